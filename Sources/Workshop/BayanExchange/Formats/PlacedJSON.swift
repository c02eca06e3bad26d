import BayanDiagnostics
import BayanSupport

/// JSON as it is in a file: members in their order, and where each value is.
enum PlacedJSON {
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

  /// Reads a file.
  static func read(_ file: SourceFile) throws(ExchangeFault) -> Value {
    guard file.bytes.count <= ExchangeFormats.largestFile else {
      throw ExchangeFault("file-too-large", 0, .tooLarge(file.bytes.count))
    }
    guard String(validating: file.bytes, as: UTF8.self) != nil else {
      throw ExchangeFault("encoding-invalid", XMLInput.firstInvalid(in: file.bytes), .notUnicode)
    }
    var reader = Self.reader(of: file.bytes)
    do throws(JSONFault) {
      return try reader.readWhole()
    } catch {
      if error.reason == .tooManyValues {
        throw ExchangeFault("file-too-large", error.offset, .tooMany)
      }
      throw ExchangeFault("exchange-syntax", error.offset, Diagnostic.Message(error.reason))
    }
  }

  private static func reader(of bytes: [UInt8]) -> JSONReader<Builder> {
    JSONReader(
      bytes, Builder(), JSONLimits(depth: depthLimit, values: ExchangeFormats.mostNodes))
  }

  /// The name of the first member, as far as the beginning of a file tells.
  static func firstName(in file: SourceFile) -> String? {
    var reader = PlacedJSON.reader(of: Array(file.bytes.prefix(4_096)))
    reader.skipSpace()
    guard reader.take(UInt8(ascii: "{")) else { return nil }
    reader.skipSpace()
    return try? reader.readText().withMarksCut
  }

  /// The first members of a file, as far as its beginning has them.
  struct Beginning {
    private(set) var names: [String] = []
    /// Whether the first member that is a text or an object is an object; `nil` where none is yet.
    ///
    /// An empty object has no nested ones: it is what an export of no texts has.
    private(set) var isNested: Bool?

    init(_ file: SourceFile) {
      var reader = PlacedJSON.reader(of: Array(file.bytes.prefix(4_096)))
      reader.skipSpace()
      guard reader.take(UInt8(ascii: "{")) else { return }
      reader.skipSpace()
      if reader.take(UInt8(ascii: "}")) { isNested = false }
      repeat {
        reader.skipSpace()
        guard let name = try? reader.readText().withMarksCut else { return }
        names.append(name)
        reader.skipSpace()
        guard reader.take(UInt8(ascii: ":")) else { return }
        reader.skipSpace()
        let first = reader.peek ?? 0
        if isNested == nil, "\"{".utf8.contains(first) { isNested = first == UInt8(ascii: "{") }
        guard (try? reader.readValue()) != nil else { return }
        reader.skipSpace()
      } while reader.take(UInt8(ascii: ","))
    }
  }

  private struct Builder: JSONBuilder {
    func value(_ scalar: JSONScalar, at range: Range<Int>) -> Value {
      switch scalar {
      case .null: Value(kind: .null, range: range)
      case .bool: Value(kind: .other, range: range)
      case .text(let text): Value(kind: .string(text.withMarksCut), range: range)
      }
    }

    func number(_ digits: String, at range: Range<Int>) -> Value? {
      Value(kind: Int(digits).map { .number($0) } ?? .other, range: range)
    }

    func array(_ elements: [Value], at range: Range<Int>) -> Value {
      Value(kind: .array(elements), range: range)
    }

    func object(_ members: [JSONMember<Value>], at range: Range<Int>) -> Value {
      let own = members.map { member in
        Member(name: member.name.withMarksCut, range: member.range, value: member.value)
      }
      return Value(kind: .object(own), range: range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate init(_ reason: JSONFault.Reason) {
    self =
      switch reason {
      case .expected(let part): .expected(Self.name(of: part))
      case .unholdable, .digitMissing: .expected("a digit")
      case .afterEnd: .afterEnd
      case .tooDeep: .tooDeep
      case .control: .control
      case .openText: .open
      case .badEscape, .digitsOfEscape, .halfPair: .badEscape
      case .tooManyValues: .tooMany
      case .notUTF8: .notUnicode
      }
  }

  private static func name(of part: JSONFault.Expected) -> Self {
    switch part {
    case .value: "a value"
    case .name: "a name in quotes"
    case .text: "a text in quotes"
    case .colon: "':'"
    case .endOfArray: "',' or ']'"
    case .endOfObject: "',' or '}'"
    }
  }

  fileprivate static let afterEnd: Self = "there is something after the end of the JSON value"
  fileprivate static let tooDeep: Self = "objects are nested too deeply"
  fileprivate static let control: Self = "there is a control character in a text here; escape it"
  fileprivate static let open: Self =
    "the file ends within a text; it may be cut off, so ask for it again"
  fileprivate static let badEscape: Self = "this escape doesn't stand for a character"
  fileprivate static func expected(_ what: Diagnostic.Message) -> Self {
    "expected \(what) here; the file may be cut off or damaged, so ask for it again"
  }
}
