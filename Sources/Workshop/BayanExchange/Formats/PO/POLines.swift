import BayanDiagnostics
import BayanSupport

/// One entry of a PO file as it stands there.
struct POEntry {
  /// Where it starts.
  var offset = 0
  var context: String?
  var id: String?
  var plural: String?
  /// What `msgid` and `msgid_plural` were when the texts were made: `#|`.
  var formerID: String?
  var formerPlural: String?
  /// The texts by form; form 0 where there is one only.
  var texts: [Int: String] = [:]
  var flags: Set<String> = []
  var comments: [String] = []
  /// Whether it is kept for its text, and no message has it any more: `#~`.
  var isObsolete = false

  /// The entry, in whose texts marks of several lines may have met.
  var withMarksCut: POEntry {
    var entry = self
    for field in [\POEntry.context, \.id, \.plural, \.formerID, \.formerPlural] {
      entry[keyPath: field] = entry[keyPath: field]?.withMarksCut
    }
    entry.texts = texts.mapValues(\.withMarksCut)
    return entry
  }
}

/// Reads the lines of a PO file to entries.
struct POLines {
  private(set) var entries: [POEntry] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var entry = POEntry()
  private var isStarted = false
  private var field: Field?
  /// The field of the last line that starts with `#|`.
  private var formerField: Field?
  private let file: SourceFile

  private enum Field: Equatable {
    case context
    case id
    case plural
    case text(Int)
    case formerContext
    case formerID
    case formerPlural
  }

