/// A login dialog in a terminal: it asks for the user and for each permission, and another function
/// logs in at the service.
public struct TerminalLoginDialog: LoginDialog {
  /// The choice of the user.
  public struct Choice: Hashable, Sendable {
    public var user: String
    public var declined: Set<Permission>
  }

  /// The dialog's texts, in the program's language.
  public struct Texts: Sendable {
    /// The question for the user's name.
    public var user: String
    /// Returns the question for a permission.
    var permission: @Sendable (Permission) -> String
    /// The answer that gives a permission.
    var yes: String

    public init(
      user: String, yes: String, permission: @escaping @Sendable (Permission) -> String
    ) {
      self.user = user
      self.permission = permission
      self.yes = yes
    }
  }

  private let texts: Texts
  private let write: @Sendable (String) -> Void
  private let read: @Sendable () async -> String?
  private let authorize: @Sendable (LoginRequest, Choice) async throws -> LoginReply

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - texts: The questions. The answer `yes` or its first letter gives a permission.
  ///   - authorize: Logs in at the service with the choice.
  public init(
    texts: Texts, write: @escaping @Sendable (String) -> Void = { print($0, terminator: "") },
    read: @escaping @Sendable () async -> String? = { readLine() },
    authorize: @escaping @Sendable (LoginRequest, Choice) async throws -> LoginReply
  ) {
    self.texts = texts
    self.write = write
    self.read = read
    self.authorize = authorize
  }

  public func reply(to request: LoginRequest) async throws -> LoginReply {
    write("\(texts.user) ")
    guard let user = await read(), !user.isEmpty else { return .dismissed }
    var declined: Set<Permission> = []
    for permission in request.permissions.sorted() {
      try Task.checkCancellation()
      write("\(texts.permission(permission)) ")
      guard let answer = await read() else { return .dismissed }
      let given = answer.lowercased()
      let isGiven = given == texts.yes.lowercased() || given == texts.yes.lowercased().prefix(1)
      if !isGiven { declined.insert(permission) }
    }
    return try await authorize(request, Choice(user: user, declined: declined))
  }
}
