import BayanCatalog
package import BayanDiagnostics
import BayanTOML

/// The fate of a retired rule.
///
/// Projects still have the rule's id in `[checks]`, in suppressions and in baselines. So the id stays in
/// this table, and no other rule gets it.
package enum RetiredRule: Sendable {
  /// The rule was removed; the reason is a clause.
  case removed(because: Diagnostic.Message)
  /// Another rule reports the same.
  case merged(into: RuleID)

  package static let all: [RuleID: RetiredRule] = [
    "acronym-changed": .removed(because: "many languages have letters of their own for acronyms"),
    "capitalization-start": .removed(because: "languages capitalize by rules of their own"),
    "dash-style": .removed(because: "languages and teams differ in their dashes"),
    "ellipsis-style": .removed(because: "languages and teams differ in '...' and '…'"),
    "length-ratio": .removed(because: "'max-length' says how long a text may be"),
    "plural-forms-swapped": .removed(because: "it guessed the forms of words from other messages"),
    "sentence-count": .removed(because: "languages divide their sentences differently"),
    "start-punctuation": .removed(because: "a translated sentence may begin with another part"),
    "translation-leftover": .merged(into: "translation-partial"),
  ]

  fileprivate var successor: RuleID? {
    if case .merged(let other) = self { other } else { nil }
  }
}

extension RuleBook {
  /// Returns the fate of a retired rule as a phrase after its name; `nil` for any other name.
  package func fate(of rule: RuleID) -> Diagnostic.Message? {
    switch retired[rule] {
    case nil: nil
    case .removed(let reason): "was removed: \(reason)"
    case .merged(let other): "is part of \(quoted(other.rawValue))"
    }
  }

  /// Reports the names of retired rules in `[checks]`.
  ///
  /// - Parameter files: The sources by path; without them no fix removes a line.
  func retiredSettings(in project: Project, files: [String: SourceFile]) -> [Diagnostic] {
    let settings = project.checks.filter { retired[$0.key] != nil }
      .sorted { $0.value.place.span.start < $1.value.place.span.start }
    // A rule that is already set isn't set again.
    var set = Set(project.checks.keys)
    return settings.compactMap { rule, setting in
      let place = setting.place
      if let other = retired[rule]?.successor, set.insert(other).inserted {
        return retired(
          rule, .write(other), at: place, in: project,
          fixes: Fix.replacing(place.span, with: other.rawValue))
      }
      let line = files[place.file]?.removal(ofSetting: place.span)
      return retired(
        rule, "remove this line", at: place, in: project,
        fixes: line.map { [Fix("remove the line", .automatic, edits: [TextEdit($0, "")])] } ?? [])
    }
  }

  /// Reports a suppression of a retired rule; `nil` for any other, and if the project turns this off.
  ///
  /// - Parameter diagnostics: The diagnostics of the catalog, each with its fingerprint.
  func retiredSuppression(
    _ entry: SuppressionEntry, among diagnostics: [Diagnostic], in catalog: Catalog,
    files: [String: SourceFile]
  ) -> Diagnostic? {
    guard let fate = retired[entry.rule], let file = files[entry.place.file] else { return nil }
    let place = entry.place
    let advice: Diagnostic.Message
    var fixes: [Fix] = []
    switch (entry.scope, fate.successor) {
    case (.area, nil): advice = "remove this table"
    case (.area, let other?):
      advice = .write(other)
      fixes = Fix.replacing(
        TOMLEditor.withoutQuotes(place.span, in: file), with: other.rawValue)
    case (.diagnostic(let fingerprint, let stamp), let other):
      // The rule's name is part of the fingerprint.
      let match = diagnostics.first { found in
        guard let other, found.rule == other, found.file == place.file else { return false }
        var old = found
        old.rule = entry.rule
        return old.fingerprint(in: files) == fingerprint && stamp == catalog.textStamp(of: found)
      }
      if let match, let fingerprint = match.fingerprint {
        advice = .write(match.rule)
        let comment = SuppressionComments.comment(
          suppressing: match, fingerprint, reason: entry.reason, in: catalog)
        fixes = [
          Fix("write \(quoted(comment))", .review, edits: [TextEdit(place.span, comment)])
        ]
      } else {
        advice = "remove this comment"
        let removal = TextEdit(file.removal(ofComment: place.span), "")
        fixes = [Fix("remove the comment", .automatic, edits: [removal])]
      }
    }
    return retired(entry.rule, advice, at: place, in: catalog.project, fixes: fixes)?
      .fingerprinted(files: files)
  }

  private func retired(
    _ rule: RuleID, _ advice: Diagnostic.Message, at place: Place, in project: Project, fixes: [Fix]
  ) -> Diagnostic? {
    guard let fate = fate(of: rule),
      let severity = project.severity(of: .ruleRetired, orElse: .note)
    else { return nil }
    return Diagnostic(
      .ruleRetired, severity, .retired(rule, fate, advice), file: place.file, span: place.span,
      locale: ProjectLayout.locale(of: place.file), fixes: fixes)
  }
}

extension Project {
  /// Returns the severity that `[checks]` sets for a rule; `nil` if the rule is off.
  func severity(
    of rule: RuleID, orElse severity: Diagnostic.Severity
  ) -> Diagnostic.Severity? {
    guard let setting = checks[rule] else { return severity }
    return setting.severity
  }
}

extension SourceFile {
  /// Returns the line of a setting, which has only a comment beside it: `dash-style = "off"`; `nil` for any
  /// other line.
  fileprivate func removal(ofSetting key: SourceSpan) -> SourceSpan? {
    let start = lines.starts[lines.line(containing: key.start)]
    let end = bytes[key.end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    guard bytes[start..<key.start].allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
      String(decoding: bytes[key.end..<end], as: UTF8.self)
        .wholeMatch(of: /\s*=\s*("[a-z]*"|'[a-z]*')\s*(#.*)?\s*/) != nil
    else { return nil }
    return SourceSpan(start, end)
  }
}

extension Diagnostic.Message {
  fileprivate static func write(_ rule: RuleID) -> Self { "write \(quoted(rule.rawValue))" }

  fileprivate static func retired(_ rule: RuleID, _ fate: Self, _ advice: Self) -> Self {
    "the rule \(quoted(rule.rawValue)) \(fate); \(advice)"
  }
}
