import BayanICU
import Testing

@Suite("Many tasks at once")
struct ConcurrencyTests {
  @Test func `one opened selector serves them all, and the rest needs no opening`() async throws {
    let selector = try PluralSelector(locale: "ar")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          let expected = number % 100 >= 3 && number % 100 <= 10
          let isFew = try selector.select("\(number)") == "few"
          #expect(isFew == expected)
          let persian = try ICUNumberSymbols(locale: "fa")
          #expect(persian.digits[5] == "۵")
          #expect(Array(LocaleFacts.parents(of: "pt-AO")) == ["pt-PT", "pt"])
          #expect(Bidi.layout(of: [0x5D0, 0x5D1], isRightToLeft: true)?.order == [1, 0])
          #expect(Confusables.skeleton(of: "а") == Confusables.skeleton(of: "a"))
        }
      }
      try await group.waitForAll()
    }
  }
}
