import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanSDKErrors
import Foundation
import Logging

/// A service, with the clients of an app.
struct World: Sendable {
  let server: LoopbackServer
  let service: GraphService
  let stage: Stage
  let session: GraphSession
  /// The recovery of the other clients, with the session's attempters.
  let recovery: RecoveryProcessor

  var client: GraphClient { session.client }
  var manager: LoginManager { session.login }
  var permissions: PermissionManager { session.permissions }

  init(server: LoopbackServer, service: GraphService, stage: Stage, usesBrowser: Bool) {
    self.server = server
    self.service = service
    self.stage = stage
    let logger = stage.logger
    session = GraphSession(
      appID: "1", server: server.url,
      dialog: usesBrowser ? Self.browserDialog(stage) : Self.terminalDialog(stage),
      presenter: TerminalPresenter(), permissions: ["email"],
      observer: logger.map { logger in ClientObserver { logger.info("\($0.summary)") } })
    recovery =
      session.client.recovery ?? RecoveryProcessor(presenter: TerminalPresenter())
  }

  /// Returns a dialog that opens the service's page in a browser, which returns over loopback.
  private static func browserDialog(_ stage: Stage) -> any LoginDialog {
    let isArabic = stage.language == .ar
    let text = isArabic ? "يمكنك إغلاق هذه الصفحة." : "You can close this page now."
    return LoopbackRedirectDialog(
      page: """
        <!doctype html><html lang="\(stage.language)" dir="\(isArabic ? "rtl" : "ltr")">
        <meta charset="utf-8"><title>Bayan</title><p>\(text)
        """,
      open: { address in
        stage.say("Continue in the browser.", "يُرجى المتابعة في المتصفح.")
        return await SystemBrowser.open(address)
      })
  }

  /// Returns a dialog that asks in the terminal, and submits the answers to the service's page.
  private static func terminalDialog(_ stage: Stage) -> any LoginDialog {
    let isArabic = stage.language == .ar
    let texts = TerminalLoginDialog.Texts(
      user: isArabic ? "من أنت، ١ أم ٢؟" : "Who are you, 1 or 2?", yes: isArabic ? "نعم" : "yes"
    ) { permission in
      isArabic
        ? "هل يُمنح الإذن \(permission)؟ (نعم أو لا)" : "Do you allow \(permission)? (yes or no)"
    }
    return TerminalLoginDialog(texts: texts) { request, choice in
      guard let redirect = URL(string: "fb1://authorize/") else { return .dismissed }
      let address = request.address(redirect: redirect, response: .token)
      var components = URLComponents(url: address, resolvingAgainstBaseURL: false)
      let declined = choice.declined.sorted().map(\.rawValue).joined(separator: ",")
      // The digit `١` counts as `1`.
      let user = choice.user.map { digit in digit.wholeNumberValue.map { "\($0)" } ?? "\(digit)" }
      let chosen = [
        URLQueryItem(name: "user", value: user.joined()),
        URLQueryItem(name: "decline", value: declined),
      ]
      let asked = components?.queryItems ?? []
      components?.queryItems = asked + chosen
      guard let url = components?.url else { return .dismissed }
      let response = try await SystemTransport().response(to: HTTPExchange.Request(url: url))
      guard let target = response.headers["Location"].flatMap({ URL(string: $0) }) else {
        return .dismissed
      }
      return .redirected(to: target, redirect: redirect)
    }
  }
}
