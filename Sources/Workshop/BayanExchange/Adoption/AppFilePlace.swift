import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// The lock's entries for one file of the app in a locale.
struct AppFilePlace {
  /// A key of the app.
  struct Key {
    /// The key, with the table that the lock has it in.
    var whole: TextSet.Key
    var id: MessageID
    var key: String { whole.name }
  }

  /// The path from the project's folder.
  let path: String
  let locale: String
  /// The locale in the path; `nil` where it has none.
  let pathLocale: String?
  /// The path with `*` for the locale.
  let table: String
  /// The dialect of the file's texts.
  let dialect: String?
  /// The app's keys that the file may have, sorted, each with its message.
  let keys: [Key]
  /// The fingerprints of its texts as they were last read or written.
  let texts: [String: String]

  /// The keys whose texts are in another file of the same name, such as plurals beside `.strings`.
  private let others: Set<String>

  /// - Returns: `nil` where no key of such a file was adopted.
  init?(_ path: String, locale: String, in lock: AdoptedLock) {
    let place = PathLocale(path)
    let table = place.table
    // A text and its plurals are in two files of one name.
    let tables = lock.messages.filter { $0.key.withoutEnding == table.withoutEnding }
    guard !tables.isEmpty else { return nil }
    var keys: [String: Key] = [:]
    for (name, own) in tables.sorted(by: { $0.key < $1.key }) {
      for (key, id) in own where keys[key] == nil || name == table {
        keys[key] = Key(whole: TextSet.Key(table: name, name: key), id: id)
      }
    }
    var others: Set<String> = []
    for (name, own) in tables where name != table { others.formUnion(own.keys) }
    for key in tables[table]?.keys ?? [:].keys { others.remove(key) }
    for (name, own) in lock.texts
    where name != table && name.withoutEnding == table.withoutEnding {
      others.formUnion(own.values.flatMap(\.keys))
    }
    for own in lock.texts[table]?.values ?? [:].values { others.subtract(own.keys) }
    self.path = path
    self.locale = locale
    pathLocale = place.locale
    self.table = table
    dialect = lock.dialects[table]
    self.keys = keys.values.sorted { $0.key < $1.key }
    texts = lock.texts[table]?[locale] ?? [:]
    self.others = others
  }

  /// Whether a text that the file lacks, or that nobody noted, is in another file.
  func isElsewhere(_ key: String) -> Bool { others.contains(key) }
}

/// The texts of an app's file in a locale, by key.
struct AppFileTexts {
  private var texts: [String: [PlacedText]] = [:]

  /// The keys that are the source's texts themselves.
  private(set) var implied: [String: PlacedText] = [:]

  /// How the file writes `%`, where all its texts without values agree.
  private(set) var percent: PercentSign?

  /// Why nothing can be read.
  let diagnostics: [Diagnostic]

  /// The locale of the texts, where they are in another one.
  private(set) var otherLocale: String?

  /// The source locale that the file states.
  let statedSource: String?

  /// - Parameters:
  ///   - format: The format of the file.
  ///   - pathLocale: What the file's path says of its locale.
  ///   - locale: The locale whose texts are wanted.
  ///   - source: That of texts whose locale nothing says.
  ///   - dialect: The dialect of the texts.
  init(
    _ file: SourceFile, _ format: any TextFormat.Type, _ pathLocale: String?, _ locale: String,
    _ source: String, dialect: String?
  ) {
    let tag = pathLocale ?? (source.isEmpty ? nil : source)
    var stored = format.contents(of: file, in: tag)
    stored.dialect = dialect
    diagnostics = stored.diagnostics
    statedSource = stored.sourceLocale
    let names = LocaleNames(locale)
    var signs: Set<PercentSign> = []
    for text in stored.placed(by: format, in: tag) {
      if let sign = text.percent { signs.insert(sign) }
      let own = text.locale ?? source
      if text.isImplied {
        if names.areSame(own) { implied[text.key] = text }
      } else if names.areSame(own) {
        texts[text.key, default: []].append(text)
      } else if !format.hasSeveralLocales, otherLocale == nil {
        otherLocale = own
      }
    }
    percent = signs.count == 1 ? signs.first : nil
  }

  subscript(key: String) -> [PlacedText] { texts[key] ?? [] }

  /// How many texts there are.
  var count: Int { texts.values.reduce(0) { $0 + $1.count } }

  /// Whether the texts are those of another file, but for some that it got.
  func isLike(_ other: AppFileTexts, but written: [String: PlacedText]) -> Bool {
    var expected = other.texts.mapValues { $0.map(\.fingerprint) }
    for (key, text) in written { expected[key] = [text.fingerprint] }
    return texts.mapValues { $0.map(\.fingerprint) } == expected
  }
}

/// Says which texts of an app's file say something else than the catalog.
struct AppTextJudge {
  private let comparison: ExchangeImport
  private let document: ExchangeDocument
  private let units: [MessageID: ExchangeUnit]
  private let returned: [String: ReturnedUnit]
  private let format: any AppFormat.Type
  private let isTranslation: Bool
  private let catalog: Catalog
  private let appValues: AppValues

  init(
    _ file: SourceFile, _ format: any AppFormat.Type, _ catalog: Catalog,
    _ written: ExchangeDocument
  ) {
    self.format = format
    self.catalog = catalog
    appValues = AppValues(catalog)
    isTranslation = written.targetLocale != nil
    let locale = written.targetLocale ?? written.sourceLocale
    document =
      isTranslation
      ? ExchangeDocument(catalog, locale: locale) : ExchangeDocument(sourceOf: catalog)
    units = Dictionary(firstOf: document.units, by: \.id)
    comparison = ExchangeImport(
      ReturnedDocument(), format: format, into: catalog,
      request: .init(locale: locale, origin: "", source: isTranslation ? nil : .targets))
    var returned: [String: ReturnedUnit] = [:]
    for unit in format.read(file, for: locale).units {
      for name in unit.appKeys where returned[name] == nil { returned[name] = unit }
    }
    self.returned = returned
  }

  /// Returns the message of a text that can be read.
  func message(_ key: AppFilePlace.Key) -> Message? {
    guard let unit = units[key.id].map({ appValues.unit($0, as: key.whole) }),
      let own = returned[key.key]
    else { return nil }
    return comparison.changedText(of: own, as: unit, in: document, format)
      .map { ParsedMessage.parse($0).message }
  }

  /// Whether a text says something else than its message.
  func differs(_ key: AppFilePlace.Key, _ text: PlacedText) -> Bool {
    guard let unit = units[key.id].map({ appValues.unit($0, as: key.whole) }),
      let own = returned[key.key]
    else { return true }
    // A draft that 'adopt' made because of a rule is a translation in the app.
    let isMadeDraft = catalog[comparison.locale]?.states.lines[key.id]?.origin == "adopt"
    if format.hasStates, isTranslation, !isMadeDraft {
      let isFinished = unit.state != .draft && unit.state != .stale
      if isFinished != (text.state == .translated) { return true }
    }
    return comparison.differs(own, from: unit, in: document, format)
  }
}
