package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// Two kinds of digits in one message.
package struct DigitsMixed: MessageRule {
  package static let id: RuleID = "digits-mixed"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.otherDigit) else { return }
    let writing = message.writing
    for text in message.renderedTexts where text.traits.contains(.otherDigit) {
      let numbers = text.freeNumbers.filter { !message.namesVersion(text, $0) }
      var zeros: [UInt32: Int] = [:]
      for index in numbers.joined() { zeros[text.characters[index].zero, default: 0] += 1 }
      if zeros.count == 1, text.bytes.intersects("0123456789") {
        // `MP٣` beside `128K`: names in Latin letters need ASCII digits.
        var chunks = NumberChunks(text)
        let strangers = numbers.filter {
          text.characters[$0.lowerBound].zero != 0x30
            && chunks.chunk(containing: $0).hasLatinOrASCIIDigit
        }
        self.report(strangers, of: text, in: message, keeping: 0x30, &report)
      }
      guard zeros.count > 1 else { continue }
      // The locale's own digits are kept. If the text has none of them, or CLDR has changed its digits, the
      // most frequent are kept; of two equally frequent kinds, the one that isn't ASCII.
      let own = writing.zero.value
      let most = zeros.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? own
      let zero = zeros[own] != nil && !writing.digitsAreDisputed ? own : most
      let others = numbers.filter { number in
        number.contains { text.characters[$0].zero != zero }
      }
      self.report(others, of: text, in: message, keeping: zero, &report)
    }
  }

  /// Reports numbers in other digits than those that begin with a zero.
  private func report(
    _ numbers: [Range<Int>], of text: ShownText, in message: CatalogMessage, keeping zero: UInt32,
    _ report: inout Report
  ) {
    guard let first = numbers.first else { return }
    report.add(
      .mixed(text.string(first), zero), at: .text(first, of: text, in: message),
      fixes: Fix.making(
        "write \(quoted(text.string(first, digitsFrom: zero)))", .automatic,
        numbers.map { message.edit($0, of: text, to: text.string($0, digitsFrom: zero)) }))
  }
}

extension CatalogMessage {
  /// Whether a number with a full stop is a version, by the word before it in the source:
  /// `version 3.2`.
  fileprivate func namesVersion(_ text: ShownText, _ number: Range<Int>) -> Bool {
    func belongs(_ index: Int) -> Bool {
      text.characters.indices.contains(index)
        && (text.characters[index].scalar == "." || text.characters[index].scalar.isASCIIDigit)
    }
    var start = number.lowerBound
    while belongs(start - 1) { start -= 1 }
    var end = number.upperBound
    while belongs(end) { end += 1 }
    let version = text.scalars[start..<end]
    guard version.contains("."), version.last != ".", let sources = sourceTexts else {
      return false
    }
    return sources.contains { source in
      source.ranges(of: version).contains { found in
        let before = source.string(max(0, found.lowerBound - 9)..<found.lowerBound).lowercased()
        return ["version ", "release ", "update ", "build ", "v"].contains { before.hasSuffix($0) }
      }
    }
  }
}

extension ShownText {
  /// The numbers that follow the text's language, not those in versions, addresses, names and isolates.
  ///
  /// Each group of a number's digits counts alone. If one number with a full stop is a version,
  /// the others are too: `TLS 1.2 یا 1.3`.
  var freeNumbers: [Range<Int>] {
    var numbers: [Range<Int>] = []
    var chunks = NumberChunks(self)
    lazy var isolates = isolates
    var hasVersion = false
    var index = 0
    while index < characters.count {
      let start = index
      while index < characters.count, characters[index].isFreeDigit { index += 1 }
      if index > start {
        if isNameNumber(start..<index, &chunks) {
          hasVersion = hasVersion || isOfFraction(start..<index)
        } else if !(traits.contains(.bidiPair) && isolates.contain(start)) {
          numbers.append(start..<index)
        }
      }
      index = max(index, start + 1)
    }
    return hasVersion ? numbers.filter { !isOfFraction($0) } : numbers
  }

