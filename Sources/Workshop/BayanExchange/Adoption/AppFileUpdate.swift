package import BayanCatalog
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import BayanSupport

/// An app's file with the catalog's texts under the app's own keys.
///
/// Only texts that the catalog has otherwise are written, each in its place; every other byte stays. Nothing
/// is written where the app has a text that the catalog doesn't know: one that was edited since it was last
/// read or written, or that was never taken.
package struct AppFileUpdate {
  /// The file as it becomes; as it is where nothing is written.
  package private(set) var bytes: [UInt8]

  /// The losses of the written texts.
  package private(set) var losses: [ExchangeLoss] = []

  /// The reasons why nothing is written; empty if the file can be written.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The keys that the app has removed since, which stay away.
  package private(set) var removed: [String] = []

  /// The lock with the texts that the file has now.
  package private(set) var lock: AdoptedLock

  /// The messages that the file may have.
  package var messages: Set<MessageID> { Set(place.keys.map(\.id)) }

  /// The file whose places ``diagnostics`` have.
  package var shown: SourceFile { file }

  let place: AppFilePlace
  let format: any AppFormat.Type
  let file: SourceFile
  let catalog: Catalog
  private let appValues: AppValues
  private let texts: AppFileTexts
  private let sources: AppFileTexts

  /// The lists that are written whole, by name.
  private var lists: [String: (file: SourceFile, texts: AppFileTexts)] = [:]

  /// - Parameters:
  ///   - file: The file as it is; `nil` where there is none.
  ///   - path: Its path from the project's folder, which the lock knows.
  ///   - document: The messages that are written, in the locale that is written.
  ///   - sibling: The app's file in the source locale, which says how the app writes new texts.
  ///   - named: The messages whose texts somebody has said to write over, whatever the app has.
  /// - Returns: `nil` where no key of such a file was adopted.
  package init?(
    of file: SourceFile?, at path: String, _ format: any AppFormat.Type, _ catalog: Catalog,
    _ document: ExchangeDocument, sibling: SourceFile?, overwriting named: Set<MessageID>
  ) {
    let own = file.map { SourceFile(path: path, bytes: $0.bytes) }
    let catalog = catalog.completingLock(by: [sibling, own].compactMap(\.self))
    self.catalog = catalog
    appValues = AppValues(catalog)
    let lock = catalog.adopted ?? AdoptedLock()
    let locale = document.targetLocale ?? document.sourceLocale
    guard let place = AppFilePlace(path, locale: locale, in: lock) else { return nil }
    self.place = place
    self.format = format
    self.lock = lock
    let isNew = file?.bytes.allSatisfy { $0 <= 0x20 } ?? true
    var empty = document
    empty.units = []
    let utf8 = file.map(ExchangeFormats.inUTF8)
    self.file =
      isNew
      ? SourceFile(path: file?.path ?? path, bytes: format.write(empty, over: nil).bytes)
      : utf8 ?? SourceFile(path: path, bytes: [])
    bytes = file?.bytes ?? []
    texts = AppFileTexts(
      self.file, format, place.pathLocale, locale, document.sourceLocale, dialect: place.dialect)
    sources = AppFileTexts(
      sibling.map(ExchangeFormats.inUTF8) ?? self.file, format, nil, document.sourceLocale,
      document.sourceLocale, dialect: place.dialect)
    if isNew {
      self.lock.texts[place.table]?[locale] = nil
    } else if let file, let fault = fault(of: file, document) {
      diagnostics = [fault]
      return
    }
    update(catalog, document, isNew: isNew, overwriting: named)
  }

  // MARK: - What can be read

  /// Why the file can't be written to at all.
  private func fault(of whole: SourceFile, _ document: ExchangeDocument) -> Diagnostic? {
    func fault(_ message: Diagnostic.Message) -> Diagnostic {
      Diagnostic("app-file", .error, message, file: file.path, span: SourceSpan(0, 0))
    }
    guard whole.bytes.count - file.bytes.count == mark.count, whole.bytes.starts(with: mark) else {
      return fault(.otherEncoding)
    }
    let found = TextFormats.format(of: SourceFile(path: place.path, bytes: file.bytes))
    let isJSON = found is any ICUJSONFormat.Type && format is any ICUJSONFormat.Type
    guard let found, found == format || isJSON else {
      return fault(.otherFormat(format.name, found?.name))
    }
    if format.keysAreSources, document.targetLocale == nil { return fault(.keysAreSources) }
    if let fault = texts.diagnostics.first { return fault }
    let locale = document.targetLocale ?? document.sourceLocale
    if let other = texts.otherLocale { return fault(.otherLocale(other, locale)) }
    if let source = texts.statedSource, !StatedLanguage.isSame(source, document.sourceLocale) {
      return fault(.otherSource(source, document.sourceLocale))
    }
    return nil
  }

  /// The byte-order mark of the file, which stays.
  private var mark: ArraySlice<UInt8> { bytes.prefix(bytes.byteOrderMarkLength) }

  // MARK: - What is written

  private mutating func update(
    _ catalog: Catalog, _ document: ExchangeDocument, isNew: Bool, overwriting named: Set<MessageID>
  ) {
    let judge = AppTextJudge(file, format, catalog, document)
    let units = Dictionary(firstOf: document.units, by: \.id)
    var known: [String: String] = [:]
    var written: [String: PlacedText] = [:]
    var open: [(key: AppFilePlace.Key, unit: ExchangeUnit, text: PlacedText?)] = []
    for whole in place.keys {
      let (key, id) = (whole.key, whole.id)
      guard var unit = units[id], document.targetLocale == nil || unit.target != nil else {
        continue
      }
      unit.key = key
      unit = appValues.unit(unit, as: whole.whole)
      let noted = isNew ? nil : place.texts[key]
      let own = texts[key]
      if let text = own.first, !text.isEmpty {
        guard judge.differs(whole, text) else {
          known[key] = text.fingerprint
          continue
        }
        if noted == nil, place.isElsewhere(key) { continue }
        if !named.contains(id) {
          guard noted == text.fingerprint else {
            refuse(text, .edited(key, id, wasTaken: noted != nil))
            continue
          }
        }
        if own.count > 1 {
          refuse(text, .twice(key))
          continue
        }
      } else if noted != nil {
        removed.append(key)
        continue
      } else if place.isElsewhere(key) {
        continue
      }
      guard unit.appValues != nil else {
        diagnostics.append(undecided(whole, at: own.first?.offset ?? 0))
        continue
      }
      open.append((whole, unit, own.first))
    }
    guard diagnostics.isEmpty else { return }
    let spliced = splices(open.filter { $0.text != nil }.map { ($0.key, $0.unit) }, judge, document)
    var new: [AppText] = []
    for (whole, unit, former) in open {
      let key = whole.key
      if let splice = spliced[key] {
        written[key] = splice.text
        continue
      }
      let (text, stored) = alone(unit, document, former, beside: former == nil ? units : [:])
      guard let stored else { continue }
      if former == nil, texts.implied[key]?.fingerprint == stored.fingerprint { continue }
      new.append(text)
      written[key] = stored
    }
    write(new, spliced.values.map(\.edit), written)
    for (key, text) in written { known[key] = text.fingerprint }
    if diagnostics.isEmpty, !known.isEmpty {
      lock.texts[place.table, default: [:]][place.locale, default: [:]].merge(known) { $1 }
    }
  }

  private func undecided(_ key: AppFilePlace.Key, at offset: Int) -> Diagnostic {
    Diagnostic(
      "app-text", .error, .undecided(key.whole, appValues.arguments(shownBy: key.id)),
      file: file.path, span: SourceSpan(offset, offset))
  }

  private mutating func refuse(_ text: PlacedText, _ message: Diagnostic.Message) {
    diagnostics.append(
      Diagnostic(
        "app-text", .error, message, file: file.path, span: SourceSpan(text.offset, text.offset)))
  }

  /// A text in a file of its own, and as it is read there.
  ///
  /// - Parameter units: All that may be in the file, for an item that is there with its list alone.
  /// - Returns: No text where the format can't hold it under one key, which is a loss.
  private mutating func alone(
    _ unit: ExchangeUnit, _ document: ExchangeDocument, _ former: PlacedText?,
    beside units: [MessageID: ExchangeUnit]
  ) -> (text: AppText, stored: PlacedText?) {
    let key = unit.name
    let list = units.isEmpty ? nil : format.list(of: key)
    var own = [unit]
    if let list {
      if let known = lists[list] {
        return (AppText(key: key, file: known.file), known.texts[key].first)
      }
      own = place.keys.filter { format.list(of: $0.key) == list }.compactMap { key in
        var unit = units[key.id].map { appValues.unit($0, as: key.whole) }
        unit?.key = key.key
        return unit
      }
    }
    var single = document
    single.units = own.map { unit in
      var unit = unit
      let sign =
        former?.percent ?? sources[unit.name].first?.percent ?? texts.percent ?? sources.percent
      unit.doublesPercent = sign == .doubled
      return unit
    }
    let output = format.alone(single, in: file)
    let file = SourceFile(path: place.path, bytes: output.bytes)
    let readTexts = AppFileTexts(
      file, format, place.pathLocale, place.locale, document.sourceLocale, dialect: place.dialect)
    if let list { lists[list] = (file, readTexts) }
    guard let text = readTexts[key].first, readTexts.count == own.count else {
      losses.append(
        ExchangeLoss(
          .variant, of: unit.id,
          "a text under \(quoted(key)) can't have all variants and values of the message",
          makesTextWrong: true))
      return (AppText(key: key, file: file), nil)
    }
    losses += output.losses
    return (AppText(key: key, file: file), text)
  }

  private mutating func write(
    _ new: [AppText], _ splices: [FileEdit], _ written: [String: PlacedText]
  ) {
    guard !new.isEmpty || !splices.isEmpty else { return }
    let edits: [FileEdit]
    do {
      edits =
        splices + (new.isEmpty ? [] : try format.edits(putting: new, into: file, in: place.locale))
    } catch let fault as ExchangeFault {
      diagnostics = [fault.diagnostic(in: file)]
      return
    } catch {
      return
    }
    let result = edits.applied(to: file.bytes)
    // Whatever a format does, no other text of the app changes.
    let after = AppFileTexts(
      SourceFile(path: file.path, bytes: result), format, place.pathLocale, place.locale, "",
      dialect: place.dialect)
    guard after.diagnostics.isEmpty, after.isLike(texts, but: written) else {
      diagnostics = [
        Diagnostic("app-file", .error, .otherTexts, file: file.path, span: SourceSpan(0, 0))
      ]
      return
    }
    bytes = mark + result
  }
}

