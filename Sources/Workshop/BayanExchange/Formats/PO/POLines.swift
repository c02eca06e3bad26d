import BayanDiagnostics
import BayanSupport

/// One entry of a PO file as it is there.
struct POEntry {
  /// Where it starts.
  var offset = 0
  var context: String?
  var id: String?
  var plural: String?
  /// The former `msgid` and `msgid_plural`, of the time when the texts were made: `#|`.
  var formerID: String?
  var formerPlural: String?
  /// The texts by form; form 0 where there is one only.
  var texts: [Int: String] = [:]
  /// Where the lines of these are, without the last line's end.
  fileprivate(set) var textLines: Range<Int>?
  var flags: Set<String> = []
  var comments: [String] = []
  /// The faults of its lines, with their places.
  fileprivate(set) var faults: [ExchangeFault] = []

  /// The entry, in whose texts marks of several lines may have met.
  fileprivate var withMarksCut: POEntry {
    var entry = self
    for field in [\POEntry.context, \.id, \.plural, \.formerID, \.formerPlural] {
      entry[keyPath: field] = entry[keyPath: field]?.withMarksCut
    }
    entry.texts = texts.mapValues(\.withMarksCut)
    return entry
  }
}

/// Reads a PO file to entries.
///
/// As in gettext, a file is a sequence of keywords and strings, however these are put on lines; comments
/// have lines of their own. What can't be read is a fault of its entry, and the next entry is read.
/// Entries that no message has any more, `#~`, are passed over.
struct POLines {
  private(set) var entries: [POEntry] = []
  /// The fault of the file as a whole.
  private(set) var fault: ExchangeFault?
  private var entry = POEntry()
  private var isStarted = false
  private var field: Field?
  /// The field of the last line that starts with `#|`.
  private var formerField: Field?

  private enum Field: Equatable {
    case context
    case id
    case plural
    case text(Int)
    case formerContext
    case formerID
    case formerPlural
  }

  /// Of one entry no more faults are named; one is enough to refuse it.
  private static let faultLimit = 5

