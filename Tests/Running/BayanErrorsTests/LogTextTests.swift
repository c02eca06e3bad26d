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

  /// Characters of Unicode's White_Space and one other blank, with their percent-encoded and
  /// escaped forms.
  private static let spaces: [String] = [
    "\t", "\u{B}", "\u{C}", " ", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}", "\u{2007}", "\u{200A}",
    "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{2800}", "%20", "%C2%A0",
    "%E2%80%AF", "&nbsp;", "&#160;", "\\u00a0", "\\t",
  ]

  /// Invisible marks: Default_Ignorable_Code_Point, of each kind.
  private static let marks: [String] = [
    "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{1160}", "\u{17B4}", "\u{180B}", "\u{180E}",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202E}", "\u{2060}", "\u{2064}",
    "\u{2069}", "\u{206A}", "\u{3164}", "\u{FE00}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}",
    "\u{E0001}", "\u{E0041}", "\u{E0100}", "%E2%80%8B", "%E3%85%A4",
  ]

  @Test(arguments: spaces)
  func `any white space may be beside a secret`(_ space: String) {
    for (text, secret) in [
      ("Mot de passe\(space): hunter2", "hunter2"), ("password\(space)=\(space)hunter2", "hunter2"),
      ("token\(space)0a1b2c3d4e5f", "0a1b2c"), ("the password is\(space)hunter2", "hunter2"),
      ("Bearer\(space)abc.def", "abc.def"), ("كلمة\(space)المرور\(space): hunter2", "hunter2"),
      ("api\(space)key: k1", "k1"), ("Authorization:\(space)Basic\(space)dXNlcjpwYXNz", "dXNl"),
      ("curl -u\(space)ann:hunter2", "hunter2"), ("tool --token\(space)k1", "k1"),
    ] {
      let redacted = LogText.redacted(text)
      #expect(!redacted.contains(secret), "\(text.debugDescription) → \(redacted)")
    }
  }

  @Test(arguments: marks)
  func `marks that nobody sees may be in a name or a secret, or for a space`(_ mark: String) {
    for (text, secret) in [
      ("pass\(mark)word: hunter2", "hunter2"), ("token\(mark)=\(mark)k1", "k1"),
      ("token\(mark)0a1b2c3d4e5f", "0a1b2c"), ("Bearer\(mark)abc.def", "abc.def"),
      ("Mot de passe\(mark) : hunter2", "hunter2"), ("password is\(mark)hunter2", "hunter2"),
      ("كلمة\(mark)المرور: hunter2", "hunter2"), ("token=k1\(mark)horse", "horse"),
    ] {
      let redacted = LogText.redacted(text)
      #expect(!redacted.contains(secret), "\(text.debugDescription) → \(redacted)")
    }
    if !mark.hasPrefix("%") { #expect(LogText.redacted("a\(mark)b") == "ab") }
  }

  /// The examples of the gaps that the page about logs lists, with the secret that stays in each.
  @Test(arguments: [
    ("try hunter2 instead", "hunter2"), ("hunter2 is the password", "hunter2"),
    ("magic=horse", "horse"), ("the password horse", "horse"), ("token, horse", "horse"),
    ("code: 4821", "4821"), ("/reset/hunter2", "hunter2"), ("password\\075horse", "horse"),
    ("(user, password) VALUES ('ann', 'horse')", "horse"), ("cGFzc3dvcmQ9aG9yc2U=", "cGFz"),
  ])
  func `the holes of the net are those of the page`(_ example: String, _ secret: String) throws {
    let page = URL(filePath: #filePath).appending(path: "../../../../Documentation/Runtime.md")
    let text = try String(contentsOf: page.standardized, encoding: .utf8)
    #expect(text.contains("`\(example)`"), "\(example)")
    #expect(LogText.redacted(example).contains(secret), "this is no hole any more: \(example)")
  }

  @Test func `there are the shapes that were promised`() {
    #expect(SecretShapes.all.count >= 100)
    #expect(SecretShapes.innocent.count >= 50)
  }

  @Test(arguments: SecretShapes.innocent)
  func `a text without a secret stays as it is`(_ text: String) {
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
  func `the text around a secret stays`(_ text: String, _ expected: String) {
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
    "&#61;", "https://a:b", "Bearer ", "-", "token,", "token|", "token: |\n", "</", "<a:token>",
    "\u{200B}", "token\u{200B}", "\"\"\"", "token: !a ", "token=a%20", "a,token\n", "password of ",
    "token is ", "token[", "token(a) ", "كلمة المرور، ", "token -", "<!--",
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
