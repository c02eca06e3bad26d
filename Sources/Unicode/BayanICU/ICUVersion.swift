import CBayanICU

/// The versions of what locales are judged by.
///
/// CLDR changes its mind: `ar` alone had Arabic-Indic digits up to CLDR 45 and
/// has had Latin ones since 46. What a tool says about a locale is therefore
/// true of one version, and the tool should name it.
package enum ICUVersion {
  /// ICU's own version, such as `72.1`.
  package static let icu = version { bayan_icu_version($0, $1) }

  /// The version of the CLDR data in ICU, such as `42.0`.
  package static let cldr = version { bayan_icu_cldr_version($0, $1) }

  /// The version of Unicode that ICU knows, such as `15.0`.
  package static let unicode = version { bayan_icu_unicode_version($0, $1) }

  private static func version(
    _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String {
    (try? text(write)) ?? ""
  }
}
