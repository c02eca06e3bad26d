public import BayanErrors
public import BayanRecovery
public import BayanRuntime
public import BayanSDKErrors
import Foundation

/// The reason why content wasn't shared.
///
/// The failure wraps the underlying error and has the same recovery: if the Graph API's error can
/// be recovered from, so can this failure.
public struct ShareFailure: Error, Sendable {
  /// The catalog's error.
  public var kind: ShareError
  /// The service's code of a failed dialog.
  public var graphCode: Int?
  /// The message of the dialog, for developers.
  public var dialogMessage: String?

  public init(kind: ShareError, graphCode: Int? = nil, dialogMessage: String? = nil) {
    self.kind = kind
    self.graphCode = graphCode
    self.dialogMessage = dialogMessage
  }

  /// The error beneath: that of the request.
  public var underlyingError: (any Error)? { kind.underlyingError }

  /// The Graph API's error in the chain.
  public var graphError: GraphRequestError? {
    ErrorChain(self).first(of: GraphRequestError.self)
  }
}

extension ShareFailure: Hashable {
  public static func == (a: ShareFailure, b: ShareFailure) -> Bool {
    a.kind == b.kind && a.graphCode == b.graphCode && a.graphError == b.graphError
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(graphCode)
    hasher.combine(graphError)
  }
}

/// As an `NSError`, the failure is in the domain of sharing, with the Graph API's error beneath.
extension ShareFailure: ClientFailure, FoundationFailure {
  public static var errorDomain: String { ShareError.domain }
  public var errorCode: Int { kind.code }
  public var category: FailureCategory { beneath?.category ?? FailureCategory(of: kind) }
  public var backoff: Backoff { beneath?.backoff ?? .usual }
  public var change: ChangeOutcome? { beneath?.change }
  public var recovery: RecoveryState { beneath?.recovery ?? RecoveryState() }

  public var descriptor: ErrorDescriptor {
    var descriptor = ErrorDescriptor(catalogError: kind)
    descriptor.serviceCode = graphCode
    return descriptor
  }

  /// The failure of the request that shared the content.
  private var beneath: (any ClientFailure)? {
    ErrorChain(self).dropFirst().lazy.compactMap { $0 as? any ClientFailure }.first
  }

  /// Returns the messages: the share error's title, with the other words from the underlying error,
  /// if that has any.
  ///
  /// If the post may have been made, the title is the underlying error's, too.
  public func words(
    preferring locales: [LocaleTag], for sink: Sink = .display
  ) -> FailureWords {
    Speaker(for: kind, over: underlyingError).words(preferring: locales, for: sink)
  }

  package func completeUserInfo(_ info: inout [String: Any], _ words: FailureWords) {
    (beneath as? any FoundationFailure)?.completeUserInfo(&info, words)
    info.addServiceKeys(
      words, graphError?.sdkCategory ?? GraphErrorCategory(category),
      developerMessage: dialogMessage ?? kind.developerMessage,
      status: knownStatus)
    info[NSUnderlyingErrorKey] = underlyingError
    if let graphCode { info[GraphErrorKey.graphCode] = graphCode }
  }
}
