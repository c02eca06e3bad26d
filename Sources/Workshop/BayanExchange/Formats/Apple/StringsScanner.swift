import BayanDiagnostics
import BayanSupport

/// Reads the text of a `.strings` file.
struct StringsScanner {
  private let bytes: [UInt8]
  private var index: Int

  /// The comment before what comes next.
  private var comment = ""

  /// The last comment before what comes next.
  private var lastComment: String?

  /// Where a text is.
  struct Place {
    var key: String
    /// Where the key ends, which a file may have without a text.
    var keyEnd: Int
    /// The text with its quotes.
    var text: Range<Int>?
    /// The key, the text and the `;`.
    var entry: Range<Int>
  }

  /// Where the texts are that were read.
  private(set) var places: [Place] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.byteOrderMarkLength
  }

  /// Whether a file begins as `.strings` does: with a key and a text, or comments alone.
  static func isStrings(_ start: [UInt8]) -> Bool {
    var scanner = StringsScanner(start)
    let isOpen = (try? scanner.skip()) == nil
    if isOpen || scanner.index == scanner.bytes.count { return !scanner.comment.isEmpty }
    let isQuoted = scanner.peek == UInt8(ascii: "\"")
    guard (try? scanner.text()) != nil, (try? scanner.skip()) != nil else { return false }
    if scanner.take(UInt8(ascii: ";")) { return isQuoted }
    guard scanner.take(UInt8(ascii: "=")), (try? scanner.skip()) != nil else { return false }
    return scanner.peek == UInt8(ascii: "\"")
  }

  /// The keys with their texts, in order.
  ///
  /// - Grammar: `*(text ["=" text] ";")`, a text in quotes or a bare word
  mutating func units(
    atMost limit: Int = ExchangeFormats.mostTexts
  ) throws(ExchangeFault) -> [ForeignUnit] {
    var units: [ForeignUnit] = []
    while true {
      comment = ""
      lastComment = nil
      try skip()
      guard index < bytes.count else { return units }
      let offset = index
      var unit = ForeignUnit(key: try text(), offset: offset)
      let stamp =
        comment.split(whereSeparator: \.isWhitespace).lazy
        .compactMap { XLIFF.readStamp(String($0)) }.first
      let keyEnd = index
      try skip()
      var value = unit.key
      var place: Range<Int>?
      if take(UInt8(ascii: "=")) {
        try skip()
        let start = index
        value = try text()
        place = start..<index
        try skip()
      }
      guard take(UInt8(ascii: ";")) else { throw fault(.withoutEnd(unit.key)) }
      unit.texts = [ForeignText(offset: offset, rows: [.init(text: value)])]
      unit.texts[0].stamp = stamp
      unit.take(comment: lastComment)
      guard units.count < limit else {
        throw ExchangeFault("file-too-large", offset, .tooMany)
      }
      units.append(unit)
      places.append(
        Place(key: unit.key, keyEnd: keyEnd, text: place, entry: offset..<index))
    }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private func fault(_ message: Diagnostic.Message, at offset: Int? = nil) -> ExchangeFault {
    ExchangeFault("exchange-syntax", offset ?? index, message)
  }

  /// Goes over white space and comments, which are kept.
  private mutating func skip() throws(ExchangeFault) {
    while let byte = peek {
      if [0x20, 0x0A, 0x0D, 0x09, 0x0B, 0x0C].contains(byte) {
        index += 1
      } else if bytes[index...].starts(with: "/*".utf8) {
        guard let end = bytes.firstPlace(of: "*/", from: index + 2) else {
          comment += " "
          throw fault(.openComment)
        }
        let text = String(decoding: bytes[(index + 2)..<end], as: UTF8.self).withMarksCut
        comment += text + " "
        lastComment = text
        index = end + 2
      } else if bytes[index...].starts(with: "//".utf8) {
        let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        // A line that was taken out of the file has the comment before it.
        comment = " "
        lastComment = String(decoding: bytes[(index + 2)..<end], as: UTF8.self).withMarksCut
        index = end
      } else {
        return
      }
    }
  }

  private mutating func text() throws(ExchangeFault) -> String {
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return try word()
    }
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self).withMarksCut }
      if byte == UInt8(ascii: "\\") {
        text += String(try escape()).utf8
      } else {
        text.append(byte)
      }
    }
    throw fault(.openText, at: start)
  }

  /// A text without quotes.
  private mutating func word() throws(ExchangeFault) -> String {
    let start = index
    while let byte = peek, byte.isASCIIAlphanumeric || "_$/:.-".utf8.contains(byte) { index += 1 }
    guard index > start else { throw fault(.expectedText) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Returns the scalar of an escape.
  private mutating func escape() throws(ExchangeFault) -> Unicode.Scalar {
    let start = index - 1
    guard let byte = peek else { throw fault(.openText, at: start) }
    if byte >= 0x80 {
      // Of a character that needs no escape the first byte alone is no scalar.
      let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
      guard let scalar = text.unicodeScalars.first else { throw fault(.badEscape, at: start) }
      index += UTF8.width(scalar)
      return scalar
    }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicode(from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      let digits = bytes[index...].prefix(3).prefix { (0x30...0x37).contains($0) }
      index += digits.count
      // The upper half is NeXTSTEP's own encoding, which no tool writes any more.
      guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8), value < 0x80
      else {
        throw fault(.badEscape, at: start)
      }
      return Unicode.Scalar(value)
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func unicode(from start: Int) throws(ExchangeFault) -> Unicode.Scalar {
    let first = try unit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if take(UInt8(ascii: "\\")), take(UInt8(ascii: "U")) || take(UInt8(ascii: "u")),
      let scalar = Unicode.Scalar(high: first, low: try unit(from: start))
    {
      return scalar
    }
    throw fault(.badEscape, at: start)
  }

  private mutating func unit(from start: Int) throws(ExchangeFault) -> UInt16 {
    let digits = bytes[index...].prefix(4).prefix { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw fault(.badEscape, at: start)
    }
    index += digits.count
    return unit
  }
}

extension Diagnostic.Message {
  fileprivate static let openComment: Self = "this comment has no end '*/'"
  fileprivate static let openText: Self =
    "this text has no quotation mark at its end; the file may be cut off, so ask for it again"
  fileprivate static let expectedText: Self = "expected a key or a text in quotes here"
  fileprivate static let badEscape: Self = "this escape doesn't stand for a character"

  fileprivate static func withoutEnd(_ name: String) -> Self {
    "the text of \(quoted(name)) needs ';' after it"
  }
}
