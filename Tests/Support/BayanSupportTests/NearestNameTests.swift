import BayanSupport
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  @Test(arguments: [
    ("titel", "title"), ("tittle", "title"), ("colour", nil), ("title", nil), ("", nil),
  ])
  func `is within a third of the name's length`(_ name: String, _ nearest: String?) {
    #expect(nearestName(to: name, among: ["title", "description"]) == nearest)
  }

  @Test(arguments: [
    ("fr", nil), ("er", nil), ("AR", "ar"), ("ar-EG", nil), ("pt_BR", "pt-BR"),
    ("pt-br", "pt-BR"), ("zh-Hnat", "zh-Hant"), ("zn-Hant", nil), ("ar", nil),
  ])
  func `of a locale is never another language`(_ tag: String, _ nearest: String?) {
    #expect(nearestLocale(to: tag, among: ["ar", "pt-BR", "zh-Hant"]) == nearest)
  }
}
