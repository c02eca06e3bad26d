package import BayanCatalog
package import BayanDiagnostics

/// Words have room where they are shown.
///
/// `max-length` of a code says how many characters each facet can have, that of an option how many
/// its label. Counted are characters as readers see them; a placeholder counts for none, since its
/// value isn't known.
///
/// Reported, with `max-length = { title = 20 }`:
///
///     title = "تغيّرت كلمة المرور الخاصة بك"
///
/// Not reported: a variant that fits, beside one that doesn't.
package struct LengthLimit: MessageRule {
  package static let id: RuleID = "length-limit"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "Words are longer than 'max-length' allows.",
    why: "What doesn't fit is cut off where it is shown, in the middle of a word if need be.",
    bad: "title = \"تغيّرت كلمة المرور الخاصة بك\"         with max-length = { title = 20 }",
    good: "title = \"تغيّرت كلمة المرور\"",
    howToFix: """
      Say it in fewer words: leave out what the title or the button says already. If nothing can \
      go, ask a developer whether the place can be wider.
      """)

  private var limits: [MessageID: Int] = [:]

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    for domain in catalog.domains {
      for code in domain.codes {
        for (facet, limit) in code.maxLength {
          rule.limits[MessageID(file: domain.name, entry: code.name, facet: facet)] = limit
        }
      }
    }
    for option in catalog.options {
      if let limit = option.maxLength { rule.limits[.label(of: option.name)] = limit }
    }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !limits.isEmpty, let limit = limits[message.id] else { return }
    for path in message.text.paths {
      let shown = path.string(0..<path.scalars.count)
      let length = shown.count - path.pieces.count { $0.kind == .placeholder }
      guard length > limit else { continue }
      report.add(.tooLong(length, limit), at: 0..<path.scalars.count, of: path, in: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLong(_ length: Int, _ limit: Int) -> Self {
    "the text has \(length) characters, but only \(limit) fit"
  }
}
