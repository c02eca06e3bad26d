import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanSupport
import BayanWorkspace

/// The project on which tools work, at one moment.
struct TranslationProject {
  let project: OpenProject
  let catalog: Catalog
  private let snapshot: ContextServer.Snapshot

  init(
    _ current: (project: OpenProject, snapshot: ContextServer.Snapshot)
  ) throws(ToolFailure) {
    project = current.project
    snapshot = current.snapshot
    guard let catalog = current.project.catalog else {
      throw ToolFailure(
        "The catalog can't be read; a person has to fix it first: "
          + Self.errors(snapshot.contents.unread + current.project.errors))
    }
    self.catalog = catalog
  }

  // MARK: Named parts

  /// The target locales.
  var targets: [String] {
    catalog.project.locales.filter { $0 != catalog.project.sourceLocale }
  }

  /// Returns a named target locale.
  func target(_ tag: String) throws(ToolFailure) -> String {
    if targets.contains(tag) { return tag }
    guard tag != catalog.project.sourceLocale else {
      throw ToolFailure(
        "\(quoted(tag)) is the source locale. People write its words; here they are only read.")
    }
    if let pseudo = PseudoLocale(tag) { throw ToolFailure(pseudo.refusal.description) }
    let suggestion = nearestLocale(to: tag, among: targets).map { "; did you mean \(quoted($0))?" }
    throw ToolFailure(
      "the catalog has no locale \(quoted(tag.bounded(to: 60)))"
        + (suggestion ?? "; it translates to \(quotedList(targets))"))
  }

  /// Returns the source of a named message.
  func source(_ name: String) throws(ToolFailure) -> LocaleMessage {
    if let id = MessageID(name), id.namesMessage, let message = catalog.sourceMessages?[id] {
      return message
    }
    let names = (catalog.sourceMessages?.messages ?? []).map(\.id.description)
    let suggestion = nearestName(to: name.bounded(to: 200), among: names).map {
      "; did you mean \(quoted($0))?"
    }
    throw ToolFailure(
      "the source locale has no message \(quoted(name.bounded(to: 200)))"
        + (suggestion ?? "; list_messages has their ids"))
  }

  /// Returns the unit of a source in a locale.
  func unit(_ source: LocaleMessage, _ locale: String) throws(ToolFailure) -> ExchangeUnit {
    let document = ExchangeDocument(catalog, locale: locale) { $0 == source.id }
    guard let unit = document.units.first else {
      throw ToolFailure("the source locale has no message \(quoted(source.id.description))")
    }
    return unit
  }

  /// Returns a version that changes with the source and the translation.
  static func version(_ source: LocaleMessage, translation: String?) -> String {
    "\(source.fingerprint)-\(translation ?? "none")"
  }

  /// Returns the diagnostics of a translation; a draft is checked as if a person had written it.
  func diagnostics(
    of unit: ExchangeUnit, _ locale: String
  ) throws(ToolFailure) -> (found: [Diagnostic], project: OpenProject) {
    guard unit.state == .draft, let message = unit.target else {
      return (project.diagnostics(on: unit.id, locale), project)
    }
    let trial = try trial(message.messageText, of: unit.source, in: locale)
    return (trial.diagnostics, trial.project)
  }

  // MARK: Proposals

  /// Applies a proposal to a copy of the project, and checks that.
  func trial(
    _ text: String, of source: LocaleMessage, in locale: String
  ) throws(ToolFailure) -> ProposalTrial {
    do throws(ProposalFailure) {
      // The source text of the fingerprint goes into `Catalog/sources.lock` only at a review by a
      // person.
      return try project.trial(
        Proposal(text, of: source.id, locale: locale, state: .draft, origin: "mcp"),
        unread: snapshot.contents.unread
      ).onlyFiles(of: locale)
    } catch {
      switch error {
      case .unreadable(let diagnostics):
        throw ToolFailure(
          "The project has files that can't be read as they are; a person has to fix them first: "
            + Self.errors(diagnostics))
      case .noSource: throw ToolFailure("there is no source to translate")
      }
    }
  }

  /// Writes the changes of a trial.
  func write(_ trial: ProposalTrial) throws(ToolFailure) {
    guard !trial.files.isEmpty else { return }
    if let sentence = snapshot.write(trial.files) {
      throw ToolFailure("\(sentence); nothing was written")
    }
  }

  private static func errors(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.filter { $0.severity == .error }
    let first = errors.prefix(5).map { "\($0.file): \($0.message) [\($0.rule)]" }
    return (first + (errors.count > 5 ? ["and \(errors.count - 5) more"] : []))
      .joined(separator: "; ").bounded(to: Bounds.longestLabel)
  }
}

extension OpenProject {
  fileprivate var errors: [Diagnostic] {
    filesWithDiagnostics.sorted().flatMap(diagnostics).filter { $0.severity == .error }
  }
}
