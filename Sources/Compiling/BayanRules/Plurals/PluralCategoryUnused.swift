import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// A variant for a category or number that the argument never has.
///
/// Such a variant does no harm, and a catalog may use the same keys in all its locales, so the
/// diagnostic is a note.
///
/// The rule also reports a category or a number that the argument's `range` excludes, and any
/// category with `select=exact`, which compares only numbers.
///
/// - Source: CLDR plural rules, by way of ICU.
package struct PluralCategoryUnused: MessageRule {
  package static let id: RuleID = "plural-category-unused"
  package static let severity = Diagnostic.Severity.note
  package static let supersededBy: [Superseding] = [.inMessage(PluralTypeChanged.id)]

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection else { return }
    for (index, selector) in selection.selectors.enumerated() {
      guard let number = selector.number else { continue }
      let reach = number.possibleReach(in: message.localeContext)
      guard !reach.categories.isEmpty else { continue }
      for variant in selection.variants where index < variant.keys.count {
        guard let key = variant.keys[index].value, key != "other",
          let fault = Self.fault(of: key, number, reach, in: message.locale)
        else { continue }
        report.add(
          fault, at: .span(variant.keys[index].span, in: message, variant: variant.keyText),
          cldr: ICUVersion.cldr, fixes: message.localeMessage.deletion(of: variant))
      }
    }
  }

  /// Returns the reason why no number has a key; `nil` if one may.
  private static func fault(
    of key: String, _ number: NumberSelection, _ reach: PluralReach, in locale: String
  ) -> Diagnosis? {
    guard PluralRules.categoryOrder.contains(key) else {
      guard let exact = Int(key), let range = number.numbers.range else { return nil }
      return range.contains(exact) ? nil : Diagnosis.unreached(key)
    }
    guard let type = number.type else { return Diagnosis.exact(key) }
    guard reach[key] == nil else { return nil }
    return PluralRules.categories(for: locale, type: type).contains(key)
      ? Diagnosis.unreached(key) : Diagnosis.unknown(key, locale: locale)
  }
}

extension PluralCategoryUnused {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case unknown(String, locale: String)
    case unreached(String)
    case exact(String)

    var message: Diagnostic.Message {
      switch self {
      case .unknown(let category, let locale):
        "this variant is never used: \(quoted(locale)) doesn't have the plural category \(quoted(category))"

      case .unreached(let category):
        "this variant is never used: no number of the argument selects \(quoted(category))"

      case .exact(let category):
        "this variant is never used: 'select=exact' compares numbers only, and \(quoted(category)) isn't a number"
      }
    }
  }
}
