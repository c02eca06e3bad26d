import ArgumentParser
import BayanChecks
import BayanDiagnostics
import BayanICU
import BayanReports

/// Diagnostics in the form that was asked for.
struct DiagnosticReport {
  /// The forms.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
    case github
    case html
  }

  var form: Form
  var showNotes: Bool
  /// Where rules are explained, with `{rule}` for a rule's name and `{theme}` for its page.
  var helpAddress: String?

  /// Writes the report; text without colours.
  func text(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String {
    switch form {
    case .text:
      TextRenderer(showNotes: showNotes, name: Self.name).render(diagnostics, files: files)
    case .json: JSONRenderer().render(diagnostics, files: files)
    case .sarif:
      SARIFRenderer(
        rules: RuleBook.descriptions, version: toolVersion, helpAddress: helpAddress
      )
      .render(diagnostics, files: files)
    case .github: GitHubRenderer(showNotes: showNotes).render(diagnostics, files: files)
    case .html:
      HTMLRenderer(
        rules: RuleBook.descriptions,
        provenance:
          "bayan \(toolVersion) · CLDR \(ICUVersion.cldr) · Unicode \(ICUVersion.unicode)",
        name: Self.name, localeName: { LocaleFacts.displayName(of: $0) }
      )
      .render(diagnostics, files: files)
    }
  }

  /// What the standard calls a code point.
  @Sendable static func name(_ scalar: Unicode.Scalar) -> String? {
    CharacterNames.name(of: scalar)
  }
}
