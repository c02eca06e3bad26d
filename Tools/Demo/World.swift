import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanSDKErrors
import Foundation
import Logging

/// A service, and all that an app has to speak with it.
struct World: Sendable {
  let server: LoopbackServer
  let service: GraphService
  let stage: Stage
  let client: GraphClient
  let manager: LoginManager
  let permissions: PermissionManager
  let recovery: RecoveryProcessor

  init(server: LoopbackServer, service: GraphService, stage: Stage) {
    self.server = server
    self.service = service
    self.stage = stage
    let tokens = TokenStore()
    let transport = URLSessionTransport()
    let configuration = GraphClient.Configuration(
      server: server.url, locales: stage.locales, timeout: .seconds(10))
    // Asks who someone is; recovers from nothing.
    let plain = GraphClient(configuration, transport: transport, tokens: tokens)
    manager = LoginManager(
      appID: "1", dialog: Self.dialog(server, stage), tokens: tokens, identify: plain)
    permissions = PermissionManager(manager: manager, client: plain)
    recovery = RecoveryProcessor(
      presenter: TerminalPresenter(),
      attempters: [
        .logIn: LoginAttempter(manager: manager, defaultPermissions: ["email"]),
        .reviewPermissions: PermissionAttempter(permissions: permissions),
      ])
    let logger = stage.logger
    client = GraphClient(
      configuration, transport: transport, tokens: tokens, settings: RecoverySettings(),
      recovery: recovery, observer: { event in logger?.info("\(event.summary)") })
  }

  /// The login dialog: asks in the terminal, and takes the answers to the service's own dialog.
  private static func dialog(_ server: LoopbackServer, _ stage: Stage) -> TerminalLoginDialog {
    let isArabic = stage.language == .ar
    let words = TerminalLoginDialog.Words(
      user: isArabic ? "من أنت، 1 أم 2؟" : "Who are you, 1 or 2?",
      permission: isArabic ? "هل تسمح بـ" : "Do you allow", yes: isArabic ? "نعم" : "yes")
    return TerminalLoginDialog(words: words) { request, choice in
      var components = URLComponents(url: server.url, resolvingAgainstBaseURL: false)
      components?.path = "/dialog/oauth"
      func list(_ permissions: Set<Permission>) -> String {
        permissions.sorted().map(\.rawValue).joined(separator: ",")
      }
      components?.queryItems = [
        URLQueryItem(name: "scope", value: list(request.permissions)),
        URLQueryItem(name: "decline", value: list(choice.declined)),
        URLQueryItem(name: "user", value: choice.user),
        URLQueryItem(name: "state", value: request.challenge),
      ]
      guard let url = components?.url else { return .dismissed }
      let response = try await URLSessionTransport().response(to: HTTPExchange.Request(url: url))
      var returned = URLComponents()
      returned.percentEncodedQuery =
        response.headers["Location"]?.split(separator: "#").last.map(String.init)
      var parameters: [String: String] = [:]
      for item in returned.queryItems ?? [] { parameters[item.name] = item.value ?? "" }
      return .returned(parameters)
    }
  }
}
