import BayanDiagnostics

/// The rules that aren't checks: what files, declarations and messages need, to be read and compiled.
///
/// The parsers, the loader and the compiler report by these names. A test searches their sources for
/// names that aren't listed here.
enum StructuralRules {
  static let entries = files + keys + catalog + messages
}

/// Those that this module reports, or asks about, itself.
extension RuleID {
  static let allowanceInvalid: RuleID = "allowance-invalid"
  static let encodingInvalid: RuleID = "encoding-invalid"
  static let suppressionUnused: RuleID = "suppression-unused"
  static let unknownRule: RuleID = "unknown-rule"
}
