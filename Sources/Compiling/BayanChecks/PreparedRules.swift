import BayanCatalog
import BayanDiagnostics

/// The rules that run on a catalog, prepared for it.
struct PreparedRules: Sendable {
  /// Those about the catalog as a whole.
  private(set) var catalog: [(rule: any CatalogRule, report: Report)] = []

  /// Those about messages.
  private(set) var messages = MessageRuleSet()

  /// Chooses from rules those that the project hasn't switched off.
  ///
  /// - Parameter threshold: The least severity that is asked for; rules that have only lesser things
  ///   to say are left out.
  init(_ rules: [any Rule.Type], for catalog: Catalog, threshold: Diagnostic.Severity) {
    let declarations = catalog.withoutMessages
    // Unused suppressions are reported, so that rules with suppressions run at every threshold.
    let suppressed = Set(catalog.suppressions.map(\.rule))
    for rule in rules {
      guard let severity = Self.severity(of: rule, in: catalog.project) else { continue }
      let least = suppressed.contains(rule.id) ? .note : threshold
      guard severity >= least else { continue }
      let report = Report(rule: rule.id, severity: severity, threshold: least)
      switch rule.made {
      case .catalog(let rule): self.catalog.append((rule, report))
      case .message(let rule): messages.add(rule, report, for: declarations)
      }
    }
  }

  /// The severity of a rule; `nil` if the project has switched it off.
  private static func severity(
    of rule: any Rule.Type, in project: Project
  ) -> Diagnostic.Severity? {
    guard let setting = project.checks[rule.id] else {
      return rule.isOnByDefault ? rule.severity : nil
    }
    return setting.severity
  }
}
