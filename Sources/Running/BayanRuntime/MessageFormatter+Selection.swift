extension MessageFormatter {
  /// Finds the variant that fits best and puts the reader at its pattern.
  ///
  /// - Returns: `false` where no variant fits, which only a damaged pack has.
  mutating func selectPattern(_ reader: inout PackReader, selectorCount: Int) -> Bool {
    guard selectorCount <= MessageLimit.selectors else { return false }
    var keys = SelectorKeys()
    _ = reader.count()
    for selector in 0..<selectorCount {
      let value = selectorValue(resolveOperand(&reader, declarationLimit: declarations.count))
      keys.read(&reader, of: selector, value)
    }
    let units = reader.number()
    let variantCount = reader.count()
    guard (1...4).contains(units) else { return false }
    let variants = reader.block(variantCount * selectorCount * units)
    guard !reader.isDamaged else { return false }
    func key(_ variant: Int, _ selector: Int) -> Int {
      // Can't overflow: as many units are in the pack.
      let place = (variant &* selectorCount &+ selector) &* units
      // Nearly all messages have fewer than 128 keys.
      if units == 1 { return Int(variants[place] & 0x7F) }
      return (0..<units).reduce(0) { $0 << 7 | Int(variants[place + $1] & 0x7F) }
    }
    while true {
      do throws(SelectorFailure) {
        let best = try VariantSelection.best(
          variantCount: variantCount, selectorCount: selectorCount,
          rank: { variant, selector throws(SelectorFailure) in
            let number = key(variant, selector)
            switch keys.ranks[number] {
            case .known(let rank): return rank
            case .unknown: return try rank(number, of: selector, keys)
            }
          },
          prefers: { selector, variant, other in
            keys.prefers(key(variant, selector), to: key(other, selector), of: selector)
          })
        guard let best else { return false }
        for _ in 0..<best { reader.skipBlock() }
        _ = reader.number()
        return true
      } catch {
        // Once for each selector, at most.
        report(.badSelector)
        keys.registered[error.selector] = nil
      }
    }
  }

  /// How closely a key fits that a number can't have, or that the selector's function compares.
  private mutating func rank(
    _ number: Int, of selector: Int, _ keys: SelectorKeys
  ) throws(SelectorFailure) -> KeyRank? {
    if let bad = keys.bad[number] { report(.badVariantKey(bad)) }
    guard let function = keys.registered[selector], let key = function.keys[number] else {
      return nil
    }
    guard let matches = function.value.matches(key) else {
      throw SelectorFailure(selector: selector)
    }
    return matches ? .exact : nil
  }

  /// A registered function that couldn't say whether a key fits.
  private struct SelectorFailure: Error {
    var selector: Int
  }

  /// The keys of all selectors, by their numbers.
  private struct SelectorKeys {
    private(set) var ranks = KeyRanks()
    /// Keys that no number can have.
    private(set) var bad: [Int: String] = [:]
    /// The functions that compare their keys themselves, by selector, with those keys.
    var registered: [Int: (value: any FunctionValue, keys: [Int: String])] = [:]

    init() {
      // Number 0 is that of `*`.
      ranks.append(.catchAll)
    }

    /// Reads the keys of a selector.
    mutating func read(
      _ reader: inout PackReader, of selector: Int, _ value: SelectorValue
    ) {
      let count = reader.count()
      switch value {
      case .none:
        for _ in 0..<count {
          _ = reader.key()
          ranks.append(nil)
        }
      case .text(let text):
        for _ in 0..<count { ranks.append(reader.key().isText(text) ? .exact : nil) }
      case .integer(let number, let category):
        for _ in 0..<count { append(reader.key(), category) { $0.isInteger(number) } }
      case .number(let number, let category):
        for _ in 0..<count { append(reader.key(), category) { number.hasUTF8($0) } }
      case .registered(let value):
        var keys: [Int: String] = [:]
        for _ in 0..<count {
          keys[ranks.count] = reader.key().text
          ranks.appendUnknown()
        }
        registered[selector] = (value, keys)
      }
    }

    private mutating func append(
      _ key: PackedKey, _ category: PluralCategory?, isNumber: (UnsafeRawBufferPointer) -> Bool
    ) {
      if case .text = key {
        bad[ranks.count] = key.text
        ranks.appendUnknown()
      } else {
        ranks.append(KeyRank(of: key, category: category, isNumber: isNumber))
      }
    }

    /// Whether a key is better than another that fits too; `nil` where it makes no difference.
    func prefers(_ number: Int, to other: Int, of selector: Int) -> Bool? {
      guard number != other, !registered.isEmpty, let function = registered[selector],
        let key = function.keys[number], let another = function.keys[other]
      else { return nil }
      return function.value.isBetter(key, than: another)
    }
  }

  /// What keys are compared with.
  private enum SelectorValue {
    case text(String)
    case integer(Int, PluralCategory?)
    case number(String, PluralCategory?)
    case registered(any FunctionValue)
    /// Only `*` fits.
    case none
  }

  private mutating func selectorValue(_ value: ResolvedValue) -> SelectorValue {
    switch value.content {
    case .literal, .string:
      if value.traits.contains(.selectsText) { return .text(text(value)) }
    case .integer(let number):
      if let selector = selectorValue(integer: number, value) { return selector }
    case .number(let place):
      if let selector = selectorValue(number(at: place), value) { return selector }
    case .typed: break
    case .custom(let index):
      if extras.customValues[index].canSelect { return .registered(extras.customValues[index]) }
    case .fallback:
      // `:string` has no error of its own for a missing value, which is reported already.
      if value.traits.contains(.selectsText) { return .none }
    }
    report(.badSelector)
    return .none
  }

  private mutating func selectorValue(integer number: Int, _ value: ResolvedValue) -> SelectorValue?
  {
    let options = options(of: value)
    guard options.keepsIntegers, !value.traits.contains(.isPercent) else {
      return selectorValue(MessageNumber(number), value)
    }
    guard options.selection != .impossible else { return nil }
    let operands = PluralOperands(UInt64(number.magnitude))
    return .integer(number, contents.category(of: operands, options.selection))
  }

  private mutating func selectorValue(
    _ number: MessageNumber, _ value: ResolvedValue
  ) -> SelectorValue? {
    let options = options(of: value)
    guard options.selection != .impossible else { return nil }
    let isPercent = value.traits.contains(.isPercent)
    let number = isPercent ? number.timesHundred : number
    let (rounded, minimumFraction) =
      isPercent ? options.rounded(number, defaultMaximum: 0) : options.rounded(number)
    let operands = PluralOperands(rounded, minimumFraction: minimumFraction)
    return .number(
      number.trimmed.serialized(), contents.category(of: operands, options.selection))
  }
}

