import BayanCatalog
import BayanICU
import BayanMessageSyntax
import BayanSupport

/// Reads the words of messages, so that two are found to say the same whatever their case, spaces
/// and punctuation.
///
/// Of a million messages the words would fill the memory, so that their hashes are compared, of 64
/// bits and of this run alone. Texts go through one buffer, and nothing is made of them.
struct ComparedWords {
  /// Letters and digits in small letters, a space between words, a line feed between variants.
  private var scalars: [Unicode.Scalar] = []
  private var length = 0
  private var lineStart = 0
  private var hasGap = false
  /// Whether Normalization Form C may have other characters than these.
  private var mayChange = false
  private var lastClass: UInt8 = 0

  private let table = CharacterTable.shared

  /// A number that messages with the same words and placeholders share, and hardly any others;
  /// `nil` where there are no words.
  ///
  /// Texts that Unicode takes for the same are the same here.
  mutating func hash(of words: LocaleMessage) -> Int? {
    scalars.removeAll(keepingCapacity: true)
    (length, hasGap, mayChange, lastClass) = (0, false, false, 0)
    switch words.parsed.message.body {
    case .pattern(let pattern): read(pattern)
    case .select(_, let variants): for variant in variants { read(variant.pattern) }
    }
    guard length > 1 else { return nil }
    if mayChange { normalize() }
    var hasher = Hasher()
    scalars.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private mutating func read(_ pattern: Pattern) {
    if !scalars.isEmpty { append("\n") }
    lineStart = scalars.count
    hasGap = false
    for element in pattern.elements {
      switch element.shown {
      case .text(let text): read(text)
      case .object: read(MessageText.object)
      case .nothing: continue
      }
    }
  }

  private mutating func read(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let scalar = UTF8Scalar(at: offset, in: bytes)
        offset += scalar.length
        read(scalar.value)
      }
    }
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      guard scalar.isASCIIAlphanumeric else {
        hasGap = scalars.count > lineStart
        return
      }
      closeGap()
      append(
        scalar.isASCIIUppercase ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
      return
    }
    let entry = table[scalar]
    guard !entry.classes.isDisjoint(with: .wordPart) || scalar == MessageText.object else {
      hasGap = scalars.count > lineStart
      return
    }
    closeGap()
    // No other letters have small ones.
    if entry.classes.contains(.uppercase) || entry.properties.category == .lt {
      for small in scalar.properties.lowercaseMapping.unicodeScalars { add(small) }
    } else {
      add(scalar)
    }
  }

  private mutating func closeGap() {
    if hasGap { append(" ") }
    hasGap = false
  }

  /// Adds a letter, and sees whether it stands as Normalization Form C has it.
  private mutating func add(_ scalar: Unicode.Scalar) {
    let properties = table[scalar].properties
    let order = properties.combiningClass
    if properties.mayChangeInNFC || (order != 0 && order < lastClass) { mayChange = true }
    append(scalar)
    lastClass = order
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    lastClass = 0
    scalars.append(scalar)
    length += UTF8.width(scalar)
  }

  private mutating func normalize() {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    scalars.removeAll(keepingCapacity: true)
    scalars.append(contentsOf: Normalization.normalizedNFC(String(text)).unicodeScalars)
  }
}
