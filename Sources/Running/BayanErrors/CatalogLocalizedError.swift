public import BayanRuntime
public import Foundation

/// A catalog's error with Foundation's protocols for errors, `LocalizedError` and `CustomNSError`.
///
/// On Linux such a type loses every localized text that `errorUserInfo` lacks, because
/// swift-corelibs-foundation takes that dictionary as it is. So `errorUserInfo` has all texts.
/// Texts are in the current task's locale.
public protocol CatalogLocalizedError: CatalogDescribed, LocalizedError, CustomNSError {}

/// The keys of a catalog error's user info, beside Foundation's own.
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

  /// The Swift error that the `NSError` was made from, which ``ErrorChain`` finds.
  public static let swiftValue = "BayanSwiftValue"

  /// The attempter that carries out recovery options; its type depends on the client.
  ///
  /// Without Objective-C the attempter is under `NSRecoveryAttempterErrorKey`, too.
  public static let recoveryAttempter = "BayanRecoveryAttempter"

  /// Whether this error was already shown to the user, a `Bool`.
  public static let wasShown = "BayanWasShown"

  /// The name of the option that the user chose, a `String`.
  public static let chosenOption = "BayanChosenOption"
}

extension CatalogLocalizedError {
  public var errorDescription: String? { words.description }

  /// Always `nil`: the description has the reason, too.
  public var failureReason: String? { nil }

  public var recoverySuggestion: String? { words.suggestion }

  public var helpAnchor: String? { words.help }

  public static var errorDomain: String { domain }

  public var errorCode: Int { code }

  public var errorUserInfo: [String: Any] { userInfo(words) }

  /// The alert of the error: its title, description, suggestion and buttons.
  ///
  /// Buttons that nobody carries out are left out; see ``ActionableError``.
  public var alert: ErrorAlert { ErrorAlert(words, performedBy: OptionPerformer(of: self)) }

  /// Returns the `NSError` for Foundation's older interfaces, in the locale that answers.
  ///
  /// - Parameter preferences: Locales by preference; the source locale answers if none of them
  ///   does.
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
