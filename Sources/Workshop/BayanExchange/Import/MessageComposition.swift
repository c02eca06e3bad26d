import BayanCatalog
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanSupport

/// The text of a message that came back, made of its variants and of what the catalog has.
///
/// Where only texts changed, the message's own text changes there and nowhere else. Declarations
/// don't travel: they are those of the present translation, or else of the source.
package struct MessageComposition {
  /// The message's new text.
  package let text: String

  /// The changes within the present text, where these are enough.
  let edits: [(span: SourceSpan, text: String)]?

  /// Why there is no message.
  package struct Problem: Error {
    package var sentence: Diagnostic.Message
  }

  /// - Parameter place: What the file calls the text of some keys.
  package init(
    _ returned: ReturnedUnit, over unit: ExchangeUnit, place: ([ExchangeKey]) -> String
  ) throws(Problem) {
    let rows = returned.variants.compactMap { variant in
      variant.target.map { (keys: variant.keys, pattern: $0) }
    }
    guard !rows.isEmpty else { throw Problem(sentence: "the file has no translation of it") }
    func missing(_ keys: [ExchangeKey]) -> Problem {
      let name = returned.variants.first { $0.keys == keys }?.place
      return Problem(sentence: "the file has no text for \(name ?? place(keys))")
    }
    if let present = unit.target {
      let message = present.parsed.message
      if !returned.isWhole, let lost = Self.lostVariant(rows, of: message) { throw missing(lost) }
      let places = Self.places(of: rows, in: message)
      if let places {
        let changed = zip(rows, places).filter { row, place in
          !row.pattern.isSame(as: place)
        }
        let intended = message.replacing(
          Dictionary(firstOf: zip(places.map(\.span), rows.map(\.pattern))))
        let edits = changed.map { (span: $1.span, text: $0.pattern.formatted()) }
        let text = present.messageText.replacing(edits)
        let parsed = ParsedMessage.parse(text)
        if parsed.isValid, parsed.message.isSame(as: intended) {
          self.text = text
          self.edits = edits
          return
        }
        self.text = try Self.valid(intended)
        self.edits = nil
        return
      }
    }
    let count = rows.map(\.keys.count).max() ?? 0
    let catchAll = [ExchangeKey](repeating: .catchAll, count: count)
    if count > 0, !rows.contains(where: { $0.keys == catchAll }) { throw missing(catchAll) }
    text = try Self.valid(Self.message(rows, returned, unit))
    edits = nil
  }

  /// The keys of a text that a message has and the file lacks.
  private static func lostVariant(
    _ rows: [(keys: [ExchangeKey], pattern: Pattern)], of message: Message
  ) -> [ExchangeKey]? {
    guard case .select = message.body else { return nil }
    return message.exchangeVariants.map(\.keys).first { keys in
      !rows.contains { $0.keys == keys }
    }
  }

  /// Where the texts are in a message that has exactly these variants; `nil` for one that hasn't.
  private static func places(
    of rows: [(keys: [ExchangeKey], pattern: Pattern)], in message: Message
  ) -> [Pattern]? {
    if case .pattern(let pattern) = message.body {
      return rows.count == 1 && rows[0].keys.allSatisfy { $0 == .catchAll } ? [pattern] : nil
    }
    let present = message.exchangeVariants
    guard rows.count == present.count else { return nil }
    return rows.compactMap { row in present.first { $0.keys == row.keys }?.pattern }
  }

  /// A message of these texts.
  private static func message(
    _ rows: [(keys: [ExchangeKey], pattern: Pattern)], _ returned: ReturnedUnit,
    _ unit: ExchangeUnit
  ) throws(Problem) -> Message {
    let source = unit.source.parsed.message
    let target = unit.target?.parsed.message
    if rows.count == 1, rows[0].keys.allSatisfy({ $0 == .catchAll }) {
      // Of a plural in a language without plurals one text is left, and nothing to choose by.
      let declarations = (target ?? source).declarations
      return Message(declarations: declarations, body: .pattern(rows[0].pattern))
    }
    let selectors = try selectors(of: rows, returned, unit)
    for row in rows where row.keys.count != selectors.count {
      throw Problem(
        sentence:
          "the variant \(quoted(row.keys.formatted)) needs a key for each of the message's \(selectors.count) selectors"
      )
    }
    let base = [target, source].compactMap { $0 }.first { message in
      selectors.allSatisfy { selector in
        message.exchangeSelectors.contains { $0.variable == selector.variable }
      }
    }
    return Message(
      declarations: base?.declarations ?? declarations(of: target ?? source, and: selectors),
      body: .select(
        selectors: selectors.map { Variable(name: $0.variable, span: .none) },
        variants: rows.map {
          Variant(keys: $0.keys.map(\.syntax), pattern: $0.pattern, span: .none)
        }))
  }

  /// The declarations of a message, and those of selectors that it lacks.
  private static func declarations(
    of message: Message, and selectors: [ExchangeSelector]
  ) -> [Declaration] {
    let declared = Set(message.declarations.map(\.name))
    return message.declarations
      + selectors.filter { !declared.contains($0.variable) }.compactMap(\.declaration)
  }

  private static func selectors(
    of rows: [(keys: [ExchangeKey], pattern: Pattern)], _ returned: ReturnedUnit,
    _ unit: ExchangeUnit
  ) throws(Problem) -> [ExchangeSelector] {
    if let selectors = returned.selectors { return selectors }
    guard !unit.selectors.isEmpty else {
      throw Problem(
        sentence: "the file has several texts, but the message has nothing to select by")
    }
    return unit.selectors
  }

  /// The text of a message, if it can be read again.
  private static func valid(_ message: Message) throws(Problem) -> String {
    let text = message.formatted()
    let parsed = ParsedMessage.parse(text)
    if let fault = parsed.diagnostics.first { throw Problem(sentence: fault.message) }
    return text
  }
}

