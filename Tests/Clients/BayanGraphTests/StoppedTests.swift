import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// Cancelled work with dialogs, stores and transports that ignore cancellation, or report it by
/// their own error.
@Suite("Stopped work is silent, whatever it ends with", .timeLimit(.minutes(5)))
struct StoppedTests {
  private struct Own: Error {}

  private struct Wrapper: WrappingError {
    var underlyingError: (any Error)?
  }

  /// Cancels the current task, as its owner may at any moment.
  static func cancelTask() { withUnsafeCurrentTask { $0?.cancel() } }

  /// A dialog whose reply comes from a function.
  private struct Dialog: LoginDialog {
    var body: @Sendable (LoginRequest) async throws -> LoginReply

    func reply(to request: LoginRequest) async throws -> LoginReply { try await body(request) }

    /// A dialog that grants all requested permissions.
    static let gives = Dialog { request in
      .returned([
        "access_token": "new", "state": request.challenge,
        "granted_scopes": request.permissions.map(\.rawValue).joined(separator: ","),
      ])
    }

    /// A dialog that returns a code for a token.
    static let givesCode = Dialog { request in
      let redirect = try #require(URL(string: "http://localhost/"))
      let url = try #require(URL(string: "http://localhost/?code=c&state=\(request.challenge)"))
      return .redirected(to: url, redirect: redirect)
    }
  }

  private struct Store: SystemAccountStore {
    var body: @Sendable () async -> SystemAccountAnswer

    func answer(appID: String, permissions: Set<Permission>) async -> SystemAccountAnswer {
      await body()
    }
  }

  private static let layla = AccessToken(
    tokenString: "old", userID: "1", permissions: ["public_profile"])

  private func session(
    _ transport: any HTTPTransport = ScriptedTransport { _ in .json("{}") },
    dialog: any LoginDialog = Dialog.gives, user: AccessToken? = layla,
    presenter: (any RecoveryPresenter)? = nil
  ) async throws -> GraphSession {
    let session = GraphSession(
      appID: "1", server: try #require(URL(string: "https://graph.example.com")), dialog: dialog,
      presenter: presenter, locales: ["en"], settings: RecoverySettings(), transport: transport,
      policy: BackoffPolicy(usual: .zero, limited: .zero))
    if let user { await session.tokens.set(user) }
    return session
  }

  // MARK: Logins

  enum Stop: String, CaseIterable, Sendable { case newer, logOut, require, task }

  @Test(arguments: Stop.allCases)
  func `a login's dialog may throw its own error`(stop: Stop) async throws {
    let logins = Mutex(0)
    let session = try await session(
      dialog: Dialog { _ in
        let isFirst = logins.withLock { count in
          count += 1
          return count == 1
        }
        guard isFirst else { return .dismissed }
        try? await Task.sleep(for: .seconds(3600))
        throw Own()
      })
    let first = Task { await session.logIn(permissions: ["email"]) }
    while logins.withLock({ $0 }) == 0 { await Task.yield() }
    switch stop {
    case .newer: _ = await session.logIn(permissions: ["email"])
    case .logOut: await session.logOut()
    case .require: try? await session.permissions.require(["email"], on: .userAction)
    case .task: first.cancel()
    }
    #expect(await first.value == .cancelled)
  }

  @Test func `a login that was stopped for another is no answer of the user's`() async throws {
    let logins = Mutex(0)
    let session = try await session(
      dialog: Dialog { _ in
        logins.withLock { $0 += 1 }
        try? await Task.sleep(for: .seconds(3600))
        throw Own()
      })
    let first = Task { () -> Bool in
      do throws(PermissionFailure) {
        try await session.permissions.require(["email"], on: .userAction)
        return false
      } catch { return error.alert(preferring: ["en"]) == nil }
    }
    while logins.withLock({ $0 }) == 0 { await Task.yield() }
    await session.logOut()
    #expect(await first.value)
    await session.tokens.set(Self.layla)
    // The program may still ask for permissions.
    let second = Task { try? await session.permissions.require(["email"], on: .program) }
    while logins.withLock({ $0 }) == 1 { await Task.yield() }
    second.cancel()
    await second.value
  }

