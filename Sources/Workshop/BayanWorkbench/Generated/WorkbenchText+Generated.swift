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

/// What the page of the workbench says.
///
/// - Remark: Domain `bayan.workbench`, Catalog/page.toml.
nonisolated indirect enum WorkbenchText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = WorkbenchWordsCatalog.Locale

  /// “Workbench”
  ///
  /// The title of the page.
  ///
  /// - Remark: Code 1, `label`; Catalog/page.toml, `workbench`.
  case workbench

  /// “Loading…”
  ///
  /// Before the page has its data.
  ///
  /// - Remark: Code 2, `label`; Catalog/page.toml, `loading`.
  case loading

  /// “Messages”
  ///
  /// The list of all messages.
  ///
  /// - Remark: Code 3, `label`; Catalog/page.toml, `messages`.
  case messages

  /// “Filters”
  ///
  /// The filters above the list.
  ///
  /// - Remark: Code 4, `label`; Catalog/page.toml, `filters`.
  case filters

  /// “Search”
  ///
  /// The field that searches all texts.
  ///
  /// - Remark: Code 5, `label`; Catalog/page.toml, `search`.
  case search

  /// “State”
  ///
  /// How far a translation is.
  ///
  /// - Remark: Code 6, `label`; Catalog/page.toml, `state`.
  case state

  /// “Domain”
  ///
  /// A group of codes: a file of the catalog.
  ///
  /// - Remark: Code 7, `label`; Catalog/page.toml, `domainName`.
  case domainName

  /// “All”
  ///
  /// A filter that lets everything through.
  ///
  /// - Remark: Code 8, `label`; Catalog/page.toml, `all`.
  case all

  /// “With diagnostics”
  ///
  /// A filter: messages about which a rule reports anything.
  ///
  /// - Remark: Code 9, `label`; Catalog/page.toml, `withDiagnostics`.
  case withDiagnostics

  /// “3 messages”
  ///
  /// How many messages the list shows.
  ///
  /// - Remark: Code 10, `label`; Catalog/page.toml, `messageCount`.
  case messageCount(count: Swift.Int)

  /// “3 of 20 translated”
  ///
  /// How many messages of all are translated.
  ///
  /// - Remark: Code 11, `label`; Catalog/page.toml, `progress`.
  case progress(done: Swift.Int, total: Swift.Int)

  /// “Checking…”
  ///
  /// Beside the counts: the messages are still being checked.
  ///
  /// - Remark: Code 130, `label`; Catalog/page.toml, `checking`.
  case checking

  /// “No message matches the filters.”
  ///
  /// No message passes the filters.
  ///
  /// - Remark: Code 12, `label`; Catalog/page.toml, `nothingFound`.
  case nothingFound

  /// “Language”
  ///
  /// The language that is translated to.
  ///
  /// - Remark: Code 13, `label`; Catalog/page.toml, `locale`.
  case locale

  /// “Missing”
  ///
  /// A state: there is no translation.
  ///
  /// - Remark: Code 14, `label`; Catalog/page.toml, `stateMissing`.
  case stateMissing

  /// “Draft”
  ///
  /// A state: no person has checked it.
  ///
  /// - Remark: Code 15, `label`; Catalog/page.toml, `stateDraft`.
  case stateDraft

  /// “Stale”
  ///
  /// A state: the source has changed since.
  ///
  /// - Remark: Code 16, `label`; Catalog/page.toml, `stateStale`.
  case stateStale

  /// “Translated”
  ///
  /// A state.
  ///
  /// - Remark: Code 17, `label`; Catalog/page.toml, `stateTranslated`.
  case stateTranslated

  /// “Reviewed”
  ///
  /// A state: a person has read it.
  ///
  /// - Remark: Code 18, `label`; Catalog/page.toml, `stateReviewed`.
  case stateReviewed

  /// “Not saved”
  ///
  /// A mark: a text was typed and isn’t saved.
  ///
  /// - Remark: Code 19, `label`; Catalog/page.toml, `unsaved`.
  case unsaved

  /// “Error”
  ///
  /// A severity.
  ///
  /// - Remark: Code 20, `label`; Catalog/page.toml, `error`.
  case error

  /// “Warning”
  ///
  /// A severity.
  ///
  /// - Remark: Code 21, `label`; Catalog/page.toml, `warning`.
  case warning

  /// “Note”
  ///
  /// A severity.
  ///
  /// - Remark: Code 22, `label`; Catalog/page.toml, `note`.
  case note

  /// “Source”
  ///
  /// The text that is translated.
  ///
  /// - Remark: Code 23, `label`; Catalog/page.toml, `source`.
  case source

  /// “Translation”
  ///
  /// The text in the other language.
  ///
  /// - Remark: Code 24, `label`; Catalog/page.toml, `translation`.
  case translation

  /// “Editor”
  ///
  /// The part of the page in which one message is edited.
  ///
  /// - Remark: Code 25, `label`; Catalog/page.toml, `editor`.
  case editor

  /// “Context”
  ///
  /// Everything beside a text that helps to translate it.
  ///
  /// - Remark: Code 26, `label`; Catalog/page.toml, `context`.
  case context

  /// “Source view”
  ///
  /// Shows the message as its file has it.
  ///
  /// - Remark: Code 27, `label`; Catalog/page.toml, `sourceView`.
  case sourceView

  /// “Show invisible characters”
  ///
  /// Whether invisible characters are shown.
  ///
  /// - Remark: Code 28, `label`; Catalog/page.toml, `showInvisible`.
  case showInvisible

  /// “0123456789”
  ///
  /// The ten digits of the page’s language, for numbers that scripts write.
  ///
  /// - Remark: Code 29, `label`; Catalog/page.toml, `ownDigits`.
  case ownDigits

  /// “Invisible characters”
  ///
  /// A menu that inserts characters nobody sees.
  ///
  /// - Remark: Code 30, `label`; Catalog/page.toml, `invisible`.
  case invisible

  /// “Digits”
  ///
  /// A menu that inserts digits of the language.
  ///
  /// - Remark: Code 31, `label`; Catalog/page.toml, `digits`.
  case digits

  /// “Insert”
  ///
  /// Inserts a placeholder into the text.
  ///
  /// - Remark: Code 32, `label`; Catalog/page.toml, `insert`.
  case insert

  /// “Placeholders”
  ///
  /// The list of what can be inserted.
  ///
  /// - Remark: Code 33, `label`; Catalog/page.toml, `placeholders`.
  case placeholders

  /// “Choose with the arrow keys and Enter. Escape closes the list, and a second brace writes
  /// a brace.”
  ///
  /// Says how to choose from the list that a brace opens.
  ///
  /// - Remark: Code 34, `label`; Catalog/page.toml, `placeholdersHelp`.
  case placeholdersHelp

  /// “value”
  ///
  /// A kind of chip: a value.
  ///
  /// - Remark: Code 35, `label`; Catalog/page.toml, `placeholder`.
  case placeholder

  /// “start”
  ///
  /// A kind of chip: the start of markup.
  ///
  /// - Remark: Code 36, `label`; Catalog/page.toml, `open`.
  case `open`

  /// “Close”
  ///
  /// Closes a window. As a kind of chip: the end of markup.
  ///
  /// - Remark: Code 37, `label`; Catalog/page.toml, `close`.
  case close

  /// “mark”
  ///
  /// A kind of chip: markup without content.
  ///
  /// - Remark: Code 38, `label`; Catalog/page.toml, `standalone`.
  case standalone

  /// “Plural”
  ///
  /// A way to select: by plural categories.
  ///
  /// - Remark: Code 39, `label`; Catalog/page.toml, `plural`.
  case plural

  /// “Ordinal”
  ///
  /// A way to select: by ordinal categories, as in 1st, 2nd.
  ///
  /// - Remark: Code 40, `label`; Catalog/page.toml, `ordinal`.
  case ordinal

  /// “Exact numbers”
  ///
  /// A way to select: by exact numbers alone.
  ///
  /// - Remark: Code 41, `label`; Catalog/page.toml, `exact`.
  case exact

  /// “Words”
  ///
  /// A way to select: by words.
  ///
  /// - Remark: Code 42, `label`; Catalog/page.toml, `text`.
  case text

  /// “Zero”
  ///
  /// A plural category.
  ///
  /// - Remark: Code 43, `label`; Catalog/page.toml, `categoryZero`.
  case categoryZero

  /// “One”
  ///
  /// A plural category.
  ///
  /// - Remark: Code 44, `label`; Catalog/page.toml, `categoryOne`.
  case categoryOne

  /// “Two”
  ///
  /// A plural category.
  ///
  /// - Remark: Code 45, `label`; Catalog/page.toml, `categoryTwo`.
  case categoryTwo

  /// “Few”
  ///
  /// A plural category.
  ///
  /// - Remark: Code 46, `label`; Catalog/page.toml, `categoryFew`.
  case categoryFew

  /// “Many”
  ///
  /// A plural category.
  ///
  /// - Remark: Code 47, `label`; Catalog/page.toml, `categoryMany`.
  case categoryMany

  /// “Other”
  ///
  /// A plural category: all other values.
  ///
  /// - Remark: Code 48, `label`; Catalog/page.toml, `categoryOther`.
  case categoryOther

  /// “Selects by”
  ///
  /// How a value selects among the rows.
  ///
  /// - Remark: Code 49, `label`; Catalog/page.toml, `selectionKind`.
  case selectionKind

  /// “Value”
  ///
  /// A value of the message.
  ///
  /// - Remark: Code 50, `label`; Catalog/page.toml, `argument`.
  case argument

  /// “Vary by this value”
  ///
  /// Adds a value that selects among rows.
  ///
  /// - Remark: Code 51, `label`; Catalog/page.toml, `addSelector`.
  case addSelector

  /// “No longer vary by it”
  ///
  /// Removes a value that selects among rows.
  ///
  /// - Remark: Code 52, `label`; Catalog/page.toml, `removeSelector`.
  case removeSelector

  /// “A value with a row of its own”
  ///
  /// The label of a field for a number or a word that gets a row of its own.
  ///
  /// - Remark: Code 53, `label`; Catalog/page.toml, `exactKey`.
  case exactKey

  /// “a number”
  ///
  /// In an empty field for a number.
  ///
  /// - Remark: Code 54, `label`; Catalog/page.toml, `exactNumber`.
  case exactNumber

  /// “a word”
  ///
  /// In an empty field for a word.
  ///
  /// - Remark: Code 55, `label`; Catalog/page.toml, `exactText`.
  case exactText

  /// “Add row”
  ///
  /// Adds a row for a number or a word.
  ///
  /// - Remark: Code 56, `label`; Catalog/page.toml, `addRow`.
  case addRow

  /// “Remove row”
  ///
  /// Removes a row.
  ///
  /// - Remark: Code 57, `label`; Catalog/page.toml, `removeRow`.
  case removeRow

  /// “Type a whole number.”
  ///
  /// What was typed is no whole number.
  ///
  /// - Remark: Code 58, `label`; Catalog/page.toml, `noNumber`.
  case noNumber

  /// “Equal texts as one row”
  ///
  /// Whether rows with equal texts are shown as one.
  ///
  /// - Remark: Code 59, `label`; Catalog/page.toml, `mergeRows`.
  case mergeRows

  /// “Same as above”
  ///
  /// Copies the text of the row above.
  ///
  /// - Remark: Code 60, `label`; Catalog/page.toml, `sameAsAbove`.
  case sameAsAbove

  /// “No number of this message is in this category, so nobody sees this row.”
  ///
  /// Why a row is grey.
  ///
  /// - Remark: Code 61, `label`; Catalog/page.toml, `unreachable`.
  case unreachable

  /// “As readers see it”
  ///
  /// The text of a row as readers see it.
  ///
  /// - Remark: Code 62, `label`; Catalog/page.toml, `shownAs`.
  case shownAs

  /// “Checks”
  ///
  /// What rules report.
  ///
  /// - Remark: Code 63, `label`; Catalog/page.toml, `diagnostics`.
  case diagnostics

  /// “Nothing to report.”
  ///
  /// No rule reports anything.
  ///
  /// - Remark: Code 64, `label`; Catalog/page.toml, `noDiagnostics`.
  case noDiagnostics

  /// “Show place”
  ///
  /// Selects the words that a diagnostic is about.
  ///
  /// - Remark: Code 65, `label`; Catalog/page.toml, `showPlace`.
  case showPlace

  /// “About the rule”
  ///
  /// Opens the explanation of a rule.
  ///
  /// - Remark: Code 66, `label`; Catalog/page.toml, `aboutRule`.
  case aboutRule

  /// “Suppress…”
  ///
  /// Suppresses a diagnostic, with a reason.
  ///
  /// - Remark: Code 67, `label`; Catalog/page.toml, `suppress`.
  case suppress

  /// “Why is the text right as it is?”
  ///
  /// Asks for the reason of a suppression.
  ///
  /// - Remark: Code 68, `label`; Catalog/page.toml, `suppressReason`.
  case suppressReason

  /// “Actions”
  ///
  /// The buttons that save and review.
  ///
  /// - Remark: Code 69, `label`; Catalog/page.toml, `actions`.
  case actions

  /// “Save”
  ///
  /// Saves the text.
  ///
  /// - Remark: Code 70, `label`; Catalog/page.toml, `save`.
  case save

  /// “Save and next”
  ///
  /// Saves the text, and opens the next message.
  ///
  /// - Remark: Code 71, `label`; Catalog/page.toml, `saveNext`.
  case saveNext

  /// “Reviewed…”
  ///
  /// Records that a person has read the translation.
  ///
  /// - Remark: Code 72, `label`; Catalog/page.toml, `review`.
  case review

  /// “Who has read it?”
  ///
  /// Asks who has read the translation.
  ///
  /// - Remark: Code 73, `label`; Catalog/page.toml, `reviewName`.
  case reviewName

  /// “Accept draft”
  ///
  /// Makes a draft a translation.
  ///
  /// - Remark: Code 74, `label`; Catalog/page.toml, `accept`.
  case accept

  /// “Refuse draft”
  ///
  /// Removes a draft.
  ///
  /// - Remark: Code 75, `label`; Catalog/page.toml, `refuse`.
  case refuse

  /// “Discard changes”
  ///
  /// Takes back what isn’t saved.
  ///
  /// - Remark: Code 76, `label`; Catalog/page.toml, `revert`.
  case revert

  /// “Saved.”
  ///
  /// A text was saved.
  ///
  /// - Remark: Code 77, `label`; Catalog/page.toml, `saved`.
  case saved

  /// “Not saved, because the text has errors:”
  ///
  /// A text has errors; they follow.
  ///
  /// - Remark: Code 78, `label`; Catalog/page.toml, `notSaved`.
  case notSaved

  /// “Done.”
  ///
  /// Something was done.
  ///
  /// - Remark: Code 79, `label`; Catalog/page.toml, `done`.
  case done

  /// “This was the last message of the list.”
  ///
  /// The end of the list is reached.
  ///
  /// - Remark: Code 80, `label`; Catalog/page.toml, `noNext`.
  case noNext

  /// “Origin”
  ///
  /// Who wrote a draft, or has read a translation.
  ///
  /// - Remark: Code 81, `label`; Catalog/page.toml, `origin`.
  case origin

  /// “This text was typed earlier and not saved.”
  ///
  /// A text of an earlier visit is shown again.
  ///
  /// - Remark: Code 82, `label`; Catalog/page.toml, `unsavedOffered`.
  case unsavedOffered

  /// “This text was typed earlier and not saved, and the message has changed since. Saving
  /// shows both versions.”
  ///
  /// A text of an earlier visit is shown again, and the file has changed since.
  ///
  /// - Remark: Code 83, `label`; Catalog/page.toml, `unsavedOld`.
  case unsavedOld

  /// “The message has changed”
  ///
  /// The title of a window: a message changed while it was edited.
  ///
  /// - Remark: Code 84, `label`; Catalog/page.toml, `conflict`.
  case conflict

  /// “Another program has changed this message since you opened it. Nothing was overwritten.
  /// Choose a version; you can edit it before you save.”
  ///
  /// Explains the versions of a message.
  ///
  /// - Remark: Code 85, `label`; Catalog/page.toml, `conflictHelp`.
  case conflictHelp

  /// “When you opened it”
  ///
  /// A version of a message.
  ///
  /// - Remark: Code 86, `label`; Catalog/page.toml, `versionBase`.
  case versionBase

  /// “Yours”
  ///
  /// A version of a message.
  ///
  /// - Remark: Code 87, `label`; Catalog/page.toml, `versionOurs`.
  case versionOurs

  /// “In the file now”
  ///
  /// A version of a message.
  ///
  /// - Remark: Code 88, `label`; Catalog/page.toml, `versionTheirs`.
  case versionTheirs

  /// “Both changes together”
  ///
  /// A version of a message.
  ///
  /// - Remark: Code 89, `label`; Catalog/page.toml, `versionMerged`.
  case versionMerged

  /// “Use this one”
  ///
  /// Chooses a version.
  ///
  /// - Remark: Code 90, `label`; Catalog/page.toml, `useVersion`.
  case useVersion

  /// “Decide later”
  ///
  /// Closes the window without a choice.
  ///
  /// - Remark: Code 91, `label`; Catalog/page.toml, `decideLater`.
  case decideLater

  /// “Not saved. Your text is kept.”
  ///
  /// No version was chosen.
  ///
  /// - Remark: Code 92, `label`; Catalog/page.toml, `conflictLater`.
  case conflictLater

  /// “Not saved yet. Save it when it is right.”
  ///
  /// A version was chosen.
  ///
  /// - Remark: Code 93, `label`; Catalog/page.toml, `conflictChosen`.
  case conflictChosen

  /// “No text”
  ///
  /// There is no text.
  ///
  /// - Remark: Code 94, `label`; Catalog/page.toml, `noText`.
  case noText

  /// “About this text”
  ///
  /// What a message is about.
  ///
  /// - Remark: Code 95, `label`; Catalog/page.toml, `notes`.
  case notes

  /// “Values”
  ///
  /// The values that a text may show.
  ///
  /// - Remark: Code 96, `label`; Catalog/page.toml, `arguments`.
  case arguments

  /// “example”
  ///
  /// A value that an argument could have.
  ///
  /// - Remark: Code 97, `label`; Catalog/page.toml, `example`.
  case example

  /// “Glossary”
  ///
  /// Terms and their translations.
  ///
  /// - Remark: Code 98, `label`; Catalog/page.toml, `glossary`.
  case glossary

  /// “Comments”
  ///
  /// Comments in the files.
  ///
  /// - Remark: Code 99, `label`; Catalog/page.toml, `comments`.
  case comments

  /// “The other texts of this error”
  ///
  /// The other texts of the same error.
  ///
  /// - Remark: Code 100, `label`; Catalog/page.toml, `siblings`.
  case siblings

  /// “Other languages”
  ///
  /// The text in further languages.
  ///
  /// - Remark: Code 101, `label`; Catalog/page.toml, `others`.
  case others

  /// “Title”
  ///
  /// The headline of an alert.
  ///
  /// - Remark: Code 102, `label`; Catalog/page.toml, `titleFacet`.
  case titleFacet

  /// “Description”
  ///
  /// What happened.
  ///
  /// - Remark: Code 103, `label`; Catalog/page.toml, `descriptionFacet`.
  case descriptionFacet

  /// “Suggestion”
  ///
  /// What the reader can do.
  ///
  /// - Remark: Code 104, `label`; Catalog/page.toml, `suggestionFacet`.
  case suggestionFacet

  /// “Help”
  ///
  /// What to read next.
  ///
  /// - Remark: Code 105, `label`; Catalog/page.toml, `helpFacet`.
  case helpFacet

  /// “As readers see it”
  ///
  /// The alert in which a text is shown.
  ///
  /// - Remark: Code 106, `label`; Catalog/page.toml, `alert`.
  case alert

  /// “Values”
  ///
  /// The values that a message is shown with.
  ///
  /// - Remark: Code 107, `label`; Catalog/page.toml, `values`.
  case values

  /// “Shown on”
  ///
  /// Where the alert is shown.
  ///
  /// - Remark: Code 108, `label`; Catalog/page.toml, `look`.
  case look

  /// “Phone, 390 points”
  ///
  /// A usual phone.
  ///
  /// - Remark: Code 109, `label`; Catalog/page.toml, `phone390`.
  case phone390

  /// “Phone, 320 points”
  ///
  /// A narrow phone.
  ///
  /// - Remark: Code 110, `label`; Catalog/page.toml, `phone320`.
  case phone320

  /// “This text is wider than its place.”
  ///
  /// A text is wider than its place.
  ///
  /// - Remark: Code 111, `label`; Catalog/page.toml, `tooWide`.
  case tooWide

  /// “This alert is taller than the screen.”
  ///
  /// An alert is taller than the screen.
  ///
  /// - Remark: Code 112, `label`; Catalog/page.toml, `tooTall`.
  case tooTall

  /// “a number”
  ///
  /// A sample: a number.
  ///
  /// - Remark: Code 113, `label`; Catalog/page.toml, `number`.
  case number

  /// “lowest”
  ///
  /// A sample: the lowest number that the catalog allows.
  ///
  /// - Remark: Code 114, `label`; Catalog/page.toml, `lowest`.
  case lowest

  /// “highest”
  ///
  /// A sample: the highest number that the catalog allows.
  ///
  /// - Remark: Code 115, `label`; Catalog/page.toml, `highest`.
  case highest

  /// “short”
  ///
  /// A sample: a short name.
  ///
  /// - Remark: Code 116, `label`; Catalog/page.toml, `short`.
  case short

  /// “long”
  ///
  /// A sample: a long name.
  ///
  /// - Remark: Code 117, `label`; Catalog/page.toml, `long`.
  case long

  /// “empty”
  ///
  /// A sample: no text at all.
  ///
  /// - Remark: Code 118, `label`; Catalog/page.toml, `empty`.
  case empty

  /// “right to left”
  ///
  /// A sample: a name from right to left.
  ///
  /// - Remark: Code 119, `label`; Catalog/page.toml, `rightToLeft`.
  case rightToLeft

  /// “left to right”
  ///
  /// A sample: a name from left to right.
  ///
  /// - Remark: Code 120, `label`; Catalog/page.toml, `leftToRight`.
  case leftToRight

  /// “hostile”
  ///
  /// A sample: a name that tries to break the page.
  ///
  /// - Remark: Code 121, `label`; Catalog/page.toml, `hostile`.
  case hostile

  /// “another value”
  ///
  /// A sample of another type.
  ///
  /// - Remark: Code 122, `label`; Catalog/page.toml, `other`.
  case other

  /// “The workbench was started for reading only.”
  ///
  /// Nothing can be changed.
  ///
  /// - Remark: Code 123, `label`; Catalog/page.toml, `readOnly`.
  case readOnly

  /// “Read only”
  ///
  /// A mark: nothing can be changed.
  ///
  /// - Remark: Code 124, `label`; Catalog/page.toml, `readOnlyBadge`.
  case readOnlyBadge

  /// “This catalog has no language to translate to. Add one with 'bayan add-locale'.”
  ///
  /// The catalog has no language to translate to.
  ///
  /// - Remark: Code 125, `label`; Catalog/page.toml, `noLocales`.
  case noLocales

  /// “The command doesn’t answer. Start 'bayan serve' again.”
  ///
  /// The command that serves the page has ended.
  ///
  /// - Remark: Code 126, `label`; Catalog/page.toml, `noAnswer`.
  case noAnswer

  /// “Back to the list”
  ///
  /// Leads from a message back to the list.
  ///
  /// - Remark: Code 127, `label`; Catalog/page.toml, `backToList`.
  case backToList

  /// “Cancel”
  ///
  /// Closes a window without an effect.
  ///
  /// - Remark: Code 128, `label`; Catalog/page.toml, `cancel`.
  case cancel

  /// “OK”
  ///
  /// Accepts what was typed.
  ///
  /// - Remark: Code 129, `label`; Catalog/page.toml, `ok`.
  case ok

  static var domainIndex: Swift.Int { 0 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .workbench: return 0
    case .loading: return 1
    case .messages: return 2
    case .filters: return 3
    case .search: return 4
    case .state: return 5
    case .domainName: return 6
    case .all: return 7
    case .withDiagnostics: return 8
    case .messageCount: return 9
    case .progress: return 10
    case .checking: return 11
    case .nothingFound: return 12
    case .locale: return 13
    case .stateMissing: return 14
    case .stateDraft: return 15
    case .stateStale: return 16
    case .stateTranslated: return 17
    case .stateReviewed: return 18
    case .unsaved: return 19
    case .error: return 20
    case .warning: return 21
    case .note: return 22
    case .source: return 23
    case .translation: return 24
    case .editor: return 25
    case .context: return 26
    case .sourceView: return 27
    case .showInvisible: return 28
    case .ownDigits: return 29
    case .invisible: return 30
    case .digits: return 31
    case .insert: return 32
    case .placeholders: return 33
    case .placeholdersHelp: return 34
    case .placeholder: return 35
    case .`open`: return 36
    case .close: return 37
    case .standalone: return 38
    case .plural: return 39
    case .ordinal: return 40
    case .exact: return 41
    case .text: return 42
    case .categoryZero: return 43
    case .categoryOne: return 44
    case .categoryTwo: return 45
    case .categoryFew: return 46
    case .categoryMany: return 47
    case .categoryOther: return 48
    case .selectionKind: return 49
    case .argument: return 50
    case .addSelector: return 51
    case .removeSelector: return 52
    case .exactKey: return 53
    case .exactNumber: return 54
    case .exactText: return 55
    case .addRow: return 56
    case .removeRow: return 57
    case .noNumber: return 58
    case .mergeRows: return 59
    case .sameAsAbove: return 60
    case .unreachable: return 61
    case .shownAs: return 62
    case .diagnostics: return 63
    case .noDiagnostics: return 64
    case .showPlace: return 65
    case .aboutRule: return 66
    case .suppress: return 67
    case .suppressReason: return 68
    case .actions: return 69
    case .save: return 70
    case .saveNext: return 71
    case .review: return 72
    case .reviewName: return 73
    case .accept: return 74
    case .refuse: return 75
    case .revert: return 76
    case .saved: return 77
    case .notSaved: return 78
    case .done: return 79
    case .noNext: return 80
    case .origin: return 81
    case .unsavedOffered: return 82
    case .unsavedOld: return 83
    case .conflict: return 84
    case .conflictHelp: return 85
    case .versionBase: return 86
    case .versionOurs: return 87
    case .versionTheirs: return 88
    case .versionMerged: return 89
    case .useVersion: return 90
    case .decideLater: return 91
    case .conflictLater: return 92
    case .conflictChosen: return 93
    case .noText: return 94
    case .notes: return 95
    case .arguments: return 96
    case .example: return 97
    case .glossary: return 98
    case .comments: return 99
    case .siblings: return 100
    case .others: return 101
    case .titleFacet: return 102
    case .descriptionFacet: return 103
    case .suggestionFacet: return 104
    case .helpFacet: return 105
    case .alert: return 106
    case .values: return 107
    case .look: return 108
    case .phone390: return 109
    case .phone320: return 110
    case .tooWide: return 111
    case .tooTall: return 112
    case .number: return 113
    case .lowest: return 114
    case .highest: return 115
    case .short: return 116
    case .long: return 117
    case .empty: return 118
    case .rightToLeft: return 119
    case .leftToRight: return 120
    case .hostile: return 121
    case .other: return 122
    case .readOnly: return 123
    case .readOnlyBadge: return 124
    case .noLocales: return 125
    case .noAnswer: return 126
    case .backToList: return 127
    case .cancel: return 128
    case .ok: return 129
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .messageCount(let count): return .carrying(count: count)
    case .progress(let done, let total): return .carrying(done: done, total: total)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .workbench, .loading, .messages, .filters, .search, .state, .domainName, .all,
      .withDiagnostics, .checking, .nothingFound, .locale, .stateMissing, .stateDraft,
      .stateStale, .stateTranslated, .stateReviewed, .unsaved, .error, .warning, .note, .source,
      .translation, .editor, .context, .sourceView, .showInvisible, .ownDigits, .invisible,
      .digits, .insert, .placeholders, .placeholdersHelp, .placeholder, .`open`, .close,
      .standalone, .plural, .ordinal, .exact, .text, .categoryZero, .categoryOne, .categoryTwo,
      .categoryFew, .categoryMany, .categoryOther, .selectionKind, .argument, .addSelector,
      .removeSelector, .exactKey, .exactNumber, .exactText, .addRow, .removeRow, .noNumber,
      .mergeRows, .sameAsAbove, .unreachable, .shownAs, .diagnostics, .noDiagnostics, .showPlace,
      .aboutRule, .suppress, .suppressReason, .actions, .save, .saveNext, .review, .reviewName,
      .accept, .refuse, .revert, .saved, .notSaved, .done, .noNext, .origin, .unsavedOffered,
      .unsavedOld, .conflict, .conflictHelp, .versionBase, .versionOurs, .versionTheirs,
      .versionMerged, .useVersion, .decideLater, .conflictLater, .conflictChosen, .noText, .notes,
      .arguments, .example, .glossary, .comments, .siblings, .others, .titleFacet,
      .descriptionFacet, .suggestionFacet, .helpFacet, .alert, .values, .look, .phone390,
      .phone320, .tooWide, .tooTall, .number, .lowest, .highest, .short, .long, .empty,
      .rightToLeft, .leftToRight, .hostile, .other, .readOnly, .readOnlyBadge, .noLocales,
      .noAnswer, .backToList, .cancel, .ok,
    ]
  }
}
