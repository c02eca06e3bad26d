import BayanDiagnostics
import BayanSupport
import BayanTOML

/// A value and the place from which it was read.
struct Located<Value> {
  var value: Value
  var place: Place
}

extension Located: Sendable where Value: Sendable {}

/// A table with a fixed set of keys.
struct Fields {
  var file: String
  var table: TOMLTable
  /// The place of diagnostics about missing keys: the table's name, or the start of the file.
  var place: SourceSpan
  /// The keys that misspelt ones most likely stand for; none of these is reported as missing.
  var suggested: Set<String> = []
  var locale: String?
  /// The entry of messages, if the table is one.
  var messageID: MessageID?
}

extension CatalogLoader {
  /// Adds a diagnostic.
  mutating func report(
    _ rule: RuleID, _ message: Diagnostic.Message, severity: Diagnostic.Severity = .error,
    at place: Place, locale: String? = nil, messageID: MessageID? = nil,
    notes: [Diagnostic.Note] = [],
    fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule, severity, message, file: place.file, span: place.span, locale: locale,
        messageID: messageID, notes: notes, fixes: fixes))
  }

  /// Reports an invalid value.
  mutating func reportInvalid(
    _ message: Diagnostic.Message, at place: Place, in fields: Fields? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    report(
      "invalid-value", message, at: place, locale: fields?.locale, messageID: fields?.messageID,
      notes: notes)
  }

  /// Creates the fields of a table, and reports unknown keys.
  mutating func fields(
    of table: TOMLTable, in file: String, at place: SourceSpan, known: [String],
    locale: String? = nil, messageID: MessageID? = nil
  ) -> Fields {
    var fields = Fields(
      file: file, table: table, place: place, locale: locale, messageID: messageID)
    for entry in table.entries where !known.contains(entry.key) {
      let nearest = nearestName(to: entry.key, among: known)
      if let nearest { fields.suggested.insert(nearest) }
      report(
        "unknown-key", .unknownKey(entry.key, nearest: nearest, known: known),
        at: Place(file: file, span: entry.keySpan), locale: locale, messageID: messageID,
        fixes: Fix.replacing(entry.key, with: nearest, at: entry.keySpan))
    }
    return fields
  }

  /// Returns the entry of a key, and reports a missing entry if it is required.
  ///
  /// A table with an unreadable line may have it there, so that nothing is reported.
  private mutating func entry(_ key: String, of fields: Fields, required: Bool) -> TOMLEntry? {
    if let entry = fields.table[key] { return entry }
    if required, !fields.table.isIncomplete, !fields.suggested.contains(key) {
      report(
        "missing-key", .missingKey(key), at: Place(file: fields.file, span: fields.place),
        locale: fields.locale, messageID: fields.messageID)
    }
    return nil
  }

  /// Reports a value of the wrong type.
  mutating func reportWrongType(
    _ name: String, _ value: TOMLValue, wanted: Diagnostic.Message, in fields: Fields
  ) {
    report(
      "wrong-type", .wrongType(name, value.typeName, wanted: wanted),
      at: Place(file: fields.file, span: value.span), locale: fields.locale,
      messageID: fields.messageID)
  }

  /// Reads a value of one type.
  ///
  /// - Parameters:
  ///   - wanted: The type, for the diagnostic about a value of another type.
  ///   - read: Returns the value in its Swift type; `nil` for a value of another type.
  private mutating func value<Value>(
    _ key: String, of fields: Fields, required: Bool = false, wanted: Diagnostic.Message,
    _ read: (TOMLValue) -> Value?
  ) -> Located<Value>? {
    guard let entry = entry(key, of: fields, required: required) else { return nil }
    guard let value = read(entry.value) else {
      reportWrongType(key, entry.value, wanted: wanted, in: fields)
      return nil
    }
    return Located(value: value, place: Place(file: fields.file, span: entry.value.span))
  }

  /// Reads a string.
  mutating func string(
    _ key: String, of fields: Fields, required: Bool = false
  ) -> Located<String>? {
    value(key, of: fields, required: required, wanted: "a string") { $0.string?.value }
  }

  /// Reads a string that is a case of an enumeration.
  mutating func choice<Choice>(
    _ key: String, of fields: Fields, as: Choice.Type
  ) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    guard let name = string(key, of: fields) else { return nil }
    if let choice = Choice(rawValue: name.value) { return choice }
    reportUnknownName(
      name, .notOneOf(key, name.value, names: Choice.allCases.map(\.rawValue)),
      nearest: nearestName(to: name.value, among: Choice.allCases.map(\.rawValue)), in: fields)
    return nil
  }

  /// Reports a name that isn't declared.
  mutating func reportUnknownName(
    _ name: Located<String>, _ message: Diagnostic.Message, nearest: String?, in fields: Fields
  ) {
    report(
      "invalid-value", message, at: name.place, locale: fields.locale, messageID: fields.messageID,
      fixes: Fix.replacing(name.value, with: nearest, inStringAt: name.place.span))
  }

  /// Reads an integer.
  mutating func integer(
    _ key: String, of fields: Fields, required: Bool = false
  ) -> Located<Int>? {
    value(key, of: fields, required: required, wanted: "an integer") {
      $0.integer.flatMap { Int(exactly: $0) }
    }
  }

  /// Reads a truth value.
  mutating func boolean(_ key: String, of fields: Fields) -> Bool? {
    value(key, of: fields, wanted: "'true' or 'false'", \.boolean)?.value
  }

  /// Reads a table.
  mutating func table(
    _ key: String, of fields: Fields, required: Bool = false
  ) -> (table: TOMLTable, keySpan: SourceSpan)? {
    guard let entry = entry(key, of: fields, required: required) else { return nil }
    guard let table = entry.value.table else {
      reportWrongType(key, entry.value, wanted: "a table", in: fields)
      return nil
    }
    return (table, entry.keySpan)
  }

  /// Reads an array of values of any type.
  mutating func array(_ key: String, of fields: Fields) -> [TOMLValue]? {
    value(key, of: fields, wanted: "an array", \.array)?.value
  }

  /// Reads an array of unique strings; other values and repeated strings are reported and left out.
  mutating func strings(
    _ key: String, of fields: Fields, required: Bool = false
  ) -> [Located<String>]? {
    guard let entry = entry(key, of: fields, required: required) else { return nil }
    guard let array = entry.value.array else {
      reportWrongType(key, entry.value, wanted: "an array of strings", in: fields)
      return nil
    }
    var seen: Set<String> = []
    var result: [Located<String>] = []
    for element in array {
      let place = Place(file: fields.file, span: element.span)
      guard let text = element.string?.value else {
        report(
          "wrong-type", .wrongElement(key, element.typeName), at: place, locale: fields.locale,
          messageID: fields.messageID)
        continue
      }
      if seen.insert(text).inserted {
        result.append(Located(value: text, place: place))
      } else {
        reportInvalid(.twice(text, in: key), at: place, in: fields)
      }
    }
    return result
  }
}

