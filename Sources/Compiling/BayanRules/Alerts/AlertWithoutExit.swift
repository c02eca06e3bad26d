package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanRuntime
import BayanSupport

/// A recovery without an option whose role is `cancel`.
package struct AlertWithoutExit: CatalogRule {
  package static let id: RuleID = "alert-without-exit"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let options = Dictionary(firstOf: catalog.options, by: \.name)
    for recovery in catalog.recoveries where !recovery.options.isEmpty {
      let known = recovery.options.compactMap { options[$0.option] }
      // Missing options and unknown roles have been reported.
      guard known.count == recovery.options.count, known.allSatisfy(\.isRoleKnown),
        !known.contains(where: { $0.role == .cancel })
      else { continue }
      let destructive = recovery.options.first { options[$0.option]?.role == .destructive }
      report.add(
        Diagnosis(recovery, destructive),
        at: .place(destructive?.place ?? recovery.place))
    }
  }
}

private enum Diagnosis: RuleDiagnosis {
  case noExit(recovery: String)
  case destroysOnly(option: String)

  init(_ recovery: Recovery, _ destructive: Recovery.Choice?) {
    self =
      destructive.map { .destroysOnly(option: $0.option) } ?? .noExit(recovery: recovery.name)
  }

  var message: Diagnostic.Message {
    switch self {
    case .noExit(let recovery):
      "no option of \(quoted(recovery)) has the role 'cancel', so readers can't close the alert"
    case .destroysOnly(let option):
      "\(quoted(option)) destroys something, but no button cancels; add an option with the role 'cancel'"
    }
  }
}
