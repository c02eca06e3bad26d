import BayanDiagnostics
import BayanICU

/// The columns of a table, by the names in its first record.
struct CSVHeader {
  /// A column.
  enum Column: Hashable {
    case id
    /// The source; its language, where the name says it.
    case source(String?)
    /// Texts in a language; in the one that nobody names where it is `nil`.
    case texts(String?)
    /// The locale of a state.
    case state(String?)
    case fuzzy
    case note
    /// The stamp of an export's texts.
    case stamp(String?)
    /// Something of others.
    case other(String)
  }

  let columns: [Column]

  /// - Returns: `nil` for a record that names no ids and texts.
  init?(_ record: CSVTable.Record) {
    columns = record.fields.map { Self.column(CSVFormula.text($0.text)) }
    let hasTexts = columns.contains { column in
      switch column {
      case .texts, .source: true
      default: false
      }
    }
    guard columns.filter({ $0 == .id }).count == 1, hasTexts else { return nil }
  }

  /// Returns the columns in the first line of a file, and their separator; `nil` for a file that is no table.
  static func first(of bytes: ArraySlice<UInt8>) -> (header: CSVHeader, separator: UInt8)? {
    // XML, JSON and comments begin so, and no name of a column.
    guard let first = bytes.first, !"<{[#/".utf8.contains(first) else { return nil }
    let table = CSVTable(Array(bytes), recordLimit: 1)
    return table.records.first.flatMap(CSVHeader.init).map { ($0, table.separator) }
  }

  /// Returns the missing part of a table that isn't read, as a noun with its predicate.
  static func lack(of file: SourceFile) -> Diagnostic.Message {
    let record = CSVTable(file.bytes, recordLimit: 1).records.first
    let ids = record?.fields.filter { column(CSVFormula.text($0.text)) == .id }.count ?? 0
    return switch ids {
    case 0: "a table whose first line names no column 'id'"
    case 1: "a table whose first line names no column in a language, such as 'source' or 'ar'"
    default: "a table whose first line names several columns of ids"
    }
  }

  /// The name that a column has in the files that are written here.
  static func name(_ column: Column) -> String {
    func of(_ name: String, _ language: String?) -> String {
      language.map { "\(name) (\($0))" } ?? name
    }
    return switch column {
    case .id: "id"
    case .source(let language): of("source", language)
    case .texts(let language): language ?? "translation"
    case .state(let language): of("state", language)
    case .fuzzy: "fuzzy"
    case .note: "note"
    case .stamp(let language): of("bayan", language)
    case .other(let name): name
    }
  }

  private static let names: [String: Column] = {
    var names: [String: Column] = [:]
    for name in ["id", "key", "keys", "identifier", "name", "string id", "stringid", "msgctxt"] {
      names[name] = .id
    }
    for name in ["source", "source text", "original", "msgid", "base"] {
      names[name] = .source(nil)
    }
    for name in [
      "target", "translation", "translated", "translated text", "msgstr", "value", "text",
    ] {
      names[name] = .texts(nil)
    }
    for name in [
      "note", "notes", "comment", "comments", "description", "developer_comments",
      "translator_comments",
    ] { names[name] = .note }
    for name in ["state", "status"] { names[name] = .state(nil) }
    names["fuzzy"] = .fuzzy
    names["bayan"] = .stamp(nil)
    return names
  }()

  private static func column(_ name: String) -> Column {
    // Nobody names a column so; what is no table may have such a line.
    guard name.utf8.count <= 100 else { return .other(name) }
    let trimmed = String(
      name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    if let column = names[trimmed.lowercased()] { return column }
    // `source (en)`, `translation (ar)`
    if trimmed.hasSuffix(")"), let open = trimmed.lastIndex(of: "("),
      let tag = tag(String(trimmed[trimmed.index(after: open)...].dropLast()))
    {
      switch column(String(trimmed[..<open])) {
      case .source(nil): return .source(tag)
      case .texts(nil): return .texts(tag)
      case .state(nil): return .state(tag)
      case .stamp(nil): return .stamp(tag)
      // `ar (Arabic)`
      case .texts(let other?) where StatedLanguage.isSame(other, tag): return .texts(other)
      default: break
      }
    }
    return tag(trimmed).map { .texts($0) } ?? .other(trimmed)
  }

  /// A name that is the tag of a language that CLDR has, such as `ar` and `pt_BR`, or the language's name in
  /// English or in itself.
  private static func tag(_ name: String) -> String? {
    guard let tag = StatedLanguage.tag(of: name), LocaleFacts.hasData(for: language(of: tag)) else {
      return LocaleFacts.tag(named: name)
    }
    return tag
  }

  private static func language(of tag: String) -> String { String(tag.prefix { $0 != "-" }) }

  /// Why it can't be said which column is meant: two are in one language.
  var problem: Diagnostic.Message? {
    if columns.filter({ $0 == .texts(nil) }).count > 1 { return .severalTranslations }
    let all = texts.compactMap(\.language)
    for (index, language) in all.enumerated() {
      if let other = all[..<index].first(where: { StatedLanguage.isSame($0, language) }) {
        return .twice(other, language)
      }
    }
    return nil
  }

  /// Where a kind of column is for a locale: the one that names it, or else the one that names none.
  func place(_ locale: String?, _ kind: (String?) -> Column) -> Int? {
    if let locale {
      let stated = columns.indices.filter { index in
        switch (columns[index], kind(nil)) {
        case (.texts(let tag?), .texts), (.state(let tag?), .state), (.stamp(let tag?), .stamp):
          StatedLanguage.isSame(tag, locale)
        default: false
        }
      }
      if let place = stated.first { return place }
    }
    return columns.firstIndex(of: kind(nil))
  }

  /// The columns with translations, and the languages that they name.
  var texts: [(place: Int, language: String?)] {
    columns.enumerated().compactMap { place, column in
      if case .texts(let language) = column { (place, language) } else { nil }
    }
  }

  /// The column of the source, and the language that it names.
  var source: (place: Int, language: String?)? {
    for (place, column) in columns.enumerated() {
      if case .source(let language) = column { return (place, language) }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let severalTranslations: Self =
    "two columns have translations, but neither names its language; remove one, or name it after its language, such as 'ar'"

  fileprivate static func twice(_ name: String, _ other: String) -> Self {
    """
    the columns \(quoted(name)) and \(quoted(other)) have the same language; remove one, or give it another name
    """
  }
}

extension CSVTable.Record {
  /// The name of a record's text, without the spaces around it.
  func id(_ header: CSVHeader) -> String {
    guard let place = header.columns.firstIndex(of: .id), fields.indices.contains(place) else {
      return ""
    }
    return CSVFormula.text(fields[place].text.withoutOuterSpace)
  }

  /// Returns the problem of a record with other fields than the header names, such as one that was cut off.
  func problem(_ header: CSVHeader) -> Diagnostic.Message? {
    let (count, wanted) = (fields.count, header.columns.count)
    guard count != wanted else { return nil }
    return count > wanted
      ? "the record has too many fields (\(count) instead of \(wanted)); put a text that contains a separator in quotes"
      : "the record has too few fields (\(count) instead of \(wanted)); write empty fields, or the rest of the record"
  }
}
