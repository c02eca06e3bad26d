package import BayanRuntime

/// A key of a variant with its text as a `String`; in a pack the text stays in the pack's bytes.
package typealias VariantKey = VariantKeyForm<String>

extension VariantKeyForm<String> {
  /// Reads a key from its text.
  ///
  /// - Parameter text: The key in NFC.
  package init(_ text: String) {
    if let category = PluralCategory(keyword: text) {
      self = .category(category)
    } else {
      self = MessageNumber.isLiteral(text) ? .number(text) : .text(text)
    }
  }

  /// The source text of the key.
  package var text: String {
    switch self {
    case .category(let category): category.keyword
    case .number(let text), .text(let text): text
    }
  }
}

extension PluralCategory {
  /// Finds the category with a keyword.
  package init?(keyword: String) {
    guard let found = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = found
  }
}

extension KeyRank {
  /// Ranks the fit of a key with a number; `nil` if the key doesn't fit.
  ///
  /// - Parameters:
  ///   - number: The number in the form of a key, without trailing zeros.
  ///   - category: Its plural category; `nil` if only exact keys select.
  package init?(of key: VariantKey, number: String, category: PluralCategory?) {
    self.init(of: key, category: category) { $0 == number }
  }

  /// Ranks the fit of a key with a text; `nil` if the key doesn't fit.
  package init?(of key: VariantKey, text: String) {
    // The texts are compared by canonical equivalence, as their NFC forms would be.
    guard key.text == text else { return nil }
    self = .exact
  }
}
