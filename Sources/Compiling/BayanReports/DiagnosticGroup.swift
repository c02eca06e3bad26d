package import BayanDiagnostics

/// What the printed report shows of diagnostics that are alike: all of a few, the first of many.
///
/// Alike are those of one rule in one locale with one severity. Notes and warnings of a rule are apart,
/// so that no warning is left out after notes. Documentation/Decisions/0044-many-alike.md has the
/// reasons.
package struct DiagnosticGroup: Sendable {
  /// How many diagnostics make a group; fewer are shown one by one.
  fileprivate static let least = 10

  /// How many of a group are shown: enough to see what it is about.
  fileprivate static let shownLength = 3

  /// The diagnostics that are shown; never empty, and all of one rule, locale and severity.
  package fileprivate(set) var shown: [Diagnostic]

  /// How many more there are; 0 for a diagnostic without others.
  package fileprivate(set) var leftOut = 0

  /// What the diagnostics of one group have in common.
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
  /// - Parameter limit: Diagnostics of this severity and above fail the run. Who corrects them needs
  ///   each one, so they stand alone.
  package func grouped(below limit: Diagnostic.Severity) -> [DiagnosticGroup] {
    var counts: [DiagnosticGroup.Kind: Int] = [:]
    for diagnostic in self where diagnostic.severity < limit {
      counts[DiagnosticGroup.Kind(diagnostic), default: 0] += 1
    }
    var groups: [DiagnosticGroup] = []
    // Where in `groups` the group of a kind is.
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
