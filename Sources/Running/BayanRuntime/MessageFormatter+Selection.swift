extension MessageFormatter {
  /// Finds the variant that fits best and puts the reader at its pattern.
  ///
  /// - Returns: `false` where no variant fits, which only a damaged pack has.
  mutating func selectPattern(_ reader: inout PackReader, selectorCount: Int) -> Bool {
    guard selectorCount <= MessageLimit.selectors else { return false }
    // On the stack: to get memory from the heap and to free it takes 250 instructions.
    let capacity = 1 + reader.count() + selectorCount
    let best = withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity) { room in
      var ranks = KeyRanks(room)
      for _ in 0..<selectorCount {
        let value = resolveOperand(&reader, declarationLimit: declarations.count)
        rankKeys(&reader, of: value, into: &ranks)
        ranks.endSelector()
      }
      return bestVariant(&reader, selectorCount: selectorCount, ranks)
    }
    guard let best else { return false }
    for _ in 0..<best { reader.skipBlock() }
    _ = reader.number()
    return true
  }

  private mutating func bestVariant(
    _ reader: inout PackReader, selectorCount: Int, _ ranks: KeyRanks
  ) -> Int? {
    let units = reader.number()
    let variantCount = reader.count()
    guard (1...4).contains(units) else { return nil }
    let variants = reader.block(variantCount, of: selectorCount * units)
    guard !reader.isDamaged else { return nil }
    func key(_ variant: Int, _ selector: Int) -> Int {
      // Can't overflow: as many units are in the pack.
      let place = (variant &* selectorCount &+ selector) &* units
      // Nearly all messages have fewer than 128 keys.
      if units == 1 { return Int(variants[place] & 0x7F) }
      return (0..<units).reduce(0) { $0 << 7 | Int(variants[place + $1] & 0x7F) }
    }
    if !ranks.badKeys.isEmpty {
      for variant in 0..<variantCount {
        let keys = (0..<selectorCount).lazy.map { key(variant, $0) }
        let bad = keys.first { ranks[$0] == nil }.flatMap { ranks.badKey($0) }
        if let bad { report(.badVariantKey(bad)) }
      }
    }
    return VariantSelection.best(
      variantCount: variantCount, selectorCount: selectorCount, highest: { ranks.highest($0) },
      rank: { ranks[key($0, $1)] })
  }

  private mutating func rankKeys(
    _ reader: inout PackReader, of value: ResolvedValue, into ranks: inout KeyRanks
  ) {
    let isPercent = value.traits.contains(.isPercent)
    switch value.content {
    case .literal, .string:
      guard value.traits.contains(.selectsText) else { break }
      let text = text(value)
      return ranks.read(&reader) { $0.isText(text) ? .exact : nil }
    case .integer, .number:
      let options = options(of: value)
      guard options.selection != .impossible else { break }
      if case .integer(let number) = value.content, options.keepsIntegers, !isPercent {
        let category = contents.category(
          of: PluralOperands(UInt64(number.magnitude)), options.selection)
        return ranks.read(&reader, category) { "\(number)".hasUTF8($0) }
      }
      let number = isPercent ? number(of: value).timesHundred : number(of: value)
      let (rounded, minimumFraction) =
        isPercent ? options.rounded(number, defaultMaximum: 0) : options.rounded(number)
      // A number that isn't finite is `other`, as in ICU.
      let category =
        number.isFinite
        ? contents.category(
          of: PluralOperands(rounded, minimumFraction: minimumFraction), options.selection)
        : options.selection == .exact ? nil : .other
      let text = number.trimmed.serialized()
      return ranks.read(&reader, category) { text.hasUTF8($0) }
    case .custom(let index):
      let custom = extras.customValues[index]
      guard custom.canSelect else { break }
      if !ranks.read(&reader, custom) { report(.badSelector) }
      return
    case .fallback where value.traits.contains(.selectsText):
      // `:string` has no error of its own for a missing value, which is reported already.
      return ranks.read(&reader) { _ in nil }
    case .typed, .fallback: break
    }
    report(.badSelector)
    ranks.read(&reader) { _ in nil }
  }
}

