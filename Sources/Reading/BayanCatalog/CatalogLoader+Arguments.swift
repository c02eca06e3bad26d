import BayanDiagnostics
import BayanSupport
import BayanTOML

extension CatalogLoader {
  /// Reads `arguments`: a table of names, each with a type.
  mutating func arguments(of fields: Fields) -> [ErrorArgument] {
    guard let (table, _) = table("arguments", of: fields) else { return [] }
    var arguments: [ErrorArgument] = []
    for entry in table.entries {
      let place = Place(file: fields.file, span: entry.keySpan)
      guard isIdentifier(entry.key) else {
        reportInvalid(.notAnIdentifier(entry.key), at: place)
        continue
      }
      guard !reservedArgumentNames.contains(entry.key) else {
        reportInvalid(.reservedName(entry.key, for: "an argument"), at: place)
        continue
      }
      guard let table = entry.value.table else {
        let wanted: Diagnostic.Message = "a table such as { type = \"string\" }"
        reportWrongType(entry.key, entry.value, wanted: wanted, in: fields)
        continue
      }
      // An argument with an unreadable type is kept, so that its uses aren't reported as unknown.
      arguments.append(argument(entry.key, table, at: place))
    }
    checkCase(of: arguments.map { Located(value: $0.name, place: $0.place) }, what: "arguments")
    return arguments
  }

  private mutating func argument(
    _ name: String, _ table: TOMLTable, at place: Place
  ) -> ErrorArgument {
    let fields = fields(
      of: table, in: place.file, at: place.span, known: FileKeys.argument)
    let type = argumentType(of: fields)
    let range = string("range", of: fields)
    if let range {
      if closedRange(range.value) == nil {
        reportInvalid(.notARange(range.value), at: range.place)
      } else if let type, type != .integer {
        reportInvalid(.rangeOf(type), at: range.place)
      }
    }
    let bounds = range.flatMap { closedRange($0.value) }
    return ErrorArgument(
      name: name, type: type ?? .string, isTypeKnown: type != nil, range: bounds,
      isPrivate: boolean("private", of: fields) ?? false,
      summary: string("summary", of: fields)?.value ?? "",
      example: type.flatMap { example(of: fields, type: $0, range: bounds) }, place: place)
  }

  /// Reads `example`, a value of the argument's type.
  private mutating func example(
    of fields: Fields, type: ErrorArgument.ValueType, range: ClosedRange<Int>?
  ) -> String? {
    guard let value = fields.table["example"]?.value else { return nil }
    let place = Place(file: fields.file, span: value.span)
    guard let text = value.example(of: type) else {
      reportInvalid(.notAnExample(of: type), at: place, in: fields)
      return nil
    }
    if let range, let number = Int(text), !range.contains(number) {
      reportInvalid(.outOfRange(number), at: place, in: fields)
      return nil
    }
    return text
  }

  /// Reads `type`, and `of` for a list's elements.
  private mutating func argumentType(of fields: Fields) -> ErrorArgument.ValueType? {
    guard let name = string("type", of: fields, required: true) else { return nil }
    guard name.value == "list" else {
      if let element = string("of", of: fields) { reportInvalid(.notAList, at: element.place) }
      return simpleType(name, orList: true, in: fields)
    }
    guard let element = string("of", of: fields, required: true) else { return nil }
    return simpleType(element, orList: false, in: fields).map { .list(of: $0) }
  }

  private mutating func simpleType(
    _ name: Located<String>, orList: Bool, in fields: Fields
  ) -> ErrorArgument.ValueType? {
    let simple = ErrorArgument.ValueType.simple
    if let found = simple.first(where: { $0.name == name.value }) { return found.type }
    let names = simple.map(\.name) + (orList ? ["list"] : [])
    let otherName = ErrorArgument.ValueType.otherNames[name.value.lowercased()]
    let nearest =
      otherName.flatMap { names.contains($0) ? $0 : nil }
      ?? nearestName(to: name.value, among: names)
    reportUnknownName(
      name, .unknownType(name.value, nearest: nearest, names: names), nearest: nearest, in: fields)
    // The most likely type avoids a second diagnostic about the argument's uses.
    return simple.first { $0.name == nearest }?.type
  }
}

extension TOMLValue {
  /// Returns the value as an argument's example; `nil` if it isn't of the type.
  fileprivate func example(of type: ErrorArgument.ValueType) -> String? {
    switch (type, content) {
    case (.string, .string(let text)): text.value
    case (.integer, .integer(let number)), (.number, .integer(let number)): String(number)
    case (.number, .float(let number)): number.isFinite ? "\(number)" : nil
    case (.date, .dateTime(let date)): date.kind == .localTime ? nil : date.text
    case (.currency, .string(let text)): text.value.isAmount ? text.value : nil
    case (.list(let element), .array(let values)): Self.list(values.map { $0.example(of: element) })
    default: nil
    }
  }

  private static func list(_ parts: [String?]) -> String? {
    let known = parts.compactMap { $0 }
    return known.isEmpty || known.count < parts.count ? nil : known.joined(separator: ", ")
  }
}

extension String {
  /// Whether the text is a decimal and a currency's code: `12.50 EUR`.
  fileprivate var isAmount: Bool {
    let parts = split(separator: " ")
    return parts.count == 2 && parts[1].utf8.count == 3
      && parts[1].utf8.allSatisfy { (0x41...0x5A).contains($0) } && Double(parts[0]) != nil
  }
}

extension ErrorArgument.ValueType {
  /// An example as it is written in the catalog; `nil` for lists.
  fileprivate var example: String? {
    switch self {
    case .string: "\"Ann\""
    case .integer: "3"
    case .number: "2.5"
    case .date: "2026-01-31"
    case .currency: "\"12.50 EUR\""
    case .list: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notAnExample(of type: ErrorArgument.ValueType) -> Self {
    guard let example = type.example else {
      return
        "this isn't an example of the type '\(type)'; write an array, as in [\"Ann\", \"Bob\"]"
    }
    return "this isn't an example of the type '\(type)'; write \(example)"
  }

  fileprivate static func outOfRange(_ number: Int) -> Self {
    "the example \(number) is not in the argument's range"
  }

  fileprivate static func notARange(_ text: String) -> Self {
    "\(quoted(text)) is not a range; write the lowest and the highest integer as in '0...3600'"
  }

  fileprivate static func rangeOf(_ type: ErrorArgument.ValueType) -> Self {
    "only an integer can have a range, but this argument has the type \(quoted(type.description))"
  }

  fileprivate static let notAList: Self =
    "'of' is the type of a list's elements, but this argument isn't a list; remove it"

  fileprivate static func unknownType(_ name: String, nearest: String?, names: [String]) -> Self {
    nearest == nil
      ? "unknown argument type \(quoted(name)); use \(quotedChoices(names))"
      : "unknown argument type \(quoted(name))\(didYouMean(nearest))"
  }
}
