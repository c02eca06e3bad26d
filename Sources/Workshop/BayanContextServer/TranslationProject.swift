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
    if let pseudo = PseudoLocale(tag) { throw ToolFailure(pseudo.refusal) }
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

  /// A project with a proposal applied.
  struct Trial {
    /// The changed files, all of which belong to the locale.
    var files: [SourceFile]
    var project: OpenProject
    var message: LocaleMessage?
    var diagnostics: [Diagnostic]

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Applies a proposal to a copy of the project, and checks that.
  func trial(
    _ text: String, of source: LocaleMessage, in locale: String
  ) throws(ToolFailure) -> Trial {
    let loaded = project.loaded
    guard loaded.isUsable, snapshot.contents.unread.isEmpty else {
      throw ToolFailure(
        "The project has files that can't be read as they are; a person has to fix them first: "
          + Self.errors(snapshot.contents.unread + loaded.diagnostics))
    }
    guard
      let draft = ExchangeImport(
        draft: text, of: source.id, into: catalog, locale: locale, origin: "mcp")
    else { throw ToolFailure("there is no source to translate") }
    // The source text of the fingerprint goes into `Catalog/sources.lock` only at a review by a
    // person.
    let files = draft.files(over: project.files).filter {
      ProjectLayout.locale(of: $0.path) == locale
    }
    var trial = project
    for file in files { trial.open(file) }
    let states = ProjectLayout().path(of: .locale(locale, .states))
    trial.open(SourceFile(path: states, text: self.states(of: locale, without: source.id)))
    _ = trial.finish(trial.check())
    let message = trial.catalog?.locales.first { $0.tag == locale }?[source.id]
    // In an unreadable file no message is known, so all its diagnostics count as the proposal's.
    let unread = message == nil ? files.flatMap { trial.diagnostics(of: $0.path) } : []
    return Trial(
      files: files, project: trial, message: message,
      diagnostics: trial.diagnostics(on: source.id, locale)
        + unread.filter { $0.severity == .error && $0.messageID == nil })
  }

  /// Returns the locale's `state.lock` as if a person had written the message.
  ///
  /// Rules don't report diagnostics of drafts, and here all of them are needed.
  private func states(of locale: String, without id: MessageID) -> String {
    var lock = catalog.locales.first { $0.tag == locale }?.states ?? StateLock()
    lock.lines[id] = nil
    return lock.fileText
  }

  /// Writes the changes of a trial.
  func write(_ trial: Trial) throws(ToolFailure) {
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

  /// Returns the known diagnostics of a translation.
  func diagnostics(on id: MessageID, _ locale: String) -> [Diagnostic] {
    let path = ProjectLayout().path(of: .locale(locale, .messages(id.file)))
    return diagnostics(of: path).filter {
      $0.messageID == id && $0.locale == locale
    }
  }
}
