package import BayanDiagnostics

/// The structural rules, which aren't checks: files, declarations and messages must satisfy them to be
/// read and compiled.
///
/// The parsers, the loader and the compiler report by these names. A test searches their sources for
/// names that aren't listed here.
enum StructuralRules {
  static let entries: [RuleBook.Entry] = [
    // The reading of files, and the relations between files and locales.
    RuleBook.Entry("byte-order-mark", .warning, .files),
    RuleBook.Entry("catalog-misplaced", .error, .files),
    RuleBook.Entry("catalog-missing", .error, .files),
    RuleBook.Entry("change-interrupted", .error, .files),
    RuleBook.Entry("domain-shared", .warning, .files),
    RuleBook.Entry("domain-unknown", .error, .files),
    RuleBook.Entry(.encodingInvalid, .error, .files),
    RuleBook.Entry("error-member-declared", .warning, .files),
    RuleBook.Entry("file-ignored", .warning, .files),
    RuleBook.Entry("file-too-large", .error, .files),
    RuleBook.Entry("file-unreadable", .error, .files),
    RuleBook.Entry("link-outside-project", .error, .files),
    RuleBook.Entry("locale-missing", .error, .files),
    RuleBook.Entry("locale-too-large", .error, .files),
    RuleBook.Entry("locale-unlisted", .warning, .files),
    RuleBook.Entry("override-forbidden", .error, .files),
    RuleBook.Entry("override-missing", .warning, .files),
    RuleBook.Entry("override-module-unknown", .error, .files),
    // The other module can be somebody else's.
    RuleBook.Entry("override-shared", .error, .files, isAdjustable: true),
    RuleBook.Entry("override-stale", .warning, .files),
    RuleBook.Entry("override-unknown", .error, .files),
    RuleBook.Entry("plugin-missing", .warning, .files),
    RuleBook.Entry("text-unreadable", .error, .files),
    RuleBook.Entry("toml-nesting-too-deep", .error, .files),
    RuleBook.Entry("toml-syntax", .error, .files),
    RuleBook.Entry("toml-too-many-marks", .error, .files),
    RuleBook.Entry("toml-value", .error, .files),
    RuleBook.Entry("type-taken", .warning, .files),

    // The keys of files, their values, and comments.
    RuleBook.Entry(.allowanceInvalid, .error, .files),
    RuleBook.Entry("invalid-value", .error, .files),
    RuleBook.Entry("key-case-collision", .warning, .files),
    RuleBook.Entry("key-duplicate", .error, .files),
    RuleBook.Entry("missing-key", .error, .files),
    RuleBook.Entry(.ruleRetired, .note, .files),
    RuleBook.Entry(.suppressionUnused, .warning, .files),
    RuleBook.Entry("unknown-key", .error, .files),
    RuleBook.Entry(.unknownRule, .error, .files),
    RuleBook.Entry("wrong-type", .error, .files),

    // The declarations of the catalog.
    RuleBook.Entry("code-value-duplicate", .error, .catalog),
    RuleBook.Entry("domain-duplicate", .error, .catalog),
    RuleBook.Entry("match-duplicate", .error, .catalog),
    RuleBook.Entry("type-duplicate", .error, .catalog),
    RuleBook.Entry("unknown-category", .error, .catalog),
    RuleBook.Entry("unknown-code", .error, .catalog),
    RuleBook.Entry("replacement-cycle", .error, .catalog),
    RuleBook.Entry("unknown-option", .error, .catalog),
    RuleBook.Entry("unknown-recovery", .error, .catalog),

    // The form of messages.
    RuleBook.Entry("duplicate-declaration", .error, .messages),
    RuleBook.Entry("duplicate-option-name", .error, .messages),
    RuleBook.Entry("duplicate-variant", .error, .plurals),
    RuleBook.Entry("message-too-complex", .error, .messages),
    RuleBook.Entry("message-too-large", .error, .messages),
    RuleBook.Entry("missing-fallback-variant", .error, .plurals),
    RuleBook.Entry("missing-selector-annotation", .error, .plurals),
    RuleBook.Entry("plural-rule-unreadable", .error, .plurals),
    RuleBook.Entry("syntax-error", .error, .messages),
    RuleBook.Entry("too-many-selectors", .error, .messages),
    RuleBook.Entry("too-many-variants", .error, .messages),
    RuleBook.Entry("variant-key-mismatch", .error, .plurals),
  ]
}

/// Ids of rules that this module reports or treats specially.
extension RuleID {
  static let allowanceInvalid: RuleID = "allowance-invalid"
  static let encodingInvalid: RuleID = "encoding-invalid"
  static let ruleRetired: RuleID = "rule-retired"
  static let suppressionUnused: RuleID = "suppression-unused"
  static let unknownRule: RuleID = "unknown-rule"

  // A draft has no other diagnostic.
  package static let translationDraft: RuleID = "translation-draft"
  // These are about missing or unreviewed texts, which a release must not have.
  package static let translationEmpty: RuleID = "translation-empty"
  package static let translationMissing: RuleID = "translation-missing"
  package static let translationUnreviewed: RuleID = "translation-unreviewed"
  package static let optionLabelMissing: RuleID = "option-label-missing"
}
