import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Synchronization
import Testing

@Suite("Login by the system's account", .timeLimit(.minutes(5)))
struct SystemAccountTests {
  struct Store: SystemAccountStore {
    var reply: SystemAccountAnswer

    func answer(appID: String, permissions: Set<Permission>) async -> SystemAccountAnswer { reply }
  }

  private struct StoreError: Error {}

  @Test(arguments: [
    ("The session (459) is over", LoginError.userCheckpointed), ("(452)", .passwordChanged),
    ("(460)", .passwordChanged), ("(464)", .unconfirmedUser),
    ("anything else", .systemAccountUnavailable),
  ])
  func `its errors are coded, and ready to be shown in the reader's language`(
    description: String, kind: LoginError
  ) async throws {
    try await World.run(granted: nil) { world in
      let store = Store(reply: .failed(description: description, error: StoreError()))
      let result = await world.manager.logIn(permissions: ["email"], by: store)
      guard case .failed(let failure) = result else { throw Unexpected(what: "\(result)") }
      #expect(failure.kind == kind)
      let error = failure.nsError(preferring: ["ar"])
      #expect(error.domain == "com.facebook.sdk.login" && error.code == kind.code)
      let words = kind.words(in: .ar)
      #expect(error.userInfo[GraphErrorKey.localizedDescription] as? String == words.description)
      #expect(error.userInfo[GraphErrorKey.localizedTitle] as? String == words.title)
      let beneath = try #require(error.userInfo[NSUnderlyingErrorKey] as? NSError)
      #expect(ErrorChain.swiftValue(of: beneath) is StoreError)
      #expect(world.dialog.requests.isEmpty)
    }
  }

  @Test(arguments: ["en", "ar"] as [LocaleTag])
  func `a failure that nobody knows isn't told as a device without an account`(
    locale: LocaleTag
  ) async throws {
    try await World.run(granted: nil) { world in
      let store = Store(reply: .failed(description: "Error 42", error: StoreError()))
      guard case .failed(let failure) = await world.manager.logIn(permissions: [], by: store) else {
        throw Unexpected(what: "no failure")
      }
      let words = failure.words(preferring: [locale])
      // The description says only that the app got no account.
      let descriptions: [LocaleTag: String] = [
        "en": "This app couldn’t get a Facebook account from the device’s settings.",
        "ar": "لم يتمكن هذا التطبيق من الحصول على حساب فيسبوك من إعدادات الجهاز.",
      ]
      #expect(words.description == descriptions[locale])
      #expect(!words.title.contains("No ") && !words.title.contains("لا يوجد"))
    }
  }

  @Test
  func `no description says that the user said no; neither token nor error, that it is denied`()
    async throws
  {
    try await World.run(granted: nil) { world in
      let cancelled = Store(reply: .failed(description: nil, error: StoreError()))
      #expect(await world.manager.logIn(permissions: ["email"], by: cancelled) == .cancelled)
      #expect(
        await world.manager.logIn(permissions: ["email"], by: Store(reply: .denied))
          == .failed(LoginFailure(kind: .systemAccountAppDisabled)))
    }
  }

  @Test func `a lost network is the underlying error`() async throws {
    try await World.run(granted: nil) { world in
      let offline = URLError(.notConnectedToInternet)
      let store = Store(reply: .failed(description: "text (460)", error: offline))
      let result = await world.manager.logIn(permissions: ["email"], by: store)
      guard case .failed(let failure) = result else { throw Unexpected(what: "\(result)") }
      #expect(ErrorChain(failure).first(of: NetworkError.self)?.codeName == "offline")
    }
  }

  @Test func `without an account the dialog is shown; with one its token is kept`() async throws {
    try await World.run(granted: nil) { world in
      let none = await world.manager.logIn(permissions: ["email"], by: Store(reply: .noAccount))
      guard case .success = none else { throw Unexpected(what: "\(none)") }
      #expect(world.dialog.requests.count == 1)
      let secret = await world.service.logIn(user: "1", permissions: ["email"])
      let store = Store(reply: .token(secret, granted: ["email"]))
      let result = await world.manager.logIn(permissions: ["email", "user_friends"], by: store)
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.declinedPermissions == ["user_friends"])
      #expect(await world.tokens.current?.tokenString == secret)
      let stranger = await world.service.logIn(user: "2", permissions: ["email"])
      #expect(
        await world.manager.logIn(
          permissions: ["email"], by: Store(reply: .token(stranger, granted: ["email"])))
          == .failed(LoginFailure(kind: .userMismatch)))
    }
  }
}