  /// Whether a file looks like PO: a line that starts with a keyword and a quote.
  static func isPO(_ file: SourceFile) -> Bool {
    let start = file.bytes.prefix(65_536).afterByteOrderMark
    for line in start.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if line.first == UInt8(ascii: "#") || line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        continue
      }
      return line.starts(with: "msgid ".utf8) || line.starts(with: "msgctxt ".utf8)
        || line.starts(with: "msgid\"".utf8) || line.starts(with: "domain ".utf8)
    }
    return false
  }

  init(_ file: SourceFile, atMost limit: Int = ExchangeFormats.mostTexts) {
    guard file.bytes.count <= ExchangeFormats.largestFile else {
      fault = ExchangeFault("file-too-large", 0, .tooLarge(file.bytes.count))
      return
    }
    var bytes = file.bytes.afterByteOrderMark
    while !bytes.isEmpty {
      if entries.count > limit { break }
      let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
      var line = bytes[bytes.startIndex..<end]
      let start = line.startIndex
      bytes = bytes[min(end + 1, bytes.endIndex)...]
      if line.last == 0x0D { line = line.dropLast() }
      if let text = String(validating: line, as: UTF8.self) {
        read(text.withMarksCut, at: start, to: line.endIndex)
      } else if line.first == UInt8(ascii: "#") {
        // A remark is nobody's text.
        begin(at: start)
      } else {
        fault = ExchangeFault("encoding-invalid", start, .lineNotUnicode)
        return
      }
    }
    finish()
    if entries.count > limit {
      fault = ExchangeFault("file-too-large", entries[limit].offset, .tooMany)
    }
  }

  /// Records what can't be read, which refuses the entry that it is in.
  private mutating func report(_ message: Diagnostic.Message, at offset: Int) {
    let fault = ExchangeFault("exchange-syntax", offset, message)
    // Lines between two entries most likely belong to the one before.
    if !isStarted, let last = entries.indices.last {
      if entries[last].faults.count < Self.faultLimit { entries[last].faults.append(fault) }
      return
    }
    isStarted = true
    if entry.faults.count < Self.faultLimit { entry.faults.append(fault) }
  }

  /// Ends the entry that is being read, if there is one; comments before the next one stay.
  private mutating func finish() {
    guard isStarted else { return }
    if entry.faults.isEmpty {
      if entry.id == nil {
        report(.withoutID, at: entry.offset)
      } else if entry.texts.isEmpty {
        report(.withoutText, at: entry.offset)
      }
    }
    entries.append(entry.withMarksCut)
    (entry, isStarted, field, formerField) = (POEntry(), false, nil, nil)
  }

  private mutating func read(_ line: String, at offset: Int, to end: Int) {
    let rest = Substring(line).withoutSpaces
    if rest.begins(with: "#~") {
      finish()
      // Flags and comments before it were its own.
      (entry, field, formerField) = (POEntry(), nil, nil)
    } else if rest.begins(with: "#|") {
      begin(at: offset)
      readFormer(rest.dropping(2).withoutSpaces, at: offset)
    } else if rest.begins(with: "#") {
      begin(at: offset)
      readComment(rest)
    } else {
      readTokens(rest, at: offset)
      if case .text? = field, !rest.isEmpty {
        entry.textLines = (entry.textLines?.lowerBound ?? offset)..<end
      }
    }
  }

  /// A comment ends the entry before it.
  private mutating func begin(at offset: Int) {
    finish()
    field = nil
    if entry.flags.isEmpty, entry.comments.isEmpty, entry.formerID == nil { entry.offset = offset }
  }

  /// Reads a line of what was translated before the source changed.
  private mutating func readFormer(_ line: Substring, at offset: Int) {
    guard !line.isEmpty else { return }
    let keyword = line.keyword
    switch keyword {
    case "": break
    case "msgctxt": formerField = .formerContext
    case "msgid": formerField = .formerID
    case "msgid_plural": formerField = .formerPlural
    default: return reportOfNext(.unknownLine, at: offset)
    }
    guard let formerField else { return reportOfNext(.stray, at: offset) }
    guard keyword.isEmpty || !has(formerField) else {
      return reportOfNext(.twice(keyword), at: offset)
    }
    var rest = line.dropping(keyword.unicodeScalars.count).withoutSpaces
    while rest.begins(with: "\"") {
      switch Self.string(&rest) {
      case .success(let text): append(text, to: formerField)
      case .failure(let message): return reportOfNext(message.value, at: offset)
      }
      rest = rest.withoutSpaces
    }
    if !rest.isEmpty { reportOfNext(.badString, at: offset) }
  }

  /// Records a fault in what is before an entry.
  private mutating func reportOfNext(_ message: Diagnostic.Message, at offset: Int) {
    if entry.faults.count < Self.faultLimit {
      entry.faults.append(ExchangeFault("exchange-syntax", offset, message))
    }
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

  /// Reads keywords and strings up to the end of a line.
  private mutating func readTokens(_ line: Substring, at offset: Int) {
    var rest = line
    while !rest.isEmpty {
      if rest.begins(with: "\"") {
        guard let field else { return report(.stray, at: offset) }
        switch Self.string(&rest) {
        case .success(let text): append(text, to: field)
        case .failure(let message): return report(message.value, at: offset)
        }
      } else if rest.begins(with: "#") {
        return begin(at: offset)
      } else {
        let keyword = rest.keyword
        guard let next = start(keyword, at: offset) else { return }
        rest = rest.dropping(keyword.unicodeScalars.count).withoutSpaces
        // An empty text until its strings come.
        append("", to: next)
        field = next
        guard rest.begins(with: "\"") else { return report(.withoutString(keyword), at: offset) }
      }
      rest = rest.withoutSpaces
    }
  }

  /// Goes on to what a keyword is for.
  ///
  /// - Returns: `nil` where the rest of the line can't be read, or isn't needed.
  private mutating func start(_ keyword: String, at offset: Int) -> Field? {
    let next: Field
    switch keyword.filter({ $0 != " " && $0 != "\t" }) {
    case "msgctxt": next = .context
    case "msgid": next = .id
    case "msgid_plural": next = .plural
    case "msgstr": next = .text(0)
    case "domain":
      finish()
      return nil
    case let form where form.hasPrefix("msgstr[") && form.hasSuffix("]"):
      guard let number = Int(form.dropFirst(7).dropLast()), (0...5).contains(number) else {
        report(.badForm, at: offset)
        return nil
      }
      next = .text(number)
    default:
      report(.unknownLine, at: offset)
      return nil
    }
    if next == .context || next == .id && (entry.id != nil || !entry.texts.isEmpty) { finish() }
    if !isStarted {
      isStarted = true
      if entry.flags.isEmpty, entry.comments.isEmpty, entry.formerID == nil {
        entry.offset = offset
      }
    }
    guard !has(next) else {
      report(.twice(keyword), at: offset)
      return nil
    }
    return next
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

  /// Why a string can't be read.
  private struct StringFault: Error {
    var value: Diagnostic.Message
  }

  /// Reads a string in quotes, and leaves what is after it.
  private static func string(_ quoted: inout Substring) -> Result<String, StringFault> {
    var bytes: [UInt8] = []
    var rest = quoted.utf8.dropFirst()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") {
        quoted = Substring(rest)
        // Escapes may stand for the bytes of a character one by one.
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
          return .failure(StringFault(value: .badEscape))
        }
        return .success(text.withMarksCut)
      }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escape = rest.popFirst(), let decoded = Self.decode(escape, &rest) else {
        return .failure(StringFault(value: .badEscape))
      }
      bytes.append(decoded)
    }
    return .failure(StringFault(value: .badString))
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
  /// The keyword that it begins with, with the number of a form: `msgstr[0]`, `msgstr [0]`.
  fileprivate var keyword: String {
    let scalars = unicodeScalars
    var end = scalars.prefix { ("a"..."z").contains($0) || $0 == "_" }.endIndex
    let bracket = scalars[end...].prefix { $0 == " " || $0 == "\t" }.endIndex
    if end > scalars.startIndex, bracket < scalars.endIndex, scalars[bracket] == "[",
      let close = scalars[bracket...].firstIndex(of: "]")
    {
      end = scalars.index(after: close)
    }
    return String(scalars[..<end])
  }

  fileprivate var withoutSpaces: Substring {
    Substring(unicodeScalars.drop { $0 == " " || $0 == "\t" })
  }

  /// Whether it begins with some signs, even where a combining mark follows.
  fileprivate func begins(with signs: String) -> Bool { utf8.starts(with: signs.utf8) }

  /// Returns the rest after some signs.
  fileprivate func dropping(_ count: Int) -> Substring {
    Substring(unicodeScalars.dropFirst(count))
  }
}

extension Diagnostic.Message {
  fileprivate static let lineNotUnicode: Self = "this line isn't UTF-8; save the file as UTF-8"
  fileprivate static let stray: Self = "there is no 'msgid' or 'msgstr' before this text"
  fileprivate static let unknownLine: Self = """
    this isn't a line of a PO file; expected '#', 'msgctxt', 'msgid' or 'msgstr'
    """
  fileprivate static let badForm: Self = "the number of a plural form must be from 0 to 5"
  fileprivate static let badEscape: Self = "this text has an escape that PO doesn't know"
  fileprivate static let badString: Self = "this text has no quotation mark at its end"
  fileprivate static let withoutID: Self = "this entry has no 'msgid'"
  fileprivate static let withoutText: Self = "this entry has no 'msgstr'"

  fileprivate static func withoutString(_ keyword: String) -> Self {
    "\(quoted(keyword)) needs a text in quotes after it"
  }

  fileprivate static func twice(_ keyword: String) -> Self {
    "this entry has '\(keyword)' twice; remove one"
  }
}
