package import BayanCatalog
package import BayanDiagnostics
import BayanICU

extension AppFileUpdate {
  /// A path with `*` for the locale, as the lock has it.
  package static func table(of path: String) -> String { PathLocale(path).table }

  /// Whether a file has the texts of a table in the source locale.
  package static func isSource(_ path: String, of table: String, in catalog: Catalog) -> Bool {
    let place = PathLocale(path)
    guard place.table == table else { return false }
    return place.locale.map { StatedLanguage.isSame($0, catalog.project.sourceLocale) } ?? true
  }

  /// Whether a file is one of the app, from which keys were adopted.
  package static func isAdopted(_ path: String, in catalog: Catalog) -> Bool {
    let table = PathLocale(path).table
    return catalog.adopted.map { $0.messages[table] != nil || $0.texts[table] != nil } ?? false
  }

  /// The keys of a file that a file in its place would lack, and that aren't of the catalog.
  package static func lost(
    from file: SourceFile, in bytes: [UInt8], _ format: any AppFormat.Type, _ catalog: Catalog
  ) -> [Diagnostic] {
    let file = ExchangeFormats.inUTF8(file)
    guard format.recognizes(file) else { return [] }
    let source = catalog.project.sourceLocale
    let new = format.contents(of: SourceFile(path: file.path, bytes: bytes), in: source)
    let keys = Set(new.placed(by: format, in: source).map(\.key))
    var seen: Set<String> = []
    let former = format.contents(of: file, in: source).placed(by: format, in: source)
    return former.filter { text in
      !text.isImplied && !keys.contains(text.key)
        && MessageID(XLIFF.split(ARBName.text(of: text.key)).message)?.facet == nil
        && MessageID(XLIFF.split(text.key).message)?.facet == nil
        && seen.insert(text.key).inserted
    }.map { text in
      Diagnostic(
        "app-file", .error, .lost(text.key), file: file.path,
        span: SourceSpan(text.offset, text.offset))
    }
  }

  /// The keys of an app's file whose texts are as they were last read or written.
  package static func known(
    _ file: SourceFile, at path: String, locale: String, in catalog: Catalog
  ) -> Set<String> {
    guard let (place, texts) = read(file, at: path, locale: locale, in: catalog) else { return [] }
    let keys = place.keys.map(\.key).filter { key in
      texts[key].count == 1 && texts[key].first?.fingerprint == place.texts[key]
    }
    return Set(keys)
  }

  /// Notes the texts of an app's file that the catalog has taken, or that somebody has seen.
  ///
  /// - Parameters:
  ///   - path: The file's path from the project's folder.
  ///   - refused: The messages whose texts weren't taken.
  /// - Returns: The lock with them; `nil` where nothing was adopted from such a file.
  package static func noting(
    _ file: SourceFile, at path: String, locale: String, besides refused: Set<MessageID>,
    in catalog: Catalog
  ) -> AdoptedLock? {
    guard var lock = catalog.adopted,
      let (place, texts) = read(file, at: path, locale: locale, in: catalog)
    else { return nil }
    for (key, id) in place.keys.map({ ($0.key, $0.id) })
    where !refused.contains(id) && !place.isElsewhere(key) {
      guard let text = texts[key].first, !text.isEmpty else { continue }
      lock.texts[place.table, default: [:]][locale, default: [:]][key] = text.fingerprint
    }
    return lock
  }

  /// Returns the texts of an app's file in a locale; `nil` for a file from which nothing was adopted.
  private static func read(
    _ file: SourceFile, at path: String, locale: String, in catalog: Catalog
  ) -> (place: AppFilePlace, texts: AppFileTexts)? {
    guard let lock = catalog.adopted, isAdopted(path, in: catalog),
      let format = TextFormats.format(of: SourceFile(path: path, bytes: file.bytes)),
      let place = AppFilePlace(path, locale: locale, in: lock)
    else { return nil }
    let texts = AppFileTexts(
      file, format, place.pathLocale, locale, catalog.project.sourceLocale, dialect: place.dialect)
    return texts.otherLocale == nil ? (place, texts) : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func lost(_ key: String) -> Self {
    "the file has the key \(quoted(key)), which this catalog doesn't have, so it would be lost; choose another file name, or move the file"
  }
}
