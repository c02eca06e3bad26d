import BayanCatalog
import BayanDiagnostics
import BayanRuntime
import BayanSupport
import BayanTOML

/// The files of a project with what an adoption brings.
///
/// Present tables stay as they are, byte for byte; new ones are after them.
struct AdoptionFiles {
  private let adoption: Adoption
  private let layout: ProjectLayout
  private var files: [String: SourceFile]
  private let before: [String: SourceFile]
  /// The source texts that are new, by message: another key may have a button's.
  private let sources: [MessageID: String]

  init(_ adoption: Adoption) {
    self.adoption = adoption
    layout = adoption.catalog?.layout ?? ProjectLayout()
    before = Dictionary(firstOf: adoption.files, by: \.path)
    files = before
    sources = Dictionary(
      firstOf: adoption.rows.compactMap { row in
        row.texts.first { $0.locale == adoption.sourceLocale }.map { (row.id, $0.text) }
      })
  }

  /// All files as they become.
  var all: [SourceFile] { files.values.sorted { $0.path < $1.path } }

  /// Those that are new or other than before.
  var changed: [SourceFile] { all.filter { before[$0.path]?.bytes != $0.bytes } }

  mutating func write() {
    guard !adoption.rows.allSatisfy(\.texts.isEmpty) else { return writeLock() }
    let withSource = Set(
      adoption.rows.filter { $0.hasSource(adoption) }
        .map { MessageID(file: $0.id.file, entry: $0.id.entry) })
    let codes = adoption.codes.filter {
      !$0.isThere && withSource.contains(MessageID(file: $0.domain, entry: $0.name))
    }
    let categories = AdoptionCategories(codes, in: adoption)
    if !categories.new.isEmpty {
      append(
        categories.new.map { category in
          (
            ["\(category.name)"],
            [
              ("summary", .string(category.summary)),
              ("requires", .array(category.requires.map { .string($0.rawValue) })),
              ("retry", .string("manual")),
            ]
          )
        }, to: .categories,
        heading: "# How errors are dealt with, and which texts each of them has at least.\n")
    }
    writeOptions(codes)
    for (domain, own) in Dictionary(grouping: codes, by: \.domain).sorted(by: { $0.key < $1.key }) {
      writeDomain(domain, own, categories)
    }
    for tag in locales { writeWords(tag) }
    writeProject()
    writeStates()
    writeSources()
    writeLock()
  }

  /// The locales that get words, the source's first.
  private var locales: [String] {
    let all = Set(adoption.rows.flatMap { $0.texts.map(\.locale) })
    return all.filter { $0 == adoption.sourceLocale }
      + all.filter { $0 != adoption.sourceLocale }.sorted()
  }

  /// The source text of a row's message.
  private func source(of row: Adoption.Row) -> String? {
    row.texts.first { $0.locale == adoption.sourceLocale }?.text
      ?? adoption.catalog?.sourceMessages?[row.id]?.text.value ?? sources[row.id]
  }

  // MARK: - Tables

  private typealias Table = (path: [String], entries: [(key: String, value: TOMLNewValue)])

  /// Adds tables after those of a file.
  private mutating func append(_ tables: [Table], to file: ProjectFile, heading: String) {
    let path = layout.path(of: file)
    let present = files[path] ?? SourceFile(path: path, text: heading)
    do {
      let edits = try TOMLEditor(TOMLDocument.parse(present).document).addTables(tables)
      files[path] = SourceFile(path: path, bytes: TOMLEditor.apply(edits, to: present.bytes))
    } catch {
      preconditionFailure("the project was read without errors, and the tables are new: \(error)")
    }
  }

