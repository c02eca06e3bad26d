import BayanDiagnostics
import BayanSupport
import BayanTOML

extension CatalogLoader {
  /// Reads `[wording.LANGUAGE]`, whose keys are locales of the project or their languages.
  mutating func wording(
    of fields: Fields, among locales: [Located<String>]
  ) -> [String: Wording] {
    guard let (table, _) = table("wording", of: fields) else { return [:] }
    let tags = locales.flatMap { Project.tags(of: $0.value) }
    var wordings: [String: Wording] = [:]
    for entry in table.entries {
      let place = Place(file: fields.file, span: entry.keySpan)
      guard let settings = entry.value.table else {
        reportWrongType(entry.key, entry.value, wanted: "a table", in: fields)
        continue
      }
      guard tags.contains(entry.key) else {
        let nearest = nearestLocale(to: entry.key, among: tags)
        report(
          "invalid-value", .noLanguage(entry.key, nearest: nearest), at: place,
          fixes: Fix.replacing(entry.key, with: nearest, at: entry.keySpan))
        continue
      }
      wordings[entry.key] = wording(
        of: self.fields(
          of: settings, in: fields.file, at: entry.keySpan, known: FileKeys.wording))
    }
    return wordings
  }

  private mutating func wording(of fields: Fields) -> Wording {
    var wording = Wording()
    for list in Wording.List.allCases {
      wording.added[list] = phrases(list.rawValue, of: fields)
      wording.allowed[list] = phrases(list.allowedKey, of: fields)
    }
    guard let (table, keySpan) = table("max-length", of: fields) else { return wording }
    let lengths = self.fields(
      of: table, in: fields.file, at: keySpan, known: FileKeys.wordingLength)
    for surface in Wording.surfaces {
      wording.maxLength[surface] = length(Wording.key(of: surface), of: lengths)
    }
    return wording
  }

  /// Reads words and phrases; an empty one is reported and left out.
  private mutating func phrases(_ key: String, of fields: Fields) -> [String]? {
    strings(key, of: fields)?.compactMap { phrase in
      guard phrase.value.allSatisfy(\.isWhitespace) else { return phrase.value }
      reportInvalid(.emptyWord, at: phrase.place, in: fields)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let emptyWord: Self = "a list of words can't contain an empty one; remove it"

  fileprivate static func noLanguage(_ tag: String, nearest: String?) -> Self {
    "\(quoted(tag)) is neither one of the 'locales' nor the language of one\(didYouMean(nearest))"
  }
}
