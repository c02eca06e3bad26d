import BayanCatalog
import BayanCatalogFixtures
import BayanWorkspace
import Testing

@Suite("Answers of services")
struct ServiceAnswerReaderTests {
  private func errors(in answer: String) throws -> [String]? {
    let catalog = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    return ServiceAnswerReader(answer, status: nil, in: catalog)?.errors
      .map { catalog.domains[$0.domain].codes[$0.code].name }
  }

  private static let named = #""error": "login.tooManyCalls""#

  @Test(arguments: ["null", "[]", "{}", #"{"error": null}"#])
  func `JSON of any other form has no error`(answer: String) throws {
    #expect(try errors(in: answer) == [])
  }

  @Test(arguments: ["", "no JSON", "{\(named)", "{\(named)} x"])
  func `a text that is no JSON is no answer`(answer: String) throws {
    #expect(try errors(in: answer) == nil)
  }

  @Test func `an answer may have a hundred levels`() throws {
    func answer(_ depth: Int) -> String {
      // The object is a level too.
      let lists =
        String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
      return "{\(Self.named), \"data\": \(lists)}"
    }
    #expect(try errors(in: answer(100)) == ["tooManyCalls"])
    #expect(try errors(in: answer(101)) == nil)
  }

  @Test func `an answer may have a hundred thousand values`() throws {
    func answer(_ values: Int) -> String {
      // The object, the name and the list are values too.
      let list = String(repeating: "0,", count: values - 4) + "0"
      return "{\(Self.named), \"data\": [\(list)]}"
    }
    #expect(try errors(in: answer(100_000)) == ["tooManyCalls"])
    #expect(try errors(in: answer(100_001)) == nil)
  }
}
