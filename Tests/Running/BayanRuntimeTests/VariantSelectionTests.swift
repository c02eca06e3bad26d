import BayanCompiler
import BayanMeaning
import BayanRuntime
import BayanSeededRandom
import Testing

@Suite("Which variant wins")
struct VariantSelectionTests {
  /// Returns the best variant for a number in the first selector and a text in the second.
  private func best(
    _ variants: [[String]], number: Int, _ category: PluralCategory, text: String
  )
    -> Int?
  {
    VariantSelection.best(variantCount: variants.count, selectorCount: 2) { variant, selector in
      guard variants[variant][selector] != "*" else { return .catchAll }
      let key = VariantKey(variants[variant][selector])
      return selector == 0
        ? KeyRank(of: key, number: "\(number)", category: category)
        : KeyRank(of: key, text: text)
    }
  }

  @Test func `an exact number wins over its category, and the category over a star`() {
    let variants = [["*", "*"], ["one", "*"], ["1", "*"]]
    #expect(best(variants, number: 1, .one, text: "a") == 2)
    #expect(best(variants, number: 21, .one, text: "a") == 1)
    #expect(best(variants, number: 5, .many, text: "a") == 0)
  }

  @Test func `the first selector whose ranks differ decides`() {
    let variants = [["one", "*"], ["*", "a"], ["one", "a"], ["*", "*"]]
    #expect(best(variants, number: 1, .one, text: "b") == 0)
    #expect(best(variants, number: 2, .other, text: "a") == 1)
    #expect(best(variants, number: 1, .one, text: "a") == 2)
  }

  @Test func `of variants that are equally good the first wins`() {
    #expect(best([["*", "*"], ["one", "a"], ["one", "a"]], number: 1, .one, text: "a") == 1)
  }

  @Test func `without a variant of stars there may be none`() {
    #expect(best([["2", "*"]], number: 1, .one, text: "a") == nil)
  }

  @Test func `a higher rank wins, however many there are`() {
    let best = VariantSelection.best(variantCount: 5, selectorCount: 2) { variant, selector in
      KeyRank(rawValue: selector == 0 ? variant % 4 + 1 : variant)
    }
    #expect(best == 3)
  }

  @Test func `of as many selectors as a message may have the first decides`() {
    let best = VariantSelection.best(variantCount: 2, selectorCount: FormattingLimits.selectors) {
      variant, selector in
      (variant == 1) == (selector == 0) ? .exact : .category
    }
    #expect(best == 1)
  }

  @Test func `of many selectors with many ranks the first decides too`() {
    let best = VariantSelection.best(variantCount: 2, selectorCount: FormattingLimits.selectors) {
      variant, selector in
      KeyRank(rawValue: (variant == 1) == (selector == 0) ? 1_000 : 999)
    }
    #expect(best == 1)
  }

  @Test func `nothing is looked at behind a variant whose keys are all the closest`() {
    var seen: [Int] = []
    let ranks: [[KeyRank?]] = [
      [.category, .catchAll], [.exact, nil], [.exact, .category], [.exact, .catchAll],
    ]
    let best = VariantSelection.best(
      variantCount: 4, selectorCount: 2, highest: { $0 == 0 ? .exact : .category },
      rank: { variant, selector in
        if seen.last != variant { seen.append(variant) }
        return ranks[variant][selector]
      })
    #expect(best == 2)
    #expect(!seen.contains(3))
  }

  @Test func `the closest keys change how far one looks, and not what wins`() {
    var random = SeededRandom(seed: 20_261_125)
    for _ in 0..<2_000 {
      let (variants, selectors) = (Int.random(in: 1...6, using: &random), 3)
      let ranks = (0..<variants).map { _ in
        (0..<selectors).map { _ in
          Int.random(in: -1...2, using: &random)
        }
      }
      // The best key of a selector may belong to a variant whose other keys don't match.
      let highest = (0..<selectors).map { selector in
        ranks.map { $0[selector] }.reduce(Int.random(in: 0...2, using: &random), max)
      }
      func rank(_ variant: Int, _ selector: Int) -> KeyRank? {
        ranks[variant][selector] < 0 ? nil : KeyRank(rawValue: ranks[variant][selector])
      }
      let quick = VariantSelection.best(
        variantCount: variants, selectorCount: selectors,
        highest: { KeyRank(rawValue: highest[$0]) }, rank: rank)
      let all = VariantSelection.best(
        variantCount: variants, selectorCount: selectors, rank: rank)
      #expect(quick == all)
    }
  }

  @Test(
    arguments: [
      ("few", .category(.few)), ("-3", .number("-3")), ("1.50", .number("1.50")),
      ("01", .text("01")), ("", .text("")), ("fewer", .text("fewer")),
    ] as [(String, VariantKey)])
  func `a key is a category, a number or a text by its form`(_ text: String, _ key: VariantKey) {
    #expect(VariantKey(text) == key)
    #expect(VariantKey(text).text == text)
  }

  @Test func `a category fits a text that is its name, and no number of another`() {
    #expect(KeyRank(of: .category(.few), text: "few") == .exact)
    #expect(KeyRank(of: .category(.few), number: "3", category: .few) == .category)
    #expect(KeyRank(of: .category(.few), number: "3", category: .many) == nil)
    #expect(KeyRank(of: .category(.few), number: "3", category: nil) == nil)
  }
}
