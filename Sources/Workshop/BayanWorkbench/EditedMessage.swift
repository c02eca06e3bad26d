import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanMeaning
import BayanMessageSyntax

/// A message as the page has it: its selectors and rows, or its whole text in the source view.
struct EditedMessage: Decodable {
  struct Selector: Decodable {
    var name: String
    /// `plural`, `ordinal`, `exact` or `text`.
    var kind: String
  }

  struct Row: Decodable {
    /// The keys as messages have them: `few`, `1`, `|a b|`, `*`.
    var keys: [String]
    /// The words and chips; `nil` for a row without a text.
    var pieces: [PieceBody]?
  }

  /// The text that the page has had last.
  var text: String?
  /// The selectors and rows of the table; `nil` for the source view.
  var selectors: [Selector]?
  var rows: [Row]?

  /// The most rows and selectors of a table.
  static let (mostRows, mostSelectors) = (500, 8)

  /// Returns the message's whole text.
  ///
  /// Where only texts of rows changed, every other byte of the former text stays.
  ///
  /// - Throws: The reason why there is no message.
  func composed(
    _ views: MessageViews, of source: LocaleMessage
  ) throws(WorkbenchFailure) -> String {
    guard let rows, let selectors else { return text ?? "" }
    guard rows.count <= Self.mostRows, selectors.count <= Self.mostSelectors else {
      throw WorkbenchFailure(413, "The table is too large.")
    }
    let unit = base(views, of: source)
    var variants: [ReturnedVariant] = []
    for row in rows {
      guard row.keys.count == selectors.count else {
        throw WorkbenchFailure(400, "A row has another number of keys than the table.")
      }
      guard let pattern = row.pieces?.pattern else { continue }
      var keys: [ExchangeKey] = []
      for key in row.keys { keys.append(try Self.key(key)) }
      variants.append(ReturnedVariant(keys: keys, target: pattern))
    }
    guard !variants.isEmpty else { return "" }
    let catchAll = [ExchangeKey](repeating: .catchAll, count: selectors.count)
    if !variants.contains(where: { $0.keys == catchAll }) {
      // A row that is still to be written; its emptiness is reported.
      variants.append(
        ReturnedVariant(
          keys: catchAll, target: Pattern(elements: [], span: SourceSpan(0, 0))))
    }
    // The page has the kind's name alone, and not the reason why a kind is unknown.
    let wanted = selectors.enumerated().map { index, selector in
      unit.selectors.dropFirst(index).first.flatMap {
        $0.variable == selector.name && $0.kind.name == selector.kind ? $0 : nil
      } ?? ExchangeSelector(variable: selector.name, kind: selector.selection)
    }
    guard wanted == unit.selectors else {
      return Self.restructured(unit, wanted, variants, views.arguments(of: source.id))
    }
    var returned = ReturnedUnit(
      names: [], span: SourceSpan(0, 0), selectors: wanted.isEmpty ? nil : wanted,
      variants: variants)
    returned.isWhole = true
    do throws(MessageComposition.Problem) {
      return try MessageComposition(returned, over: unit) { _ in "a row" }.text
    } catch {
      throw WorkbenchFailure(422, "This is no message: \(error.sentence).")
    }
  }

  /// Returns the unit whose text is edited: that of the file, unless the page has changed more than
  /// the texts of rows.
  ///
  /// A text goes through many states while somebody types. The form of the result, such as its
  /// quotes, doesn't depend on them.
  private func base(_ views: MessageViews, of source: LocaleMessage) -> ExchangeUnit {
    let text = text.flatMap { $0.isEmpty ? nil : $0 }
    let saved = views.messages?[source.id]?.messageText
    guard let text else { return views.empty(source) }
    func declarations(_ text: String) -> [String] {
      ParsedMessage.parse(text).message.removingSpans().declarations.map { "\($0)" }
    }
    let present = declarations(text)
    if let saved { return views.unit(source, text: declarations(saved) == present ? saved : text) }
    let unit = views.unit(source, text: text)
    let isOfTable =
      (present.isEmpty || present == declarations(source.messageText))
      && Self.isTable(unit, text, over: views.empty(source))
    return isOfTable ? views.empty(source) : unit
  }

