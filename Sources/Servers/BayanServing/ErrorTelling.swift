import BayanErrors
public import BayanRuntime

/// The settings by which a server tells its errors.
public struct ErrorTelling: Sendable {
  /// The form of a response's body.
  public enum Form: Hashable, Sendable, CaseIterable {
    /// The form of RFC 9457, `application/problem+json`: ``ProblemDetails``.
    case problemDetails
    /// The form of AIP-193, `application/json`: ``RPCStatus``.
    case rpcStatus

    var mediaType: String {
      switch self {
      case .problemDetails: ProblemDetails.mediaType
      case .rpcStatus: RPCStatus.mediaType
      }
    }
  }

  /// The forms that clients can get, the server's favourite first.
  ///
  /// If there are several, the request's `Accept` decides: `application/json` alone gets
  /// `rpcStatus`. If there is one, every client gets it.
  public var forms: [Form]

  /// The place where the pages about errors are published, such as `https://example.org/`.
  ///
  /// The type of a problem is the address of its page there. `nil` gives every problem the type
  /// `about:blank`.
  public var types: String?

  /// The prefix of the URIs of occurrences, such as `urn:example:request:`.
  ///
  /// The request's id in the log follows it. With `nil`, problems have no such URI.
  public var instances: String?

  /// Returns the HTTP status of a catalog's error.
  ///
  /// `nil` stands for the catalog's own status, or for 500 if the catalog has none.
  ///
  /// The catalog's own is the first single `http-status` of the code's `match`.
  public var status: @Sendable (any CatalogError) -> Int?

  /// The replacement of an error in responses; `nil` for the error itself.
  ///
  /// Use a replacement for errors of other libraries, and for those of services that this server
  /// calls: "You're offline" is then true of the server, and not of its reader.
  public var replacement: @Sendable (any Error) -> (any CatalogError)?

  public init(
    forms: [Form] = Form.allCases, types: String? = nil, instances: String? = nil,
    status: @escaping @Sendable (any CatalogError) -> Int? = { _ in nil },
    replacement: @escaping @Sendable (any Error) -> (any CatalogError)? = { _ in nil }
  ) {
    self.forms = forms
    self.types = types
    self.instances = instances
    self.status = status
    self.replacement = replacement
  }
}
