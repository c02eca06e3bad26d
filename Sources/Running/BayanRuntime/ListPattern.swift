/// The form of a list in a locale: `a, b, and c`.
///
/// - Source: CLDR, list pattern `standard`; forms that depend on the words are not supported, such
///   as the Spanish `e` for `y` before an i.
struct ListPattern: Sendable {
  /// The separators of two elements, after the first of several, between the middle ones, and
  /// before the last; then the endings of two elements, as in Malayalam, and of several.
  private let texts: [String]

  init(_ reader: inout PackReader) { texts = (0..<6).map { _ in reader.string() } }

  /// Returns the text before an element.
  func separator(before index: Int, of count: Int) -> String {
    texts[count == 2 ? 0 : index == count - 1 ? 3 : index == 1 ? 1 : 2]
  }

  /// Returns the text after the last element.
  func suffix(of count: Int) -> String { count < 2 ? "" : texts[count == 2 ? 4 : 5] }
}

/// A list value, with its elements' texts.
struct ListValue: FunctionValue {
  /// The texts of the elements, each with the isolation that it needs.
  var elements: [String]
  /// The plain texts of the elements, from which the list's plain value is made.
  var plainElements: [String]
  var pattern: ListPattern
  var direction: TextDirection?

  var partType: String { "list" }
  var plainValue: MessageValue? { .string(pieces(plainElements).map { $0.text }.joined()) }

  func format() -> [FormattedPart.Piece] { pieces(elements) }

  private func pieces(_ texts: [String]) -> [FormattedPart.Piece] {
    var pieces: [FormattedPart.Piece] = []
    for (index, text) in texts.enumerated() {
      if index > 0 {
        let separator = pattern.separator(before: index, of: texts.count)
        pieces.append(FormattedPart.Piece(type: "literal", text: separator))
      }
      pieces.append(FormattedPart.Piece(type: "element", text: text))
    }
    let suffix = pattern.suffix(of: texts.count)
    if !suffix.isEmpty { pieces.append(FormattedPart.Piece(type: "literal", text: suffix)) }
    return pieces
  }
}
