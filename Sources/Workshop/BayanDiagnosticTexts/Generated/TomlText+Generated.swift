// Generated from Catalog/toml.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanRuntime

/// Sentences of diagnostics.
///
/// - Remark: Domain `bayan.toml`, Catalog/toml.toml.
nonisolated indirect enum TomlText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a carriage return, 'U+000D', without a line feed isn't a line end; save the file with
  /// LF or CR LF”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 1349715547, `sentence`; Catalog/toml.toml,
  ///   `aCarriageReturnUDWithout5073065b`.
  case aCarriageReturnUDWithout5073065b

  /// “a character has more than {$longestRunOfMarks :integer} combining marks, which no word
  /// needs; remove some”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 25277520, `sentence`; Catalog/toml.toml,
  ///   `aCharacterHasMoreThanCombining0181b450`.
  case aCharacterHasMoreThanCombining0181b450(longestRunOfMarks: Swift.Int)

  /// “a comment”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 1380275606, `sentence`; Catalog/toml.toml, `aComment52455596`.
  case aComment52455596

  /// “a key”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1745973238, `sentence`; Catalog/toml.toml, `aKey68116ff6`.
  case aKey68116ff6

  /// “a key can't be a string of several lines; use one quote on each side”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 943077482, `sentence`; Catalog/toml.toml, `aKeyCantBeAString3836386a`.
  case aKeyCantBeAString3836386a

  /// “a literal string”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 2055510951, `sentence`; Catalog/toml.toml, `aLiteralString7a849ba7`.
  case aLiteralString7a849ba7

  /// “a merge has left conflict markers here; keep one of the versions, and remove the
  /// markers”
  ///
  /// Reading/BayanTOML/TOMLParser+Conflicts.swift.
  ///
  /// - Remark: Code 666263407, `sentence`; Catalog/toml.toml,
  ///   `aMergeHasLeftConflictMarkers27b65f6f`.
  case aMergeHasLeftConflictMarkers27b65f6f

  /// “an inline table must be on one line; join the lines, or use a '[header]' instead”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 1619546698, `sentence`; Catalog/toml.toml,
  ///   `anInlineTableMustBeOn6088524a`.
  case anInlineTableMustBeOn6088524a

  /// “both sides of a merge changed this; run 'bayan resolve', or keep one version and remove
  /// the conflict markers”
  ///
  /// Reading/BayanTOML/MergeConflicts.swift.
  ///
  /// - Remark: Code 31154433, `sentence`; Catalog/toml.toml,
  ///   `bothSidesOfAMergeChanged01db6101`.
  case bothSidesOfAMergeChanged01db6101

  /// “{$word} can't have a sign; only decimal numbers have one”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 1087987606, `sentence`; Catalog/toml.toml,
  ///   `cantHaveASignOnlyDecimal40d95f96`.
  case cantHaveASignOnlyDecimal40d95f96(word: Swift.String)

  /// “{$word} can't start with a zero; remove the zero, or put the digits in quotes”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 566427885, `sentence`; Catalog/toml.toml,
  ///   `cantStartWithAZeroRemove21c300ed`.
  case cantStartWithAZeroRemove21c300ed(word: Swift.String)

  /// “{$name} deleted it”
  ///
  /// Reading/BayanTOML/MergeConflicts.swift.
  ///
  /// - Remark: Code 943987256, `sentence`; Catalog/toml.toml, `deletedIt38441a38`.
  case deletedIt38441a38(name: Swift.String)

  /// “expected a key, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1653304039, `sentence`; Catalog/toml.toml, `expectedAKeyFound628b6ae7`.
  case expectedAKeyFound628b6ae7(found: Swift.String)

  /// “expected a value before ','; remove the comma”
  ///
  /// Reading/BayanTOML/TOMLParser+Arrays.swift.
  ///
  /// - Remark: Code 320092869, `sentence`; Catalog/toml.toml,
  ///   `expectedAValueBeforeRemoveThe13143ac5`.
  case expectedAValueBeforeRemoveThe13143ac5

  /// “expected a value, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+Values.swift.
  ///
  /// - Remark: Code 524921413, `sentence`; Catalog/toml.toml, `expectedAValueFound1f49aa45`.
  case expectedAValueFound1f49aa45(found: Swift.String)

  /// “expected an entry after ','; TOML 1.0 has no comma before '\}', remove it”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 1988190582, `sentence`; Catalog/toml.toml,
  ///   `expectedAnEntryAfterTomlHas76816176`.
  case expectedAnEntryAfterTomlHas76816176

  /// “expected an entry before ','; remove the comma”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 1521135532, `sentence`; Catalog/toml.toml,
  ///   `expectedAnEntryBeforeRemoveThe5aaaafac`.
  case expectedAnEntryBeforeRemoveThe5aaaafac

  /// “expected '=' and a value after the key {$key}”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 754099329, `sentence`; Catalog/toml.toml,
  ///   `expectedAndAValueAfterThe2cf2a481`.
  case expectedAndAValueAfterThe2cf2a481(key: Swift.String)

  /// “expected '{$close}' at the end of the header, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 426881441, `sentence`; Catalog/toml.toml,
  ///   `expectedAtTheEndOfThe1971b1a1`.
  case expectedAtTheEndOfThe1971b1a1(close: Swift.String, found: Swift.String)

  /// “expected ',' or ']' after the array's element, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+Arrays.swift.
  ///
  /// - Remark: Code 1840967663, `sentence`; Catalog/toml.toml,
  ///   `expectedOrAfterTheArrayS6dbaefef`.
  case expectedOrAfterTheArrayS6dbaefef(found: Swift.String)

  /// “expected ',' or '\}' after the inline table's entry, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 733827195, `sentence`; Catalog/toml.toml,
  ///   `expectedOrAfterTheInlineTable2bbd507b`.
  case expectedOrAfterTheInlineTable2bbd507b(found: Swift.String)

  /// “expected the end of the line, found {$found}; each entry has its own line”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 320372109, `sentence`; Catalog/toml.toml,
  ///   `expectedTheEndOfTheLine13187d8d`.
  case expectedTheEndOfTheLine13187d8d(found: Swift.String)

  /// “{$name} has '{$text}'”
  ///
  /// Reading/BayanTOML/MergeConflicts.swift.
  ///
  /// - Remark: Code 601381067, `sentence`; Catalog/toml.toml, `has23d858cb`.
  case has23d858cb(name: Swift.String, text: Swift.String)

  /// “{$key} has a value of the type '{$type}', so it can't be a table too”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1428926022, `sentence`; Catalog/toml.toml, `hasAValueOfTheType552bae46`.
  case hasAValueOfTheType552bae46(key: Swift.String, type: Swift.String)

  /// “{$name} has a wrong offset; write it like '+03:00', or 'Z' for UTC”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 696292982, `sentence`; Catalog/toml.toml,
  ///   `hasAWrongOffsetWriteIt29809676`.
  case hasAWrongOffsetWriteIt29809676(name: Swift.String)

  /// “{$name} has no seconds; write '07:30:00', not '07:30'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 863021117, `sentence`; Catalog/toml.toml, `hasNoSecondsWriteNot3370a83d`.
  case hasNoSecondsWriteNot3370a83d(name: Swift.String)

  /// “{$name} has the day '{$day}', which {$month} doesn't have”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 1596942873, `sentence`; Catalog/toml.toml,
  ///   `hasTheDayWhichDoesntHave5f2f6a19`.
  case hasTheDayWhichDoesntHave5f2f6a19(name: Swift.String, day: Swift.String, month: Swift.String)

  /// “{$name} has the hour '{$hour}'; hours go from '00' to '23'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 1476549943, `sentence`; Catalog/toml.toml,
  ///   `hasTheHourHoursGoFrom58025d37`.
  case hasTheHourHoursGoFrom58025d37(name: Swift.String, hour: Swift.String)

  /// “{$name} has the minute '{$minute}'; minutes go from '00' to '59'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 88296580, `sentence`; Catalog/toml.toml,
  ///   `hasTheMinuteMinutesGoFrom05434c84`.
  case hasTheMinuteMinutesGoFrom05434c84(name: Swift.String, minute: Swift.String)

  /// “{$name} has the month '{$month}'; months go from '01' to '12'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 1453889334, `sentence`; Catalog/toml.toml,
  ///   `hasTheMonthMonthsGoFrom56a89736`.
  case hasTheMonthMonthsGoFrom56a89736(name: Swift.String, month: Swift.String)

  /// “{$name} has the second '{$second}'; seconds go from '00' to '60'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 16792552, `sentence`; Catalog/toml.toml,
  ///   `hasTheSecondSecondsGoFrom01003be8`.
  case hasTheSecondSecondsGoFrom01003be8(name: Swift.String, second: Swift.String)

  /// “in {$word}, each underscore must be between two digits”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 546387583, `sentence`; Catalog/toml.toml,
  ///   `inEachUnderscoreMustBeBetween2091367f`.
  case inEachUnderscoreMustBeBetween2091367f(word: Swift.String)

  /// “{$key} is a table in one place and an array of tables in another; use '[…]' or '[[…]]'
  /// for both”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 887162530, `sentence`; Catalog/toml.toml, `isATableInOnePlace34e106a2`.
  case isATableInOnePlace34e106a2(key: Swift.String)

  /// “'{$conflict}' is first written here”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 230955758, `sentence`; Catalog/toml.toml, `isFirstWrittenHere0dc41aee`.
  case isFirstWrittenHere0dc41aee(conflict: Swift.String)

  /// “'{$bytes}' is not UTF-8; save the file in that encoding”
  ///
  /// Reading/BayanTOML/TOMLEncoding.swift.
  ///
  /// - Remark: Code 1379826599, `sentence`; Catalog/toml.toml, `isNotUtfSaveTheFile523e7ba7`.
  case isNotUtfSaveTheFile523e7ba7(bytes: Swift.String)

  /// “{$word} is too large; an integer is between '{$min}' and '{$max}'”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 871029992, `sentence`; Catalog/toml.toml,
  ///   `isTooLargeAnIntegerIs33eadce8`.
  case isTooLargeAnIntegerIs33eadce8(word: Swift.String, min: Swift.String, max: Swift.String)

  /// “{$name} isn't a date; write it like '2026-05-04'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 434841418, `sentence`; Catalog/toml.toml, `isntADateWriteItLike19eb274a`.
  case isntADateWriteItLike19eb274a(name: Swift.String)

  /// “{$word} isn't a number; a digit is missing”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 177603210, `sentence`; Catalog/toml.toml, `isntANumberADigitIs0a96028a`.
  case isntANumberADigitIs0a96028a(word: Swift.String)

  /// “{$word} isn't a number; put text in quotes”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 1193758971, `sentence`; Catalog/toml.toml,
  ///   `isntANumberPutTextIn472750fb`.
  case isntANumberPutTextIn472750fb(word: Swift.String)

  /// “{$quote} isn't a quotation mark of TOML; begin and end the text with '"'”
  ///
  /// Reading/BayanTOML/TOMLParser+Quotes.swift.
  ///
  /// - Remark: Code 777807229, `sentence`; Catalog/toml.toml,
  ///   `isntAQuotationMarkOfToml2e5c657d`.
  case isntAQuotationMarkOfToml2e5c657d(quote: Swift.String)

  /// “{$name} isn't a time; write it like '07:30:00'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 1126389153, `sentence`; Catalog/toml.toml,
  ///   `isntATimeWriteItLike432355a1`.
  case isntATimeWriteItLike432355a1(name: Swift.String)

  /// “{$escape} isn't a Unicode character; surrogates and numbers above '10FFFF' can't be
  /// written”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1271564140, `sentence`; Catalog/toml.toml,
  ///   `isntAUnicodeCharacterSurrogatesAnd4bca876c`.
  case isntAUnicodeCharacterSurrogatesAnd4bca876c(escape: Swift.String)

  /// “{$word} isn't a value; put text in quotes”
  ///
  /// Reading/BayanTOML/TOMLParser+Values.swift.
  ///
  /// - Remark: Code 1354444909, `sentence`; Catalog/toml.toml, `isntAValuePutTextIn50bb306d`.
  case isntAValuePutTextIn50bb306d(word: Swift.String)

  /// “{$word} isn't a value; write '{$literal}' in lower case”
  ///
  /// Reading/BayanTOML/TOMLParser+Values.swift.
  ///
  /// - Remark: Code 1170208630, `sentence`; Catalog/toml.toml,
  ///   `isntAValueWriteInLower45bff776`.
  case isntAValueWriteInLower45bff776(word: Swift.String, literal: Swift.String)

  /// “{$escape} isn't an escape; write '\\\\' for a backslash”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1332682114, `sentence`; Catalog/toml.toml,
  ///   `isntAnEscapeWriteForA4f6f1d82`.
  case isntAnEscapeWriteForA4f6f1d82(escape: Swift.String)

  /// “{$escape} needs '{$digits :integer}' hexadecimal digits”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1910543498, `sentence`; Catalog/toml.toml,
  ///   `needsHexadecimalDigits71e0948a`.
  case needsHexadecimalDigits71e0948a(escape: Swift.String, digits: Swift.Int)

  /// “nested too deeply; the limit is '{$nestingLimit :integer}' levels”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1380026521, `sentence`; Catalog/toml.toml,
  ///   `nestedTooDeeplyTheLimitIs52418899`.
  case nestedTooDeeplyTheLimitIs52418899(nestingLimit: Swift.Int)

  /// “one side”
  ///
  /// Reading/BayanTOML/MergeConflicts.swift.
  ///
  /// - Remark: Code 1009575097, `sentence`; Catalog/toml.toml, `oneSide3c2ce4b9`.
  case oneSide3c2ce4b9

  /// “remove the byte-order mark”
  ///
  /// Reading/BayanTOML/TOMLEncoding.swift.
  ///
  /// - Remark: Code 1646980580, `sentence`; Catalog/toml.toml,
  ///   `removeTheByteOrderMark622aede4`.
  case removeTheByteOrderMark622aede4

  /// “replace the quotes with '"'”
  ///
  /// Reading/BayanTOML/TOMLParser+Quotes.swift.
  ///
  /// - Remark: Code 1047051561, `sentence`; Catalog/toml.toml,
  ///   `replaceTheQuotesWith3e68bd29`.
  case replaceTheQuotesWith3e68bd29

  /// “the array {$key} ends with its ']', so nothing can be added to it”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1026379450, `sentence`; Catalog/toml.toml,
  ///   `theArrayEndsWithItsSo3d2d4eba`.
  case theArrayEndsWithItsSo3d2d4eba(key: Swift.String)

  /// “the array is not closed; end it with ']'”
  ///
  /// Reading/BayanTOML/TOMLParser+Arrays.swift.
  ///
  /// - Remark: Code 2051823301, `sentence`; Catalog/toml.toml,
  ///   `theArrayIsNotClosedEnd7a4c56c5`.
  case theArrayIsNotClosedEnd7a4c56c5

  /// “the control character '{$scalar}' is not allowed in {$place}; remove it”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 250080935, `sentence`; Catalog/toml.toml,
  ///   `theControlCharacterIsNotAllowed0ee7eea7`.
  case theControlCharacterIsNotAllowed0ee7eea7(scalar: Swift.String, place: Swift.String)

  /// “the control character 'U+{$digits}' is not allowed in a string; write '\\u{$digits}'”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1399770305, `sentence`; Catalog/toml.toml,
  ///   `theControlCharacterUIsNot536eccc1`.
  case theControlCharacterUIsNot536eccc1(digits: Swift.String)

  /// “the end of the file”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 1667851847, `sentence`; Catalog/toml.toml, `theEndOfTheFile63696647`.
  case theEndOfTheFile63696647

  /// “the file is in 'UTF-16'; save it as UTF-8”
  ///
  /// Reading/BayanTOML/TOMLEncoding.swift.
  ///
  /// - Remark: Code 1273205480, `sentence`; Catalog/toml.toml, `theFileIsInUtfSave4be392e8`.
  case theFileIsInUtfSave4be392e8

  /// “the file starts with an invisible byte-order mark, 'U+FEFF'; remove it”
  ///
  /// Reading/BayanTOML/TOMLEncoding.swift.
  ///
  /// - Remark: Code 805154576, `sentence`; Catalog/toml.toml,
  ///   `theFileStartsWithAnInvisible2ffdaf10`.
  case theFileStartsWithAnInvisible2ffdaf10

  /// “the inline table {$key} ends with its '\}', so nothing can be added to it”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1188233031, `sentence`; Catalog/toml.toml,
  ///   `theInlineTableEndsWithIts46d2ff47`.
  case theInlineTableEndsWithIts46d2ff47(key: Swift.String)

  /// “the inline table is not closed; end it with '\}' on the same line”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 845552855, `sentence`; Catalog/toml.toml,
  ///   `theInlineTableIsNotClosed32661cd7`.
  case theInlineTableIsNotClosed32661cd7

  /// “the key {$key} is a translated name or needs quotes; names aren't translated, and a key
  /// without quotes has only 'A' to 'Z', 'a' to 'z', digits, '_' and '-'”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1940920376, `sentence`; Catalog/toml.toml,
  ///   `theKeyIsATranslatedName73b01838`.
  case theKeyIsATranslatedName73b01838(key: Swift.String)

  /// “the key {$key} is written twice; remove or rename one of the two”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1349681158, `sentence`; Catalog/toml.toml,
  ///   `theKeyIsWrittenTwiceRemove50728006`.
  case theKeyIsWrittenTwiceRemove50728006(key: Swift.String)

  /// “the key {$key} needs quotes; a key without quotes has only 'A' to 'Z', 'a' to 'z',
  /// digits, '_' and '-'”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1050541688, `sentence`; Catalog/toml.toml,
  ///   `theKeyNeedsQuotesAKey3e9dfe78`.
  case theKeyNeedsQuotesAKey3e9dfe78(key: Swift.String)

  /// “the string is not closed before the end of the file; end it with {$quotes}”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1600450406, `sentence`; Catalog/toml.toml,
  ///   `theStringIsNotClosedBefore5f64ef66`.
  case theStringIsNotClosedBefore5f64ef66(quotes: Swift.String)

  /// “the string is not closed; end it with {$quote} on this line, or use
  /// {$quote}{$quote}{$quote} for text of several lines”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 107072515, `sentence`; Catalog/toml.toml,
  ///   `theStringIsNotClosedEnd0661cc03`.
  case theStringIsNotClosedEnd0661cc03(quote: Swift.String)

  /// “the table {$key} has a header of its own; put the entry below that header”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1842298207, `sentence`; Catalog/toml.toml,
  ///   `theTableHasAHeaderOf6dcf3d5f`.
  case theTableHasAHeaderOf6dcf3d5f(key: Swift.String)

  /// “the table {$key} is written twice; put its entries together under one header”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1191426605, `sentence`; Catalog/toml.toml,
  ///   `theTableIsWrittenTwicePut4703ba2d`.
  case theTableIsWrittenTwicePut4703ba2d(key: Swift.String)

  /// “the text has characters that a file of the project can't hold”
  ///
  /// Reading/BayanTOML/TOMLWriting.swift.
  ///
  /// - Remark: Code 819066902, `sentence`; Catalog/toml.toml,
  ///   `theTextHasCharactersThatA30d1f816`.
  case theTextHasCharactersThatA30d1f816

  /// “this ' ends the text, and more follows; put the whole text in '"', or write '’' inside”
  ///
  /// Reading/BayanTOML/TOMLParser+Quotes.swift.
  ///
  /// - Remark: Code 146460553, `sentence`; Catalog/toml.toml,
  ///   `thisEndsTheTextAndMore08bacf89`.
  case thisEndsTheTextAndMore08bacf89

  /// “this '"' ends the text, and more follows; inside the text write '«…»', or '\\"'”
  ///
  /// Reading/BayanTOML/TOMLParser+Quotes.swift.
  ///
  /// - Remark: Code 1413278118, `sentence`; Catalog/toml.toml,
  ///   `thisEndsTheTextAndMore543ce9a6`.
  case thisEndsTheTextAndMore543ce9a6

  /// “this file has more diagnostics; these are the first {$limit :integer}”
  ///
  /// Reading/BayanTOML/TOMLDocument.swift.
  ///
  /// - Remark: Code 252927202, `sentence`; Catalog/toml.toml,
  ///   `thisFileHasMoreDiagnosticsThese0f135ce2`.
  case thisFileHasMoreDiagnosticsThese0f135ce2(limit: Swift.Int)

  static var domainIndex: Swift.Int { 25 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aCarriageReturnUDWithout5073065b: return 0
    case .aCharacterHasMoreThanCombining0181b450: return 1
    case .aComment52455596: return 2
    case .aKey68116ff6: return 3
    case .aKeyCantBeAString3836386a: return 4
    case .aLiteralString7a849ba7: return 5
    case .aMergeHasLeftConflictMarkers27b65f6f: return 6
    case .anInlineTableMustBeOn6088524a: return 7
    case .bothSidesOfAMergeChanged01db6101: return 8
    case .cantHaveASignOnlyDecimal40d95f96: return 9
    case .cantStartWithAZeroRemove21c300ed: return 10
    case .deletedIt38441a38: return 11
    case .expectedAKeyFound628b6ae7: return 12
    case .expectedAValueBeforeRemoveThe13143ac5: return 13
    case .expectedAValueFound1f49aa45: return 14
    case .expectedAnEntryAfterTomlHas76816176: return 15
    case .expectedAnEntryBeforeRemoveThe5aaaafac: return 16
    case .expectedAndAValueAfterThe2cf2a481: return 17
    case .expectedAtTheEndOfThe1971b1a1: return 18
    case .expectedOrAfterTheArrayS6dbaefef: return 19
    case .expectedOrAfterTheInlineTable2bbd507b: return 20
    case .expectedTheEndOfTheLine13187d8d: return 21
    case .has23d858cb: return 22
    case .hasAValueOfTheType552bae46: return 23
    case .hasAWrongOffsetWriteIt29809676: return 24
    case .hasNoSecondsWriteNot3370a83d: return 25
    case .hasTheDayWhichDoesntHave5f2f6a19: return 26
    case .hasTheHourHoursGoFrom58025d37: return 27
    case .hasTheMinuteMinutesGoFrom05434c84: return 28
    case .hasTheMonthMonthsGoFrom56a89736: return 29
    case .hasTheSecondSecondsGoFrom01003be8: return 30
    case .inEachUnderscoreMustBeBetween2091367f: return 31
    case .isATableInOnePlace34e106a2: return 32
    case .isFirstWrittenHere0dc41aee: return 33
    case .isNotUtfSaveTheFile523e7ba7: return 34
    case .isTooLargeAnIntegerIs33eadce8: return 35
    case .isntADateWriteItLike19eb274a: return 36
    case .isntANumberADigitIs0a96028a: return 37
    case .isntANumberPutTextIn472750fb: return 38
    case .isntAQuotationMarkOfToml2e5c657d: return 39
    case .isntATimeWriteItLike432355a1: return 40
    case .isntAUnicodeCharacterSurrogatesAnd4bca876c: return 41
    case .isntAValuePutTextIn50bb306d: return 42
    case .isntAValueWriteInLower45bff776: return 43
    case .isntAnEscapeWriteForA4f6f1d82: return 44
    case .needsHexadecimalDigits71e0948a: return 45
    case .nestedTooDeeplyTheLimitIs52418899: return 46
    case .oneSide3c2ce4b9: return 47
    case .removeTheByteOrderMark622aede4: return 48
    case .replaceTheQuotesWith3e68bd29: return 49
    case .theArrayEndsWithItsSo3d2d4eba: return 50
    case .theArrayIsNotClosedEnd7a4c56c5: return 51
    case .theControlCharacterIsNotAllowed0ee7eea7: return 52
    case .theControlCharacterUIsNot536eccc1: return 53
    case .theEndOfTheFile63696647: return 54
    case .theFileIsInUtfSave4be392e8: return 55
    case .theFileStartsWithAnInvisible2ffdaf10: return 56
    case .theInlineTableEndsWithIts46d2ff47: return 57
    case .theInlineTableIsNotClosed32661cd7: return 58
    case .theKeyIsATranslatedName73b01838: return 59
    case .theKeyIsWrittenTwiceRemove50728006: return 60
    case .theKeyNeedsQuotesAKey3e9dfe78: return 61
    case .theStringIsNotClosedBefore5f64ef66: return 62
    case .theStringIsNotClosedEnd0661cc03: return 63
    case .theTableHasAHeaderOf6dcf3d5f: return 64
    case .theTableIsWrittenTwicePut4703ba2d: return 65
    case .theTextHasCharactersThatA30d1f816: return 66
    case .thisEndsTheTextAndMore08bacf89: return 67
    case .thisEndsTheTextAndMore543ce9a6: return 68
    case .thisFileHasMoreDiagnosticsThese0f135ce2: return 69
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aCharacterHasMoreThanCombining0181b450(let longestRunOfMarks):
      return .carrying(longestRunOfMarks: longestRunOfMarks)
    case .cantHaveASignOnlyDecimal40d95f96(let word), .cantStartWithAZeroRemove21c300ed(let word),
      .inEachUnderscoreMustBeBetween2091367f(let word), .isntANumberADigitIs0a96028a(let word),
      .isntANumberPutTextIn472750fb(let word), .isntAValuePutTextIn50bb306d(let word):
      return .carrying(word: word)
    case .deletedIt38441a38(let name), .hasAWrongOffsetWriteIt29809676(let name),
      .hasNoSecondsWriteNot3370a83d(let name), .isntADateWriteItLike19eb274a(let name),
      .isntATimeWriteItLike432355a1(let name):
      return .carrying(name: name)
    case .expectedAKeyFound628b6ae7(let found), .expectedAValueFound1f49aa45(let found),
      .expectedOrAfterTheArrayS6dbaefef(let found),
      .expectedOrAfterTheInlineTable2bbd507b(let found),
      .expectedTheEndOfTheLine13187d8d(let found):
      return .carrying(found: found)
    case .expectedAndAValueAfterThe2cf2a481(let key), .isATableInOnePlace34e106a2(let key),
      .theArrayEndsWithItsSo3d2d4eba(let key), .theInlineTableEndsWithIts46d2ff47(let key),
      .theKeyIsATranslatedName73b01838(let key), .theKeyIsWrittenTwiceRemove50728006(let key),
      .theKeyNeedsQuotesAKey3e9dfe78(let key), .theTableHasAHeaderOf6dcf3d5f(let key),
      .theTableIsWrittenTwicePut4703ba2d(let key):
      return .carrying(key: key)
    case .expectedAtTheEndOfThe1971b1a1(let close, let found):
      return .carrying(close: close, found: found)
    case .has23d858cb(let name, let text): return .carrying(name: name, text: text)
    case .hasAValueOfTheType552bae46(let key, let type): return .carrying(key: key, type: type)
    case .hasTheDayWhichDoesntHave5f2f6a19(let name, let day, let month):
      return .carrying(name: name, day: day, month: month)
    case .hasTheHourHoursGoFrom58025d37(let name, let hour):
      return .carrying(name: name, hour: hour)
    case .hasTheMinuteMinutesGoFrom05434c84(let name, let minute):
      return .carrying(name: name, minute: minute)
    case .hasTheMonthMonthsGoFrom56a89736(let name, let month):
      return .carrying(name: name, month: month)
    case .hasTheSecondSecondsGoFrom01003be8(let name, let second):
      return .carrying(name: name, second: second)
    case .isFirstWrittenHere0dc41aee(let conflict): return .carrying(conflict: conflict)
    case .isNotUtfSaveTheFile523e7ba7(let bytes): return .carrying(bytes: bytes)
    case .isTooLargeAnIntegerIs33eadce8(let word, let min, let max):
      return .carrying(word: word, min: min, max: max)
    case .isntAQuotationMarkOfToml2e5c657d(let quote), .theStringIsNotClosedEnd0661cc03(let quote):
      return .carrying(quote: quote)
    case .isntAUnicodeCharacterSurrogatesAnd4bca876c(let escape),
      .isntAnEscapeWriteForA4f6f1d82(let escape):
      return .carrying(escape: escape)
    case .isntAValueWriteInLower45bff776(let word, let literal):
      return .carrying(word: word, literal: literal)
    case .needsHexadecimalDigits71e0948a(let escape, let digits):
      return .carrying(escape: escape, digits: digits)
    case .nestedTooDeeplyTheLimitIs52418899(let nestingLimit):
      return .carrying(nestingLimit: nestingLimit)
    case .theControlCharacterIsNotAllowed0ee7eea7(let scalar, let place):
      return .carrying(scalar: scalar, place: place)
    case .theControlCharacterUIsNot536eccc1(let digits): return .carrying(digits: digits)
    case .theStringIsNotClosedBefore5f64ef66(let quotes): return .carrying(quotes: quotes)
    case .thisFileHasMoreDiagnosticsThese0f135ce2(let limit): return .carrying(limit: limit)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aCarriageReturnUDWithout5073065b, .aComment52455596, .aKey68116ff6,
      .aKeyCantBeAString3836386a, .aLiteralString7a849ba7, .aMergeHasLeftConflictMarkers27b65f6f,
      .anInlineTableMustBeOn6088524a, .bothSidesOfAMergeChanged01db6101,
      .expectedAValueBeforeRemoveThe13143ac5, .expectedAnEntryAfterTomlHas76816176,
      .expectedAnEntryBeforeRemoveThe5aaaafac, .oneSide3c2ce4b9, .removeTheByteOrderMark622aede4,
      .replaceTheQuotesWith3e68bd29, .theArrayIsNotClosedEnd7a4c56c5, .theEndOfTheFile63696647,
      .theFileIsInUtfSave4be392e8, .theFileStartsWithAnInvisible2ffdaf10,
      .theInlineTableIsNotClosed32661cd7, .theTextHasCharactersThatA30d1f816,
      .thisEndsTheTextAndMore08bacf89, .thisEndsTheTextAndMore543ce9a6,
    ]
  }
}
