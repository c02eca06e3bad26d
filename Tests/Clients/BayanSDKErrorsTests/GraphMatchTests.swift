import BayanCatalog
import BayanRuntime
import BayanSDKErrors
import Testing

/// A service's answer, with its expected code.
struct GraphAnswer: Sendable, CustomTestStringConvertible {
  var code: Int?
  var subcode: Int?
  var status: Int?
  var expected: String

  init(_ code: Int?, _ subcode: Int? = nil, status: Int? = nil, is expected: String) {
    self.code = code
    self.subcode = subcode
    self.status = status
    self.expected = expected
  }

  var answer: ServiceAnswer { ServiceAnswer(code: code, subcode: subcode, httpStatus: status) }

  var testDescription: String {
    let parts = [("code", code), ("subcode", subcode), ("status", status)]
    return parts.compactMap { name, number in number.map { "\(name) \($0)" } }
      .joined(separator: ", ")
  }
}

@Suite("The Graph API's answers")
struct GraphMatchTests {
  @Test(arguments: [
    GraphAnswer(190, is: "sessionEnded"), GraphAnswer(102, is: "sessionEnded"),
    GraphAnswer(190, 300, is: "sessionEnded"), GraphAnswer(190, 467, is: "sessionEnded"),
    GraphAnswer(nil, 467, is: "sessionEnded"), GraphAnswer(190, 463, is: "sessionExpired"),
    GraphAnswer(190, 493, is: "accessExpired"), GraphAnswer(190, 458, is: "appNotConnected"),
    GraphAnswer(190, 460, is: "passwordChanged"), GraphAnswer(2500, is: "accessTokenRequired"),
    GraphAnswer(190, 459, is: "userCheckpointed"), GraphAnswer(102, 459, is: "userCheckpointed"),
    GraphAnswer(999, 459, is: "userCheckpointed"), GraphAnswer(190, 464, is: "unconfirmedUser"),
    GraphAnswer(190, 492, is: "pageRoleMissing"), GraphAnswer(368, is: "blocked"),
    GraphAnswer(1, is: "unknown"), GraphAnswer(1, 12_312, is: "unknown"),
    GraphAnswer(2, is: "serviceUnavailable"),
    GraphAnswer(nil, status: 503, is: "serviceUnavailable"),
    GraphAnswer(4, is: "tooManyCalls"), GraphAnswer(17, is: "tooManyCalls"),
    GraphAnswer(341, is: "tooManyCalls"), GraphAnswer(613, is: "tooManyCalls"),
    GraphAnswer(4, status: 403, is: "tooManyCalls"), GraphAnswer(9, is: "tooManyActions"),
    GraphAnswer(32, is: "pageTooManyCalls"), GraphAnswer(80_000, is: "businessLimitReached"),
    GraphAnswer(80_014, is: "businessLimitReached"), GraphAnswer(80_015, is: "unexpected"),
    GraphAnswer(10, is: "permissionMissing"), GraphAnswer(200, is: "permissionMissing"),
    GraphAnswer(299, is: "permissionMissing"), GraphAnswer(300, is: "unexpected"),
    GraphAnswer(3, is: "methodNotAllowed"), GraphAnswer(100, is: "invalidParameter"),
    GraphAnswer(104, is: "badSignature"), GraphAnswer(506, is: "duplicatePost"),
    GraphAnswer(1_609_005, is: "linkUnreadable"), GraphAnswer(nil, status: 404, is: "notFound"),
    GraphAnswer(999, is: "unexpected"), GraphAnswer(nil, is: "unexpected"),
  ])
  func `each answer gets the code that it means`(answer: GraphAnswer) throws {
    let catalog = try #require(CatalogLoader.load(try GeneratedSourcesTests.files()).catalog)
    let domain = try #require(catalog.domains.first { $0.name == "graph" })
    #expect(Self.name(of: answer, in: domain) == answer.expected)
    // The generated matches agree with the catalog.
    let error = GraphError(answer: answer.answer, hours: 0, minutes: 2)
    #expect(error.codeName == answer.expected)
  }

  @Test func `where there is no default, an answer that nothing matches is no error of the domain`()
  {
    #expect(DeviceLoginError(answer: ServiceAnswer(subcode: 1_349_174)) == .authorizationPending)
    #expect(DeviceLoginError(answer: ServiceAnswer(code: 190, subcode: 463)) == nil)
    #expect(DeviceLoginError.serviceMatches.defaultIndex == nil)
  }

  @Test func `the error carries the time that the service names`() {
    #expect(
      GraphError(answer: ServiceAnswer(code: 4), hours: 0, minutes: 2)
        == .tooManyCalls(hours: 0, minutes: 2))
    #expect(
      GraphError(answer: ServiceAnswer(code: 80_001), hours: 0, minutes: 2)
        == .businessLimitReached(hours: 0, minutes: 2))
  }

  /// Returns the name of an answer's code, in the catalog's order of matches.
  static func name(of answer: GraphAnswer, in domain: ErrorDomain) -> String? {
    func first(_ matches: (ServiceMatch.Pattern) -> Bool) -> String? {
      domain.codes.first { $0.matches.contains { matches($0.pattern) } }?.name
    }
    if let code = answer.code, let subcode = answer.subcode,
      let name = first({ $0 == .codeAndSubcode(code: code, subcode: subcode) })
    {
      return name
    }
    if let code = answer.code, let name = first({ $0 == .code(code) }) { return name }
    if let subcode = answer.subcode, let name = first({ $0 == .subcode(subcode) }) { return name }
    if let code = answer.code,
      let name = first({ if case .codes(let range) = $0 { range.contains(code) } else { false } })
    {
      return name
    }
    if let status = answer.status,
      let name = first({
        if case .httpStatus(let range) = $0 { range.contains(status) } else { false }
      })
    {
      return name
    }
    return domain.defaultCode
  }
}
