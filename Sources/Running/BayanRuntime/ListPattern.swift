/// How a locale puts several things in a row: `a, b, and c`.
///
/// - Source: CLDR, list pattern `standard`; what depends on the words, as the Spanish `e` for `y`
///   before an i, isn't in it.
package struct ListPattern: Sendable {
  /// Between two.
  package var pair: String
  /// After the first of more.
  package var start: String
  /// Between those that follow.
  package var middle: String
  /// Before the last.
  package var end: String
  /// After two, as in Malayalam; mostly empty.
  package var pairSuffix: String
  /// After the last of more.
  package var suffix: String

  package init(
    pair: String, start: String, middle: String, end: String, pairSuffix: String = "",
    suffix: String = ""
  ) {
    self.pairSuffix = pairSuffix
    self.suffix = suffix
    self.pair = pair
    self.start = start
    self.middle = middle
    self.end = end
  }

  /// CLDR's root: commas.
  package static var root: Self { Self(pair: ", ", start: ", ", middle: ", ", end: ", ") }

  /// What stands before an element.
  func separator(before index: Int, of count: Int) -> String {
    if count == 2 { return pair }
    return index == count - 1 ? end : index == 1 ? start : middle
  }

  init(_ reader: inout PackReader) {
    pair = reader.string()
    start = reader.string()
    middle = reader.string()
    end = reader.string()
    pairSuffix = reader.string()
    suffix = reader.string()
  }

  /// What stands after the last element.
  func suffix(of count: Int) -> String { count == 2 ? pairSuffix : count > 2 ? suffix : "" }
}

/// A list as it is shown: its elements' texts, put in a row.
struct ListValue: FunctionValue {
  /// Each with the isolation that it needs.
  var elements: [String]
  /// The elements' plain texts, which stand for the list.
  var plainElements: [String]
  var pattern: ListPattern
  var direction: TextDirection?

  var partType: String { "list" }
  var plainValue: MessageValue? { .string(pieces(plainElements).map(\.text).joined()) }

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
