public import BayanCatalog
public import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

// The run of the rules over a catalog.

extension RuleBook {
  /// Runs the rules on what was loaded, each at the severity that `[checks]` gives it.
  ///
  /// - Returns: The diagnostics of the loader and of the rules, by file and offset, without redundant
  ///   ones (``Superseding``), each with the message it is about.
  public func diagnostics(of loaded: LoadedCatalog) -> [Diagnostic] {
    diagnostics(of: loaded, withRedundant: false, in: LocaleContexts())
  }

  /// As ``diagnostics(of:)``, and with redundant diagnostics where they are asked for.
  ///
  /// - Parameters:
  ///   - threshold: The least severity that is asked for; rules that have nothing of it to say
  ///     aren't run.
  ///   - closesGates: Whether the rules that are gates run at their own severity.
  ///   - contexts: What is known of locales; those that aren't there are made.
  package func diagnostics(
    of loaded: LoadedCatalog, withRedundant: Bool, threshold: Diagnostic.Severity = .note,
    closesGates: Bool = false, in contexts: LocaleContexts
  ) -> [Diagnostic] {
    guard let catalog = loaded.catalog else { return loaded.diagnostics }
    let found =
      withRedundant
      ? all(of: rules, on: catalog, threshold: threshold, closesGates: closesGates, in: contexts)
      : diagnostics(
        on: catalog, loading: loaded.diagnostics, files: loaded.files, threshold: threshold,
        closesGates: closesGates, in: contexts)
    return Self.quoting((loaded.diagnostics + found).sortedByPlace(), in: catalog, contexts)
  }

  /// Runs the rules, or some of them.
  ///
  /// Each rule about the catalog goes over it by itself. Those about messages go together, group by
  /// group of messages; the cores share out both.
  ///
  /// - Parameters:
  ///   - loading: What was found while the files were read; it isn't returned again.
  ///   - files: The sources by path, for fixes of `bayan.toml`.
  ///   - threshold: The least severity that is asked for. No rule gives way to a diagnostic of lower
  ///     severity, so that what is left out below it changes nothing above.
  ///   - closesGates: Whether the rules that are gates run at their own severity.
  ///   - contexts: What is known of locales; those that aren't there are made.
  package func diagnostics(
    of some: [any Rule.Type]? = nil, on catalog: Catalog, loading: [Diagnostic] = [],
    files: [String: SourceFile] = [:], threshold: Diagnostic.Severity = .note,
    closesGates: Bool = false, in contexts: LocaleContexts = LocaleContexts()
  ) -> [Diagnostic] {
    let rules = some ?? rules
    let found = all(
      of: rules, on: catalog, threshold: threshold, closesGates: closesGates, in: contexts)
    let causes = RedundantDiagnostics(rules).removed(from: found, loading: loading)
    let names =
      unknownRules(in: catalog.project) + retiredSettings(in: catalog.project, files: files)
    return (names + causes).sortedByPlace()
  }

  /// All that some of the rules find, in no order.
  private func all(
    of rules: [any Rule.Type], on catalog: Catalog, threshold: Diagnostic.Severity,
    closesGates: Bool, in contexts: LocaleContexts
  ) -> [Diagnostic] {
    let prepared = PreparedRules(
      rules, for: catalog, threshold: threshold, closesGates: closesGates)
    var parts = prepared.catalog.map { Part.rule($0.rule, $0.report) }
    if prepared.hasMessageRules {
      parts += catalog.messageGroups(in: contexts).map(Part.messages) + [.labels]
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

  /// What a run is made of; none needs another.
  private enum Part: Sendable {
    case rule(any CatalogRule, Report)
    case messages(MessageGroup)
    case labels
  }

  /// Reports the names in `[checks]` that no rule has, and none had.
  private func unknownRules(in project: Project) -> [Diagnostic] {
    guard !project.checks.isEmpty else { return [] }
    let known = Set(
      rules.map { $0.id } + CatalogLoader.adjustableRules + [.ruleRetired, .suppressionUnused])
    return project.checks.compactMap { rule, setting in
      guard !known.contains(rule), retired[rule] == nil else { return nil }
      let meant = nearestName(to: rule.rawValue, among: known.map(\.rawValue))
      var diagnostic = Diagnostic.unknownRule(rule, meant: meant, at: setting.place)
      diagnostic.fixes = Fix.replacing(setting.place.span, with: meant)
      return diagnostic
    }
  }
}

extension Fix {
  /// The replacement of a misspelt name; none where there is no likely one.
  package static func replacing(_ span: SourceSpan, with meant: String?) -> [Fix] {
    guard let meant else { return [] }
    return [Fix("write \(quoted(meant))", .review, edits: [TextEdit(span, meant)])]
  }
}

extension Diagnostic {
  /// That there is no rule of a name.
  static func unknownRule(_ rule: RuleID, meant: String?, at place: Place) -> Self {
    Diagnostic(
      .unknownRule, .error, "no rule \(quoted(rule.rawValue))\(didYouMean(meant))",
      file: place.file, span: place.span)
  }
}
