import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

/// A program's own transport wraps the system's errors in a general error.
@Suite("Underlying errors of a client's failure are read", .timeLimit(.minutes(5)))
struct CausesBeneathTests {
  static let causes: [(any Error, String)] = [
    (URLError(.notConnectedToInternet), "You’re offline"),
    (URLError(.timedOut), "This took too long"),
    (NSError(domain: NSURLErrorDomain, code: -1003), HostNotFound.title),
    (NSError(domain: NSURLErrorDomain, code: -1202), "No secure connection"),
    (NetworkError.unknown(underlying: URLError(.notConnectedToInternet)), "You’re offline"),
    (
      NSError(
        domain: "com.example", code: 1,
        userInfo: [NSUnderlyingErrorKey: URLError(.notConnectedToInternet)]), "You’re offline"
    ),
    (URLError(.unknown), "Connection problem"),
    (NSError(domain: "com.example", code: 1), "Connection problem"),
  ]

  private static func failures(_ cause: any Error) -> [any ClientFailure] {
    [
      GraphFailure(.network(.unknown(underlying: cause))),
      GraphFailure(.core(.network(underlying: NetworkError.unknown(underlying: cause)))),
      GraphQLFailure(.network(.unknown(underlying: cause))),
      GraphQLFailure(.response(.network(underlying: NetworkError.unknown(underlying: cause)))),
      HTTPFailure.network(.unknown(underlying: cause)),
    ]
  }

  @Test(arguments: causes.indices)
  func `in every form of the failure`(index: Int) throws {
    let (cause, title) = Self.causes[index]
    for failure in Self.failures(cause) {
      let errors: [any Error] = [failure, failure as NSError, failure.nsError(preferring: ["en"])]
      for error in errors {
        let alert = try #require(ErrorPresentation.alert(for: error, preferring: ["en"]))
        #expect(alert.title == title, "\(failure)")
      }
      #expect(failure.words(preferring: ["en"], for: .display).title == title)
      // The category is that of the system's error, as the title is.
      #expect((failure.category == .recoverable) == (title == "No secure connection"))
      let arabic = try #require(ErrorPresentation.alert(for: failure, preferring: ["ar"]))
      #expect(arabic.direction == .rightToLeft && arabic.title != title)
    }
  }

  @Test(arguments: causes.indices)
  func `beneath an error of sharing, under its title`(index: Int) throws {
    let sharing = ShareError.unknown.words(in: .en).title
    for failure in Self.failures(Self.causes[index].0) {
      let own = try #require(ErrorPresentation.alert(for: failure, preferring: ["en"]))
      let share = ShareFailure(kind: .openGraph(underlying: failure))
      let errors: [any Error] = [
        share, share as NSError, share.nsError(preferring: ["en"]),
        NSError(
          domain: "com.facebook.sdk.share", code: 201, userInfo: [NSUnderlyingErrorKey: failure]),
        NSError(
          domain: "com.facebook.sdk.share", code: 203,
          userInfo: [NSUnderlyingErrorKey: failure.nsError(preferring: ["en"])]),
      ]
      for error in errors {
        let alert = try #require(ErrorPresentation.alert(for: error, preferring: ["en"]))
        #expect(alert.title == sharing && alert.message == own.message)
      }
    }
  }

  private struct Me: Decodable, Sendable { var me: String? }

  @Test(arguments: causes.indices)
  func `by the requests that fail with it`(index: Int) async throws {
    let (cause, title) = Self.causes[index]
    let transport = ScriptedTransport { (_) throws(HTTPFailure) in
      throw .network(.unknown(underlying: cause))
    }
    let url = try #require(URL(string: "https://example.com"))
    let client = GraphClient(
      .init(server: url, locales: ["en"]), transport: transport, settings: RecoverySettings())
    do throws(GraphFailure) {
      _ = try await client.send(GraphRequest("me"))
      Issue.record("it was answered")
    } catch {
      #expect(error.alert(preferring: ["en"])?.title == title)
    }
    // If the system's error means that nothing was sent, the change wasn't made.
    do throws(GraphFailure) {
      _ = try await client.send(GraphRequest("me/feed", method: .post))
      Issue.record("it was answered")
    } catch {
      let isUnsent = ["You’re offline", "Couldn’t find the server", "No secure connection"]
        .contains(title)
      #expect((error.change == .notMade) == isUnsent)
    }
    let query = GraphQLClient(url: url, transport: transport)
    let operation = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
    guard case .failure(let failure) = await query.result(of: operation) else {
      Issue.record("it was answered")
      return
    }
    #expect(failure.alert(preferring: ["en"])?.title == title)
  }
}
