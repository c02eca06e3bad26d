package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// Two options of one alert whose labels differ at most in vowel marks and case.
package struct OptionLabelDuplicate: CatalogRule {
  package static let id: RuleID = "option-label-duplicate"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for locale in catalog.locales {
      guard let labels = locale.options else { continue }
      var reported: Set<Set<String>> = []
      for recovery in catalog.recoveries {
        var seen: [String: OptionLabel] = [:]
        for name in recovery.options.map(\.option) {
          guard let label = labels[name], let message = label.label,
            let text = message.constantText?.folded, !text.isEmpty
          else { continue }
          guard let first = seen[text], first.name != name else {
            seen[text] = label
            continue
          }
          guard reported.insert([first.name, name]).inserted else { continue }
          report.add(
            .duplicate(name, first.name, in: recovery.name),
            at: .place(message.place, locale: locale.tag, messageID: message.id),
            notes: [
              first.label.map { Diagnostic.Note("the other label is here", at: $0) }
                ?? Diagnostic.Note("the other label is here", at: first.place),
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
    \(quoted(name)) and \(quoted(other)) have the same label, and \(quoted(recovery)) shows both in \
    one alert; give them different labels
    """
  }
}
