import BayanDiagnostics

/// The numbers of diagnostics, for a line after a report.
struct DiagnosticSummary {
  private let diagnostics: [Diagnostic]
  private let language: DiagnosticLanguage

  init(
    _ diagnostics: [Diagnostic], language: DiagnosticLanguage = OutputLanguage.current.language
  ) {
    self.diagnostics = diagnostics
    self.language = language
  }

  /// The numbers in words: "2 errors, 1 warning, 3 suppressed", or "no diagnostics".
  var text: String { language(numbers) }

  /// The numbers as a part of a sentence.
  var numbers: Diagnostic.Message {
    var parts: [Diagnostic.Message] = []
    for severity in Diagnostic.Severity.allCases.reversed() {
      let count = diagnostics.count { $0.isOpen && $0.severity == severity }
      if count > 0 { parts.append(.number(of: severity, count)) }
    }
    let allowed = diagnostics.count { $0.suppression != nil }
    if allowed > 0 { parts.append(.suppressed(allowed)) }
    let known = diagnostics.count { $0.suppression == nil && $0.isInBaseline == true }
    if known > 0 { parts.append(.inBaseline(known)) }
    guard let first = parts.first else { return .none }
    return parts.dropFirst().reduce(first) { "\($0), \($1)" }
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
    var lines = [notes || !hasOpenNotes ? numbers : .withHiddenNotes(numbers)]
    if safe > 0 { lines.append(.fixes(safe)) }
    let hasOthers = Set(shown.map(\.rule)).count > 1
    lines.append(.explains(first.rule, amongOthers: hasOthers))
    return "\n" + lines.map { language($0) }.joined(separator: "\n")
  }

  private var hasOpenNotes: Bool { diagnostics.contains { $0.isOpen && $0.severity == .note } }
}

extension Diagnostic.Message {
  fileprivate static let none: Self = "no diagnostics"

  fileprivate static func number(of severity: Diagnostic.Severity, _ count: Int) -> Self {
    switch severity {
    case .error: count == 1 ? "1 error" : "\(count) errors"
    case .warning: count == 1 ? "1 warning" : "\(count) warnings"
    case .note: count == 1 ? "1 note" : "\(count) notes"
    }
  }

  fileprivate static func suppressed(_ count: Int) -> Self { "\(count) suppressed" }

  fileprivate static func inBaseline(_ count: Int) -> Self { "\(count) in the baseline" }

  fileprivate static func withHiddenNotes(_ numbers: Self) -> Self {
    "\(numbers) (--notes shows them)"
  }

  fileprivate static func fixes(_ count: Int) -> Self {
    "'bayan check --fix' fixes \(count) of them"
  }

  fileprivate static func explains(_ rule: RuleID, amongOthers: Bool) -> Self {
    amongOthers
      ? "\(quoted("bayan explain \(rule.rawValue)")) explains the rule; the same for every other rule"
      : "\(quoted("bayan explain \(rule.rawValue)")) explains the rule"
  }
}
