// Generated from Catalog/page.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanRuntime

/// What the pages of a preview say.
///
/// - Remark: Domain `bayan.preview`, Catalog/page.toml.
nonisolated indirect enum PreviewText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = PreviewWordsCatalog.Locale

  /// “Preview”
  ///
  /// The title of the preview.
  ///
  /// - Remark: Code 1, `label`; Catalog/page.toml, `preview`.
  case preview

  /// “Search”
  ///
  /// The field that searches all texts.
  ///
  /// - Remark: Code 2, `label`; Catalog/page.toml, `search`.
  case search

  /// “Domain”
  ///
  /// A group of codes.
  ///
  /// - Remark: Code 3, `label`; Catalog/page.toml, `domainName`.
  case domainName

  /// “Category”
  ///
  /// How errors are dealt with.
  ///
  /// - Remark: Code 4, `label`; Catalog/page.toml, `category`.
  case category

  /// “Locale”
  ///
  /// A language of the catalog.
  ///
  /// - Remark: Code 5, `label`; Catalog/page.toml, `locale`.
  case locale

  /// “Diagnostics”
  ///
  /// What rules report.
  ///
  /// - Remark: Code 6, `label`; Catalog/page.toml, `diagnostics`.
  case diagnostics

  /// “State”
  ///
  /// How far a translation is.
  ///
  /// - Remark: Code 7, `label`; Catalog/page.toml, `state`.
  case state

  /// “All”
  ///
  /// A filter that lets everything through.
  ///
  /// - Remark: Code 8, `label`; Catalog/page.toml, `all`.
  case all

  /// “Any”
  ///
  /// A filter: errors about which a rule reports anything.
  ///
  /// - Remark: Code 9, `label`; Catalog/page.toml, `anyDiagnostic`.
  case anyDiagnostic

  /// “None”
  ///
  /// A filter: errors about which no rule reports anything.
  ///
  /// - Remark: Code 10, `label`; Catalog/page.toml, `withoutDiagnostics`.
  case withoutDiagnostics

  /// “Error”
  ///
  /// A severity.
  ///
  /// - Remark: Code 11, `label`; Catalog/page.toml, `error`.
  case error

  /// “Warning”
  ///
  /// A severity.
  ///
  /// - Remark: Code 12, `label`; Catalog/page.toml, `warning`.
  case warning

  /// “Note”
  ///
  /// A severity.
  ///
  /// - Remark: Code 13, `label`; Catalog/page.toml, `note`.
  case note

  /// “Source”
  ///
  /// A state: a text of the source locale.
  ///
  /// - Remark: Code 14, `label`; Catalog/page.toml, `stateSource`.
  case stateSource

  /// “Missing”
  ///
  /// A state: there is no translation.
  ///
  /// - Remark: Code 15, `label`; Catalog/page.toml, `stateMissing`.
  case stateMissing

  /// “Draft”
  ///
  /// A state: no person has checked it.
  ///
  /// - Remark: Code 16, `label`; Catalog/page.toml, `stateDraft`.
  case stateDraft

  /// “Stale”
  ///
  /// A state: the source has changed since.
  ///
  /// - Remark: Code 17, `label`; Catalog/page.toml, `stateStale`.
  case stateStale

  /// “Translated”
  ///
  /// A state.
  ///
  /// - Remark: Code 18, `label`; Catalog/page.toml, `stateTranslated`.
  case stateTranslated

  /// “Reviewed”
  ///
  /// A state: a second person has read it.
  ///
  /// - Remark: Code 19, `label`; Catalog/page.toml, `stateReviewed`.
  case stateReviewed

  /// “Errors”
  ///
  /// The list of all errors.
  ///
  /// - Remark: Code 20, `label`; Catalog/page.toml, `errors`.
  case errors

  /// “3 errors”
  ///
  /// How many errors the list shows.
  ///
  /// - Remark: Code 21, `label`; Catalog/page.toml, `errorCount`.
  case errorCount(count: Swift.Int)

  /// “3 diagnostics”
  ///
  /// How many diagnostics there are about an error.
  ///
  /// - Remark: Code 22, `label`; Catalog/page.toml, `diagnosticCount`.
  case diagnosticCount(count: Swift.Int)

  /// “No error matches these filters.”
  ///
  /// No error passes the filters.
  ///
  /// - Remark: Code 23, `label`; Catalog/page.toml, `nothingFound`.
  case nothingFound

  /// “Filters”
  ///
  /// The filters above the list.
  ///
  /// - Remark: Code 24, `label`; Catalog/page.toml, `filters`.
  case filters

  /// “Display”
  ///
  /// How errors are shown.
  ///
  /// - Remark: Code 25, `label`; Catalog/page.toml, `display`.
  case display

  /// “Values”
  ///
  /// The values that a message is shown with.
  ///
  /// - Remark: Code 26, `label`; Catalog/page.toml, `values`.
  case values

  /// “Look”
  ///
  /// Where the words are shown.
  ///
  /// - Remark: Code 27, `label`; Catalog/page.toml, `look`.
  case look

  /// “Phone, 320 points”
  ///
  /// A narrow phone.
  ///
  /// - Remark: Code 28, `label`; Catalog/page.toml, `phone320`.
  case phone320

  /// “Phone, 390 points”
  ///
  /// A usual phone.
  ///
  /// - Remark: Code 29, `label`; Catalog/page.toml, `phone390`.
  case phone390

  /// “Terminal”
  ///
  /// A terminal.
  ///
  /// - Remark: Code 30, `label`; Catalog/page.toml, `terminal`.
  case terminal

  /// “Log line”
  ///
  /// A line of a log.
  ///
  /// - Remark: Code 31, `label`; Catalog/page.toml, `log`.
  case log

  /// “Dark”
  ///
  /// White on black.
  ///
  /// - Remark: Code 32, `label`; Catalog/page.toml, `dark`.
  case dark

  /// “Large type”
  ///
  /// For readers who need larger letters.
  ///
  /// - Remark: Code 33, `label`; Catalog/page.toml, `largeType`.
  case largeType

  /// “Invisible characters”
  ///
  /// Whether invisible characters are shown.
  ///
  /// - Remark: Code 34, `label`; Catalog/page.toml, `invisible`.
  case invisible

  /// “Doesn’t fit: too wide”
  ///
  /// A text is wider than its place.
  ///
  /// - Remark: Code 35, `label`; Catalog/page.toml, `tooWide`.
  case tooWide

  /// “Doesn’t fit: taller than the screen”
  ///
  /// An alert is taller than the screen.
  ///
  /// - Remark: Code 36, `label`; Catalog/page.toml, `tooTall`.
  case tooTall

  /// “No translation yet, so readers see the source text”
  ///
  /// A text comes from the source locale.
  ///
  /// - Remark: Code 37, `label`; Catalog/page.toml, `fallback`.
  case fallback

  /// “Variants”
  ///
  /// The variants of a message.
  ///
  /// - Remark: Code 38, `label`; Catalog/page.toml, `variants`.
  case variants

  /// “Title”
  ///
  /// The headline of an alert.
  ///
  /// - Remark: Code 39, `label`; Catalog/page.toml, `titleFacet`.
  case titleFacet

  /// “Description”
  ///
  /// What happened.
  ///
  /// - Remark: Code 40, `label`; Catalog/page.toml, `descriptionFacet`.
  case descriptionFacet

  /// “Suggestion”
  ///
  /// What the reader can do.
  ///
  /// - Remark: Code 41, `label`; Catalog/page.toml, `suggestionFacet`.
  case suggestionFacet

  /// “Help”
  ///
  /// What to read next.
  ///
  /// - Remark: Code 42, `label`; Catalog/page.toml, `helpFacet`.
  case helpFacet

  /// “example”
  ///
  /// A sample: the example of the catalog.
  ///
  /// - Remark: Code 43, `label`; Catalog/page.toml, `example`.
  case example

  /// “number”
  ///
  /// A sample: a number.
  ///
  /// - Remark: Code 44, `label`; Catalog/page.toml, `number`.
  case number

  /// “lowest”
  ///
  /// A sample: the lowest number that the catalog allows.
  ///
  /// - Remark: Code 45, `label`; Catalog/page.toml, `lowest`.
  case lowest

  /// “highest”
  ///
  /// A sample: the highest number that the catalog allows.
  ///
  /// - Remark: Code 46, `label`; Catalog/page.toml, `highest`.
  case highest

  /// “short name”
  ///
  /// A sample: a short name.
  ///
  /// - Remark: Code 47, `label`; Catalog/page.toml, `short`.
  case short

  /// “long name”
  ///
  /// A sample: a long name.
  ///
  /// - Remark: Code 48, `label`; Catalog/page.toml, `long`.
  case long

  /// “empty”
  ///
  /// A sample: no text at all.
  ///
  /// - Remark: Code 49, `label`; Catalog/page.toml, `empty`.
  case empty

  /// “right to left”
  ///
  /// A sample: a name from right to left.
  ///
  /// - Remark: Code 50, `label`; Catalog/page.toml, `rightToLeft`.
  case rightToLeft

  /// “left to right”
  ///
  /// A sample: a name from left to right.
  ///
  /// - Remark: Code 51, `label`; Catalog/page.toml, `leftToRight`.
  case leftToRight

  /// “hostile”
  ///
  /// A sample: a name that tries to break the page.
  ///
  /// - Remark: Code 52, `label`; Catalog/page.toml, `hostile`.
  case hostile

  /// “value”
  ///
  /// A sample of another type.
  ///
  /// - Remark: Code 53, `label`; Catalog/page.toml, `other`.
  case other

  /// “This error’s page”
  ///
  /// A link to the page of an error.
  ///
  /// - Remark: Code 54, `label`; Catalog/page.toml, `codePage`.
  case codePage

  /// “What readers see”
  ///
  /// What readers see.
  ///
  /// - Remark: Code 55, `label`; Catalog/page.toml, `messages`.
  case messages

  /// “Options”
  ///
  /// What an error offers.
  ///
  /// - Remark: Code 56, `label`; Catalog/page.toml, `recovery`.
  case recovery

  /// “default button”
  ///
  /// A role of a button.
  ///
  /// - Remark: Code 57, `label`; Catalog/page.toml, `roleDefault`.
  case roleDefault

  /// “closes the alert”
  ///
  /// A role of a button.
  ///
  /// - Remark: Code 58, `label`; Catalog/page.toml, `roleCancel`.
  case roleCancel

  /// “removes something”
  ///
  /// A role of a button.
  ///
  /// - Remark: Code 59, `label`; Catalog/page.toml, `roleDestructive`.
  case roleDestructive

  /// “Arguments”
  ///
  /// The values that an error carries.
  ///
  /// - Remark: Code 60, `label`; Catalog/page.toml, `arguments`.
  case arguments

  /// “Release”
  ///
  /// Whether a code was released.
  ///
  /// - Remark: Code 61, `label`; Catalog/page.toml, `release`.
  case release

  /// “Released”
  ///
  /// A code that was released.
  ///
  /// - Remark: Code 62, `label`; Catalog/page.toml, `released`.
  case released

  /// “Not released yet”
  ///
  /// A code that wasn’t released yet.
  ///
  /// - Remark: Code 63, `label`; Catalog/page.toml, `unreleased`.
  case unreleased

  /// “Retired: it no longer occurs, and no other error gets its number.”
  ///
  /// A code that was removed.
  ///
  /// - Remark: Code 64, `label`; Catalog/page.toml, `retired`.
  case retired

  /// “Other languages”
  ///
  /// Links to the page in other languages.
  ///
  /// - Remark: Code 65, `label`; Catalog/page.toml, `otherLanguages`.
  case otherLanguages

  /// “As JSON”
  ///
  /// A link to the same as data.
  ///
  /// - Remark: Code 66, `label`; Catalog/page.toml, `json`.
  case json

  /// “Trying again”
  ///
  /// Whether trying again may help.
  ///
  /// - Remark: Code 67, `label`; Catalog/page.toml, `retry`.
  case retry

  /// “A program may try again by itself, once.”
  ///
  /// Programs may try again.
  ///
  /// - Remark: Code 68, `label`; Catalog/page.toml, `retryAutomatic`.
  case retryAutomatic

  /// “The user may try again.”
  ///
  /// Users may try again.
  ///
  /// - Remark: Code 69, `label`; Catalog/page.toml, `retryManual`.
  case retryManual

  /// “It doesn’t help.”
  ///
  /// It never helps.
  ///
  /// - Remark: Code 70, `label`; Catalog/page.toml, `retryNever`.
  case retryNever

  /// “Since version”
  ///
  /// The first version that has a code.
  ///
  /// - Remark: Code 71, `label`; Catalog/page.toml, `since`.
  case since

  /// “Removed in version”
  ///
  /// The first version without a code.
  ///
  /// - Remark: Code 72, `label`; Catalog/page.toml, `removedIn`.
  case removedIn

  /// “Replaced by”
  ///
  /// The code that takes the place of another.
  ///
  /// - Remark: Code 73, `label`; Catalog/page.toml, `replacedBy`.
  case replacedBy

  /// “Replaced: it still occurs, but new programs should use the code that takes its place.”
  ///
  /// A code that is still there, but has a better one beside it.
  ///
  /// - Remark: Code 74, `label`; Catalog/page.toml, `replaced`.
  case replaced

  /// “The details aren’t public: all sensitive errors of this category look the same to their
  /// readers.”
  ///
  /// The page of sensitive errors, which tells no details.
  ///
  /// - Remark: Code 75, `label`; Catalog/page.toml, `sensitive`.
  case sensitive

  /// “0123456789”
  ///
  /// The ten digits of the page's language, for numbers that scripts write.
  ///
  /// - Remark: Code 76, `label`; Catalog/page.toml, `digits`.
  case digits

  /// “Back to the list”
  ///
  /// Leads from an error back to the list, where both don't fit on the screen.
  ///
  /// - Remark: Code 77, `label`; Catalog/page.toml, `backToList`.
  case backToList

  /// “No buttons of its own; the program adds one that closes the alert”
  ///
  /// Below an alert for which the catalog has no buttons.
  ///
  /// - Remark: Code 78, `label`; Catalog/page.toml, `noOptions`.
  case noOptions

  /// “In Swift”
  ///
  /// The name of a code in Swift.
  ///
  /// - Remark: Code 79, `label`; Catalog/page.toml, `inSwift`.
  case inSwift

  /// “Values”
  ///
  /// The values that an argument can have.
  ///
  /// - Remark: Code 80, `label`; Catalog/page.toml, `argumentRange`.
  case argumentRange

  /// “Example”
  ///
  /// A value that an argument could have.
  ///
  /// - Remark: Code 81, `label`; Catalog/page.toml, `argumentExample`.
  case argumentExample

  /// “Other errors of this domain”
  ///
  /// Links to the errors before and after one.
  ///
  /// - Remark: Code 82, `label`; Catalog/page.toml, `neighbours`.
  case neighbours

  /// “Previous”
  ///
  /// A link to the error before one.
  ///
  /// - Remark: Code 83, `label`; Catalog/page.toml, `previous`.
  case previous

  /// “Next”
  ///
  /// A link to the error after one.
  ///
  /// - Remark: Code 84, `label`; Catalog/page.toml, `next`.
  case next

  /// “All errors”
  ///
  /// A link to the list of all errors, and its title.
  ///
  /// - Remark: Code 85, `label`; Catalog/page.toml, `allErrors`.
  case allErrors

  /// “Never shown to readers”
  ///
  /// An argument that no text shows.
  ///
  /// - Remark: Code 86, `label`; Catalog/page.toml, `privateArgument`.
  case privateArgument

  /// “Pseudo”
  ///
  /// A state: a text of a pseudo-locale, which is made from the source.
  ///
  /// - Remark: Code 87, `label`; Catalog/page.toml, `statePseudo`.
  case statePseudo

  static var domainIndex: Swift.Int { 0 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .preview: return 0
    case .search: return 1
    case .domainName: return 2
    case .category: return 3
    case .locale: return 4
    case .diagnostics: return 5
    case .state: return 6
    case .all: return 7
    case .anyDiagnostic: return 8
    case .withoutDiagnostics: return 9
    case .error: return 10
    case .warning: return 11
    case .note: return 12
    case .stateSource: return 13
    case .stateMissing: return 14
    case .stateDraft: return 15
    case .stateStale: return 16
    case .stateTranslated: return 17
    case .stateReviewed: return 18
    case .errors: return 19
    case .errorCount: return 20
    case .diagnosticCount: return 21
    case .nothingFound: return 22
    case .filters: return 23
    case .display: return 24
    case .values: return 25
    case .look: return 26
    case .phone320: return 27
    case .phone390: return 28
    case .terminal: return 29
    case .log: return 30
    case .dark: return 31
    case .largeType: return 32
    case .invisible: return 33
    case .tooWide: return 34
    case .tooTall: return 35
    case .fallback: return 36
    case .variants: return 37
    case .titleFacet: return 38
    case .descriptionFacet: return 39
    case .suggestionFacet: return 40
    case .helpFacet: return 41
    case .example: return 42
    case .number: return 43
    case .lowest: return 44
    case .highest: return 45
    case .short: return 46
    case .long: return 47
    case .empty: return 48
    case .rightToLeft: return 49
    case .leftToRight: return 50
    case .hostile: return 51
    case .other: return 52
    case .codePage: return 53
    case .messages: return 54
    case .recovery: return 55
    case .roleDefault: return 56
    case .roleCancel: return 57
    case .roleDestructive: return 58
    case .arguments: return 59
    case .release: return 60
    case .released: return 61
    case .unreleased: return 62
    case .retired: return 63
    case .otherLanguages: return 64
    case .json: return 65
    case .retry: return 66
    case .retryAutomatic: return 67
    case .retryManual: return 68
    case .retryNever: return 69
    case .since: return 70
    case .removedIn: return 71
    case .replacedBy: return 72
    case .replaced: return 73
    case .sensitive: return 74
    case .digits: return 75
    case .backToList: return 76
    case .noOptions: return 77
    case .inSwift: return 78
    case .argumentRange: return 79
    case .argumentExample: return 80
    case .neighbours: return 81
    case .previous: return 82
    case .next: return 83
    case .allErrors: return 84
    case .privateArgument: return 85
    case .statePseudo: return 86
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .errorCount(let count), .diagnosticCount(let count): return .carrying(count: count)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .preview, .search, .domainName, .category, .locale, .diagnostics, .state, .all,
      .anyDiagnostic, .withoutDiagnostics, .error, .warning, .note, .stateSource, .stateMissing,
      .stateDraft, .stateStale, .stateTranslated, .stateReviewed, .errors, .nothingFound,
      .filters, .display, .values, .look, .phone320, .phone390, .terminal, .log, .dark,
      .largeType, .invisible, .tooWide, .tooTall, .fallback, .variants, .titleFacet,
      .descriptionFacet, .suggestionFacet, .helpFacet, .example, .number, .lowest, .highest,
      .short, .long, .empty, .rightToLeft, .leftToRight, .hostile, .other, .codePage, .messages,
      .recovery, .roleDefault, .roleCancel, .roleDestructive, .arguments, .release, .released,
      .unreleased, .retired, .otherLanguages, .json, .retry, .retryAutomatic, .retryManual,
      .retryNever, .since, .removedIn, .replacedBy, .replaced, .sensitive, .digits, .backToList,
      .noOptions, .inSwift, .argumentRange, .argumentExample, .neighbours, .previous, .next,
      .allErrors, .privateArgument, .statePseudo,
    ]
  }
}