extension Diagnostic.Message {
  fileprivate static func edited(_ key: String, _ id: MessageID, wasTaken: Bool) -> Self {
    wasTaken
      ? "the app's text of \(quoted(key)) was edited since it was last read, and differs from '\(id)'; import it with 'bayan import FILE', or overwrite it with 'bayan export \(id) … --force'"
      : "the app's text of \(quoted(key)) was never imported, and differs from '\(id)'; import it with 'bayan import FILE', or overwrite it with 'bayan export \(id) … --force'"
  }

  fileprivate static func twice(_ key: String) -> Self {
    "the file has the key \(quoted(key)) twice; remove one"
  }

  fileprivate static let otherEncoding: Self =
    "the file isn't UTF-8, the only encoding in which texts can be put into an app's file; save it as UTF-8"

  fileprivate static let keysAreSources: Self =
    "the keys of this file are its source texts, which can't be overwritten; name the locale of a translation with '--locale'"

  fileprivate static func otherFormat(_ name: String, _ other: String?) -> Self {
    guard let other else { return "the file doesn't have the format '\(name)'" }
    return "the file has the format '\(other)', not '\(name)'; export it with '--to \(other)'"
  }

  fileprivate static func otherLocale(_ other: String, _ locale: String) -> Self {
    "the texts of the file are in '\(other)', but the export is in '\(locale)'"
  }

  fileprivate static func otherSource(_ source: String, _ ours: String) -> Self {
    "the string catalog translates from \(quoted(source)), but this project from \(quoted(ours))"
  }

  fileprivate static let otherTexts: Self =
    "the texts can't be put into this file without changing other texts in it; write them by hand"
}
