package import BayanDiagnostics

/// A group of similar diagnostics in the printed report: all of a few, the first of many.
///
/// Diagnostics of one rule in one locale with one severity are similar. Notes and warnings of a rule are
/// in separate groups, so that no warning is left out after notes. Documentation/Decisions/0044-many-alike.md
/// has the reasons.
package struct DiagnosticGroup: Sendable {
  /// The least number of diagnostics in a group; fewer are shown one by one.
  fileprivate static let least = 10

  /// The number of diagnostics that are shown of a group: enough to see its subject.
  fileprivate static let shownLength = 3

  /// The diagnostics that are shown; never empty, and all of one rule, locale and severity.
  package fileprivate(set) var shown: [Diagnostic]

  /// The number of diagnostics that aren't shown; 0 for a diagnostic alone.
  package fileprivate(set) var leftOut = 0

  /// The common properties of the diagnostics in one group.
  fileprivate struct Kind: Hashable {
    var rule: RuleID
    var locale: String?
    var severity: Diagnostic.Severity

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      locale = diagnostic.locale
      severity = diagnostic.severity
    }
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics in groups, each at the place of its first diagnostic.
  ///
  /// - Parameter limit: Diagnostics of this severity and above fail the run. The person who corrects them
  ///   needs each one, so they aren't grouped.
  package func grouped(below limit: Diagnostic.Severity) -> [DiagnosticGroup] {
    var counts: [DiagnosticGroup.Kind: Int] = [:]
    for diagnostic in self where diagnostic.severity < limit {
      counts[DiagnosticGroup.Kind(diagnostic), default: 0] += 1
    }
    var groups: [DiagnosticGroup] = []
    // The index in `groups` of each kind's group.
    var places: [DiagnosticGroup.Kind: Int] = [:]
    for diagnostic in self {
      let kind = DiagnosticGroup.Kind(diagnostic)
      if let place = places[kind] {
        if groups[place].shown.count < DiagnosticGroup.shownLength {
          groups[place].shown.append(diagnostic)
        } else {
          groups[place].leftOut += 1
        }
        continue
      }
      if counts[kind, default: 0] >= DiagnosticGroup.least { places[kind] = groups.count }
      groups.append(DiagnosticGroup(shown: [diagnostic]))
    }
    return groups
  }
}
