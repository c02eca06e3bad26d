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
      guard let table = entry.value.table else {
        let wanted = "a table such as { type = \"string\" }"
        reportWrongType(entry.key, entry.value, wanted: wanted, in: fields)
        continue
      }
      // An argument whose type can't be read is kept, so that its uses aren't called unknown.
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
    return ErrorArgument(
      name: name, type: type ?? .string, range: range.flatMap { closedRange($0.value) },
      isPrivate: boolean("private", of: fields) ?? false, place: place)
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
    let meant = nearestName(to: name.value, among: names)
    reportUnknownName(
      name, .unknownType(name.value, meant: meant, names: names), meant: meant, in: fields)
    // What was most likely meant, so that no use of the argument is called a mismatch as well.
    return simple.first { $0.name == meant }?.type
  }
}

extension Diagnostic.Message {
  fileprivate static func notARange(_ text: String) -> Self {
    "\(quoted(text)) is not a range; write the lowest and the highest integer as in '0...3600'"
  }

  fileprivate static func rangeOf(_ type: ErrorArgument.ValueType) -> Self {
    "only an integer can have a range, and this is a \(type)"
  }

  fileprivate static let notAList: Self = "'of' names the type of a list's elements"

  fileprivate static func unknownType(_ name: String, meant: String?, names: [String]) -> Self {
    let hint = meant == nil ? "; it can be \(quotedList(names))" : didYouMean(meant)
    return "unknown argument type \(quoted(name))\(hint)"
  }
}
