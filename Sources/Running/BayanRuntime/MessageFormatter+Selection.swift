extension MessageFormatter {
  /// Finds the variant that fits best and puts the reader at its pattern.
  ///
  /// - Returns: `false` where no variant fits, which only a damaged pack has.
  mutating func selectPattern(_ reader: inout PackReader, selectorCount: Int) -> Bool {
    guard selectorCount <= MessageLimit.selectors else { return false }
    var keys = SelectorKeys(count: reader.count())
    for selector in 0..<selectorCount {
      let value = selectorValue(resolveOperand(&reader, declarationLimit: declarations.count))
      for _ in 0..<reader.count() { keys.append(reader.key(), of: selector, value) }
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
            if !keys.bad.isEmpty, let bad = keys.bad[number] { report(.badVariantKey(bad)) }
            return try keys.rank(number, of: selector)
          },
          prefers: { selector, variant, other in
            keys.prefers(key(variant, selector), to: key(other, selector), of: selector)
          })
        guard let best else { return false }
        reader.skip(variantCount * selectorCount * units)
        for _ in 0..<best { _ = reader.text() }
        reader = PackReader(reader.text())
        return true
      } catch {
        // Once for each selector, at most.
        report(.badSelector)
        keys.registered[error.selector] = nil
      }
    }
  }

  /// A registered function that couldn't say whether a key fits.
  private struct SelectorFailure: Error {
    var selector: Int
  }

  /// The keys of all selectors by their numbers, and how closely they fit.
  private struct SelectorKeys {
    /// Number 0 is that of `*`.
    var ranks: [KeyRank?] = []
    /// Keys that no number can have.
    var bad: [Int: String] = [:]
    /// The functions that compare their keys themselves, by selector, with those keys.
    var registered: [Int: (value: any FunctionValue, keys: [Int: String])] = [:]

    init(count: Int) {
      ranks.reserveCapacity(1 + count)
      ranks.append(.catchAll)
    }

    mutating func append(_ key: VariantKey, of selector: Int, _ value: SelectorValue) {
      var rank: KeyRank?
      switch value {
      case .none: break
      case .text(let text): rank = KeyRank(of: key, text: text)
      case .number(let number, let category):
        if case .text(let key) = key { bad[ranks.count] = key }
        rank = KeyRank(of: key, number: number, category: category)
      case .registered(let value):
        registered[selector, default: (value, [:])].keys[ranks.count] = key.text
      }
      ranks.append(rank)
    }

    func rank(_ number: Int, of selector: Int) throws(SelectorFailure) -> KeyRank? {
      guard !registered.isEmpty, let function = registered[selector],
        let key = function.keys[number]
      else {
        return number < ranks.count ? ranks[number] : nil
      }
      guard let matches = function.value.matches(key) else {
        throw SelectorFailure(selector: selector)
      }
      return matches ? .exact : nil
    }

    /// Whether a key is better than another that fits too; `nil` where it makes no difference.
    func prefers(_ number: Int, to other: Int, of selector: Int) -> Bool? {
      guard number != other, let function = registered[selector],
        let key = function.keys[number], let another = function.keys[other]
      else { return nil }
      return function.value.isBetter(key, than: another)
    }
  }

  /// What keys are compared with.
  private enum SelectorValue {
    case text(String)
    case number(String, PluralCategory?)
    case registered(any FunctionValue)
    /// Only `*` fits.
    case none
  }

  private mutating func selectorValue(_ value: ResolvedValue) -> SelectorValue {
    switch value.content {
    case .literal, .string:
      if value.isStringSelector { return .text(value.text) }
    case .integer(let number):
      if let selector = selectorValue(integer: number, value) { return selector }
    case .number(let number):
      if let selector = selectorValue(number, value) { return selector }
    case .typed: break
    case .custom(let custom):
      if custom.canSelect { return .registered(custom) }
    case .fallback:
      // `:string` has no error of its own for a missing value, which is reported already.
      if value.isStringSelector { return .none }
    }
    report(.badSelector)
    return .none
  }

  private mutating func selectorValue(integer number: Int, _ value: ResolvedValue) -> SelectorValue?
  {
    let options = value.options
    guard options.keepsIntegers, !value.isPercent else {
      return selectorValue(MessageNumber(number), value)
    }
    guard options.selection != .impossible else { return nil }
    let operands = PluralOperands(UInt64(number.magnitude))
    return .number(String(number), contents.category(of: operands, options.selection))
  }

  private mutating func selectorValue(
    _ number: MessageNumber, _ value: ResolvedValue
  ) -> SelectorValue? {
    let options = value.options
    guard options.selection != .impossible else { return nil }
    let number = value.isPercent ? number.timesHundred : number
    let (rounded, minimumFraction) =
      value.isPercent ? options.rounded(number, defaultMaximum: 0) : options.rounded(number)
    let operands = PluralOperands(rounded, minimumFraction: minimumFraction)
    return .number(
      number.trimmed.serialized(), contents.category(of: operands, options.selection))
  }
}

extension PackReader {
  /// Reads a variant's key.
  fileprivate mutating func key() -> VariantKey {
    let number = number()
    if let category = PluralCategory(rawValue: number) { return .category(category) }
    return number == MessageForm.Key.number.rawValue ? .number(string()) : .text(string())
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
