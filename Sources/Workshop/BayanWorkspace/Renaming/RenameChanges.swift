import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML

/// The changes of a project's files by a rename, with the mapping from former places to new ones.
struct RenameChanges {
  let before: LoadedCatalog
  let catalog: Catalog
  let rules: RuleBook
  /// The files by their former paths.
  private(set) var files: [String: SourceFile]
  private(set) var moves: [(from: String, to: String)] = []
  /// The collected edits by path, not yet applied.
  private var pending: [String: [TextEdit]] = [:]
  /// The applied edits of each file; each list refers to the text after the list before.
  private var applied: [String: [[TextEdit]]] = [:]

  init(_ before: LoadedCatalog, _ catalog: Catalog, _ rules: RuleBook) {
    self.before = before
    self.catalog = catalog
    self.rules = rules
    files = before.files
  }

  /// The changed files, with their former paths.
  var changed: [SourceFile] {
    files.values.filter { before.files[$0.path]?.bytes != $0.bytes }.sorted { $0.path < $1.path }
  }

  /// All files with their new paths.
  var filesAfter: [SourceFile] {
    files.values.map { SourceFile(path: pathAfter($0.path), bytes: $0.bytes) }
  }

  private func pathAfter(_ path: String) -> String {
    moves.first { $0.from == path }?.to ?? path
  }

  /// Returns the new place, with the new path, of a place in the former files.
  func place(after place: Place) -> Place {
    var span = place.span
    for edits in applied[place.file] ?? [] {
      for edit in edits.sorted(by: { $0.span.start > $1.span.start }) {
        let length = edit.replacement.utf8.count
        // A part of a replaced span becomes the whole replacement.
        span =
          span.moved(after: edit.span, by: length - edit.span.length)
          ?? SourceSpan(edit.span.start, edit.span.start + length)
      }
    }
    return Place(file: pathAfter(place.file), span: span)
  }

  // MARK: Edits

  mutating func edit(_ edit: TextEdit, in path: String) { pending[path, default: []].append(edit) }

  /// Applies the collected edits.
  mutating func apply() {
    for (path, edits) in pending {
      guard let file = files[path] else { continue }
      files[path] = SourceFile(path: path, bytes: TOMLEditor.apply(edits, to: file.bytes))
      applied[path, default: []].append(edits)
    }
    pending = [:]
  }

  /// Replaces a lock, to which no places refer.
  mutating func replace(_ file: ProjectFile, with text: String) {
    let path = catalog.layout.path(of: file)
    files[path] = SourceFile(path: path, bytes: Array(text.utf8))
  }

  /// Replaces the text of a string, within its quotes.
  mutating func replace(stringAt place: Place, with name: String) {
    guard let file = files[place.file] else { return }
    edit(TextEdit(TOMLEditor.withoutQuotes(place.span, in: file), name), in: place.file)
  }

  /// Replaces the string at a key, if it has the expected text.
  mutating func replace(
    _ old: String, with name: String, atKey key: [String], in path: String
  ) {
    apply()
    guard let file = files[path],
      let entry = TOMLEditor(TOMLDocument.parse(file).document).entry(at: key),
      entry.value.string?.value == old
    else { return }
    replace(stringAt: Place(file: path, span: entry.value.span), with: name)
    apply()
  }

  /// Renames a key at all places in a file: in the header of its table, and in those of tables
  /// below it.
  mutating func rename(
    key: [String], to name: String, in file: ProjectFile
  ) throws(Rename.Failure) {
    apply()
    let path = catalog.layout.path(of: file)
    // A document has only the first occurrence of a key. After the rename of that one, the next one
    // is the first.
    while let file = files[path],
      let entry = TOMLEditor(TOMLDocument.parse(file).document).entry(at: key)
    {
      let span = TOMLEditor.withoutQuotes(entry.keySpan, in: file)
      let isQuoted = span != entry.keySpan
      edit(TextEdit(span, isQuoted ? name : tomlKey([name])), in: path)
      apply()
      guard files[path]?.bytes != file.bytes else { throw .unusable(path) }
    }
  }

  // MARK: Subjects