extension ExchangeSelector {
  /// The declaration of a value that nothing in the catalog declares.
  fileprivate var declaration: Declaration? {
    let (name, options): (String, [(String, String)])
    switch kind {
    case .plural: (name, options) = ("number", [])
    case .ordinal: (name, options) = ("number", [("select", "ordinal")])
    case .exact: (name, options) = ("number", [("select", "exact")])
    case .text: (name, options) = ("string", [])
    case .unknown: return nil
    }
    return Declaration(
      kind: .input, name: variable, nameSpan: .none,
      value: Expression(
        operand: .variable(Variable(name: variable, span: .none)),
        function: Function(
          name: name,
          options: options.map {
            Option(
              name: $0.0, value: .literal(Literal(value: $0.1, span: .none)), nameSpan: .none,
              span: .none)
          }, span: .none), attributes: [], span: .none), span: .none)
  }
}

extension Message {
  /// The message with other patterns at some places.
  fileprivate func replacing(_ patterns: [SourceSpan: Pattern]) -> Message {
    var message = self
    switch body {
    case .pattern(let pattern): message.body = .pattern(patterns[pattern.span] ?? pattern)
    case .select(let selectors, var variants):
      for index in variants.indices {
        variants[index].pattern = patterns[variants[index].pattern.span] ?? variants[index].pattern
      }
      message.body = .select(selectors: selectors, variants: variants)
    }
    return message
  }

  fileprivate func isSame(as other: Message) -> Bool {
    formatted().utf8.elementsEqual(other.formatted().utf8)
  }
}

extension Pattern {
  /// Whether two patterns are the same to the letter.
  func isSame(as other: Pattern) -> Bool {
    formatted().utf8.elementsEqual(other.formatted().utf8)
  }
}

extension String {
  /// The text with other text at some places, which don't overlap.
  fileprivate func replacing(_ edits: [(span: SourceSpan, text: String)]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.span.start < $1.span.start }) {
      result += bytes[place..<edit.span.start]
      result += edit.text.utf8
      place = edit.span.end
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }
}
