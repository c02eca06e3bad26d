package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanHistory

/// A released code with another number.
///
/// Codes without a `value` are counted from 1. So a code between two others changes the numbers of those
/// after it.
package struct CodeRenumbered: CatalogRule {
  package static let id: RuleID = "code-renumbered"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let released = ReleasedCodes(catalog) else { return }
    for change in released.changes {
      guard case .codeRenumbered(let name, let old, _) = change.kind else { continue }
      let place = released.place(of: name, in: change)
      report.add(
        Diagnosis.renumbered(change.sentence, old),
        at: .place(place, messageID: released.id(of: name, in: change)))
    }
    checkRetired(catalog, into: &report)
  }

  /// Reports retired codes that were released with other numbers.
  private func checkRetired(_ catalog: Catalog, into report: inout Report) {
    for released in catalog.released?.domains ?? [] {
      guard let domain = catalog.domains.first(where: { $0.identifier == released.identifier })
      else { continue }
      for code in domain.retired {
        guard let former = released.codes.first(where: { $0.name == code.name }),
          former.value != code.value
        else { continue }
        report.add(
          Diagnosis.retiredRenumbered(code.name, code.value, former.value),
          at: .place(code.valuePlace))
      }
    }
  }
}

extension CodeRenumbered {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case retiredRenumbered(String, Int, Int)
    case renumbered(Diagnostic.Message, Int)

    var message: Diagnostic.Message {
      switch self {
      case .retiredRenumbered(let name, let value, let old):
        "the retired code \(quoted(name)) is \(value) here; it was released as \(old), so write 'value = \(old)'"

      case .renumbered(let change, let old):
        "\(change) in the release; write 'value = \(old)', or record the change with 'bayan release --breaking'"
      }
    }
  }
}
