public import BayanCatalog
public import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

// The run of the rules over a catalog.

extension RuleBook {
  /// Runs the rules on a loaded catalog, each at the severity that `[checks]` sets.
  ///
  /// - Returns: The diagnostics of the loader and of the rules, by file and offset, without redundant
  ///   ones (``Superseding``), each with a quotation of its message.
  public func diagnostics(of loaded: LoadedCatalog) -> [Diagnostic] {
    diagnostics(of: loaded, withRedundant: false, in: LocaleContexts())
  }

  /// Runs the rules as ``diagnostics(of:)`` does, with redundant diagnostics on request.
  ///
  /// - Parameters:
  ///   - threshold: The least severity of requested diagnostics; rules with only lower severities
  ///     aren't run.
  ///   - closesGates: Whether the rules that are gates run at their own severity.
  ///   - id: The message that is asked about: the rules about messages run on its entry alone; `nil` for all
  ///     messages.
  ///   - contexts: The known contexts of locales; missing ones are created.
  package func diagnostics(
    of loaded: LoadedCatalog, withRedundant: Bool, threshold: Diagnostic.Severity = .note,
    closesGates: Bool = false, about id: MessageID? = nil, in contexts: LocaleContexts
  ) -> [Diagnostic] {
    guard let catalog = loaded.catalog else { return loaded.diagnostics }
    let found =
      withRedundant
      ? all(
        of: rules, on: catalog, about: id, threshold: threshold, closesGates: closesGates,
        in: contexts)
      : diagnostics(
        on: catalog, about: id, loading: loaded.diagnostics, files: loaded.files,
        threshold: threshold,
        closesGates: closesGates, in: contexts)
    return Self.quoting((loaded.diagnostics + found).sortedByPlace(), in: catalog, contexts)
  }

  /// Runs the rules, or some of them.
  ///
  /// Each rule about the catalog runs separately. The rules about messages run together on each
  /// group of messages; the cores share both kinds of work.
  ///
  /// - Parameters:
  ///   - id: The message that is asked about: the rules about messages run on its entry alone; `nil` for all
  ///     messages.
  ///   - loading: The diagnostics from loading the files; they aren't returned again.
  ///   - files: The sources by path, for fixes of `bayan.toml`.
  ///   - threshold: The least severity of requested diagnostics. No diagnostic is superseded by one of lower
  ///     severity, so the omitted diagnostics don't affect the others.
  ///   - closesGates: Whether the rules that are gates run at their own severity.
  ///   - contexts: The known contexts of locales; missing ones are created.
  package func diagnostics(
    of some: [any Rule.Type]? = nil, on catalog: Catalog, about id: MessageID? = nil,
    loading: [Diagnostic] = [], files: [String: SourceFile] = [:],
    threshold: Diagnostic.Severity = .note,
    closesGates: Bool = false, in contexts: LocaleContexts = LocaleContexts()
  ) -> [Diagnostic] {
    let rules = some ?? rules
    let found = all(
      of: rules, on: catalog, about: id, threshold: threshold, closesGates: closesGates,
      in: contexts)
    let causes = RedundantDiagnostics(rules).removed(from: found, loading: loading)
    let names =
      unknownRules(in: catalog.project) + retiredSettings(in: catalog.project, files: files)
    return (names + causes).sortedByPlace()
  }

  /// Returns all diagnostics of some of the rules, unsorted.
  private func all(
    of rules: [any Rule.Type], on catalog: Catalog, about id: MessageID?,
    threshold: Diagnostic.Severity, closesGates: Bool, in contexts: LocaleContexts
  ) -> [Diagnostic] {
    let prepared = PreparedRules(
      rules, for: catalog, threshold: threshold, closesGates: closesGates)
    var parts = prepared.catalog.map { Part.rule($0.rule, $0.report) }
    if prepared.hasMessageRules {
      parts += catalog.messageGroups(in: contexts, of: id).map(Part.messages) + [.labels]
    }
    let found = parts.concurrentMap { part -> [Diagnostic] in
      switch part {
      case .rule(let rule, var report):
        rule.check(catalog, into: &report)
        return report.diagnostics
      case .messages(let group): return prepared.check(group.forEachMessage)
      case .labels: return prepared.check { catalog.forEachLabel(in: contexts, $0) }
      }
    }
    return found.flatMap { $0 }
  }

  /// The independent parts of a run.
  private enum Part: Sendable {
    case rule(any CatalogRule, Report)
    case messages(MessageGroup)
    case labels
  }

  /// Reports names in `[checks]` that never belonged to a rule.
  private func unknownRules(in project: Project) -> [Diagnostic] {
    guard !project.checks.isEmpty else { return [] }
    let known = Set(
      rules.map { $0.id } + CatalogLoader.adjustableRules + [.ruleRetired, .suppressionUnused])
    return project.checks.compactMap { rule, setting in
      guard !known.contains(rule), retired[rule] == nil else { return nil }
      let nearest = nearestName(to: rule.rawValue, among: known.map(\.rawValue))
      var diagnostic = Diagnostic.unknownRule(rule, nearest: nearest, at: setting.place)
      diagnostic.fixes = Fix.replacing(setting.place.span, with: nearest)
      return diagnostic
    }
  }
}

extension Fix {
  /// Returns the fix for a misspelt name; none if no name is similar.
  package static func replacing(_ span: SourceSpan, with nearest: String?) -> [Fix] {
    guard let nearest else { return [] }
    return [Fix("write \(quoted(nearest))", .review, edits: [TextEdit(span, nearest)])]
  }
}

extension Diagnostic {
  /// Returns the diagnostic for an unknown rule.
  static func unknownRule(_ rule: RuleID, nearest: String?, at place: Place) -> Self {
    Diagnostic(
      .unknownRule, .error, "there is no rule \(quoted(rule.rawValue))\(didYouMean(nearest))",
      file: place.file, span: place.span)
  }
}
