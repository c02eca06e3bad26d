import BayanSDKErrors
public import Foundation

/// A login in the system's browser, which returns to this program over the loopback interface.
///
/// The dialog is for programs without a browser of their own: commands, and apps for desktops. The
/// program listens on a port of 127.0.0.1 that the system chooses for this one login. The browser
/// delivers a code there. The code is useless without this program's PKCE verifier.
///
/// - Source: RFC 8252, 7.3 and 8.1: loopback redirection, and PKCE with it.
public struct LoopbackRedirectDialog: LoginDialog {
  private let page: String
  private let path: String
  private let timeout: Duration
  private let open: @Sendable (URL) async -> Bool

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - page: The last page in the browser, as HTML in the program's words, which says that the
  ///     user can close it.
  ///   - path: The path of the redirect that is registered with the service.
  ///   - timeout: The time limit for the user, after which the login counts as dismissed.
  ///   - open: Opens an address in a browser, and returns whether there is one.
  public init(
    page: String, path: String = "/", timeout: Duration = .seconds(600),
    open: @escaping @Sendable (URL) async -> Bool = SystemBrowser.open
  ) {
    self.page = page
    self.path = path
    self.timeout = timeout
    self.open = open
  }

  /// Shows the dialog in a browser and waits for its redirect.
  ///
  /// - Throws: `CoreError.browserUnavailable` if no browser opens; `CancellationError`.
  public func reply(to request: LoginRequest) async throws -> LoginReply {
    let listener = try LoopbackListener()
    let redirect = listener.url(path: path)
    guard await open(request.address(redirect: redirect, response: .code)) else {
      throw CoreError.browserUnavailable
    }
    let target = try await listener.target(path: path, page: page, within: timeout) { target in
      // Other programs on this machine may connect, too. Only the dialog's request has the secret.
      LoginReply.parameters(of: target)["state"] == request.challenge
    }
    return target.map { .redirected(to: $0, redirect: redirect) } ?? .dismissed
  }
}
