/// The rules that aren't checks: what files, declarations and messages need, to be read and compiled.
///
/// The parsers, the loader and the compiler report by these names. A test searches their sources for
/// names that aren't listed here.
enum StructuralRules {
  static let entries = files + keys + catalog + messages
}
