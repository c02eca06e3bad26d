import BayanChecks
import Testing

@Suite("punctuation-locale")
struct PunctuationLocaleTests {
  @Test(arguments: [
    Example(
      "ne", "It was saved.", "सुरक्षित भयो①.", "① warning: '.' is not a mark of 'ne', which has '।'"),
    Example(
      "el", "Are you sure?", "Είστε σίγουροι①?",
      "① warning: '?' is not a mark of 'el', which has ';'"),
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(PunctuationLocale.self) == [example.finding])
  }

  @Test(arguments: [
    Example("fa", "Are you sure?", "مطمئن هستید?"),
    Example("fa", "Are you sure?", "مطمئن هستید؟"),
    Example("ar", "Pages 1,234.5", "الصفحات 1,234.5"),
    Example("ar", "See https://example.com/a?b=1,2", "انظر https://example.com/a?b=1,2"),
    Example("he", "Are you sure?", "האם אתה בטוח?"),
    Example("ru", "Yes, now", "Да, сейчас"),
    Example("fa", "Use JSON, please", "از JSON, استفاده"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(PunctuationLocale.self) == [])
  }

  @Test(arguments: [
    Example("ne", "It was saved.", "सुरक्षित भयो.", "सुरक्षित भयो।")
  ])
  func `mends`(_ example: Example) throws {
    #expect(try example.fixed(PunctuationLocale.self) == example.finding)
  }
}
