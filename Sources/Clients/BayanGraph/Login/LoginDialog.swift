import BayanSupport
public import Foundation

/// A request to the service's login dialog.
public struct LoginRequest: Hashable, Sendable {
  /// Why the user is asked, in the service's words.
  public enum Purpose: String, Hashable, Sendable {
    /// A first login.
    case logIn = ""
    /// Somebody is logged in already: more permissions, or some that were declined before.
    case rerequest
    /// Access to the user's data has run out.
    case reauthorize
  }

  /// The form of the dialog's answer, beside the permissions that were given and declined.
  public enum Response: String, Hashable, Sendable {
    /// The token, after the `#` of the address, which no server sees.
    case token
    /// A code that is exchanged for the token, with a proof that it is the same program that asked.
    case code
  }

  public var appID: String
  public var permissions: Set<Permission>
  public var purpose: Purpose
  /// A secret of this login that the answer has to bring back: `state`.
  package var challenge: String
  /// The value that an ID token has to bring back.
  package var nonce: String
  /// The secret that proves who exchanges a code (RFC 7636); 43 to 128 characters.
  package var verifier: String
  /// The service's dialog: `https://www.facebook.com/v26.0/dialog/oauth`.
  package var dialog: URL

  package init(
    appID: String, permissions: Set<Permission>, purpose: Purpose, challenge: String,
    nonce: String, verifier: String, dialog: URL
  ) {
    self.appID = appID
    self.permissions = permissions
    self.purpose = purpose
    self.challenge = challenge
    self.nonce = nonce
    self.verifier = verifier
    self.dialog = dialog
  }

  /// The address to open in a browser.
  ///
  /// - Parameters:
  ///   - redirect: Where the dialog sends the browser at its end.
  ///   - response: What it brings back there.
  /// - Source: the service's guide to a login flow of one's own; RFC 6749, 4.1.1; RFC 7636, 4.3.
  public func address(redirect: URL, response: Response) -> URL {
    var items = [
      ("client_id", appID), ("redirect_uri", redirect.absoluteString), ("state", challenge),
      // Two ways to ask for the permissions with the answer: the dialog's guide has the first, the
      // service's SDK the second.
      ("response_type", "\(response.rawValue) granted_scopes"), ("return_scopes", "true"),
      ("nonce", nonce),
      ("scope", permissions.sorted().map(\.rawValue).joined(separator: ",")),
    ]
    if purpose != .logIn { items.append(("auth_type", purpose.rawValue)) }
    if response == .code {
      items.append(("code_challenge", Self.base64URL(SHA256.hash(Array(verifier.utf8)))))
      items.append(("code_challenge_method", "S256"))
    }
    let query = items.map { "\($0.0)=\($0.1.percentEncoded())" }.joined(separator: "&")
    var components = URLComponents(url: dialog, resolvingAgainstBaseURL: false) ?? URLComponents()
    components.percentEncodedQuery =
      [components.percentEncodedQuery, query].compactMap { $0 }.joined(separator: "&")
    return components.url ?? dialog
  }

  static func base64URL(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}

/// How the dialog ended.
public enum LoginReply: Hashable, Sendable {
  /// The user closed it.
  case dismissed
  /// It returned with the parameters of its URL, query and fragment together, decoded.
  case returned([String: String])
  /// It sent the browser to an address, which was asked for as `redirect`.
  case redirected(to: URL, redirect: URL)

  /// The parameters of an address that a dialog returned to: query and fragment together, decoded.
  ///
  /// A name that is there twice has no value: nobody can know which one is meant.
  public static func parameters(of url: URL) -> [String: String] {
    let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    var values: [String: String] = [:]
    var twice: Set<String> = []
    for part in [components?.percentEncodedQuery, components?.percentEncodedFragment] {
      for pair in (part ?? "").split(separator: "&").prefix(100) {
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let decoded = sides.map { side in
          side.replacing("+", with: "%20").removingPercentEncoding ?? ""
        }
        if values[decoded[0]] != nil { twice.insert(decoded[0]) }
        values[decoded[0]] = decoded.count > 1 ? decoded[1] : ""
      }
    }
    return values.filter { !twice.contains($0.key) }
  }
}

/// The service's login dialog: a browser, a window, a terminal.
public protocol LoginDialog: Sendable {
  /// Shows the dialog and waits for its end.
  ///
  /// - Throws: Whatever kept it from being shown; `CancellationError` where the task was
  ///   cancelled.
  func reply(to request: LoginRequest) async throws -> LoginReply
}
