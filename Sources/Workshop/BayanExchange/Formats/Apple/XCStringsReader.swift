import BayanDiagnostics

/// Reads one locale of a string catalog.
struct XCStringsReader {
  private let sourceLocale: String
  private let locale: LocaleNames?
  private let sourceCategories: FormCategories
  private let categories: FormCategories

  private init(sourceLocale: String?, locale: String?) {
    self.sourceLocale = sourceLocale ?? ""
    self.locale = locale.map { LocaleNames($0) }
    sourceCategories = FormCategories(appleLocale: sourceLocale)
    categories = FormCategories(appleLocale: locale)
  }

  static func read(_ file: SourceFile, for locale: String?) -> ReturnedDocument {
    var document = ReturnedDocument()
    do throws(ExchangeFault) {
      let root = try PlacedJSON.read(file)
      document.sourceLocale = root["sourceLanguage"]?.string
      document.targetLocale = try target(of: root, for: locale)
      guard let strings = root["strings"]?.members else {
        throw ExchangeFault("exchange-syntax", root.range.lowerBound, .withoutStrings)
      }
      let reader = XCStringsReader(
        sourceLocale: document.sourceLocale, locale: document.targetLocale)
      document.units = KeyedUnits.units(strings.map(reader.entry))
    } catch {
      document.diagnostics = [error.diagnostic(in: file)]
    }
    return document
  }

  /// The locale of the file that is read; `nil` where it has none but the source.
  private static func target(
    of root: PlacedJSON.Value, for locale: String?
  ) throws(ExchangeFault) -> String? {
    var names: [String] = []
    for entry in root["strings"]?.members ?? [] {
      for name in entry.value["localizations"]?.members?.map(\.name) ?? []
      where !names.contains(name) && name != root["sourceLanguage"]?.string {
        names.append(name)
      }
    }
    if let locale { return StatedLanguage.choice(of: locale, among: names) ?? locale }
    guard names.count <= 1 else {
      throw ExchangeFault("exchange-syntax", 0, .severalLocales(names.sorted()))
    }
    return names.first
  }

  private func entry(_ member: PlacedJSON.Member) -> KeyedUnits.Entry {
    var entry = KeyedUnits.Entry(name: member.name, offset: member.range.lowerBound, rows: [])
    let localizations = member.value["localizations"]
    if let comment = member.value["comment"]?.string, let locale {
      entry.stamp = XCStrings.stamps(in: comment)?.first { locale.areSame($0.locale) }
        .flatMap { XLIFF.readStamp("\(XLIFF.prefix):\($0.stamp)") }
    }
    // Without a localization of its own Xcode shows the key, which for a message is its name and no source.
    let hasSource = localizations?[sourceLocale] != nil
    let sources =
      localizations?[sourceLocale].map { XCStringsTexts($0, sourceCategories).rows }
      ?? [([], member.name, "translated")]
    let localization = locale.flatMap { locale in
      localizations?.members?.first { locale.areSame($0.name) }?.value
    }
    let texts = localization.map { XCStringsTexts($0, categories) }
    entry.problems = texts?.problems ?? []
    var states: [ExchangeState] = []
    for row in texts?.rows ?? [] {
      let source = hasSource ? sources.first { $0.keys == row.keys }?.text : nil
      let state = Self.state(
        row, isSource: sources.contains { $0.text.utf8.elementsEqual(row.text.utf8) })
      states.append(state)
      // Whether its words are the source's, the catalog knows.
      if row.state == "new" { entry.untranslated.insert(entry.rows.count) }
      entry.rows.append((row.keys, source, state == .untranslated ? nil : row.text))
    }
    if entry.rows.isEmpty {
      entry.rows = sources.map { ($0.keys, hasSource ? $0.text : nil, nil) }
    }
    let translated = states.filter { $0 != .untranslated }
    // A plural of which some forms are the source's is no finished translation.
    let isWhole = translated.count == states.count && !translated.contains(.draft)
    entry.state = isWhole ? translated.first : translated.isEmpty ? nil : .draft
    return entry
  }

  /// Returns the state for Xcode's word.
  ///
  /// `new` is a text that nobody has touched: none, or the source's.
  static func state(
    _ row: (keys: [ExchangeKey], text: String, state: String), isSource: Bool
  ) -> ExchangeState {
    switch row.state {
    case "translated": .translated
    case "new" where row.text.isEmpty || isSource: .untranslated
    default: .draft
    }
  }
}

extension Diagnostic.Message {
  static let withoutStrings: Self = "the string catalog has no 'strings'"
}
