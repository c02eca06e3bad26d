package import BayanDiagnostics
import BayanMessageConversion

// The texts of files of Apple's formats by themselves.

extension AppleStrings: TextFormat {
  package static let endings = [".strings"]

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    let read = entries(of: file)
    var texts = read.entries.map { StoredText($0, in: locale) }
    // Apps whose keys are the words of the developers need no file of these: the system shows the key.
    if 2 * texts.count(where: { $0.key.contains(" ") }) > texts.count {
      texts += texts.map { text in
        StoredText(
          key: text.key, locale: nil, offset: text.offset,
          rows: [.init(keys: [], text: AppleFormat.withPlaces(text.key))], note: text.note,
          isImplied: true)
      }
    }
    return StoredTexts(texts: texts, diagnostics: read.diagnostics)
  }
}

extension StringsDict: TextFormat {
  package static let endings = [".stringsdict"]

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    let read = StringsDictReader.entries(of: file, for: locale)
    return StoredTexts(
      texts: read.entries.map { StoredText($0, in: locale) }, diagnostics: read.diagnostics)
  }
}

extension XCStrings: TextFormat {
  package static let endings = [".xcstrings"]

  package static func texts(of file: SourceFile, in _: String?) -> StoredTexts {
    var result = StoredTexts()
    do throws(ExchangeFault) {
      let root = try PlacedJSON.read(file)
      guard let strings = root["strings"]?.members else {
        throw ExchangeFault("exchange-syntax", root.range.lowerBound, .withoutStrings)
      }
      let source = root["sourceLanguage"]?.string
      result.sourceLocale = source
      var categories: [String: FormCategories] = [:]
      for member in strings {
        let localizations = member.value["localizations"]?.members ?? []
        let note = member.value["comment"]?.string
        if !localizations.contains(where: { $0.name == source }) {
          // Xcode shows the key where the source has no text of its own.
          result.texts.append(
            StoredText(
              key: member.name, locale: nil, offset: member.range.lowerBound,
              rows: [.init(keys: [], text: AppleFormat.withPlaces(member.name))],
              note: note.flatMap(StoredText.note), isImplied: true))
        }
        for localization in localizations {
          let own = categories[localization.name] ?? FormCategories(appleLocale: localization.name)
          categories[localization.name] = own
          let texts = XCStringsTexts(localization.value, own)
          // Nobody has touched such a text: it is none, or the source's.
          let isSource = localization.name == source
          let states = texts.rows.map {
            isSource ? .translated : XCStringsReader.state($0, isSource: false)
          }
          let isUntouched = !isSource && texts.rows.allSatisfy { $0.state == "new" }
          guard !isUntouched || !texts.problems.isEmpty else { continue }
          var text = StoredText(
            key: member.name, locale: isSource ? nil : localization.name,
            offset: localization.range.lowerBound,
            rows: texts.rows.map {
              .init(keys: $0.keys, text: AppleFormat.withPlaces($0.text))
            },
            selectors: texts.selectors, names: texts.names,
            note: note.flatMap(StoredText.note),
            state: states.allSatisfy { $0 == .translated } ? .translated : .draft,
            problems: texts.problems)
          text.percent = PercentSign(in: texts.rows.map(\.text))
          result.texts.append(text)
        }
      }
    } catch {
      result.diagnostics = [error.diagnostic(in: file)]
    }
    return result
  }
}

extension StoredText {
  fileprivate init(_ entry: KeyedUnits.Entry, in locale: String?) {
    self.init(
      key: entry.name, locale: locale, offset: entry.offset,
      rows: entry.rows.compactMap { row in
        row.target.map { Row(keys: row.keys, text: AppleFormat.withPlaces($0)) }
      }, selectors: entry.selectors, names: entry.names, problems: entry.problems)
    take(comment: entry.comment)
    percent = PercentSign(in: entry.rows.compactMap(\.target))
  }

  /// Takes the comment of a text: a note, or the state that some tools have no other place for.
  mutating func take(comment: String?) {
    guard let comment else { return }
    let word = comment.withoutOuterSpace.lowercased()
    if ["fuzzy", "needs review", "needs-review", "needs_review", "needs work"].contains(word) {
      state = .draft
    } else {
      note = Self.note(comment)
    }
  }

  /// A comment as one line; `nil` for what tools write where nobody wrote any.
  static func note(_ comment: String) -> String? {
    let text = comment.split(whereSeparator: \.isWhitespace)
      .filter { !$0.hasPrefix("bayan:") }.joined(separator: " ")
    let isEmpty =
      !text.contains(where: \.isLetter)
      || text.lowercased().hasPrefix("no comment provided by engineer")
    // A line that was taken out of the file is no comment, and neither is the heading of a section.
    let isOther = text.hasPrefix("\"") || text.uppercased().hasPrefix("MARK:")
    return isEmpty || isOther ? nil : text
  }
}
