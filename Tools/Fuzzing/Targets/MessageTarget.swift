import BayanCompiler
import BayanDiagnostics
import BayanHTTP
import BayanICUFunctions
import BayanMessageJSON
import BayanMessageSyntax
import BayanRuntime

extension FuzzTarget {
  /// Messages: any bytes give a model, a written message reads as the same, and a text equals its
  /// parts.
  static let messages = FuzzTarget("messages") { bytes in
    let parsed = ParsedMessage.parse(utf8: bytes)
    for diagnostic in parsed.diagnostics {
      try promise(diagnostic.span.end <= bytes.count, "a diagnostic lies behind the end")
    }
    if let text = String(validating: bytes, as: UTF8.self) {
      try promise(ParsedMessage.parse(text) == parsed, "the text reads otherwise than its bytes")
    }
    if parsed.isValid { try checkWriting(of: parsed.message) }

    // Messages with errors are formatted, too, because previews and editors show them.
    var choices = Choices(bytes)
    let arguments = choices.arguments(from: bytes)
    let locale = choices.one(of: locales)
    guard let preview = MessagePreview(parsed.message, locale: locale.tag, data: locale.data) else {
      return
    }
    for sink in sinks {
      try checkText(preview.string, preview.parts, arguments, for: sink)
    }
  }

  private static let locales = ["en", "ar", "fa", "he", "pl", "und"].compactMap { name in
    (try? LocaleData(name)).map { (tag: LocaleTag(name), data: $0) }
  }

  /// Checks that a written message reads as the same model and bytes, as text and as JSON.
  private static func checkWriting(of message: Message) throws {
    let json = MessageJSON.encode(message)
    let written = message.formatted()
    let again = ParsedMessage.parse(written)
    try promise(again.isValid, "what was written has errors: \(written.visible)")
    try promise(
      again.message.removingSpans() == message.removingSpans(),
      "what was written reads as something else: \(written.visible)")
    try promise(
      again.message.formatted().isSame(as: written),
      "written twice isn't written once: \(written.visible)")
    try promise(
      MessageJSON.encode(again.message).isSame(as: json), "the JSON differs: \(written.visible)")
    // Options are an object's members, which have no order.
    let decoded = MessageJSON.encode(try MessageJSON.decode(json))
    try promise(
      try JSONValue(parsing: Array(decoded.utf8)) == JSONValue(parsing: Array(json.utf8)),
      "the JSON reads as something else: \(json.visible)")
  }
}

extension FuzzTarget {
  /// The possible sinks of texts.
  static let sinks: [Sink] = [.display, .log, .terminal, .json]

  /// The functions that messages may call, beside the built-in ones.
  static let registry = ICUFunctions.registry(timeZone: "UTC")

  typealias Formatting<Arguments, Result> = (
    _ arguments: Arguments, _ sink: Sink, _ functions: FunctionRegistry?,
    _ report: (MessageError) -> Void
  ) -> Result

  /// Checks that a text equals its joined parts, and that a plain sink gets no steering characters.
  static func checkText<Arguments>(
    _ string: Formatting<Arguments, String>, _ parts: Formatting<Arguments, [FormattedPart]>,
    _ arguments: Arguments, for sink: Sink
  ) throws {
    var errors: [MessageError] = []
    let text = string(arguments, sink, registry) { errors.append($0) }
    var errorsOfParts: [MessageError] = []
    let parts = parts(arguments, sink, registry) { errorsOfParts.append($0) }
    let joined = parts.map(\.shownText).joined()
    try promise(
      joined.isSame(as: text), "\(sink): '\(text.visible)' has the parts '\(joined.visible)'")
    try promise(
      errors == errorsOfParts, "\(sink): the text reports \(errors), its parts \(errorsOfParts)")
    for case .value(let value) in parts where !value.pieces.isEmpty {
      let pieces = value.pieces.map(\.text).joined()
      try promise(
        pieces.isSame(as: value.text),
        "\(sink): '\(value.text.visible)' has the pieces '\(pieces.visible)'")
    }
    if sink == .log || sink == .terminal {
      try promise(
        !text.unicodeScalars.contains { $0.isUnseen(in: sink) },
        "\(sink): '\(text.visible)' has marks")
    }
  }
}

extension FormattedPart {
  fileprivate var shownText: String {
    switch self {
    case .text(let text), .bidiIsolation(let text): text
    case .value(let value): value.text
    case .fallback(let source): "{\(source)}"
    case .markup: ""
    }
  }
}

extension Unicode.Scalar {
  /// Whether it may not be in text for a log or a terminal: it ends a line, moves the cursor, or
  /// hides.
  fileprivate func isUnseen(in sink: Sink) -> Bool {
    switch properties.generalCategory {
    case .control: !(self == "\n" && sink == .terminal)
    case .lineSeparator, .paragraphSeparator: true
    default:
      properties.isDefaultIgnorableCodePoint && !properties.isJoinControl
        && !properties.isVariationSelector
    }
  }

  fileprivate var isBidiControl: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Choices {
  /// Returns the arguments of a message, with the names in dictionary and corpus.
  mutating func arguments(from bytes: [UInt8]) -> [MessageArgument] {
    ["name", "count", "x", "date", "amount", "list"].prefix(below(7)).map {
      MessageArgument($0, argument(from: bytes, depth: 1))
    }
  }

  /// Returns a value of any type; lists are nested up to `depth` levels.
  mutating func argument(from bytes: [UInt8], depth: Int) -> MessageValue {
    switch below(depth > 0 ? 10 : 8) {
    case 0...1: .string(text(from: bytes))
    case 2: .integer(below(12))
    case 3: .integer(Int(truncatingIfNeeded: next()))
    case 4: MessageValue(Double(bitPattern: next()))
    case 5: MessageNumber(text(from: bytes)).map(MessageValue.number) ?? 0
    case 6:
      .dateTime(
        MessageDateTime(
          secondsSince1970: Double(Int32(truncatingIfNeeded: next())), offset: below(1440) - 720))
    case 7:
      .amount(
        MessageAmount(below(100_000), currency: one(of: ["USD", "EGP", "JPY", "XXX", "x\u{202E}"])))
    default: .list((0..<below(5)).map { _ in argument(from: bytes, depth: depth - 1) })
    }
  }
}
