/// How a locale puts several things in a row: `a, b, and c`.
///
/// - Source: CLDR, list pattern `standard`; what depends on the words, as the Spanish `e` for `y`
///   before an i, isn't in it.
public struct ListPattern: Hashable, Sendable {
  /// Between two.
  public var pair: String
  /// After the first of more.
  public var start: String
  /// Between those that follow.
  public var middle: String
  /// Before the last.
  public var end: String
  /// After two, as in Malayalam; mostly empty.
  public var pairSuffix: String
  /// After the last of more.
  public var suffix: String

  public init(
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
  public static var root: Self { Self(pair: ", ", start: ", ", middle: ", ", end: ", ") }

  /// What stands before an element.
  func separator(before index: Int, of count: Int) -> String {
    if count == 2 { return pair }
    return index == count - 1 ? end : index == 1 ? start : middle
  }

  func write(to writer: inout PackWriter) {
    for text in [pair, start, middle, end, pairSuffix, suffix] { writer.write(text) }
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
  var plainValue: MessageValue? { .string(joined(plainElements)) }

  func format() throws(MessageError) -> [FormattedPart.Piece] {
    var pieces: [FormattedPart.Piece] = []
    for (index, element) in elements.enumerated() {
      if index > 0 {
        let separator = pattern.separator(before: index, of: elements.count)
        pieces.append(FormattedPart.Piece(type: "literal", text: separator))
      }
      pieces.append(FormattedPart.Piece(type: "element", text: element))
    }
    let suffix = pattern.suffix(of: elements.count)
    if !suffix.isEmpty { pieces.append(FormattedPart.Piece(type: "literal", text: suffix)) }
    return pieces
  }

  func formattedText() throws(MessageError) -> String { joined(elements) }

  private func joined(_ texts: [String]) -> String {
    var result = ""
    for (index, text) in texts.enumerated() {
      if index > 0 { result += pattern.separator(before: index, of: texts.count) }
      result += text
    }
    return result + pattern.suffix(of: texts.count)
  }
}