  private mutating func writeDomain(
    _ domain: String, _ codes: [Adoption.Code], _ categories: AdoptionCategories
  ) {
    let request = adoption.request
    let identifier = domain == request.domainName ? request.domain : "\(request.domain).\(domain)"
    let type: TOMLNewValue =
      request.existing.map { .inlineTable([("existing", .string($0.name))]) }
      ?? .string(AdoptionNames.type(of: domain))
    append(
      codes.map { code in
        var entries: [(key: String, value: TOMLNewValue)] = [
          ("category", .string(categories.name(for: code)))
        ]
        if let recovery = recoveries[code.options] {
          entries.append(("recovery", .string(recovery)))
        }
        if let summary = code.summary { entries.append(("summary", .string(summary))) }
        if !code.arguments.isEmpty {
          entries.append(
            (
              "arguments",
              .inlineTable(
                code.arguments.map {
                  ($0.name, .inlineTable([("type", .string($0.type.description))]))
                })
            ))
        }
        return (["codes", code.name], entries)
      }, to: .domain(domain),
      heading: """
        domain = \(tomlBasicString(identifier))
        type = \(type.text)

        """)
  }

  // MARK: - Buttons

  /// The names of recoveries by their options.
  private var recoveries: [[String]: String] = [:]

  private mutating func writeOptions(_ codes: [Adoption.Code]) {
    let known = Set(adoption.catalog?.options.map(\.name) ?? [])
    var seen = known
    let new = codes.flatMap(\.options).filter { seen.insert($0).inserted }
    var used = TakenNames(adoption.catalog?.recoveries.map(\.name) ?? [])
    for recovery in adoption.catalog?.recoveries ?? [] {
      recoveries[recovery.options.map(\.option)] = recovery.name
    }
    var tables: [Table] = []
    for code in codes where !code.options.isEmpty && recoveries[code.options] == nil {
      let name = used.insertUnique(AdoptionNames.option(code.options))
      // The one that changes nothing is last.
      let ordered = code.options.filter { !Self.cancels($0) } + code.options.filter(Self.cancels)
      recoveries[code.options] = name
      tables.append(([name], [("options", .array(ordered.map { .string($0) }))]))
    }
    if !new.isEmpty {
      append(
        new.map { ([$0], [("role", .string(Self.cancels($0) ? "cancel" : "default"))]) },
        to: .options,
        heading:
          "# The buttons. Programs decide by the name; readers see the label of their locale.\n")
    }
    if !tables.isEmpty {
      append(
        tables, to: .recoveries,
        heading: "# What an error offers: options in the order of its buttons.\n")
    }
  }

  private static func cancels(_ option: String) -> Bool { option == "cancel" }

  // MARK: - Words

  private mutating func writeWords(_ tag: String) {
    var files: [String: [(entry: String, texts: [(facet: String, text: String, stamp: String?)])]] =
      [:]
    var places: [MessageID: Int] = [:]
    for row in adoption.rows {
      guard let text = row.texts.first(where: { $0.locale == tag }), let facet = row.id.facet else {
        continue
      }
      let source = source(of: row)
      let stamp = tag == adoption.sourceLocale ? nil : source.map(messageFingerprint)
      var entries = files.removeValue(forKey: row.id.file) ?? []
      let entry = MessageID(file: row.id.file, entry: row.id.entry)
      if let index = places[entry] {
        entries[index].texts.append((facet, text.text, stamp))
      } else {
        places[entry] = entries.count
        entries.append((row.id.entry, [(facet, text.text, stamp)]))
      }
      files[row.id.file] = entries
    }
    for (name, entries) in files.sorted(by: { $0.key < $1.key }) {
      let file = ProjectFile.locale(tag, .messages(name))
      let path = layout.path(of: file)
      let document = self.files[path].map { TOMLDocument.parse($0).document }
      var tables: [Table] = []
      var edits: [TextEdit] = []
      for entry in entries {
        let texts = entry.texts.sorted { Self.rank($0.facet) < Self.rank($1.facet) }
        if let document, document.root[entry.entry] != nil {
          edits += Self.edits(adding: texts, to: entry.entry, in: TOMLEditor(document))
          continue
        }
        var fields: [(key: String, value: TOMLNewValue)] = texts.map { ($0.facet, .lines($0.text)) }
        let stamps = texts.compactMap { text in
          text.stamp.map { (key: text.facet, value: TOMLNewValue.string($0)) }
        }
        if !stamps.isEmpty { fields.append(("source", .inlineTable(stamps))) }
        tables.append(([entry.entry], fields))
      }
      if let present = self.files[path], !edits.isEmpty {
        self.files[path] = SourceFile(
          path: path, bytes: TOMLEditor.apply(edits, to: present.bytes))
      }
      if !tables.isEmpty { append(tables, to: file, heading: "") }
    }
  }

