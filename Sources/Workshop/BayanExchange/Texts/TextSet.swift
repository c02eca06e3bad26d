package import BayanCatalog
package import BayanDiagnostics
import BayanICU

/// The texts of an app's files: for each key its texts in all languages, as MessageFormat 2.
///
/// Nothing here knows of a catalog: the keys are the app's own, and nothing is decided by them.
package struct TextSet: Sendable {
  /// A key, and the files that have it.
  package struct Key: Hashable, Sendable {
    /// The path of its files, with `*` for the locale: `Resources/*.lproj/Errors.strings`.
    package var table: String
    package var name: String

    package init(table: String, name: String) {
      self.table = table
      self.name = name
    }
  }

  /// A value that the texts of a key show or choose by.
  package struct Argument: Hashable, Sendable {
    /// A Swift name, the same in all texts of the key.
    package var name: String
    package var type: ErrorArgument.ValueType
    /// Whether neither the file nor a word beside the value gave a name: `value1`.
    package var isNumbered: Bool
    /// Whether the file says the type, or shows it by what it does with the value.
    var isTypeStated = true
    /// The file's placeholder for the argument.
    var value: AdoptedLock.Value?
  }

  /// A text of a key in a locale.
  package struct Text: Sendable {
    /// The tag in its canonical form.
    package var locale: String
    /// MessageFormat 2.
    package var text: String
    /// Its arguments, in the order of their places.
    package var arguments: [Argument]
    package var state: ExchangeState
    package var place: Place
    /// Whether the text is the key itself, since no file has another source.
    package var isImplied: Bool
    /// By which a later text under the key is known to be another one.
    package var fingerprint: String

    /// The path of the text's file, with `*` for the locale.
    var table: String { PathLocale(place.file).table }
  }

  /// The texts of a key.
  package struct Entry: Sendable {
    package var key: Key
    /// The note of people about the key.
    package var note: String?
    /// Whether the source shows several numbers, and nothing says which of them chooses its plural form.
    package var isNumberGuessed = false
    /// The source's first, then by locale.
    package var texts: [Text]

    /// The text in a locale.
    package subscript(locale: String) -> Text? { texts.first { $0.locale == locale } }
  }

  /// A place in a file.
  package struct Place: Hashable, Comparable, Sendable {
    package var file: String
    /// In UTF-8 bytes of the file in UTF-8, see ``TextSet/files``.
    package var offset: Int

    package static func < (a: Place, b: Place) -> Bool {
      (a.file, a.offset) < (b.file, b.offset)
    }
  }

  /// A text that isn't in the set, with the reason.
  package struct Untaken: Hashable, Sendable {
    package var place: Place
    /// `nil` where it is a whole file.
    package var key: String?
    package var locale: String?
    /// As a sentence: lower case, no full stop.
    package var reason: Diagnostic.Message
    /// Whether nothing is wrong with it: it has no place in a set of texts.
    package var isOther = false

    package init(
      place: Place, key: String?, locale: String?, reason: Diagnostic.Message, isOther: Bool = false
    ) {
      self.place = place
      self.key = key
      self.locale = locale
      self.reason = reason
      self.isOther = isOther
    }
  }

  /// A file that was read.
  package struct File: Sendable {
    package var source: SourceFile
    /// The name of its format.
    package var format: String
  }

  /// In the order of the files.
  package private(set) var entries: [Entry] = []
  package private(set) var untaken: [Untaken] = []

  /// The files that were read, in UTF-8, by path.
  package private(set) var files: [String: File] = [:]

  /// The locale of the sources; `nil` where no file tells, and several are possible.
  package private(set) var sourceLocale: String?

  /// All locales, sorted, that of the sources first.
  package private(set) var locales: [String] = []

  /// The dialects of files, by path with `*` for the locale.
  let dialects: [String: String]

  /// The keys that nobody asked for.
  package private(set) var leftOut: [Key] = []

  /// The source's texts with an empty translation, by locale: their count, and the first.
  package private(set) var empty: [String: (count: Int, first: Place)] = [:]

  /// Reads files.
  ///
  /// - Parameters:
  ///   - sourceLocale: The locale of the sources, where somebody has named it.
  ///   - dialects: The dialects of files that their contents don't show, by path with `*` for the locale.
  ///   - isWanted: Whether the texts of a key are asked for.
  package init(
    _ files: [SourceFile], sourceLocale: String? = nil, dialects: [String: String] = [:],
    isWanted: (Key) -> Bool = { _ in true }
  ) {
    self.dialects = dialects
    var reading = TextSetReading(dialects: dialects)
    // A template has the sources of other files.
    let templates = files.filter { $0.path.hasSuffix(".pot") }
    for file in files.filter({ !$0.path.hasSuffix(".pot") }) + templates {
      reading.read(ExchangeFormats.inUTF8(file))
    }
    reading.separateResources()
    self.sourceLocale = reading.chooseSource(sourceLocale)
    leftOut = reading.leaveOut(isWanted)
    entries = reading.entries(in: self.sourceLocale)
    empty = reading.empty
    untaken = reading.untaken.sorted { $0.place < $1.place }
    self.files = reading.files
    let all = Set(entries.flatMap { $0.texts.map(\.locale) })
    locales = all.sorted {
      ($0 != self.sourceLocale ? 1 : 0, $0) < ($1 != self.sourceLocale ? 1 : 0, $1)
    }
  }
}

