import BayanCatalog
import BayanDiagnostics
import BayanSupport
import BayanTOML

extension Catalog {
  /// The English that a finding's words stand beside, in four hexadecimal digits; `nil` in the
  /// source locale, and where it has no such words.
  func english(of finding: Diagnostic) -> String? {
    guard let locale = finding.locale, locale != project.sourceLocale,
      let words = finding.messageID.flatMap({ sourceMessages?[$0] })
    else { return nil }
    var hash = StableHash()
    hash.combine(words.text.value)
    return String(hash.shortText.prefix(4))
  }

  /// The findings, those that are let be with the reason for it, and what is wrong with the
  /// allowances themselves.
  ///
  /// An allowance beside another English lets nothing be: the finding is back, and says so.
  func allowing(_ findings: [Diagnostic], files: [String: SourceFile]) -> [Diagnostic] {
    guard !allowances.isEmpty else { return findings }
    let usable = SuppressionEntries(allowances.filter { problem(with: $0) == nil })
    var used: Set<Place> = []
    var result = findings.map { finding in
      guard let (allowance, kind) = usable.allowance(of: finding) else { return finding }
      used.insert(allowance.place)
      var finding = finding
      if case .finding(_, let english?) = allowance.scope, english != self.english(of: finding) {
        finding.notes.append(
          Diagnostic.Note(.expired(allowance.reason), at: allowance.place))
      } else {
        finding.suppression = Suppression(kind, reason: allowance.reason)
      }
      return finding
    }
    // What couldn't be read may have been what is allowed.
    let unread = Set(findings.filter { $0.rule.rawValue.hasPrefix("toml-") }.map(\.file))
    for allowance in allowances where !used.contains(allowance.place) {
      if let problem = problem(with: allowance) {
        result.append(problem)
      } else if !unread.contains(allowance.place.file), !isOff(allowance.rule),
        let finding = unused(allowance, files: files)
      {
        result.append(finding)
      }
    }
    return result.sortedByPlace()
  }

  /// Why an allowance can't be; `nil` if it can.
  private func problem(with allowance: SuppressionEntry) -> Diagnostic? {
    guard let entry = RuleBook.entry(allowance.rule.rawValue) else {
      let meant = nearestName(to: allowance.rule.rawValue, among: RuleBook.names)
      return Diagnostic(
        "unknown-rule", .error, .noRule(allowance.rule, meant: meant), file: allowance.place.file,
        span: allowance.place.span
      ).fingerprinted(files: [:])
    }
    guard !entry.isAdjustable else { return nil }
    return Diagnostic(
      "allowance-invalid", .error, .notAllowable(allowance.rule), file: allowance.place.file,
      span: allowance.place.span
    ).fingerprinted(files: [:])
  }

  private func isOff(_ rule: RuleID) -> Bool {
    guard let setting = project.checks[rule] else {
      return Checks.rules.first { $0.id == rule }.map { !$0.isOnByDefault } ?? false
    }
    return setting.severity == nil
  }

  private func unused(_ allowance: SuppressionEntry, files: [String: SourceFile]) -> Diagnostic? {
    let setting = project.checks["suppression-unused"]
    guard let severity = setting == nil ? .warning : setting?.severity else { return nil }
    let message: Diagnostic.Message
    var fixes: [Fix] = []
    switch allowance.scope {
    case .area: message = .unused(allowance.rule)
    case .finding(let fingerprint, _):
      message = .unused(allowance.rule, fingerprint)
      if let file = files[allowance.place.file] {
        fixes = [
          Fix(
            "remove the comment", .automatic,
            edits: [TextEdit(file.removal(ofComment: allowance.place.span), "")])
        ]
      }
    }
    return Diagnostic(
      "suppression-unused", severity, message, file: allowance.place.file,
      span: allowance.place.span, locale: ProjectLayout.locale(of: allowance.place.file),
      fixes: fixes
    ).fingerprinted(files: files)
  }
}

/// The allowances of a catalog, found by what they allow.
private struct SuppressionEntries {
  private struct Exact: Hashable {
    var file: String
    var rule: RuleID
    var fingerprint: String
  }

  private var exact: [Exact: SuppressionEntry] = [:]
  private var areas: [RuleID: [SuppressionEntry]] = [:]

  init(_ allowances: [SuppressionEntry]) {
    for allowance in allowances {
      switch allowance.scope {
      case .finding(let fingerprint, _):
        let key = Exact(
          file: allowance.place.file, rule: allowance.rule, fingerprint: fingerprint)
        exact[key] = allowance
      case .area: areas[allowance.rule, default: []].append(allowance)
      }
    }
  }

  /// What allows a finding, a comment before an area.
  func allowance(of finding: Diagnostic) -> (SuppressionEntry, Suppression.Kind)? {
    if let fingerprint = finding.fingerprint,
      let found = exact[
        Exact(file: finding.file, rule: finding.rule, fingerprint: fingerprint)]
    {
      return (found, .inSource)
    }
    let area = areas[finding.rule]?.first { allowance in
      guard case .area(let locale, let path) = allowance.scope else { return false }
      return (locale == nil || locale == finding.locale)
        && (path?.matches(finding.file) ?? true)
    }
    return area.map { ($0, .external) }
  }
}

extension Diagnostic {
  fileprivate func fingerprinted(files: [String: SourceFile]) -> Diagnostic {
    var finding = self
    finding.fingerprint = fingerprint(in: files)
    return finding
  }
}

extension SourceFile {
  /// What goes when a comment goes: its line where nothing else is on it, else the space before it
  /// too.
  func removal(ofComment span: SourceSpan) -> SourceSpan {
    func isSpace(_ place: Int) -> Bool { bytes[place] == 0x20 || bytes[place] == 0x09 }
    var start = span.start
    while start > 0, isSpace(start - 1) { start -= 1 }
    let isFirst = start == 0 || (start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    guard isFirst || bytes[start - 1] == 0x0A else { return SourceSpan(start, span.end) }
    var end = span.end
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return SourceSpan(start, end)
  }
}

extension String {
  fileprivate static func expired(_ reason: String) -> String {
    "it was allowed (\(quoted(reason))) beside another English; 'bayan allow' renews that"
  }
}

extension Diagnostic.Message {
  fileprivate static func noRule(_ rule: RuleID, meant: String?) -> Self {
    "no rule \(quoted(rule.rawValue))\(didYouMean(meant))"
  }

  fileprivate static func notAllowable(_ rule: RuleID) -> Self {
    "\(quoted(rule.rawValue)) cannot be suppressed: with it the files are unusable"
  }

  fileprivate static func unused(_ rule: RuleID, _ fingerprint: String) -> Self {
    "nothing here needs this: \(quoted(rule.rawValue)) finds nothing with '@\(fingerprint)'"
  }

  fileprivate static func unused(_ rule: RuleID) -> Self {
    "nothing needs this: \(quoted(rule.rawValue)) finds nothing there"
  }
}
