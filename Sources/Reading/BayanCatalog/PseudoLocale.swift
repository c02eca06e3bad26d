package import BayanDiagnostics

/// A locale whose messages are made from the source, to test a program with other languages.
///
/// Nobody translates a pseudo-locale. Such a locale has no folder, and checks, coverage, exports and
/// locks ignore it. Pseudo-locales are added to a ``Catalog`` before it is compiled.
package enum PseudoLocale: String, CaseIterable, Sendable {
  /// Accented letters, longer texts.
  case accented = "en-XA"
  /// Arabic letters, from right to left.
  case bidirectional = "ar-XB"

  /// Creates the pseudo-locale of a tag, in any case of letters; `nil` for all other tags.
  package init?(_ tag: String) {
    // Most tags are shorter or longer, and this runs for each message.
    guard tag.utf8.count == 5,
      let known = Self.allCases.first(where: { $0.tag.lowercased() == tag.lowercased() })
    else { return nil }
    self = known
  }

  /// The BCP 47 tag.
  ///
  /// CLDR reserves the regions XA and XB for pseudo-locales.
  package var tag: String { rawValue }

  /// The locale from which the pseudo-locale has its plural rules, numbers and direction.
  package var model: String {
    switch self {
    case .accented: "en"
    case .bidirectional: "ar"
    }
  }

  /// The reason why the locale isn't translated, as a sentence in lower case without a full stop.
  package var refusal: Diagnostic.Message {
    "\(quoted(tag)) is a pseudo-locale, which is generated from the source and never translated"
  }
}