/// Puts the texts of files together by their keys.
private struct TextSetReading {
  /// The texts of a key, each with its file.
  private struct Group {
    var key: TextSet.Key
    var texts: [(text: PlacedText, file: String)] = []
  }

  private struct GroupKey: Hashable {
    var table: String
    var name: String
  }

  private let dialects: [String: String]
  private var groups: [Group] = []
  private var places: [GroupKey: Int] = [:]
  private var count = 0
  private var tags: [String: String] = [:]
  private var languages: [StatedLanguage: String] = [:]
  private var statedSources: [String] = []
  private(set) var untaken: [TextSet.Untaken] = []
  private(set) var files: [String: TextSet.File] = [:]
  private(set) var empty: [String: (count: Int, first: TextSet.Place)] = [:]

  init(dialects: [String: String]) { self.dialects = dialects }

  // MARK: - Reading

  mutating func read(_ file: SourceFile) {
    let place = TextSet.Place(file: file.path, offset: 0)
    func refuse(_ reason: Diagnostic.Message, at place: TextSet.Place, isOther: Bool = false) {
      untaken.append(
        TextSet.Untaken(place: place, key: nil, locale: nil, reason: reason, isOther: isOther))
    }
    // A file without any text is nothing that anybody would miss.
    if file.bytes.allSatisfy({ $0 <= 0x20 }) { return }
    guard let format = TextFormats.format(of: file) else {
      return refuse(ExchangeFormats.unknownFormat(of: file), at: place)
    }
    files[file.path] = TextSet.File(source: file, format: format.name)
    if let devices = PathLocale.devices(of: file.path) {
      return refuse(
        "its folder is for some devices only (\(quoted(devices))), and messages can't select by device",
        at: place, isOther: true)
    }
    let path = PathLocale(file.path)
    var stored = format.contents(of: file, in: path.locale)
    stored.dialect = dialects[path.table]
    let texts = stored.placed(by: format, in: path.locale)
    for diagnostic in stored.diagnostics {
      refuse(
        diagnostic.message,
        at: TextSet.Place(file: file.path, offset: diagnostic.span.start))
    }
    // The files of all languages have the source.
    count += texts.count { !$0.isImplied }
    guard count <= ExchangeFormats.mostTexts else {
      return refuse(
        "the files have more than \(ExchangeFormats.mostTexts) texts; take fewer at a time",
        at: place)
    }
    if let source = stored.sourceLocale.flatMap(StatedLanguage.tag) {
      statedSources.append(source)
    }
    // A text and its plurals are in two files of one name.
    let table = file.path.hasSuffix(".pot") ? translated(by: path.table) : path.table
    let stem = table.withoutEnding
    var pseudo: Set<PseudoLocale> = []
    var others: Set<String> = []
    for var text in texts {
      text.locale = text.locale.map { locale(named: $0) }
      if let locale = text.locale.flatMap({ PseudoLocale($0) }) {
        pseudo.insert(locale)
        continue
      }
      if let locale = text.locale, locale.isNoLanguage {
        others.insert(locale)
        continue
      }
      let key = GroupKey(table: stem, name: text.key)
      if let index = places[key] {
        groups[index].texts.append((text, file.path))
      } else {
        places[key] = groups.count
        groups.append(
          Group(key: TextSet.Key(table: table, name: text.key), texts: [(text, file.path)]))
      }
    }
    for locale in others.sorted() {
      refuse(
        locale == PathLocale.documentation
          ? "\(quoted(locale)) isn't a language; it is the comments on the texts"
          : "\(quoted(locale)) isn't a language",
        at: place, isOther: true)
    }
    for locale in PseudoLocale.allCases where pseudo.contains(locale) {
      refuse(locale.refusal, at: place)
    }
  }

