/// A key of a variant, but `*`, by its form: with its text, or where that is in a pack.
package enum VariantKeyForm<Text> {
  /// The name of a plural category.
  case category(PluralCategory)
  /// A number literal.
  case number(Text)
  /// Any other text.
  case text(Text)
}

extension VariantKeyForm: Equatable where Text: Equatable {}
extension VariantKeyForm: Sendable where Text: Sendable {}

/// How closely a key fits the value of its selector: the higher the closer.
package struct KeyRank: Equatable, Sendable {
  package let rawValue: Int

  /// It is `*`, which fits everything.
  package static let catchAll = Self(rawValue: 0)
  /// It is the number's plural category.
  package static let category = Self(rawValue: 1)
  /// It is the number or the text.
  package static let exact = Self(rawValue: 2)

  /// - Parameter rawValue: From 0 on; registered functions put their keys in an order of their own.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// How closely a key fits a number; `nil` if it doesn't.
  ///
  /// - Parameter isNumber: Whether a text is the number as a key is written.
  package init?<Text>(
    of key: VariantKeyForm<Text>, category: PluralCategory?, isNumber: (Text) -> Bool
  ) {
    switch key {
    case .category(let named) where named == category: self = .category
    case .number(let exact) where isNumber(exact): self = .exact
    case .category, .number, .text: return nil
    }
  }
}

/// Decides which variant of a message wins: for messages that are formatted, with the ranks of
/// their values, and for checks, with those of the numbers that a plural category has.
package enum VariantSelection {
  /// The variant that fits best.
  ///
  /// All its keys fit. The first selector whose keys differ in rank decides; of equals the variant
  /// that is first wins.
  ///
  /// - Parameters:
  ///   - highest: The rank of a selector's closest key, if known: such keys end the search.
  ///   - rank: How closely a variant's key fits; `nil` if it doesn't.
  /// - Returns: `nil` where none fits, as is only possible without a variant of `*` alone.
  package static func best(
    variantCount: Int, selectorCount: Int, highest: (_ selector: Int) -> KeyRank? = { _ in nil },
    rank: (_ variant: Int, _ selector: Int) -> KeyRank?
  ) -> Int? {
    var best: Int?
    search: for variant in 0..<variantCount {
      // Equal so far to the best one.
      var equal = best
      var isHighest = true
      for selector in 0..<selectorCount {
        guard let own = rank(variant, selector) else { continue search }
        if isHighest { isHighest = own == highest(selector) }
        guard let other = equal.flatMap({ rank($0, selector) }), other != own else { continue }
        guard other.rawValue < own.rawValue else { continue search }
        equal = nil
      }
      if best == nil || equal == nil { best = variant }
      if isHighest { break }
    }
    return best
  }
}
