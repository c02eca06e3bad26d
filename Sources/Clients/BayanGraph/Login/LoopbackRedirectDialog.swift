import BayanSDKErrors
public import Foundation

/// A login in the system's browser, which comes back to this program over the loopback interface.
///
/// The way for programs without a browser of their own: commands, and apps for desktops. The
/// program listens on a port of 127.0.0.1 that the system chooses, for this one login. The browser
/// brings a code there. The code is useless without this program's PKCE verifier.
///
/// - Source: RFC 8252, 7.3 and 8.1: loopback redirection, and PKCE with it.
public struct LoopbackRedirectDialog: LoginDialog {
  private let page: String
  private let path: String
  private let timeout: Duration
  private let open: @Sendable (URL) async -> Bool

  /// Makes a dialog.
  ///
  /// - Parameters:
  ///   - page: What the browser shows at the end, as HTML in the program's words: that it can be
  ///     closed.
  ///   - path: The path of the redirect, as it is registered with the service.
  ///   - timeout: How long the user may take. Afterwards the login was dismissed.
  ///   - open: Opens an address in a browser, and says whether there is one.
  public init(
    page: String, path: String = "/", timeout: Duration = .seconds(600),
    open: @escaping @Sendable (URL) async -> Bool = SystemBrowser.open
  ) {
    self.page = page
    self.path = path
    self.timeout = timeout
    self.open = open
  }

  /// - Throws: `CoreError.browserUnavailable` where no browser opens; `CancellationError`.
  public func reply(to request: LoginRequest) async throws -> LoginReply {
    let listener = try LoopbackListener()
    let redirect = listener.url(path: path)
    guard await open(request.address(redirect: redirect, response: .code)) else {
      throw CoreError.browserUnavailable
    }
    let target = try await listener.target(path: path, page: page, within: timeout) { target in
      // Other programs on this machine may connect, too. A request without the secret isn't from the
      // dialog.
      LoginReply.parameters(of: target)["state"] == request.challenge
    }
    return target.map { .redirected(to: $0, redirect: redirect) } ?? .dismissed
  }
}
