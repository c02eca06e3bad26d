package import BayanCatalog
package import BayanDiagnostics
import BayanICU

/// The diagnostics that existed when a project began to be checked, so that new ones stand out.
///
/// The baseline is a text with one diagnostic on a line, to be committed and reviewed like any other file:
///
///     3f9c2a71 plural-category-missing ar login.tooManyCalls.title
///
/// The fingerprint and the rule count; the rest is for readers. A diagnostic that existed
/// twice has two lines.
package struct Baseline: Sendable {
  /// A malformed line.
  package struct LineError: Error, Sendable {
    package var line: Int
  }

  private struct Entry: Hashable {
    var fingerprint: String
    var rule: String
  }

  private var counts: [Entry: Int] = [:]

  /// The place of each rule's first mention, by the rule's name.
  private var names: [String: SourceSpan] = [:]

  package var count: Int { counts.values.reduce(0, +) }

  /// Reads a baseline; empty lines and lines that begin with `#` are ignored.
  package init(_ text: String) throws(LineError) {
    var number = 0
    // The text is split by bytes, because a Windows line end is one `Character`.
    for line in text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      let fields = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard let first = fields.first, first.first != UInt8(ascii: "#") else { continue }
      guard fields.count >= 2, first.count == 8,
        first.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
      else { throw LineError(line: number) }
      let entry = Entry(
        fingerprint: String(decoding: first, as: UTF8.self).lowercased(),
        rule: String(decoding: fields[1], as: UTF8.self))
      counts[entry, default: 0] += 1
      if names[entry.rule] == nil {
        let start = text.utf8.distance(from: text.startIndex, to: fields[1].startIndex)
        names[entry.rule] = SourceSpan(start, start + fields[1].count)
      }
    }
  }

  /// Returns the diagnostics, each marked as being in the baseline or not.
  ///
  /// Suppressed diagnostics need no line, and those that make files unusable get none.
  ///
  /// - Parameter closesGates: Whether diagnostics of gates stay open, as before a release.
  package func marking(
    _ diagnostics: [Diagnostic], by rules: RuleBook, closesGates: Bool = false
  ) -> [Diagnostic] {
    var left = counts
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      let entry = Entry(fingerprint: diagnostic.fingerprint ?? "", rule: diagnostic.rule.rawValue)
      diagnostic.isInBaseline = false
      let isClosed = closesGates && rules.entry(diagnostic.rule.rawValue)?.isGate == true
      if !isClosed, Self.canHold(diagnostic, rules), let count = left[entry], count > 0 {
        left[entry] = count - 1
        diagnostic.isInBaseline = true
      }
      return diagnostic
    }
  }

  /// Returns a diagnostic about lines of retired rules; `nil` if there are none, and if the project
  /// turns it off.
  ///
  /// - Parameter path: The path of the baseline.
  package func noteOnRetired(
    in path: String, by rules: RuleBook, _ catalog: Catalog?
  ) -> Diagnostic? {
    let retired = names.filter { rules.retired[RuleID(rawValue: $0.key)] != nil }
      .sorted { $0.value.start < $1.value.start }
    let setting = catalog?.project.severity(of: .ruleRetired, orElse: .note)
    guard let first = retired.first, let severity = catalog == nil ? .note : setting else {
      return nil
    }
    let names = Set(retired.map(\.key))
    let count = counts.reduce(0) { names.contains($1.key.rule) ? $0 + $1.value : $0 }
    return Diagnostic(
      .ruleRetired, severity, .retired(count, retired.map(\.key)), file: path, span: first.value)
  }

  private static let firstLine = "# Diagnostics that 'bayan check --baseline' ignores.\n"

  /// Whether contents are a baseline, by their first line or by their entries.
  package static func isBaseline(_ contents: [UInt8]) -> Bool {
    if contents.starts(with: firstLine.utf8) { return true }
    guard let baseline = try? Baseline(String(decoding: contents, as: UTF8.self)) else {
      return false
    }
    return baseline.count > 0
  }

  package static func text(of diagnostics: [Diagnostic], by rules: RuleBook) -> String {
    let lines = diagnostics.filter { canHold($0, rules) }.map { diagnostic in
      let variant = diagnostic.variant.map { " [\($0)]" } ?? ""
      let place = (diagnostic.subject + variant).unicodeScalars.map {
        $0.unicode.generalCategory == .cc ? " " : $0
      }
      return
        "\(diagnostic.fingerprint ?? "") \(diagnostic.rule) \(diagnostic.locale ?? "-") "
        + String(String.UnicodeScalarView(place)) + "\n"
    }
    return firstLine + lines.sorted().joined()
  }

  private static func canHold(_ diagnostic: Diagnostic, _ rules: RuleBook) -> Bool {
    diagnostic.suppression == nil
      && rules.entry(diagnostic.rule.rawValue)?.isAdjustable == true
  }
}

extension Diagnostic.Message {
  fileprivate static func retired(_ count: Int, _ rules: [String]) -> Self {
    count == 1
      ? "the baseline has 1 diagnostic of a retired rule: \(quotedList(rules)); remove it with '--update-baseline'"
      : "the baseline has \(count) diagnostics of retired rules: \(quotedList(rules)); remove them with '--update-baseline'"
  }
}
