import BayanHTTP
import BayanSDKErrors

/// The content that is shared.
public struct ShareContent: Hashable, Sendable {
  var message: String?
  var link: String?

  public init(message: String? = nil, link: String? = nil) {
    self.message = message
    self.link = link
  }
}

/// The result of sharing.
public enum ShareResult: Hashable, Sendable {
  /// A post, with its identifier if the service gave it.
  case completed(postID: String?)
  /// A refusal by the user, which is no error: no alert is shown.
  case cancelled
  case failed(ShareFailure)
}

/// A client that shares by requests of the Graph API, and recovers from errors like these.
///
/// Sharing twice posts twice, so the user is asked before another try after a transient error.
public struct ShareClient: Sendable {
  private let client: GraphClient

  public init(client: GraphClient) { self.client = client }

  /// Posts to the user's feed.
  ///
  /// - Parameter isRecoveryEnabled: Whether the client recovers from errors; `nil` for the client's
  ///   settings.
  public func share(_ content: ShareContent, isRecoveryEnabled: Bool? = nil) async -> ShareResult {
    var parameters: [String: String] = [:]
    parameters["message"] = content.message
    parameters["link"] = content.link
    let request = GraphRequest(
      "me/feed", method: .post, parameters: parameters, needs: ["publish_actions"],
      isRecoveryEnabled: isRecoveryEnabled)
    do {
      let response = try await client.send(request)
      return .completed(postID: response.value["id"]?.string)
    } catch {
      return error.isCancellation
        ? .cancelled : .failed(ShareFailure(kind: .openGraph(underlying: error)))
    }
  }

  /// Returns the result in the final parameters of the service's share dialog.
  ///
  /// `error_code` 4201 means that the user closed the dialog.
  public static func result(ofDialog parameters: [String: String]) -> ShareResult {
    guard let text = parameters["error_code"] else {
      return .completed(postID: parameters["post_id"])
    }
    let code = Int(text)
    if code == 0 { return .completed(postID: parameters["post_id"]) }
    if code == 4201 { return .cancelled }
    return .failed(
      ShareFailure(
        kind: .unknown, graphCode: code, dialogMessage: parameters["error_message"]))
  }
}