  /// The table of the catalogs that a template is the source of; its own where there are none.
  ///
  /// They have its name, as `app.pot` and `de/LC_MESSAGES/app.po`, or are in its folder, as `po/de.po`. Of several the
  /// one is meant that has most of the path.
  private func translated(by template: String) -> String {
    func parts(_ path: String) -> [Substring] { path.split(separator: "/") }
    let own = parts(template)
    let name = template.withoutEnding.split(separator: "/").last
    let tables = Set(groups.map(\.key.table)).filter { table in
      table.hasSuffix(".po")
        && (table.withoutEnding.split(separator: "/").last == name
          || parts(table).dropLast() == own.dropLast() && table.withoutEnding.hasSuffix("*"))
    }
    func common(_ table: String) -> Int { zip(parts(table), own).prefix { $0 == $1 }.count }
    return tables.min { (-common($0), $0) < (-common($1), $1) } ?? template
  }

  /// Makes two keys of a text and of plurals that have one name in one file, as Android's resources may.
  mutating func separateResources() {
    for index in groups.indices {
      let texts = groups[index].texts
      guard texts.contains(where: { $0.text.resource != nil }) else { continue }
      let files = Dictionary(grouping: texts, by: \.file)
      guard files.values.contains(where: { Set($0.map(\.text.resource)).count > 1 }) else {
        continue
      }
      var other = groups[index]
      groups[index].texts = texts.filter { $0.text.resource == nil }
      other.texts = texts.filter { $0.text.resource != nil }
      guard let resource = other.texts.first?.text.resource else { continue }
      other.key.name = "\(resource)/\(other.key.name)"
      for place in other.texts.indices { other.texts[place].text.key = other.key.name }
      groups.append(other)
    }
  }

  /// One tag for all that mean the same locale, such as `zh` and `zh-Hans`: the one that comes first.
  private mutating func locale(named name: String) -> String {
    if let known = tags[name] { return known }
    let language = StatedLanguage(name)
    let chosen = language.flatMap { languages[$0] } ?? language?.tag ?? name
    if let language { languages[language] = chosen }
    tags[name] = chosen
    return chosen
  }

  /// The locale of texts whose files don't name it.
  mutating func chooseSource(_ given: String?) -> String? {
    if let given { return locale(named: given) }
    if let stated = statedSources.first { return locale(named: stated) }
    var locales: Set<String> = []
    var isOpen = false
    for group in groups {
      for text in group.texts {
        if let locale = text.text.locale { locales.insert(locale) } else { isOpen = true }
      }
    }
    let english = locales.filter { $0 == "en" || $0.hasPrefix("en-") }
    // Of several beside texts that name no locale, as `msgid`, each translates these.
    if english.contains("en") || isOpen && english.count != 1 { return "en" }
    return english.count == 1 ? english.first : locales.count == 1 ? locales.first : nil
  }

  /// Forgets the texts of keys that nobody asks for.
  mutating func leaveOut(_ isWanted: (TextSet.Key) -> Bool) -> [TextSet.Key] {
    let unwanted = groups.map(\.key).filter { !isWanted($0) }
    if !unwanted.isEmpty { groups.removeAll { !isWanted($0.key) } }
    return unwanted
  }

  // MARK: - Entries

