/// The key of a variant, except `*`, with its text or the text's place in a pack.
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

/// The rank of a key for the value of its selector; a higher rank is a closer match.
package struct KeyRank: Equatable, Sendable {
  package let rawValue: Int

  /// The rank of `*`, which matches every value.
  package static let catchAll = Self(rawValue: 0)
  /// The rank of the number's plural category.
  package static let category = Self(rawValue: 1)
  /// The rank of the same number or text.
  package static let exact = Self(rawValue: 2)

  /// Creates a rank.
  ///
  /// - Parameter rawValue: The rank from 0; registered functions rank their keys by their own
  ///   order.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates the rank of a key for a number; `nil` if the key doesn't match.
  ///
  /// - Parameter isNumber: Returns whether a text is the number's key.
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

/// The selection of a message's variant, by ranks.
///
/// Formatting selects with the ranks of values, and checks select with the ranks of the numbers of
/// a plural category.
package enum VariantSelection {
  /// Returns the index of the best variant.
  ///
  /// All keys of that variant match. The first selector whose keys differ in rank decides; of equal
  /// variants the first wins.
  ///
  /// - Parameters:
  ///   - highest: Returns the rank of a selector's best key, if known: such a key ends the search.
  ///   - rank: Returns the rank of a variant's key; `nil` if it doesn't match.
  /// - Returns: `nil` if no variant matches, which is possible only without a variant of `*` alone.
  package static func best(
    variantCount: Int, selectorCount: Int, highest: (_ selector: Int) -> KeyRank? = { _ in nil },
    rank: (_ variant: Int, _ selector: Int) -> KeyRank?
  ) -> Int? {
    var best: Int?
    search: for variant in 0..<variantCount {
      // The variant is equal to the best one so far.
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
