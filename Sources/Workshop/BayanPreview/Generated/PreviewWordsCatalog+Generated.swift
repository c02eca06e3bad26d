// Generated from Catalog/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanRuntime

/// The locales and the words of PreviewWords.
nonisolated enum PreviewWordsCatalog {
  // If this is missing, BayanRuntime is older than the bayan that made this code.
  private typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat8

  /// The locales that have words here.
  enum Locale: Swift.String, BayanRuntime.CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    typealias Category = PreviewWordsCatalog.Category

    /// The options that these errors offer.
    typealias Option = BayanRuntime.NoOption

    /// The locale's place among those of the catalog.
    var index: Swift.Int {
      switch self {
      case .en: 0
      case .ar: 1
      }
    }

    /// The words in all of them, as they are now.
    static var catalog: BayanRuntime.MessageCatalog { store.current }

    /// Where packs loaded from files replace the words built in.
    static let store = BayanRuntime.CatalogStore(table: table, packs: [packEn, packAr])
  }

  /// How these errors are dealt with.
  enum Category: Swift.String, BayanRuntime.CatalogName {
    /// A text of the pages of a preview.
    case label
  }

  /// The errors apart from their words, a line a code; `CatalogTable` says how it is read.
  private static let table: Swift.StaticString = """
    bayan-table 5
    locale en
    locale ar
    script Arab ar
    script Latn en
    alias ar arb
    fallback ar aao abh abv acm acq acw acx acy adf aeb aec afb ajp ajt apc apd ar-Latn arb-Latn arq ars ary arz auz avl ayh ayl ayn ayp bbz ckb pga shu ssh
    category label never
    domain bayan.preview
    1 preview label - d: The title of the preview.
    2 search label - d: The field that searches all texts.
    3 domainName label - d: A group of codes.
    4 category label - d: How errors are dealt with.
    5 locale label - d: A language of the catalog.
    6 diagnostics label - d: What rules report.
    7 state label - d: How far a translation is.
    8 all label - d: A filter that lets everything through.
    9 anyDiagnostic label - d: A filter: errors about which a rule reports anything.
    10 withoutDiagnostics label - d: A filter: errors about which no rule reports anything.
    11 error label - d: A severity.
    12 warning label - d: A severity.
    13 note label - d: A severity.
    14 stateSource label - d: A state: a text of the source locale.
    15 stateMissing label - d: A state: there is no translation.
    16 stateDraft label - d: A state: no person has checked it.
    17 stateStale label - d: A state: the source has changed since.
    18 stateTranslated label - d: A state.
    19 stateReviewed label - d: A state: a second person has read it.
    20 errors label - d: The list of all errors.
    21 errorCount label - d: How many errors the list shows.
    22 diagnosticCount label - d: How many diagnostics there are about an error.
    23 nothingFound label - d: No error passes the filters.
    24 filters label - d: The filters above the list.
    25 display label - d: How errors are shown.
    26 values label - d: The values that a message is shown with.
    27 look label - d: Where the words are shown.
    28 phone320 label - d: A narrow phone.
    29 phone390 label - d: A usual phone.
    30 terminal label - d: A terminal.
    31 log label - d: A line of a log.
    32 dark label - d: White on black.
    33 largeType label - d: For readers who need larger letters.
    34 invisible label - d: Whether invisible characters are shown.
    35 tooWide label - d: A text is wider than its place.
    36 tooTall label - d: An alert is taller than the screen.
    37 fallback label - d: A text comes from the source locale.
    38 variants label - d: The variants of a message.
    39 titleFacet label - d: The headline of an alert.
    40 descriptionFacet label - d: What happened.
    41 suggestionFacet label - d: What the reader can do.
    42 helpFacet label - d: What to read next.
    43 example label - d: A sample: the example of the catalog.
    44 number label - d: A sample: a number.
    45 lowest label - d: A sample: the lowest number that the catalog allows.
    46 highest label - d: A sample: the highest number that the catalog allows.
    47 short label - d: A sample: a short name.
    48 long label - d: A sample: a long name.
    49 empty label - d: A sample: no text at all.
    50 rightToLeft label - d: A sample: a name from right to left.
    51 leftToRight label - d: A sample: a name from left to right.
    52 hostile label - d: A sample: a name that tries to break the page.
    53 other label - d: A sample of another type.
    54 codePage label - d: A link to the page of an error.
    55 messages label - d: What readers see.
    56 recovery label - d: What an error offers.
    57 roleDefault label - d: A role of a button.
    58 roleCancel label - d: A role of a button.
    59 roleDestructive label - d: A role of a button.
    60 arguments label - d: The values that an error carries.
    61 release label - d: Whether a code was released.
    62 released label - d: A code that was released.
    63 unreleased label - d: A code that wasn’t released yet.
    64 retired label - d: A code that was removed.
    65 otherLanguages label - d: Links to the page in other languages.
    66 json label - d: A link to the same as data.
    67 retry label - d: Whether trying again may help.
    68 retryAutomatic label - d: Programs may try again.
    69 retryManual label - d: Users may try again.
    70 retryNever label - d: It never helps.
    71 since label - d: The first version that has a code.
    72 removedIn label - d: The first version without a code.
    73 replacedBy label - d: The code that takes the place of another.
    74 replaced label - d: A code that is still there, but has a better one beside it.
    75 sensitive label - d: The page of sensitive errors, which tells no details.
    76 digits label - d: The ten digits of the page's language, for numbers that scripts write.
    77 backToList label - d: Leads from an error back to the list, where both don't fit on the screen.
    78 noOptions label - d: Below an alert for which the catalog has no buttons.
    79 inSwift label - d: The name of a code in Swift.
    80 argumentRange label - d: The values that an argument can have.
    81 argumentExample label - d: A value that an argument could have.
    82 neighbours label - d: Links to the errors before and after one.
    83 previous label - d: A link to the error before one.
    84 next label - d: A link to the error after one.
    85 allErrors label - d: A link to the list of all errors, and its title.
    86 privateArgument label - d: An argument that no text shows.
    87 statePseudo label - d: A state: a text of a pseudo-locale, which is made from the source.
    end
    """
}

// What errors carry, a function for each list of arguments.
nonisolated extension BayanRuntime.ErrorValues {
  @inline(never)
  static func carrying(count: Swift.Int) -> Self {
    Self("count", .integer(count))
  }
}
