import BayanErrors
public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
import BayanSDKErrors
public import Foundation

/// The parts of a program's connection to the Graph API, created together.
///
///     let session = GraphSession(
///       appID: "1234", dialog: LoopbackRedirectDialog(page: page), presenter: TerminalPresenter())
///     let me = try await session.send(GraphRequest("me"), as: Person.self)
///
/// All parts share one store of tokens, one transport and one list of locales. With a presenter,
/// errors are recovered from: by a login, by a review of permissions, or by a website.
public struct GraphSession: Sendable {
  /// The client, which sends requests and recovers from errors.
  public let client: GraphClient
  /// The login manager, which logs users in.
  public let login: LoginManager
  /// The permission manager, which asks for permissions and revokes them.
  public let permissions: PermissionManager
  /// The share client, which posts content.
  public let sharing: ShareClient

  /// The store of the login.
  public var tokens: any TokenStore { client.tokens }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - server: The service's root.
  ///   - dialog: The login dialog.
  ///   - presenter: The presenter that asks the user about errors; without one, errors are
  ///     delivered as they come.
  ///   - tokens: The store of the login.
  ///   - permissions: The permissions of a login without an earlier token.
  ///   - version: The version of the Graph API.
  ///   - timeout: The time limit of an exchange.
  ///   - settings: The settings that switch recovery on.
  ///   - errors: The service's configuration of errors, beside the catalog.
  ///   - asking: The errors about which recovery asks the user by itself.
  ///   - decoder: Makes the decoder of answers.
  ///   - locales: The reader's locales by preference; empty for the process's (`MessageLocale`),
  ///     which is then the system's unless the program has set it.
  ///   - attempters: The program's own attempters: open its settings, return to the edited content.
  ///     Only their options are offered.
  ///   - browser: Opens the service's website.
  ///   - observer: Gets the client's events, for logs.
  public init(
    appID: String, server: URL = GraphSession.defaultServer, dialog: any LoginDialog,
    presenter: (any RecoveryPresenter)? = nil, tokens: any TokenStore = MemoryTokenStore(),
    permissions: Set<Permission> = [.publicProfile], locales: [LocaleTag] = [],
    version: String = GraphClient.Configuration.newestVersion, timeout: Duration = .seconds(60),
    settings: RecoverySettings = .shared, errors: ErrorConfiguration = .builtIn,
    asking: AskedErrors = .recoverable,
    decoder: @escaping @Sendable () -> JSONDecoder = GraphDecoder.make,
    attempters: [RecoveryAction: any RecoveryAttempter] = [:],
    transport: any HTTPTransport = SystemTransport(),
    verifier: (any IDTokenSignatureVerifier)? = nil,
    policy: BackoffPolicy = BackoffPolicy(),
    browser: @escaping @Sendable (URL) async -> Bool = SystemBrowser.open,
    observer: ClientObserver<GraphEvent>? = nil
  ) {
    if locales.isEmpty, MessageLocale.program.isEmpty { MessageLocale.useSystem() }
    var configuration = GraphClient.Configuration(
      server: server, version: version, locales: locales, timeout: timeout, errors: errors,
      decoder: decoder)
    configuration.asking = asking
    var client = GraphClient(
      configuration, transport: transport, tokens: tokens, settings: settings, observer: observer)
    var attempters = attempters
    if attempters[.openWebsite] == nil {
      attempters[.openWebsite] = ActionAttempter(.openWebsite) { _ in
        // This program doesn't see the user's actions there, so the request isn't sent again by
        // itself.
        await browser(Self.website) ? .done : .failed(CoreError.browserUnavailable)
      }
    }
    // This client, which asks for a token's user, has no recovery, because recovery itself uses the
    // client.
    let manager = LoginManager(
      appID: appID, dialog: dialog, client: client, verifier: verifier, attempters: attempters,
      refusals: Refusals())
    let reviewer = PermissionManager(manager: manager)
    attempters[.logIn] =
      attempters[.logIn] ?? LoginAttempter(manager: manager, defaultPermissions: permissions)
    attempters[.reviewPermissions] =
      attempters[.reviewPermissions] ?? PermissionAttempter(permissions: reviewer)
    client.recovery = RecoveryProcessor(
      presenter: presenter, attempters: attempters, policy: policy, refusals: manager.refusals)
    self.client = client
    login = manager
    self.permissions = reviewer.sending(by: client)
    sharing = ShareClient(client: client)
  }

  /// The service's root, `https://graph.facebook.com`.
  public static let defaultServer = url(host: "graph.facebook.com")
  private static let website = url(host: "www.facebook.com")

  private static func url(host: String) -> URL {
    var components = URLComponents()
    components.scheme = "https"
    components.host = host
    return components.url ?? URL(filePath: "/")
  }

  /// Sends a request; see ``GraphClient/send(_:)``.
  public func send(_ request: GraphRequest) async throws(GraphFailure) -> GraphResponse {
    try await client.send(request)
  }

  /// Sends a request, and decodes the answer as a type.
  public func send<Value: Decodable>(
    _ request: GraphRequest, as type: Value.Type
  ) async throws(GraphFailure) -> Value {
    try await client.send(request, as: type)
  }

  /// Logs in, or asks for more permissions.
  public func logIn(permissions: Set<Permission> = [.publicProfile]) async -> LoginResult {
    await login.logIn(permissions: permissions)
  }

  /// Forgets the login, on this device only.
  public func logOut() async { await login.logOut() }
}
