import BayanErrors
package import BayanRuntime
import BayanSDKErrors
import Foundation

/// The error of a chain whose words a reader is shown.
///
/// Some errors say no more than that something failed, such as sharing's 201 and the core's 3. They leave
/// the word to the error beneath them, through any number of such errors. The first error that says
/// more has it; if none does, the innermost one. Values of the catalog, failures of clients, and each
/// `NSError` by its domain and code are asked alike.
package struct Speaker {
  private enum Source {
    case failure(any ClientFailure)
    case error(any CatalogError)
    case answer(SDKAnswer)
  }

  private let source: Source
  /// The outermost error that says what was being done, such as sharing, if it leaves the word to
  /// another.
  private var activity: (any CatalogError)?

  /// - Returns: `nil` if no error of the chain is known.
  package init?(for error: any Error) { self.init(among: Array(ErrorChain(error))) }

  /// The speaker of an error of the catalog and of what lies beneath it.
  package init(of kind: some CatalogError) {
    self.init(for: kind, over: kind.underlyingError)
  }

  /// The speaker of an error of the catalog over another error.
  package init(for kind: some CatalogError, over beneath: (any Error)?) {
    let chain: [any Error] = [kind] + (beneath.map { Array(ErrorChain($0)) } ?? [])
    self = Speaker(among: chain) ?? Speaker(source: .error(kind))
  }

  private init(source: Source) { self.source = source }

  private init?(among chain: [any Error]) {
    var general: [any CatalogError] = []
    var source: Source?
    for error in chain where source == nil {
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

  /// How the error that speaks is dealt with.
  package var category: FailureCategory {
    switch source {
    case .failure(let failure): failure.category
    case .error(let error): FailureCategory(of: error)
    case .answer(let answer): FailureCategory(of: answer.kind)
    }
  }

  /// The failure of a client, if that speaks: it knows who recovers from it.
  var failure: (any ClientFailure)? {
    guard case .failure(let failure) = source else { return nil }
    return failure
  }

  /// Whether the change that was asked for may have been made: then it isn't known that, say, sharing
  /// failed.
  private var tellsOfChange: Bool {
    switch source {
    case .failure(let failure): failure.outcomeOfChange.mayBeMade
    case .error(let error): error is ChangeError
    case .answer: false
    }
  }

  /// The messages, under the title of what was being done.
  package func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    var words =
      switch source {
      case .failure(let failure): failure.shownWords(preferring: locales, for: sink)
      case .error(let error): FailureWords(error.words(preferring: locales), for: sink)
      case .answer(let answer): answer.words(preferring: locales, for: sink)
      }
    guard let activity, !tellsOfChange else { return words }
    // The catalog's text for sharing without a reason says that nobody knows one; here there is one.
    let named: any CatalogError = activity is ShareError ? ShareError.unknown : activity
    let own = FailureWords(named.words(preferring: locales), for: sink)
    words.title = own.title
    // Whatever stopped a login, logging in is what is tried again.
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
  /// Whether an error says no more than that something failed.
  fileprivate var isGeneral: Bool {
    switch self as any Error {
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
    case let error as NetworkError:
      if case .unknown = error { true } else { false }
    default: false
    }
  }
}
