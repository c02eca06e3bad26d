import BayanDiagnostics

/// A locale whose messages are made from the source, to see what a program does with other languages.
///
/// Nobody translates it: it has no folder, and checks, coverage, exports and locks know nothing of it.
/// It is made of a ``Catalog`` before that is compiled.
package enum PseudoLocale: String, CaseIterable, Sendable {
  /// Accented letters, longer texts.
  case accented = "en-XA"
  /// Arabic letters, from right to left.
  case bidirectional = "ar-XB"

  /// The pseudo-locale of a tag, in any case of letters; `nil` for all others.
  package init?(_ tag: String) {
    // Most tags are shorter or longer, and this is asked for each message.
    guard tag.utf8.count == 5,
      let known = Self.allCases.first(where: { $0.tag.lowercased() == tag.lowercased() })
    else { return nil }
    self = known
  }

  /// The BCP 47 tag.
  ///
  /// CLDR keeps the regions XA and XB for this.
  package var tag: String { rawValue }

  /// The locale whose plural rules, numbers and direction it has.
  package var model: String {
    switch self {
    case .accented: "en"
    case .bidirectional: "ar"
    }
  }

  /// Why there is nothing to translate, as a sentence that begins in lower case and has no full stop.
  package var refusal: String {
    "\(quoted(tag)) is a pseudo-locale, which is made from the source, and nobody translates it"
  }
}
