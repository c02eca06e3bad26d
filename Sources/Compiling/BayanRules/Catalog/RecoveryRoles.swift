package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanRuntime
import BayanSupport

/// Options of an alert with conflicting roles.
///
/// Errors are: two options that cancel, which systems refuse; an option that cancels or destroys in the first
/// place, which Return presses; an option called `cancel` with another role. A destructive option in the
/// first place is a note, if one option destroys, one cancels and there is no third. ``AlertWithoutExit``
/// reports that no option cancels.
package struct RecoveryRoles: CatalogRule {
  package static let id: RuleID = "recovery-roles"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let roles = Dictionary(firstOf: catalog.options.map { ($0.name, $0.role) })
    for option in catalog.options
    where option.name == "cancel" && option.role != .cancel && option.isRoleKnown {
      report.add(Diagnosis.misnamed(option.name), at: .place(option.place), atMost: .warning)
    }
    // The effect of a button with an unreadable role is unknown.
    let unknown = Set(catalog.options.filter { !$0.isRoleKnown }.map(\.name))
    for recovery in catalog.recoveries
    where !recovery.options.contains(where: { unknown.contains($0.option) }) {
      check(recovery, roles, into: &report)
    }
  }

  private func check(
    _ recovery: Recovery, _ roles: [String: RecoveryRole],
    into report: inout Report
  ) {
    // Unknown and repeated options have been reported.
    let choices = recovery.options.compactMap { choice in
      roles[choice.option].map { (choice: choice, role: $0) }
    }
    guard let first = choices.first, choices.count > 1 else { return }

    let cancelling = choices.filter { $0.role == .cancel }
    for extra in cancelling.dropFirst() {
      report.add(
        Diagnosis.cancelsToo(extra.choice.option, cancelling[0].choice.option),
        at: .place(extra.choice.place))
    }
    let hasOther = choices.contains { $0.role == .default }
    switch first.role {
    case .cancel where !hasOther && cancelling.count < choices.count: break
    case .cancel:
      report.add(
        Diagnosis.cancelsFirst(first.choice.option), at: .place(first.choice.place),
        atMost: .warning)
    case .destructive:
      report.add(
        Diagnosis.destroysFirst(first.choice.option), at: .place(first.choice.place),
        atMost: hasOther || cancelling.isEmpty ? .warning : .note)
    case .default: break
    }
  }
}

extension RecoveryRoles {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case misnamed(String)
    case cancelsToo(String, String)
    case cancelsFirst(String)
    case destroysFirst(String)

    var message: Diagnostic.Message {
      switch self {
      case .misnamed(let option):
        "\(quoted(option)) doesn't have the role 'cancel', so no key or gesture presses it; give it that role"

      case .cancelsToo(let option, let other):
        "\(quoted(option)) and \(quoted(other)) both cancel, but an alert can have only one button that cancels"

      case .cancelsFirst(let option):
        "\(quoted(option)) cancels, but it is the first button, which the Return key presses; put it last"

      case .destroysFirst(let option):
        "\(quoted(option)) destroys something, but it is the first button, which the Return key presses; put another button first"
      }
    }
  }
}
