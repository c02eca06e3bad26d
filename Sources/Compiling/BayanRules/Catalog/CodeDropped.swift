package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanHistory

/// A released code or domain that the catalog no longer has.
package struct CodeDropped: CatalogRule {
  package static let id: RuleID = "code-dropped"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let released = ReleasedCodes(catalog) else { return }
    for change in released.changes {
      let place = DiagnosticPlace.place(released.place(of: nil, in: change))
      switch change.kind {
      case .codeRemoved(let name) where !released.isRetired(name, in: change):
        report.add(Diagnosis.codeDropped(change.sentence, name), at: place)
      case .domainRemoved: report.add(Diagnosis.domainDropped(change.sentence), at: place)
      default: continue
      }
    }
  }
}

extension CodeDropped {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case codeDropped(Diagnostic.Message, String)
    case domainDropped(Diagnostic.Message)

    var message: Diagnostic.Message {
      switch self {
      case .codeDropped(let change, let name):
        "\(change), though it was released; put it back, or write '[retired.\(name)]' with its number"

      case .domainDropped(let change):
        "\(change), though it was released; put it back, or retire it with 'bayan release'"
      }
    }
  }
}
