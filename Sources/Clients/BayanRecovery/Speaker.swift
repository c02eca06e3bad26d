import BayanErrors
package import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation

/// The error of a chain whose words are shown to the reader.
///
/// Some errors only say that something failed, such as sharing's 201 and the core's 3. For these,
/// the words are those of the error beneath, through any number of such errors. The first error
/// that says more has the words; if there is none, the innermost one has them. Values of the
/// catalog, failures of clients, and each `NSError` by its domain and code are treated alike. Errors that no catalog
/// of the clients knows have the words of ``SystemErrors``.
package struct Speaker {
  private enum Source {
    case failure(any ClientFailure)
    case error(any CatalogError)
    case answer(SDKAnswer)
  }

  private let source: Source
  /// The outermost error that names the activity, such as sharing, if another error has the words.
  private var activity: (any CatalogError)?

  /// Creates the speaker of an error and the errors beneath it.
  ///
  /// - Returns: `nil` if no error of the chain is known.
  package init?(for error: any Error) { self.init(among: Array(ErrorChain(error))) }

  /// Creates the speaker of a catalog's error and the errors beneath it.
  package init(of kind: some CatalogError) {
    self.init(for: kind, over: kind.underlyingError)
  }

  /// Creates the speaker of a catalog's error over another error.
  package init(for kind: some CatalogError, over beneath: (any Error)?) {
    let chain: [any Error] = [kind] + (beneath.map { Array(ErrorChain($0)) } ?? [])
    self = Speaker(among: chain) ?? Speaker(source: .error(kind))
  }

  private init(source: Source) { self.source = source }

  private init?(among chain: [any Error]) {
    var general: [any CatalogError] = []
    var source: Source?
    for (index, error) in chain.enumerated() where source == nil {
      switch error {
      case let failure as any ClientFailure: source = .failure(failure)
      case let error as any CatalogError:
        if error.isGeneral { general.append(error) } else { source = .error(error) }
      case let error as any WordedError: source = .error(error.worded)
      default:
        let numbered = error as NSError
        if let answer = SDKAnswer(numbered) {
          source = .answer(answer)
        } else if let exact = NumberedError.exact(numbered), !exact.isGeneral {
          source = .error(exact)
        } else if let known = NumberedError.exact(numbered) ?? NumberedError.general(numbered) {
          general.append(known)
        } else if let known = SystemErrors.match(index, of: chain) {
          if known.isGeneral { general.append(known) } else { source = .error(known) }
        }
      }
    }
    guard let source = source ?? general.last.map(Source.error) else { return nil }
    self.source = source
    activity = general.first { $0 is LoginError || $0 is ShareError }
    if case .error(let error) = source, let activity, type(of: error) == type(of: activity) {
      self.activity = nil
    }
  }

  /// The category of the error with the words.
  package var category: FailureCategory {
    switch source {
    case .failure(let failure): failure.category
    case .error(let error): FailureCategory(of: error)
    case .answer(let answer): FailureCategory(of: answer.kind)
    }
  }

  /// The error with the words, if it is a client's failure, which has its own recovery.
  var failure: (any ClientFailure)? {
    guard case .failure(let failure) = source else { return nil }
    return failure
  }

  /// Whether the change may have been made, so that, for example, sharing may not have failed.
  private var tellsOfChange: Bool {
    switch source {
    case .failure(let failure): failure.outcomeOfChange.mayBeMade
    case .error(let error): error is ChangeError
    case .answer: false
    }
  }

  /// Returns the messages, under the title of the activity.
  package func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    var words =
      switch source {
      case .failure(let failure): failure.shownWords(preferring: locales, for: sink)
      case .error(let error): FailureWords(error.words(preferring: locales), for: sink)
      case .answer(let answer): answer.words(preferring: locales, for: sink)
      }
    guard let activity, !tellsOfChange else { return words }
    // The catalog's text for sharing without a reason says that the reason is unknown, but here it
    // is known.
    let named: any CatalogError = activity is ShareError ? ShareError.unknown : activity
    let own = FailureWords(named.words(preferring: locales), for: sink)
    words.title = own.title
    // Another try of a failed login is a login.
    if activity is LoginError {
      if words.options.allSatisfy({ $0.role == .cancel }) {
        words.suggestion = own.suggestion
        words.recoverySuggestion = own.recoverySuggestion
      }
      words.options = own.options
    }
    return words
  }
}

extension CatalogDescribed where Self: Error {
  /// Whether an error only says that something failed.
  fileprivate var isGeneral: Bool {
    let error = self as any CatalogError
    return switch error {
    case let error as LoginError: error == .unknown || error == .reserved
    case let error as GraphError: error == .unexpected
    case let error as ShareError:
      switch error {
      case .reserved, .openGraph, .unknown: true
      default: false
      }
    case let error as CoreError:
      switch error {
      case .reserved, .unknown, .network, .graphRequestGraphAPI: true
      default: false
      }
    case let error as LimitedLoginError:
      switch error {
      case .networkError, .unknown: true
      default: false
      }
    case let error as PermissionError:
      if case .notAsked = error { true } else { false }
    case let error as GraphQLResponseError:
      if case .network = error { true } else { false }
    default: SystemErrors.isGeneral(error)
    }
  }
}
