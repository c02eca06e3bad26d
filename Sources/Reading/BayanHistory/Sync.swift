package import BayanCatalog
package import BayanDiagnostics
import BayanTOML

/// The changes of `bayan sync`, which brings fingerprints and `sources.lock` up to date.
///
/// A translation without a fingerprint gets that of the present source. A stale translation keeps its
/// fingerprint, and so stays stale, unless a person confirms that it translates the new text too.
package struct Sync: Sendable {
  /// The options of one `sync`.
  package struct Request: Sendable {
    /// The locales concerned; all if empty.
    package var locales: Set<String>
    /// The entries and messages whose translations a person confirmed for the present source.
    package var reviewed: Set<MessageID>
    /// Whether the latest change of the source changed nothing for translators.
    ///
    /// Translations of the text just before it then count as translations of the present text, if
    /// only its spelling changed or the message is among ``reviewed``. Other changes since the last
    /// `sync` are unknown. Translations that were stale before stay stale.
    package var isMinor: Bool
    /// Whether translations without a fingerprint get one.
    package var stampsNew: Bool
    /// The messages concerned; `nil` for all.
    package var messages: Set<MessageID>?

    package init(
      locales: Set<String> = [], reviewed: Set<MessageID> = [], isMinor: Bool = false,
      stampsNew: Bool = true, messages: Set<MessageID>? = nil
    ) {
      self.messages = messages
      self.locales = locales
      self.reviewed = reviewed
      self.isMinor = isMinor
      self.stampsNew = stampsNew
    }
  }

  /// The edits of fingerprints by file of messages.
  package private(set) var edits: [String: [TextEdit]] = [:]
  /// The new `sources.lock`.
  package private(set) var lock: SourcesLock
  /// The messages with a first fingerprint, by locale.
  package private(set) var stamped: [String: [MessageID]] = [:]
  /// The messages with a renewed fingerprint, by locale.
  package private(set) var renewed: [String: [MessageID]] = [:]
  /// The stale messages whose source changed by more than its spelling although the change was
  /// called minor.
  package private(set) var notMinor: [MessageID] = []
  /// The messages that stay stale, by locale.
  package private(set) var stale: [String: [MessageID]] = [:]
  /// The reviewed ids that no translation has.
  package private(set) var unknown: [MessageID] = []

  /// Computes the changes.
  ///
  /// - Parameter files: The files of messages by path, without syntax errors.
  package init(_ catalog: Catalog, files: [String: SourceFile], request: Request = Request()) {
    self.init(catalog.translations, lock: catalog.sources, files: files, request: request)
  }

  /// Computes the changes of some translations.
  ///
  /// - Parameter lock: The texts of their sources.
  package init(
    _ translations: [Translation], lock present: SourcesLock?, files: [String: SourceFile],
    request: Request
  ) {
    lock = present ?? SourcesLock()
    var used: Set<MessageID> = []
    var changed: Set<MessageID> = []
    /// The facets and fingerprints to write, by file and entry.
    var stamps: [String: [String: [(facet: String, fingerprint: String)]]] = [:]
    var inUse: [MessageID: Set<String>] = [:]
    let before = lock
    for translation in translations {
      let present = translation.source.fingerprint
      var fingerprint = translation.fingerprint
      let id = translation.message.id
      let isAsked =
        (request.locales.isEmpty || request.locales.contains(translation.message.locale))
        && request.messages?.contains(id) != false
      let reviewed = request.reviewed.filter { $0.contains(id) }
      let isReviewed = !reviewed.isEmpty
      if isAsked {
        used.formUnion(reviewed)
        let previous = Self.previous(of: present, in: before.versions[id] ?? [])
        let isCalledMinor =
          request.isMinor && fingerprint != nil && fingerprint == previous?.fingerprint
          && (request.reviewed.isEmpty || isReviewed)
        let isMinor =
          isCalledMinor
          && (isReviewed
            || SpellingChange.isAll(
              from: previous?.text ?? "", to: translation.source.text.value))
        if isCalledMinor, !isMinor, translation.isStale { changed.insert(id) }
        if fingerprint == nil, request.stampsNew {
          stamped[translation.message.locale, default: []].append(id)
          fingerprint = present
        } else if translation.isStale, isMinor || !request.isMinor && isReviewed {
          renewed[translation.message.locale, default: []].append(id)
          fingerprint = present
        }
      }
      if let fingerprint {
        inUse[id, default: []].insert(fingerprint)
        if fingerprint != translation.fingerprint {
          stamps[translation.message.place.file, default: [:]][id.entry, default: []]
            .append((id.facet ?? "", fingerprint))
        } else if fingerprint != present {
          stale[translation.message.locale, default: []].append(id)
        }
      }
      lock.note(translation.source, as: present, for: id)
    }
    unknown = request.reviewed.subtracting(used).sorted()
    lock.keep(inUse)
    notMinor = changed.sorted()
    for (path, entries) in stamps {
      guard let file = files[path] else { continue }
      edits[path] = Self.edits(of: file, entries)
    }
  }

  /// Returns the text just before the present one, if the lock has it.
  private static func previous(
    of present: String, in versions: [SourcesLock.Version]
  ) -> SourcesLock.Version? {
    versions.last { $0.fingerprint != present }
  }

  private static func edits(
    of file: SourceFile, _ entries: [String: [(facet: String, fingerprint: String)]]
  ) -> [TextEdit] {
    let document = TOMLDocument.parse(file).document
    let editor = TOMLEditor(document)
    var edits: [TextEdit] = []
    for entry in document.root.entries {
      guard let stamps = entries[entry.key], let table = entry.value.table else { continue }
      do {
        if table["source"] == nil {
          let fields = stamps.map { (key: $0.facet, value: TOMLNewValue.string($0.fingerprint)) }
          edits += try editor.addEntry("source", .inlineTable(fields), to: [entry.key])
        } else {
          for stamp in stamps {
            edits += try editor.setValue(
              .string(stamp.fingerprint), at: [entry.key, "source", stamp.facet])
          }
        }
      } catch {
        preconditionFailure("the loader read '\(entry.key)' as a table of words: \(error)")
      }
    }
    return edits
  }
}

