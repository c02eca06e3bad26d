package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A number in other digits than the locale's formatted numbers.
///
/// The digits are those of `numbering-system` in the locale's `locale.toml`, else those of CLDR. For `ar`
/// without a region CLDR has changed its digits, so that Latin and Arabic-Indic digits are both
/// accepted if none are pinned. Persian digits aren't accepted.
///
/// The diagnostic is a note in a text that is the source's; in a number right after a letter, which may
/// be part of a name, `آریا2` for `aria2`; and in a number of two parts that the source has too, which
/// may be a version: `2.1`.
///
/// - Source: default numbering systems of CLDR.
package struct DigitsLocaleMismatch: MessageRule {
  package static let id: RuleID = "digits-locale-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package static let supersededBy: [Superseding] = [.inVariant(DigitsMixed.id)]

  /// The zeros of pinned digits, by the locale's tag.
  private var pinned: [String: UInt32] = [:]

  package let requiredBytes: ByteSet = .digits

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    for locale in catalog.locales {
      guard let system = locale.numberingSystem else { continue }
      // A system without ten digits, such as Roman numerals, determines no digits.
      let symbols = try? ICUNumberSymbols(locale: locale.tag.pinned(to: system))
      guard let symbols, symbols.numberingSystem == system else { continue }
      rule.pinned[locale.tag] = symbols.digits.first?.unicodeScalars.first?.value
    }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.digit) else { return }
    let writing = message.writing
    let pinned = pinned[message.locale]
    let zero = pinned ?? writing.zero.value
    if zero == 0x30, !message.traits.contains(.otherDigit) { return }
    // Latin and Arabic-Indic digits.
    let accepted = pinned == nil && writing.digitsAreDisputed ? [0x30, 0x660] : [zero]
    for text in message.renderedTexts where text.traits.contains(.digit) {
      let others = text.freeNumbers.filter { number in
        number.contains { !accepted.contains(text.characters[$0].zero) }
      }
      guard let first = others.first(where: { !text.isOntoWord($0) }) ?? others.first else {
        continue
      }
      report.add(
        .other(text.string(first), zero, in: message.locale),
        at: .text(first, of: text, in: message),
        atMost: text.isOntoWord(first) || message.sourceHasVersion(text.chunk(containing: first))
          || message.sourceTexts?.contains { $0.scalars == text.scalars } == true
          ? .note : .error, cldr: ICUVersion.cldr,
        fixes: Fix.making(
          "write \(quoted(text.string(first, digitsFrom: zero)))", .automatic,
          others.map { message.edit($0, of: text, to: text.string($0, digitsFrom: zero)) }))
    }
  }
}

extension CatalogMessage {
  /// Whether a stretch looks like a version, and the source has it too.
  fileprivate func sourceHasVersion(_ chunk: ArraySlice<Unicode.Scalar>) -> Bool {
    let parts = chunk.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) })
    else {
      return false
    }
    return sourceTexts?.contains { $0.scalars.firstRange(of: chunk) != nil } == true
  }
}

extension ShownText {
  /// Returns a number with the adjacent digits and full stops.
  fileprivate func chunk(containing number: Range<Int>) -> ArraySlice<Unicode.Scalar> {
    func isOfNumber(_ index: Int) -> Bool {
      scalars[index].isASCIIDigit
        || scalars[index] == "." && index + 1 < scalars.count && scalars[index + 1].isASCIIDigit
    }
    var (start, end) = (number.lowerBound, number.upperBound)
    while start > 0, isOfNumber(start - 1) { start -= 1 }
    while end < scalars.count, isOfNumber(end) { end += 1 }
    return scalars[start..<end]
  }

  /// Whether a letter is right before a number.
  fileprivate func isOntoWord(_ number: Range<Int>) -> Bool {
    number.lowerBound > 0 && characters[number.lowerBound - 1].properties.isLetter
  }
}

extension String {
  /// Returns the tag with a numbering system.
  fileprivate func pinned(to system: String) -> String {
    contains("-u-") ? "\(self)-nu-\(system)" : "\(self)-u-nu-\(system)"
  }
}

extension Diagnostic.Message {
  fileprivate static func other(_ number: String, _ zero: UInt32, in locale: String) -> Self {
    let sample = (Unicode.Scalar(zero + 1).map(String.init) ?? "") + "…"
    return "\(quoted(number)) isn't written in the digits of '\(locale)' ('\(sample)')"
  }
}
