import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanHistory
import BayanSupport
import BayanTOML

extension ExchangeImport {
  /// An import after the rules have seen it.
  package struct Checked: Sendable {
    /// The import without what is refused.
    package var result: ExchangeImport
    /// The files that change, in the order in which they are written.
    package var files: [SourceFile]
    /// The diagnostics of the changed messages, errors aside; of the translations of a changed
    /// source, the errors.
    package var remarks: [Diagnostic]
    /// All files as they become, by path.
    package var sources: [String: SourceFile]
  }

  /// How often what is left is checked again after something was refused.
  private static let roundLimit = 5

  /// Makes the changes in memory, and takes those back that an error or a gate refuses.
  ///
  /// - Parameter files: The project's files, without errors.
  package func checked(_ files: [SourceFile], by run: CheckRun) -> Checked {
    let run = run.withClosedGates
    var result = self
    for _ in 0..<Self.roundLimit {
      guard !result.changes.isEmpty else { break }
      let (changed, loaded) = result.edited(files)
      guard !changed.isEmpty else { break }
      let outcome = run(loaded)
      let ids = Set(result.changes.map(\.id))
      let all = outcome.diagnostics.filter {
        $0.isOpen && $0.messageID.map(ids.contains) == true
      }
      let found = all.filter { $0.locale == request.locale }
      let errors = Dictionary(grouping: found.filter { $0.severity == .error }) { $0.messageID }
      if errors.isEmpty {
        // Translations that a new source breaks are no reason against it: they follow it.
        let broken = all.filter { $0.locale != request.locale && $0.severity == .error }
        return Checked(
          result: result, files: changed,
          remarks: found.filter { $0.severity == .warning } + broken, sources: outcome.files)
      }
      result.refuse(errors)
    }
    let byPath = Dictionary(firstOf: files, by: \.path)
    return Checked(result: result.withoutChanges, files: [], remarks: [], sources: byPath)
  }

  private mutating func refuse(_ errors: [MessageID?: [Diagnostic]]) {
    let refused = Set(errors.keys.compactMap(\.self))
    let units = ExchangeDocument(catalog, locale: request.locale) { refused.contains($0) }.units
    let terms = Dictionary(firstOf: units.map { ($0.id, format?.terms(in: $0) ?? []) })
    for change in changes {
      guard let found = errors[change.id] else { continue }
      let reasons = found.map { change.reason($0, terms: terms[change.id] ?? []) }
      refusals.append(
        Refusal(
          name: change.id.description, id: change.id, reasons: reasons,
          text: change.fileText ?? change.new, span: change.span))
    }
    removeChanges { errors[$0.id] != nil }
  }

  private var withoutChanges: ExchangeImport {
    var result = self
    result.removeChanges { _ in true }
    return result
  }

  /// The files of a changed source: the words, the translations that now say what they translate, and
  /// the texts that they do; and the project with them.
  ///
  /// Whoever changes a source by hand may never have run `sync`. A tool that changes it knows what
  /// the translations were made from, and doesn't leave them as if they were of the new text.
  private func editedSource(
    over files: [String: SourceFile]
  ) -> (files: [SourceFile], project: LoadedCatalog) {
    let ids = Set(changes.filter(\.changesText).map(\.id))
    let before = Sync(catalog, files: files, request: Sync.Request(messages: ids))
    let stamped = before.edits.keys.sorted().compactMap { path in
      files[path].map { file in
        SourceFile(
          path: path, bytes: TOMLEditor.apply(before.edits[path] ?? [], to: file.bytes))
      }
    }
    let edited = ImportEdits(catalog, locale: request.locale).files(changes, in: files)
    var loaded = CatalogLoader.load(Array(files.values).replacing(stamped + edited))
    guard var after = loaded.catalog else { return (stamped + edited, loaded) }
    after.sources = before.lock
    let synced = Sync(after, files: loaded.files, request: Sync.Request(messages: [])).lock
    var lock = catalog.sources ?? SourcesLock()
    for id in ids { lock.versions[id] = synced.versions[id] }
    guard lock != catalog.sources ?? SourcesLock() else { return (stamped + edited, loaded) }
    let file = SourceFile(path: catalog.layout.path(of: .sourcesLock), text: lock.fileText)
    loaded.catalog?.sources = lock
    loaded.files[file.path] = file
    return ([file] + stamped + edited, loaded)
  }

