package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// Sensitive codes of one category whose texts or options differ, in any locale.
///
/// Options are compared without the names of their recoveries. A facet that one code
/// has and the other lacks is a difference too.
package struct SensitiveDetail: CatalogRule {
  package static let id: RuleID = "sensitive-detail"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    var byCategory: [String: [(domain: ErrorDomain, code: ErrorCode)]] = [:]
    for domain in catalog.domains {
      for code in domain.codes where code.sensitive {
        byCategory[code.category, default: []].append((domain, code))
      }
    }
    for (category, codes) in byCategory.sorted(by: { $0.key < $1.key }) where codes.count > 1 {
      // The category's messages are the model if any code uses them; else those of the first code.
      let model = codes.first { $0.code.messageOwner == .category } ?? codes[0]
      checkOptions(of: codes, like: model, catalog, category, into: &report)
      for locale in catalog.locales {
        guard let expected = entry(of: model.code, in: model.domain, locale) else { continue }
        for (domain, code) in codes where code.messageOwner == .own {
          guard domain.name != model.domain.name || code.name != model.code.name,
            let entry = locale.domains[domain.name]?[code.name]
          else { continue }
          let telling = Facet.allCases.filter { facet in
            guard let message = entry.facets[facet] else { return expected.facets[facet] != nil }
            return expected.facets[facet]?.hasSameText(as: message) != true
          }
          guard let first = telling.first else { continue }
          report.add(
            Diagnosis.reveals(code.name, model.code.name, telling, category),
            at: .place(
              entry.facets[first]?.place ?? entry.place, locale: locale.tag,
              messageID: MessageID(file: domain.name, entry: code.name, facet: first)),
            notes: [
              Diagnostic.Note(
                "the texts of \(quoted(model.code.name)) are here",
                at: expected.facets[first]?.place ?? expected.place)
            ])
        }
      }
    }
  }

  /// Reports differing options, by which readers can distinguish the codes too.
  private func checkOptions(
    of codes: [(domain: ErrorDomain, code: ErrorCode)],
    like model: (domain: ErrorDomain, code: ErrorCode), _ catalog: Catalog, _ category: String,
    into report: inout Report
  ) {
    func options(of code: ErrorCode) -> [String] {
      let recovery = catalog.recoveries.first { $0.name == code.recovery }
      return recovery?.options.map(\.option) ?? []
    }
    let expected = options(of: model.code)
    for (domain, code) in codes where options(of: code) != expected {
      report.add(
        Diagnosis.offers(code.name, model.code.name),
        at: .place(
          code.recoveryPlace ?? code.place,
          messageID: MessageID(file: domain.name, entry: code.name)),
        notes: [
          Diagnostic.Note(
            "the options of \(quoted(model.code.name)) are here",
            at: model.code.recoveryPlace ?? model.code.place)
        ])
    }
  }

  private func entry(
    of code: ErrorCode, in domain: ErrorDomain, _ locale: LocaleMessages
  ) -> MessagesEntry? {
    switch code.messageOwner {
    case .own: locale.domains[domain.name]?[code.name]
    case .category: locale.categories?[code.category]
    }
  }
}

extension SensitiveDetail {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case reveals(String, String, [Facet], String)
    case offers(String, String)

    var message: Diagnostic.Message {
      switch self {
      case .reveals(let code, let other, let facets, let category):
        """
        \(quoted(code)) and \(quoted(other)) are sensitive, but don't have the same \
        \(quotedList(facets.map(\.rawValue))); use the texts of \(quoted(category)) for both, with \
        'words = "category"'
        """

      case .offers(let code, let other):
        """
        \(quoted(code)) and \(quoted(other)) are sensitive, but offer different options; give both the \
        same 'recovery'
        """
      }
    }
  }
}
