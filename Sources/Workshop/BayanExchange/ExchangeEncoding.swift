package import BayanDiagnostics
import BayanICU
import BayanSupport

extension ExchangeFormats {
  /// A file in UTF-8, whatever encoding it came in, so that every place in it is one that people see.
  ///
  /// UTF-16 and UTF-32 are told by their byte-order mark, UTF-16 also by its zeros. A PO file may name
  /// another encoding in its header. What can't be told is given back as it is, and its reader says why.
  package static func inUTF8(_ file: SourceFile) -> SourceFile {
    var bytes = file.bytes
    if let text = wideText(bytes) {
      bytes = Array(withoutDeclaredEncoding(text).utf8)
    } else if let text = POCharset.text(of: file) {
      bytes = Array(text.utf8)
    }
    // Two marks are there where a tool put one before another.
    var rest = bytes[...]
    while rest.byteOrderMarkLength > 0 { rest = rest.afterByteOrderMark }
    guard rest.count != file.bytes.count else { return file }
    return SourceFile(path: file.path, bytes: Array(rest))
  }

  /// The text of a file whose characters have two or four bytes each; `nil` for others.
  private static func wideText(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= largestFile else { return nil }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return utf32(bytes, bigEndian: false) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return utf32(bytes, bigEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes, bigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes, bigEndian: false) }
    // The first characters of all formats are ASCII.
    let start = bytes.prefix(8)
    guard start.count >= 4, bytes.count % 2 == 0 else { return nil }
    let zeros = start.indices.filter { start[$0] == 0 }
    if zeros == start.indices.filter({ $0 % 2 == 0 }) { return utf16(bytes, bigEndian: true) }
    if zeros == start.indices.filter({ $0 % 2 == 1 }) { return utf16(bytes, bigEndian: false) }
    return nil
  }

  private static func utf16(_ bytes: [UInt8], bigEndian: Bool) -> String? {
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self)
  }

  private static func utf32(_ bytes: [UInt8], bigEndian: Bool) -> String? {
    guard bytes.count % 4 == 0 else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 4).map { index in
      let unit = bytes[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return bigEndian ? unit : unit.byteSwapped
    }
    return String(validating: units, as: UTF32.self)
  }

  /// XML whose declaration no longer names the encoding that the file had.
  private static func withoutDeclaredEncoding(_ text: String) -> String {
    guard text.utf8.starts(with: "\u{FEFF}<?xml".utf8) || text.utf8.starts(with: "<?xml".utf8),
      let end = text.firstRange(of: "?>"),
      let attribute = text[..<end.lowerBound].firstRange(of: "encoding=")
    else { return text }
    let value = text[attribute.upperBound..<end.lowerBound]
    guard let quote = value.first, let close = value.dropFirst().firstIndex(of: quote) else {
      return text
    }
    var text = text
    text.replaceSubrange(value.startIndex...close, with: "\(quote)UTF-8\(quote)")
    return text
  }
}

/// The encoding that the header of a PO file names.
enum POCharset {
  /// The text of a file in another encoding than UTF-8; `nil` where it isn't PO, where it is UTF-8 all the
  /// same, and where nobody knows the encoding.
  static func text(of file: SourceFile) -> String? {
    guard file.bytes.count <= ExchangeFormats.largestFile, POLines.isPO(file),
      String(validating: file.bytes, as: UTF8.self) == nil
    else { return nil }
    let start = String(decoding: file.bytes.prefix(16_384), as: UTF8.self)
    guard let name = start.firstRange(of: "charset=") else { return nil }
    let charset = start[name.upperBound...].prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0))
    }
    guard !["UTF-8", "UTF8"].contains(charset.uppercased()) else { return nil }
    return Charset.text(of: file.bytes, in: String(charset))
  }
}
