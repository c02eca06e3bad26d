import BayanSupport
public import Foundation

/// A request to the service's login dialog.
public struct LoginRequest: Hashable, Sendable {
  /// The purpose of the login, in the service's words.
  public enum Purpose: String, Hashable, Sendable {
    /// A first login.
    case logIn = ""
    /// More permissions, or earlier declined ones, of a user who is logged in.
    case rerequest
    /// A renewal of expired access to the user's data.
    case reauthorize
  }

  /// The form of the dialog's answer, beside the given and declined permissions.
  public enum Response: String, Hashable, Sendable {
    /// A token after the `#` of the address, which no server sees.
    case token
    /// A code that only the same program can exchange for the token.
    case code
  }

  public var appID: String
  public var permissions: Set<Permission>
  public var purpose: Purpose
  /// The secret of this login that the answer has to repeat: `state`.
  package var challenge: String
  /// The value that an ID token has to repeat.
  package var nonce: String
  /// The secret by which only this program can exchange the code (RFC 7636); 43 to 128 characters.
  package var verifier: String
  /// The address of the service's dialog: `https://www.facebook.com/v26.0/dialog/oauth`.
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

  /// Returns the address of the dialog for a browser.
  ///
  /// - Parameters:
  ///   - redirect: The address to which the dialog sends the browser at its end.
  ///   - response: The form of the answer.
  /// - Source: the service's guide to a manually built login flow; RFC 6749, 4.1.1; RFC 7636, 4.3.
  public func address(redirect: URL, response: Response) -> URL {
    var items = [
      ("client_id", appID), ("redirect_uri", redirect.absoluteString), ("state", challenge),
      // Both parameters ask for the permissions in the answer: the dialog's guide has the first,
      // and the service's SDK the second.
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

/// The end of the dialog.
public enum LoginReply: Hashable, Sendable {
  /// A dialog that the user closed.
  case dismissed
  /// A return with the decoded parameters of its URL, of query and fragment together.
  case returned([String: String])
  /// A redirection to an address; `redirect` is the address of the request.
  case redirected(to: URL, redirect: URL)

  /// Returns the decoded parameters of a dialog's final address, of query and fragment together.
  ///
  /// A name that occurs twice is left out, because its value is ambiguous.
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
  /// - Throws: Any error that prevented the dialog; `CancellationError` if the task was cancelled.
  func reply(to request: LoginRequest) async throws -> LoginReply
}
