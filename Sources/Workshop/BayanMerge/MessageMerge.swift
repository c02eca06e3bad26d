import BayanDiagnostics
import BayanMessageSyntax

/// Merges messages by their variants.
enum MessageMerge {
  /// A message with the variants that the sides changed.
  ///
  /// - Returns: `nil` for messages that choose in different ways, and where both sides changed one
  ///   variant.
  static func merged(_ texts: Three<String>) -> String? {
    let messages = texts.map { MessageParts($0) }
    guard let base = messages.base, let ours = messages.ours, let theirs = messages.theirs,
      let head = Three(base: base.choice, ours: ours.choice, theirs: theirs.choice).settled,
      head == ours.choice || head == theirs.choice
    else { return nil }
    let parts = Three(base: base, ours: ours, theirs: theirs)
    var variants: [String] = []
    for item in ListMerge(parts.map { $0.variants.map { ($0.keys, $0.text) } }).items {
      switch (item.base, item.ours, item.theirs) {
      case (nil, let only?, nil), (nil, nil, let only?): variants.append(only)
      case (let base, let ours?, let theirs?):
        if ours == theirs || theirs == base {
          variants.append(ours)
        } else if ours == base {
          variants.append(theirs)
        } else {
          return nil
        }
      case (let base?, let left?, nil), (let base?, nil, let left?):
        guard left == base else { return nil }
      case (_, nil, nil): continue
      }
    }
    let opening = ours.choice == base.choice ? theirs.opening : ours.opening
    let text = opening + variants.joined(separator: ours.separator) + ours.closing
    return ParsedMessage.parse(text).isValid ? text : nil
  }
}

/// A message with variants, in pieces.
private struct MessageParts {
  /// The text before the first variant.
  let opening: String
  /// The declarations and the selectors, without white space.
  let choice: [UInt8]
  /// The variants as they are written, by their keys.
  let variants: [(keys: [UInt8], text: String)]
  /// The text between two variants.
  let separator: String
  /// The text after the last.
  let closing: String

  /// - Returns: `nil` for a message without variants, or with errors.
  init?(_ text: String) {
    let parsed = ParsedMessage.parse(text)
    guard parsed.isValid, case .select(_, let found) = parsed.message.body,
      let first = found.first, let last = found.last
    else { return nil }
    let bytes = Array(text.utf8)
    func part(_ start: Int, _ end: Int) -> String {
      String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }
    opening = part(0, first.span.start)
    choice = opening.utf8.filter { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }
    variants = found.map { variant in
      (
        Array(variant.keys.map { $0.formatted() }.joined(separator: " ").utf8),
        part(variant.span.start, variant.span.end)
      )
    }
    separator = found.count > 1 ? part(first.span.end, found[1].span.start) : "\n"
    closing = part(last.span.end, bytes.count)
  }
}
