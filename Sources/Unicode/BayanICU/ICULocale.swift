import CBayanICU

/// A language tag that is fit to be asked about.
///
/// Tags come from folder names, from requests and from users. One with a NUL in
/// it would be another one in C, so it counts as ill-formed before C sees it.
struct ICULocale {
  /// The canonical form; `und`, CLDR's root, for a tag that is ill-formed.
  let canonical: String

  /// The bytes of the longest tag that ICU's identifiers have room for.
  private static let longest = 158

  /// Whether the tag was well-formed.
  let isWellFormed: Bool

  init(_ tag: String) {
    // A tag that C would refuse for its length isn't copied first.
    let isPlain = tag.utf8.count <= Self.longest && !tag.utf8.contains(0)
    let canonical = isPlain ? try? text { bayan_icu_canonical_tag(tag, $0, $1) } : nil
    self.canonical = canonical ?? "und"
    isWellFormed = canonical != nil
  }
}
