package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A term of `do-not-translate` in the source that the translation lacks.
package struct TermDoNotTranslate: MessageRule {
  package static let id: RuleID = "term-do-not-translate"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [
    .inVariant(UrlChanged.id), .inVariant(EmailChanged.id),
  ]

  private var terms: [(text: String, scalars: [Unicode.Scalar])] = []

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.terms = catalog.project.doNotTranslate.map { ($0, Array($0.unicodeScalars)) }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !terms.isEmpty, let sources = message.sourceTexts else { return }
    for (term, scalars) in terms {
      let sources = sources.map { $0.holds(scalars[...]) }
      guard sources.contains(true) else { continue }
      for text in message.texts
      where !text.isBlank && !text.holds(scalars[...]) && !text.inflects(scalars[...]) {
        // If one variant of the source lacks the term, a variant of the translation may lack it too.
        guard !sources.contains(false) else { continue }
        let found = text.nearMiss(of: scalars)
        report.add(
          .translated(term, found.map(text.shown)),
          at: .text(found ?? 0..<text.scalars.count, of: text, in: message),
          notes: message.sourceNote,
          fixes: found.map {
            message.fixes("write \(quoted(term))", .automatic, $0, of: text, to: term)
          } ?? [])
      }
    }
  }
}

extension ShownText {
  /// Whether the term has an ending of Latin letters here: `Facebooka`, `Googlessa`.
  fileprivate func inflects(_ term: ArraySlice<Unicode.Scalar>) -> Bool {
    guard term.count > 3, term.count < scalars.count, term.last?.isASCIILetter == true else {
      return false
    }
    return (0..<scalars.count - term.count).contains { start in
      let end = start + term.count
      guard scalars[start] == term[0], scalars[start..<end].elementsEqual(term),
        start == 0 || !scalars[start - 1].isWordPart
      else { return false }
      let ending = scalars[end...].prefix { $0.isWordPart }
      return (1...4).contains(ending.count) && ending.allSatisfy(\.isAlphabetic)
    }
  }

  /// Returns the range of the term with a different case, or with other spaces and hyphens.
  fileprivate func nearMiss(of term: [Unicode.Scalar]) -> Range<Int>? {
    if let range = firstRange(of: term[...], ignoringCase: true) { return range }
    let letters = term.filter(\.isWordPart)
    guard letters.count > 2, let first = letters.first else { return nil }
    for start in scalars.indices where scalars[start].equals(first, ignoringCase: true) {
      if start > 0, scalars[start - 1].isASCIIAlphanumeric { continue }
      var index = start
      var matched = 0
      while index < scalars.count, matched < letters.count {
        if scalars[index].equals(letters[matched], ignoringCase: true) {
          matched += 1
        } else if !(scalars[index] == " " || scalars[index] == "-" || scalars[index] == "‑") {
          break
        }
        index += 1
      }
      let endsWord = index == scalars.count || !scalars[index].isASCIIAlphanumeric
      if matched == letters.count, endsWord { return start..<index }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func translated(_ term: String, _ found: String?) -> Self {
    guard let found else {
      return "\(quoted(term)) isn't translated, but it is missing here"
    }
    return "\(quoted(term)) isn't translated; write it instead of \(quoted(found))"
  }
}
