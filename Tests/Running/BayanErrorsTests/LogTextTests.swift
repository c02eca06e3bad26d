import BayanLogging
import Foundation
import Testing

@Suite("Text for logs")
struct LogTextTests {
  @Test(arguments: SecretShapes.all.indices)
  func `a secret is taken out`(_ index: Int) {
    let (text, secrets) = SecretShapes.all[index]
    let redacted = LogText.redacted(text)
    #expect(redacted.contains(LogText.placeholder), "\(text)")
    for secret in secrets { #expect(!redacted.contains(secret), "\(text) → \(redacted)") }
  }

  @Test func `there are the shapes that were promised`() {
    #expect(SecretShapes.all.count >= 100)
    #expect(SecretShapes.innocent.count >= 50)
  }

  @Test(arguments: SecretShapes.innocent)
  func `what is no secret stays as it is`(_ text: String) {
    #expect(LogText.redacted(text) == text)
  }

  @Test(arguments: [
    ("GET /me?access_token=EAAB12x&fields=id", "GET /me?access_token=<token>&fields=id"),
    (#"{"access_token":"EAAB12x","id":"1"}"#, #"{"access_token":"<token>","id":"1"}"#),
    ("Authorization: Bearer abc.def", "Authorization: Bearer <token>"),
    ("Bearer abc|def", "Bearer <token>"), ("token = 'x1'", "token = '<token>'"),
    ("client_secret=s3&x=1", "client_secret=<token>&x=1"),
    ("some-exchange-token=s3", "some-exchange-token=<token>"),
    ("secret_proof=s3 Cookie: c1", "secret_proof=<token> Cookie: <token>"),
    ("https://user:p@ss@example.org/x", "https://<token>@example.org/x"),
    ("password=correct horse user=x", "password=<token> user=x"),
    ("Cookie: a=b\r\nHost: h", "Cookie: <token>  Host: h"),
    ("x%3Ftoken%3Dk1%26id%3D2", "x%3Ftoken%3D<token>%26id%3D2"),
    ("<password>k1</password><id>2</id>", "<password><token></password><id>2</id>"),
    ("token=k1, id=2", "token=<token>, id=2"), ("(token: k1)", "(token: <token>)"),
    (#"{"token":["k1","k2"],"id":3}"#, #"{"token":<token>,"id":3}"#),
    ("a \(String(repeating: "a1", count: 20)) b", "a <token> b"),
  ])
  func `what stands around a secret stays`(_ text: String, _ expected: String) {
    #expect(LogText.redacted(text) == expected)
  }

  @Test func `a line can't be forged, and no mark hides`() {
    #expect(LogText.redacted("a\nERROR b\u{1B}[31m\u{202E}c\u{2066}") == "a ERROR b [31mc")
  }

  @Test func `endless text is cut`() {
    let text = LogText.redacted(String(repeating: "word ", count: 100_000))
    #expect(text.unicodeScalars.count <= LogText.longest + 1)
    #expect(text.hasSuffix("…"))
  }

  @Test(arguments: [
    "token=", "://", "%25", "\\", "\"", "(", "a=b&", "name=\"token\"", "-----BEGIN ", "key:",
    "password=a ", "(key:", "name=", "{name:", "key \"", "a.key:", "<key>", "user:", "\\\"",
    "&#61;", "https://a:b", "Bearer ", "-",
  ])
  func `no text takes long`(_ piece: String) {
    let text = String(repeating: piece, count: 800_000 / piece.utf8.count)
    let time = ContinuousClock().measure { _ = LogText.redacted(text) }
    #expect(time < .seconds(60), "\(time)")
    if ProcessInfo.processInfo.environment["BAYAN_FIGURES"] != nil {
      print("FIGURE|\(piece)|\(time)")
    }
  }

  @Test func `redacting twice changes nothing more`() {
    for text in SecretShapes.all.map(\.text) {
      let once = LogText.redacted(text)
      let twice = LogText.redacted(once)
      #expect(!twice.contains("<<token>>"), "\(once) → \(twice)")
    }
  }
}