extension Fix {
  /// Returns the fix for a misspelt name; none if no name is similar.
  static func replacing(_ name: String, with nearest: String?, at span: SourceSpan) -> [Fix] {
    guard let nearest else { return [] }
    let label: Diagnostic.Message = "replace \(quoted(name)) with \(quoted(nearest))"
    return [Fix(label, .review, edits: [TextEdit(span, nearest)])]
  }

  /// Returns the fix for a misspelt name that is a string's whole value.
  static func replacing(_ name: String, with nearest: String?, inStringAt span: SourceSpan) -> [Fix]
  {
    guard let nearest else { return [] }
    let label: Diagnostic.Message = "replace \(quoted(name)) with \(quoted(nearest))"
    // The offered names need no escapes.
    return [Fix(label, .review, edits: [TextEdit(span, "\"\(nearest)\"")])]
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ key: String, nearest: String?, known: [String]) -> Self {
    guard nearest == nil else { return "unknown key \(quoted(key))\(didYouMean(nearest))" }
    // Translators may have translated the keys too.
    return key.utf8.allSatisfy { $0 < 0x80 }
      ? "unknown key \(quoted(key)); use \(quotedChoices(known))"
      : "unknown key \(quoted(key)); keys aren't translated; use \(quotedChoices(known))"
  }

  fileprivate static func missingKey(_ key: String) -> Self { "missing key \(quoted(key))" }

  fileprivate static func wrongType(
    _ name: String, _ type: String, wanted: Diagnostic.Message
  ) -> Self {
    "\(quoted(name)) is \(withArticle(type)); write \(wanted)"
  }

  fileprivate static func wrongElement(_ key: String, _ type: String) -> Self {
    "\(quoted(key)) contains \(withArticle(type)); write strings only"
  }

  fileprivate static func notOneOf(_ key: String, _ value: String, names: [String]) -> Self {
    let nearest = nearestName(to: value, among: names)
    return nearest == nil
      ? "\(quoted(key)) can't be \(quoted(value)); use \(quotedChoices(names))"
      : "\(quoted(key)) can't be \(quoted(value))\(didYouMean(nearest))"
  }

  fileprivate static func twice(_ value: String, in key: String) -> Self {
    "\(quoted(key)) has \(quoted(value)) twice; remove one"
  }
}
