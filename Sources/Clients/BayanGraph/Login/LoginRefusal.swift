/// A refusal to log in, which counts for the user whose session ended, and while nobody is logged
/// in.
struct LoginRefusal: Hashable, Sendable {
  /// The user; `nil` if nobody was logged in.
  var userID: String?
}

extension LoginManager {
  /// Whether the user has refused to log in since the last login.
  var isRefused: Bool {
    get async {
      guard let refusal else { return false }
      guard let userID = await tokens.current?.userID, userID != refusal.userID else { return true }
      // Another user is logged in by now.
      self.refusal = nil
      return false
    }
  }

  func noteRefusal() async {
    refusal = LoginRefusal(userID: await tokens.current?.userID)
  }

  func forgetRefusal() { refusal = nil }

  /// Forgets the refusal of another user than the current one.
  func noteLogin() async { _ = await isRefused }
}