@Suite("Login on a device without a keyboard", .timeLimit(.minutes(5)))
struct DeviceLoginTests {
  private func result(_ answers: [LoopbackAnswer]) async throws -> (DeviceLogin.Result, [Duration])
  {
    try await World.run(granted: nil) { world in
      for answer in answers { await world.service.script("POST /device/login_status", answer) }
      let login = DeviceLogin(client: world.client, clock: world.clock)
      let result = await login.token(
        forCode: "ABC", interval: .seconds(5), lifetime: .seconds(60))
      return (result, world.clock.sleeps)
    }
  }

  @Test func `a transient error doesn't end the session`() async throws {
    let (result, sleeps) = try await result([
      .drop, .graphError(1), .graphError(2, status: 500), .graphError(999, isTransient: true),
      .respond(status: 502, headers: ["Content-Type": "text/html"], body: Array("<p>".utf8)),
      .graphError(4, headers: ["Retry-After": "7"]), pending(1_349_174),
      .json(#"{"access_token":"T"}"#),
    ])
    #expect(result == .token("T"))
    #expect(sleeps == [5, 5, 5, 5, 5, 7, 5].map { .seconds($0) })
  }

  @Test func `a service that stays away ends it with the code's lifetime`() async throws {
    let (result, sleeps) = try await result(Array(repeating: .drop, count: 100))
    #expect(result == .cancelled(.codeExpired))
    #expect(sleeps.count == 13)
  }

  @Test func `cancelling ends it in silence, with the service away and with it there`()
    async throws
  {
    for answer in [LoopbackAnswer.drop, pending(1_349_174)] {
      try await World.run(granted: nil) { world in
        for _ in 0..<1000 { await world.service.script("POST /device/login_status", answer) }
        let login = DeviceLogin(client: world.client)
        let task = Task {
          await login.token(forCode: "ABC", interval: .seconds(1), lifetime: .seconds(600))
        }
        while world.server.requests.isEmpty { await Task.yield() }
        task.cancel()
        #expect(await task.value == .cancelled(nil))
      }
    }
  }

  private func pending(_ subcode: Int) -> LoopbackAnswer { .graphError(31, subcode: subcode) }

  @Test func `it asks again after the interval, and after twice of it when it asked too often`()
    async throws
  {
    let (result, sleeps) = try await result([
      pending(1_349_174), pending(1_349_172), pending(1_349_174),
      .json(#"{"access_token":"T"}"#),
    ])
    #expect(result == .token("T"))
    #expect(sleeps == [.seconds(5), .seconds(10), .seconds(5)])
  }

  @Test(arguments: [Duration.zero, .milliseconds(1), .seconds(-5)])
  func `it pauses, also where the interval is none`(interval: Duration) async throws {
    let polls = Mutex(0)
    let transport = ScriptedTransport { _ in
      let count = polls.withLock { count in
        count += 1
        return count
      }
      // A loop without pauses ends only by this limit.
      let subcode = count > 50 ? 1_349_173 : 1_349_174
      return .json(#"{"error":{"code":31,"error_subcode":\#(subcode)}}"#)
    }
    let clock = TestClock()
    let client = GraphClient(
      .init(server: try #require(URL(string: "https://example.com"))), transport: transport)
    let result = await DeviceLogin(client: client, clock: clock).token(
      forCode: "ABC", interval: interval, lifetime: .seconds(9))
    #expect(result == .cancelled(.codeExpired))
    #expect(clock.sleeps == Array(repeating: .seconds(1), count: 10))
  }

  @Test func `a no on the other device, and a code that has expired, cancel it`() async throws {
    #expect(try await result([pending(1_349_173)]).0 == .cancelled(.authorizationDeclined))
    #expect(try await result([pending(1_349_152)]).0 == .cancelled(.codeExpired))
    let forever = Array(repeating: pending(1_349_174), count: 100)
    #expect(try await result(forever).0 == .cancelled(.codeExpired))
  }

  @Test func `anything else fails it`() async throws {
    guard case .failed(let failure) = try await result([.graphError(190)]).0 else {
      throw Unexpected(what: "no failure")
    }
    #expect(failure.graphError?.graphCode == 190)
    #expect(
      try await result([.json(#"{"x":1}"#)]).0
        == .failed(.core(.graphRequestProtocolMismatch)))
    let page = LoopbackAnswer.respond(status: 404, headers: [:], body: Array("<p>".utf8))
    guard case .failed(let refused) = try await result([page]).0 else {
      throw Unexpected(what: "no failure")
    }
    #expect(refused.networkError != nil)
  }
}