  mutating func entries(in sourceLocale: String?) -> [TextSet.Entry] {
    var entries: [TextSet.Entry] = []
    for group in groups {
      let texts = chosen(group, sourceLocale)
      let names = ArgumentNames(
        texts.first { $0.locale == sourceLocale }?.text ?? texts.first?.text, texts.map(\.text),
        isEnglish: sourceLocale?.hasPrefix("en") ?? false)
      var entry = TextSet.Entry(key: group.key, texts: [])
      let hasSource = texts.first.map { $0.locale == sourceLocale && !$0.text.isEmpty } ?? false
      var isJudged = true
      for (locale, text, file) in texts {
        // A comment above a translation is about that.
        if locale == sourceLocale {
          entry.note = text.note
          entry.isNumberGuessed = text.rows.count > 1 && text.counted?.isGuess == true
        }
        let place = TextSet.Place(file: file, offset: text.offset)
        guard !text.isEmpty else {
          // Nobody has translated it yet.
          if hasSource { empty[locale, default: (0, place)].count += 1 }
          continue
        }
        do throws(PlacedText.Unsayable) {
          let message = try text.message(names, isSource: locale == sourceLocale || !isJudged)
          entry.texts.append(
            TextSet.Text(
              locale: locale, text: message.text, arguments: message.arguments,
              state: locale == sourceLocale ? .translated : text.state, place: place,
              isImplied: text.isImplied,
              fingerprint: text.fingerprint))
        } catch {
          // Of a source that can't be said a translation has the same.
          if locale == sourceLocale { isJudged = false }
          untaken.append(
            TextSet.Untaken(place: place, key: text.key, locale: locale, reason: error.reason))
        }
      }
      if !entry.texts.isEmpty { entries.append(entry) }
    }
    return entries
  }

  /// One text for each locale, the source's first.
  private mutating func chosen(
    _ group: Group, _ sourceLocale: String?
  ) -> [(locale: String, text: PlacedText, file: String)] {
    var best: [String: (text: PlacedText, file: String)] = [:]
    for (text, file) in group.texts {
      guard let locale = text.locale ?? sourceLocale else {
        untaken.append(
          TextSet.Untaken(
            place: .init(file: file, offset: text.offset), key: text.key, locale: nil,
            reason: "its language isn't known"))
        continue
      }
      guard let other = best[locale] else {
        best[locale] = (text, file)
        continue
      }
      // A text of its own counts before the key, if programs can show it, and plurals before the
      // text that they replace.
      let isBetter =
        text.isImplied != other.text.isImplied
        ? text.rank > other.text.rank
        : !text.selectors.isEmpty && other.text.selectors.isEmpty
      let worse = isBetter ? other : (text: text, file: file)
      let better = isBetter ? (text: text, file: file) : other
      best[locale] = better
      let isSame = worse.text.rows.map(\.text) == better.text.rows.map(\.text)
      // A text beside its plurals is one that no program shows.
      let isHidden = worse.text.selectors.isEmpty && !better.text.selectors.isEmpty
      guard !worse.text.isImplied, !isSame, !isHidden else { continue }
      let taken = better.file
      let ofFiles: Diagnostic.Message =
        taken == worse.file
        ? "the file has the key twice, with different texts" : "\(taken) has another text for it"
      untaken.append(
        TextSet.Untaken(
          place: .init(file: worse.file, offset: worse.text.offset), key: text.key, locale: locale,
          reason: better.text.isImplied ? worse.text.whyNotShown ?? ofFiles : ofFiles))
    }
    return best.map { ($0.key, $0.value.text, $0.value.file) }.sorted {
      ($0.locale != sourceLocale ? 1 : 0, $0.locale) < (
        $1.locale != sourceLocale ? 1 : 0, $1.locale
      )
    }
  }
}

extension String {
  /// Whether it is one of the codes that name no language: for local use, for several, or for none.
  ///
  /// - Source: ISO 639-3, "Scope of denotation".
  fileprivate var isNoLanguage: Bool {
    let language = prefix { $0 != "-" }
    guard language.utf8.count == 3 else { return false }
    return ("qaa"..."qtz").contains(language) || ["mis", "mul", "und", "zxx"].contains(language)
  }

  /// A path without the ending of the file's name.
  var withoutEnding: String {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return self }
    return String(self[..<dot])
  }
}
