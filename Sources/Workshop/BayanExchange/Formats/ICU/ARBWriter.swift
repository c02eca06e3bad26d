import BayanCatalog
import BayanDiagnostics
import BayanMeaning
import BayanMessageConversion
import BayanMessageSyntax
import BayanSupport

/// Writes a bundle.
struct ARBWriter {
  private let document: ExchangeDocument
  private let side: ICUPlaceholders.Side
  private var losses: [ExchangeLoss] = []

  static func write(_ document: ExchangeDocument, over previous: SourceFile?) -> ExchangeOutput {
    var former: ARBBundle?
    if let previous, !previous.bytes.isEmpty {
      do throws(ExchangeFault) {
        former = try ARBBundle(previous)
      } catch {
        return ExchangeOutput(bytes: [], diagnostics: [error.diagnostic(in: previous)])
      }
    }
    var writer = ARBWriter(document)
    let bytes = writer.bytes(over: former, previous?.bytes ?? [])
    return ExchangeOutput(bytes: bytes, losses: writer.losses)
  }

  private init(_ document: ExchangeDocument) {
    self.document = document
    side = document.targetLocale == nil ? .source : .target
  }

  private mutating func bytes(over former: ARBBundle?, _ previous: [UInt8]) -> [UInt8] {
    let locale = document.targetLocale ?? document.sourceLocale
    var own: [(key: String, members: [WrittenJSON.Member])] = []
    for unit in document.units {
      let key = Self.key(unit.name, of: unit)
      let members = members(of: unit)
      // A text under the app's own key that nobody has taken over stays.
      if unit.key == nil || !members.isEmpty { own.append((key, members)) }
    }
    // Members of others stay, and those that are there stay in their order.
    let names = Set(own.flatMap { [$0.key] + $0.members.map(\.name) })
    var places = Dictionary(firstOf: own.enumerated().map { ($0.element.key, $0.offset) })
    var isWritten = [Bool](repeating: false, count: own.count)
    var members = [WrittenJSON.Member("@@locale", .string(locale.replacing("-", with: "_")))]
    for member in former?.members ?? [] where member.name != "@@locale" {
      if let place = places.removeValue(forKey: member.name) {
        members += own[place].members
        isWritten[place] = true
      } else if !names.contains(member.name) {
        members.append(WrittenJSON.Member(member.name, .raw(previous[member.value.range])))
      }
    }
    for (index, each) in own.enumerated() where !isWritten[index] { members += each.members }
    var bytes: [UInt8] = []
    WrittenJSON.object(members).write(to: &bytes, style: .common)
    bytes.append(0x0A)
    return bytes
  }

  private static var syntax: ICUEntries.Syntax {
    ICUEntries.Syntax(
      format: "a bundle", hasStyles: false, quotesValues: true, canChoose: FlutterReading.canChoose,
      says: { ARBPlaceholder.format($0, $1) != nil })
  }

  /// The key of a message: the app's own, where it can be one.
  private static func key(_ name: String, of unit: ExchangeUnit) -> String {
    unit.key != nil && ARBName.isIdentifier(name) ? name : ARBName.name(of: name)
  }

  private mutating func members(of unit: ExchangeUnit) -> [WrittenJSON.Member] {
    let entries = ICUEntries(unit, side, Self.syntax)
    losses += entries.losses
    // A key of the app's has the attributes that the app gives it.
    let hasAttributes = unit.key == nil
    guard !entries.entries.isEmpty else {
      // Translators see what there is to translate, and programs show the source's text.
      let key = Self.key(unit.name, of: unit)
      return hasAttributes ? [WrittenJSON.Member("@" + key, .object(attributes(unit, nil)))] : []
    }
    return entries.entries.flatMap { entry in
      let key = Self.key(entry.name, of: unit)
      let text = WrittenJSON.Member(key, .string(entry.text))
      guard hasAttributes else { return [text] }
      return [text, WrittenJSON.Member("@" + key, .object(attributes(unit, entry.variant)))]
    }
  }

  private func attributes(
    _ unit: ExchangeUnit, _ variant: ExchangeVariant?
  ) -> [WrittenJSON.Member] {
    let notes = (variant.map(unit.notes(for:)) ?? unit.notes).filter {
      [.context, .limit].contains($0.kind)
    }
    var members: [WrittenJSON.Member] = []
    if !notes.isEmpty {
      members.append(
        WrittenJSON.Member("description", .string(notes.map(\.text).joined(separator: " "))))
    }
    if side == .target {
      let source = ICUEntries(unit, .source, Self.syntax)
      if source.entries.count == 1 {
        members.append(WrittenJSON.Member("source_text", .string(source.entries[0].text)))
      }
    }
    let placeholders = self.placeholders(of: unit)
    if !placeholders.isEmpty {
      members.append(WrittenJSON.Member("placeholders", .object(placeholders)))
    }
    if [.draft, .stale, .reviewed].contains(unit.state), side == .target {
      members.append(WrittenJSON.Member(ARBBundle.state, .string(unit.state.rawValue)))
    }
    if side == .target {
      members.append(WrittenJSON.Member(ARBBundle.stamp, .string(XLIFF.stamp(unit))))
    }
    return members
  }