  /// The files that change: words, states, and the sources that stamps refer to; and the project with them, in
  /// which the changes have no states: of drafts the rules report nothing, and a draft with an error is refused too.
  private func edited(_ files: [SourceFile]) -> (files: [SourceFile], project: LoadedCatalog) {
    let byPath = Dictionary(firstOf: files, by: \.path)
    guard request.source == nil else { return editedSource(over: byPath) }
    let edited = ImportEdits(catalog, locale: request.locale).files(changes, in: byPath)
    let all = files.replacing(edited)
    var loaded = texts?.loaded(all) ?? CatalogLoader.load(all)
    guard let after = loaded.catalog else { return (edited, loaded) }
    let isChanged = { (file: SourceFile) in byPath[file.path]?.bytes != file.bytes }
    // The lock first: an extra text does no harm, a fingerprint without its text does. States last:
    // one of words that aren't there yet would be taken for an old one.
    let (lock, sources) = sources(after, loaded.files)
    let changed = [sources].filter(isChanged) + edited + states(after).filter(isChanged)
    loaded.catalog?.sources = lock
    if let index = after.locales.firstIndex(where: { $0.tag == request.locale }) {
      for change in changes { loaded.catalog?.locales[index].states.lines[change.id] = nil }
    }
    for file in changed { loaded.files[file.path] = file }
    return (changed, loaded)
  }

  /// The files that change.
  package func files(over files: [SourceFile]) -> [SourceFile] {
    changes.isEmpty ? [] : edited(files).files
  }

  private func states(_ after: Catalog) -> [SourceFile] {
    guard let locale = after.locales.first(where: { $0.tag == request.locale }) else { return [] }
    var lock = locale.states
    for change in changes {
      guard let message = locale[change.id] else { continue }
      switch change.newState {
      case .draft, .reviewed:
        lock.lines[change.id] = StateLock.Line(
          state: change.newState == .draft ? .draft : .reviewed, source: change.stamp,
          translation: message.fingerprint, origin: request.origin)
      case .untranslated, .stale, .translated, .final: lock.lines[change.id] = nil
      }
    }
    guard lock != locale.states else { return [] }
    let path = after.layout.path(of: .locale(request.locale, .states))
    let whole = texts?.wholeStates(lock, in: request.locale) ?? lock
    return [SourceFile(path: path, text: whole.fileText)]
  }

  /// `sources.lock` with the texts after the new stamps, and otherwise as it was.
  private func sources(
    _ after: Catalog, _ files: [String: SourceFile]
  ) -> (lock: SourcesLock?, file: SourceFile) {
    var lock = after.sources ?? SourcesLock()
    let synced = Sync(
      texts?.translations(in: files) ?? after.translations, lock: after.sources, files: files,
      request: Sync.Request(locales: [request.locale], stampsNew: false)
    ).lock
    for change in changes { lock.versions[change.id] = synced.versions[change.id] }
    let path = after.layout.path(of: .sourcesLock)
    if lock == after.sources, let file = files[path] { return (lock, file) }
    let whole = texts?.wholeSources(lock) ?? lock
    return (lock, SourceFile(path: path, text: whole.fileText))
  }
}

extension [SourceFile] {
  /// The files, with others in place of those of the same paths.
  fileprivate func replacing(_ changed: [SourceFile]) -> [SourceFile] {
    let paths = Set(changed.map(\.path))
    return filter { !paths.contains($0.path) } + changed
  }
}
