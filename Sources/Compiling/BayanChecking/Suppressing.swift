package import BayanCatalog
package import BayanDiagnostics
import BayanSupport
import BayanTOML

extension Catalog {
  /// Returns the stamp of a diagnostic's message text and its source's, in four hexadecimal digits; `nil`
  /// if the diagnostic is about no text.
  ///
  /// A diagnostic's own fingerprint has only the stretch that is wrong: a full stop, for example, which may
  /// be in any text.
  package func textStamp(of diagnostic: Diagnostic) -> String? {
    guard let id = diagnostic.messageID, let tag = diagnostic.locale else { return nil }
    let texts = [sourceMessages?[id], locales.first { $0.tag == tag }?[id]].compactMap(
      \.?.text.value)
    guard !texts.isEmpty else { return nil }
    var hash = StableHash()
    for text in texts { hash.combine(text) }
    return String(hash.shortText.prefix(4))
  }

  /// The effect of suppressions on diagnostics.
  struct Suppressed {
    /// The diagnostics, each with its suppression, and those about invalid suppressions.
    var diagnostics: [Diagnostic]
    /// The place of each diagnostic's suppression, in the same order.
    var used: [Place?]
    /// The unused suppressions, with their diagnostics.
    var unused: [(place: Place, diagnostic: Diagnostic)]
  }

  /// Returns the effect of the catalog's suppressions on diagnostics.
  ///
  /// A suppression that was written for another text or another source text has no effect: the
  /// diagnostic is reported again, with a note. Only a suppression that names the text opens a gate.
  func suppressed(
    _ diagnostics: [Diagnostic], files: [String: SourceFile], knowing rules: RuleBook,
    closesGates: Bool = false
  ) -> Suppressed {
    let usable = SuppressionEntries(suppressions.filter { rules.isSuppressible($0.rule) })
    var met = [Place?](repeating: nil, count: diagnostics.count)
    var result = diagnostics.enumerated().map { index, diagnostic in
      guard let (entry, kind) = usable.entry(for: diagnostic) else { return diagnostic }
      met[index] = entry.place
      var diagnostic = diagnostic
      switch entry.scope {
      case .diagnostic(_, let stamp) where stamp != textStamp(of: diagnostic):
        diagnostic.notes.append(
          Diagnostic.Note(.expired(entry.reason), at: entry.place))
      case .area where closesGates && rules.entry(diagnostic.rule.rawValue)?.isGate == true:
        diagnostic.notes.append(Diagnostic.Note(.closedGate, at: entry.place))
      case .area, .diagnostic:
        diagnostic.suppression = Suppression(kind, reason: entry.reason)
      }
      return diagnostic
    }
    // An unreadable part of a file may contain the suppressed text.
    let unread = Set(diagnostics.filter { $0.rule.rawValue.hasPrefix("toml-") }.map(\.file))
    let used = Set(met.compactMap(\.self))
    var unused: [(place: Place, diagnostic: Diagnostic)] = []
    for entry in suppressions where !used.contains(entry.place) {
      if rules.retired[entry.rule] != nil {
        result +=
          rules.retiredSuppression(entry, among: diagnostics, in: self, files: files)
          .map { [$0] } ?? []
      } else if !rules.isSuppressible(entry.rule) {
        result.append(problem(with: entry, rules))
      } else if !unread.contains(entry.place.file), !isOff(entry.rule, rules),
        let diagnostic = self.unused(entry, files: files)
      {
        unused.append((entry.place, diagnostic))
      }
    }
    met += [Place?](repeating: nil, count: result.count - met.count)
    return Suppressed(diagnostics: result, used: met, unused: unused)
  }

  /// Returns the diagnostic about a suppression of a rule that can't be suppressed.
  private func problem(with entry: SuppressionEntry, _ rules: RuleBook) -> Diagnostic {
    guard rules.entry(entry.rule.rawValue) != nil else {
      let nearest = nearestName(to: entry.rule.rawValue, among: rules.names)
      return .unknownRule(entry.rule, nearest: nearest, at: entry.place).fingerprinted(files: [:])
    }
    return Diagnostic(
      .allowanceInvalid, .error, .notSuppressible(entry.rule), file: entry.place.file,
      span: entry.place.span
    ).fingerprinted(files: [:])
  }

