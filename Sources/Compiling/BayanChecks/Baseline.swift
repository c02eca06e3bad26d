package import BayanDiagnostics

/// The findings that were there when a project began to be checked, so that new ones stand out.
///
/// A text, a line a finding, to be committed and reviewed as any other:
///
///     3f9c2a71 plural-category-missing ar login.tooManyCalls.title
///
/// The fingerprint and the rule count; what follows them is for readers. A finding that was there
/// twice has two lines.
package struct Baseline: Sendable {
  /// A line that can't be understood.
  package struct LineError: Error, Sendable {
    /// The line, from 1.
    package var line: Int
  }

  private struct Entry: Hashable {
    var fingerprint: String
    var rule: String
  }

  private var counts: [Entry: Int] = [:]

  /// How many findings it has.
  package var count: Int { counts.values.reduce(0, +) }

  /// Reads a baseline; empty lines and those that begin with `#` are passed over.
  package init(_ text: String) throws(LineError) {
    var number = 0
    // Bytes, for a line end of Windows is one character.
    for line in text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard let first = words.first, first.first != UInt8(ascii: "#") else { continue }
      guard words.count >= 2, first.count == 8,
        first.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
      else { throw LineError(line: number) }
      let entry = Entry(
        fingerprint: String(decoding: first, as: UTF8.self).lowercased(),
        rule: String(decoding: words[1], as: UTF8.self))
      counts[entry, default: 0] += 1
    }
  }

  /// The findings, each with whether it is in the baseline.
  ///
  /// What is allowed needs no line, and what the files can't be used with gets none.
  package func marking(_ findings: [Diagnostic]) -> [Diagnostic] {
    var left = counts
    return findings.map { finding in
      var finding = finding
      let entry = Entry(fingerprint: finding.fingerprint ?? "", rule: finding.rule.rawValue)
      finding.isInBaseline = false
      if Self.canHold(finding), let count = left[entry], count > 0 {
        left[entry] = count - 1
        finding.isInBaseline = true
      }
      return finding
    }
  }

  /// The text of a baseline of findings.
  package static func text(of findings: [Diagnostic]) -> String {
    let lines = findings.filter(canHold).map { finding in
      let branch = finding.branch.map { " [\($0)]" } ?? ""
      let place = (finding.subject + branch).unicodeScalars.map {
        $0.properties.generalCategory == .control ? " " : $0
      }
      return
        "\(finding.fingerprint ?? "") \(finding.rule) \(finding.locale ?? "-") "
        + String(String.UnicodeScalarView(place)) + "\n"
    }
    return "# Findings that 'bayan check --baseline' passes over.\n" + lines.sorted().joined()
  }

  private static func canHold(_ finding: Diagnostic) -> Bool {
    finding.suppression == nil
      && RuleBook.entry(finding.rule.rawValue)?.isAdjustable == true
  }
}
