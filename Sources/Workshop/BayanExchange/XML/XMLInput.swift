import BayanDiagnostics
import BayanSupport

/// The bytes of an XML file in UTF-8, once nothing stands against parsing them.
///
/// The XML declaration, a byte-order mark and an accepted DOCTYPE become spaces, so that places stay
/// what they are. The parser then finds nothing but elements, text, comments and instructions.
struct XMLInput {
  let bytes: [UInt8]

  /// Looks at a file.
  ///
  /// - Parameter doctype: The name of a document type that is accepted and ignored, such as `plist`,
  ///   as long as it declares nothing; all others are refused.
  /// - Throws: What stands against parsing the file.
  init(_ file: SourceFile, ignoringDoctype doctype: String? = nil) throws(ExchangeFault) {
    guard file.bytes.count <= ExchangeFormats.largestFile else {
      throw ExchangeFault("file-too-large", 0, .tooLarge(file.bytes.count))
    }
    var bytes = file.bytes
    bytes.blank(0..<bytes.byteOrderMarkLength)
    if !bytes.contains(where: { !$0.isXMLSpace }) {
      throw ExchangeFault("exchange-syntax", 0, .empty)
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      throw ExchangeFault("encoding-invalid", Self.firstInvalid(in: bytes), .notUnicode)
    }
    try Self.blankDeclaration(in: &bytes)
    try Self.checkProlog(of: &bytes, ignoring: doctype)
    try Self.checkCharacters(of: bytes)
    self.bytes = bytes
  }

  /// The first element's tag as it is in a file, without `<`; `nil` where there is none.
  ///
  /// For recognizing a file: it may be damaged after the tag.
  static func rootTag(of file: SourceFile) -> String? {
    var start = Array(file.bytes.prefix(16_384))
    start.blank(0..<start.byteOrderMarkLength)
    try? blankDeclaration(in: &start)
    var prolog = XMLProlog(start)
    prolog.skip()
    if prolog.isDoctype { prolog.skipDoctype() }
    guard prolog.index < start.count, start[prolog.index] == UInt8(ascii: "<") else { return nil }
    let tag = start[(prolog.index + 1)...].prefix { $0 != UInt8(ascii: ">") }
    return String(decoding: tag, as: UTF8.self)
  }

  // MARK: - Encodings

  static func firstInvalid(in bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return min(offset, bytes.count)
  }

  // MARK: - What is before the root

  private static func blankDeclaration(in bytes: inout [UInt8]) throws(ExchangeFault) {
    guard
      let start = bytes.firstIndex(where: {
        !$0.isXMLSpace && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF
      }),
      bytes[start...].starts(with: "<?xml".utf8), bytes.count > start + 5,
      bytes[start + 5].isXMLSpace
    else { return }
    guard let end = bytes.firstPlace(of: "?>", from: start).map({ $0 + 2 }) else {
      throw ExchangeFault("exchange-syntax", start, .openDeclaration)
    }
    let declaration = String(decoding: bytes[start..<end], as: UTF8.self)
    if let encoding = XMLProlog.attribute("encoding", in: declaration)?.lowercased(),
      !["utf-8", "us-ascii"].contains(encoding)
    {
      throw ExchangeFault("encoding-invalid", start, .declares(encoding))
    }
    if let version = XMLProlog.attribute("version", in: declaration), version != "1.0" {
      throw ExchangeFault("exchange-syntax", start, .version(version))
    }
    bytes.blank(start..<end)
  }

  private static func checkProlog(
    of bytes: inout [UInt8], ignoring doctype: String?
  ) throws(ExchangeFault) {
    var prolog = XMLProlog(bytes)
    prolog.skip()
    guard prolog.isDoctype else { return }
    let start = prolog.index
    let text = String(decoding: bytes[start...].prefix(400), as: UTF8.self)
    let isAccepted =
      doctype.map { text.hasPrefix("<!DOCTYPE \($0) ") || text.hasPrefix("<!DOCTYPE \($0)>") }
      ?? false
    guard isAccepted, prolog.skipDoctype() else {
      throw ExchangeFault("exchange-doctype", start, .doctype)
    }
    bytes.blank(start..<prolog.index)
  }
}

extension XMLInput {
  /// Makes sure that there are only characters that XML may have.
  private static func checkCharacters(of bytes: [UInt8]) throws(ExchangeFault) {
    var (index, beforeLast, last) = (0, UInt8(0), UInt8(0))
    for byte in bytes {
      if byte < 0x20, !byte.isXMLSpace { throw ExchangeFault("exchange-syntax", index, .character) }
      // U+FFFE and U+FFFF.
      if byte >= 0xBE, byte <= 0xBF, last == 0xBF, beforeLast == 0xEF {
        throw ExchangeFault("exchange-syntax", index - 2, .character)
      }
      (index, beforeLast, last) = (index + 1, last, byte)
    }
  }
}

extension [UInt8] {
  /// Puts spaces in place of a stretch; line ends stay.
  fileprivate mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != 0x0A && self[index] != 0x0D { self[index] = 0x20 }
  }
}

extension Diagnostic.Message {
  fileprivate static let empty: Self = "the file is empty"

  fileprivate static let character: Self =
    "this is a control character, which XML can't have; remove it"

  fileprivate static let openDeclaration: Self = "the XML declaration has no end '?>'"

  fileprivate static func declares(_ encoding: String) -> Self {
    "the file says that its encoding is \(quoted(encoding)); save it as UTF-8"
  }

  fileprivate static func version(_ version: String) -> Self {
    "the file is XML \(quoted(version)), but XML '1.0' is expected"
  }

  fileprivate static let doctype: Self =
    "the file has a DOCTYPE, which could load other files; remove it, because exchange files don't need one"
}
