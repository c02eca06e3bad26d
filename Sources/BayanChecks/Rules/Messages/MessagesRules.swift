extension Checks {
  /// Rules about selectors, plurals and placeholders: what a message does with its arguments.
  static let messageRules: [any Rule.Type] = [
    ArgumentPrivateShown.self,
    ArgumentTypeMismatch.self,
    BadOperand.self,
    BadOption.self,
    BadSelector.self,
    PlaceholderMissing.self,
    PlaceholderUnknown.self,
    PluralCategoryMissing.self,
    UnknownFunction.self,
  ]
}
