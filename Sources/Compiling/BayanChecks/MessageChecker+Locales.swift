import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport
import BayanTOML

extension MessageChecker {
  /// Makes the rules ask for what they keep of locales, and make what they keep for all.
  ///
  /// Rules ask when a message of a locale first makes them, and so they are given messages of each.
  /// There is no list of what is kept that could be forgotten when another thing is.
  func prepare(_ locales: [String]) {
    check(samples(of: sourceLocale, sources: []))
    _ = locales.filter { $0 != sourceLocale }.concurrentMap { locale in
      // Objects of one thread: each locale has sources of its own.
      check(samples(of: locale, sources: samples(of: sourceLocale, sources: [])))
    }
  }

  private func check(_ messages: [CatalogMessage]) {
    for message in messages { _ = rules.check { visit in visit(message) } }
  }

  /// Messages in a locale's letters that between them have what rules look for.
  func samples(of locale: String, sources: [CatalogMessage]) -> [CatalogMessage] {
    let writing = LocaleWriting.of(locale)
    writing.prepareLookalikes()
    let alphabet = String(String.UnicodeScalarView(writing.letters.scalars.prefix(12)))
    let letters = alphabet.isEmpty ? "abc" : alphabet
    let place = Place(file: "", span: SourceSpan(0, 0))
    let arguments = [
      ErrorArgument(name: "count", type: .integer, place: place),
      ErrorArgument(name: "size", type: .number, place: place),
      ErrorArgument(name: "name", type: .string, place: place),
    ]
    return Self.samples.enumerated().map { index, text in
      let text = TOMLString(
        value: text.replacing("LETTERS", with: letters), anchors: [.init(offset: 0, source: 0)])
      return CatalogMessage(
        LocaleMessage(
          reading: text, id: MessageID(file: "", entry: "", facet: .title), locale: locale,
          at: place), in: CheckedLocale(tag: locale),
        isSource: locale == sourceLocale, arguments: arguments,
        source: index < sources.count ? sources[index] : nil)
    }
  }

  /// Text with punctuation, numbers, a date, an address and markup, in which `LETTERS` stands for
  /// letters of the locale; a number that chooses in each of the ways that numbers do.
  private static let samples = [
    "LETTERS LETTERS.",
    """
    LETTERS, \u{201C}LETTERS\u{201D} 'LETTERS' (LETTERS): <b>LETTERS</b> & 1,234.5% - 5 May; \
    https://example.com/a_b a@example.com ~/a `a` Error503?! \u{202B}LETTERS\u{202C}\u{2026}
    """,
    "LETTERS {$name} LETTERS {$count :integer} {$size :number} {#b}LETTERS{/b}",
    ".input {$count :integer} .match $count 1 {{LETTERS}} one {{{$count} LETTERS}} * {{LETTERS}}",
    ".input {$size :number} .match $size one {{{$size} LETTERS}} * {{{$size} LETTERS}}",
    """
    .input {$count :integer select=ordinal} .match $count one {{{$count} LETTERS}} * {{LETTERS}}
    """,
  ]
}