  /// The edits that add texts, and stamps of their sources, to an entry that is there.
  private static func edits(
    adding texts: [(facet: String, text: String, stamp: String?)], to entry: String,
    in editor: TOMLEditor
  ) -> [TextEdit] {
    var fields = texts.map { (key: $0.facet, value: TOMLNewValue.lines($0.text)) }
    let stamps = texts.compactMap { text in
      text.stamp.map { (key: text.facet, value: TOMLNewValue.string($0)) }
    }
    let path = [entry, "source"]
    guard editor.entry(at: path) != nil else {
      if !stamps.isEmpty { fields.append(("source", .inlineTable(stamps))) }
      return ImportEdits.requiredEdits { try editor.addEntries(fields, to: [entry]) }
    }
    // A text that somebody removed may have left its stamp.
    let isThere = { (key: String) in editor.entry(at: path + [key]) != nil }
    return ImportEdits.requiredEdits {
      try stamps.filter { isThere($0.key) }.flatMap {
        try editor.setValue($0.value, at: path + [$0.key])
      } + editor.addEntries(stamps.filter { !isThere($0.key) }, to: path)
        + editor.addEntries(fields, to: [entry])
    }
  }

  private static func rank(_ facet: String) -> Int {
    Facet(rawValue: facet).flatMap { Facet.allCases.firstIndex(of: $0) } ?? 0
  }

  // MARK: - The project

  private mutating func writeProject() {
    let path = layout.path(of: .project)
    let open = locales.isEmpty ? [] : adoption.localesInProgress(locales)
    guard let catalog = adoption.catalog, let file = files[path] else {
      var text = """
        # The project: its locales, and the Swift module that is generated from it.
        format = 1
        source-locale = \(tomlBasicString(adoption.sourceLocale))
        locales = \(TOMLNewValue.array(locales.map { .string($0) }).text)

        [module]
        name = \(tomlBasicString(adoption.moduleName))
        access = "\(adoption.request.existing?.access ?? "internal")"

        """
      for tag in open { text += "\n[locale.\(tomlKey([tag]))]\nstatus = \"in progress\"\n" }
      files[path] = SourceFile(path: path, text: text)
      return
    }
    for tag in locales where !catalog.project.locales.contains(tag) {
      files[path] = NewLocale.settings(files[path] ?? file, with: tag)
    }
    let present = catalog.project.locales.filter { $0 != adoption.sourceLocale }
    for tag in adoption.localesInProgress(present)
    where !catalog.project.localesInProgress.contains(tag) {
      files[path] = NewLocale.settings(files[path] ?? file, inProgress: tag)
    }
  }

  // MARK: - Locks

  private mutating func writeStates() {
    for tag in locales where tag != adoption.sourceLocale {
      var lock = adoption.catalog?[tag]?.states ?? StateLock()
      for row in adoption.rows {
        guard let text = row.texts.first(where: { $0.locale == tag }), text.state == .draft,
          let source = source(of: row)
        else { continue }
        lock.lines[row.id] = StateLock.Line(
          state: .draft, source: messageFingerprint(source),
          translation: messageFingerprint(text.text), origin: "adopt")
      }
      guard lock.lines != adoption.catalog?[tag]?.states.lines ?? [:] else { continue }
      let path = layout.path(of: .locale(tag, .states))
      files[path] = SourceFile(path: path, text: lock.fileText)
    }
  }