  /// Whether a file looks like PO: a line that starts with a keyword and a quote.
  static func isPO(_ file: SourceFile) -> Bool {
    var start = file.bytes.prefix(65_536)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    for line in start.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if line.first == UInt8(ascii: "#") { continue }
      return line.starts(with: "msgid ".utf8) || line.starts(with: "msgctxt ".utf8)
    }
    return false
  }

  init(_ file: SourceFile) {
    self.file = file
    guard file.bytes.count <= ExchangeFormats.largestFile else {
      report("file-too-large", .tooLarge(file.bytes.count), at: 0)
      return
    }
    var bytes = file.bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    while !bytes.isEmpty {
      let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
      var line = bytes[bytes.startIndex..<end]
      let start = line.startIndex
      bytes = bytes[min(end + 1, bytes.endIndex)...]
      if line.last == 0x0D { line = line.dropLast() }
      guard let text = String(validating: line, as: UTF8.self) else {
        report("encoding-invalid", .lineNotUnicode, at: start)
        return
      }
      read(text.withMarksCut, at: start)
      // A file with many errors isn't PO at all.
      guard diagnostics.count < 100 else { return }
    }
    finish()
  }

  private mutating func report(_ rule: RuleID, _ message: Diagnostic.Message, at offset: Int) {
    diagnostics.append(
      Diagnostic(rule, .error, message, file: file.path, span: SourceSpan(offset, offset)))
  }

  private mutating func finish() {
    if isStarted, entry.id == nil { report("exchange-syntax", .withoutID, at: entry.offset) }
    if isStarted, entry.id != nil, entry.texts.isEmpty {
      report("exchange-syntax", .withoutText, at: entry.offset)
    }
    if isStarted { entries.append(entry.withMarksCut) }
    (entry, isStarted, field, formerField) = (POEntry(), false, nil, nil)
  }

  private mutating func read(_ line: String, at offset: Int) {
    var rest = Substring(line)
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    if rest.begins(with: "#~") {
      rest = rest.dropping(2)
      while rest.first == " " { rest.removeFirst() }
      begin(at: offset)
      entry.isObsolete = true
      if rest.isEmpty || rest.begins(with: "|") || rest.begins(with: "#") { return }
    }
    if rest.isEmpty { return }
    if rest.begins(with: "#|") {
      begin(at: offset)
      readFormer(rest.dropping(2).drop { $0 == " " || $0 == "\t" }, at: offset)
    } else if rest.begins(with: "#") {
      begin(at: offset)
      readComment(rest)
    } else if rest.begins(with: "\"") {
      guard let field else { return report("exchange-syntax", .stray, at: offset) }
      guard let text = string(rest, at: offset) else { return }
      append(text, to: field)
    } else {
      readKeyword(rest, at: offset)
    }
  }

  /// A comment or keyword after the texts starts the next entry.
  private mutating func begin(at offset: Int) {
    if !entry.texts.isEmpty { finish() }
    if !hasContent { entry.offset = offset }
  }

  private var hasContent: Bool {
    isStarted || !entry.flags.isEmpty || !entry.comments.isEmpty || entry.formerID != nil
  }

  /// Reads a line of what was translated before the source changed.
  private mutating func readFormer(_ line: Substring, at offset: Int) {
    guard let quote = line.unicodeScalars.firstIndex(of: "\"") else {
      if !line.isEmpty { report("exchange-syntax", .unknownLine, at: offset) }
      return
    }
    let keyword = line[..<quote].filter { $0 != " " && $0 != "\t" }
    switch keyword {
    case "": break
    case "msgctxt": formerField = .formerContext
    case "msgid": formerField = .formerID
    case "msgid_plural": formerField = .formerPlural
    default: return report("exchange-syntax", .unknownLine, at: offset)
    }
    guard let formerField else { return report("exchange-syntax", .stray, at: offset) }
    guard keyword.isEmpty || !has(formerField) else {
      return report("exchange-syntax", .twice(keyword), at: offset)
    }
    guard let text = string(line[quote...], at: offset) else { return }
    append(text, to: formerField)
  }

  private mutating func readComment(_ line: Substring) {
    if line.begins(with: "#,") {
      for flag in line.dropping(2).split(separator: ",") {
        entry.flags.insert(flag.filter { $0 != " " })
      }
    } else if line.begins(with: "#."), entry.comments.count < 1_000 {
      entry.comments.append(line.dropping(2).drop { $0 == " " }.description)
    }
  }

  private mutating func readKeyword(_ line: Substring, at offset: Int) {
    guard let quote = line.unicodeScalars.firstIndex(of: "\"") else {
      return report("exchange-syntax", .unknownLine, at: offset)
    }
    let keyword = line[..<quote].filter { $0 != " " && $0 != "\t" }
    let next: Field
    switch keyword {
    case "msgctxt": next = .context
    case "msgid": next = .id
    case "msgid_plural": next = .plural
    case "msgstr": next = .text(0)
    case _ where keyword.hasPrefix("msgstr[") && keyword.hasSuffix("]"):
      guard let form = Int(keyword.dropFirst(7).dropLast()), (0...5).contains(form) else {
        return report("exchange-syntax", .badForm, at: offset)
      }
      next = .text(form)
    default: return report("exchange-syntax", .unknownLine, at: offset)
    }
    if next == .context || next == .id && entry.id != nil { begin(at: offset) }
    if !isStarted, !hasContent { entry.offset = offset }
    isStarted = true
    guard !has(next) else { return report("exchange-syntax", .twice(keyword), at: offset) }
    guard let text = string(line[quote...], at: offset) else { return }
    field = next
    append(text, to: next)
  }

  private func has(_ field: Field) -> Bool {
    switch field {
    case .context: entry.context != nil
    case .id: entry.id != nil
    case .plural: entry.plural != nil
    case .text(let form): entry.texts[form] != nil
    case .formerContext: false
    case .formerID: entry.formerID != nil
    case .formerPlural: entry.formerPlural != nil
    }
  }

  private mutating func append(_ text: String, to field: Field) {
    switch field {
    case .context: entry.context = (entry.context ?? "") + text
    case .id: entry.id = (entry.id ?? "") + text
    case .plural: entry.plural = (entry.plural ?? "") + text
    case .text(let form): entry.texts[form, default: ""] += text
    // The name that the message had is none that it has.
    case .formerContext: break
    case .formerID: entry.formerID = (entry.formerID ?? "") + text
    case .formerPlural: entry.formerPlural = (entry.formerPlural ?? "") + text
    }
  }

  /// Reads a string in quotes, up to the end of its line.
  private mutating func string(_ quoted: Substring, at offset: Int) -> String? {
    var bytes: [UInt8] = []
    var rest = quoted.utf8.dropFirst()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") {
        guard rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
          break
        }
        // Escapes may stand for the bytes of a character one by one.
        if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) {
          return text.withMarksCut
        }
        report("exchange-syntax", .badEscape, at: offset)
        return nil
      }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escape = rest.popFirst(), let decoded = Self.decode(escape, &rest) else {
        report("exchange-syntax", .badEscape, at: offset)
        return nil
      }
      bytes.append(decoded)
    }
    report("exchange-syntax", .badString, at: offset)
    return nil
  }

  private static func decode(_ escape: UInt8, _ rest: inout Substring.UTF8View) -> UInt8? {
    switch escape {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return escape
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "x"):
      var value: UInt32?
      while let digit = rest.first?.hexDigitValue, (value ?? 0) < 0x10 {
        value = (value ?? 0) * 16 + digit
        rest.removeFirst()
      }
      return value.map { UInt8($0) }
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(escape & 7)
      for _ in 0..<2 {
        guard let next = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else {
          break
        }
        value = value * 8 + Int(next & 7)
        rest.removeFirst()
      }
      return UInt8(exactly: value)
    default: return nil
    }
  }
}

// A quote or a sign with a combining mark on it is a character of its own.
extension Substring {
  /// Whether it begins with some signs, even where a combining mark follows.
  fileprivate func begins(with signs: String) -> Bool { utf8.starts(with: signs.utf8) }

  /// What is behind some signs.
  fileprivate func dropping(_ count: Int) -> Substring {
    Substring(unicodeScalars.dropFirst(count))
  }
}

extension Diagnostic.Message {
  fileprivate static let lineNotUnicode: Self = "this line is not UTF-8; save the file as UTF-8"
  fileprivate static let stray: Self = "this text belongs to no 'msgid' or 'msgstr'"
  fileprivate static let unknownLine: Self = """
    this is no line of a PO file; expected '#', 'msgctxt', 'msgid' or 'msgstr'
    """
  fileprivate static let badForm: Self = "the number of a plural form goes from 0 to 5"
  fileprivate static let badEscape: Self = "this text has an escape that PO doesn't know"
  fileprivate static let badString: Self = "this text has no quote at its end"
  fileprivate static let withoutID: Self = "this entry has no 'msgid'"
  fileprivate static let withoutText: Self = "this entry has no 'msgstr'"

  fileprivate static func twice(_ keyword: String) -> Self { "'\(keyword)' is there twice" }
}
