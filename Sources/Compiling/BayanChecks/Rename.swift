package import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport
import BayanTOML

/// The renaming of something in all files of a project.
///
/// Every other byte stays. Source stamps and states move along. `codes.lock` stays as it is, since it
/// says what was released; a renamed code that was released is reported there.
package struct Rename: Sendable {
  /// What is renamed.
  package enum Subject: Hashable, Sendable {
    case code(domain: String, name: String)
    case argument(domain: String, code: String, name: String)
    case recovery(String)
    case option(String)
    /// A domain, by the name of its files.
    case domain(String)
  }

  package enum Failure: Error, Hashable, Sendable {
    /// The catalog has nothing of that name.
    case unknown
    /// Something has the new name already.
    case exists
    /// The new name can't be a name in Swift.
    case notAName
    /// The new name can't be a domain's.
    case notAFileName
    /// A file that must change can't be changed: its path.
    case unusable(String)
  }

  /// The files that change, by the paths that they have before.
  package let files: [SourceFile]

  /// The files that get other paths.
  package private(set) var moves: [(from: String, to: String)] = []

  /// Works out the changes.
  ///
  /// - Parameter project: The project's files by path, without errors.
  /// - Throws: ``Failure``.
  package init(
    _ subject: Subject, to name: String, in catalog: Catalog, files project: [String: SourceFile]
  ) throws(Failure) {
    if case .domain = subject {
      guard isDomainName(name) else { throw .notAFileName }
    } else {
      guard isIdentifier(name) else { throw .notAName }
    }
    var changes = Changes(files: project)
    switch subject {
    case .code(let domain, let old):
      guard let declared = catalog.domains.first(where: { $0.name == domain }),
        declared.codes.contains(where: { $0.name == old })
      else { throw .unknown }
      guard !declared.codes.contains(where: { $0.name == name }) else { throw .exists }
      let path = catalog.layout.path(of: .domain(domain))
      try changes.rename(["codes", old], to: name, in: path)
      changes.replaceString(at: ["default"], old, with: name, in: path)
      for locale in catalog.locales {
        let file = catalog.layout.path(of: .locale(locale.tag, .messages(domain)))
        if locale.domains[domain]?[old] != nil { try changes.rename([old], to: name, in: file) }
      }
      changes.moveLocks(of: catalog) { id in
        id.file == domain && id.entry == old
          ? MessageID(file: domain, entry: name, facet: id.facet) : id
      }
    case .argument(let domain, let code, let old):
      let declared = catalog.domains.first { $0.name == domain }?.codes.first { $0.name == code }
      guard let declared, declared.arguments.contains(where: { $0.name == old }) else {
        throw .unknown
      }
      guard !declared.arguments.contains(where: { $0.name == name }) else { throw .exists }
      try changes.rename(
        ["codes", code, "arguments", old], to: name, in: catalog.layout.path(of: .domain(domain)))
      for locale in catalog.locales {
        for facet in Facet.allCases {
          guard let message = locale.domains[domain]?[code]?.words[facet] else { continue }
          changes.replaceVariable(old, with: name, in: message)
        }
      }
      changes.restamp(catalog)
    case .recovery(let old):
      guard catalog.recoveries.contains(where: { $0.name == old }) else { throw .unknown }
      guard !catalog.recoveries.contains(where: { $0.name == name }) else { throw .exists }
      try changes.rename([old], to: name, in: catalog.layout.path(of: .recoveries))
      for code in catalog.domains.flatMap(\.codes) where code.recovery == old {
        guard let place = code.recoveryPlace else { continue }
        changes.edit(TextEdit(place.span, tomlBasicString(name)), in: place.file)
      }
    case .domain(let old):
      guard catalog.domains.contains(where: { $0.name == old }) else { throw .unknown }
      let files =
        [ProjectFile.domain]
        + catalog.locales.map { locale in { .locale(locale.tag, .messages($0)) } }
      for file in files {
        let (from, to) = (catalog.layout.path(of: file(old)), catalog.layout.path(of: file(name)))
        guard project[to] == nil else { throw .exists }
        if project[from] != nil { moves.append((from, to)) }
      }
      changes.moveLocks(of: catalog) { id in
        id.file == old ? MessageID(file: name, entry: id.entry, facet: id.facet) : id
      }
    case .option(let old):
      guard catalog.options.contains(where: { $0.name == old }) else { throw .unknown }
      guard !catalog.options.contains(where: { $0.name == name }) else { throw .exists }
      try changes.rename([old], to: name, in: catalog.layout.path(of: .options))
      for choice in catalog.recoveries.flatMap(\.options) where choice.option == old {
        changes.edit(TextEdit(choice.place.span, tomlBasicString(name)), in: choice.place.file)
      }
      changes.apply()
      for locale in catalog.locales where locale.options?[old] != nil {
        let file = catalog.layout.path(of: .locale(locale.tag, .messages(MessageID.optionsFile)))
        try changes.rename([old], to: name, in: file)
      }
      changes.moveLocks(of: catalog) { $0 == .label(of: old) ? .label(of: name) : $0 }
    }
    changes.apply()
    files = changes.changed
  }
}

