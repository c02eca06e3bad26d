import Foundation

/// A small Graph API, with users, tokens, permissions, a feed, batches, and errors in the service's
/// envelope.
///
/// A test can set the next answers of a path (``script(_:_:)``): throttling, broken answers,
/// dropped connections. Other answers come from the state, as in the real service.
public actor GraphService {
  /// The user, the permissions and the validity of a token.
  public struct Session: Hashable, Sendable {
    public var user: String
    public var permissions: Set<String>
    public var declined: Set<String>
    /// The subcode with which the token is refused; `nil` while it is valid.
    public var refusal: Int?
  }

  /// All tokens that were given out.
  public private(set) var sessions: [String: Session] = [:]
  /// The posts, in order.
  public private(set) var posts: [String] = []
  /// The permissions that each user has granted so far, with any token.
  private var grants: [String: Set<String>] = [:]
  /// The dialog's codes that weren't exchanged yet.
  var codes: [String: PendingCode] = [:]
  private var scripts: [String: [LoopbackAnswer]] = [:]
  private var count = 0
  /// The service's text for developers about a missing permission.
  private var requirement = "(#200) Requires publish_actions permission"
  private let names = ["1": "Layla", "2": "Omar"]

  public init() {}

  /// Sets the next answers of a path, one for each request; later answers come from the state.
  ///
  /// - Parameter path: Method and path without the version: `GET /me`.
  public func script(_ path: String, _ answers: LoopbackAnswer...) {
    scripts[path, default: []] += answers
  }

  /// Gives out a token, as the login dialog does, with all permissions that the user has granted so
  /// far and in this login.
  public func logIn(
    user: String, permissions: Set<String>, declined: Set<String> = []
  ) -> String {
    count += 1
    let token = "TOKEN-\(user)-\(count)-mayNotBeShown"
    grants[user, default: []].formUnion(permissions.subtracting(declined))
    sessions[token] = Session(user: user, permissions: grants[user] ?? [], declined: declined)
    return token
  }

  /// Takes a permission back, as a user can in the service's settings.
  public func takeBack(_ permission: String, user: String = "1") {
    grants[user]?.remove(permission)
    for token in sessions.keys where sessions[token]?.user == user {
      sessions[token]?.permissions.remove(permission)
    }
  }

  /// Ends a session, so that its token is refused with the subcode.
  public func end(_ token: String, subcode: Int = 463) { sessions[token]?.refusal = subcode }

  /// Sets the service's text for developers about a missing permission.
  public func tellRequirement(_ message: String) { requirement = message }

  /// Answers a request.
  public func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
    var path = request.path
    if let version = path.split(separator: "/").first, version.hasPrefix("v") {
      path = String(path.dropFirst(version.count + 1))
    }
    if path.isEmpty { path = "/" }
    let route = "\(request.method) \(path)"
    if let answers = scripts[route], !answers.isEmpty {
      scripts[route]?.removeFirst()
      return answers[0]
    }
    if route == "POST /" { return batch(request) }
    if route == "GET /dialog/oauth" { return dialog(request) }
    if route == "POST /oauth/access_token" { return exchange(request) }
    return authorized(request) { session, token in
      switch (request.method, path.split(separator: "/").map(String.init)) {
      case ("GET", ["me"]):
        return .json(#"{"id":"\#(session.user)","name":"\#(names[session.user] ?? "")"}"#)
      case ("GET", ["me", "permissions"]): return permissions(session)
      case ("DELETE", ["me", "permissions"]):
        sessions[token]?.refusal = 458
        grants[session.user] = nil
        return .json(#"{"success":true}"#)
      case ("DELETE", let segments) where segments.count == 3 && segments[1] == "permissions":
        takeBack(segments[2], user: session.user)
        return .json(#"{"success":true}"#)
      case ("POST", ["me", "feed"]): return post(request, session)
      default: return error(100, message: "Unsupported request", status: 404)
      }
    }
  }

  /// Checks the token before anything else, as the service does.
  private func authorized(
    _ request: LoopbackRequest, _ body: (Session, String) -> LoopbackAnswer
  ) -> LoopbackAnswer {
    let header = request.headers["authorization"].flatMap { value in
      value.hasPrefix("Bearer ") ? String(value.dropFirst(7)) : nil
    }
    guard let token = request.parameter("access_token") ?? header else {
      return error(2500, message: "An active access token must be used.")
    }
    guard let session = sessions[token] else {
      return error(190, message: "Malformed access token \(token)")
    }
    if let refusal = session.refusal { return refused(refusal, request.parameter("locale")) }
    return body(session, token)
  }

  private func refused(_ subcode: Int, _ locale: String?) -> LoopbackAnswer {
    guard subcode == 463 else {
      return error(190, subcode: subcode, message: "Error validating access token")
    }
    let isArabic = locale?.hasPrefix("ar") == true
    return error(
      190, subcode: subcode, message: "Error validating access token: Session has expired",
      title: isArabic ? "انتهت الجلسة" : "Session Over",
      userMessage: isArabic ? "مضى وقت طويل على دخولك." : "You logged in a long time ago.")
  }

  private func permissions(_ session: Session) -> LoopbackAnswer {
    let granted = session.permissions.sorted().map { ($0, "granted") }
    let declined = session.declined.sorted().map { ($0, "declined") }
    let entries = (granted + declined).map { #"{"permission":"\#($0.0)","status":"\#($0.1)"}"# }
    return .json(#"{"data":[\#(entries.joined(separator: ","))]}"#)
  }

  private func post(_ request: LoopbackRequest, _ session: Session) -> LoopbackAnswer {
    guard session.permissions.contains("publish_actions") else {
      return error(200, message: requirement, status: 403)
    }
    let message = request.parameter("message") ?? request.parameter("link") ?? ""
    guard !message.isEmpty else { return error(100, message: "(#100) Missing message") }
    guard posts.last != message else { return error(506, message: "(#506) Duplicate status") }
    posts.append(message)
    return .json(#"{"id":"\#(session.user)_\#(posts.count)"}"#)
  }

  func list(_ names: Set<String>) -> String { names.sorted().joined(separator: ",") }

  /// Answers several requests as one, in their order.
  private func batch(_ request: LoopbackRequest) -> LoopbackAnswer {
    let data = Data((request.parameter("batch") ?? "").utf8)
    guard let parts = try? JSONSerialization.jsonObject(with: data) as? [[String: String]] else {
      return error(100, message: "(#100) batch parameter must be a JSON array")
    }
    let results = parts.map { part in
      let target = (part["relative_url"] ?? "").split(
        separator: "?", maxSplits: 1, omittingEmptySubsequences: false
      ).map(String.init)
      let answer = answer(
        LoopbackRequest(
          method: part["method"] ?? "GET", path: "/v26.0/" + (target.first ?? ""),
          query: target.count > 1 ? LoopbackRequest.values(of: target[1]) : [:],
          headers: request.headers, body: Array((part["body"] ?? "").utf8)))
      return Self.part(answer)
    }
    return .json("[\(results.joined(separator: ","))]")
  }

  private static func part(_ answer: LoopbackAnswer) -> String {
    guard case .respond(let status, let headers, let body) = answer else { return "null" }
    let fields = headers.map { ["name": $0.key, "value": $0.value] }
    let object: [String: Any] = [
      "code": status, "headers": fields, "body": String(decoding: body, as: UTF8.self),
    ]
    let data = try? JSONSerialization.data(withJSONObject: object)
    return String(decoding: data ?? Data("null".utf8), as: UTF8.self)
  }

  func error(
    _ code: Int, subcode: Int? = nil, message: String, title: String? = nil,
    userMessage: String? = nil, status: Int = 400
  ) -> LoopbackAnswer {
    .graphError(
      code, subcode: subcode, message: message, title: title, userMessage: userMessage,
      status: status)
  }
}

extension LoopbackAnswer {
  /// Returns an error in the Graph API's envelope.
  public static func graphError(
    _ code: Int, subcode: Int? = nil, message: String = "for developers",
    type: String = "OAuthException", title: String? = nil, userMessage: String? = nil,
    isTransient: Bool? = nil, status: Int = 400, headers: [String: String] = [:]
  ) -> LoopbackAnswer {
    var error: [String: Any] = [
      "message": message, "type": type, "code": code, "fbtrace_id": "AbCdEf0123",
    ]
    error["error_subcode"] = subcode
    error["error_user_title"] = title
    error["error_user_msg"] = userMessage
    error["is_transient"] = isTransient
    let data = try? JSONSerialization.data(withJSONObject: ["error": error])
    return .json(
      String(decoding: data ?? Data(), as: UTF8.self), status: status, headers: headers)
  }
}