extension Sync {
  /// Adds the changes of texts for errors of another module.
  ///
  /// - Parameter request: The request of both; an id may have the module's name before it or not.
  package mutating func add(
    _ overridden: OverriddenCatalog, files: [String: SourceFile], request: Request
  ) {
    let module = overridden.module.name
    var own = request
    own.reviewed = Set(request.reviewed.map { $0.inModule(module) ?? $0 })
    let sync = Sync(
      overridden.translations, lock: lock.sources(of: module), files: files, request: own)
    lock.setSources(of: module, to: sync.lock)
    edits.merge(sync.edits) { $0 + $1 }
    func add(_ ids: [String: [MessageID]], to all: inout [String: [MessageID]]) {
      for (locale, ids) in ids { all[locale, default: []] += ids.map { $0.below(module) } }
    }
    add(sync.stamped, to: &stamped)
    add(sync.renewed, to: &renewed)
    add(sync.stale, to: &stale)
    notMinor += sync.notMinor.map { $0.below(module) }
    unknown.removeAll { !sync.unknown.contains($0.inModule(module) ?? $0) }
  }
}

extension Sync {
  /// Returns the changed files: `sources.lock`, and files of messages.
  ///
  /// - Parameter files: The project's files, as they were read.
  package func files(over files: [SourceFile]) -> [SourceFile] {
    let lock = SourceFile(
      path: ProjectLayout().path(of: .sourcesLock), bytes: Array(self.lock.fileText.utf8))
    let messageFiles = files.compactMap { file in
      edits[file.path].map {
        SourceFile(path: file.path, bytes: TOMLEditor.apply($0, to: file.bytes))
      }
    }
    return [lock] + messageFiles
  }
}

extension SourcesLock {
  /// Appends a text to the versions of its message.
  fileprivate mutating func note(_ source: LocaleMessage, as fingerprint: String, for id: MessageID)
  {
    var list = versions[id] ?? []
    if list.last?.fingerprint == fingerprint { return }
    list.removeAll { $0.fingerprint == fingerprint }
    list.append(Version(fingerprint: fingerprint, text: source.text.value))
    versions[id] = list
  }

  /// Keeps the versions that translations are based on, the newest version, and the one before it.
  fileprivate mutating func keep(_ inUse: [MessageID: Set<String>]) {
    for (id, list) in versions {
      guard let used = inUse[id] else {
        if !id.isInOtherModule { versions[id] = nil }
        continue
      }
      versions[id] = list.enumerated().filter { index, version in
        index >= list.count - 2 || used.contains(version.fingerprint)
      }.map(\.element)
    }
  }
}
