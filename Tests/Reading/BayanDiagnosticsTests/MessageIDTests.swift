import BayanDiagnostics
import Testing

@Suite("a message's id")
struct MessageIDTests {
  @Test(arguments: [
    ("login.signIn.title", MessageID(file: "login", entry: "signIn", facet: "title")),
    ("login.signIn", MessageID(file: "login", entry: "signIn")),
    ("login.a.b.title", MessageID(file: "login", entry: "a.b", facet: "title")),
  ])
  func `is read as it is printed`(_ text: String, _ id: MessageID) {
    #expect(MessageID(text) == id)
    #expect(id.description == text)
  }

  @Test(arguments: ["", "login"])
  func `has a dot`(_ text: String) {
    #expect(MessageID(text) == nil)
  }

  @Test func `of an entry contains those of its messages`() throws {
    let title = try #require(MessageID("login.signIn.title"))
    #expect(MessageID("login.signIn")?.contains(title) == true)
    #expect(title.contains(title))
    #expect(MessageID("login.signIn.help")?.contains(title) == false)
    #expect(MessageID("login.sign")?.contains(title) == false)
    #expect(MessageID("other.signIn")?.contains(title) == false)
  }
}
