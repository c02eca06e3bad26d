import BayanSupport
import Foundation

/// A code from the login dialog, with the data of its exchange.
struct PendingCode {
  var token: String
  var redirect: String
  var challenge: String
  var app: String
}

extension GraphService {
  /// Answers for the login dialog, and redirects the browser with the user's choices.
  ///
  /// Without a user it returns a page with a form, for people and for browsers of tests.
  func dialog(_ request: LoopbackRequest) -> LoopbackAnswer {
    guard let user = request.query["user"] else { return page(request) }
    let redirect = request.query["redirect_uri"] ?? "fb1://authorize/"
    var fields = URLComponents()
    if request.query["cancel"] != nil {
      fields.queryItems = [
        URLQueryItem(name: "error", value: "access_denied"),
        URLQueryItem(name: "error_reason", value: "user_denied"),
        URLQueryItem(name: "state", value: request.query["state"]),
      ]
    } else {
      let scopes = names(request.query["scope"])
      // A browser doesn't send a form's empty boxes; `allow` shows that the request comes from the
      // form.
      let declined =
        request.query["allow"] == nil
        ? names(request.query["decline"])
        : scopes.filter { request.query["allow_\($0)"] == nil }
      let token = logIn(user: user, permissions: scopes, declined: declined)
      fields.queryItems = [
        URLQueryItem(name: "granted_scopes", value: list(sessions[token]?.permissions ?? [])),
        URLQueryItem(name: "denied_scopes", value: list(declined)),
        URLQueryItem(name: "state", value: request.query["state"]),
      ]
      fields.queryItems? += secret(for: token, redirect, request)
    }
    let isCode = asksForCode(request)
    let query = fields.percentEncodedQuery ?? ""
    let target = "\(redirect)\(isCode ? "?" : "#")\(query)"
    return .respond(status: 302, headers: ["Location": target], body: [])
  }

  private func asksForCode(_ request: LoopbackRequest) -> Bool {
    request.query["response_type"]?.split(separator: " ").contains("code") == true
  }

  /// Returns the token itself, or a code for it.
  private func secret(
    for token: String, _ redirect: String, _ request: LoopbackRequest
  ) -> [URLQueryItem] {
    guard asksForCode(request) else {
      return [
        URLQueryItem(name: "access_token", value: token),
        URLQueryItem(name: "expires_in", value: "5183944"),
      ]
    }
    let code = "CODE-\(codes.count)-\(UInt64.random(in: 0...UInt64.max))"
    codes[code] = PendingCode(
      token: token, redirect: redirect, challenge: request.query["code_challenge"] ?? "",
      app: request.query["client_id"] ?? "")
    return [URLQueryItem(name: "code", value: code)]
  }

  /// Exchanges a code once, for a client that knows the secret of its challenge.
  func exchange(_ request: LoopbackRequest) -> LoopbackAnswer {
    guard let pending = codes.removeValue(forKey: request.parameter("code") ?? ""),
      pending.redirect == request.parameter("redirect_uri"),
      pending.app == request.parameter("client_id"),
      pending.challenge == Self.challenge(of: request.parameter("code_verifier") ?? "")
    else { return error(100, message: "Invalid verification code") }
    return .json(
      #"{"access_token":"\#(pending.token)","token_type":"bearer","expires_in":5183944}"#)
  }

  private static func challenge(of verifier: String) -> String {
    Data(SHA256.hash(Array(verifier.utf8))).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private func names(_ list: String?) -> Set<String> {
    Set((list ?? "").split(separator: ",").map(String.init))
  }

  /// Returns the dialog's page.
  private func page(_ request: LoopbackRequest) -> LoopbackAnswer {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing(
        "<", with: "&lt;")
    }
    let hidden = request.query.sorted { $0.key < $1.key }.map { name, value in
      "<input type=\"hidden\" name=\"\(escaped(name))\" value=\"\(escaped(value))\">"
    }
    let boxes = names(request.query["scope"]).sorted().map { name in
      "<p><label><input type=\"checkbox\" name=\"allow_\(escaped(name))\" checked> "
        + "\(escaped(name))</label></p>"
    }
    let body = """
      <!doctype html><meta charset="utf-8"><title>Log in</title>
      <form action="\(escaped(request.path))">
      \(hidden.joined())<input type="hidden" name="allow" value="1">
      <p><label>User <input name="user" value="1"></label></p>
      \(boxes.joined())
      <button id="continue">Continue</button> <button name="cancel" value="1">Cancel</button>
      </form>
      """
    return .respond(
      status: 200, headers: ["Content-Type": "text/html; charset=utf-8"], body: Array(body.utf8))
  }
}
