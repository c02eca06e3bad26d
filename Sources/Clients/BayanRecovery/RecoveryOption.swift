public import BayanRuntime
import BayanSDKErrors

/// The recovery option of a button: an option of a catalog, by its name.
///
/// The names of this package's catalog are here. A catalog of your own may have others:
///
///     extension RecoveryAction { static let addCard: RecoveryAction = "addCard" }
public struct RecoveryAction: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  private init(_ option: BayanSDKErrorsCatalog.Option) { rawValue = option.rawValue }

  public static let logIn = RecoveryAction(.logIn)
  public static let retry = RecoveryAction(.retry)
  public static let openWebsite = RecoveryAction(.openWebsite)
  public static let openSettings = RecoveryAction(.openSettings)
  public static let cancel = RecoveryAction(.cancel)
  public static let reviewPermissions = RecoveryAction(.reviewPermissions)
  public static let edit = RecoveryAction(.edit)
  public static let updateFacebookApp = RecoveryAction(.updateFacebookApp)
  public static let newCode = RecoveryAction(.newCode)
  public static let notNow = RecoveryAction(.notNow)
  public static let ok = RecoveryAction(.ok)

  public var description: String { rawValue }
}

/// A button with what it does: never a bare index into a list of labels.
public struct RecoveryOption: Hashable, Sendable {
  public var action: RecoveryAction
  public var role: RecoveryRole
  /// The text of the button.
  public var label: String
  /// The locale of the label; `nil` for the label of a service, which doesn't tell.
  public var locale: LocaleTag?

  public init(
    action: RecoveryAction, role: RecoveryRole, label: String, locale: LocaleTag? = nil
  ) {
    self.action = action
    self.role = role
    self.label = label
    self.locale = locale
  }

  /// The option of a catalog's.
  public init(_ option: ErrorWords.Option) {
    self.init(
      action: RecoveryAction(rawValue: option.name), role: option.role, label: option.label,
      locale: option.locale)
  }

  /// The option as alerts have it.
  var button: ErrorWords.Option {
    ErrorWords.Option(name: action.rawValue, label: label, role: role, locale: locale)
  }
}
