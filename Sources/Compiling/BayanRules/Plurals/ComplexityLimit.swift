import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A message with more than 64 variants.
///
/// Two plurals in one sentence need 36 in Arabic, and three need 216, which nobody writes without a
/// mistake.
package struct ComplexityLimit: MessageRule {
  package static let id: RuleID = "complexity-limit"
  package static let severity = Diagnostic.Severity.note

  /// The most variants without a diagnostic.
  static let limit = 64

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection, selection.variants.count > Self.limit,
      let first = selection.selectors.first
    else { return }
    report.add(
      .complex(selection.variants.count), at: .span(first.variable.span, in: message))
  }
}

extension Diagnostic.Message {
  fileprivate static func complex(_ count: Int) -> Self {
    "the message has \(count) variants; more than \(ComplexityLimit.limit) are hard to write and to review"
  }
}
