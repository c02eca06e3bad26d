import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax
import BayanSupport

/// A key that no number matches, in a variant that selects by number.
///
/// The rule also reports `٣` and `01`, which aren't numbers in MessageFormat, and `1.0`, which
/// never equals a number's canonical form.
///
/// - Source: MessageFormat 2.0, LDML 48.2, `spec/errors.md`, "Bad Variant Key".
package struct BadVariantKey: MessageRule {
  package static let id: RuleID = "bad-variant-key"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection else { return }
    for (index, selector) in selection.selectors.enumerated() where selector.number != nil {
      for key in selection.keys(at: index) where !Self.canMatch(key.value) {
        let corrected = Self.corrected(key.value)
        let edits = selection.variants.compactMap { variant -> TextEdit? in
          guard index < variant.keys.count, variant.keys[index].value == key.value, let corrected
          else { return nil }
          return message.localeMessage.edit(variant.keys[index].span, to: corrected)
        }
        report.add(
          .notAKey(key.value, corrected: corrected), at: .span(key.span, in: message),
          fixes: corrected.map { [Fix("write \(quoted($0))", .automatic, edits: edits)] } ?? [])
      }
    }
  }

  /// Whether some number has this key.
  ///
  /// - Grammar: `number-literal = ["-"] (%x30 / (%x31-39 *DIGIT)) ["." 1*DIGIT] …`; numbers are compared
  ///   by the shortest of their spellings.
  static func canMatch(_ key: String) -> Bool {
    if PluralRules.categoryOrder.contains(key) { return true }
    var digits = Substring(key).utf8
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty,
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      whole.count == 1 || whole.first != 0x30
    else { return false }
    guard parts.count == 2 else { return key != "-0" }
    return parts[1].last.map { $0 != 0x30 } ?? false
  }

  /// Returns the key that is most likely meant.
  private static func corrected(_ key: String) -> String? {
    let plain = key.unicodeScalars.drop { $0 == "=" || $0 == "+" }
    // The key has digits of any script, or redundant zeros.
    if !plain.isEmpty, plain.count <= 18,
      plain.allSatisfy({ $0 == "." || $0.isDecimalDigit })
    {
      let digits = String(
        String.UnicodeScalarView(
          plain.map { scalar in
            scalar == "."
              ? "." : Unicode.Scalar(UInt8(0x30 + (scalar.decimalDigitValue ?? 0)))
          }))
      let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let number = Int(parts[0]),
        parts.count == 1 || parts[1].allSatisfy({ $0 == "0" })
      else { return nil }
      return "\(number)"
    }
    let lower = String(String.UnicodeScalarView(plain)).lowercased()
    if PluralRules.categoryOrder.contains(lower) { return lower }
    return nearestName(to: lower, among: PluralRules.categoryOrder)
  }
}

extension Diagnostic.Message {
  fileprivate static func notAKey(_ key: String, corrected: String?) -> Self {
    corrected == nil
      ? "\(quoted(key)) is neither a number nor a plural category such as 'one'"
      : "\(quoted(key)) is neither a number nor a plural category\(didYouMean(corrected))"
  }
}
