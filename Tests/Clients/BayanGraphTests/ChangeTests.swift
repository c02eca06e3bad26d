import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Synchronization
import Testing

/// Changes counted by a server, while a user presses every button that continues.
@Suite("nobody pays twice", .timeLimit(.minutes(10)))
struct ChangeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var incident: ChangeIncident
    var door: ChangeDoor
    var testDescription: String { "\(incident.testDescription), \(door.rawValue)" }

    /// The outcome in the failure.
    var outcome: ChangeOutcome { door.isChange ? incident.outcome : .repeatable }
  }

  static let rows = ChangeIncident.all.flatMap { incident in
    ChangeDoor.allCases.filter { incident.doors.isEmpty || incident.doors.contains($0) }
      .map { Row(incident: incident, door: $0) }
  }

  @Test(arguments: rows)
  func `a change is made once, whatever happens and whatever the user presses`(
    _ row: Row
  ) async throws {
    let run = try await ChangeWorld.run(row)
    if row.door.isChange { #expect(run.payments <= 1, "\(run.payments) payments") }
    guard let failure = run.firstFailure else {
      // Recovery completed the change, so that no failure was shown.
      #expect(row.door.isChange ? row.incident.outcome == .notMade : true)
      #expect(run.payments == (row.door == .deviceLogin ? run.payments : 1) || !row.door.isChange)
      return
    }
    #expect(failure.change == row.outcome)
    if row.incident.isTriedAgain, row.door.isChange {
      #expect(run.payments == 1, "the way to do it was closed")
    }
    guard row.outcome.mayBeMade else {
      #expect(failure.words.title != ChangeError.uncertain.words(in: "en").title)
      return
    }
    #expect(run.prompts.isEmpty && run.requests <= 1)
    #expect(failure.category == .other)
    let error: ChangeError = row.outcome == .made ? .made : .uncertain
    for (locale, button) in [("en", "OK"), ("ar", "موافق")] as [(LocaleTag, String)] {
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: [locale]))
      let words = error.words(in: locale)
      #expect(alert.title == words.title)
      #expect(alert.buttons.map(\.label) == [button])
      #expect(alert.message.hasSuffix(try #require(words.suggestion)))
      // The description keeps the failure if the outcome of the change is unknown.
      #expect(alert.message.hasPrefix(words.description) == (row.outcome == .made))
      let bridged = failure.nsError(preferring: [locale])
      #expect(bridged.userInfo[CatalogErrorKey.localizedTitle] as? String == words.title)
      #expect(bridged.userInfo[CatalogErrorKey.recoveryOptionNames] == nil)
      #expect(
        bridged.userInfo[GraphErrorKey.category] as? Int != GraphErrorCategory.transient.rawValue)
    }
  }

  @Test(arguments: [
    (NetworkError.connectionClosed(underlying: URLError(.networkConnectionLost)), false),
    (.timedOut(seconds: 3, underlying: URLError(.timedOut)), false), (.emptyResponse, false),
    (.httpStatus(status: 502, underlying: URLError(.badServerResponse)), false),
    (.offline(underlying: URLError(.notConnectedToInternet)), true),
    (.httpStatus(status: 429, underlying: URLError(.badServerResponse)), true),
  ])
  func `a client of one's own offers nothing that makes a change twice`(
    _ error: NetworkError, _ isOffered: Bool
  ) async throws { try await expectOffer(isOffered, after: error) }

  @Test func `so it is where the service says itself that it failed`() async throws {
    try await expectOffer(false, after: GraphQLResponseError.serverFailed)
  }

  private func expectOffer(_ isOffered: Bool, after error: some CatalogError) async throws {
    let user = EagerUser()
    let recovery = RecoveryProcessor(
      presenter: user, policy: BackoffPolicy(jitter: { 0 }), clock: TestClock())
    var failure = OwnFailure(error: error)
    let order = RecoveryContext(isIdempotent: false)
    failure.recovery = await recovery.recover(from: failure, of: order, preferring: ["en"])
    #expect(user.prompts.isEmpty == !isOffered)
    failure.recovery = await recovery.state(of: failure, after: order)
    let alert = try #require(failure.alert(preferring: ["en"]))
    #expect(alert.buttons.map(\.name) == (isOffered ? ["retry", "cancel"] : ["ok"]))
    #expect(alert.message.contains("Check whether it went through") == !isOffered)
    #expect((failure.recoverySuggestion ?? "").contains("try again") == isOffered)
    #expect(failure.recoveryOptions.isEmpty == !isOffered)
  }

  @Test(arguments: [ChangeDoor.keyedMutation, .keyedPost])
  func `with an idempotency key a change is sent again, and with the same key`(
    _ door: ChangeDoor
  ) async throws {
    let lost = try #require(ChangeIncident.all.first { $0.testDescription == "the answer is lost" })
    let run = try await ChangeWorld.run(Row(incident: lost, door: door))
    #expect(run.requests == 2)
    #expect(run.keys == ["key-1", "key-1"])
  }

  @Test func `an empty key is none`() {
    #expect(!GraphRequest("me/feed", method: .post, idempotencyKey: "").isIdempotent)
    #expect(GraphRequest("me/feed", method: .post, idempotencyKey: "k").isIdempotent)
    #expect(GraphRequest("search", method: .post, isIdempotent: true).isIdempotent)
    #expect(GraphRequest("me", method: .delete).isIdempotent)
  }
}
