package import BayanCatalog
package import BayanDiagnostics

/// A button needs something to say, in every locale.
///
/// Reported: an option of `Catalog/options.toml` without an entry in `Locales/ar/options.toml`, or
/// with one that has no `label`.
///
/// Not reported: a locale without any file (`locale-missing`); what may stand in a part of a file
/// that can't be read; an entry whose name is misspelt (`translation-obsolete`).
package struct OptionLabelMissing: CatalogRule {
  package static let id: RuleID = "option-label-missing"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "An option has no label in a locale.",
    why: "The reader would meet a button in another language.",
    bad: "[logIn]               and no label",
    good: "[logIn]\nlabel = \"Log In\"",
    howToFix: """
      Add 'label' below the option's name in Locales/TAG/options.toml: a verb or two that say \
      what the button does.
      """,
    examples: [.init("ar", bad: "[logIn]", good: "[logIn]\nlabel = \"تسجيل الدخول\"")])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let source = catalog.sourceMessages?.options
    let layout = catalog.layout
    for locale in catalog.locales {
      let path = layout.path(of: .locale(locale.tag, .messages(MessageID.optionsFile)))
      let end = locale.options?.end ?? Place(file: path, span: SourceSpan(0, 0))
      let misspelt = misspeltNames(
        among: locale.options?.entries.map(\.name) ?? [], known: catalog.options.map(\.name))
      for option in catalog.options where !misspelt.contains(option.name) {
        let entry = locale.options?[option.name]
        if entry?.label != nil || entry?.isUnreadable == true { continue }
        if entry == nil, locale.options?.isComplete == false { continue }
        let label = source?[option.name]?.label
        let note = label.map { Diagnostic.Note("the source has it here", at: $0.place) }
        report.add(
          .noLabel(option.name, locale: locale.tag), at: entry?.place ?? end, locale: locale.tag,
          messageID: .label(of: option.name),
          notes: [note ?? Diagnostic.Note("the option is declared here", at: option.place)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noLabel(_ option: String, locale: String) -> Self {
    "the option \(quoted(option)) has no 'label' in \(quoted(locale))"
  }
}
