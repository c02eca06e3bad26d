import BayanSupport

/// The guard of the workbench, which lets in one browser on this machine.
///
/// A page of another site can send requests to 127.0.0.1. It can't read the answers, but it may
/// change files by them, and with a name that it points to 127.0.0.1 (DNS rebinding) it can read
/// everything. So each request names this server as its host, and each change comes from this
/// server's own pages. Other programs of the machine, and its other users, lack the secret.
///
/// - Source: Fetch, "`Origin` header"; Fetch Metadata; RFC 9110, section 7.2; RFC 6265, section 8.5.
package struct WorkbenchAccess: Sendable {
  /// The most bytes of a body.
  package static let longestBody = 256 * 1024

  /// The most bytes of a target.
  static let longestTarget = 8 * 1024

  /// The most header fields.
  static let mostFields = 64

  /// The host with its port: `127.0.0.1:49152`.
  let authority: String

  /// The secret of the printed address; `nil` once a browser has used it.
  private var secret: String?

  /// The value of the cookie.
  private let session: String

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - secret: The secret of the printed address, which opens the workbench once.
  ///   - session: The secret of the cookie that the browser then has.
  package init(port: Int, secret: String, session: String) {
    authority = "127.0.0.1:\(port)"
    self.secret = secret
    self.session = session
  }

  /// The address to open.
  package var address: String { "http://\(authority)/open/\(secret ?? "")" }

  /// The cookie's name.
  ///
  /// Cookies of one host are shared by all of its ports.
  private var cookie: String { "bayan-\(authority.split(separator: ":").last ?? "")" }

  /// Checks a request.
  ///
  /// - Returns: The answer to a request that may not pass, or that opens the workbench; `nil` for
  ///   one that may pass.
  mutating func answer(_ request: WorkbenchRequest) -> WorkbenchResponse? {
    guard request.target.utf8.count <= Self.longestTarget, request.fields.count <= Self.mostFields
    else { return WorkbenchResponse(414, "The address is too long.") }
    guard request.body.count <= Self.longestBody else {
      return WorkbenchResponse(413, "The text is too long.")
    }
    guard request.value(of: "host") == authority else {
      return WorkbenchResponse(421, "This server is \(authority), and answers to no other name.")
    }
    guard ["GET", "POST"].contains(request.method) else {
      return WorkbenchResponse(405, "Only GET and POST are answered.")
    }
    guard isOwn(request) else {
      return WorkbenchResponse(403, "Only pages of this server may send requests to it.")
    }
    if request.path.hasPrefix("/open/") { return open(request) }
    guard hasCookie(request) else {
      return WorkbenchResponse(
        403, "Open the address that 'bayan serve' has printed. It opens one browser, once.")
    }
    if request.method == "POST", request.value(of: "content-type") != "application/json" {
      return WorkbenchResponse(415, "The body must be JSON.")
    }
    return nil
  }

  /// Returns whether a request comes from a page of this server, or from the browser's address bar.
  private func isOwn(_ request: WorkbenchRequest) -> Bool {
    let origins = request.values(of: "origin")
    guard origins.allSatisfy({ $0 == "http://\(authority)" }) else { return false }
    if request.method == "POST", origins.count != 1 { return false }
    return request.values(of: "sec-fetch-site").allSatisfy { $0 == "same-origin" || $0 == "none" }
  }

  private mutating func open(_ request: WorkbenchRequest) -> WorkbenchResponse? {
    // Somebody who goes back in the browser's history is in already.
    if hasCookie(request) { return .seeOther("/") }
    guard request.method == "GET", let secret,
      Self.isSame(String(request.path.dropFirst("/open/".count)), secret)
    else {
      return WorkbenchResponse(
        403, "This address was used, or is wrong. Stop 'bayan serve', and start it again.")
    }
    self.secret = nil
    var response = WorkbenchResponse.seeOther("/")
    response.fields.append(
      ("Set-Cookie", "\(cookie)=\(session); Path=/; HttpOnly; SameSite=Strict"))
    return response
  }

  private func hasCookie(_ request: WorkbenchRequest) -> Bool {
    request.values(of: "cookie").flatMap { $0.split(separator: ";") }.contains { pair in
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == cookie && Self.isSame(String(parts[1]), session)
    }
  }

  /// Compares secrets in a time that doesn't depend on the first difference.
  private static func isSame(_ text: String, _ secret: String) -> Bool {
    let (a, b) = (Array(text.utf8), Array(secret.utf8))
    guard a.count == b.count, !b.isEmpty else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension WorkbenchResponse {
  /// The policy of all pages: their own scripts and styles, and nothing from elsewhere.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// Returns the response with the header fields of all responses.
  func guarded() -> Self {
    var response = self
    response.fields += [
      ("Content-Security-Policy", Self.policy), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
    ]
    return response
  }
}
