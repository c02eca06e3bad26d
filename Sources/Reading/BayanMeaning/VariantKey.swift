package import BayanRuntime

/// A key of a variant with its text; in a pack the text is where it is.
package typealias VariantKey = VariantKeyForm<String>

extension VariantKeyForm<String> {
  /// The key that some text is.
  ///
  /// - Parameter text: The key in NFC.
  package init(_ text: String) {
    if let category = PluralCategory(keyword: text) {
      self = .category(category)
    } else {
      self = MessageNumber.isLiteral(text) ? .number(text) : .text(text)
    }
  }

  /// The key as it is written.
  package var text: String {
    switch self {
    case .category(let category): category.keyword
    case .number(let text), .text(let text): text
    }
  }
}

extension PluralCategory {
  /// The category of a keyword.
  package init?(keyword: String) {
    guard let found = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = found
  }
}

extension KeyRank {
  /// How closely a key fits a number; `nil` if it doesn't.
  ///
  /// - Parameters:
  ///   - number: The number as a key is written, without trailing zeros.
  ///   - category: Its plural category; `nil` where only exact keys select.
  package init?(of key: VariantKey, number: String, category: PluralCategory?) {
    self.init(of: key, category: category) { $0 == number }
  }

  /// How closely a key fits a text; `nil` if it doesn't.
  package init?(of key: VariantKey, text: String) {
    // Canonical equivalence, which is what comparing NFC forms means.
    guard key.text == text else { return nil }
    self = .exact
  }
}
