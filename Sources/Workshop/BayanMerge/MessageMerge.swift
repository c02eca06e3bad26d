import BayanDiagnostics
import BayanMessageSyntax

/// The merge of messages by their variants.
package enum MessageMerge {
  /// Returns a message with the changes of both sides.
  ///
  /// - Returns: `nil` if both sides changed one text, or one variant of it.
  package static func merged(base: String, ours: String, theirs: String) -> String? {
    let bytes = Three(base: base, ours: ours, theirs: theirs).map { Array($0.utf8) }
    if let settled = bytes.settled { return String(decoding: settled, as: UTF8.self) }
    return merged(Three(base: base, ours: ours, theirs: theirs))
  }

  /// Returns a message with the variants that the sides changed.
  ///
  /// - Returns: `nil` for messages with different selectors, and if both sides changed one variant.
  static func merged(_ texts: Three<String>) -> String? {
    let messages = texts.map { MessageParts($0) }
    guard let base = messages.base, let ours = messages.ours, let theirs = messages.theirs,
      // White space counts, because it may be part of a literal.
      let opening = Three(base: base.opening, ours: ours.opening, theirs: theirs.opening).settled
    else { return nil }
    let parts = Three(base: base, ours: ours, theirs: theirs)
    var variants: [[UInt8]] = []
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
    let bytes = opening + variants.joined(separator: ours.separator) + ours.closing
    let text = String(decoding: bytes, as: UTF8.self)
    return ParsedMessage.parse(text).isValid ? text : nil
  }
}

/// The parts of a message with variants, as they are written.
///
/// The parts are bytes, because Swift compares strings by canonical equivalence.
private struct MessageParts {
  /// The text before the first variant: the declarations and the selectors.
  let opening: [UInt8]
  /// The variants by their keys.
  let variants: [(keys: [UInt8], text: [UInt8])]
  /// The text between two variants.
  let separator: [UInt8]
  /// The text after the last variant.
  let closing: [UInt8]

  /// Divides a message.
  ///
  /// - Returns: `nil` for a message without variants, or with errors.
  init?(_ text: String) {
    let parsed = ParsedMessage.parse(text)
    guard parsed.isValid, case .select(_, let found) = parsed.message.body,
      let first = found.first, let last = found.last
    else { return nil }
    let bytes = Array(text.utf8)
    func part(_ start: Int, _ end: Int) -> [UInt8] { Array(bytes[start..<max(start, end)]) }
    opening = part(0, first.span.start)
    variants = found.map { variant in
      (
        Array(variant.keys.map { $0.formatted() }.joined(separator: " ").utf8),
        part(variant.span.start, variant.span.end)
      )
    }
    separator = found.count > 1 ? part(first.span.end, found[1].span.start) : [0x0A]
    closing = part(last.span.end, bytes.count)
  }
}
