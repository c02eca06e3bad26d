import BayanRuntime
import Testing

struct ServiceMatchesTests {
  private static let matches = ServiceMatches(
    """
    code 4 subcode 1: 1
    code 4: 2
    subcode 1: 3
    name UNAUTHENTICATED: 4
    name not.a-name/1: 5
    codes 1...9: 6
    http-status 500...599: 7
    http-status 401...401: 4
    http-status 404...404: 4
    default: 0
    """)

  @Test(arguments: [
    (ServiceAnswer(name: "UNAUTHENTICATED"), 4),
    (ServiceAnswer(name: "not.a-name/1"), 5),
    (ServiceAnswer(name: "unauthenticated"), 0),
    (ServiceAnswer(name: ""), 0),
    // The Kelvin sign is canonically equivalent to K, and so equals K in Swift.
    (ServiceAnswer(name: "UNAUTHENTICATED\u{212A}"), 0),
    (ServiceAnswer(name: "UNAUTHENTICATED", httpStatus: 503), 4),
    (ServiceAnswer(name: "OTHER", httpStatus: 503), 7),
    (ServiceAnswer(code: 7, name: "UNAUTHENTICATED"), 4),
    (ServiceAnswer(code: 4, name: "UNAUTHENTICATED"), 2),
    (ServiceAnswer(subcode: 1, name: "UNAUTHENTICATED"), 3),
    (ServiceAnswer(code: 7, name: "OTHER"), 6),
  ])
  func `a name comes after codes and before ranges`(_ answer: ServiceAnswer, _ index: Int) {
    #expect(Self.matches.index(of: answer) == index)
  }

  @Test func `a range may end where no answer's number reaches`() throws {
    let lines = ["codes -9223372036854775808...-1: 1", "codes 5000000000...9223372036854775807: 2"]
    let matches = try #require(ServiceMatches(lines: lines + ["default: 0"]))
    #expect(matches.index(of: ServiceAnswer(code: -1)) == 1)
    #expect(matches.index(of: ServiceAnswer(code: 1)) == 0)
    #expect(matches.index(of: ServiceAnswer(code: Int(Int32.max))) == 0)
  }

  @Test func `a name is compared byte by byte`() {
    let matches = ServiceMatches("name K: 0\ndefault: 1")
    #expect(matches.index(of: ServiceAnswer(name: "K")) == 0)
    #expect("\u{212A}" == "K")
    #expect(matches.index(of: ServiceAnswer(name: "\u{212A}")) == 1)
  }

  @Test func `a server answers with the first status that is no range`() {
    #expect(Self.matches.httpStatus(of: 4) == 401)
    #expect(Self.matches.httpStatus(of: 7) == nil)
    #expect(Self.matches.httpStatus(of: 0) == nil)
  }
}
