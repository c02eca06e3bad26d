extension MessageFormatter {
  /// Finds the variant that fits best and leaves the reader at its pattern.
  ///
  /// For the built-in functions "better" only depends on the kind of the keys: an exact
  /// number or a text before a plural category, both before `*`. So a variant's worth is one
  /// number, two bits a selector with the first selector's uppermost, and the least wins.
  ///
  /// - Returns: `false` where no variant fits, which only a damaged pack has.
  mutating func selectPattern(_ reader: inout PackReader, selectorCount: Int) -> Bool {
    guard selectorCount <= MessageLimit.selectors else { return false }
    var selectors: [Selector] = []
    selectors.reserveCapacity(selectorCount)
    for _ in 0..<selectorCount {
      let kind = reader.number()
      let value = resolveOperand(kind: kind, &reader, declarationLimit: declarations.count)
      selectors.append(selector(for: value))
    }
    let variants = reader
    while true {
      var selectorFailed = false
      if let found = bestPattern(&reader, &selectors, selectorFailed: &selectorFailed) {
        reader = found
        return true
      }
      // A selector that failed on the way fits `*` alone from now on: once each, at most.
      guard selectorFailed else { return false }
      reader = variants
    }
  }

  /// Weighs the variants.
  ///
  /// - Returns: The best one's pattern; `nil` where there is none, or a selector failed.
  private mutating func bestPattern(
    _ reader: inout PackReader, _ selectors: inout [Selector], selectorFailed: inout Bool
  ) -> PackReader? {
    var best: (worth: UInt128, keys: PackReader, pattern: PackReader)?
    for _ in 0..<reader.count() {
      let keys = reader
      var worth: UInt128 = 0
      var fits = true
      for index in selectors.indices {
        var rank = Rank.catchAll
        if reader.number() != 0 {
          let key = reader.text()
          guard fits else { continue }
          if case .custom(let value) = selectors[index] {
            guard let matches = value.matches(String(decoding: key, as: UTF8.self)) else {
              selectors[index] = .none
              selectorFailed = true
              report(.badSelector)
              return nil
            }
            fits = matches
            rank = .exact
          } else if let found = self.rank(of: key, in: selectors[index]) {
            rank = found
          } else {
            fits = false
          }
        }
        worth = worth << 2 | UInt128(rank.rawValue)
      }
      let pattern = PackReader(reader.text())
      if reader.isDamaged { break }
      guard fits else { continue }
      guard let current = best else {
        best = (worth, keys, pattern)
        continue
      }
      if isBetter((worth, keys), than: (current.worth, current.keys), selectors) {
        best = (worth, keys, pattern)
      }
    }
    return best?.pattern
  }

  /// Whether a variant is better than another that fits too.
  ///
  /// Worths say it all but between the keys of a registered function, which compares its own.
  private func isBetter(
    _ one: (worth: UInt128, keys: PackReader), than other: (worth: UInt128, keys: PackReader),
    _ selectors: [Selector]
  ) -> Bool {
    var (ownKeys, otherKeys) = (one.keys, other.keys)
    for index in selectors.indices {
      let shift = 2 * (selectors.count - 1 - index)
      let (own, another) = (one.worth >> shift & 3, other.worth >> shift & 3)
      let ownKey = ownKeys.number() != 0 ? ownKeys.string() : nil
      let otherKey = otherKeys.number() != 0 ? otherKeys.string() : nil
      guard own == another else { return own < another }
      // Of two keys that differ, the first selector that has such decides: if neither is better,
      // what was found first stays.
      if case .custom(let value) = selectors[index], let ownKey, let otherKey,
        !ownKey.utf8.elementsEqual(otherKey.utf8)
      {
        return value.isBetter(ownKey, than: otherKey)
      }
    }
    return false
  }

  /// How closely a key fits; less is better.
  private enum Rank: UInt64 {
    case exact = 0
    case category = 1
    case catchAll = 2
  }

  /// What keys are compared with.
  private enum Selector {
    case text(String)
    case number(serialized: String, category: PluralCategory?)
    case custom(any FunctionValue)
    case none
  }

  private mutating func selector(for value: ResolvedValue) -> Selector {
    switch value.content {
    case .literal, .string:
      if value.isStringSelector { return .text(value.text) }
    case .integer(let number, let options):
      if let selector = selector(forInteger: number, options, isPercent: value.isPercent) {
        return selector
      }
    case .number(let number, let options):
      if let selector = selector(forNumber: number, options, isPercent: value.isPercent) {
        return selector
      }
    case .typed: break
    case .custom(let custom):
      if custom.canSelect { return .custom(custom) }
    case .fallback:
      // `:string` has no error of its own for a missing value, which is reported already.
      if value.isStringSelector { return .none }
    }
    report(.badSelector)
    return .none
  }

  private func selector(
    forInteger number: Int, _ options: NumberOptions, isPercent: Bool
  ) -> Selector? {
    guard options.keepsIntegers, !isPercent else {
      return selector(forNumber: MessageNumber(number), options, isPercent: isPercent)
    }
    guard options.selection != .impossible else { return nil }
    let operands = PluralOperands(UInt64(number.magnitude))
    return .number(serialized: "\(number)", category: category(of: operands, options))
  }

  private func selector(
    forNumber number: MessageNumber, _ options: NumberOptions, isPercent: Bool
  ) -> Selector? {
    guard options.selection != .impossible else { return nil }
    let number = isPercent ? number.timesHundred : number
    let (rounded, minimumFraction) =
      isPercent ? options.rounded(number, defaultMaximum: 0) : options.rounded(number)
    let operands = PluralOperands(rounded, minimumFraction: minimumFraction)
    return .number(
      serialized: number.trimmed.serialized(), category: category(of: operands, options))
  }

  private func category(of operands: PluralOperands, _ options: NumberOptions) -> PluralCategory? {
    switch options.selection {
    case nil, .plural: PluralRules.category(of: operands, rules: locale.cardinalRules)
    case .ordinal: PluralRules.category(of: operands, rules: locale.ordinalRules)
    case .exact, .impossible: nil
    }
  }

  private mutating func rank(of key: UnsafeRawBufferPointer, in selector: Selector) -> Rank? {
    switch selector {
    case .none, .custom:
      return nil
    case .text(let text):
      // Canonical equivalence, which is what comparing NFC forms means.
      return text == String(decoding: key, as: UTF8.self) ? .exact : nil
    case .number(let serialized, let category):
      guard let first = key.first else {
        report(.badVariantKey(""))
        return nil
      }
      if first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        if serialized.utf8.elementsEqual(key) { return .exact }
        if MessageNumber.isLiteral(key) { return nil }
      } else if let keyword = PluralCategory(keyword: key) {
        return keyword == category ? .category : nil
      }
      report(.badVariantKey(String(decoding: key, as: UTF8.self)))
      return nil
    }
  }
}

/// What a message may have at most.
public enum MessageLimit {
  /// Selectors: two bits each in the 128 of a variant's worth.
  public static let selectors = 64

  /// Declarations that need each other in a chain, so that no message exhausts the stack.
  public static let declarationDepth = 200

  /// Lists within lists.
  public static let listDepth = 16
}
