import ArgumentParser
import BayanChecking
import BayanDiagnostics
import BayanICU
package import BayanReports
import BayanRules
import Foundation

/// A report of diagnostics in the requested form.
struct DiagnosticReport {
  /// The forms of a report.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
    case github
    case html
  }

  var form: Form
  var showNotes: Bool
  /// The severity below which the text form groups diagnostics; `nil` to show each.
  var groupsBelow: Diagnostic.Severity?
  /// The address of the rules' pages, with `{rule}` for a rule's name.
  var helpAddress: String?

  /// The diagnostics of one catalog.
  struct Part {
    /// The folder as the user names it.
    var name: String
    var placed: PlacedDiagnostics
    /// All texts, if the report has them.
    var texts: CatalogTexts?
  }

  /// Returns the line above the text of a catalog; `nil` for the only catalog, or without
  /// diagnostics.
  func heading(of part: Part, among parts: [Part]) -> String? {
    let summary = DiagnosticSummary(part.placed.diagnostics)
    guard parts.count > 1, summary.shown(notes: showNotes) > 0 else { return nil }
    return "\(part.name): \(summary.text)"
  }

  /// Returns the report; text has no colours.
  func text(_ parts: [Part]) -> String {
    var all = PlacedDiagnostics()
    for part in parts { all.add(part.placed.diagnostics, in: part.placed.files, below: "") }
    switch form {
    case .text:
      let renderer = TextRenderer(
        showNotes: showNotes, groupsBelow: groupsBelow, name: Self.name,
        language: OutputLanguage.current.language)
      return parts.map { part in
        (heading(of: part, among: parts).map { $0 + "\n" } ?? "")
          + renderer.render(part.placed.diagnostics, files: part.placed.files)
      }.joined()
    case .json:
      var renderer = JSONRenderer()
      renderer.language = OutputLanguage.current.ofPrograms
      return renderer.render(all.diagnostics, files: all.files)
    case .sarif:
      let here = URL(fileURLWithPath: ".", isDirectory: true).standardizedFileURL
      var renderer = SARIFRenderer(
        rules: RuleBook.all.descriptions, version: toolVersion, baseAddress: here.absoluteString,
        helpAddress: helpAddress)
      renderer.language = OutputLanguage.current.ofPrograms
      return renderer.render(all.diagnostics, files: all.files)
    case .github:
      var renderer = GitHubRenderer(showNotes: showNotes)
      renderer.language = OutputLanguage.current.ofPrograms
      return renderer.render(all.diagnostics, files: all.files)
    case .html:
      return HTMLRenderer.standard
        .render(all.diagnostics, files: all.files, texts: parts.compactMap(\.texts))
    }
  }

  /// Returns a code point's name in the standard.
  @Sendable static func name(_ scalar: Unicode.Scalar) -> String? {
    CharacterNames.name(of: scalar)
  }
}

extension HTMLRenderer {
  /// The renderer for this tool's rules, with names from Unicode and CLDR.
  package static var standard: HTMLRenderer {
    HTMLRenderer(
      rules: RuleBook.all.descriptions,
      provenance:
        "bayan \(toolVersion) · CLDR \(ICUVersion.cldr) · Unicode \(ICUVersion.unicode)",
      name: DiagnosticReport.name,
      localeName: { LocaleFacts.displayName(of: $0, in: OutputLanguage.current.language.tag) },
      language: OutputLanguage.current.language)
  }
}

// MARK: - Recognition

extension DiagnosticReport {
  /// Returns whether contents begin like a report of any form.
  static func isReport(_ contents: [UInt8]) -> Bool {
    let start = String(decoding: contents.prefix(4_096), as: UTF8.self)
    let lines = start.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    return start.hasPrefix("{\"version\":") && start.contains("\"diagnostics\":[")
      || start.hasPrefix("{\"$schema\":") && start.contains("\"driver\":{\"name\":\"bayan\"")
      || start.hasPrefix("<!DOCTYPE html>")
        && start.contains("<meta name=\"generator\" content=\"bayan\">")
      || lines[0].contains(/^::(error|warning|notice) file=/)
      // The name of a catalog may be above the first diagnostic.
      || lines.prefix(2).contains { $0.contains(#/:[0-9]+:[0-9]+: (error|warning|note): /#) }
  }
}
