extension Checks {
  /// Rules about the catalog: what is there, what belongs together, what only errors have.
  static let catalogRules: [any Rule.Type] = [
    ArgumentListChanged.self,
    CategoryUnused.self,
    CodeDropped.self,
    CodeRenumbered.self,
    CodeValueReused.self,
    MatchUnreachable.self,
    OptionLabelMissing.self,
    OptionUnused.self,
    OptionsMissing.self,
    RawCodeShown.self,
    RecoveryUnused.self,
    SensitiveDetail.self,
    TranslationEmpty.self,
    TranslationMissing.self,
    TranslationObsolete.self,
    TranslationStale.self,
  ]
}
