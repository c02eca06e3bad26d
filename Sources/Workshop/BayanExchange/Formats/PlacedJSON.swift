import BayanDiagnostics
import BayanSupport

/// JSON as it is in a file: members in their order, and where each value is.
struct PlacedJSON {
  /// A value.
  struct Value {
    indirect enum Kind {
      case string(String)
      case object([Member])
      case array([Value])
      case number(Int)
      case null
      case other
    }

    var kind: Kind
    var range: Range<Int>

    var string: String? { if case .string(let text) = kind { text } else { nil } }
    var members: [Member]? { if case .object(let members) = kind { members } else { nil } }

    /// The value of a member.
    subscript(name: String) -> Value? {
      members?.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
  }

  /// A member of an object.
  struct Member {
    var name: String
    /// Where the name is, quotes included.
    var range: Range<Int>
    var value: Value
  }

  /// Objects and arrays are never nested deeper.
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private var index: Int
  private var count = 0

  /// Reads a file.
  static func read(_ file: SourceFile) throws(ExchangeFault) -> Value {
    guard file.bytes.count <= ExchangeFormats.largestFile else {
      throw ExchangeFault("file-too-large", 0, .tooLarge(file.bytes.count))
    }
    guard String(validating: file.bytes, as: UTF8.self) != nil else {
      throw ExchangeFault("encoding-invalid", XMLInput.firstInvalid(in: file.bytes), .notUnicode)
    }
    var reader = PlacedJSON(file.bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == file.bytes.count else { throw reader.fault(.afterEnd) }
    return value
  }

  /// The name of the first member, as far as the beginning of a file tells.
  static func firstName(in file: SourceFile) -> String? {
    var reader = PlacedJSON(Array(file.bytes.prefix(4_096)))
    reader.skipSpace()
    guard reader.take(UInt8(ascii: "{")) else { return nil }
    reader.skipSpace()
    return try? reader.string()
  }

  /// The first members of a file, as far as its beginning has them.
  struct Beginning {
    private(set) var names: [String] = []
    /// Whether the first member that is a text or an object is an object; `nil` where none is yet.
    ///
    /// An empty object has no nested ones: it is what an export of no texts has.
    private(set) var isNested: Bool?

    init(_ file: SourceFile) {
      var reader = PlacedJSON(Array(file.bytes.prefix(4_096)))
      reader.skipSpace()
      guard reader.take(UInt8(ascii: "{")) else { return }
      reader.skipSpace()
      if reader.take(UInt8(ascii: "}")) { isNested = false }
      repeat {
        reader.skipSpace()
        guard let name = try? reader.string() else { return }
        names.append(name)
        reader.skipSpace()
        guard reader.take(UInt8(ascii: ":")) else { return }
        reader.skipSpace()
        let first = reader.index < reader.bytes.count ? reader.bytes[reader.index] : 0
        if isNested == nil, "\"{".utf8.contains(first) { isNested = first == UInt8(ascii: "{") }
        guard (try? reader.value(depth: 1)) != nil else { return }
        reader.skipSpace()
      } while reader.take(UInt8(ascii: ","))
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private func fault(_ message: Diagnostic.Message) -> ExchangeFault {
    ExchangeFault("exchange-syntax", index, message)
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(ExchangeFault) -> Value {
    skipSpace()
    guard depth <= Self.depthLimit else { throw fault(.tooDeep) }
    count += 1
    guard count <= ExchangeFormats.mostNodes else {
      throw ExchangeFault("file-too-large", index, .tooMany)
    }
    let start = index
    let kind: Value.Kind
    switch index < bytes.count ? bytes[index] : 0 {
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "{"): kind = .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): kind = .array(try elements(depth: depth + 1))
    default:
      let word = try word()
      kind = word == "null" ? .null : Int(word).map { .number($0) } ?? .other
    }
    return Value(kind: kind, range: start..<index)
  }

  private mutating func members(depth: Int) throws(ExchangeFault) -> [Member] {
    index += 1
    skipSpace()
    var members: [Member] = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      let start = index
      let name = try string()
      let range = start..<index
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault(.expected("':'")) }
      members.append(Member(name: name, range: range, value: try value(depth: depth)))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw fault(.expected("',' or '}'")) }
    return members
  }

  private mutating func elements(depth: Int) throws(ExchangeFault) -> [Value] {
    index += 1
    skipSpace()
    var elements: [Value] = []
    if take(UInt8(ascii: "]")) { return elements }
    repeat {
      elements.append(try value(depth: depth))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw fault(.expected("',' or ']'")) }
    return elements
  }

  /// Reads a number, `true`, `false` or `null` as it is written.
  private mutating func word() throws(ExchangeFault) -> String {
    let start = index
    while index < bytes.count, bytes[index].isASCIIAlphanumeric || "+-.".utf8.contains(bytes[index])
    {
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard ["true", "false", "null"].contains(text) || text.isJSONNumber else {
      index = start
      throw fault(.expected("a value"))
    }
    return text
  }

  private mutating func string() throws(ExchangeFault) -> String {
    guard take(UInt8(ascii: "\"")) else { throw fault(.expected("a text in quotes")) }
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self).withMarksCut
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case 0..<0x20: throw fault(.control)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw fault(.open)
  }

  private mutating func escape() throws(ExchangeFault) -> Unicode.Scalar {
    guard index + 1 < bytes.count else { throw fault(.open) }
    index += 2
    let byte = bytes[index - 1]
    if let scalar = Unicode.Scalar(jsonEscape: byte) { return scalar }
    guard byte == UInt8(ascii: "u") else { throw fault(.badEscape) }
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")),
      let scalar = Unicode.Scalar(high: first, low: try unit())
    {
      return scalar
    }
    throw fault(.badEscape)
  }

  private mutating func unit() throws(ExchangeFault) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault(.badEscape) }
    index += 4
    return unit
  }
}

extension String {
  /// - Grammar: RFC 8259, section 6.
  fileprivate var isJSONNumber: Bool {
    var rest = Substring(self)
    func digits() -> Int {
      let count = rest.utf8.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == "-" { rest = rest.dropFirst() }
    let hasZero = rest.first == "0"
    let whole = digits()
    guard whole > 0, !hasZero || whole == 1 else { return false }
    if rest.first == "." {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == "e" || rest.first == "E" {
      rest = rest.dropFirst()
      if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension Diagnostic.Message {
  fileprivate static let afterEnd: Self = "there is something after the end of the JSON value"
  fileprivate static let tooDeep: Self = "objects are nested too deeply"
  fileprivate static let control: Self = "there is a control character in a text here; escape it"
  fileprivate static let open: Self =
    "the file ends within a text; it may be cut off, so ask for it again"
  fileprivate static let badEscape: Self = "this escape doesn't stand for a character"
  fileprivate static func expected(_ what: String) -> Self {
    "expected \(what) here; the file may be cut off or damaged, so ask for it again"
  }
}
