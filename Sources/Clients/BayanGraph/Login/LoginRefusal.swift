/// A no to logging in, which counts for the user whose session was over, and while nobody is logged in.
struct LoginRefusal: Hashable, Sendable {
  /// `nil` where nobody was logged in.
  var userID: String?
}

extension LoginManager {
  /// Whether the user said no to logging in, since the last login.
  var isRefused: Bool {
    get async {
      guard let refusal else { return false }
      guard let userID = await tokens.current?.userID, userID != refusal.userID else { return true }
      // Somebody else is logged in by now.
      self.refusal = nil
      return false
    }
  }

  func noteRefusal() async {
    refusal = LoginRefusal(userID: await tokens.current?.userID)
  }

  func forgetRefusal() { refusal = nil }

  /// Forgets the no of another user than the one who is logged in now.
  func noteLogin() async { _ = await isRefused }
}