/// A key where it lies in a pack.
private typealias PackedKey = VariantKeyForm<UnsafeRawBufferPointer>

extension PackReader {
  /// Reads a variant's key.
  fileprivate mutating func key() -> PackedKey {
    let number = number()
    if let category = PluralCategory(rawValue: number) { return .category(category) }
    return number == MessageForm.Key.number.rawValue ? .number(text()) : .text(text())
  }
}

extension VariantKeyForm<UnsafeRawBufferPointer> {
  /// The key as it is written.
  fileprivate var text: String {
    switch self {
    case .category(let category): category.keyword
    case .number(let text), .text(let text): String(decoding: text, as: UTF8.self)
    }
  }

  /// Whether the key is some text.
  ///
  /// Canonical equivalence decides, which is what comparing NFC forms means; nothing but itself is
  /// equivalent to ASCII.
  fileprivate func isText(_ other: String) -> Bool {
    switch self {
    case .category(let category): category.keyword == other
    case .number(let text), .text(let text):
      other.hasUTF8(text) || !other.utf8.allSatisfy { $0 < 0x80 } && self.text == other
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the text is an integer's digits, with `-` before those of one below zero.
  fileprivate func isInteger(_ number: Int) -> Bool {
    var rest = number.magnitude
    var index = count
    repeat {
      index -= 1
      guard index >= 0, self[index] == UInt8(ascii: "0") + UInt8(rest % 10) else { return false }
      rest /= 10
    } while rest > 0
    return number < 0 ? index == 1 && self[0] == UInt8(ascii: "-") : index == 0
  }
}

/// How closely keys fit, four bits each: those of most messages lie in one number.
private struct KeyRanks {
  private var first: UInt64 = 0
  private var others: [UInt64] = []
  private(set) var count = 0

  enum Element {
    case known(KeyRank?)
    /// Found out when a variant asks.
    case unknown
  }

  mutating func append(_ rank: KeyRank?) { append(UInt64(rank.map { $0.rawValue + 1 } ?? 0)) }

  /// Appends a key whose rank is found out when a variant asks.
  mutating func appendUnknown() { append(0xF) }

  private mutating func append(_ bits: UInt64) {
    let shifted = bits &<< (4 &* UInt64(count & 15))
    if count < 16 {
      first |= shifted
    } else {
      if count & 15 == 0 { others.append(0) }
      others[count / 16 - 1] |= shifted
    }
    count += 1
  }

  /// How closely a key fits, by its number.
  subscript(number: Int) -> Element {
    guard number < count else { return .known(nil) }
    let word = number < 16 ? first : others[number / 16 - 1]
    switch word &>> (4 &* UInt64(number & 15)) & 0xF {
    case 1: return .known(.exact)
    case 2: return .known(.category)
    case 3: return .known(.catchAll)
    case 0xF: return .unknown
    default: return .known(nil)
    }
  }
}

/// What a message may have at most.
public enum MessageLimit {
  /// Selectors.
  public static let selectors = 64

  /// Declarations that need each other in a chain, so that no message exhausts the stack.
  public static let declarationDepth = 200

  /// Lists within lists.
  public static let listDepth = 16
}
