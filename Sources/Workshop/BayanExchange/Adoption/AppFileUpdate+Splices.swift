import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

extension AppFileUpdate {
  /// The edits of texts in which words alone change, by key, each with the text that it makes.
  func splices(
    _ open: [(key: AppFilePlace.Key, unit: ExchangeUnit)], _ judge: AppTextJudge,
    _ document: ExchangeDocument
  ) -> [String: (edit: FileEdit, text: PlacedText)] {
    guard !open.isEmpty, let places = try? format.places(of: file, in: place.locale) else {
      return [:]
    }
    var edits: [String: FileEdit] = [:]
    for (key, unit) in open {
      guard let range = places[key.key], let old = judge.message(key),
        let new = (document.targetLocale == nil ? unit.source : unit.target)?.parsed.message,
        let bytes = TextSplice.bytes(file.bytes[range], from: old, to: new)
      else { continue }
      edits[key.key] = FileEdit(range: range, bytes: bytes)
    }
    guard !edits.isEmpty else { return [:] }
    // The meaning of the file with them decides.
    let written = SourceFile(
      path: file.path, bytes: Array(edits.values).applied(to: file.bytes))
    let after = AppFileTexts(
      written, format, place.pathLocale, place.locale, document.sourceLocale,
      dialect: place.dialect)
    let result = AppTextJudge(written, format, catalog, document)
    return open.reduce(into: [:]) { found, each in
      guard let edit = edits[each.key.key], let text = after[each.key.key].first,
        !result.differs(each.key, text)
      else { return }
      found[each.key.key] = (edit, text)
    }
  }
}
