import BayanErrors
import Testing

struct AcceptedMediaTests {
  private static let problem = "application/problem+json"
  private static let json = "application/json"

  @Test(arguments: [
    ("", problem), ("*/*", problem), ("application/*", problem), (json, json),
    ("application/json, application/problem+json", problem),
    ("application/json, application/problem+json;q=0.9", json),
    ("application/json;q=0.5, */*;q=0.1", json),
    ("application/json;q=0.5, application/*;q=0.8", problem),
    ("application/problem+json;q=0, */*", json),
    ("Application/JSON; charset=utf-8", json),
    ("application/json;charset=utf-8;q=0.9, application/problem+json;q=0.8", json),
    ("text/html,application/xhtml+xml,*/*;q=0.8", problem),
    ("text/html", problem), ("application/json;q=0", problem), (",;,/,*", problem),
    ("application/json;q=7", problem),
  ])
  func `the weights of the request decide, and then the server's order`(
    _ field: String, _ type: String
  ) {
    #expect(AcceptedMedia.preferred(field, of: [Self.problem, Self.json]) == type)
  }

  @Test func `where nothing is offered there is no answer`() {
    #expect(AcceptedMedia.preferred("*/*", of: []) == nil)
  }
}
