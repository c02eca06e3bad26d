public import BayanErrors
public import BayanRuntime
public import BayanSDKErrors
public import Foundation

/// Why something wasn't shared.
///
/// It wraps the underlying error and has its recovery: where the Graph API's error can be recovered
/// from, so can this.
public struct ShareFailure: Error, Sendable, WrappingError {
  /// The catalog's error.
  public var kind: ShareError
  /// The service's code of a failed dialog.
  public var graphCode: Int?
  /// What a dialog said, for developers.
  public var dialogMessage: String?

  public init(kind: ShareError, graphCode: Int? = nil, dialogMessage: String? = nil) {
    self.kind = kind
    self.graphCode = graphCode
    self.dialogMessage = dialogMessage
  }

  /// The error beneath: the Graph API's, or the network's.
  public var underlyingError: (any Error)? { kind.underlyingError }

  /// The Graph API's error in the chain.
  public var graphError: GraphRequestError? {
    ErrorChain(self).first(of: GraphRequestError.self)
  }

  /// The messages: the share error's title, and all else from the error beneath, if that has
  /// messages.
  public func words(
    preferring locales: [LocaleTag], for sink: Sink = .display
  ) -> GraphErrorWords {
    let own = kind.words(preferring: locales)
    var words = GraphErrorWords(
      title: own.title(for: sink), description: own.description(for: sink),
      suggestion: own.suggestion(for: sink),
      options: own.options(for: sink).compactMap { RecoveryOption($0) },
      locale: own.locale, direction: own.direction)
    if let beneath = graphError?.words(preferring: locales, for: sink) {
      words.description = beneath.description
      words.suggestion = beneath.suggestion
      words.options = beneath.options
    } else if let network = ErrorChain(self).first(of: NetworkError.self) {
      let beneath = network.words(preferring: locales)
      words.description = beneath.description(for: sink)
      words.suggestion = beneath.suggestion(for: sink)
    }
    return words
  }

  /// The error as Foundation's older interfaces read it: the share domain, the Graph API's error
  /// under `NSUnderlyingErrorKey`.
  public func nsError(preferring locales: [LocaleTag]) -> NSError {
    NSError(
      domain: Self.errorDomain, code: errorCode, userInfo: userInfo(words(preferring: locales)))
  }

  private func userInfo(_ words: GraphErrorWords) -> [String: Any] {
    var info = words.userInfo(
      category: kind.category, sdkCategory: graphError?.sdkCategory ?? .other,
      developerMessage: dialogMessage ?? kind.developerMessage, attempter: graphError?.attempter)
    info[GraphErrorKey.graphCode] = graphCode
    info[NSUnderlyingErrorKey] = underlyingError
    return info
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

extension ShareFailure: LocalizedError, CustomNSError {
  public var errorDescription: String? { currentWords.description }
  public var recoverySuggestion: String? { currentWords.suggestion }
  public static var errorDomain: String { ShareError.domain }
  public var errorCode: Int { kind.code }
  public var errorUserInfo: [String: Any] { userInfo(currentWords) }

  private var currentWords: GraphErrorWords {
    words(preferring: MessageLocale.preferences)
  }
}
