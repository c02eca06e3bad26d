/// The keys of the files that people write, which the loader accepts and ``FileSchema`` describes.
enum FileKeys {
  static let project = [
    "format", "source-locale", "locales", "locale", "do-not-translate", "localized-hosts", "module",
    "checks", "wording", "release", "allow", "functions", "overrides", "libraries",
  ]
  static let wording =
    Wording.List.allCases.flatMap { [$0.rawValue, $0.allowedKey] } + ["max-length"]
  static let wordingLength = Wording.surfaces.map(Wording.key)
  static let release = ["reviewed"]
  static let function = ["summary", "operand", "selects", "options"]
  static let projectLocale = ["status"]
  static let module = ["name", "access", "foundation", "types"]
  static let allow = ["rule", "locale", "path", "reason"]
  static let category = ["summary", "requires", "retry"]
  static let recovery = ["options"]
  static let option = ["role", "max-length"]
  static let domain = ["domain", "type", "summary", "default", "codes", "retired"]
  static let existingType = ["existing"]
  static let code = [
    "value", "category", "recovery", "summary", "since", "replaced-by", "sensitive",
    "overridable", "wraps", "words", "match", "arguments", "max-length",
  ]
  static let retiredCode = ["value", "summary", "since", "removed", "replaced-by"]
  static let argument = ["type", "of", "range", "private", "summary", "example"]
  static let match = ["code", "subcode", "name", "codes", "http-status"]
  static let facets = Facet.allCases.map(\.rawValue)
  static let messages = facets + ["source"]
  static let label = ["label", "source"]
  static let labelSource = ["label"]
  static let codesLock = ["format", "module", "locales", "options", "domains"]
  static let lockedDomain = ["type", "codes"]
  static let lockedCode = ["value", "arguments", "retired"]
  static let cldrLock = ["format", "locales"]
  static let cldrLine = ["cldr", "digits", "direction", "cardinal", "ordinal"]
  static let locale = ["numbering-system"]
  static let glossary = ["terms"]
}
