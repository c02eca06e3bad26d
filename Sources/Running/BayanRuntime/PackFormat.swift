/// The numbers and tags of the pack format, defined once for the writer and the reader.
///
/// A pack holds the words of one locale. All of it is valid UTF-8, tables too, so
/// that one string literal in generated Swift and a file on disk are the same bytes:
///
///     header    magic, then fields of five units
///     locale    tag, direction, number symbols, plural rules and tables, list pattern
///     index     for each slot the start of its body, four units; one more for the end
///     bodies    a tag byte, then text or a program
///
/// A *unit* is a byte below 0x80 that carries seven bits, most significant unit
/// first. Within programs and the locale section numbers are *varints*: six bits a
/// byte, least significant first, 0x40 set on all but the last.
public enum PackFormat {
  /// The first bytes; the number is the format's version.
  public static let magic = "bayan-pack 3\n"

  /// The header's fields in order, each ``fieldUnits`` units.
  public enum Field: Int, CaseIterable, Sendable {
    /// Bytes in the whole pack.
    case length
    /// The number of slots.
    case slots
    /// Where the locale section starts.
    case locale
    /// Where the index starts.
    case index
    /// Where the bodies start.
    case bodies
    /// The lower 35 bits of the catalog's fingerprint: which table the slots belong to.
    case fingerprint
    /// The checksum of all that follows the header.
    case checksum
  }

  /// Units in a header field: 35 bits.
  public static let fieldUnits = 5

  /// Units in an index entry: 28 bits, so that a locale's words may be 256 MB.
  @inlinable public static var indexUnits: Int { 4 }

  /// The size of magic and fields, in bytes.
  public static let headerLength = magic.utf8.count + Field.allCases.count * fieldUnits

  /// The body of a message without placeholders: the text follows.
  @inlinable public static var textTag: UInt8 { UInt8(ascii: "t") }

  /// The body of any other message: a program follows.
  public static let programTag = UInt8(ascii: "p")

  /// The body of a message whose program has a plan: the plan with its length before it, and the
  /// program.
  public static let plannedTag = UInt8(ascii: "q")

  /// 35 bits of FNV-1a over some bytes.
  ///
  /// It finds damage, not malice: reading a pack is safe whatever is in it.
  public static func checksum(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int((hash ^ (hash >> 35)) & 0x7_FFFF_FFFF)
  }
}

/// The tags within a message's program.
///
///     program     = externals declarations body
///     externals   = count *name                       ; arguments, by position
///     declarations = count *(name length expression)  ; each may use those before it
///     body        = 0 pattern / selector-count *operand variant-count *variant
///     variant     = *key length pattern               ; length: bytes of the pattern
///     key         = 0 / 1 string
///     pattern     = part-count *part
///     part        = 0 string / 1 expression / 2 markup
///     expression  = operand function
///     operand     = 0 / 1 string / 2 external / 3 declaration
///     function    = 0 / id options / custom string options
///     options     = count *(option-id [string] operand) ; the string where the id is 1
///     markup      = kind string options
public enum ProgramTag {
  /// Text in a pattern.
  public static let text = 0
  /// A placeholder in a pattern.
  public static let expression = 1
  /// Markup in a pattern; without effect on formatted text.
  public static let markup = 2

  /// An expression without operand.
  public static let noOperand = 0
  /// A literal.
  public static let literal = 1
  /// An argument of the message, by position.
  public static let external = 2
  /// A declaration of the message, by position.
  public static let declaration = 3
}

/// The functions that programs name by number.
public enum FunctionID: Int, CaseIterable, Sendable {
  /// Any function that isn't built in; its name follows.
  case custom = 1
  case string
  case number
  case integer
  case offset
  case percent

  /// The function of a name, without the colon.
  public init(name: String) {
    switch name {
    case "string": self = .string
    case "number": self = .number
    case "integer": self = .integer
    case "offset": self = .offset
    case "percent": self = .percent
    default: self = .custom
    }
  }

  /// The name, where the number alone tells it.
  public var name: String? {
    switch self {
    case .custom: nil
    case .string: "string"
    case .number: "number"
    case .integer: "integer"
    case .offset: "offset"
    case .percent: "percent"
    }
  }
}

/// The options that programs name by number.
public enum OptionID: Int, CaseIterable, Sendable {
  /// Any option without a number; its name follows.
  case custom = 1
  case select
  case signDisplay
  case useGrouping
  case minimumIntegerDigits
  case minimumFractionDigits
  case maximumFractionDigits
  case minimumSignificantDigits
  case maximumSignificantDigits
  case direction
  case id
  case trailingZeroDisplay
  case roundingPriority
  case roundingIncrement
  case roundingMode
  case add
  case subtract

  private static let names: [(OptionID, String)] = [
    (.select, "select"), (.signDisplay, "signDisplay"), (.useGrouping, "useGrouping"),
    (.minimumIntegerDigits, "minimumIntegerDigits"),
    (.minimumFractionDigits, "minimumFractionDigits"),
    (.maximumFractionDigits, "maximumFractionDigits"),
    (.minimumSignificantDigits, "minimumSignificantDigits"),
    (.maximumSignificantDigits, "maximumSignificantDigits"), (.direction, "u:dir"),
    (.id, "u:id"), (.trailingZeroDisplay, "trailingZeroDisplay"),
    (.roundingPriority, "roundingPriority"), (.roundingIncrement, "roundingIncrement"),
    (.roundingMode, "roundingMode"), (.add, "add"), (.subtract, "subtract"),
  ]

  /// The option of a name.
  public init(name: String) {
    self = Self.names.first { $0.1 == name }?.0 ?? .custom
  }

  /// The name, where the number alone tells it.
  public var name: String? { Self.names.first { $0.0 == self }?.1 }
}
