import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanSupport
import BayanWorkspace

/// The project that tools work on, as it is at one moment.
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

  // MARK: What tools are asked about

  /// The locales that are translated to.
  var targets: [String] {
    catalog.project.locales.filter { $0 != catalog.project.sourceLocale }
  }

  /// A locale that was named.
  func target(_ tag: String) throws(ToolFailure) -> String {
    if targets.contains(tag) { return tag }
    guard tag != catalog.project.sourceLocale else {
      throw ToolFailure(
        "\(quoted(tag)) is the source locale. People write its words; here they are only read.")
    }
    if let pseudo = PseudoLocale(tag) { throw ToolFailure(pseudo.refusal) }
    let meant = nearestLocale(to: tag, among: targets).map { "; did you mean \(quoted($0))?" }
    throw ToolFailure(
      "the catalog has no locale \(quoted(tag.bounded(to: 60)))"
        + (meant ?? "; it translates to \(quotedList(targets))"))
  }

  /// The source of a message that was named.
  func source(_ name: String) throws(ToolFailure) -> LocaleMessage {
    if let id = MessageID(name), id.namesMessage, let message = catalog.sourceMessages?[id] {
      return message
    }
    let names = (catalog.sourceMessages?.messages ?? []).map(\.id.description)
    let meant = nearestName(to: name.bounded(to: 200), among: names).map {
      "; did you mean \(quoted($0))?"
    }
    throw ToolFailure(
      "the source locale has no message \(quoted(name.bounded(to: 200)))"
        + (meant ?? "; list_messages has their ids"))
  }

  /// Returns the unit of a source in a locale.
  func unit(_ source: LocaleMessage, _ locale: String) throws(ToolFailure) -> ExchangeUnit {
    let document = ExchangeDocument(catalog, locale: locale) { $0 == source.id }
    guard let unit = document.units.first else {
      throw ToolFailure("the source locale has no message \(quoted(source.id.description))")
    }
    return unit
  }

  /// Returns a version that changes whenever the source or the translation does.
  static func version(_ source: LocaleMessage, translation: String?) -> String {
    "\(source.fingerprint)-\(translation ?? "none")"
  }

  /// Returns the diagnostics of a translation as it is; of a draft as if a person had written it.
  func diagnostics(
    of unit: ExchangeUnit, _ locale: String
  ) throws(ToolFailure) -> (found: [Diagnostic], project: OpenProject) {
    guard unit.state == .draft, let words = unit.target else {
      return (project.diagnostics(on: unit.id, locale), project)
    }
    let trial = try trial(words.messageText, of: unit.source, in: locale)
    return (trial.diagnostics, trial.project)
  }

  // MARK: Proposals

  /// A project as it would be with a proposal.
  struct Trial {
    /// The files that would be written; all belong to the locale.
    var files: [SourceFile]
    var project: OpenProject
    var message: LocaleMessage?
    var diagnostics: [Diagnostic]

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Lays a proposal over the project and checks everything.
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
    // The text behind the fingerprint goes into `Catalog/sources.lock` when a person reviews.
    let files = draft.files(over: project.files).filter {
      ProjectLayout.locale(of: $0.path) == locale
    }
    var trial = project
    for file in files { trial.open(file) }
    let states = ProjectLayout().path(of: .locale(locale, .states))
    trial.open(SourceFile(path: states, text: self.states(of: locale, without: source.id)))
    _ = trial.finish(trial.check())
    let message = trial.catalog?.locales.first { $0.tag == locale }?[source.id]
    // Of a file that can't be read no message is known: all that is wrong comes from the proposal.
    let unread = message == nil ? files.flatMap { trial.diagnostics(of: $0.path) } : []
    return Trial(
      files: files, project: trial, message: message,
      diagnostics: trial.diagnostics(on: source.id, locale)
        + unread.filter { $0.severity == .error && $0.messageID == nil })
  }

  /// The locale's `state.lock` as it would be if a person had written the message.
  ///
  /// Nothing is reported of a draft, and here everything is wanted.
  private func states(of locale: String, without id: MessageID) -> String {
    var lock = catalog.locales.first { $0.tag == locale }?.states ?? StateLock()
    lock.lines[id] = nil
    return lock.fileText
  }

  /// Writes what a trial would change.
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
