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
  /// It is there, under this identifier.
  case completed(postID: String?)
  /// The user didn't want to. Not an error; show nothing.
  case cancelled
  case failed(ShareFailure)
}

/// Shares by requests of the Graph API, and so recovers from errors as they do.
///
/// Sharing twice posts twice: after an error that passes by itself the user is asked before
/// anything is sent again.
public struct ShareClient: Sendable {
  private let client: GraphClient

  public init(client: GraphClient) { self.client = client }

  /// Posts to the user's feed.
  ///
  /// - Parameter isRecoveryEnabled: Whether errors are recovered from; `nil` for what the client's
  ///   settings say.
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

  /// Returns the result in the parameters that the service's share dialog returns with.
  ///
  /// `error_code` 4201 is its way to say that the user closed it.
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
