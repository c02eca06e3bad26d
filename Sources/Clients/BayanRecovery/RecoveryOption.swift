public import BayanRuntime
public import BayanSDKErrors

/// What a button does about an error: an option of the catalog.
public typealias RecoveryAction = BayanSDKErrorsCatalog.Option

/// A button with what it does: never a bare index into a list of labels.
public struct RecoveryOption: Hashable, Sendable {
  public var action: RecoveryAction
  public var role: RecoveryRole
  /// What the reader sees.
  public var label: String

  package init(action: RecoveryAction, role: RecoveryRole, label: String) {
    self.action = action
    self.role = role
    self.label = label
  }

  /// The option of a catalog's; `nil` for a name that isn't one of this catalog's.
  package init?(_ option: ErrorWords.Option) {
    guard let action = RecoveryAction(rawValue: option.name) else { return nil }
    self.init(action: action, role: option.role, label: option.label)
  }

  /// The option as alerts have it.
  var button: ErrorWords.Option {
    ErrorWords.Option(name: action.rawValue, label: label, role: role)
  }
}