  /// Returns the arguments that programs pass, with their types and their formats.
  private func placeholders(of unit: ExchangeUnit) -> [WrittenJSON.Member] {
    let message =
      (side == .target ? unit.target : nil)?.parsed.message ?? unit.source.parsed.message
    let values = ResolvedMessage(message)
    var shown: [String: Expression] = [:]
    for element in message.exchangeVariants.flatMap(\.pattern.elements) {
      guard case .expression(let expression) = element, expression.operand?.variable != nil,
        case let value = values[expression], let argument = value.argument
      else { continue }
      if shown[argument] == nil {
        shown[argument] = Expression(
          operand: expression.operand, function: value.function, attributes: [], span: .none)
      }
    }
    let used = values.used(in: message)
    return unit.arguments.filter { used.contains($0.name) }.map { argument in
      var members = [
        WrittenJSON.Member("type", .string(ARBPlaceholder.type(argument.type)))
      ]
      if let example = argument.example {
        members.append(WrittenJSON.Member("example", .string(example)))
      }
      if let expression = shown[argument.name],
        let format = ARBPlaceholder.format(expression, argument), !format.name.isEmpty
      {
        members.append(WrittenJSON.Member("format", .string(format.name)))
        if let digits = format.digits {
          members.append(
            WrittenJSON.Member(
              "optionalParameters", .object([WrittenJSON.Member("decimalDigits", .number(digits))]))
          )
        }
      }
      return WrittenJSON.Member(argument.name, .object(members))
    }
  }
}

/// The placeholder of Flutter.
enum ARBPlaceholder {
  static func type(_ type: ErrorArgument.ValueType) -> String {
    switch type {
    case .integer: "int"
    case .number: "double"
    case .date: "DateTime"
    case .string, .currency, .list: "String"
    }
  }

  /// How a value is shown, by the constructors of Dart's `NumberFormat` and `DateFormat`.
  ///
  /// - Returns: An empty name for a text; `nil` where Flutter has no such format.
  static func format(
    _ shown: Expression, _ argument: ErrorArgument
  ) -> (name: String, digits: Int?)? {
    let function = shown.function
    var options = Dictionary(
      firstOf: (function?.options ?? []).map { option in
        if case .literal(let literal) = option.value {
          (option.name, literal.value)
        } else {
          (option.name, "")
        }
      })
    options["select"] = nil
    let standard = function?.standard
    guard function == nil || standard?.declaration.accepts(argument.type) == true,
      standard?.shifts != true
    else { return nil }
    switch (argument.type, standard?.family) {
    case (.string, nil), (.string, .text): return options.isEmpty ? ("", nil) : nil
    case (.integer, .number) where standard?.scale == 100,
      (.number, .number) where standard?.scale == 100:
      return options.isEmpty ? ("percentPattern", nil) : nil
    case (.integer, nil), (.number, nil), (.integer, .number), (.number, .number):
      guard standard?.showsBareValue != false,
        argument.type == .integer || standard?.isWhole != true
      else { return nil }
      if options.isEmpty { return ("decimalPattern", nil) }
      guard options.count == 2, let least = options["minimumFractionDigits"],
        let digits = Int(least), options["maximumFractionDigits"] == least
      else { return nil }
      return ("decimalPatternDigits", digits)
    case (.date, .time):
      let message = Message(
        declarations: [],
        body: .pattern(Pattern(elements: [.expression(shown)], span: .none)))
      guard let pattern = try? ICUMessageFormat.pattern(for: message),
        let start = pattern.firstRange(of: "::")
      else { return nil }
      return formats[String(pattern[start.upperBound...].dropLast())].map { ($0, nil) }
    default: return nil
    }
  }

  /// Whether a format shows a value as messages show it without a function.
  static func isUsual(_ name: String) -> Bool { name == "decimalPattern" }

  /// The function that shows a value as a format of Dart does; `nil` where none does.
  static func function(_ name: String, _ type: String, _ digits: Int?) -> Function? {
    func function(of message: Message?) -> Function? {
      guard case .pattern(let pattern)? = message?.body,
        case .expression(let expression)? = pattern.elements.first
      else { return nil }
      return expression.function
    }
    if type == "DateTime" {
      let skeleton = formats.first { $0.value == name }?.key
      return skeleton.flatMap {
        function(
          of: try? ICUMessageFormat.message(from: "{v, date, ::\($0)}", nearestDates: true))
      }
    }
    let fraction = digits.map { " minimumFractionDigits=\($0) maximumFractionDigits=\($0)" } ?? ""
    let text: String? =
      switch name {
      case "percentPattern": "{$v :percent}"
      case "decimalPercentPattern": "{$v :percent\(fraction)}"
      case "decimalPatternDigits": "{$v :number\(fraction)}"
      default: nil
      }
    return function(of: text.map { ParsedMessage.parse($0).message })
  }

  /// The names of `DateFormat` by skeletons.
  private static let formats: [String: String] = {
    var formats = [
      "EEE": "E", "MdEEE": "MEd", "MMMdEEE": "MMMEd", "MMMMdEEEE": "MMMMEEEEd", "yMdEEE": "yMEd",
      "yMMMdEEE": "yMMMEd", "yMMMMdEEEE": "yMMMMEEEEd",
    ]
    for name in [
      "EEEE", "Md", "MMMd", "MMMMd", "yMd", "yMMMd", "yMMMMd", "j", "jm", "jms", "H", "Hm", "Hms",
    ] { formats[name] = name }
    return formats
  }()
}
