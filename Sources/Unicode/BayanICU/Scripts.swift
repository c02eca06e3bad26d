import CBayanICU

/// The scripts that characters belong to, by their four-letter codes.
///
/// - Source: UAX 24, in the version of ``ICUVersion/unicode``.
public enum Scripts {
  /// Gives the script of a character: `Arab`, `Latn`; `Zyyy` where many share it.
  ///
  /// `Zinh` is that of marks that take their letter's script, `Zzzz` that of
  /// what isn't assigned.
  public static func script(of scalar: Unicode.Scalar) -> String {
    (try? text { bayan_icu_script(scalar.value, $0, $1) }) ?? "Zzzz"
  }

  /// Gives the scripts a character is used in: for U+060C, the Arabic comma, several.
  public static func extensions(of scalar: Unicode.Scalar) -> Set<String> {
    Set((try? text { bayan_icu_script_extensions(scalar.value, $0, $1) })?.lines ?? [])
  }

  /// Gives the scripts of a text's characters, without the shared `Zyyy`, `Zinh` and `Zzzz`.
  public static func scripts(in text: String) -> Set<String> {
    Set(text.unicodeScalars.map(script(of:))).subtracting(["Zyyy", "Zinh", "Zzzz"])
  }
}
