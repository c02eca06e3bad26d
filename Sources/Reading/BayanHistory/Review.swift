package import BayanCatalog
package import BayanDiagnostics

/// The changes of `bayan review`, by which a person confirms translations.
///
/// A reviewed translation translates the present source, so its fingerprints are renewed as by
/// ``Sync``.
package struct Review: Sendable {
  /// `state.lock` of each locale that changes, by tag.
  package private(set) var locks: [String: StateLock] = [:]
  /// The newly reviewed messages, by locale.
  package private(set) var reviewed: [String: [MessageID]] = [:]
  /// The ids that no translation has.
  package private(set) var unknown: [MessageID]
  /// The fingerprints to write.
  package private(set) var sync: Sync

  /// Computes the changes.
  ///
  /// - Parameters:
  ///   - files: The files of messages by path, without syntax errors.
  ///   - ids: The entries and messages that were reviewed.
  ///   - locales: The locales concerned; all if empty.
  ///   - reviewer: The person who reviewed, in one word, for `state.lock`.
  package init(
    _ catalog: Catalog, files: [String: SourceFile], ids: Set<MessageID>, locales: Set<String>,
    reviewer: String = "person"
  ) {
    sync = Sync(
      catalog, files: files,
      request: Sync.Request(locales: locales, reviewed: ids, stampsNew: false))
    unknown = sync.unknown
    for translation in catalog.translations {
      let message = translation.message
      let tag = message.locale
      guard locales.isEmpty || locales.contains(tag),
        ids.contains(where: { $0.contains(message.id) }),
        let locale = catalog.locales.first(where: { $0.tag == tag }),
        locale.state(of: message, source: translation.source) != .reviewed
      else { continue }
      let line = StateLock.Line(
        state: .reviewed, source: translation.source.fingerprint,
        translation: message.fingerprint, origin: reviewer)
      locks[tag, default: locale.currentStates].lines[message.id] = line
      reviewed[tag, default: []].append(message.id)
    }
  }
}

extension Review {
  /// Returns the changed files.
  ///
  /// - Parameter files: The project's files, as they were read.
  package func files(over files: [SourceFile]) -> [SourceFile] {
    let states = locks.map { tag, lock in
      SourceFile(
        path: ProjectLayout().path(of: .locale(tag, .states)), bytes: Array(lock.fileText.utf8))
    }
    return sync.files(over: files) + states.sorted { $0.path < $1.path }
  }
}

extension LocaleMessages {
  /// The states without those of messages that are gone or have another text.
  ///
  /// The texts for errors of other modules aren't here, and keep their states.
  fileprivate var currentStates: StateLock {
    StateLock(
      lines: states.lines.filter { id, line in
        id.isInOtherModule || self[id]?.fingerprint == line.translation
      })
  }
}
