package import BayanChecking
package import BayanDiagnostics

/// A different number of tabs than in the source.
package struct TabMismatch: MessageRule {
  package static let id: RuleID = "tab-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "\t" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    let expected = Set(sources.map(\.tabs))
    // A difference in several variants is one mistake.
    guard let text = message.texts.first(where: { !$0.isBlank && !expected.contains($0.tabs) })
    else { return }
    let first = text.scalars.firstIndex(of: "\t")
    report.add(
      .differs(text.tabs, sources.counterpart(of: text).tabs),
      at: .text(first.map { $0..<($0 + 1) } ?? text.whole, of: text, in: message),
      notes: message.sourceNote)
  }
}

extension ShownText {
  fileprivate var tabs: Int { bytes.contains("\t") ? scalars.count { $0 == "\t" } : 0 }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ found: Int, _ expected: Int) -> Self {
    "the translation has \(tabs(found)), but the source has \(tabs(expected))"
  }
}

private func tabs(_ count: Int) -> Diagnostic.Message {
  switch count {
  case 0: "no tab"
  case 1: "a tab"
  default: "\(count) tabs"
  }
}
