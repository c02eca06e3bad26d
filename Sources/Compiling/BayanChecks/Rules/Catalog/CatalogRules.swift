extension Checks {
  /// Rules about the catalog: what is there, what belongs together, what only errors have.
  static let catalogRules: [any Rule.Type] = [
    ArgumentListChanged.self,
    CategoryUnused.self,
    CodeDropped.self,
    CodeRenumbered.self,
    CodeValueReused.self,
    MatchUnreachable.self,
    OptionLabelDuplicate.self,
    OptionLabelInconsistent.self,
    OptionLabelMissing.self,
    OptionUnused.self,
    OptionsMissing.self,
    RawCodeShown.self,
    RecoveryRoles.self,
    RecoveryUnused.self,
    SensitiveDetail.self,
    SuggestionWithoutOption.self,
    TitleFullStop.self,
    TranslationEmpty.self,
    TranslationMissing.self,
    TranslationObsolete.self,
    TranslationStale.self,
    UrlSecretShown.self,
    WordsRepeated.self,
  ]
}
