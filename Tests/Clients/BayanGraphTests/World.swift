import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

/// A service on loopback, with a client, a session store and managers that use it.
struct World: Sendable {
  let service: GraphService
  let server: LoopbackServer
  let client: GraphClient
  let manager: LoginManager
  let permissions: PermissionManager
  let presenter: ScriptedPresenter
  let dialog: BrowserDialog
  let clock: TestClock
  let settings: RecoverySettings
  let events: Events

  var tokens: any TokenStore { client.tokens }

  /// Runs a test in a world of its own.
  ///
  /// - Parameters:
  ///   - granted: The permissions of user 1, who is logged in; `nil` for nobody.
  ///   - defaults: The permissions of a login if no token has any.
  ///   - answers: The user's answers to prompts; `nil` for a program without a presenter.
  static func run<Result: Sendable>(
    granted: Set<String>? = ["email", "publish_actions"], answers: [RecoveryAction]? = [],
    defaults: Set<Permission> = [], locales: [LocaleTag] = ["en"],
    errors: ErrorConfiguration = .builtIn,
    attempters: Bool = true, timeout: Duration = .seconds(60),
    _ body: (World) async throws -> Result
  ) async throws -> Result {
    let service = GraphService()
    return try await LoopbackServer.run { request in
      await service.answer(request)
    } body: { server in
      let clock = TestClock()
      let tokens = MemoryTokenStore()
      let transport = SystemTransport(clock: clock)
      let settings = RecoverySettings()
      let events = Events()
      var configuration = GraphClient.Configuration(
        server: server.url, locales: locales, errors: errors)
      configuration.timeout = timeout
      configuration.largestAnswer = 1 << 20
      // This client looks up the user of a token, without recovery.
      let plain = GraphClient(configuration, transport: transport, tokens: tokens)
      let dialog = BrowserDialog(server: server.url)
      let manager = LoginManager(
        appID: "1", dialog: dialog, client: plain, verifier: SealVerifier())
      let permissions = PermissionManager(manager: manager)
      let presenter = ScriptedPresenter(answers ?? [])
      let attempterByAction: [RecoveryAction: any RecoveryAttempter] = [
        .logIn: LoginAttempter(manager: manager, defaultPermissions: defaults),
        .reviewPermissions: PermissionAttempter(permissions: permissions),
      ]
      let recovery = RecoveryProcessor(
        presenter: answers == nil ? nil : presenter,
        attempters: attempters ? attempterByAction : [:], policy: BackoffPolicy(jitter: { 0 }),
        clock: clock)
      let client = GraphClient(
        configuration, transport: transport, tokens: tokens, settings: settings,
        recovery: recovery, observer: ClientObserver { events.add($0) })
      if let granted {
        let token = await service.logIn(user: "1", permissions: granted)
        await tokens.set(
          AccessToken(
            tokenString: token, userID: "1",
            permissions: Set(granted.map { Permission(rawValue: $0) })),
          profile: Profile(userID: "1", name: "Layla"))
      }
      return try await body(
        World(
          service: service, server: server, client: client, manager: manager,
          permissions: permissions.sending(by: client), presenter: presenter, dialog: dialog,
          clock: clock,
          settings: settings, events: events))
    }
  }

  /// The requests to the Graph API so far: `GET /me`.
  var requests: [String] {
    server.requests.map { request in
      let path = request.path.replacing("/v26.0", with: "")
      return "\(request.method) \(path.isEmpty ? "/" : path)"
    }
  }

  /// Returns the current token's secret.
  func secret() async throws -> String { try #require(await tokens.current).tokenString }

  /// Returns the failure of a request; `nil` if it succeeded.
  func failure(of request: GraphRequest) async -> GraphFailure? {
    do {
      _ = try await client.send(request)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the Graph API's error of a failed request.
  func error(of request: GraphRequest) async throws -> GraphRequestError {
    guard let error = await failure(of: request)?.graphError else {
      throw Unexpected(what: "no error of the Graph API")
    }
    return error
  }
}

struct Unexpected: Error {
  var what: String
}

/// A presenter with prepared answers, which keeps the prompts.
final class ScriptedPresenter: RecoveryPresenter {
  private let state: Mutex<(answers: [RecoveryAction], prompts: [RecoveryPrompt])>
  /// A function that runs before each answer of the user.
  let patience = Mutex<@Sendable () async -> Void>({})

  init(_ answers: [RecoveryAction]) { state = Mutex((answers, [])) }

  var prompts: [RecoveryPrompt] { state.withLock { $0.prompts } }

  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
    await patience.withLock { $0 }()
    return state.withLock { state in
      state.prompts.append(prompt)
      guard !state.answers.isEmpty else { return nil }
      let action = state.answers.removeFirst()
      return prompt.options.first { $0.action == action }
    }
  }
}

/// The events of a client.
final class Events: Sendable {
  private let list = Mutex<[GraphEvent]>([])

  func add(_ event: GraphEvent) { list.withLock { $0.append(event) } }
  var all: [GraphEvent] { list.withLock { $0 } }
}

/// A login dialog that requests the service's dialog page over HTTP, with the choices of a user.
final class BrowserDialog: LoginDialog {
  struct Choices: Sendable {
    var user = "1"
    var declined: Set<String> = []
    var isDismissed = false
    /// A change to the answer on its way back.
    var change: @Sendable (inout [String: String], LoginRequest) -> Void = { _, _ in }
    var error: (any Error)?
  }

  private let server: URL
  private let choices = Mutex(Choices())
  private let asked = Mutex<[LoginRequest]>([])

  init(server: URL) { self.server = server }

  /// The login requests so far.
  var requests: [LoginRequest] { asked.withLock { $0 } }

  func choose(_ choose: (inout Choices) -> Void) { choices.withLock { choose(&$0) } }

  func reply(to request: LoginRequest) async throws -> LoginReply {
    asked.withLock { $0.append(request) }
    let choices = choices.withLock { $0 }
    if let error = choices.error { throw error }
    if choices.isDismissed { return .dismissed }
    var components = URLComponents(url: server, resolvingAgainstBaseURL: false)
    components?.path = "/dialog/oauth"
    let scope = request.permissions.sorted().map(\.rawValue).joined(separator: ",")
    components?.queryItems = [
      URLQueryItem(name: "scope", value: scope), URLQueryItem(name: "user", value: choices.user),
      URLQueryItem(name: "decline", value: choices.declined.sorted().joined(separator: ",")),
      URLQueryItem(name: "state", value: request.challenge),
    ]
    let url = try #require(components?.url)
    let response = try await SystemTransport().response(to: HTTPExchange.Request(url: url))
    let location = try #require(response.headers["Location"])
    let fragment = try #require(location.split(separator: "#").last)
    var parsed = URLComponents()
    parsed.percentEncodedQuery = String(fragment)
    var parameters: [String: String] = [:]
    for item in parsed.queryItems ?? [] { parameters[item.name] = item.value ?? "" }
    choices.change(&parameters, request)
    return .returned(parameters)
  }
}

/// A verifier with the sum of the signed bytes in place of the service's signature.
struct SealVerifier: IDTokenSignatureVerifier {
  static func seal(_ bytes: [UInt8]) -> [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
  }

  func isValid(
    signature: [UInt8], of signed: [UInt8], algorithm: String, keyID: String?
  ) async -> Bool { algorithm == "SEAL" && signature == Self.seal(signed) }
}