  /// Returns whether a new translation has the form that a table gives it, and not that of a person
  /// who has written it in the source view.
  private static func isTable(
    _ unit: ExchangeUnit, _ text: String, over empty: ExchangeUnit
  ) -> Bool {
    guard unit.target != nil, unit.selectors == empty.selectors || unit.selectors.isEmpty else {
      return false
    }
    let variants = unit.variants.compactMap { variant in
      variant.target.map { ReturnedVariant(keys: variant.keys, target: $0) }
    }
    var returned = ReturnedUnit(
      names: [], span: SourceSpan(0, 0), selectors: unit.selectors.isEmpty ? nil : unit.selectors,
      variants: variants)
    returned.isWhole = true
    guard let written = try? MessageComposition(returned, over: empty, place: { _ in "" }) else {
      return false
    }
    return written.text.utf8.elementsEqual(text.utf8)
  }

  /// Returns the keys of the rows without a text.
  func emptyRows() throws(WorkbenchFailure) -> [[ExchangeKey]] {
    var empty: [[ExchangeKey]] = []
    for row in (rows ?? []).prefix(Self.mostRows) where row.pieces == nil {
      var keys: [ExchangeKey] = []
      for key in row.keys { keys.append(try Self.key(key)) }
      empty.append(keys)
    }
    return empty
  }

  private static func key(_ text: String) throws(WorkbenchFailure) -> ExchangeKey {
    if text == "*" { return .catchAll }
    let parsed = ParsedMessage.parse(".input {$a :string}\n.match $a\n\(text) {{}}\n* {{}}")
    guard parsed.isValid, case .select(_, let variants) = parsed.message.body,
      let key = variants.first?.keys.first, variants[0].keys.count == 1
    else { throw WorkbenchFailure(422, "A row's key isn't one of a message.") }
    return ExchangeKey(key)
  }

  /// Writes a message with other selectors: their declarations are changed or added.
  private static func restructured(
    _ unit: ExchangeUnit, _ selectors: [ExchangeSelector], _ variants: [ReturnedVariant],
    _ arguments: [ErrorArgument]
  ) -> String {
    let nowhere = SourceSpan(0, 0)
    let base = unit.target?.parsed.message ?? unit.source.parsed.message
    let meaning = ResolvedMessage(base)
    var declarations = base.declarations
    for selector in selectors where meaning[selector.variable].selection != selector.kind {
      guard let declaration = selector.declaration(for: arguments) else { continue }
      if let place = declarations.firstIndex(where: { $0.name == selector.variable }) {
        declarations[place] = declaration
      } else {
        declarations.append(declaration)
      }
    }
    let texts = variants.compactMap { variant in variant.target.map { (variant.keys, $0) } }
    guard !selectors.isEmpty else {
      return Message(
        declarations: declarations,
        body: .pattern(texts.last?.1 ?? Pattern(elements: [], span: nowhere))
      )
      .formatted()
    }
    return Message(
      declarations: declarations,
      body: .select(
        selectors: selectors.map { Variable(name: $0.variable, span: nowhere) },
        variants: texts.map {
          Variant(keys: $0.map(\.syntax), pattern: $1, span: nowhere)
        })
    ).formatted()
  }
}

extension EditedMessage.Selector {
  fileprivate var selection: MessageSelection {
    switch kind {
    case "plural": .plural
    case "ordinal": .ordinal
    case "exact": .exact
    case "text": .text
    default: .unknown(.noFunction)
    }
  }
}

extension ExchangeSelector {
  /// The declaration by which an argument selects in this way: `.input {$count :integer}`.
  fileprivate func declaration(for arguments: [ErrorArgument]) -> Declaration? {
    let isWhole = arguments.first { $0.name == variable }?.type == .integer
    let number = isWhole ? "integer" : "number"
    let source: String
    switch kind {
    case .plural: source = ":\(number)"
    case .ordinal: source = ":\(number) select=ordinal"
    case .exact: source = ":\(number) select=exact"
    case .text: source = ":string"
    case .unknown: return nil
    }
    let parsed = ParsedMessage.parse(".input {$\(variable) \(source)}\n{{}}")
    return parsed.isValid ? parsed.message.declarations.first : nil
  }
}
