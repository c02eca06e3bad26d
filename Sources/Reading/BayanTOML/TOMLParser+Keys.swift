import BayanDiagnostics
import BayanSupport

extension TOMLParser {
  /// Parses a key, dotted or not.
  ///
  /// - Grammar: `key = simple-key / dotted-key`
  /// - Recovery: A part that lacks only its quotes is reported and read as if it
  ///   had them.
  /// - Parameter level: The number of levels from the root to the key's table; more
  ///   than 0 only between braces.
  mutating func parseKey(level: Int) -> [KeyPart]? {
    var parts: [KeyPart] = []
    while true {
      guard let part = parseSimpleKey() else { return nil }
      parts.append(part)
      guard level + parts.count <= TOMLDocument.nestingLimit else {
        report("toml-nesting-too-deep", .tooDeep, part.span)
        if level > 0 {
          // Between braces it is unknown how much of the line belongs to the key.
          skipLine()
          isAbandoned = true
        }
        return nil
      }
      let end = index
      skipSpace()
      guard next == .dot else {
        index = end
        return parts
      }
      index += 1
      skipSpace()
    }
  }

  /// - Grammar: `simple-key = quoted-key / unquoted-key`
  private mutating func parseSimpleKey() -> KeyPart? {
    let start = index
    switch next {
    case .quote, .apostrophe:
      guard let text = parseString(isKey: true) else { return nil }
      return KeyPart(text: text.value, span: span(from: start))
    default:
      break
    }
    while let byte = byte(at: index), byte.isBareKey { index += 1 }
    let bareEnd = index
    while let byte = byte(at: index), !byte.endsBareWord { index += 1 }
    guard index > start else {
      report("toml-syntax", .missingKey(stretch(here)), here)
      return nil
    }
    var text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let end = text.startOfTooManyMarks() {
      report("toml-too-many-marks", .tooManyMarks, span(from: start))
      text = String(decoding: text.utf8.prefix(end), as: UTF8.self)
    }
    if let control = bytes[bareEnd..<index].firstIndex(where: \.isControl) {
      report("toml-syntax", .control(bytes[control], "a key"), SourceSpan(control, control + 1))
      return nil
    }
    if index > bareEnd {
      let isTranslated = text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
      report(
        "toml-syntax", .needsQuotes(stretch(span(from: start)), isTranslated: isTranslated),
        span(from: start))
    }
    return KeyPart(text: text, span: span(from: start))
  }

  /// Whether the line looks like a new entry or header, although an array or inline
  /// table is still open.
  ///
  /// A name and `=` can't be part of an array. `[name]` could only be an array of
  /// bare words, which TOML doesn't have.
  func startsExpression() -> Bool {
    var place = self
    if place.next == .openBracket {
      place.index += 1
      if place.next == .openBracket { place.index += 1 }
      place.skipSpace()
      guard let first = place.next, first.isASCIILetter || first == .underscore else {
        return false
      }
      let start = place.index
      while let byte = place.byte(at: place.index), byte.isBareKey || byte == .dot {
        place.index += 1
      }
      guard place.next == .closeBracket else { return false }
      let word = bytes[start..<place.index]
      return !["true", "false", "inf", "nan"].contains { word.elementsEqual($0.utf8) }
    }
    while true {
      switch place.next {
      case .quote, .apostrophe:
        let start = place.index
        place.skipQuoted()
        guard !place.isMultiline(from: start) else { return false }
      case .some(let byte) where byte.isBareKey:
        while let byte = place.byte(at: place.index), byte.isBareKey { place.index += 1 }
      default: return false
      }
      place.skipSpace()
      if place.next == .equals { return true }
      guard place.next == .dot else { return false }
      place.index += 1
      place.skipSpace()
    }
  }
}

extension UInt8 {
  /// Whether the byte ends even an invalid key without quotes.
  fileprivate var endsBareWord: Bool {
    switch self {
    case .dot, .equals, .quote, .apostrophe, .openBracket, .openBrace: true
    default: endsToken
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingKey(_ found: Diagnostic.Message) -> Self {
    "expected a key, found \(found)"
  }

  /// - Parameter isTranslated: Whether the key could be a translated name.
  fileprivate static func needsQuotes(_ key: Diagnostic.Message, isTranslated: Bool) -> Self {
    isTranslated
      ? "the key \(key) is a translated name or needs quotes; names aren't translated, and a key without quotes has only 'A' to 'Z', 'a' to 'z', digits, '_' and '-'"
      : "the key \(key) needs quotes; a key without quotes has only 'A' to 'Z', 'a' to 'z', digits, '_' and '-'"
  }

  static var tooDeep: Self {
    "nested too deeply; the limit is '\(TOMLDocument.nestingLimit)' levels"
  }
}
