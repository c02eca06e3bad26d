import BayanICU
import BayanSupport

extension TextToken {
  /// Returns the literals of a text in order; none contains another.
  static func literals(in scalars: [Unicode.Scalar], _ bytes: ByteSet) -> [TextToken] {
    var scanner = LiteralScanner(scalars: scalars, bytes: bytes)
    return scanner.scan()
  }

  /// Whether a text of these bytes may have literals.
  static func mayBeLiteral(in bytes: ByteSet) -> Bool { bytes.intersects(requiredBytes) }

  private static let requiredBytes: ByteSet = "`<&/\\@.(-"
}

/// The search for literals: first code and tags, which may contain spaces, then the chunks between spaces.
private struct LiteralScanner {
  let scalars: [Unicode.Scalar]
  let bytes: ByteSet
  var found: [TextToken] = []

  mutating func scan() -> [TextToken] {
    if bytes.intersects("`<&]") { scanMarkup() }
    guard bytes.intersects("/\\@.(-") else { return found }
    let opaque = found
    var start = 0
    for token in opaque {
      scanChunks(start..<token.range.lowerBound)
      start = token.range.upperBound
    }
    scanChunks(start..<scalars.count)
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Code, tags and entities

  /// Finds literals that start with `` ` ``, `<` or `&`, and the addresses of links, in one pass.
  private mutating func scanMarkup() {
    let codeEnds = endsOfCode()
    var index = 0
    while index < scalars.count {
      let found: (kind: TextToken.Kind, end: Int?) =
        switch scalars[index] {
        case "`": (.code, codeEnds[index])
        case "<": (.tag, endOfTag(from: index))
        case "&": (.entity, endOfEntity(from: index))
        case "]": (.url, endOfLink(from: index))
        default: (.tag, nil)
        }
      let start = found.kind == .url ? index + 2 : index
      guard let end = found.end else {
        index += scalars[index] == "`" ? run(of: "`", from: index) : 1
        continue
      }
      self.found.append(TextToken(kind: found.kind, range: start..<end))
      index = end
      if found.kind == .tag, let code = code(after: self.found[self.found.count - 1]) {
        self.found.append(TextToken(kind: .code, range: code))
        index = code.upperBound
      }
    }
  }

  /// Returns the text between a tag of code and its closing tag: `<code>ls -l</code>`.
  private func code(after tag: TextToken) -> Range<Int>? {
    let name = scalars[tag.range].dropFirst().prefix { $0.isASCIIAlphanumeric }
    guard Self.codeTags.contains(String(String.UnicodeScalarView(name)).lowercased()) else {
      return nil
    }
    let start = tag.range.upperBound
    let limit = min(scalars.count, start + Self.longestTag)
    var index = start
    while index + 1 < limit {
      if scalars[index] == "<", scalars[index + 1] == "/",
        scalars[(index + 2)...].starts(with: name)
      {
        return index > start ? start..<index : nil
      }
      index += 1
    }
    return nil
  }

  /// - Source: HTML Standard, and DocBook, 5.1.
  private static let codeTags: Set<String> = [
    "code", "command", "filename", "kbd", "literal", "pre", "samp", "tt", "var",
  ]

  /// Returns the ends of code by the starts of runs of backticks: after the next run of the same length.
  private func endsOfCode() -> [Int: Int] {
    guard bytes.contains("`") else { return [:] }
    var next: [Int: Int] = [:]
    var ends: [Int: Int] = [:]
    var index = scalars.count
    while index > 0 {
      index -= 1
      guard scalars[index] == "`" else { continue }
      var start = index
      while start > 0, scalars[start - 1] == "`" { start -= 1 }
      let length = index + 1 - start
      if let end = next[length], !(length == 1 && isQuotation(from: start, before: end)) {
        ends[start] = end
      }
      next[length] = index + 1
      index = start
    }
    return ends
  }

  /// Whether a backtick opens a quotation that an apostrophe closes, as in GNU programs.
  private func isQuotation(from start: Int, before end: Int) -> Bool {
    for index in (start + 1)..<end where scalars[index] == "'" {
      guard index + 1 < scalars.count else { return true }
      // In Japanese the next word follows without a space.
      let after = scalars[index + 1]
      return !after.isWordPart || !after.isASCII && !after.unicode.isCased && !after.isMark
    }
    return false
  }

  private func run(of scalar: Unicode.Scalar, from start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == scalar { end += 1 }
    return end - start
  }

  /// The longest tag or comment, so that an unclosed one isn't searched again and again.
  private static let longestTag = 1000

  /// Returns the end of the tag or comment that starts at `<`; `nil` if none does.
  private func endOfTag(from start: Int) -> Int? {
    let limit = min(scalars.count, start + Self.longestTag)
    var index = start + 1
    if matches("!--", at: index) {
      index += 3
      while index < limit {
        if scalars[index] == "-", matches("-->", at: index) { return index + 3 }
        index += 1
      }
      return nil
    }
    if index < limit, scalars[index] == "/" || scalars[index] == "!" { index += 1 }
    guard index < limit, scalars[index].isASCIIAlphanumeric else { return nil }
    while index < limit, scalars[index].isTagNamePart { index += 1 }
    // `<http://example.com>` is an address in brackets.
    guard index < limit,
      scalars[index].isWhitespace || scalars[index] == ">" || matches("/>", at: index)
    else { return nil }
    var quote: Unicode.Scalar?
    while index < limit {
      let scalar = scalars[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == ">" {
        return index + 1
      } else if scalar == "<" {
        return nil
      } else if scalar == "\"" || scalar == "'", scalars[index - 1] == "=" {
        quote = scalar
      }
      index += 1
    }
    return nil
  }

  /// Returns the end of the address of a Markdown link, `[text](address)`, whose bracket closes at a place.
  private func endOfLink(from bracket: Int) -> Int? {
    let start = bracket + 2
    guard start < scalars.count, scalars[bracket + 1] == "(" else { return nil }
    let limit = min(scalars.count, start + Self.longestTag)
    var depth = 1
    var end = start
    while end < limit, !scalars[end].isWhitespace {
      if scalars[end] == "(" { depth += 1 }
      if scalars[end] == ")" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    // After a space there may be a title, `(address "title")`.
    let isClosed = end < limit && (depth == 0 || scalars[end..<limit].contains(")"))
    return isClosed && end > start ? end : nil
  }

  private func endOfEntity(from start: Int) -> Int? {
    var index = start + 1
    if index < scalars.count, scalars[index] == "#" { index += 1 }
    let name = index
    while index < scalars.count, scalars[index].isASCIIAlphanumeric, index - name < 32 {
      index += 1
    }
    guard index > name, index < scalars.count, scalars[index] == ";" else { return nil }
    return index + 1
  }

  private func matches(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { bytes in
      index + bytes.count <= scalars.count
        && zip(bytes, scalars[index...]).allSatisfy { UInt32($0) == $1.value }
    }
  }

  // MARK: Chunks between spaces

  private mutating func scanChunks(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      guard !scalars[start].separatesChunks else {
        start += 1
        continue
      }
      var end = start
      var hasTrigger = false
      while end < range.upperBound, !scalars[end].separatesChunks {
        switch scalars[end] {
        case "/", "\\", "@", ".", "(", "-": hasTrigger = true
        default: break
        }
        end += 1
      }
      if hasTrigger, let token = token(in: trimmed(start..<end)) { found.append(token) }
      start = end
    }
  }

  /// Returns a chunk without the quotes, brackets and stops around it.
  ///
  /// A bracket that was opened within belongs to the chunk: `Foo_(bar)`, `open()`.
  private func trimmed(_ chunk: Range<Int>) -> Range<Int> {
    var start = chunk.lowerBound
    var end = chunk.upperBound
    while start < end, scalars[start].opensChunk { start += 1 }
    // The number of opening minus closing brackets.
    var depth = 0
    for scalar in scalars[start..<end] {
      switch scalar {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
    }
    trailing: while end > start {
      let last = scalars[end - 1]
      switch last {
      case ".", ",", ";", ":", "!", "?", "'", "\"", "…", "*": break
      case ")", "]", "}":
        if depth >= 0 { break trailing }
        depth += 1
      default:
        if last.isASCII || !last.isPunctuation { break trailing }
      }
      end -= 1
    }
    return start..<end
  }

  private func token(in chunk: Range<Int>) -> TextToken? {
    guard chunk.count > 1 else { return nil }
    return url(in: chunk) ?? email(in: chunk) ?? option(in: chunk) ?? path(in: chunk)
      ?? function(in: chunk) ?? name(in: chunk)
  }

  private func url(in chunk: Range<Int>) -> TextToken? {
    for index in chunk where scalars[index] == ":" && matches("://", at: index) {
      var start = index
      while start > chunk.lowerBound, scalars[start - 1].isSchemePart { start -= 1 }
      guard start < index, index + 3 < chunk.upperBound else { return nil }
      return TextToken(kind: .url, range: start..<chunk.upperBound)
    }
    for index in chunk where scalars[index] == "w" || scalars[index] == "m" {
      guard index == chunk.lowerBound || !scalars[index - 1].isASCIIAlphanumeric else { continue }
      if matches("www.", at: index) || matches("mailto:", at: index) {
        return TextToken(kind: .url, range: index..<chunk.upperBound)
      }
    }
    return nil
  }

  private func email(in chunk: Range<Int>) -> TextToken? {
    guard let at = chunk.first(where: { scalars[$0] == "@" }) else { return nil }
    var start = at
    // Letters beyond ASCII belong to it too, so that a translated `użytkownik@…` is read whole. Arabic
    // letters don't, because Arabic prepositions are joined to an address.
    while start > chunk.lowerBound,
      scalars[start - 1].isMailboxPart || scalars[start - 1].isCasedLetterBeyondASCII
    { start -= 1 }
    var end = at + 1
    while end < chunk.upperBound, scalars[end].isHostPart { end += 1 }
    while end > at, scalars[end - 1] == "." || scalars[end - 1] == "-" { end -= 1 }
    guard start < at, scalars[at..<end].contains(".") else { return nil }
    return TextToken(kind: .email, range: start..<end)
  }

  /// Finds `--name`, or one dash with one letter.
  private func option(in chunk: Range<Int>) -> TextToken? {
    let start = chunk.lowerBound
    guard scalars[start] == "-" else { return nil }
    if matches("--", at: start) {
      var end = start + 2
      // `--Long Link--` is a heading: options begin with a small letter.
      guard end < chunk.upperBound, scalars[end].isASCIILowercase else { return nil }
      while end < chunk.upperBound, scalars[end].isASCIIAlphanumeric || scalars[end] == "-" {
        end += 1
      }
      // `--struck out--` is markup of plain text.
      guard scalars[end - 1] != "-" else { return nil }
      return TextToken(kind: .option, range: start..<end)
    }
    guard chunk.count == 2 || (chunk.count > 2 && scalars[start + 2] == "="),
      scalars[start + 1].isASCIILetter
    else { return nil }
    return TextToken(kind: .option, range: start..<(start + 2))
  }

  private func path(in chunk: Range<Int>) -> TextToken? {
    let start = chunk.lowerBound
    let isRooted =
      (matches("/", at: start) && !matches("//", at: start)) || matches("~/", at: start)
      || matches("./", at: start) || matches("../", at: start) || matches("\\\\", at: start)
      || (chunk.count > 3 && scalars[start].isASCIILetter && matches(":\\", at: start + 1))
    // A name doesn't begin with a quotation mark: `'/'` ends with the second.
    guard isRooted, scalars[start + 1] != "'", scalars[start + 1] != "\"" else { return nil }
    guard scalars[chunk].contains(where: \.isWordPart) else { return nil }
    return TextToken(kind: .path, range: chunk)
  }

  /// Finds a call: `name()`, `object.name(…)`.
  private func function(in chunk: Range<Int>) -> TextToken? {
    guard let open = chunk.first(where: { scalars[$0] == "(" }) else { return nil }
    var start = open
    while start > chunk.lowerBound, scalars[start - 1].isNamePart { start -= 1 }
    guard start < open, !scalars[start].isASCIIDigit else { return nil }
    guard let close = scalars[open..<chunk.upperBound].firstIndex(of: ")") else { return nil }
    let isCall = close == open + 1 || scalars[start..<open].dropLast().contains(".")
    return isCall ? TextToken(kind: .function, range: start..<(close + 1)) : nil
  }

  /// Finds a name with a known ending: `example.com`, `config.json`, `src/main.c`.
  private func name(in chunk: Range<Int>) -> TextToken? {
    guard let dot = scalars[chunk].lastIndex(of: "."), dot > chunk.lowerBound else { return nil }
    let start = startOfName(before: dot, from: chunk.lowerBound)
    var end = dot + 1
    while end < chunk.upperBound, scalars[end].isASCIIAlphanumeric { end += 1 }
    guard start < dot, end > dot + 1, end - dot <= 11 else {
      return hostWithPath(in: chunk)
    }
    if end < chunk.upperBound, scalars[end] == "/" { return hostWithPath(in: chunk) }
    guard
      scalars[start..<dot].contains(where: { $0.isWordPart || $0 == ShownText.object })
    else { return nil }
    // `media.iso_a4` and `1.2.tar-x` continue.
    if end < chunk.upperBound, scalars[end] == "_" || scalars[end] == "-" { return nil }
    let ending = String(String.UnicodeScalarView(scalars[(dot + 1)..<end]))
    if Self.domains.contains(ending) { return TextToken(kind: .url, range: start..<end) }
    // One letter is an ending only after a name: `D.C.`, `s.c.` and `20.H` are abbreviations.
    let isEnding =
      ending.utf8.count > 1
      ? Self.files.contains(ending.lowercased())
      : Self.files.contains(ending) && scalars[start..<dot].count(where: \.isAlphabetic) > 1
    return isEnding ? TextToken(kind: .path, range: start..<end) : hostWithPath(in: chunk)
  }

  /// Returns the start of the file name whose last full stop is at a place.
  ///
  /// Arabic joins its prepositions to the word, and Chinese has no spaces: there a name in ASCII
  /// begins where ASCII begins.
  private func startOfName(before dot: Int, from limit: Int) -> Int {
    let isASCII = scalars[dot - 1].isASCII
    var start = dot
    while start > limit {
      let scalar = scalars[start - 1]
      guard
        scalar.isFileNamePart
          || !scalar.isASCII && (scalar.isWordPart || scalar == "\u{200C}")
            && (!isASCII || scalar.isOfAlphabetWithCase)
      else { break }
      start -= 1
    }
    return start
  }

  /// Finds a host with its path: `example.com/help`.
  private func hostWithPath(in chunk: Range<Int>) -> TextToken? {
    guard let slash = scalars[chunk].firstIndex(of: "/") else { return nil }
    var start = slash
    while start > chunk.lowerBound, scalars[start - 1].isHostPart { start -= 1 }
    guard let dot = scalars[start..<slash].lastIndex(of: "."), dot > start else { return nil }
    let ending = String(String.UnicodeScalarView(scalars[(dot + 1)..<slash]))
    guard Self.domains.contains(ending) else { return nil }
    return TextToken(kind: .url, range: start..<chunk.upperBound)
  }

  /// The generic top-level domains that are common in texts; those of countries are words elsewhere.
  ///
  /// - Source: root zone of IANA.
  private static let domains = Set(
    "com org net edu gov io dev app info".split(separator: " ").map(String.init))

  /// The endings of files that are common in texts.
  ///
  /// - Source: shared-mime-info, 2.4.
  private static let files = Set(
    """
    txt json xml html htm css js ts md toml yaml yml ini cfg conf config log csv tsv pdf png jpg \
    jpeg gif svg webp zip tar gz bz2 xz 7z exe dll so dylib apk ipa dmg iso sh bat py rb swift c h \
    cpp java jar php sql db bak tmp lock plist pem crt doc docx xls xlsx ppt pptx odt ods mp3 mp4 \
    wav avi mkv mov po mo pot xliff deb rpm desktop service
    """
    .split(separator: " ").map(String.init))
}

extension Unicode.Scalar {
  fileprivate var isTagNamePart: Bool {
    isASCIIAlphanumeric || self == "-" || self == ":" || self == "_" || self == "."
  }

  fileprivate var separatesChunks: Bool {
    switch self {
    case "\"", "<", ">", "|", "`": true
    default: isWhitespace || isBidiControl || self == "،" || self == "؛"
    }
  }

  fileprivate var opensChunk: Bool {
    switch self {
    case "(", "[", "{", "'", "*": return true
    default: break
    }
    guard !isASCII else { return false }
    return switch unicode.generalCategory {
    case .ps, .pi, .pf, .po: true
    default: false
    }
  }

  fileprivate var isSchemePart: Bool {
    isASCIIAlphanumeric || self == "+" || self == "-" || self == "."
  }

  fileprivate var isMailboxPart: Bool {
    isASCIIAlphanumeric || self == "." || self == "_" || self == "%" || self == "+" || self == "-"
      || self == ShownText.object
  }

  fileprivate var isCasedLetterBeyondASCII: Bool { !isASCII && unicode.isCased }

  fileprivate var isHostPart: Bool {
    isASCIIAlphanumeric || self == "." || self == "-" || self == ShownText.object
  }

  fileprivate var isNamePart: Bool {
    // Latin letters with accents are included, so that a translated name is read whole. Arabic joins its
    // prepositions to the name, which begins after them.
    isASCIIAlphanumeric || (0xC0...0x24F).contains(value) || self == "_" || self == "."
      || self == ":"
  }

  /// Whether the scalar is a letter of an alphabet with capitals, such as Latin or Cyrillic, or a mark.
  fileprivate var isOfAlphabetWithCase: Bool { unicode.isCased || isMark }

  fileprivate var isFileNamePart: Bool {
    isASCIIAlphanumeric || self == "_" || self == "." || self == "-" || self == "/" || self == "*"
      || self == ShownText.object
  }
}
