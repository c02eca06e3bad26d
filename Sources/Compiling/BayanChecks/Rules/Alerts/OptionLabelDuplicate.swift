package import BayanCatalog
package import BayanDiagnostics

/// Two options of one alert with the same label, vowel marks and case aside.
///
/// Not reported: the same labels in alerts that never show both.
package struct OptionLabelDuplicate: CatalogRule {
  package static let id: RuleID = "option-label-duplicate"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "Two buttons of one alert have the same label.",
    why: "Readers can't tell which of them does what.",
    howToFix: "Give each button a label that says what it does, such as 'Try Again' and 'Wait'.",
    examples: [
      .files(
        bad: """
          # Locales/en/options.toml
          [logIn]
          label = "Continue"

          [cancel]
          label = "Continue"
          """,
        good: """
          # Locales/en/options.toml
          [logIn]
          label = "Log In"

          [cancel]
          label = "Cancel"
          """),
      .files(
        "ar",
        bad: """
          # Locales/ar/options.toml
          [logIn]
          label = "متابعة"

          [cancel]
          label = "متابعة"
          """,
        good: """
          # Locales/ar/options.toml
          [logIn]
          label = "تسجيل الدخول"

          [cancel]
          label = "إلغاء"
          """),
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for locale in catalog.locales {
      guard let labels = locale.options else { continue }
      var reported: Set<Set<String>> = []
      for recovery in catalog.recoveries {
        var seen: [String: OptionLabel] = [:]
        for name in recovery.options.map(\.option) {
          guard let label = labels[name], let words = label.label,
            let text = words.constantText?.folded, !text.isEmpty
          else { continue }
          guard let first = seen[text], first.name != name else {
            seen[text] = label
            continue
          }
          guard reported.insert([first.name, name]).inserted else { continue }
          report.add(
            .duplicate(name, first.name, in: recovery.name),
            at: .place(words.place, locale: locale.tag, messageID: words.id),
            notes: [
              Diagnostic.Note("the other label is here", at: first.label?.place ?? first.place),
              Diagnostic.Note("the alert is here", at: recovery.place),
            ])
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicate(_ name: String, _ other: String, in recovery: String) -> Self {
    """
    \(quoted(name)) has the label of \(quoted(other)), and \(quoted(recovery)) shows both in one \
    alert
    """
  }
}
