import BayanChecking
import BayanICU

/// A search for words and phrases in texts, as whole words.
///
/// Case, Arabic vowel marks and stretched letters, and the form of an apostrophe are ignored.
/// The words of a phrase may only have white space between them.
struct PhraseFinder: Sendable {
  /// The phrases by the hash of their first word, longer ones first.
  private var phrases: [UInt64: [[Unicode.Scalar]]] = [:]

  /// One bit for each first word.
  ///
  /// The bits exclude nearly all words of a text, so that the dictionary needn't be searched for them.
  private var mayBegin: [UInt64] = Array(repeating: 0, count: 16)

  /// - Parameter prefixes: The prefixes that may be joined to the first word: Arabic `و` and `ال`.
  init(_ phrases: some Sequence<String>, prefixes: [String] = []) {
    // Folded once each, and not in every pair: this is a third of what small projects' rules cost.
    let prefixes = ([""] + prefixes).map { prefix in
      let scalars = prefix.unicodeScalars.compactMap(\.asRemembered)
      return (scalars, hash: scalars.reduce(Self.seed) { Self.step($0, $1.value) })
    }
    for phrase in phrases {
      let scalars = phrase.unicodeScalars.compactMap(\.asRemembered)
      let word = scalars.prefix { $0 != " " }
      for (prefix, start) in prefixes {
        let hash = word.reduce(start) { Self.step($0, $1.value) }
        self.phrases[hash, default: []].append(prefix + scalars)
        mayBegin[Int(hash >> 6) & 15] |= 1 << (hash & 63)
      }
    }
    for (hash, several) in self.phrases where several.count > 1 {
      self.phrases[hash] = several.sorted { $0.count > $1.count }
    }
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func step(_ hash: UInt64, _ letter: UInt32) -> UInt64 {
    let mixed = (hash ^ UInt64(letter)) &* 0x100_0000_01B3
    return mixed ^ mixed &>> 29
  }

  /// Returns the ranges of phrases in a text's prose, in order; at each place only the longest.
  func all(in text: ShownText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while let range = next(in: text.scalars, from: index) {
      index = range.upperBound
      // Addresses, paths and code aren't prose.
      if text.literal(at: range.lowerBound) == nil { found.append(range) }
    }
    return found
  }

  func isFound(in text: ShownText) -> Bool {
    var index = 0
    while let range = next(in: text.scalars, from: index) {
      if text.literal(at: range.lowerBound) == nil { return true }
      index = range.upperBound
    }
    return false
  }

  /// Whether a phrase is in a text that is no message.
  func isFound(in text: String) -> Bool { next(in: Array(text.unicodeScalars), from: 0) != nil }

  /// Returns the phrase at the beginning of a text, perhaps after quotation marks.
  func beginning(of text: ShownText) -> Range<Int>? {
    guard let first = text.scalars.firstIndex(where: { $0.isWordPart || $0 == ShownText.object }),
      text.scalars[first].isWordPart,
      let range = next(in: text.scalars, from: first, isFirstWord: true),
      text.literal(at: first) == nil
    else { return nil }
    return range
  }

  /// Whether a text has phrases and no other word, value or number.
  func isAll(of text: ShownText) -> Bool {
    guard beginning(of: text) != nil else { return false }
    let ranges = all(in: text)
    var rest = 0
    for range in ranges + [text.scalars.count..<text.scalars.count] {
      let between = text.scalars[rest..<range.lowerBound]
      if between.contains(where: { $0.isWordPart || $0 == ShownText.object }) { return false }
      rest = range.upperBound
    }
    return true
  }

  /// Returns the first phrase that begins at an index or after it.
  ///
  /// - Parameter isFirstWord: Whether it has to begin with the first word.
  private func next(
    in scalars: [Unicode.Scalar], from start: Int, isFirstWord: Bool = false
  ) -> Range<Int>? {
    var index = start
    while index < scalars.count {
      let first = index
      var hash = Self.seed
      // The loop uses a pointer, because it reads each character of each text of a catalog several times.
      scalars.withUnsafeBufferPointer { buffer in
        while index < buffer.count, let letter = Self.letter(at: index, in: buffer) {
          if letter != 0 { hash = Self.step(hash, letter) }
          index += 1
        }
      }
      guard index > first else {
        index += 1
        continue
      }
      if mayBegin[Int(hash >> 6) & 15] & 1 << (hash & 63) != 0 {
        for phrase in phrases[hash] ?? [] {
          if let end = Self.end(of: phrase, in: scalars, from: first) { return first..<end }
        }
      }
      if isFirstWord { return nil }
    }
    return nil
  }

  /// Returns the character of a word at an index, as ``Unicode/Scalar/asRemembered``: 0 for an ignored
  /// one, `nil` outside of words.
  ///
  /// ASCII and Arabic letters are recognized by their numbers, all others by their properties.
  private static func letter(
    at index: Int, in scalars: UnsafeBufferPointer<Unicode.Scalar>
  ) -> UInt32? {
    let value = scalars[index].value
    switch value {
    case 0x61...0x7A, 0x30...0x39: return value
    case 0x41...0x5A: return value | 0x20
    case 0x20: return nil
    case 0x621...0x63F, 0x641...0x64A: return value
    default:
      return scalars.isWithinWord(index) ? scalars[index].asRemembered?.value ?? 0 : nil
    }
  }

  /// Returns the end of a phrase that begins at an index; `nil` if it doesn't.
  private static func end(
    of phrase: [Unicode.Scalar], in scalars: [Unicode.Scalar], from start: Int
  ) -> Int? {
    var index = start
    func passOver() {
      while index < scalars.count, scalars[index].asRemembered == nil { index += 1 }
    }
    for scalar in phrase {
      passOver()
      if scalar == " " {
        guard index < scalars.count, scalars[index].isWhitespace else { return nil }
        while index < scalars.count, scalars[index].isWhitespace { index += 1 }
        continue
      }
      guard index < scalars.count, scalars[index].asRemembered == scalar else { return nil }
      index += 1
    }
    passOver()
    return scalars.withUnsafeBufferPointer { $0.isWithinWord(index) } ? nil : index
  }
}

extension UnsafeBufferPointer<Unicode.Scalar> {
  /// Whether a word continues at an index: with a letter, or a hyphen or an apostrophe before one.
  fileprivate func isWithinWord(_ index: Int) -> Bool {
    guard index < count else { return false }
    if self[index].isWordPart { return true }
    switch self[index] {
    case "-", "'", "’", "_", "‑": break
    default: return false
    }
    return index > 0 && self[index - 1].isWordPart && index + 1 < count
      && self[index + 1].isWordPart
  }
}

extension Unicode.Scalar {
  /// The scalar in the form for comparing words; `nil` if it is ignored.
  fileprivate var asRemembered: Unicode.Scalar? {
    switch value {
    case 0..<0x80: lowercased
    case 0x64B...0x652, 0x640, 0xAD, 0x200C, 0x200D: nil
    case 0x2019: "'"
    case 0x2011: "-"
    default: lowercased
    }
  }
}