  private mutating func writeSources() {
    var lock = adoption.catalog?.sources ?? SourcesLock()
    for row in adoption.rows where row.texts.contains(where: { $0.locale != adoption.sourceLocale })
    {
      guard let source = source(of: row) else { continue }
      let version = SourcesLock.Version(fingerprint: messageFingerprint(source), text: source)
      if lock.versions[row.id]?.contains(version) != true {
        lock.versions[row.id, default: []].append(version)
      }
    }
    guard lock != adoption.catalog?.sources ?? SourcesLock() else { return }
    let path = layout.path(of: .sourcesLock)
    files[path] = SourceFile(path: path, text: lock.fileText)
  }

  private mutating func writeLock() {
    var lock = adoption.catalog?.adopted ?? AdoptedLock()
    for row in adoption.rows {
      lock[row.key.table, row.key.name] = row.id
      if let dialect = adoption.dialects[row.key.table] { lock.dialects[row.key.table] = dialect }
      for text in row.texts + row.known where !text.isImplied {
        lock.texts[text.table, default: [:]][text.locale, default: [:]][row.key.name] =
          text.fingerprint
      }
      let values = row.values
      if !values.isEmpty { lock.values[row.key.table, default: [:]][row.key.name] = values }
    }
    guard lock != adoption.catalog?.adopted ?? AdoptedLock() else { return }
    let path = layout.path(of: .adoptedLock)
    files[path] = SourceFile(path: path, text: lock.fileText)
  }
}

/// The categories of new codes: those that are there, and new ones that ask for what the codes have.
struct AdoptionCategories {
  private(set) var new: [(name: String, summary: String, requires: [Facet])] = []
  private var known: [ErrorCategory]

  init(_ codes: [Adoption.Code], in adoption: Adoption) {
    known = adoption.catalog?.categories ?? []
    // Texts that have only a title are no errors that say what happened.
    let open = codes.filter { Self.best(known, for: $0) == nil }
    let described = open.filter { $0.facets.contains(.description) }
    let others = open.filter { !$0.facets.contains(.description) }
    for (codes, name, summary) in [
      (described, "other", "Nothing to offer but the message."),
      (others, "brief", "Texts that don't say more than their title."),
    ] where !codes.isEmpty {
      let shared = codes.dropFirst().reduce(codes[0].facets) { $0.intersection($1.facets) }
      var unique = name
      while known.contains(where: { $0.name == unique }) { unique = "adopted" + unique }
      new.append((unique, summary, Facet.allCases.filter(shared.contains)))
    }
  }

  /// The category of a code.
  func name(for code: Adoption.Code) -> String {
    if let best = Self.best(known, for: code) { return best.name }
    let fitting = new.filter { $0.requires.allSatisfy(code.facets.contains) }
    return (fitting.max { $0.requires.count < $1.requires.count } ?? new.first)?.name ?? ""
  }

  /// The one that asks for the most of what a code has.
  private static func best(_ categories: [ErrorCategory], for code: Adoption.Code) -> ErrorCategory?
  {
    categories.filter { category in
      category.requires.allSatisfy(code.facets.contains)
        && (!category.requiresOptions || !code.options.isEmpty) && category.retry != .automatic
    }.max { ($0.requires.count, $1.name) < ($1.requires.count, $0.name) }
  }
}

extension Adoption.Row {
  func hasSource(_ adoption: Adoption) -> Bool {
    texts.contains { $0.locale == adoption.sourceLocale }
      || presentLocales.contains(adoption.sourceLocale)
  }
}

extension Adoption {
  /// The locales that lack a message which the source has.
  func localesInProgress(_ tags: [String]) -> [String] {
    tags.filter { tag in
      guard tag != sourceLocale else { return false }
      let translated = Set(rows.filter { row in row.texts.contains { $0.locale == tag } }.map(\.id))
      return rows.contains { row in
        let isNew = row.texts.contains { $0.locale == sourceLocale }
        return isNew && !translated.contains(row.id) && catalog?[tag]?[row.id] == nil
          || catalog?[tag] == nil && row.presentLocales.contains(sourceLocale)
            && !translated.contains(row.id)
      }
    }
  }

  /// The name of a new project's module.
  var moduleName: String {
    let type = AdoptionNames.type(of: request.domainName)
    return type + "s"
  }
}
