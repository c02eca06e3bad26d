import BayanChecks
import Testing

/// A message, its translation, and what a rule says of the two, places marked.
struct Example: Sendable, CustomTestStringConvertible {
  var locale: String
  var source: String?
  var target: String
  var diagnostic: String

  init(_ locale: String, _ source: String?, _ target: String, _ diagnostic: String = "") {
    self.locale = locale
    self.source = source
    self.target = target
    self.diagnostic = diagnostic
  }

  var testDescription: String { "\(locale): \(source ?? "") → \(target)" }

  /// What a rule says of the translation.
  func diagnostics(_ rule: any Rule.Type, project: String = "") throws -> [String] {
    try BayanChecksTests.diagnostics(
      source: source, target: target, locale: locale, rule: rule,
      project: project + (rule.isOnByDefault ? "" : "\n[checks]\n\(rule.id) = \"note\"\n"))
  }

  /// The translation as the rule's fixes leave it.
  func fixed(_ rule: any Rule.Type, project: String = "") throws -> String {
    try BayanChecksTests.fixed(
      source: source, target: target, locale: locale, rule: rule,
      project: project + (rule.isOnByDefault ? "" : "\n[checks]\n\(rule.id) = \"note\"\n"))
  }
}
