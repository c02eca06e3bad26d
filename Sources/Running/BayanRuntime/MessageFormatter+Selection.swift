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
    let variants = reader
    func key(_ variant: Int, _ selector: Int) -> Int {
      variants.number(units: units, at: variant * selectorCount + selector)
    }
    while true {
      do throws(SelectorFailure) {
        let best = try VariantSelection.best(
          variantCount: variantCount, selectorCount: selectorCount,
          rank: { variant, selector throws(SelectorFailure) in
            let number = key(variant, selector)
            switch keys.fits[number] {
            case .exact: return .exact
            case .category: return .category
            case .catchAll: return .catchAll
            case .not: return nil
            case .unknown: return try rank(number, of: selector, keys)
            }
          },
          prefers: { selector, variant, other in
            keys.prefers(key(variant, selector), to: key(other, selector), of: selector)
          })
        guard let best else { return false }
        reader.skip(variantCount * selectorCount * units)
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

  /// How closely a key fits that only the selector's function can tell, or that no number can have.
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

  /// How closely the keys of all selectors fit, by their numbers.
  private struct SelectorKeys {
    private(set) var fits = KeyFits()
    /// Keys that no number can have.
    private(set) var bad: [Int: String] = [:]
    /// The functions that compare their keys themselves, by selector, with those keys.
    var registered: [Int: (value: any FunctionValue, keys: [Int: String])] = [:]

    init() {
      // Number 0 is that of `*`.
      fits.append(.catchAll)
    }

    /// Reads the keys of a selector.
    mutating func read(
      _ reader: inout PackReader, of selector: Int, _ value: SelectorValue
    ) {
      if case .registered(let value) = value { registered[selector] = (value, [:]) }
      for _ in 0..<reader.count() {
        let key = reader.key()
        switch value {
        case .none: fits.append(.not)
        case .text(let text): fits.append(key.isText(text) ? .exact : .not)
        case .integer(let number, let category):
          append(key, KeyRank(of: key, category: category) { $0.isInteger(number) })
        case .number(let number, let category):
          append(key, KeyRank(of: key, category: category) { number.hasUTF8($0) })
        case .registered:
          registered[selector]?.keys[fits.count] = key.text
          fits.append(.unknown)
        }
      }
    }

    private mutating func append(_ key: PackedKey, _ rank: KeyRank?) {
      if case .text = key {
        bad[fits.count] = key.text
        fits.append(.unknown)
      } else {
        fits.append(KeyFit(rank))
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

/// How a key fits.
private enum KeyFit: UInt8 {
  case not
  case exact
  case category
  case catchAll
  /// To be found out when a variant asks.
  case unknown

  init(_ rank: KeyRank?) {
    switch rank {
    case nil: self = .not
    case .exact: self = .exact
    case .category: self = .category
    case .catchAll: self = .catchAll
    }
  }
}

/// How keys fit, four bits each: those of most messages lie in one number.
private struct KeyFits {
  private var first: UInt64 = 0
  private var others: [UInt64] = []
  private(set) var count = 0

  /// Inlined, as the subscript: a call takes longer than what it does, once for each key.
  @inline(__always)
  mutating func append(_ fit: KeyFit) {
    let bits = UInt64(fit.rawValue) << (4 * (count % 16))
    if count < 16 {
      first |= bits
    } else {
      if count % 16 == 0 { others.append(0) }
      others[count / 16 - 1] |= bits
    }
    count += 1
  }

  /// How a key fits, by its number.
  @inline(__always)
  subscript(number: Int) -> KeyFit {
    guard number < count else { return .not }
    let bits = number < 16 ? first : others[number / 16 - 1]
    return KeyFit(rawValue: UInt8(bits >> (4 * (number % 16)) & 0xF)) ?? .not
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