  private func isOff(_ rule: RuleID, _ rules: RuleBook) -> Bool {
    guard let setting = project.checks[rule] else {
      return rules.rules.first { $0.id == rule }.map { !$0.isOnByDefault } ?? false
    }
    return setting.severity == nil
  }

  private func unused(_ entry: SuppressionEntry, files: [String: SourceFile]) -> Diagnostic? {
    guard let severity = project.severity(of: .suppressionUnused, orElse: .warning) else {
      return nil
    }
    let message: Diagnostic.Message
    var fixes: [Fix] = []
    switch entry.scope {
    case .area: message = .unused(entry.rule)
    case .diagnostic(let fingerprint, _):
      message = .unused(entry.rule, fingerprint)
      if let file = files[entry.place.file] {
        fixes = [
          Fix(
            "remove the comment", .automatic,
            edits: [TextEdit(file.removal(ofComment: entry.place.span), "")])
        ]
      }
    }
    return Diagnostic(
      .suppressionUnused, severity, message, file: entry.place.file,
      span: entry.place.span, locale: ProjectLayout.locale(of: entry.place.file),
      fixes: fixes
    ).fingerprinted(files: files)
  }
}

/// The suppressions of a catalog, indexed by the diagnostics that they suppress.
private struct SuppressionEntries {
  private struct Exact: Hashable {
    var file: String
    var rule: RuleID
    var fingerprint: String
  }

  private var exact: [Exact: SuppressionEntry] = [:]
  private var areas: [RuleID: [SuppressionEntry]] = [:]

  init(_ suppressions: [SuppressionEntry]) {
    for entry in suppressions {
      switch entry.scope {
      case .diagnostic(let fingerprint, _):
        let key = Exact(
          file: entry.place.file, rule: entry.rule, fingerprint: fingerprint)
        exact[key] = entry
      case .area: areas[entry.rule, default: []].append(entry)
      }
    }
  }

  /// Returns the suppression of a diagnostic; a comment comes before an area.
  func entry(for diagnostic: Diagnostic) -> (SuppressionEntry, Suppression.Kind)? {
    if let fingerprint = diagnostic.fingerprint,
      let found = exact[
        Exact(file: diagnostic.file, rule: diagnostic.rule, fingerprint: fingerprint)]
    {
      return (found, .inSource)
    }
    let area = areas[diagnostic.rule]?.first { entry in
      guard case .area(let locale, let path) = entry.scope else { return false }
      return (locale == nil || locale == diagnostic.locale)
        && (path?.matches(diagnostic.file) ?? true)
    }
    return area.map { ($0, .external) }
  }
}

extension RuleBook {
  fileprivate func isSuppressible(_ rule: RuleID) -> Bool {
    entry(rule.rawValue)?.isAdjustable == true
  }
}

extension Diagnostic {
  func fingerprinted(files: [String: SourceFile]) -> Diagnostic {
    var diagnostic = self
    diagnostic.fingerprint = fingerprint(in: files)
    return diagnostic
  }
}

extension SourceFile {
  /// Returns the span to remove with a comment: its line if nothing else is on it, else the space before it
  /// too.
  func removal(ofComment span: SourceSpan) -> SourceSpan {
    func isSpace(_ place: Int) -> Bool { bytes[place] == 0x20 || bytes[place] == 0x09 }
    var start = span.start
    while start > 0, isSpace(start - 1) { start -= 1 }
    let isFirst = start == 0 || start == bytes.byteOrderMarkLength
    guard isFirst || bytes[start - 1] == 0x0A else { return SourceSpan(start, span.end) }
    var end = span.end
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return SourceSpan(start, end)
  }
}

extension Diagnostic.Message {
  fileprivate static let closedGate: Self = """
    this rule can't be suppressed for many texts at once; suppress it for one text with 'bayan allow'
    """

  fileprivate static func expired(_ reason: String) -> Self {
    "it was suppressed (\(quoted(reason))), but the text has changed since; renew the suppression with 'bayan allow'"
  }

  fileprivate static func notSuppressible(_ rule: RuleID) -> Self {
    "\(quoted(rule.rawValue)) can't be suppressed, because files with this problem can't be used"
  }

  fileprivate static func unused(_ rule: RuleID, _ fingerprint: String) -> Self {
    "unused suppression: \(quoted(rule.rawValue)) reports nothing here with '@\(fingerprint)'"
  }

  fileprivate static func unused(_ rule: RuleID) -> Self {
    "unused suppression: \(quoted(rule.rawValue)) reports nothing there"
  }
}
