package import BayanMessageSyntax

/// A format whose texts are format strings, in which a value is known by its place.
package protocol PlacedFormat: ImportedFormat {
  /// A pattern that was read, with the message's own placeholders in place of the format's.
  ///
  /// - Parameter keys: The variant that the pattern is of.
  static func restoredPattern(
    _ pattern: Pattern, of keys: [ExchangeKey], in unit: ExchangeUnit
  ) -> Pattern
}

extension PlacedFormat {
  package static func restoredPattern(
    _ pattern: Pattern, of keys: [ExchangeKey], in unit: ExchangeUnit
  ) -> Pattern {
    PrintfPlaceholders(unit, near: keys).restoredPattern(pattern)
  }

  package static func terms(in unit: ExchangeUnit) -> [(code: String, term: String)] {
    PrintfPlaceholders(unit).terms
  }

  package static func term(ofUnknown name: String) -> String { name }

  package static func place(of keys: [ExchangeKey], in _: ExchangeUnit) -> String {
    ExchangeKey.formName(keys)
  }

  package static func restoredUnit(_ returned: ReturnedUnit, in unit: ExchangeUnit) -> ReturnedUnit
  {
    var returned = returned
    for index in returned.variants.indices {
      let variant = returned.variants[index]
      func restoredPattern(_ pattern: Pattern?) -> Pattern? {
        pattern.map { Self.restoredPattern($0, of: variant.keys, in: unit) }
      }
      returned.variants[index].source = restoredPattern(variant.source)
      returned.variants[index].target = restoredPattern(variant.target)
      returned.variants[index].formerSource = restoredPattern(variant.formerSource)
    }
    return returned
  }
}
