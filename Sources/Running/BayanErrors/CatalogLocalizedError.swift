public import BayanRuntime
public import Foundation

/// A catalog's error as Foundation knows errors.
///
/// It is both `LocalizedError` and `CustomNSError`. On Linux such a type loses every localized
/// text unless `errorUserInfo` has it (swift-corelibs-foundation takes that dictionary as it is),
/// so that it is there with all there is to say. Texts are in the current task's locale.
public protocol CatalogLocalizedError: CatalogDescribed, LocalizedError, CustomNSError {}

/// The keys, beside Foundation's own, that a catalog's error has in its user info.
public enum CatalogErrorKey {
  /// The title, a `String`.
  public static let localizedTitle = "BayanLocalizedTitle"

  /// The summary for developers, a `String` in English, never for users.
  public static let developerMessage = "BayanDeveloperMessage"

  /// The category's name, a `String`.
  public static let category = "BayanCategory"

  /// The names of the recovery options, `[String]` in the order of the labels.
  public static let recoveryOptionNames = "BayanRecoveryOptionNames"

  /// The tag of the locale of the description, a `String`.
  public static let locale = "BayanLocale"

  /// The tags of the locales of all texts, `[String]`, that of the description first: several where a translation
  /// lacks a text.
  public static let languages = "BayanLanguages"

  /// The domain and name of the error in its catalog, a `String`: `bayan.network.offline`.
  package static let catalogName = "BayanCatalogName"

  /// The Swift error that the `NSError` was made of; ``ErrorChain`` finds it.
  public static let swiftValue = "BayanSwiftValue"

  /// The attempter that carries out recovery options; its type is that of the client.
  ///
  /// Without Objective-C it is under `NSRecoveryAttempterErrorKey`, too.
  public static let recoveryAttempter = "BayanRecoveryAttempter"

  /// Whether the user was shown this error already, a `Bool`.
  public static let wasShown = "BayanWasShown"

  /// The name of the option that the user chose, a `String`.
  public static let chosenOption = "BayanChosenOption"
}

extension CatalogLocalizedError {
  public var errorDescription: String? { words.description }

  /// Nothing: what happened and why is one text, the description.
  public var failureReason: String? { nil }

  public var recoverySuggestion: String? { words.suggestion }

  public var helpAnchor: String? { words.help }

  public static var errorDomain: String { domain }

  public var errorCode: Int { code }

  public var errorUserInfo: [String: Any] { userInfo(words) }

  /// A title and what happened, what can be done, and the buttons: what an alert needs.
  ///
  /// The buttons are those that somebody carries out: see ``ActionableError``.
  public var alert: ErrorAlert { ErrorAlert(words, performedBy: OptionPerformer(of: self)) }

  /// The error as Foundation's older interfaces read it, in the locale that answers.
  ///
  /// - Parameter preferences: Locales by preference; none answers means the source locale.
  public func nsError(preferring preferences: [LocaleTag]) -> NSError {
    NSError(
      domain: Self.domain, code: code, userInfo: userInfo(words(preferring: preferences)))
  }

  private func userInfo(_ words: ErrorWords) -> [String: Any] {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: words.description,
      CatalogErrorKey.developerMessage: developerMessage,
      CatalogErrorKey.category: category.rawValue,
      CatalogErrorKey.locale: words.locale(of: .description).description,
      CatalogErrorKey.languages: words.languages.map(\.description),
      CatalogErrorKey.catalogName: "\(Self.domain).\(codeName)",
      CatalogErrorKey.swiftValue: self,
    ]
    let title = words.textBesideDescription(.title, for: .display) ?? ""
    if !title.isEmpty { info[CatalogErrorKey.localizedTitle] = title }
    info[NSLocalizedRecoverySuggestionErrorKey] = words.textBesideDescription(
      .suggestion, for: .display)
    info[NSHelpAnchorErrorKey] = words.textBesideDescription(.help, for: .display)
    let options = words.optionsBesideDescription(for: .display)
    if !options.isEmpty {
      info[NSLocalizedRecoveryOptionsErrorKey] = options.map(\.label)
      info[CatalogErrorKey.recoveryOptionNames] = options.map(\.name)
    }
    info[NSUnderlyingErrorKey] = underlyingError.map(ErrorChain.bridged)
    return info
  }
}
