/// How programs read MessageFormat 1 in another way than ICU.
package struct ICUReading: Sendable {
  /// The plural categories of the language, where `=1` and `one` are the same to programs, and so are `zero`
  /// and `two` with their numbers; `nil` where they are two things, as in ICU.
  ///
  /// A number is then read as its category, or a category that the language lacks as its number.
  package var categories: Set<String>?

  /// Which names in braces are placeholders although an apostrophe is before them: `'{name}'`.
  package var areQuoted: @Sendable (String) -> Bool

  /// Whether a name that MessageFormat 2 can't have gets `_` before it: `{9amTime}` is `$_9amTime`.
  package var renamesArguments: Bool

  package init(
    categories: Set<String>? = nil, renamesArguments: Bool = true,
    areQuoted: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.categories = categories
    self.renamesArguments = renamesArguments
    self.areQuoted = areQuoted
  }

  /// As ICU reads it.
  package static let icu = ICUReading()

  /// The categories that have a number of their own.
  package static let numbers: KeyValuePairs = ["zero": "0", "one": "1", "two": "2"]
}

extension NestedMessage.Choice {
  /// Makes one key of two that are the same to programs.
  mutating func normalizeKeys(by reading: ICUReading) {
    guard let categories = reading.categories, kind == .plural, offset == 0 else { return }
    for (name, number) in ICUReading.numbers {
      let (word, exact) = (Key.word(name), Key.exact(number))
      let present = cases.indices.filter { [word, exact].contains(cases[$0].key) }
      // A text with both means two things.
      guard present.count == 1 else { continue }
      cases[present[0]].key = categories.contains(name) ? word : exact
    }
  }
}
