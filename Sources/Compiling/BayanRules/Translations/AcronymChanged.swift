package import BayanChecking
package import BayanDiagnostics

/// A word in capitals that the translation lacks.
///
/// Off by default: many languages have letters of their own for acronyms.
package struct AcronymChanged: MessageRule {
  package static let id: RuleID = "acronym-changed"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    let expected = sources.map(\.acronyms)
    guard expected.contains(where: { !$0.isEmpty }) else { return }
    for text in message.texts where !text.isBlank {
      func lacks(_ acronym: String) -> Bool { !text.holds(Array(acronym.unicodeScalars)[...]) }
      if expected.contains(where: { !$0.contains(where: lacks) }) { continue }
      for acronym in sources.counterpart(of: text).acronyms.filter(lacks) {
        report.add(
          .missing(acronym), at: .text(text.whole, of: text, in: message), certainty: .maybe,
          notes: message.sourceNote)
      }
    }
  }
}

extension ShownText {
  /// The first different ones, no more than are reported: each is looked for in all of a text.
  fileprivate var acronyms: ArraySlice<String> {
    let words = words
    let upper = words.filter { $0.letterCase == .upper && $0.range.count <= 6 }
    if upper.count == words.count, words.count > 1 { return [] }
    var seen: Set<String> = []
    return upper.map(\.text).filter { seen.insert($0).inserted }.prefix(Report.limit)
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ acronym: String) -> Self {
    "the source's \(quoted(acronym)) is missing"
  }
}
