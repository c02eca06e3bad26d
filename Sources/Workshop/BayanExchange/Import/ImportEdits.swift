import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanSupport
import BayanTOML

/// Makes an import's changes in the files of its locale, and leaves every other byte.
struct ImportEdits {
  private let locale: LocaleMessages?
  private let tag: String
  private let layout: ProjectLayout
  /// Whether entries say which source they translate; those of the source locale don't.
  private let isStamped: Bool

  init(_ catalog: Catalog, locale tag: String) {
    locale = catalog.locales.first { $0.tag == tag }
    self.tag = tag
    layout = catalog.layout
    isStamped = tag != catalog.project.sourceLocale
  }

  /// The files of words that change.
  ///
  /// - Parameter files: The project's files by path, free of syntax errors.
  func files(
    _ changes: [ExchangeImport.Change], in files: [String: SourceFile]
  ) -> [SourceFile] {
    let byFile = Dictionary(grouping: changes) { $0.id.file }
    return byFile.sorted { $0.key < $1.key }.compactMap { name, changes in
      let path = layout.path(of: .locale(tag, .messages(name)))
      let file = files[path] ?? SourceFile(path: path, bytes: [])
      let changed = apply(changes, to: file)
      return changed.bytes == file.bytes ? nil : changed
    }
  }

  private func apply(_ changes: [ExchangeImport.Change], to file: SourceFile) -> SourceFile {
    var entries: [(name: String, changes: [ExchangeImport.Change])] = []
    var places: [String: Int] = [:]
    for change in changes {
      if let place = places[change.id.entry] {
        entries[place].changes.append(change)
      } else {
        places[change.id.entry] = entries.count
        entries.append((change.id.entry, [change]))
      }
    }
    let document = TOMLDocument.parse(file).document
    let editor = TOMLEditor(document)
    let tables = Dictionary(
      firstOf: document.root.entries.compactMap { entry in entry.value.table.map { (entry.key, $0) }
      })
    var edits: [TextEdit] = []
    var new: [(path: [String], entries: [(key: String, value: TOMLNewValue)])] = []
    var later: [(name: String, changes: [ExchangeImport.Change])] = []
    for entry in entries {
      guard let table = tables[entry.name] else {
        new.append(([entry.name], fields(entry.changes)))
        continue
      }
      // Two entries can't be added at once to a table that isn't written out.
      let needsOneByOne = isStamped && table["source"]?.value.table?.entries.isEmpty == true
      if table.form == .header, !needsOneByOne {
        edits += self.edits(entry.changes, entry.name, table, editor)
      } else {
        later.append(entry)
      }
    }
    edits += Self.requiredEdits { try editor.addTables(new) }
    var result = SourceFile(path: file.path, bytes: TOMLEditor.apply(edits, to: file.bytes))
    for entry in later { result = applyOneByOne(entry.changes, entry.name, to: result) }
    return result
  }

  /// The fields of an entry that isn't there yet.
  private func fields(
    _ changes: [ExchangeImport.Change]
  ) -> [(key: String, value: TOMLNewValue)] {
    let sorted = changes.sorted { $0.rank < $1.rank }
    let stamps = sorted.map { (key: $0.facet, value: TOMLNewValue.string($0.stamp)) }
    return sorted.map { (key: $0.facet, value: .lines($0.new)) }
      + (isStamped ? [(key: "source", value: .inlineTable(stamps))] : [])
  }

  /// The edits of an entry that is under a header of its own.
  private func edits(
    _ changes: [ExchangeImport.Change], _ name: String, _ table: TOMLTable, _ editor: TOMLEditor
  ) -> [TextEdit] {
    let hasStamps = table["source"] != nil
    var edits = changes.sorted { $0.rank < $1.rank }.flatMap { change in
      textEdits(change, editor) + (hasStamps ? stamp(change, editor) : [])
    }
    // An entry that isn't tracked begins to be, for what the file knows of it.
    let stamps = changes.filter(\.changesText).map {
      (key: $0.facet, value: TOMLNewValue.string($0.stamp))
    }
    if isStamped, !hasStamps, !stamps.isEmpty {
      edits += Self.requiredEdits {
        try editor.addEntry("source", .inlineTable(stamps), to: [name])
      }
    }
    return edits
  }

  private func textEdits(_ change: ExchangeImport.Change, _ editor: TOMLEditor) -> [TextEdit] {
    guard change.changesText else { return [] }
    guard let message = locale?[change.id] else {
      return Self.requiredEdits {
        try editor.setValue(.lines(change.new), at: [change.id.entry, change.facet])
      }
    }
    if let edits = change.edits {
      let replacements = edits.compactMap { message.edit($0.span, to: $0.text) }
      if replacements.count == edits.count { return replacements }
    }
    return [message.rewriting(to: change.new)]
  }

  private func stamp(_ change: ExchangeImport.Change, _ editor: TOMLEditor) -> [TextEdit] {
    let path = [change.id.entry, "source", change.facet]
    if editor.entry(at: path)?.value.string?.value == change.stamp { return [] }
    // A state alone brings no stamp where none was.
    if !change.changesText, editor.entry(at: path) == nil { return [] }
    return Self.requiredEdits { try editor.setValue(.string(change.stamp), at: path) }
  }

  /// Makes each change on what the one before has left.
  private func applyOneByOne(
    _ changes: [ExchangeImport.Change], _ name: String, to file: SourceFile
  ) -> SourceFile {
    var file = file
    for change in changes.sorted(by: { $0.rank < $1.rank }) where change.changesText {
      set(.lines(change.new), [name, change.facet], &file)
    }
    for change in changes where isStamped {
      let document = TOMLDocument.parse(file).document
      let isTracked = document.root[name]?.value.table?["source"]?.value.table != nil
      let value = TOMLNewValue.string(change.stamp)
      if isTracked {
        set(value, [name, "source", change.facet], &file)
      } else if change.changesText {
        set(.inlineTable([(key: change.facet, value: value)]), [name, "source"], &file)
      }
    }
    return file
  }

  private func set(_ value: TOMLNewValue, _ path: [String], _ file: inout SourceFile) {
    let editor = TOMLEditor(TOMLDocument.parse(file).document)
    let edits = Self.requiredEdits { try editor.setValue(value, at: path) }
    file = SourceFile(path: file.path, bytes: TOMLEditor.apply(edits, to: file.bytes))
  }

  /// The edits of a project that the loader read without an error.
  static func requiredEdits(_ edits: () throws -> [TextEdit]) -> [TextEdit] {
    do {
      return try edits()
    } catch {
      preconditionFailure("the loader read this as words: \(error)")
    }
  }
}

extension ExchangeImport.Change {
  /// The key of the words in their entry.
  fileprivate var facet: String { id.facet ?? "" }

  /// The order of facets in new entries.
  fileprivate var rank: Int {
    id.facet.flatMap(Facet.init).flatMap { Facet.allCases.firstIndex(of: $0) } ?? 0
  }
}
