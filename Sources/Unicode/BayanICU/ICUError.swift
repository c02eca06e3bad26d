import CBayanICU

/// A refusal by ICU.
///
/// Thrown only where an argument can be wrong in ways that a type can't rule
/// out, such as a number skeleton. Facts about a locale are never refused: a tag
/// that means nothing is answered from CLDR's root.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's error code, above 0.
  package var code: Int32

  /// ICU's name for the code, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  package var name: String

  package var description: String { "ICU refused with \(name)" }

  /// Creates the error for a code of ICU's.
  init(code: Int32) {
    self.code = code
    // The name of an error can't fail itself, so there is no circle here.
    self.name = (try? text { bayan_icu_error_name(code, $0, $1) }) ?? "code \(code)"
  }

  /// An argument that isn't worth asking ICU about.
  static var illegalArgument: ICUError { ICUError(code: Int32(BAYAN_ICU_ILLEGAL_ARGUMENT)) }
}
