import BayanDiagnostics

/// The numbers of diagnostics, for a line after a report.
struct DiagnosticSummary {
  private let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The numbers in words: "2 errors, 1 warning, 3 suppressed", or "no diagnostics".
  var text: String {
    var parts: [String] = []
    for severity in Diagnostic.Severity.allCases.reversed() {
      let count = diagnostics.count { $0.isOpen && $0.severity == severity }
      if count > 0 { parts.append(counted(count, severity.rawValue)) }
    }
    let allowed = diagnostics.count { $0.suppression != nil }
    if allowed > 0 { parts.append("\(allowed) suppressed") }
    let known = diagnostics.count { $0.suppression == nil && $0.isInBaseline == true }
    if known > 0 { parts.append("\(known) in the baseline") }
    return parts.isEmpty ? "no diagnostics" : parts.joined(separator: ", ")
  }

  /// Returns the number of diagnostics in a report.
  ///
  /// - Parameter notes: Whether notes are shown.
  func shown(notes: Bool) -> Int {
    diagnostics.count { $0.isOpen && (notes || $0.severity > .note) }
  }

  /// Returns the next steps for a person at a terminal: the numbers of diagnostics, and useful
  /// commands.
  ///
  /// - Parameter notes: Whether notes were shown.
  /// - Returns: `nil` if no diagnostics were shown and a baseline hides none.
  func advice(notes: Bool) -> String? {
    let shown = diagnostics.filter { $0.isOpen && (notes || $0.severity > .note) }
    guard let first = shown.first else {
      return diagnostics.contains { $0.isInBaseline == true } ? text : nil
    }
    let safe = shown.count { $0.fixes.contains { $0.applicability == .automatic } }
    var lines = [text + (notes || !hasOpenNotes ? "" : " (--notes shows them)")]
    if safe > 0 { lines.append("'bayan check --fix' fixes \(safe) of them") }
    let others = Set(shown.map(\.rule)).count > 1 ? "; the same for every other rule" : ""
    lines.append("'bayan explain \(first.rule.rawValue)' explains the rule\(others)")
    return "\n" + lines.joined(separator: "\n")
  }

  private var hasOpenNotes: Bool { diagnostics.contains { $0.isOpen && $0.severity == .note } }
}
