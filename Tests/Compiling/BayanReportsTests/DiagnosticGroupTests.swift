import BayanDiagnostics
import BayanReports
import Testing

@Suite("groups of diagnostics")
struct DiagnosticGroupTests {
  /// A list of diagnostics, numbered from 1, with the expected groups.
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var runs: [Run]
    var limit = Diagnostic.Severity.error
    /// The groups, each with rule, locale, the numbers that are shown, and the number of the
    /// others.
    var groups: [String]

    init(
      _ description: String, _ runs: [Run], below limit: Diagnostic.Severity = .error,
      _ groups: [String]
    ) {
      testDescription = description
      self.runs = runs
      self.limit = limit
      self.groups = groups
    }

    var diagnostics: [Diagnostic] {
      runs.flatMap { run in
        Array(repeating: run, count: run.count)
      }.enumerated().map { number, run in
        Diagnostic(
          RuleID(rawValue: run.rule), run.severity, "\("\(number + 1)")", file: "a.toml",
          span: SourceSpan(number, number), locale: run.locale)
      }
    }
  }

  /// Consecutive diagnostics of one rule.
  struct Run: Sendable {
    var count: Int
    var rule: String
    var locale: String?
    var severity = Diagnostic.Severity.warning

    init(
      _ count: Int, _ rule: String, _ locale: String?, _ severity: Diagnostic.Severity = .warning
    ) {
      self.count = count
      self.rule = rule
      self.locale = locale
      self.severity = severity
    }
  }

  @Test(arguments: [
    Example("none", [], []),
    Example("nine are shown one by one", [Run(9, "r", "ar")], (1...9).map { "r ar \($0)" }),
    Example("ten are a group", [Run(10, "r", "ar")], ["r ar 1 2 3 +7"]),
    Example("thirty are a group", [Run(30, "r", "ar")], ["r ar 1 2 3 +27"]),
    Example(
      "nine and one in another locale are not a group", [Run(9, "r", "ar"), Run(1, "r", "de")],
      (1...9).map { "r ar \($0)" } + ["r de 10"]),
    Example(
      "each of two locales has its group", [Run(10, "r", "ar"), Run(12, "r", "de")],
      ["r ar 1 2 3 +7", "r de 11 12 13 +9"]),
    Example("without a locale, ten are a group too", [Run(10, "r", nil)], ["r - 1 2 3 +7"]),
    Example(
      "those without a locale are not of a locale's group", [Run(9, "r", nil), Run(1, "r", "ar")],
      (1...9).map { "r - \($0)" } + ["r ar 10"]),
    Example(
      "two rules in turn are two groups, each at its first diagnostic",
      (1...10).flatMap { _ in [Run(1, "r", "ar"), Run(1, "s", "ar")] },
      ["r ar 1 3 5 +7", "s ar 2 4 6 +7"]),
    Example(
      "a group is at its first diagnostic, and others keep their order",
      [Run(1, "s", "ar"), Run(1, "r", "ar"), Run(1, "s", "ar"), Run(9, "r", "ar")],
      ["s ar 1", "r ar 2 4 5 +7", "s ar 3"]),
    Example(
      "errors are shown one by one", [Run(12, "r", "ar", .error)], (1...12).map { "r ar \($0)" }),
    Example(
      "errors are not of a group of warnings",
      [Run(5, "r", "ar"), Run(5, "r", "ar", .error)], (1...10).map { "r ar \($0)" }),
    Example(
      "a warning is not left out behind notes",
      [Run(10, "r", "ar", .note), Run(1, "r", "ar")], ["r ar 1 2 3 +7", "r ar 11"]),
    Example(
      "where warnings fail the run, notes alone are grouped",
      [Run(10, "r", "ar"), Run(10, "s", "ar", .note)], below: .warning,
      (1...10).map { "r ar \($0)" } + ["s ar 11 12 13 +7"]),
  ])
  func `ten of one rule, locale and severity are a group`(_ example: Example) {
    let groups = example.diagnostics.grouped(below: example.limit).map { group in
      let first = group.shown[0]
      let numbers = group.shown.map(\.message.description)
      return ([first.rule.rawValue, first.locale ?? "-"] + numbers).joined(separator: " ")
        + (group.leftOut == 0 ? "" : " +\(group.leftOut)")
    }
    #expect(groups == example.groups)
  }
}
