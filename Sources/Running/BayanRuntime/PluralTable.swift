/// The plural categories of whole numbers, from 0 on: what plural rules say, said beforehand.
///
/// Rules ask of whole numbers for little but the last two digits. So the categories of 0 to 199
/// are listed, and a larger number has that of its last two digits past 100; where a language
/// counts whole millions apart, that is one category more. Rules that ask for anything else have
/// a list that ends at 199, and are asked beyond it.
///
///     table = period *(count category) ; as many as make up 200
///     period = 0 / 1 / 2 millions-category
struct PluralTable {
  /// How many numbers are listed.
  static let length = 200

  /// Categories of the numbers listed; owned by whoever made the table.
  private let categories: UnsafePointer<UInt8>

  /// Whether larger numbers repeat the second hundred.
  private let repeats: Bool

  /// The category of whole millions; 0xFF where they are like other numbers.
  private let millions: UInt8

  /// The category of a whole number; `nil` where the rules have to be asked.
  @inline(__always)
  func category(of number: UInt) -> UInt8? {
    if number < 100 { return categories[Int(number)] }
    guard repeats else { return number < UInt(Self.length) ? categories[Int(number)] : nil }
    if millions != 0xFF && number % 1_000_000 == 0 { return millions }
    return categories[100 + Int(number % 100)]
  }

  /// Reads a table.
  ///
  /// - Parameter memory: Where the list goes; ``length`` bytes that outlive the table.
  init(_ reader: inout PackReader, into memory: UnsafeMutablePointer<UInt8>) {
    memory.initialize(repeating: UInt8(PluralCategory.other.rawValue), count: Self.length)
    let period = reader.number()
    repeats = period > 0
    let other = PluralCategory.other.rawValue
    millions = period == 2 ? UInt8(min(reader.number(), other)) : 0xFF
    var filled = 0
    while filled < Self.length && !reader.isDamaged {
      let end = min(filled + max(reader.number(), 1), Self.length)
      let category = UInt8(min(reader.number(), other))
      for index in filled..<end { memory[index] = category }
      filled = end
    }
    categories = UnsafePointer(memory)
  }

  /// Writes the table of some rules.
  ///
  /// - Parameter rules: Rules in the encoding of ``PluralRules``.
  static func write(rules: PackWriter, to writer: inout PackWriter) {
    rules.bytes.withUnsafeBytes { bytes in
      let reader = PackReader(bytes)
      func category(_ number: UInt64) -> Int {
        PluralRules.category(of: PluralOperands(number), rules: reader).rawValue
      }
      switch period(of: reader) {
      case .none: writer.write(0)
      case .hundred: writer.write(1)
      case .hundredAndMillions:
        writer.write(2)
        writer.write(category(1_000_000))
      }
      var start = 0
      while start < length {
        let first = category(UInt64(start))
        var end = start + 1
        while end < length && category(UInt64(end)) == first { end += 1 }
        writer.write(end - start)
        writer.write(first)
        start = end
      }
    }
  }

  private enum Period {
    case none
    case hundred
    case hundredAndMillions
  }

  /// What of a whole number decides its category, once it is past 99.
  private static func period(of rules: PackReader) -> Period {
    var reader = rules
    var period = Period.hundred
    for _ in 0..<reader.count() {
      _ = reader.number()
      for _ in 0..<reader.count() {
        for _ in 0..<reader.count() {
          let relation = PluralRules.Relation(&reader)
          guard relation.asksWholeNumber else { continue }
          switch relation.modulus {
          case 0 where relation.ranges.allSatisfy({ $0.high < 100 }): break
          case 1_000_000 where relation.ranges.allSatisfy({ $0.high == 0 }):
            period = .hundredAndMillions
          case 1...100 where 100 % relation.modulus == 0: break
          default: return .none
          }
        }
      }
    }
    return period
  }
}

extension PluralRules {
  /// One comparison of a rule.
  struct Relation {
    var operand: Int
    var modulus: Int
    var ranges: [(low: Int, high: Int)]

    /// Whether the integer part is compared, and not the digits after the point, of which a whole
    /// number has none.
    var asksWholeNumber: Bool { operand < 2 }

    init(_ reader: inout PackReader) {
      operand = reader.number()
      modulus = reader.number()
      _ = reader.number()
      ranges = (0..<reader.count()).map { _ in (reader.number(), reader.number()) }
    }
  }
}
