extension Checks {
  /// Rules about selectors, plurals and placeholders: what a message does with its arguments.
  static let messageRules: [any Rule.Type] = [
    ArgumentPrivateShown.self,
    ArgumentTypeMismatch.self,
    BadVariantKey.self,
    BraceStray.self,
    ComplexityLimit.self,
    PlaceholderCountChanged.self,
    PlaceholderFormatChanged.self,
    PlaceholderGluedAffix.self,
    PlaceholderLookalike.self,
    PlaceholderMissing.self,
    PlaceholderTypeChanged.self,
    PlaceholderUnknown.self,
    PluralAdded.self,
    PluralCategoryMissing.self,
    PluralCategoryShadowed.self,
    PluralCategoryUnused.self,
    PluralDropped.self,
    PluralFormsIdentical.self,
    PluralNumberOmitted.self,
    PluralOffsetChanged.self,
    PluralTypeChanged.self,
    SelectBranchMissing.self,
    SelectBranchUnknown.self,
    SelectorFragment.self,
  ]
}
