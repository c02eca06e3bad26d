import BayanDiagnostics

/// How many findings there are, for a line behind a report.
struct FindingsSummary {
  private let findings: [Diagnostic]

  init(_ findings: [Diagnostic]) { self.findings = findings }

  /// "2 errors, 1 warning, 3 allowed", or "nothing found".
  var text: String {
    var parts: [String] = []
    for severity in Diagnostic.Severity.allCases.reversed() {
      let count = findings.count { $0.isOpen && $0.severity == severity }
      if count > 0 { parts.append("\(count) \(severity)\(count == 1 ? "" : "s")") }
    }
    let allowed = findings.count { $0.suppression != nil }
    if allowed > 0 { parts.append("\(allowed) allowed") }
    let known = findings.count { $0.suppression == nil && $0.isInBaseline == true }
    if known > 0 { parts.append("\(known) in the baseline") }
    return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
  }
}
