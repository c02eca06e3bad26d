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

/// The locales and the words of WorkbenchWords.
nonisolated enum WorkbenchWordsCatalog {
  // If this is missing, BayanRuntime is older than the bayan that made this code.
  private typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat8

  /// The locales that have words here.
  enum Locale: Swift.String, BayanRuntime.CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    typealias Category = WorkbenchWordsCatalog.Category

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
    /// A text of the page of the workbench.
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
    domain bayan.workbench
    1 workbench label - d: The title of the page.
    2 loading label - d: Before the page has its data.
    3 messages label - d: The list of all messages.
    4 filters label - d: The filters above the list.
    5 search label - d: The field that searches all texts.
    6 state label - d: How far a translation is.
    7 domainName label - d: A group of codes: a file of the catalog.
    8 all label - d: A filter that lets everything through.
    9 withDiagnostics label - d: A filter: messages about which a rule reports anything.
    10 messageCount label - d: How many messages the list shows.
    11 progress label - d: How many messages of all are translated.
    130 checking label - d: Beside the counts: the messages are still being checked.
    12 nothingFound label - d: No message passes the filters.
    13 locale label - d: The language that is translated to.
    14 stateMissing label - d: A state: there is no translation.
    15 stateDraft label - d: A state: no person has checked it.
    16 stateStale label - d: A state: the source has changed since.
    17 stateTranslated label - d: A state.
    18 stateReviewed label - d: A state: a person has read it.
    19 unsaved label - d: A mark: a text was typed and isn’t saved.
    20 error label - d: A severity.
    21 warning label - d: A severity.
    22 note label - d: A severity.
    23 source label - d: The text that is translated.
    24 translation label - d: The text in the other language.
    25 editor label - d: The part of the page in which one message is edited.
    26 context label - d: Everything beside a text that helps to translate it.
    27 sourceView label - d: Shows the message as its file has it.
    28 showInvisible label - d: Whether invisible characters are shown.
    29 ownDigits label - d: The ten digits of the page’s language, for numbers that scripts write.
    30 invisible label - d: A menu that inserts characters nobody sees.
    31 digits label - d: A menu that inserts digits of the language.
    32 insert label - d: Inserts a placeholder into the text.
    33 placeholders label - d: The list of what can be inserted.
    34 placeholdersHelp label - d: Says how to choose from the list that a brace opens.
    35 placeholder label - d: A kind of chip: a value.
    36 open label - d: A kind of chip: the start of markup.
    37 close label - d: Closes a window. As a kind of chip: the end of markup.
    38 standalone label - d: A kind of chip: markup without content.
    39 plural label - d: A way to select: by plural categories.
    40 ordinal label - d: A way to select: by ordinal categories, as in 1st, 2nd.
    41 exact label - d: A way to select: by exact numbers alone.
    42 text label - d: A way to select: by words.
    43 categoryZero label - d: A plural category.
    44 categoryOne label - d: A plural category.
    45 categoryTwo label - d: A plural category.
    46 categoryFew label - d: A plural category.
    47 categoryMany label - d: A plural category.
    48 categoryOther label - d: A plural category: all other values.
    49 selectionKind label - d: How a value selects among the rows.
    50 argument label - d: A value of the message.
    51 addSelector label - d: Adds a value that selects among rows.
    52 removeSelector label - d: Removes a value that selects among rows.
    53 exactKey label - d: The label of a field for a number or a word that gets a row of its own.
    54 exactNumber label - d: In an empty field for a number.
    55 exactText label - d: In an empty field for a word.
    56 addRow label - d: Adds a row for a number or a word.
    57 removeRow label - d: Removes a row.
    58 noNumber label - d: What was typed is no whole number.
    59 mergeRows label - d: Whether rows with equal texts are shown as one.
    60 sameAsAbove label - d: Copies the text of the row above.
    61 unreachable label - d: Why a row is grey.
    62 shownAs label - d: The text of a row as readers see it.
    63 diagnostics label - d: What rules report.
    64 noDiagnostics label - d: No rule reports anything.
    65 showPlace label - d: Selects the words that a diagnostic is about.
    66 aboutRule label - d: Opens the explanation of a rule.
    67 suppress label - d: Suppresses a diagnostic, with a reason.
    68 suppressReason label - d: Asks for the reason of a suppression.
    69 actions label - d: The buttons that save and review.
    70 save label - d: Saves the text.
    71 saveNext label - d: Saves the text, and opens the next message.
    72 review label - d: Records that a person has read the translation.
    73 reviewName label - d: Asks who has read the translation.
    74 accept label - d: Makes a draft a translation.
    75 refuse label - d: Removes a draft.
    76 revert label - d: Takes back what isn’t saved.
    77 saved label - d: A text was saved.
    78 notSaved label - d: A text has errors; they follow.
    79 done label - d: Something was done.
    80 noNext label - d: The end of the list is reached.
    81 origin label - d: Who wrote a draft, or has read a translation.
    82 unsavedOffered label - d: A text of an earlier visit is shown again.
    83 unsavedOld label - d: A text of an earlier visit is shown again, and the file has changed since.
    84 conflict label - d: The title of a window: a message changed while it was edited.
    85 conflictHelp label - d: Explains the versions of a message.
    86 versionBase label - d: A version of a message.
    87 versionOurs label - d: A version of a message.
    88 versionTheirs label - d: A version of a message.
    89 versionMerged label - d: A version of a message.
    90 useVersion label - d: Chooses a version.
    91 decideLater label - d: Closes the window without a choice.
    92 conflictLater label - d: No version was chosen.
    93 conflictChosen label - d: A version was chosen.
    94 noText label - d: There is no text.
    95 notes label - d: What a message is about.
    96 arguments label - d: The values that a text may show.
    97 example label - d: A value that an argument could have.
    98 glossary label - d: Terms and their translations.
    99 comments label - d: Comments in the files.
    100 siblings label - d: The other texts of the same error.
    101 others label - d: The text in further languages.
    102 titleFacet label - d: The headline of an alert.
    103 descriptionFacet label - d: What happened.
    104 suggestionFacet label - d: What the reader can do.
    105 helpFacet label - d: What to read next.
    106 alert label - d: The alert in which a text is shown.
    107 values label - d: The values that a message is shown with.
    108 look label - d: Where the alert is shown.
    109 phone390 label - d: A usual phone.
    110 phone320 label - d: A narrow phone.
    111 tooWide label - d: A text is wider than its place.
    112 tooTall label - d: An alert is taller than the screen.
    113 number label - d: A sample: a number.
    114 lowest label - d: A sample: the lowest number that the catalog allows.
    115 highest label - d: A sample: the highest number that the catalog allows.
    116 short label - d: A sample: a short name.
    117 long label - d: A sample: a long name.
    118 empty label - d: A sample: no text at all.
    119 rightToLeft label - d: A sample: a name from right to left.
    120 leftToRight label - d: A sample: a name from left to right.
    121 hostile label - d: A sample: a name that tries to break the page.
    122 other label - d: A sample of another type.
    123 readOnly label - d: Nothing can be changed.
    124 readOnlyBadge label - d: A mark: nothing can be changed.
    125 noLocales label - d: The catalog has no language to translate to.
    126 noAnswer label - d: The command that serves the page has ended.
    127 backToList label - d: Leads from a message back to the list.
    128 cancel label - d: Closes a window without an effect.
    129 ok label - d: Accepts what was typed.
    end
    """
}

// What errors carry, a function for each list of arguments.
nonisolated extension BayanRuntime.ErrorValues {
  @inline(never)
  static func carrying(count: Swift.Int) -> Self {
    Self("count", .integer(count))
  }

  @inline(never)
  static func carrying(done: Swift.Int, total: Swift.Int) -> Self {
    Self("done", .integer(done), "total", .integer(total))
  }
}
