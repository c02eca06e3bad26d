package import BayanDiagnostics

/// A word in capitals is the same in the translation.
///
/// Off unless a project wants it: many languages have their own letters for these.
///
/// Reported, beside `Input must be JSON`:
///
///     يجب أن يكون الإدخال جسون
///
/// Not reported: a source that is in capitals throughout; an acronym with an article or a
/// preposition written onto it, `الJSON`.
package struct AcronymChanged: MessageRule {
  package static let id: RuleID = "acronym-changed"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what: "An acronym of the source is missing from the translation.",
    why: "Readers search for the name that they know it by.",
    bad: "يجب أن يكون الإدخال جسون         the source says Input must be JSON",
    good: "يجب أن يكون الإدخال JSON",
    howToFix: """
      Write the acronym in its Latin letters; a translation of it may follow in brackets.
      """)

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceText else { return }
    let expected = source.paths.map(\.acronyms)
    guard expected.contains(where: { !$0.isEmpty }) else { return }
    for path in message.text.paths where !path.isBlank {
      func lacks(_ acronym: String) -> Bool { !path.holds(Array(acronym.unicodeScalars)[...]) }
      if expected.contains(where: { !$0.contains(where: lacks) }) { continue }
      for acronym in message.counterpart(of: path, in: source).acronyms.filter(lacks) {
        report.add(
          .missing(acronym), at: 0..<path.scalars.count, of: path, in: message,
          certainty: .maybe, notes: message.sourceNote)
      }
    }
  }
}

extension MessageText.Path {
  fileprivate var acronyms: [String] {
    let words = words
    let upper = words.filter { $0.letterCase == .upper && $0.range.count <= 6 }
    return upper.count == words.count && words.count > 1 ? [] : upper.map(\.text)
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ acronym: String) -> Self {
    "the source's \(quoted(acronym)) is missing"
  }
}