/// How closely the keys of all selectors fit, by their numbers.
private struct KeyRanks {
  /// For keys that don't fit -1, or less if in ``badKeys``; at the end the highest of selectors.
  private let ranks: UnsafeMutableBufferPointer<Int>
  private var count = 0
  private var selectorCount = 0
  /// The highest rank of the selector whose keys are read.
  private var top = 0
  /// Keys that no number can have.
  private(set) var badKeys: [String] = []

  /// - Parameter room: Room for a rank of `*`, which is key 0, of each other key and each selector.
  init(_ room: UnsafeMutableBufferPointer<Int>) {
    ranks = room
    append(KeyRank.catchAll)
  }

  private mutating func append(_ rank: KeyRank?) { append(rank?.rawValue ?? -1) }

  private mutating func append(_ rank: Int) {
    guard count + selectorCount < ranks.count else { return }
    ranks[count] = rank
    count += 1
    if rank > top { top = rank }
  }

  /// Notes that all keys of a selector are read.
  mutating func endSelector() {
    selectorCount += 1
    ranks[ranks.count - selectorCount] = top
    top = 0
  }

  /// The rank of a selector's closest key.
  func highest(_ selector: Int) -> KeyRank { KeyRank(rawValue: ranks[ranks.count - 1 - selector]) }

  /// Reads the keys of a selector.
  mutating func read(_ reader: inout PackReader, _ rank: (PackedKey) -> KeyRank?) {
    for _ in 0..<reader.count() { append(rank(reader.key())) }
  }

  /// Reads the keys of a selector that is a number.
  mutating func read(
    _ reader: inout PackReader, _ category: PluralCategory?,
    isNumber: (UnsafeRawBufferPointer) -> Bool
  ) {
    for _ in 0..<reader.count() {
      let key = reader.key()
      if case .text = key {
        badKeys.append(key.text)
        append(-1 - badKeys.count)
      } else {
        append(KeyRank(of: key, category: category, isNumber: isNumber))
      }
    }
  }

  /// Reads the keys of a selector whose function compares them itself.
  ///
  /// - Returns: Whether it could.
  mutating func read(_ reader: inout PackReader, _ value: any FunctionValue) -> Bool {
    let keys = reader.list { $0.key().text }
    let fits = keys.map { value.matches($0) }
    var ranks = [KeyRank?](repeating: nil, count: keys.count)
    if !fits.contains(nil) {
      // The worst first; of keys that are equally good the one that is first is the better.
      let fitting = keys.indices.reversed().filter { fits[$0] == true }
        .sorted { value.isBetter(keys[$1], than: keys[$0]) }
      for (place, index) in fitting.enumerated() { ranks[index] = KeyRank(rawValue: place + 1) }
    }
    for rank in ranks { append(rank) }
    return !fits.contains(nil)
  }

  /// How closely a key fits; `nil` if it doesn't.
  subscript(number: Int) -> KeyRank? {
    guard number < count, ranks[number] >= 0 else { return nil }
    return KeyRank(rawValue: ranks[number])
  }

  /// A key that no number can have.
  func badKey(_ number: Int) -> String? {
    guard number < count, ranks[number] < -1 else { return nil }
    return badKeys[-2 - ranks[number]]
  }
}

/// A key where it is in a pack.
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
  /// equivalent to ASCII. Texts whose lengths differ by more than normalization can change are
  /// different: to compare a value with a million marks takes minutes.
  fileprivate func isText(_ other: String) -> Bool {
    switch self {
    case .category(let category): category.keyword == other
    case .number(let text), .text(let text):
      other.hasUTF8(text)
        || other.utf8.count <= Self.longestExpansion * text.count
          && !other.utf8.allSatisfy { $0 < 0x80 } && self.text == other
    }
  }

  /// How many times longer a text can be in UTF-8 than an equivalent one.
  ///
  /// - Source: Unicode FAQ, Normalization: NFC and NFD make UTF-8 at most three times as long.
  private static var longestExpansion: Int { 9 }
}

/// The limits of a message.
package enum MessageLimit {
  /// Selectors.
  package static let selectors = 64

  /// Declarations that need each other in a chain, so that no message exhausts the stack.
  static let declarationDepth = 200

  /// Lists within lists.
  static let listDepth = 16
}
