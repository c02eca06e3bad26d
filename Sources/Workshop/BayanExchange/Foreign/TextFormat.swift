package import BayanDiagnostics

/// A file format of an app, which has texts under keys of the app.
///
/// A file is read once, to its units. An import asks it for translations of messages that are known, and
/// an adoption takes its texts by themselves.
package protocol TextFormat: ImportedFormat {
  /// How names of such files end, with the dot: a folder is searched for these.
  static var endings: [String] { get }

  /// Whether only files whose paths name a locale are found in a folder, since such a name says little.
  static var needsLocale: Bool { get }

  /// Whether one file has the texts of all locales.
  static var hasSeveralLocales: Bool { get }

  /// Returns the texts of a unit with a place for each value.
  static func placed(
    _ unit: ForeignUnit, in locale: String?, dialect: String?
  ) -> [PlacedText]
}

extension TextFormat {
  package static var needsLocale: Bool { false }

  package static var hasSeveralLocales: Bool { false }

  package static func placed(
    _ unit: ForeignUnit, in locale: String?, dialect _: String?
  ) -> [PlacedText] {
    unit.texts.filter { !$0.isUntouched }.map { text in
      let formats = text.rows.compactMap(\.text)
      var placed = PlacedText(
        unit, text, in: locale,
        rows: text.rows.compactMap { row in
          row.text.map { .init(keys: row.keys, text: AppleFormat.withPlaces($0)) }
        })
      if !text.isImplied { placed.percent = PercentSign(in: formats) }
      return placed
    }
  }
}

extension ForeignFile {
  /// Returns the texts of the file by themselves, in the file's order.
  func placed(by format: any TextFormat.Type, in locale: String?) -> [PlacedText] {
    // Programs show what a reference refers to.
    units.filter { $0.reference == nil && !$0.key.isEmpty }.flatMap {
      format.placed($0, in: locale, dialect: dialect)
    }
  }
}

/// The formats whose files are read as sets of texts.
package enum TextFormats {
  /// Of formats that recognize the same file, the first reads it.
  package static let all = ExchangeFormats.imported.compactMap { $0 as? any TextFormat.Type }

  /// The format of a file, by its content.
  package static func format(of file: SourceFile) -> (any TextFormat.Type)? {
    all.first { $0.recognizes(file) }
  }

  /// Whether a file has a name that texts have.
  package static func hasTexts(_ name: String) -> Bool {
    all.contains { $0.endings.contains { name.hasSuffix($0) } }
  }

  /// Whether a file that is found in a folder has texts by its path.
  ///
  /// An export of Xcode is a copy of files that the app has.
  package static func areTexts(at path: String) -> Bool {
    guard !path.split(separator: "/").dropLast().contains(where: { $0.hasSuffix(".xcloc") }) else {
      return false
    }
    return all.contains { format in
      format.endings.contains { path.hasSuffix($0) }
        && (!format.needsLocale || PathLocale(path).locale != nil)
    }
  }
}
