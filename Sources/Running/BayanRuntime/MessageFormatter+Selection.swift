extension MessageFormatter {
  /// Selects the best variant, and moves the reader to its pattern.
  ///
  /// - Returns: `false` if no variant matches, which happens only with a damaged pack.
  mutating func selectPattern(_ reader: inout PackReader, selectorCount: Int) -> Bool {
    guard selectorCount <= FormattingLimits.selectors else { return false }
    // The memory is on the stack: getting memory from the heap and freeing it takes 250
    // instructions.
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
      // The product can't overflow, because the pack has that many units.
      let place = (variant &* selectorCount &+ selector) &* units
      // Nearly all messages have fewer than 128 keys, so that a key number has one unit.
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
      // A number that isn't finite has the category `other`, as in ICU.
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
      // `:string` reports no error for a missing value, because it is reported already.
      return ranks.read(&reader) { _ in nil }
    case .typed, .fallback: break
    }
    report(.badSelector)
    ranks.read(&reader) { _ in nil }
  }
}

/// The ranks of the keys of all selectors, by key number.
private struct KeyRanks {
  /// The ranks: -1 for a key that doesn't match, or less for one in ``badKeys``; the selectors'
  /// highest ranks are at the end.
  private let ranks: UnsafeMutableBufferPointer<Int>
  private var count = 0
  private var selectorCount = 0
  /// The highest rank of the current selector.
  private var top = 0
  /// The keys that no number can have.
  private(set) var badKeys: [String] = []

  /// Creates the ranks in some memory.
  ///
  /// - Parameter room: Memory with a place for each key, for `*`, which is key 0, and for each
  ///   selector.
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

  /// Ends the current selector.
  mutating func endSelector() {
    selectorCount += 1
    ranks[ranks.count - selectorCount] = top
    top = 0
  }

  /// Returns the rank of a selector's best key.
  func highest(_ selector: Int) -> KeyRank { KeyRank(rawValue: ranks[ranks.count - 1 - selector]) }

  /// Reads the keys of a selector.
  mutating func read(_ reader: inout PackReader, _ rank: (PackedKey) -> KeyRank?) {
    for _ in 0..<reader.count() { append(rank(reader.key())) }
  }

  /// Reads the keys of a selector with a number as its value.
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

  /// Reads the keys of a selector whose function compares them.
  ///
  /// - Returns: Whether the function could compare them.
  mutating func read(_ reader: inout PackReader, _ value: AnyFunctionValue) -> Bool {
    let keys = reader.list { $0.key().text }
    let fits = keys.map { value.matches($0) }
    var ranks = [KeyRank?](repeating: nil, count: keys.count)
    if !fits.contains(nil) {
      // The worst key is first. Of equally good keys, the earlier one counts as better.
      let fitting = keys.indices.reversed().filter { fits[$0] == true }
        .sorted { value.isBetter(keys[$1], than: keys[$0]) }
      for (place, index) in fitting.enumerated() { ranks[index] = KeyRank(rawValue: place + 1) }
    }
    for rank in ranks { append(rank) }
    return !fits.contains(nil)
  }

  /// Returns the rank of a key; `nil` for a key that doesn't match.
  subscript(number: Int) -> KeyRank? {
    guard number < count, ranks[number] >= 0 else { return nil }
    return KeyRank(rawValue: ranks[number])
  }

  /// Returns a key that no number can have.
  func badKey(_ number: Int) -> String? {
    guard number < count, ranks[number] < -1 else { return nil }
    return badKeys[-2 - ranks[number]]
  }
}

/// A key with its text in the pack.
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
  /// The text of the key in the message.
  fileprivate var text: String {
    switch self {
    case .category(let category): category.keyword
    case .number(let text), .text(let text): String(decoding: text, as: UTF8.self)
    }
  }

  /// Returns whether the key equals a text.
  ///
  /// Canonically equivalent texts are equal, as their NFC forms are. ASCII text is equivalent only
  /// to itself. Texts count as different if their lengths differ by more than normalization can
  /// change: comparing a value with a million marks takes minutes.
  fileprivate func isText(_ other: String) -> Bool {
    switch self {
    case .category(let category): category.keyword == other
    case .number(let text), .text(let text):
      other.hasUTF8(text)
        || other.utf8.count <= Self.longestExpansion * text.count
          && !other.utf8.allSatisfy { $0 < 0x80 } && self.text == other
    }
  }

  /// The largest ratio of the lengths of two equivalent texts in UTF-8.
  ///
  /// - Source: Unicode FAQ, Normalization: NFC and NFD make UTF-8 at most three times as long.
  private static var longestExpansion: Int { 9 }
}

/// The limits of a message, which keep time and stack bounded.
package enum FormattingLimits {
  /// The number of selectors.
  package static let selectors = 64

  /// The length of a chain of declarations that use each other, so that no message exhausts the
  /// stack.
  static let declarationDepth = 200

  /// The depth of lists within lists.
  static let listDepth = 16
}
