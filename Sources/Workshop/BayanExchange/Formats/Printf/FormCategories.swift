import BayanChecking
import BayanICU
import BayanMeaning

/// The plural categories of a locale's messages for those of a format.
///
/// Most formats have CLDR's. Apple's `zero` is for 0 in every language. Where CLDR has the category for the language, 0 is in it,
/// and Apple shows the text for its other numbers too, such as 10 in Latvian: it is the category.
/// Where CLDR doesn't have it, MessageFormat would never choose `zero`, and the key is `0`.
struct FormCategories {
  /// Whether `zero` is the category.
  private let hasZero: Bool

  private let locale: String?

  /// Those of CLDR.
  ///
  /// - Parameter locale: `nil` where nobody knows it.
  init(locale: String?) {
    self.locale = locale
    hasZero = true
  }

  /// Those of Apple.
  ///
  /// - Parameter locale: `nil` where nobody knows it: then `zero` is the category.
  init(appleLocale locale: String?) {
    self.locale = locale
    hasZero = locale.map { PluralRules.categories(for: $0).contains("zero") } ?? true
  }

  /// The category whose text stands for `other` where no whole number is `other`, as in Polish.
  ///
  /// Worked out where it is asked for: few files need it, and an import makes this value for each message.
  var otherOfIntegers: String? {
    locale.flatMap {
      PluralReach(PluralOracle(locale: $0, type: .cardinal), numbers: PluralReach.Numbers())
        .standInForOther
    }
  }

  /// The key of a category.
  func key(of category: String) -> ExchangeKey {
    switch category {
    case "other": .catchAll
    case "zero": hasZero ? .literal(category) : .literal("0")
    default: .literal(category)
    }
  }

  /// The category of a key; `nil` for one that is for other values.
  func category(of key: ExchangeKey) -> String? {
    PluralRules.categoryOrder.first { self.key(of: $0) == key }
  }

  /// Whether no number chooses a key though Apple would show its text for 0.
  func isNeverChosen(_ key: ExchangeKey) -> Bool { !hasZero && key == .literal("zero") }
}

extension PlacedText {
  /// Adds the text for `other` where no whole number is `other`, and the file has no form for it.
  mutating func addOther(_ categories: FormCategories) {
    guard rows.contains(where: { !$0.keys.isEmpty }),
      !rows.contains(where: { $0.keys == [.catchAll] }),
      let category = categories.otherOfIntegers,
      let row = rows.first(where: { $0.keys == [.literal(category)] })
    else { return }
    rows.append(Row(keys: [.catchAll], text: row.text))
  }
}
