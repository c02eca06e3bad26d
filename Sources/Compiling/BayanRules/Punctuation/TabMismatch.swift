package import BayanChecking
package import BayanDiagnostics

/// Another number of tabs than in the source.
///
/// It is a note where both have some: columns need as many tabs as their words need. It is also a note
/// where the tabs only indent lines, or stand for a row of spaces. Spaces and tabs at the start of the
/// text have a rule of their own, ``LeadingWhitespaceMismatch``.
package struct TabMismatch: MessageRule {
  package static let id: RuleID = "tab-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "\t" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts,
      (message.texts + sources).contains(where: { $0.bytes.contains("\t") })
    else { return }
    let expected = Set(sources.map(\.tabs))
    let areColumns = expected.contains { $0 > 0 }
    lazy var withinLines = Set(sources.map(\.tabsWithinLines))
    lazy var gaps = Set(sources.map(\.gaps))
    for text in message.texts where !text.isBlank && !expected.contains(text.tabs) {
      // Where both have some, the words beside them differ in length.
      let isLayout =
        text.tabs > 0 && areColumns || withinLines.contains(text.tabsWithinLines)
        || gaps.contains(text.gaps)
      let first = text.scalars.firstIndex(of: "\t")
      let wanted = sources.counterpart(of: text).tabs
      report.add(
        .differs(text.tabs, wanted),
        at: .text(first.map { $0..<($0 + 1) } ?? text.whole, of: text, in: message),
        atMost: isLayout ? .note : .warning, notes: message.sourceNote)
    }
  }
}

extension ShownText {
  /// The tabs that something stands before on their line.
  fileprivate var tabsWithinLines: Int {
    scalars.split(separator: "\n").reduce(0) { sum, line in
      sum + line.drop(while: \.isWhitespace).count { $0 == "\t" }
    }
  }

  /// The tabs, and the rows of spaces that do the same.
  fileprivate var gaps: Int {
    scalars.split(whereSeparator: { $0 != " " && $0 != "\t" })
      .count { $0.contains("\t") || $0.count > 1 }
  }

  fileprivate var tabs: Int { bytes.contains("\t") ? scalars.count { $0 == "\t" } : 0 }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ found: Int, _ expected: Int) -> Self {
    "the translation has \(tabs(found)), and the source \(tabs(expected))"
  }

  private static func tabs(_ count: Int) -> String {
    switch count {
    case 0: "no tab"
    case 1: "a tab"
    default: "\(count) tabs"
    }
  }
}
