import BayanDiagnostics

/// Reads a string catalog.
struct XCStringsReader {
  private let sourceLocale: String?

  /// The categories of languages, by the names of these in the file.
  private var categories: [String: FormCategories] = [:]
  private var names: [String: LocaleNames] = [:]

  static func read(_ file: SourceFile) -> ForeignFile {
    var contents = ForeignFile()
    do throws(ExchangeFault) {
      let root = try PlacedJSON.read(file)
      contents.sourceLocale = root["sourceLanguage"]?.string
      guard let strings = root["strings"]?.members else {
        throw ExchangeFault("exchange-syntax", root.range.lowerBound, .withoutStrings)
      }
      var reader = XCStringsReader(sourceLocale: contents.sourceLocale)
      for member in strings { contents.units.append(reader.unit(member)) }
      contents.languages = reader.categories.keys.filter { $0 != contents.sourceLocale }.sorted()
    } catch {
      contents.diagnostics = [error.diagnostic(in: file)]
    }
    return contents
  }

  private init(sourceLocale: String?) { self.sourceLocale = sourceLocale }

  private mutating func unit(_ member: PlacedJSON.Member) -> ForeignUnit {
    var unit = ForeignUnit(key: member.name, offset: member.range.lowerBound)
    let comment = member.value["comment"]?.string
    unit.note = comment.flatMap(ForeignUnit.note)
    let stamps = comment.flatMap(XCStrings.stamps) ?? []
    let localizations = member.value["localizations"]?.members ?? []
    let own = localizations.first { $0.name == sourceLocale }
    let sources = own.map { texts(of: $0).rows } ?? [([], member.name, "translated")]
    // Xcode shows the key where the source has no text of its own.
    if own == nil { unit.addKeyAsSource(offset: member.range.lowerBound) }
    for localization in localizations {
      let isSource = localization.name == sourceLocale
      let texts = texts(of: localization)
      var text = ForeignText(
        isSource: isSource, locale: localization.name, offset: localization.range.lowerBound)
      text.rows = texts.rows.map { row in
        // Nobody has touched such a text: it is none, or the source's.
        let isNew = !isSource && row.state == "new"
        let isOfSource = sources.contains { $0.text.utf8.elementsEqual(row.text.utf8) }
        return .init(
          keys: row.keys, text: row.text,
          source: own == nil ? nil : sources.first { $0.keys == row.keys }?.text,
          isUntranslated: isNew, isCopy: isNew && (row.text.isEmpty || isOfSource))
      }
      // A plural of which some forms are the source's is no finished translation.
      let isFinished = isSource || texts.rows.allSatisfy { $0.state == "translated" }
      text.state = isFinished ? .translated : .draft
      let names = self.names[localization.name] ?? LocaleNames(localization.name)
      self.names[localization.name] = names
      text.stamp = stamps.first { names.areSame($0.locale) }
        .flatMap { XLIFF.readStamp("\(XLIFF.prefix):\($0.stamp)") }
      text.selectors = texts.selectors
      text.names = texts.names
      text.problems = texts.problems
      unit.texts.append(text)
    }
    return unit
  }

  private mutating func texts(of localization: PlacedJSON.Member) -> XCStringsTexts {
    let own = categories[localization.name] ?? FormCategories(appleLocale: localization.name)
    categories[localization.name] = own
    return XCStringsTexts(localization.value, own)
  }
}

extension Diagnostic.Message {
  static let withoutStrings: Self = "the string catalog has no 'strings'"
}
