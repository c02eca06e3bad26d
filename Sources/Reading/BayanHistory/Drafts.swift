import BayanCatalog
package import BayanDiagnostics
import BayanTOML

/// The messages that a program writes into a locale's files.
///
/// Each message is a draft until a person has read it. Its fingerprint and `sources.lock` become
/// those of the present source.
package struct Drafts: Sendable {
  package enum Failure: Error, Hashable, Sendable {
    /// The project has errors; texts could be lost or written twice.
    case unusable
    /// The states of the locale can't be read, and rewriting them would lose some.
    case unreadableStates(path: String)
  }

  /// The project's files after the change.
  package let files: [SourceFile]

  /// Computes the changes.
  ///
  /// - Parameters:
  ///   - texts: The texts of the messages, in MessageFormat 2.
  ///   - origin: The name of their author or service, in one word, for `state.lock`.
  package init(
    _ texts: [MessageID: String], locale tag: String, origin: String, in files: [SourceFile]
  ) throws(Failure) {
    let loaded = CatalogLoader.load(files)
    guard let catalog = loaded.catalog, loaded.isUsable else { throw .unusable }
    var changed = files
    for (id, text) in texts.sorted(by: { Self.isBefore($0.key, $1.key) }) {
      let path = catalog.layout.path(of: .locale(tag, .messages(id.file)))
      changed = try changed.writing(text, to: id, in: path)
    }
    changed = try changed.markingDrafts(Set(texts.keys), locale: tag, origin: origin)
    let marked = CatalogLoader.load(changed)
    guard let catalog = marked.catalog, marked.isUsable else { throw .unusable }
    let sync = Sync(
      catalog, files: marked.files,
      request: Sync.Request(locales: [tag], reviewed: Set(texts.keys), stampsNew: false))
    self.files = changed.replacing(sync.files(over: changed))
  }

  /// Compares ids by file, entry, and the order in which people write facets.
  private static func isBefore(_ a: MessageID, _ b: MessageID) -> Bool {
    func rank(_ id: MessageID) -> Int {
      id.facet.flatMap(Facet.init).flatMap(Facet.allCases.firstIndex) ?? 0
    }
    return (a.file, a.entry, rank(a)) < (b.file, b.entry, rank(b))
  }
}

extension [SourceFile] {
  /// Returns the files with a text written into a message, which may not exist yet.
  fileprivate func writing(
    _ text: String, to id: MessageID, in path: String
  ) throws(Drafts.Failure) -> [SourceFile] {
    let file = first { $0.path == path } ?? SourceFile(path: path, bytes: [])
    let editor = TOMLEditor(TOMLDocument.parse(file).document)
    let facet = id.facet ?? ""
    do {
      let edits =
        editor.document.root[id.entry] == nil
        ? try editor.addTables([(path: [id.entry], entries: [(key: facet, value: .lines(text))])])
        : try editor.setValue(.lines(text), at: [id.entry, facet])
      return replacing([
        SourceFile(path: path, bytes: TOMLEditor.apply(edits, to: file.bytes))
      ])
    } catch {
      throw .unusable
    }
  }

  /// Returns the files with lines in the locale's `state.lock` that make messages drafts.
  package func markingDrafts(
    _ ids: Set<MessageID>, locale tag: String, origin: String
  ) throws(Drafts.Failure) -> [SourceFile] {
    let loaded = CatalogLoader.load(self)
    guard let catalog = loaded.catalog,
      let locale = catalog.locales.first(where: { $0.tag == tag })
    else { throw .unusable }
    let path = catalog.layout.path(of: .locale(tag, .states))
    guard !loaded.diagnostics.contains(where: { $0.file == path }) else {
      throw .unreadableStates(path: path)
    }
    var lock = locale.states
    for id in ids {
      guard let message = locale[id] else { throw .unusable }
      lock.lines[id] = StateLock.Line(
        state: .draft, source: (catalog.sourceMessages?[id] ?? message).fingerprint,
        translation: message.fingerprint, origin: origin)
    }
    return replacing([SourceFile(path: path, bytes: [UInt8](lock.fileText.utf8))])
  }

  /// Returns the files with new ones in place of those with the same path, or after them.
  package func replacing(_ new: [SourceFile]) -> [SourceFile] {
    var files = self
    for file in new {
      if let place = files.firstIndex(where: { $0.path == file.path }) {
        files[place] = file
      } else {
        files.append(file)
      }
    }
    return files
  }
}
