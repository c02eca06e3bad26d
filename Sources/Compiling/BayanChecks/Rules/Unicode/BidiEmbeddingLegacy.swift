package import BayanDiagnostics
import BayanSupport

/// A text of another direction is isolated, and no longer embedded.
///
/// An embedding disturbs what stands beside it, for which isolates were made. UAX 9, the W3C and
/// MessageFormat advise isolates.
///
/// Reported: U+202B … U+202C.
///
/// Not reported: U+2067 … U+2069; an embedding that isn't closed, which is `bidi-unbalanced`'s.
///
/// - Source: UAX 9, section 2.7.
package struct BidiEmbeddingLegacy: MessageRule {
  package static let id: RuleID = "bidi-embedding-legacy"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A text is embedded in the old way, with U+202A or U+202B.",
    why: "An embedding still moves the signs beside it; an isolate doesn't.",
    bad: "المستخدم <U+202B>{$name}<U+202C> (ID)",
    good: "المستخدم <U+2067>{$name}<U+2069> (ID)",
    howToFix: """
      Replace the pair by U+2067 or U+2066 before and U+2069 after, or let 'bayan check --fix' \
      do it.
      """)

  package let requiredBytes: ByteSet = "\u{2066}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.bidiPair) else { return }
    for path in message.characters.paths where path.traits.contains(.bidiPair) {
      for (open, close) in path.bidiPairs.pairs {
        let opener = path.units[open].scalar
        guard opener == "\u{202A}" || opener == "\u{202B}" else { continue }
        let better: Unicode.Scalar = opener == "\u{202A}" ? "\u{2066}" : "\u{2067}"
        report.add(
          .embedded(opener, better), at: open..<open + 1, on: path, in: message,
          fix: (
            "isolate it with \(better.codePoint) and U+2069", .automatic,
            [
              message.edit(path, open..<open + 1, String(better)),
              message.edit(path, close..<close + 1, "\u{2069}"),
            ]
          ))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func embedded(_ opener: Unicode.Scalar, _ better: Unicode.Scalar) -> Self {
    "\(opener.named) still moves the characters beside it; \(better.named) doesn't"
  }
}
