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
    var best: (worth: UInt64, pattern: PackReader)?
    for _ in 0..<reader.count() {
      var worth: UInt64 = 0
      var fits = true
      for index in 0..<selectorCount {
        var rank = Rank.catchAll
        if reader.number() != 0 {
          let key = reader.text()
          guard fits, let found = self.rank(of: key, in: selectors[index]) else {
            fits = false
            continue
          }
          rank = found
        }
        worth = worth << 2 | rank.rawValue
      }
      let pattern = PackReader(reader.text())
      if reader.isDamaged { break }
      if fits && worth < (best?.worth ?? .max) { best = (worth, pattern) }
    }
    guard let best else { return false }
    reader = best.pattern
    return true
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
    case none
  }

  private mutating func selector(for value: ResolvedValue) -> Selector {
    switch value.content {
    case .literal, .string:
      if value.isStringSelector { return .text(value.text) }
    case .integer(let number, let options):
      if let selector = selector(forInteger: number, options) { return selector }
    case .number(let number, let options):
      if let selector = selector(forNumber: number, options) { return selector }
    case .fallback: break
    }
    report(.badSelector)
    return .none
  }

  private func selector(forInteger number: Int, _ options: NumberOptions) -> Selector? {
    guard options.minimumFractionDigits == nil, options.minimumSignificantDigits == nil,
      options.maximumSignificantDigits == nil
    else { return selector(forNumber: MessageNumber(number), options) }
    guard options.selection != .impossible else { return nil }
    let operands = PluralOperands(UInt64(number.magnitude))
    return .number(serialized: "\(number)", category: category(of: operands, options))
  }

  private func selector(forNumber number: MessageNumber, _ options: NumberOptions) -> Selector? {
    guard options.selection != .impossible else { return nil }
    let (rounded, minimumFraction) = options.rounded(number)
    let operands = PluralOperands(rounded, minimumFraction: minimumFraction)
    return .number(
      serialized: number.trimmed.serialized(), category: category(of: operands, options))
  }

  private func category(of operands: PluralOperands, _ options: NumberOptions) -> PluralCategory? {
    switch options.selection {
    case .plural: PluralRules.category(of: operands, rules: locale.cardinalRules)
    case .ordinal: PluralRules.category(of: operands, rules: locale.ordinalRules)
    case .exact, .impossible: nil
    }
  }

  private mutating func rank(of key: UnsafeRawBufferPointer, in selector: Selector) -> Rank? {
    switch selector {
    case .none:
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
        if MessageNumber(key) != nil { return nil }
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
  /// Selectors: two bits each in the 64 of a variant's worth.
  public static let selectors = 31
}
