import Foundation

/// The notation of texts in files of cases: `\u{…}` for invisible characters, `①` to `⑳` for
/// places.
enum CaseText {
  static let marks: [Unicode.Scalar] = (0x2460...0x2473).compactMap(Unicode.Scalar.init(_:))

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x2460...0x2473).contains(scalar.value)
  }

  /// Returns whether a line begins with the place of a diagnostic.
  static func isPlace(_ line: String) -> Bool {
    line.hasPrefix("[") || line.hasPrefix("Catalog/") || line.hasPrefix("Locales/")
      || line.unicodeScalars.first.map(isMark) == true
  }

  static func unmarked(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isMark($0) }))
  }

  static func marked(_ text: String, _ mark: Unicode.Scalar, at offset: Int) -> String {
    var scalars = Array(text.unicodeScalars)
    scalars.insert(mark, at: min(offset, scalars.count))
    return String(String.UnicodeScalarView(scalars))
  }

  // MARK: - Lines

  /// Splits a line with a locale's text, `ar: مرحبا`, into the locale and the rest.
  static func start(of line: String) -> (locale: String, rest: String)? {
    line.prefixMatch(of: #/([a-z]{2,3}(?:-[A-Za-z0-9]+)*):(?: |$)/#).map {
      (String($0.1), String(line[$0.range.upperBound...]))
    }
  }

  /// Returns the lines of a text: each line feed ends one, and each part of a matcher is on its own
  /// line.
  static func lines(of text: String) -> [String] {
    var lines: [[Unicode.Scalar]] = [[]]
    let scalars = Array(text.unicodeScalars)
    let isMatcher = text.contains(".match")
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == " ", isMatcher, !lines[lines.count - 1].isEmpty, breaks(scalars, at: index) {
        lines.append([])
      } else {
        lines[lines.count - 1].append(scalar)
        if scalar == "\n", index + 1 < scalars.count { lines.append([]) }
      }
      index += 1
    }
    return lines.map { encoded(String(String.UnicodeScalarView($0)), hasLineFeeds: true) }
  }

  /// Returns whether a space separates declarations, selectors or variants.
  private static func breaks(_ scalars: [Unicode.Scalar], at space: Int) -> Bool {
    let before = String(String.UnicodeScalarView(scalars[..<space]))
    let after = unmarked(String(String.UnicodeScalarView(scalars[(space + 1)...])))
    guard let next = after.unicodeScalars.first, next != " ", next != "\n",
      !before.hasSuffix(" "), !before.hasSuffix("\n")
    else { return false }
    if before.hasSuffix("}}") || before.hasSuffix("}") && after.hasPrefix(".") { return true }
    // The space may be before the first variant, after the selectors.
    guard next != "$", let match = before.range(of: ".match ", options: .backwards) else {
      return false
    }
    return before[match.upperBound...].split(separator: " ").allSatisfy {
      unmarked(String($0)).hasPrefix("$") && !$0.contains("\n")
    }
  }

  /// Returns a name followed by a text, whose further lines are indented.
  static func block(_ name: String, _ text: String) -> [String] {
    lines(of: text).enumerated().map { index, line in
      index > 0 ? "    " + line : line.isEmpty ? name : "\(name) \(line)"
    }
  }

  /// Joins lines to a text, with a space between two lines unless the first ends with a line feed.
  static func joined(_ lines: [String]) -> String {
    var text = ""
    for (index, line) in lines.enumerated() {
      let line = index > 0 ? String(line.drop { $0 == " " }) : line
      if index > 0, !lines[index - 1].hasSuffix("\\n") { text += " " }
      text.unicodeScalars += decoded(line, hasLineFeeds: true).unicodeScalars
    }
    return text
  }

  /// Returns a file's lines in the notation of cases, an empty line as `\u{}`.
  static func encodedLines(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? #"\u{}"# : encoded($0, isIndented: true) }
  }

  /// Splits a file's text at line feeds.
  static func fileLines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  static func decodedLines(_ lines: [String]) -> [String] { lines.map { decoded($0) } }

  // MARK: - Escapes

  /// Returns a text with escapes for invisible characters.
  ///
  /// - Parameters:
  ///   - hasLineFeeds: Whether line feeds and tabs are written `\n` and `\t`.
  ///   - isIndented: Whether the text keeps spaces at its start.
  static func encoded(
    _ text: String, hasLineFeeds: Bool = false, isIndented: Bool = false
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    let escaped = escapes(scalars, isIndented: isIndented)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if hasLineFeeds, scalar == "\n" || scalar == "\t" {
        result += scalar == "\n" ? #"\n"# : #"\t"#
      } else if scalar == "\\", next == "u" || hasLineFeeds && (next == "n" || next == "t") {
        let isEscape = next != "u" || index + 2 < scalars.count && scalars[index + 2] == "{"
        result += isEscape ? #"\u{5C}"# : #"\"#
      } else if escaped[index] {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func decoded(_ text: String, hasLineFeeds: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      if rest.starts(with: "u{".unicodeScalars), let end = rest.firstIndex(of: "}") {
        let digits = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init(_:)).map { result.append($0) }
        rest = rest[rest.index(after: end)...]
      } else if hasLineFeeds, rest.first == "n" || rest.first == "t" {
        result.append(rest.removeFirst() == "n" ? "\n" : "\t")
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns for each scalar whether it is invisible, or looks like another one here.
  private static func escapes(_ scalars: [Unicode.Scalar], isIndented: Bool) -> [Bool] {
    var escapes = scalars.map(\.isUnseen)
    if scalars.last == " " { escapes[scalars.count - 1] = true }
    if scalars.first == " ", !isIndented { escapes[0] = true }
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count, scalars[end].isCombining { end += 1 }
      let base = scalars[start]
      let marks = scalars[start..<end].dropFirst()
      let text = String(String.UnicodeScalarView(scalars[start..<end]))
      let isOther = !text.precomposedStringWithCanonicalMapping.unicodeScalars
        .elementsEqual(text.unicodeScalars)
      if base.isCombining || isOther && marks.isEmpty { escapes[start] = true }
      let isLetter = base.properties.isAlphabetic && !escapes[start]
      if !isLetter || isOther || Set(marks).count < marks.count {
        for index in start + 1..<end { escapes[index] = true }
      }
      start = end
    }
    return escapes
  }
}

extension Unicode.Scalar {
  fileprivate var isCombining: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      true
    case .spaceSeparator: self != " "
    // Letters of Hangul are drawn as syllables.
    default: properties.isDefaultIgnorableCodePoint || (0x1100...0x11FF).contains(value)
    }
  }
}
