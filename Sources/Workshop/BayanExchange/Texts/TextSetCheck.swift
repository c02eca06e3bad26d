import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport
import BayanTOML

/// The diagnostics of an app's texts, at the places of its files.
///
/// The rules see a catalog whose codes are the keys. It is in no file: each text has a stretch of
/// its own on an imagined line, by which a diagnostic finds back to the text.
package struct TextSetCheck: Sendable {
  /// By file and offset.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The files by path, in UTF-8.
  package let files: [String: SourceFile]

  /// How many texts were checked, and how many weren't as they aren't finished.
  package private(set) var checked = 0
  package private(set) var unfinished = 0

  private let set: TextSet
  private var lines: [String: ImaginedLine] = [:]

  /// Checks all texts of a set but drafts, of which nobody says that they are right.
  ///
  /// - Parameter run: Which diagnostics are asked for.
  package init(_ set: TextSet, by run: CheckRun) {
    self.set = set
    files = set.files.mapValues(\.source)
    let catalog = catalog(rules: run.rules)
    let loaded = LoadedCatalog(catalog: catalog, diagnostics: [], files: [:])
    let ends = Self.ends(of: set)
    let found = run.diagnostics(of: loaded).filter {
      run.isAskedFor($0, source: catalog.project.sourceLocale)
    }.map { placed($0, ends) }
    let unreadable = set.untaken.map { untaken in
      Diagnostic(
        "text-unreadable", untaken.key == nil && !untaken.isOther ? .error : .warning,
        .unreadable(untaken.key, untaken.reason), file: untaken.place.file,
        span: SourceSpan(untaken.place.offset, untaken.place.offset), locale: untaken.locale)
    }.filter { run.isAskedFor($0, source: catalog.project.sourceLocale) }
    let empty = set.empty.map { locale, texts in
      Diagnostic(
        RuleID.translationEmpty, .warning, .untranslated(texts.count, locale),
        file: texts.first.file, span: SourceSpan(texts.first.offset, texts.first.offset),
        locale: locale)
    }.filter { run.isAskedFor($0, source: catalog.project.sourceLocale) }
    diagnostics = (found + unreadable + empty).sortedByPlace().fingerprinted(in: files)
  }

  // MARK: - The catalog

  /// The texts of one file, one after the other.
  private struct ImaginedLine {
    private var texts: [(start: Int, text: TextSet.Text)] = []
    private var end = 0

    /// Puts a text at the end of the line, and gives its stretch.
    mutating func add(_ text: TextSet.Text) -> SourceSpan {
      let start = end
      texts.append((start, text))
      end += text.text.utf8.count + 2
      return SourceSpan(start, end)
    }

    /// The text at an offset.
    func text(at offset: Int) -> (start: Int, text: TextSet.Text)? {
      let place = texts.partitioningIndex { $0.start > offset }
      return place > 0 ? texts[place - 1] : nil
    }
  }

  /// Where a text begins in its file, and where the next one does.
  private typealias Ends = [TextSet.Place: Int]

  private mutating func catalog(rules: RuleBook) -> Catalog {
    let nowhere = Place(file: "", span: SourceSpan(0, 0))
    var project = Project(
      sourceLocale: set.sourceLocale ?? "", locales: set.locales, moduleName: "Texts",
      place: nowhere)
    // Nothing says which of an app's texts are errors. And what a catalog needs, no app has.
    let aboutErrors = rules.entries.filter { $0.theme == .alerts }.map(\.id) + ["raw-code-shown"]
    for rule in rules.catalogRules.union(aboutErrors) {
      project.checks[rule] = Project.CheckSetting(severity: nil, place: nowhere)
    }
    var codes: [String: [ErrorCode]] = [:]
    var tables: [String] = []
    var entries: [String: [String: [MessagesEntry]]] = [:]
    for entry in set.entries {
      let (table, name) = (entry.key.table, entry.key.name)
      if codes[table] == nil { tables.append(table) }
      codes[table, default: []].append(
        ErrorCode(
          name: name, value: codes[table]?.count ?? 0, category: "other", categoryPlace: nowhere,
          arguments: Self.arguments(of: entry, in: set.sourceLocale), place: nowhere))
      for text in entry.texts {
        guard text.state.isFinished else {
          unfinished += 1
          continue
        }
        checked += 1
        let message = message(text, MessageID(file: table, entry: name, facet: .description))
        entries[text.locale, default: [:]][table, default: []].append(
          MessagesEntry(name: name, facets: [.description: message], place: message.place))
      }
    }
    return Catalog(
      project: project,
      categories: [
        ErrorCategory(
          name: "other", summary: "", requires: [], requiresOptions: false, place: nowhere)
      ],
      domains: tables.map { table in
        ErrorDomain(
          name: table, identifier: table, typeName: "Texts", summary: "",
          codes: codes[table] ?? [], place: nowhere)
      },
      locales: set.locales.map { tag in
        LocaleMessages(
          tag: tag,
          domains: Dictionary(
            firstOf: (entries[tag] ?? [:]).map {
              ($0.key, MessagesFile(path: $0.key, entries: $0.value))
            }))
      })
  }

  private mutating func message(_ text: TextSet.Text, _ id: MessageID) -> LocaleMessage {
    let span = lines[text.place.file, default: ImaginedLine()].add(text)
    return LocaleMessage(
      reading: TOMLString(value: text.text, anchors: [.init(offset: 0, source: span.start + 1)]),
      id: id, locale: text.locale, at: Place(file: text.place.file, span: span))
  }

  /// The values that the source has; of a key without a source those that any text has.
  private static func arguments(of entry: TextSet.Entry, in source: String?) -> [ErrorArgument] {
    let texts = source.flatMap { entry[$0] }.map { [$0] } ?? entry.texts
    var names: Set<String> = []
    return texts.flatMap(\.arguments).filter { names.insert($0.name).inserted }.map {
      ErrorArgument(
        name: $0.name, type: $0.type, place: Place(file: "", span: SourceSpan(0, 0)))
    }
  }

  // MARK: - Places

  private static func ends(of set: TextSet) -> Ends {
    let places = set.entries.flatMap { $0.texts.map(\.place) } + set.untaken.map(\.place)
    var ends: Ends = [:]
    let sorted = Set(places).sorted()
    for (index, place) in sorted.enumerated() {
      let next = index + 1 < sorted.count ? sorted[index + 1] : nil
      ends[place] =
        next?.file == place.file
        ? next?.offset : set.files[place.file]?.source.bytes.count ?? place.offset
    }
    return ends
  }

  /// A diagnostic at its place in the file, without what would change the text there.
  private func placed(_ diagnostic: Diagnostic, _ ends: Ends) -> Diagnostic {
    var diagnostic = diagnostic
    let file = diagnostic.file
    if diagnostic.rule == "placeholder-unknown", let name = text(of: diagnostic.span, in: file) {
      // A catalog declares its arguments; a file has them in its source.
      diagnostic.message = .notInSource(name)
    }
    diagnostic.span = span(of: diagnostic.span, in: file, ends)
    diagnostic.notes = diagnostic.notes.filter { $0.file != "" }.map { note in
      var note = note
      note.span = note.span.map { span(of: $0, in: note.file ?? file, ends) }
      return note
    }
    // A fix writes MessageFormat 2.
    diagnostic.notes += diagnostic.fixes.prefix(1).map { Diagnostic.Note($0.label) }
    diagnostic.fixes = []
    if let id = diagnostic.messageID {
      let name = id.file.split(separator: "/").last.map(String.init) ?? id.file
      diagnostic.messageID = MessageID(file: name, entry: id.entry)
    }
    return diagnostic
  }

  /// Returns the characters in a stretch of a text.
  private func text(of span: SourceSpan, in file: String) -> String? {
    guard let (start, text) = lines[file]?.text(at: span.start) else { return nil }
    let bytes = Array(text.text.utf8)
    let from = span.start - start - 1
    guard from >= 0, from + span.length <= bytes.count else { return nil }
    return String(decoding: bytes[from..<from + span.length], as: UTF8.self)
  }

  /// The place of a stretch of a text: the same characters there, or else where the text begins.
  private func span(of span: SourceSpan, in file: String, _ ends: Ends) -> SourceSpan {
    guard let text = lines[file]?.text(at: span.start)?.text, let bytes = files[file]?.bytes
    else { return SourceSpan(0, 0) }
    let beginning = SourceSpan(text.place.offset, text.place.offset)
    let end = ends[text.place] ?? text.place.offset
    guard text.place.offset < end, end <= bytes.count else { return beginning }
    let stretch = span.length > 0 ? self.text(of: span, in: file) : nil
    let marked = Array((stretch ?? text.text).utf8)
    // After the key, and in PO after the source, which may have the same characters.
    let region = bytes[text.place.offset..<end]
    let isSource = text.locale == set.sourceLocale
    let found = isSource ? region.firstRange(of: marked) : region.lastRange(of: marked)
    return found.map { SourceSpan($0.lowerBound, $0.upperBound) } ?? beginning
  }
}

extension Collection<UInt8> where Index == Int {
  /// The last place of some bytes.
  fileprivate func lastRange(of bytes: some BidirectionalCollection<UInt8>) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    var last: Range<Int>?
    var rest = self[startIndex..<endIndex]
    while let found = rest.firstRange(of: bytes) {
      last = found
      rest = self[found.upperBound..<endIndex]
    }
    return last
  }
}

extension Diagnostic.Message {
  fileprivate static func notInSource(_ name: String) -> Self {
    "the source has no \(quoted(name))"
  }

  fileprivate static func untranslated(_ count: Int, _ locale: String) -> Self {
    count == 1
      ? "1 text in '\(locale)' is empty, so it counts as not translated"
      : "\(count) texts in '\(locale)' are empty, so they count as not translated; this is the first"
  }

  fileprivate static func unreadable(_ key: String?, _ reason: Diagnostic.Message) -> Self {
    key.map { "the text of \(quoted($0)) can't be read: \(reason)" } ?? reason
  }
}