  /// Renames an element with all references to it, and moves its locks.
  mutating func rename(_ subject: Rename.Subject, to name: String) throws(Rename.Failure) {
    switch subject {
    case .code(let domain, let old):
      for reference in catalog.replacements where reference.names(old, in: domain) {
        replace(stringAt: reference.place, with: "\(domain).\(name)")
      }
      try rename(key: ["codes", old], to: name, in: .domain(domain))
      replace(
        old, with: name, atKey: ["default"], in: catalog.layout.path(of: .domain(domain)))
      for file in files(ofMessages: domain) { try rename(key: [old], to: name, in: file) }
    case .argument(let domain, let code, let old):
      try rename(key: ["codes", code, "arguments", old], to: name, in: .domain(domain))
      for message in messages(of: code, in: domain) {
        rename(variable: old, to: name, in: message)
      }
    case .recovery(let old):
      try rename(key: [old], to: name, in: .recoveries)
      for code in catalog.domains.flatMap(\.codes) where code.recovery == old {
        if let place = code.recoveryPlace { replace(stringAt: place, with: name) }
      }
    case .option(let old):
      try rename(key: [old], to: name, in: .options)
      for choice in catalog.recoveries.flatMap(\.options) where choice.option == old {
        replace(stringAt: choice.place, with: name)
      }
      for file in files(ofMessages: MessageID.optionsFile) {
        try rename(key: [old], to: name, in: file)
      }
    case .domain(let old):
      for reference in catalog.replacements where reference.domain == old {
        replace(stringAt: reference.place, with: "\(name).\(reference.code)")
      }
      try move(domain: old, to: name)
    case .identifier(let domain):
      let old = catalog.domains.first { $0.name == domain }?.identifier ?? ""
      replace(old, with: name, atKey: ["domain"], in: catalog.layout.path(of: .domain(domain)))
    }
    apply()
    moveLocks(of: subject, to: name)
  }

  private mutating func move(domain old: String, to name: String) throws(Rename.Failure) {
    for file in [.domain(old)] + files(ofMessages: old) {
      var new = ProjectFile.domain(name)
      if case .locale(let tag, _) = file { new = .locale(tag, .messages(name)) }
      let (from, to) = (catalog.layout.path(of: file), catalog.layout.path(of: new))
      guard before.files[to] == nil else { throw .exists }
      moves.append((from, to))
    }
  }

  /// Returns the files of a domain in all locales, even those that `bayan.toml` doesn't list.
  private func files(ofMessages name: String) -> [ProjectFile] {
    before.files.keys.sorted().compactMap { path in
      guard let file = ProjectLayout.split(path)?.file, case .locale(_, .messages(name)) = file
      else { return nil }
      return file
    }
  }

  /// Returns the messages of a code in all those files.
  private func messages(of code: String, in domain: String) -> [LocaleMessage] {
    files(ofMessages: domain).flatMap { kind -> [LocaleMessage] in
      guard case .locale(let tag, _) = kind, let file = files[catalog.layout.path(of: kind)] else {
        return []
      }
      let editor = TOMLEditor(TOMLDocument.parse(file).document)
      return Facet.allCases.compactMap { facet in
        guard let value = editor.entry(at: [code, facet.rawValue])?.value, let text = value.string
        else { return nil }
        return LocaleMessage(
          reading: text, id: MessageID(file: domain, entry: code, facet: facet), locale: tag,
          at: Place(file: file.path, span: value.span))
      }
    }
  }

  /// Renames the references to an argument in a message.
  private mutating func rename(
    variable old: String, to name: String, in message: LocaleMessage
  ) {
    let uses = MessageUses(message.parsed.message)
    guard !uses.locals.contains(old) else { return }
    let bytes = Array(message.text.value.utf8)
    // The declaration of an `.input` is one reference, because its name and its operand are in one
    // place.
    var starts: Set<Int> = []
    for variable in uses.references where variable.name == old {
      guard starts.insert(variable.span.start).inserted else { continue }
      // The characters around the name stay: `$`, and perhaps bidirectional marks.
      var span = SourceSpan(variable.span.start + 1, variable.span.end)
      if let range = bytes[span.range].firstRange(of: Array(old.utf8)) {
        span = SourceSpan(range.lowerBound, range.upperBound)
      }
      let place = message.place(of: span)
      edit(TextEdit(place.span, name), in: place.file)
    }
  }
}

extension CodeReference {
  fileprivate func names(_ code: String, in domain: String) -> Bool {
    self.code == code && self.domain == domain
  }
}
