import BayanCatalog
import Testing

@testable import BayanChecking
@testable import BayanRules

@Suite("which variants the same values reach")
struct SelectionTableTests {
  private func member(_ text: String, _ locale: LocaleContext) -> SelectionTable.Member {
    let message = CatalogMessage(ShownTextTests.words(text, locale: locale.tag))
    return SelectionTable.Member(selection: message.selection, locale: locale)
  }

  @Test(arguments: ["one {{a}} * {{b}}", "one {{a}} 0 {{b}} * {{c}}", "* {{a}}", "0 {{a}} * {{b}}"])
  func `a table kept from another message is the one it would have made`(_ variants: String) {
    let source = member(".input {$n :integer} .match $n one {{x}} * {{y}}", LocaleContext("en"))
    for locale in ["en", "ar", "ja"].map(LocaleContext.init) {
      for name in ["n", "m"] {
        let own = member(".input {$\(name) :integer} .match $\(name) \(variants)", locale)
        let made = SelectionTable([own, source])
        for _ in 0..<2 {
          let kept = SelectionTable.of([own, source])
          #expect(kept?.choices == made?.choices)
          #expect(kept?.axes.map(\.argument) == made?.axes.map(\.argument))
          #expect(
            kept?.axes.map { $0.classes.map(\.numbers) }
              == made?.axes.map { $0.classes.map(\.numbers) })
        }
      }
    }
  }
}
