import CBayanICU

/// The names of characters in the standard.
///
/// - Source: The property Name, in the version of ``ICUVersion/unicode``.
package enum CharacterNames {
  /// Gives a code point's name: `RIGHT-TO-LEFT OVERRIDE` for U+202E.
  ///
  /// - Returns: `nil` for one that has none, as control characters and those not assigned.
  package static func name(of scalar: Unicode.Scalar) -> String? {
    let name = try? text { bayan_icu_character_name(scalar.value, $0, $1) }
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }
}
