package import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax

// The texts of a strings.xml by itself.

extension AndroidStrings: TextFormat {
  /// An app has many other files of XML.
  package static let endings = ["strings.xml", "plurals.xml", "arrays.xml"]

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    let read = AndroidReader.entries(of: file, for: locale)
    let categories = FormCategories(locale: locale)
    return StoredTexts(
      // Programs show what a reference refers to.
      texts: read.entries.filter { $0.reference == nil }.map {
        StoredText($0, in: locale, categories)
      }, diagnostics: read.diagnostics)
  }
}

extension StoredText {
  fileprivate init(
    _ entry: AndroidReader.Entry, in locale: String?, _ categories: FormCategories
  ) {
    self.init(
      key: entry.unit.name, locale: locale, offset: entry.unit.offset, rows: [], dialect: .c,
      resource: entry.isPlural ? "plurals" : nil, problems: entry.unit.problems)
    take(comment: entry.unit.comment)
    var formats: [String] = []
    for (row, text) in zip(entry.unit.rows, entry.texts) {
      var format = ""
      for element in text.pattern.elements {
        if case .text(let part) = element {
          format += part.value
          if part.value.utf8.contains(StoredText.mark.utf8) {
            problems.append("it has the character U+FFFF, which texts can't have")
          }
        }
        if let markup = element.markup { format += mark(markup) }
      }
      let canonical = PrintfSyntax.java.canonical(format)
      for (place, name) in text.names(in: canonical) where names[place] == nil {
        names[place] = name
      }
      formats.append(canonical)
      rows.append(Row(keys: row.keys, text: AppleFormat.withPlaces(canonical)))
    }
    percent = PercentSign(in: formats)
    addOther(categories)
  }
}

extension AndroidText {
  /// The names that marks give to values, by the places of these.
  fileprivate func names(in format: String) -> [Int: String] {
    let values = PrintfPlaceholders.values(in: format)
    var found: [Int: String] = [:]
    for (index, mark) in names.enumerated() {
      let parts = PrintfFormat.parts(of: PrintfSyntax.java.canonical(mark.text))
      guard parts.count == 1, case .value(let place, _) = parts[0] else { continue }
      // A value without a place is the one of its order, if each has a mark.
      let own = place ?? (names.count == values.count ? values[index].place : nil)
      if let own, found[own] == nil { found[own] = mark.name }
    }
    return found
  }
}