  static let lateAnswers: [(body: String, isCode: Bool)] = [
    // The bodies are an exchange without a token, and a profile of another user.
    ("{}", true), (#"{"id":"99"}"#, false),
  ]

  @Test(arguments: lateAnswers.indices)
  func `a late answer of the service fails no login`(index: Int) async throws {
    let (body, isCode) = Self.lateAnswers[index]
    let transport = ScriptedTransport { _ in
      Self.cancelTask()
      return .json(body)
    }
    let session = try await session(transport, dialog: isCode ? Dialog.givesCode : Dialog.gives)
    #expect(await Task { await session.logIn() }.value == .cancelled)
    #expect(transport.requests.count == 1)
  }

  @Test func `nor does what an account store answers late`() async throws {
    for answer in [
      SystemAccountAnswer.failed(description: "(460)", error: Own()), .denied, .noAccount,
      .failed(description: "x", error: URLError(.timedOut)),
    ] {
      let session = try await session(dialog: Dialog { _ in throw Own() })
      let login = Task {
        await session.login.logIn(
          permissions: ["email"],
          by: Store {
            Self.cancelTask()
            return answer
          })
      }
      #expect(await login.value == .cancelled)
    }
  }

  /// Errors of dialogs, and whether they mean that the user closed the dialog.
  static let dialogs: [(domain: String, code: Int, isClosed: Bool)] = [
    ("com.apple.AuthenticationServices.WebAuthenticationSession", 1, true),
    ("com.apple.AuthenticationServices.WebAuthenticationSession", 2, false),
    ("com.apple.AuthenticationServices.AuthorizationError", 1001, true),
    ("com.apple.AuthenticationServices.AuthorizationError", 1004, false),
    ("com.apple.SafariServices.Authentication", 1, true),
    ("com.apple.SafariServices.Authentication", 2, false),
    ("com.apple.LocalAuthentication", -2, true), ("com.apple.LocalAuthentication", -1, false),
    ("SKErrorDomain", 2, true), ("SKErrorDomain", 0, false),
  ]

  @Test(arguments: dialogs.indices)
  func `a dialog of Apple's that was closed is silent, whatever is around its error`(
    index: Int
  ) async throws {
    let (domain, code, isClosed) = Self.dialogs[index]
    let error = NSError(domain: domain, code: code)
    let errors: [any Error] = [
      error, Wrapper(underlyingError: error), LoginFailure(kind: .unknown, underlyingError: error),
      NSError(
        domain: "com.facebook.sdk.login", code: 301, userInfo: [NSUnderlyingErrorKey: error]),
      PermissionFailure(
        kind: .notAsked(underlying: LoginFailure(kind: .unknown, underlyingError: error))),
    ]
    for error in errors {
      #expect((ErrorPresentation.alert(for: error, preferring: ["en"]) == nil) == isClosed)
    }
    for error in errors.prefix(3) {
      let session = try await session(dialog: Dialog { _ in throw error })
      #expect((await session.logIn() == .cancelled) == isClosed)
    }
  }

  @Test func `a CancellationError that became an NSError is silent`() async throws {
    let error = CancellationError() as NSError
    #expect(Cancellation.isCause(of: error))
    for around: any Error in [
      error, Wrapper(underlyingError: error), LoginFailure(kind: .unknown, underlyingError: error),
      NSError(domain: "com.facebook.sdk.core", code: 3, userInfo: [NSUnderlyingErrorKey: error]),
      NetworkError.connectionClosed(underlying: error),
    ] {
      #expect(ErrorPresentation.alert(for: around, preferring: ["en"]) == nil)
    }
    #expect(await (try session(dialog: Dialog { _ in throw error })).logIn() == .cancelled)
    #expect(!Cancellation.isCause(of: NSError(domain: "Swift.CancellationError", code: 2)))
  }

  // MARK: Requests

  /// Sends a request by a session whose task is cancelled before the response.
  private func isSilent(
    _ response: HTTPExchange.Response?,
    _ send: @escaping @Sendable (GraphSession) async throws(GraphFailure) -> Void
  ) async throws -> Bool {
    let transport = ScriptedTransport { (_) throws(HTTPFailure) in
      Self.cancelTask()
      guard let response else {
        throw .network(.connectionClosed(underlying: URLError(.networkConnectionLost)))
      }
      return response
    }
    let session = try await session(transport)
    return await Task {
      do throws(GraphFailure) {
        try await send(session)
        return false
      } catch {
        return error.isCancellation
          && ErrorPresentation.alert(for: error, preferring: ["en"]) == nil
      }
    }.value
  }

  private struct Film: Decodable { var title: String }

  @Test func `an answer that comes after it isn't read`() async throws {
    let lost: HTTPExchange.Response? = nil
    let batch = [GraphRequest("a"), GraphRequest("b", method: .post)]
    for answer in [lost, .page(200), .json("[]"), .json("3")] {
      #expect(
        try await isSilent(answer) { (session) throws(GraphFailure) in
          _ = try await session.client.send(batch)
        })
    }
    #expect(
      try await isSilent(.json(#"{"title":3}"#)) { (session) throws(GraphFailure) in
        _ = try await session.send(GraphRequest("me"), as: Film.self)
      })
    for answer in [lost, .json("{}")] {
      #expect(
        try await isSilent(answer) { (session) throws(GraphFailure) in
          try await session.permissions.refresh()
        })
      #expect(
        try await isSilent(answer) { (session) throws(GraphFailure) in
          try await session.permissions.revoke("email")
        })
    }
  }

  @Test func `nor is one to a device's login`() async throws {
    let client = try await session(
      ScriptedTransport { _ in
        Self.cancelTask()
        return .json("{}")
      }
    ).client
    let result = await Task {
      await DeviceLogin(client: client).token(
        forCode: "c", interval: .seconds(1), lifetime: .seconds(9))
    }.value
    #expect(result == .cancelled(nil))
  }

  @Test func `a transport's cancelled error stops its request, whatever is around it`()
    async throws
  {
    let url = try #require(URL(string: "https://graphql.example.com"))
    struct Me: Decodable, Sendable { var me: String? }
    let operation = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
    for error: NetworkError in [
      .unknown(underlying: URLError(.cancelled)),
      .insecureConnection(underlying: Wrapper(underlyingError: CancellationError())),
      .connectionClosed(underlying: NSError(domain: NSURLErrorDomain, code: -999)),
    ] {
      let transport = ScriptedTransport { (_) throws(HTTPFailure) in throw .network(error) }
      let user = ScriptedPresenter([.retry])
      let session = try await session(transport, presenter: user)
      do throws(GraphFailure) {
        _ = try await session.send(GraphRequest("me"))
        Issue.record("it was answered")
      } catch { #expect(error.isCancellation) }
      #expect(transport.requests.count == 1)
      let client = GraphQLClient(
        url: url, transport: transport, recovery: RecoveryProcessor(presenter: user))
      guard case .failure(let failure) = await client.result(of: operation) else {
        Issue.record("it was answered")
        return
      }
      #expect(failure.isCancellation && transport.requests.count == 2)
      // A program's own client passes its failure to recovery unchanged.
      let recovery = RecoveryProcessor(
        presenter: user, attempters: [.retry: ActionAttempter(.retry) { _ in .recovered }])
      let state = await recovery.recover(
        from: HTTPFailure.network(error), of: RecoveryContext(isIdempotent: true),
        preferring: ["en"])
      #expect(state.outcome == .cancelled && user.prompts.isEmpty)
    }
  }

  // MARK: Recoveries

  /// A failure of a program's own client, with another client's failure beneath it.
  private struct Facade: ClientFailure {
    var underlyingError: (any Error)?
    static var errorDomain: String { GraphError.domain }
    var errorCode: Int { GraphError.unknown.code }
    var category: FailureCategory { FailureCategory(of: GraphError.unknown) }
    var descriptor: ErrorDescriptor { ErrorDescriptor(GraphError.unknown) }
    func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
      FailureWords(GraphError.unknown.words(preferring: locales), for: sink)
    }
  }

  @Test func `a recovery that was stopped is silent within any other failure`() {
    var inner = GraphQLFailure(.response(.sessionEnded))
    inner.recovery.outcome = .cancelled
    let login = LoginFailure(kind: .unknown, underlyingError: inner)
    for failure: any ClientFailure in [
      inner, login, PermissionFailure(kind: .notAsked(underlying: inner)),
      PermissionFailure(kind: .notAsked(underlying: login)),
      ShareFailure(kind: .openGraph(underlying: inner)), Facade(underlyingError: inner),
      Facade(underlyingError: Facade(underlyingError: login)),
    ] {
      let errors: [any Error] = [
        failure, failure as NSError, failure.nsError(preferring: ["en"]),
        Wrapper(underlyingError: failure),
      ]
      for error in errors {
        #expect(ErrorPresentation.alert(for: error, preferring: ["en"]) == nil)
      }
      #expect(failure.alert(preferring: ["en"]) == nil && failure.errorDescription == nil)
    }
  }
}
