package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// An isolate that changes nothing.
///
/// The rule is off by default: formatting isolates values by itself, an extra isolate is harmless, and some
/// people always write them.
package struct BidiIsolateRedundant: MessageRule {
  package static let id: RuleID = "bidi-isolate-redundant"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package let requiredBytes: ByteSet = "\u{2066}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.bidiPair) else { return }
    let isRightToLeft = message.writing.isRightToLeft
    for text in message.renderedTexts where text.traits.contains(.bidiPair) {
      let written = BidiView(text, isRightToLeft: isRightToLeft)
      for (open, close) in text.bidiPairs.pairs.prefix(32)
      where text.characters[open].scalar.opensIsolate && text.characters[open].isWritten {
        let without = BidiView(text, isRightToLeft: isRightToLeft, without: [open, close])
        guard written.looksLike(without) else { continue }
        report.add(
          .redundant, at: .text(open..<close + 1, of: text, in: message),
          fixes: Fix.making(
            "delete both marks", .automatic,
            [
              message.edit(open..<open + 1, of: text, to: ""),
              message.edit(close..<close + 1, of: text, to: ""),
            ]))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var redundant: Self {
    "this isolate has no visible effect"
  }
}