/// Files as they become.
private struct Changes {
  private let original: [String: SourceFile]
  private var files: [String: SourceFile]
  private var edits: [String: [TextEdit]] = [:]

  init(files: [String: SourceFile]) {
    original = files
    self.files = files
  }

  var changed: [SourceFile] {
    files.values.filter { original[$0.path]?.bytes != $0.bytes }.sorted { $0.path < $1.path }
  }

  mutating func edit(_ edit: TextEdit, in path: String) { edits[path, default: []].append(edit) }

  /// Makes the edits that were collected.
  mutating func apply() {
    for (path, edits) in edits {
      guard let file = files[path] else { continue }
      files[path] = SourceFile(path: path, bytes: TOMLEditor.apply(edits, to: file.bytes))
    }
    edits = [:]
  }

  /// Renames a key wherever the file has it: in the header of its table, and in those of tables in it.
  mutating func rename(_ key: [String], to name: String, in path: String) throws(Rename.Failure) {
    apply()
    // A document knows the first mention of a key. Once that has the new name, the next is the first.
    while let file = files[path],
      let entry = TOMLEditor(TOMLDocument.parse(file).document).entry(at: key)
    {
      let edit = TextEdit(entry.keySpan, tomlKey([name]))
      let bytes = TOMLEditor.apply([edit], to: file.bytes)
      guard bytes != file.bytes else { throw .unusable(path) }
      files[path] = SourceFile(path: path, bytes: bytes)
    }
  }

  /// Replaces a string, if it is what is expected.
  mutating func replaceString(at key: [String], _ old: String, with new: String, in path: String) {
    guard let file = files[path],
      let entry = TOMLEditor(TOMLDocument.parse(file).document).entry(at: key),
      entry.value.string?.value == old
    else { return }
    edit(TextEdit(entry.value.span, tomlBasicString(new)), in: path)
    apply()
  }

  /// Replaces the references to an argument in a message.
  mutating func replaceVariable(_ old: String, with new: String, in message: LocaleMessage) {
    let uses = MessageUses(message.parsed.message)
    guard !uses.locals.contains(old) else { return }
    // The declaration of an `.input` is one reference, its name and its operand being one place.
    var starts: Set<Int> = []
    for variable in uses.references where variable.name == old {
      let place = message.place(of: variable.span)
      guard starts.insert(place.span.start).inserted else { continue }
      edit(TextEdit(place.span, "$\(new)"), in: place.file)
    }
  }

  /// Moves source texts and states to other ids.
  mutating func moveLocks(of catalog: Catalog, _ moved: (MessageID) -> MessageID) {
    apply()
    if let sources = catalog.sources {
      let lock = SourcesLock(
        versions: Dictionary(
          sources.versions.map { (moved($0.key), $0.value) },
          uniquingKeysWith: { first, _ in first }))
      if lock != sources { replace(catalog.layout.path(of: .sourcesLock), with: lock.fileText) }
    }
    for locale in catalog.locales {
      let lock = StateLock(
        lines: Dictionary(
          locale.states.lines.map { (moved($0.key), $0.value) },
          uniquingKeysWith: { first, _ in first }))
      if lock != locale.states {
        replace(catalog.layout.path(of: .locale(locale.tag, .states)), with: lock.fileText)
      }
    }
  }

  /// Renews the fingerprints of texts whose placeholders have another name now, and only of those
  /// that were current: nothing that a translator has to look at has changed.
  mutating func restamp(_ catalog: Catalog) {
    apply()
    guard let after = CatalogLoader.load(Array(files.values)).catalog else { return }
    var sources = catalog.sources
    for (before, now) in zip(catalog.locales, after.locales) {
      var states = before.states
      for message in before.messages {
        guard let source = catalog.sourceMessages?[message.id],
          let newSource = after.sourceMessages?[message.id], let new = now[message.id],
          source.fingerprint != newSource.fingerprint || message.fingerprint != new.fingerprint
        else { continue }
        if var line = states.lines[message.id] {
          if line.source == source.fingerprint { line.source = newSource.fingerprint }
          if line.translation == message.fingerprint { line.translation = new.fingerprint }
          states.lines[message.id] = line
        }
        restamp(message.id, in: now, from: source.fingerprint, to: newSource.fingerprint)
        let version = SourcesLock.Version(
          fingerprint: newSource.fingerprint, text: newSource.messageText)
        if let index = sources?.versions[message.id]?.firstIndex(
          where: { $0.fingerprint == source.fingerprint })
        {
          sources?.versions[message.id]?[index] = version
        }
      }
      if states != before.states {
        replace(catalog.layout.path(of: .locale(now.tag, .states)), with: states.fileText)
      }
    }
    if let sources, sources != catalog.sources {
      replace(catalog.layout.path(of: .sourcesLock), with: sources.fileText)
    }
  }

  /// Renews the fingerprint that a message keeps of its source.
  private mutating func restamp(
    _ id: MessageID, in locale: LocaleMessages, from old: String, to new: String
  ) {
    guard let facet = id.facet, let path = locale[id]?.place.file else { return }
    replaceString(at: [id.entry, "source", facet], old, with: new, in: path)
  }

  private mutating func replace(_ path: String, with text: String) {
    files[path] = SourceFile(path: path, bytes: Array(text.utf8))
  }
}
