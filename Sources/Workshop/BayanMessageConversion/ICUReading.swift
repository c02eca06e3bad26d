/// The differences between a program's reading of MessageFormat 1 and ICU's.
package struct ICUReading: Sendable {
  /// The plural categories of the language, if `=1` and `one` are the same to programs, and so are
  /// `zero` and `two` with their numbers.
  ///
  /// A number is then read as its category, and a category that the language lacks as its number.
  /// With `nil` number and category are different keys, as in ICU.
  package var categories: Set<String>?

  /// Returns whether a name in braces is a placeholder even after an apostrophe: `'{name}'`.
  package var areQuoted: @Sendable (String) -> Bool

  /// Whether a name that MessageFormat 2 doesn't allow gets `_` before it: `{9amTime}` is
  /// `$_9amTime`.
  package var renamesArguments: Bool

  /// The meaning of an apostrophe.
  package var apostrophes: ICUMessageFormat.Apostrophes

  package init(
    categories: Set<String>? = nil, renamesArguments: Bool = true,
    apostrophes: ICUMessageFormat.Apostrophes = .doubleOptional,
    areQuoted: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.categories = categories
    self.renamesArguments = renamesArguments
    self.apostrophes = apostrophes
    self.areQuoted = areQuoted
  }

  /// The reading of ICU.
  package static let icu = ICUReading()

  /// The categories with a number of their own.
  package static let numbers: KeyValuePairs = ["zero": "0", "one": "1", "two": "2"]
}

extension NestedMessage.Choice {
  /// Gives keys that are the same to programs one spelling.
  mutating func normalizeKeys(by reading: ICUReading) {
    guard let categories = reading.categories, kind == .plural, offset == 0 else { return }
    for (name, number) in ICUReading.numbers {
      let (word, exact) = (Key.word(name), Key.exact(number))
      let present = cases.indices.filter { [word, exact].contains(cases[$0].key) }
      // A choice with both keys has two different texts for them.
      guard present.count == 1 else { continue }
      cases[present[0]].key = categories.contains(name) ? word : exact
    }
  }
}
