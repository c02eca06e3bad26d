import BayanErrors
import BayanLogging
import Foundation
import Logging
import Testing

@Suite("Values for logs")
struct LogValuesTests {
  @Test func `of headers those are seen that are on the list, whatever the others look like`() {
    let fields = [
      "Content-Type": "application/json", "X-Session": "blue", "Authorization": "Bearer k1",
      "Cookie": "a=k2", "X-Whatever": "hunter2", "Retry-After": "5",
    ]
    let shown = LogValues.headers(fields)
    #expect(shown["Content-Type"] == "application/json")
    #expect(shown["Retry-After"] == "5")
    for name in ["X-Session", "Authorization", "Cookie", "X-Whatever"] {
      #expect(shown[name] == "<private>")
    }
    #expect(LogValues.headers(["X-Trace": "t1"], seeing: ["x-trace"])["X-Trace"] == "t1")
  }

  @Test func `visible values are looked at all the same`() {
    let shown = LogValues.headers(["User-Agent": "app\nFORGED access_token=k1", "a\nb": "x"])
    #expect(shown["User-Agent"] == "app FORGED access_token=<token>")
    #expect(shown.keys.sorted() == ["User-Agent", "a b"])
  }

  @Test(arguments: [
    (
      "https://u:p@example.org:8443/me?fields=id&q=hunter2#token=k1",
      "https://example.org:8443/me?fields=id&q=<private>"
    ),
    ("https://example.org/reset/ab12cd34ef56gh78", "https://example.org/reset/<private>"),
    ("https://example.org/me/permissions/email", "https://example.org/me/permissions/email"),
    ("https://example.org/?flag&limit=5", "https://example.org/?flag&limit=5"),
    ("mailto:sara@example.org", "mailto:sara@example.org"),
  ])
  func `an address has its path and the names of its parameters`(
    _ address: String, _ expected: String
  ) throws {
    #expect(LogValues.address(try #require(URL(string: address))) == expected)
  }

  @Test func `of user info those keys are seen that are on the list; of errors, domain and code`() {
    let beneath = NSError(domain: "d", code: 7, userInfo: ["token": "k1"])
    let info: [String: Any] = [
      CatalogErrorKey.category: "other", NSUnderlyingErrorKey: beneath, "pin": 4821,
      "body": ["password": "k2"], NSLocalizedDescriptionKey: "hunter2",
    ]
    let shown = LogValues.values(info)
    #expect(shown[CatalogErrorKey.category] == "other")
    #expect(shown[NSUnderlyingErrorKey] == "d 7")
    for name in ["pin", "body", NSLocalizedDescriptionKey] { #expect(shown[name] == "<private>") }
    let more = LogValues.values(info, seeing: ["body", "pin"])
    #expect(more["body"] == .dictionary(["password": "<private>"]))
    // A value whose name means a secret stays hidden even so.
    #expect(more["pin"] == "<private>")
  }

  @Test(arguments: [
    ("token", "hunter2", "<private>"), ("clientSecret", "x", "<private>"),
    ("pin", "4821", "<private>"),
    ("name", "Sara", "Sara"), ("code", "404", "404"), ("code", "AQB8x1y2z3w4v5", "<private>"),
    ("name", "access_token=k1", "access_token=<token>"),
  ])
  func `a value is hidden where its name says that it is a secret`(
    _ name: String, _ value: String, _ expected: String
  ) {
    #expect(LogText.redacted(value, named: name) == expected)
  }
}
