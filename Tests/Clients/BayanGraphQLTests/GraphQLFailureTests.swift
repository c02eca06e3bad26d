import BayanErrors
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

@Suite("GraphQL failures, through every door")
struct GraphQLFailureTests {
  private static let refused = GraphQLFailure(
    .response(.badInput),
    response: GraphQLResponse(
      data: nil, hasData: true,
      errors: [
        GraphQLError(
          message: "Variable $email got 'ann@example.org'", path: ["film", "title"],
          extensions: ["code": "BAD_USER_INPUT"])
      ]), status: 200, mediaType: "application/json")

  @Test func `as NSError it has the domain, code and words of the error inside`() {
    let bridged = Self.refused.nsError(preferring: ["ar"])
    #expect(bridged.domain == GraphQLResponseError.domain)
    #expect(bridged.code == GraphQLResponseError.badInput.code)
    let words = GraphQLResponseError.badInput.words(in: "ar")
    #expect(bridged.localizedDescription == words.description)
    #expect(bridged.userInfo[CatalogErrorKey.localizedTitle] as? String == words.title)
    #expect(bridged.userInfo[CatalogErrorKey.category] as? String == "recoverable")
    #expect(ErrorChain(bridged).first(of: GraphQLFailure.self) == Self.refused)
    #expect((Self.refused as any Error as NSError).domain == GraphQLResponseError.domain)
  }

  @Test func `its own text is the catalog's, in the reader's language`() {
    for locale in ["en", "ar"] as [LocaleTag] {
      MessageLocale.$current.withValue(locale) {
        #expect(
          Self.refused.localizedDescription
            == GraphQLResponseError.badInput.words(in: locale).description)
        let alert = ErrorPresentation.alert(for: Self.refused, preferring: [locale])
        #expect(alert?.title == GraphQLResponseError.badInput.words(in: locale).title)
      }
    }
  }

  @Test func `a lost network keeps Foundation's domain and code`() {
    let failure = GraphQLFailure(.network(.offline(underlying: URLError(.notConnectedToInternet))))
    let bridged = failure.nsError(preferring: ["en"])
    #expect(bridged.domain == NSURLErrorDomain)
    #expect(bridged.code == URLError.notConnectedToInternet.rawValue)
    #expect(
      bridged.localizedDescription
        == NetworkError.offline(underlying: failure).words(in: "en").description)
  }

  @Test func `cancellation is silent`() {
    let cancelled = GraphQLFailure(.cancelled)
    #expect(Cancellation.isCause(of: cancelled))
    #expect(cancelled.alert(preferring: ["en"]) == nil)
    #expect(ErrorPresentation.alert(for: cancelled, preferring: ["en"]) == nil)
    #expect(cancelled.nsError(preferring: []).code == URLError.cancelled.rawValue)
  }

  @Test func `developers get facts, and no value of a user's`() {
    let facts = ErrorDescriptor(Self.refused)
    #expect(facts.name == "badInput")
    #expect(facts.status == 200)
    #expect(facts.mediaType == "application/json")
    #expect(facts.invalidArgument == "film.title")
    for text in ["\(Self.refused)", String(reflecting: Self.refused)] {
      #expect(text.contains("BAD_USER_INPUT at film.title"))
      #expect(!text.contains("ann@example.org"))
    }
    var forged = Self.refused
    forged.response?.errors[0].extensions["code"] = "two words\nERROR forged"
    #expect(!"\(forged)".contains("forged"))
  }

  @Test func `an answer that doesn't fit the schema names the place`() {
    let failure = GraphQLFailure(
      .network(
        .schemaNotMet(
          underlying: GraphQLDecodingError(path: ["film", "title"], message: "is not String"))))
    #expect(ErrorDescriptor(failure).parseFailure == "film.title: is not String")
  }
}
