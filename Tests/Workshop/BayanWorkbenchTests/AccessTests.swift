import Testing

@testable import BayanWorkbench

@Suite("Access to the workbench")
struct AccessTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var method = "GET"
    var target = "/api/project"
    var host: [String] = ["127.0.0.1:4000"]
    var cookie: String? = "bayan-4000=crumbs"
    var more: [String: String] = [:]
    var body = ""
    var status: Int
  }

  @Test(arguments: [
    Example(testDescription: "the browser that was opened", status: 200),
    Example(
      testDescription: "a name that leads to this machine (DNS rebinding)",
      host: ["evil.example:4000"], status: 421),
    Example(testDescription: "another port", host: ["127.0.0.1:4001"], status: 421),
    Example(testDescription: "no host", host: [], status: 421),
    Example(
      testDescription: "two hosts", host: ["127.0.0.1:4000", "evil.example"], status: 421),
    Example(
      testDescription: "localhost, whose cookies are others", host: ["localhost:4000"], status: 421),
    Example(testDescription: "no secret", cookie: nil, status: 403),
    Example(testDescription: "a wrong secret", cookie: "bayan-4000=crumbz", status: 403),
    Example(testDescription: "a part of the secret", cookie: "bayan-4000=crumb", status: 403),
    Example(testDescription: "an empty secret", cookie: "bayan-4000=", status: 403),
    Example(
      testDescription: "the cookie of another port", cookie: "bayan-4001=crumbs", status: 403),
    Example(
      testDescription: "a foreign origin", more: ["Origin": "http://evil.example"], status: 403),
    Example(testDescription: "an origin without a name", more: ["Origin": "null"], status: 403),
    Example(
      testDescription: "a page of another site", more: ["Sec-Fetch-Site": "cross-site"], status: 403
    ),
    Example(
      testDescription: "a page of another port", more: ["Sec-Fetch-Site": "same-site"], status: 403),
    Example(
      testDescription: "a change without an origin (CSRF)", method: "POST", target: "/api/save",
      more: ["Content-Type": "application/json"], body: "{}", status: 403),
    Example(
      testDescription: "a change by a form (CSRF)", method: "POST", target: "/api/save",
      more: ["Origin": "http://127.0.0.1:4000", "Content-Type": "text/plain"], body: "{}",
      status: 415),
    Example(
      testDescription: "a change that is no JSON", method: "POST", target: "/api/save",
      more: ["Origin": "http://127.0.0.1:4000", "Content-Type": "application/json"], body: "[",
      status: 400),
    Example(testDescription: "another method", method: "DELETE", status: 405),
    Example(
      testDescription: "a way out of the folder", target: "/assets/../../etc/passwd", status: 404),
    Example(
      testDescription: "a way out in escapes", target: "/assets/%2e%2e%2fworkbench.css", status: 404
    ),
    Example(
      testDescription: "a long address", target: "/" + String(repeating: "a", count: 9_000),
      status: 414),
    Example(
      testDescription: "a long body", method: "POST", target: "/api/check",
      more: ["Origin": "http://127.0.0.1:4000", "Content-Type": "application/json"],
      body: String(repeating: " ", count: 300_000), status: 413),
    Example(testDescription: "an unknown locale", target: "/api/list?locale=xx", status: 404),
    Example(testDescription: "the source locale", target: "/api/list?locale=en", status: 404),
    Example(
      testDescription: "an unknown message", target: "/api/message?locale=ar&id=a.b.title",
      status: 404),
    Example(testDescription: "a wrong escape", target: "/api/message?locale=%zz&id=a", status: 404),
  ])
  func answers(_ example: Example) {
    let client = WorkbenchClient()
    let response = client.workbench.respond(
      to: WorkbenchRequest(
        example.method, example.target,
        fields: example.host.map { ("host", $0) }
          + (example.cookie.map { [("cookie", $0)] } ?? []) + example.more.map { ($0, $1) },
        body: Array(example.body.utf8)))
    #expect(response.status == example.status, "\(response.text)")
    #expect(client.writes == 0)
    let policy = response.fields.first { $0.name == "Content-Security-Policy" }?.value ?? ""
    #expect(policy.contains("default-src 'none'"))
    #expect(!policy.contains("unsafe"))
  }

  @Test("The printed address opens one browser, once")
  func opensOnce() {
    let client = WorkbenchClient()
    func open(_ path: String, cookie: String? = nil) -> WorkbenchResponse {
      client.workbench.respond(
        to: WorkbenchRequest(
          "GET", path,
          fields: [("Host", "127.0.0.1:4000")] + (cookie.map { [("Cookie", $0)] } ?? [])))
    }
    #expect(client.workbench.address == "http://127.0.0.1:4000/open/open-sesame")
    #expect(open("/open/open-sesamf").status == 403)
    #expect(open("/open/").status == 403)
    let first = open("/open/open-sesame")
    #expect(first.status == 303)
    let cookie = first.fields.first { $0.name == "Set-Cookie" }?.value
    #expect(cookie == "bayan-4000=crumbs; Path=/; HttpOnly; SameSite=Strict")
    #expect(open("/open/open-sesame").status == 403)
    #expect(open("/open/open-sesame", cookie: "bayan-4000=crumbs").status == 303)
    #expect(open("/", cookie: "a=b; bayan-4000=crumbs").status == 303)
  }

  @Test("A read-only workbench changes nothing, and still checks")
  func readOnly() {
    let client = WorkbenchClient(isReadOnly: true)
    #expect(client.save("shop.soldOut.title", "نفد").status == 403)
    for path in ["unsaved", "review", "refuse", "suppress"] {
      let body = ["id": "shop.soldOut.title", "locale": "ar"]
      #expect(client.post("/api/\(path)", body).status == 403)
    }
    let check: [String: Any] = [
      "id": "shop.soldOut.title", "locale": "ar", "message": ["text": "نفد {$x"],
    ]
    #expect(client.post("/api/check", check).status == 200)
    #expect(client.writes == 0)
    #expect(client.kept == nil)
  }

  @Test("Pages, modules and styles are there in both languages, without any text of the catalog")
  func pages() {
    let client = WorkbenchClient()
    for path in ["/en/", "/ar/", "/assets/app.js", "/assets/shared.js", "/assets/workbench.css"] {
      let response = client.workbench.respond(
        to: WorkbenchRequest("GET", path, fields: WorkbenchClient.fields))
      #expect(response.status == 200)
      #expect(!response.text.contains("sold out"))
      #expect(!response.text.contains("<script>"))
      #expect(!response.text.contains("style="))
    }
    let page = client.workbench.respond(
      to: WorkbenchRequest("GET", "/ar/", fields: WorkbenchClient.fields))
    #expect(page.text.contains("lang=\"ar\" dir=\"rtl\""))
  }
}
