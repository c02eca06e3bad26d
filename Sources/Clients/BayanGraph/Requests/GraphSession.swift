import BayanErrors
public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
import BayanSDKErrors
public import Foundation

/// All that a program needs to speak with the Graph API, put together once.
///
///     let session = GraphSession(
///       appID: "1234", dialog: LoopbackRedirectDialog(page: page), presenter: TerminalPresenter())
///     let me = try await session.send(GraphRequest("me"), as: Person.self)
///
/// There is one store of tokens, one transport and one list of locales for all of it. With a
/// presenter errors are recovered from; a login is offered, reviewed permissions, a website.
public struct GraphSession: Sendable {
  /// Sends requests, and recovers from errors.
  public let client: GraphClient
  /// Logs users in.
  public let login: LoginManager
  /// Asks for permissions, and gives them back.
  public let permissions: PermissionManager
  /// Shares.
  public let sharing: ShareClient

  /// Who is logged in.
  public var tokens: any TokenStore { client.tokens }

  /// Puts a session together.
  ///
  /// - Parameters:
  ///   - server: The service's root.
  ///   - dialog: The login dialog.
  ///   - presenter: Asks the user about errors. Without one they are delivered as they come.
  ///   - tokens: Where tokens are kept.
  ///   - permissions: What a login asks for where no token says what the user had given.
  ///   - version: The Graph API's.
  ///   - timeout: How long an exchange may take.
  ///   - settings: Whether errors are recovered from.
  ///   - errors: How errors can be recovered from, beside what the catalog says.
  ///   - asking: Which errors the user is asked about, without having asked for it.
  ///   - decoder: Makes the decoder for answers that are read as a type.
  ///   - locales: The reader's; empty for the process's (`MessageLocale`), which is then the
  ///     system's unless the program has set it.
  ///   - attempters: What the program itself does about errors: open its settings, go back to what
  ///     is edited. Only what is there is offered.
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
        // This program doesn't see the actions there: the request isn't sent again by itself.
        await browser(Self.website) ? .done : .failed(CoreError.browserUnavailable)
      }
    }
    // It asks whose token it is, and recovers from nothing: recovery asks it.
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

  /// Sends a request and reads the answer as a type.
  public func send<Value: Decodable>(
    _ request: GraphRequest, as type: Value.Type
  ) async throws(GraphFailure) -> Value {
    try await client.send(request, as: type)
  }

  /// Logs in, or asks for more permissions.
  public func logIn(permissions: Set<Permission> = [.publicProfile]) async -> LoginResult {
    await login.logIn(permissions: permissions)
  }

  /// Forgets who is logged in, on this device only.
  public func logOut() async { await login.logOut() }
}