  /// Whether a full stop joins ASCII digits to others.
  private func isOfFraction(_ digits: Range<Int>) -> Bool {
    func isDigit(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].scalar.isASCIIDigit
    }
    func isStop(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].scalar == "."
    }
    let (first, last) = (digits.lowerBound, digits.upperBound)
    return isDigit(first)
      && (isStop(last) && isDigit(last + 1) || isStop(first - 1) && isDigit(first - 2))
  }

  /// Whether a number in ASCII digits is part of a name, a version or the like.
  private func isNameNumber(_ number: Range<Int>, _ chunks: inout NumberChunks) -> Bool {
    guard characters[number].allSatisfy({ $0.scalar.isASCII }) else { return false }
    if chunks.chunk(containing: number).isName { return true }
    // Programs read `$1` and `#2`.
    guard number.lowerBound > 0 else { return false }
    let before = characters[number.lowerBound - 1].scalar
    return before == "$" || before == "#" || before == "%"
  }

  /// Returns a number in the digits that begin with another zero.
  func string(_ number: Range<Int>, digitsFrom zero: UInt32) -> String {
    var scalars = String.UnicodeScalarView()
    for character in characters[number] {
      let digit = character.properties.decimalDigitValue.flatMap {
        Unicode.Scalar(zero + UInt32($0))
      }
      scalars.append(digit ?? character.scalar)
    }
    return String(scalars)
  }
}

/// The chunks of a text that contain numbers, which are stretches without spaces.
///
/// The last chunk is kept: many numbers can be in one, and searching it for each takes quadratic time.
private struct NumberChunks {
  /// The properties of a chunk and its neighbours.
  struct Chunk {
    var range: Range<Int>
    /// Whether the chunk has a Latin letter or an ASCII digit.
    var hasLatinOrASCIIDigit: Bool
    /// Whether the chunk's numbers in ASCII digits are parts of names.
    var isName: Bool
  }

  private let text: ShownText
  private var last: Chunk?

  init(_ text: ShownText) { self.text = text }

  /// Returns the characters around a number up to spaces and values.
  mutating func chunk(containing number: Range<Int>) -> Chunk {
    if let last, last.range.contains(number.lowerBound) { return last }
    let characters = text.characters
    func belongs(_ index: Int) -> Bool {
      !characters[index].properties.isWhitespace && characters[index].kind == .text
    }
    var start = number.lowerBound
    while start > 0, belongs(start - 1) { start -= 1 }
    var end = number.upperBound
    while end < characters.count, belongs(end) { end += 1 }
    let range = start..<end
    let chunk = Chunk(
      range: range,
      hasLatinOrASCIIDigit: characters[range].contains {
        $0.properties.script == .latin || $0.scalar.isASCIIDigit
      },
      isName: isName(range))
    last = chunk
    return chunk
  }

  private func isName(_ chunk: Range<Int>) -> Bool {
    let characters = text.characters
    if characters[chunk].contains(where: { $0.properties.script == .latin }) { return true }
    // `2.4.1`, `192.168.0.1`
    if characters[chunk].dropLast().count(where: { $0.scalar == "." }) >= 2 { return true }
    // `Windows 10`, `51 Franklin Street`
    var before = chunk.lowerBound - 1
    while before >= 0, characters[before].properties.isWhitespace { before -= 1 }
    if before >= 0, characters[before].properties.script == .latin { return true }
    let after = characters[chunk.upperBound...].first { !$0.properties.isWhitespace }
    return after.map { $0.kind == .text && $0.properties.script == .latin } ?? false
  }
}

extension ShownCharacter {
  /// Whether this is a digit of the text; full-width and other styled digits don't count.
  fileprivate var isFreeDigit: Bool {
    kind == .text && literal == nil && properties.generalCategory == .nd
      && !properties.isCompatibilityForm
  }

  /// The zero of the digit's numbering system.
  var zero: UInt32 { scalar.value - UInt32(properties.decimalDigitValue ?? 0) }
}

extension LocaleWriting {
  /// Whether CLDR has changed the locale's digits from one version to another.
  ///
  /// `ar` without a region had Arabic-Indic digits up to CLDR 45 and has had Latin ones since 46;
  /// both are in use. Regions have kept theirs.
  var digitsAreDisputed: Bool { tag == "ar" || tag == "ar-001" || tag == "ar_001" }
}

extension Diagnostic.Message {
  fileprivate static func mixed(_ number: String, _ zero: UInt32) -> Self {
    let sample = (Unicode.Scalar(zero + 1).map(String.init) ?? "") + "…"
    return "\(quoted(number)) is written in other digits than the rest of the text ('\(sample)')"
  }
}
