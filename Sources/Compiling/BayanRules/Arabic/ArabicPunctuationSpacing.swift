package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A space on the wrong side of a mark, or a missing space, in Arabic script.
package struct ArabicPunctuationSpacing: MessageRule {
  package static let id: RuleID = "arabic-punctuation-spacing"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.writing.script == "Arab", message.traits.contains(.arabic) else { return }
    message.reportSpacing(
      of: message.renderedTexts.filter { $0.traits.contains(.arabic) }, into: &report)
  }
}
