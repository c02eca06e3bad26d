import BayanErrors
public import BayanRuntime
import BayanSDKErrors
public import Foundation

extension ClientFailure {
  public var errorDescription: String? { isSilent ? nil : words.description }
  public var recoverySuggestion: String? { isSilent ? nil : words.suggestion }
  public var errorUserInfo: [String: Any] { userInfo(words) }

  /// The failure as Foundation's older interfaces read it, in the locale that answers.
  public func nsError(preferring locales: [LocaleTag]) -> NSError {
    let identity = (self as? any FoundationFailure)?.foundationIdentity
    return NSError(
      domain: identity?.domain ?? Self.errorDomain, code: identity?.code ?? errorCode,
      userInfo: userInfo(shownWords(preferring: locales, for: .display)))
  }

  private func userInfo(_ words: FailureWords) -> [String: Any] {
    let descriptor = descriptor
    let name = [descriptor.domain, descriptor.name ?? "\(descriptor.code)"].joined(separator: ".")
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: words.description,
      CatalogErrorKey.localizedTitle: words.title,
      CatalogErrorKey.category: category.rawValue,
      CatalogErrorKey.locale: words.locale.description,
      CatalogErrorKey.languages: words.languages.map(\.description),
      CatalogErrorKey.developerMessage: [name, descriptor.summary].compactMap { $0 }
        .joined(separator: ": "),
      CatalogErrorKey.catalogName: name,
      CatalogErrorKey.swiftValue: self,
      CatalogErrorKey.wasShown: recovery.wasShown,
    ]
    info[CatalogErrorKey.chosenOption] = recovery.chosen?.rawValue
    info[NSLocalizedRecoverySuggestionErrorKey] = words.recoverySuggestion
    info[NSUnderlyingErrorKey] = underlyingError
    let options = offeredOptions(words)
    if !options.isEmpty {
      info[NSLocalizedRecoveryOptionsErrorKey] = options.map(\.label)
      info[CatalogErrorKey.recoveryOptionNames] = options.map(\.action.rawValue)
      info[CatalogErrorKey.recoveryAttempter] = recovery.attempter
      #if !canImport(ObjectiveC)
        // With Objective-C, Foundation puts an attempter of its own there, which asks this value.
        info[NSRecoveryAttempterErrorKey] = recovery.attempter
      #endif
    }
    (self as? any FoundationFailure)?.completeUserInfo(&info, words)
    // Last, for each bridges those beneath it.
    info[NSUnderlyingErrorKey] = (info[NSUnderlyingErrorKey] as? any Error).map(ErrorChain.bridged)
    return info
  }

  /// The options beside which there is something to decide; none where OK is all.
  private func offeredOptions(_ words: FailureWords) -> [RecoveryOption] {
    let options = words.offering(recovery.carriedOut).options
    return options.contains { $0.role != .cancel } ? options : []
  }

  // RecoverableError: by the index of an option.

  public var recoveryOptions: [String] { offeredOptions(words).map(\.label) }

  /// Carries out an option and says whether what failed may be tried again.
  public func attemptRecovery(
    optionIndex: Int, resultHandler: @escaping (_ recovered: Bool) -> Void
  ) {
    let options = offeredOptions(words)
    guard options.indices.contains(optionIndex), options[optionIndex].role != .cancel,
      let attempter = recovery.attempter
    else { return resultHandler(false) }
    let action = options[optionIndex].action
    // Foundation's handler may be called once, from anywhere: it goes into one task.
    nonisolated(unsafe) let handler = resultHandler
    Task { handler(await attempter.attemptRecovery(from: self, by: action).isRecovered) }
  }

  /// Nothing: recovery waits for users and services, and this form may not wait.
  public func attemptRecovery(optionIndex: Int) -> Bool { false }
}
