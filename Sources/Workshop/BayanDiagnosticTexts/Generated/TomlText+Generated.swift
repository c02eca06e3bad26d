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
  /// - Remark: Code 622896017, `sentence`; Catalog/toml.toml,
  ///   `aCarriageReturnUDWithout2520a391`.
  case aCarriageReturnUDWithout2520a391

  /// “a character has more than {$longestRunOfMarks :integer} combining marks, which no word
  /// needs; remove some”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1505470581, `sentence`; Catalog/toml.toml,
  ///   `aCharacterHasMoreThanCombining59bba875`.
  case aCharacterHasMoreThanCombining59bba875(longestRunOfMarks: Swift.Int)

  /// “a comment”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 1126164348, `sentence`; Catalog/toml.toml, `aComment431fe77c`.
  case aComment431fe77c

  /// “a key”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1207510156, `sentence`; Catalog/toml.toml, `aKey47f9248c`.
  case aKey47f9248c

  /// “a key can't be a string of several lines; use one quote on each side”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 699539695, `sentence`; Catalog/toml.toml, `aKeyCantBeAString29b220ef`.
  case aKeyCantBeAString29b220ef

  /// “a literal string”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1225905336, `sentence`; Catalog/toml.toml, `aLiteralString4911d4b8`.
  case aLiteralString4911d4b8

  /// “a merge has left conflict markers here; keep one of the versions, and remove the
  /// markers”
  ///
  /// Reading/BayanTOML/TOMLParser+Conflicts.swift.
  ///
  /// - Remark: Code 245363835, `sentence`; Catalog/toml.toml,
  ///   `aMergeHasLeftConflictMarkers0e9ff47b`.
  case aMergeHasLeftConflictMarkers0e9ff47b

  /// “an inline table must be on one line; join the lines, or use a '[header]' instead”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 1500428082, `sentence`; Catalog/toml.toml,
  ///   `anInlineTableMustBeOn596eb732`.
  case anInlineTableMustBeOn596eb732

  /// “both sides of a merge changed this; run 'bayan resolve', or keep one version and remove
  /// the conflict markers”
  ///
  /// Reading/BayanTOML/MergeConflicts.swift.
  ///
  /// - Remark: Code 1264306551, `sentence`; Catalog/toml.toml,
  ///   `bothSidesOfAMergeChanged4b5bc977`.
  case bothSidesOfAMergeChanged4b5bc977

  /// “{$word} can't have a sign; only decimal numbers have one”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 600290207, `sentence`; Catalog/toml.toml,
  ///   `cantHaveASignOnlyDecimal23c7b39f`.
  case cantHaveASignOnlyDecimal23c7b39f(word: Swift.String)

  /// “{$word} can't start with a zero; remove the zero, or put the digits in quotes”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 678705640, `sentence`; Catalog/toml.toml,
  ///   `cantStartWithAZeroRemove287439e8`.
  case cantStartWithAZeroRemove287439e8(word: Swift.String)

  /// “{$name} deleted it”
  ///
  /// Reading/BayanTOML/MergeConflicts.swift.
  ///
  /// - Remark: Code 1626219192, `sentence`; Catalog/toml.toml, `deletedIt60ee22b8`.
  case deletedIt60ee22b8(name: Swift.String)

  /// “expected a key, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1912441248, `sentence`; Catalog/toml.toml, `expectedAKeyFound71fd89a0`.
  case expectedAKeyFound71fd89a0(found: Swift.String)

  /// “expected a value before ','; remove the comma”
  ///
  /// Reading/BayanTOML/TOMLParser+Arrays.swift.
  ///
  /// - Remark: Code 340699907, `sentence`; Catalog/toml.toml,
  ///   `expectedAValueBeforeRemoveThe144eab03`.
  case expectedAValueBeforeRemoveThe144eab03

  /// “expected a value, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+Values.swift.
  ///
  /// - Remark: Code 1544738463, `sentence`; Catalog/toml.toml, `expectedAValueFound5c12d69f`.
  case expectedAValueFound5c12d69f(found: Swift.String)

  /// “expected an entry after ','; TOML 1.0 has no comma before '\}', remove it”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 136899016, `sentence`; Catalog/toml.toml,
  ///   `expectedAnEntryAfterTomlHas0828e9c8`.
  case expectedAnEntryAfterTomlHas0828e9c8

  /// “expected an entry before ','; remove the comma”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 220745724, `sentence`; Catalog/toml.toml,
  ///   `expectedAnEntryBeforeRemoveThe0d284ffc`.
  case expectedAnEntryBeforeRemoveThe0d284ffc

  /// “expected '=' and a value after the key {$key}”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 1761240768, `sentence`; Catalog/toml.toml,
  ///   `expectedAndAValueAfterThe68fa66c0`.
  case expectedAndAValueAfterThe68fa66c0(key: Swift.String)

  /// “expected '{$close}' at the end of the header, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1095334522, `sentence`; Catalog/toml.toml,
  ///   `expectedAtTheEndOfThe41497a7a`.
  case expectedAtTheEndOfThe41497a7a(close: Swift.String, found: Swift.String)

  /// “expected ',' or ']' after the array's element, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+Arrays.swift.
  ///
  /// - Remark: Code 1143048487, `sentence`; Catalog/toml.toml,
  ///   `expectedOrAfterTheArrayS44218927`.
  case expectedOrAfterTheArrayS44218927(found: Swift.String)

  /// “expected ',' or '\}' after the inline table's entry, found {$found}”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 707096337, `sentence`; Catalog/toml.toml,
  ///   `expectedOrAfterTheInlineTable2a256f11`.
  case expectedOrAfterTheInlineTable2a256f11(found: Swift.String)

  /// “expected the end of the line, found {$found}; each entry has its own line”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 394374709, `sentence`; Catalog/toml.toml,
  ///   `expectedTheEndOfTheLine1781ae35`.
  case expectedTheEndOfTheLine1781ae35(found: Swift.String)

  /// “{$name} has '{$text}'”
  ///
  /// Reading/BayanTOML/MergeConflicts.swift.
  ///
  /// - Remark: Code 961649144, `sentence`; Catalog/toml.toml, `has395199f8`.
  case has395199f8(name: Swift.String, text: Swift.String)

  /// “{$key} has a value of the type '{$type}', so it can't be a table too”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 523208499, `sentence`; Catalog/toml.toml, `hasAValueOfTheType1f2f8733`.
  case hasAValueOfTheType1f2f8733(key: Swift.String, type: Swift.String)

  /// “{$name} has a wrong offset; write it like '+03:00', or 'Z' for UTC”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 148632284, `sentence`; Catalog/toml.toml,
  ///   `hasAWrongOffsetWriteIt08dbf2dc`.
  case hasAWrongOffsetWriteIt08dbf2dc(name: Swift.String)

  /// “{$name} has no seconds; write '07:30:00', not '07:30'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 659717592, `sentence`; Catalog/toml.toml, `hasNoSecondsWriteNot27527dd8`.
  case hasNoSecondsWriteNot27527dd8(name: Swift.String)

  /// “{$name} has the day '{$day}', which {$month} doesn't have”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 980077236, `sentence`; Catalog/toml.toml,
  ///   `hasTheDayWhichDoesntHave3a6acab4`.
  case hasTheDayWhichDoesntHave3a6acab4(name: Swift.String, day: Swift.String, month: Swift.String)

  /// “{$name} has the hour '{$hour}'; hours go from '00' to '23'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 1037830214, `sentence`; Catalog/toml.toml,
  ///   `hasTheHourHoursGoFrom3ddc0846`.
  case hasTheHourHoursGoFrom3ddc0846(name: Swift.String, hour: Swift.String)

  /// “{$name} has the minute '{$minute}'; minutes go from '00' to '59'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 182884543, `sentence`; Catalog/toml.toml,
  ///   `hasTheMinuteMinutesGoFrom0ae698bf`.
  case hasTheMinuteMinutesGoFrom0ae698bf(name: Swift.String, minute: Swift.String)

  /// “{$name} has the month '{$month}'; months go from '01' to '12'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 858213158, `sentence`; Catalog/toml.toml,
  ///   `hasTheMonthMonthsGoFrom33274b26`.
  case hasTheMonthMonthsGoFrom33274b26(name: Swift.String, month: Swift.String)

  /// “{$name} has the second '{$second}'; seconds go from '00' to '60'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 434052233, `sentence`; Catalog/toml.toml,
  ///   `hasTheSecondSecondsGoFrom19df1c89`.
  case hasTheSecondSecondsGoFrom19df1c89(name: Swift.String, second: Swift.String)

  /// “in {$word}, each underscore must be between two digits”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 1739399050, `sentence`; Catalog/toml.toml,
  ///   `inEachUnderscoreMustBeBetween67ad1f8a`.
  case inEachUnderscoreMustBeBetween67ad1f8a(word: Swift.String)

  /// “{$key} is a table in one place and an array of tables in another; use '[…]' or '[[…]]'
  /// for both”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1224738180, `sentence`; Catalog/toml.toml, `isATableInOnePlace49000584`.
  case isATableInOnePlace49000584(key: Swift.String)

  /// “'{$conflict}' is first written here”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1806314484, `sentence`; Catalog/toml.toml, `isFirstWrittenHere6baa2bf4`.
  case isFirstWrittenHere6baa2bf4(conflict: Swift.String)

  /// “'{$bytes}' is not UTF-8; save the file in that encoding”
  ///
  /// Reading/BayanTOML/TOMLEncoding.swift.
  ///
  /// - Remark: Code 188995339, `sentence`; Catalog/toml.toml, `isNotUtfSaveTheFile0b43d70b`.
  case isNotUtfSaveTheFile0b43d70b(bytes: Swift.String)

  /// “{$word} is too large; an integer is between '{$min}' and '{$max}'”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 1299877164, `sentence`; Catalog/toml.toml,
  ///   `isTooLargeAnIntegerIs4d7a8d2c`.
  case isTooLargeAnIntegerIs4d7a8d2c(word: Swift.String, min: Swift.String, max: Swift.String)

  /// “{$name} isn't a date; write it like '2026-05-04'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 1805606486, `sentence`; Catalog/toml.toml,
  ///   `isntADateWriteItLike6b9f5e56`.
  case isntADateWriteItLike6b9f5e56(name: Swift.String)

  /// “{$word} isn't a number; a digit is missing”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 1877550519, `sentence`; Catalog/toml.toml, `isntANumberADigitIs6fe925b7`.
  case isntANumberADigitIs6fe925b7(word: Swift.String)

  /// “{$word} isn't a number; put text in quotes”
  ///
  /// Reading/BayanTOML/TOMLParser+Numbers.swift.
  ///
  /// - Remark: Code 72915026, `sentence`; Catalog/toml.toml, `isntANumberPutTextIn04589852`.
  case isntANumberPutTextIn04589852(word: Swift.String)

  /// “{$quote} isn't a quotation mark of TOML; begin and end the text with '"'”
  ///
  /// Reading/BayanTOML/TOMLParser+Quotes.swift.
  ///
  /// - Remark: Code 1176860610, `sentence`; Catalog/toml.toml,
  ///   `isntAQuotationMarkOfToml462577c2`.
  case isntAQuotationMarkOfToml462577c2(quote: Swift.String)

  /// “{$name} isn't a time; write it like '07:30:00'”
  ///
  /// Reading/BayanTOML/TOMLParser+DateTimes.swift.
  ///
  /// - Remark: Code 105879739, `sentence`; Catalog/toml.toml, `isntATimeWriteItLike064f98bb`.
  case isntATimeWriteItLike064f98bb(name: Swift.String)

  /// “{$escape} isn't a Unicode character; surrogates and numbers above '10FFFF' can't be
  /// written”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1642226265, `sentence`; Catalog/toml.toml,
  ///   `isntAUnicodeCharacterSurrogatesAnd61e26259`.
  case isntAUnicodeCharacterSurrogatesAnd61e26259(escape: Swift.String)

  /// “{$word} isn't a value; put text in quotes”
  ///
  /// Reading/BayanTOML/TOMLParser+Values.swift.
  ///
  /// - Remark: Code 300725124, `sentence`; Catalog/toml.toml, `isntAValuePutTextIn11ecb384`.
  case isntAValuePutTextIn11ecb384(word: Swift.String)

  /// “{$word} isn't a value; write '{$literal}' in lower case”
  ///
  /// Reading/BayanTOML/TOMLParser+Values.swift.
  ///
  /// - Remark: Code 1532288023, `sentence`; Catalog/toml.toml,
  ///   `isntAValueWriteInLower5b54dc17`.
  case isntAValueWriteInLower5b54dc17(word: Swift.String, literal: Swift.String)

  /// “{$escape} isn't an escape; write '\\\\' for a backslash”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1213690296, `sentence`; Catalog/toml.toml,
  ///   `isntAnEscapeWriteForA485771b8`.
  case isntAnEscapeWriteForA485771b8(escape: Swift.String)

  /// “{$escape} needs '{$digits :integer}' hexadecimal digits”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1655954652, `sentence`; Catalog/toml.toml,
  ///   `needsHexadecimalDigits62b3dcdc`.
  case needsHexadecimalDigits62b3dcdc(escape: Swift.String, digits: Swift.Int)

  /// “nested too deeply; the limit is '{$nestingLimit :integer}' levels”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1224255834, `sentence`; Catalog/toml.toml,
  ///   `nestedTooDeeplyTheLimitIs48f8a95a`.
  case nestedTooDeeplyTheLimitIs48f8a95a(nestingLimit: Swift.Int)

  /// “one side”
  ///
  /// Reading/BayanTOML/MergeConflicts.swift.
  ///
  /// - Remark: Code 460835397, `sentence`; Catalog/toml.toml, `oneSide1b77ca45`.
  case oneSide1b77ca45

  /// “remove the byte-order mark”
  ///
  /// Reading/BayanTOML/TOMLEncoding.swift.
  ///
  /// - Remark: Code 746788046, `sentence`; Catalog/toml.toml,
  ///   `removeTheByteOrderMark2c8314ce`.
  case removeTheByteOrderMark2c8314ce

  /// “replace the quotes with '"'”
  ///
  /// Reading/BayanTOML/TOMLParser+Quotes.swift.
  ///
  /// - Remark: Code 1534222420, `sentence`; Catalog/toml.toml,
  ///   `replaceTheQuotesWith5b726054`.
  case replaceTheQuotesWith5b726054

  /// “the array {$key} ends with its ']', so nothing can be added to it”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 816623960, `sentence`; Catalog/toml.toml,
  ///   `theArrayEndsWithItsSo30acb158`.
  case theArrayEndsWithItsSo30acb158(key: Swift.String)

  /// “the array is not closed; end it with ']'”
  ///
  /// Reading/BayanTOML/TOMLParser+Arrays.swift.
  ///
  /// - Remark: Code 773468595, `sentence`; Catalog/toml.toml,
  ///   `theArrayIsNotClosedEnd2e1a31b3`.
  case theArrayIsNotClosedEnd2e1a31b3

  /// “the control character '{$scalar}' is not allowed in {$place}; remove it”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 405060919, `sentence`; Catalog/toml.toml,
  ///   `theControlCharacterIsNotAllowed1824bd37`.
  case theControlCharacterIsNotAllowed1824bd37(scalar: Swift.String, place: Swift.String)

  /// “the control character 'U+{$digits}' is not allowed in a string; write '\\u{$digits}'”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 1029899404, `sentence`; Catalog/toml.toml,
  ///   `theControlCharacterUIsNot3d63048c`.
  case theControlCharacterUIsNot3d63048c(digits: Swift.String)

  /// “the end of the file”
  ///
  /// Reading/BayanTOML/TOMLParser.swift.
  ///
  /// - Remark: Code 615456768, `sentence`; Catalog/toml.toml, `theEndOfTheFile24af2000`.
  case theEndOfTheFile24af2000

  /// “the file is in 'UTF-16'; save it as UTF-8”
  ///
  /// Reading/BayanTOML/TOMLEncoding.swift.
  ///
  /// - Remark: Code 1821959377, `sentence`; Catalog/toml.toml, `theFileIsInUtfSave6c98e4d1`.
  case theFileIsInUtfSave6c98e4d1

  /// “the file starts with an invisible byte-order mark, 'U+FEFF'; remove it”
  ///
  /// Reading/BayanTOML/TOMLEncoding.swift.
  ///
  /// - Remark: Code 1651194333, `sentence`; Catalog/toml.toml,
  ///   `theFileStartsWithAnInvisible626b39dd`.
  case theFileStartsWithAnInvisible626b39dd

  /// “the inline table {$key} ends with its '\}', so nothing can be added to it”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 745502541, `sentence`; Catalog/toml.toml,
  ///   `theInlineTableEndsWithIts2c6f774d`.
  case theInlineTableEndsWithIts2c6f774d(key: Swift.String)

  /// “the inline table is not closed; end it with '\}' on the same line”
  ///
  /// Reading/BayanTOML/TOMLParser+InlineTables.swift.
  ///
  /// - Remark: Code 1786274760, `sentence`; Catalog/toml.toml,
  ///   `theInlineTableIsNotClosed6a7863c8`.
  case theInlineTableIsNotClosed6a7863c8

  /// “the key {$key} is a translated name or needs quotes; names aren't translated, and a key
  /// without quotes has only 'A' to 'Z', 'a' to 'z', digits, '_' and '-'”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1894241343, `sentence`; Catalog/toml.toml,
  ///   `theKeyIsATranslatedName70e7d43f`.
  case theKeyIsATranslatedName70e7d43f(key: Swift.String)

  /// “the key {$key} is written twice; remove or rename one of the two”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 1596909189, `sentence`; Catalog/toml.toml,
  ///   `theKeyIsWrittenTwiceRemove5f2ee685`.
  case theKeyIsWrittenTwiceRemove5f2ee685(key: Swift.String)

  /// “the key {$key} needs quotes; a key without quotes has only 'A' to 'Z', 'a' to 'z',
  /// digits, '_' and '-'”
  ///
  /// Reading/BayanTOML/TOMLParser+Keys.swift.
  ///
  /// - Remark: Code 1174929248, `sentence`; Catalog/toml.toml,
  ///   `theKeyNeedsQuotesAKey4607ff60`.
  case theKeyNeedsQuotesAKey4607ff60(key: Swift.String)

  /// “the string is not closed before the end of the file; end it with {$quotes}”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 337850194, `sentence`; Catalog/toml.toml,
  ///   `theStringIsNotClosedBefore14232f52`.
  case theStringIsNotClosedBefore14232f52(quotes: Swift.String)

  /// “the string is not closed; end it with {$quote} on this line, or use
  /// {$quote}{$quote}{$quote} for text of several lines”
  ///
  /// Reading/BayanTOML/TOMLParser+Strings.swift.
  ///
  /// - Remark: Code 258437467, `sentence`; Catalog/toml.toml,
  ///   `theStringIsNotClosedEnd0f67715b`.
  case theStringIsNotClosedEnd0f67715b(quote: Swift.String)

  /// “the table {$key} has a header of its own; put the entry below that header”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 2141320598, `sentence`; Catalog/toml.toml,
  ///   `theTableHasAHeaderOf7fa1f596`.
  case theTableHasAHeaderOf7fa1f596(key: Swift.String)

  /// “the table {$key} is written twice; put its entries together under one header”
  ///
  /// Reading/BayanTOML/TOMLParser+Tables.swift.
  ///
  /// - Remark: Code 145437830, `sentence`; Catalog/toml.toml,
  ///   `theTableIsWrittenTwicePut08ab3486`.
  case theTableIsWrittenTwicePut08ab3486(key: Swift.String)

  /// “the text has characters that a file of the project can't hold”
  ///
  /// Reading/BayanTOML/TOMLWriting.swift.
  ///
  /// - Remark: Code 935719401, `sentence`; Catalog/toml.toml,
  ///   `theTextHasCharactersThatA37c5f1e9`.
  case theTextHasCharactersThatA37c5f1e9

  /// “this ' ends the text, and more follows; put the whole text in '"', or write '’' inside”
  ///
  /// Reading/BayanTOML/TOMLParser+Quotes.swift.
  ///
  /// - Remark: Code 92373481, `sentence`; Catalog/toml.toml,
  ///   `thisEndsTheTextAndMore058181e9`.
  case thisEndsTheTextAndMore058181e9

  /// “this '"' ends the text, and more follows; inside the text write '«…»', or '\\"'”
  ///
  /// Reading/BayanTOML/TOMLParser+Quotes.swift.
  ///
  /// - Remark: Code 1299785904, `sentence`; Catalog/toml.toml,
  ///   `thisEndsTheTextAndMore4d7928b0`.
  case thisEndsTheTextAndMore4d7928b0

  /// “this file has more diagnostics; these are the first {$limit :integer}”
  ///
  /// Reading/BayanTOML/TOMLDocument.swift.
  ///
  /// - Remark: Code 1332692286, `sentence`; Catalog/toml.toml,
  ///   `thisFileHasMoreDiagnosticsThese4f6f453e`.
  case thisFileHasMoreDiagnosticsThese4f6f453e(limit: Swift.Int)

  static var domainIndex: Swift.Int { 26 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aCarriageReturnUDWithout2520a391: return 0
    case .aCharacterHasMoreThanCombining59bba875: return 1
    case .aComment431fe77c: return 2
    case .aKey47f9248c: return 3
    case .aKeyCantBeAString29b220ef: return 4
    case .aLiteralString4911d4b8: return 5
    case .aMergeHasLeftConflictMarkers0e9ff47b: return 6
    case .anInlineTableMustBeOn596eb732: return 7
    case .bothSidesOfAMergeChanged4b5bc977: return 8
    case .cantHaveASignOnlyDecimal23c7b39f: return 9
    case .cantStartWithAZeroRemove287439e8: return 10
    case .deletedIt60ee22b8: return 11
    case .expectedAKeyFound71fd89a0: return 12
    case .expectedAValueBeforeRemoveThe144eab03: return 13
    case .expectedAValueFound5c12d69f: return 14
    case .expectedAnEntryAfterTomlHas0828e9c8: return 15
    case .expectedAnEntryBeforeRemoveThe0d284ffc: return 16
    case .expectedAndAValueAfterThe68fa66c0: return 17
    case .expectedAtTheEndOfThe41497a7a: return 18
    case .expectedOrAfterTheArrayS44218927: return 19
    case .expectedOrAfterTheInlineTable2a256f11: return 20
    case .expectedTheEndOfTheLine1781ae35: return 21
    case .has395199f8: return 22
    case .hasAValueOfTheType1f2f8733: return 23
    case .hasAWrongOffsetWriteIt08dbf2dc: return 24
    case .hasNoSecondsWriteNot27527dd8: return 25
    case .hasTheDayWhichDoesntHave3a6acab4: return 26
    case .hasTheHourHoursGoFrom3ddc0846: return 27
    case .hasTheMinuteMinutesGoFrom0ae698bf: return 28
    case .hasTheMonthMonthsGoFrom33274b26: return 29
    case .hasTheSecondSecondsGoFrom19df1c89: return 30
    case .inEachUnderscoreMustBeBetween67ad1f8a: return 31
    case .isATableInOnePlace49000584: return 32
    case .isFirstWrittenHere6baa2bf4: return 33
    case .isNotUtfSaveTheFile0b43d70b: return 34
    case .isTooLargeAnIntegerIs4d7a8d2c: return 35
    case .isntADateWriteItLike6b9f5e56: return 36
    case .isntANumberADigitIs6fe925b7: return 37
    case .isntANumberPutTextIn04589852: return 38
    case .isntAQuotationMarkOfToml462577c2: return 39
    case .isntATimeWriteItLike064f98bb: return 40
    case .isntAUnicodeCharacterSurrogatesAnd61e26259: return 41
    case .isntAValuePutTextIn11ecb384: return 42
    case .isntAValueWriteInLower5b54dc17: return 43
    case .isntAnEscapeWriteForA485771b8: return 44
    case .needsHexadecimalDigits62b3dcdc: return 45
    case .nestedTooDeeplyTheLimitIs48f8a95a: return 46
    case .oneSide1b77ca45: return 47
    case .removeTheByteOrderMark2c8314ce: return 48
    case .replaceTheQuotesWith5b726054: return 49
    case .theArrayEndsWithItsSo30acb158: return 50
    case .theArrayIsNotClosedEnd2e1a31b3: return 51
    case .theControlCharacterIsNotAllowed1824bd37: return 52
    case .theControlCharacterUIsNot3d63048c: return 53
    case .theEndOfTheFile24af2000: return 54
    case .theFileIsInUtfSave6c98e4d1: return 55
    case .theFileStartsWithAnInvisible626b39dd: return 56
    case .theInlineTableEndsWithIts2c6f774d: return 57
    case .theInlineTableIsNotClosed6a7863c8: return 58
    case .theKeyIsATranslatedName70e7d43f: return 59
    case .theKeyIsWrittenTwiceRemove5f2ee685: return 60
    case .theKeyNeedsQuotesAKey4607ff60: return 61
    case .theStringIsNotClosedBefore14232f52: return 62
    case .theStringIsNotClosedEnd0f67715b: return 63
    case .theTableHasAHeaderOf7fa1f596: return 64
    case .theTableIsWrittenTwicePut08ab3486: return 65
    case .theTextHasCharactersThatA37c5f1e9: return 66
    case .thisEndsTheTextAndMore058181e9: return 67
    case .thisEndsTheTextAndMore4d7928b0: return 68
    case .thisFileHasMoreDiagnosticsThese4f6f453e: return 69
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aCharacterHasMoreThanCombining59bba875(let longestRunOfMarks):
      return .carrying(longestRunOfMarks: longestRunOfMarks)
    case .cantHaveASignOnlyDecimal23c7b39f(let word), .cantStartWithAZeroRemove287439e8(let word),
      .inEachUnderscoreMustBeBetween67ad1f8a(let word), .isntANumberADigitIs6fe925b7(let word),
      .isntANumberPutTextIn04589852(let word), .isntAValuePutTextIn11ecb384(let word):
      return .carrying(word: word)
    case .deletedIt60ee22b8(let name), .hasAWrongOffsetWriteIt08dbf2dc(let name),
      .hasNoSecondsWriteNot27527dd8(let name), .isntADateWriteItLike6b9f5e56(let name),
      .isntATimeWriteItLike064f98bb(let name):
      return .carrying(name: name)
    case .expectedAKeyFound71fd89a0(let found), .expectedAValueFound5c12d69f(let found),
      .expectedOrAfterTheArrayS44218927(let found),
      .expectedOrAfterTheInlineTable2a256f11(let found),
      .expectedTheEndOfTheLine1781ae35(let found):
      return .carrying(found: found)
    case .expectedAndAValueAfterThe68fa66c0(let key), .isATableInOnePlace49000584(let key),
      .theArrayEndsWithItsSo30acb158(let key), .theInlineTableEndsWithIts2c6f774d(let key),
      .theKeyIsATranslatedName70e7d43f(let key), .theKeyIsWrittenTwiceRemove5f2ee685(let key),
      .theKeyNeedsQuotesAKey4607ff60(let key), .theTableHasAHeaderOf7fa1f596(let key),
      .theTableIsWrittenTwicePut08ab3486(let key):
      return .carrying(key: key)
    case .expectedAtTheEndOfThe41497a7a(let close, let found):
      return .carrying(close: close, found: found)
    case .has395199f8(let name, let text): return .carrying(name: name, text: text)
    case .hasAValueOfTheType1f2f8733(let key, let type): return .carrying(key: key, type: type)
    case .hasTheDayWhichDoesntHave3a6acab4(let name, let day, let month):
      return .carrying(name: name, day: day, month: month)
    case .hasTheHourHoursGoFrom3ddc0846(let name, let hour):
      return .carrying(name: name, hour: hour)
    case .hasTheMinuteMinutesGoFrom0ae698bf(let name, let minute):
      return .carrying(name: name, minute: minute)
    case .hasTheMonthMonthsGoFrom33274b26(let name, let month):
      return .carrying(name: name, month: month)
    case .hasTheSecondSecondsGoFrom19df1c89(let name, let second):
      return .carrying(name: name, second: second)
    case .isFirstWrittenHere6baa2bf4(let conflict): return .carrying(conflict: conflict)
    case .isNotUtfSaveTheFile0b43d70b(let bytes): return .carrying(bytes: bytes)
    case .isTooLargeAnIntegerIs4d7a8d2c(let word, let min, let max):
      return .carrying(word: word, min: min, max: max)
    case .isntAQuotationMarkOfToml462577c2(let quote), .theStringIsNotClosedEnd0f67715b(let quote):
      return .carrying(quote: quote)
    case .isntAUnicodeCharacterSurrogatesAnd61e26259(let escape),
      .isntAnEscapeWriteForA485771b8(let escape):
      return .carrying(escape: escape)
    case .isntAValueWriteInLower5b54dc17(let word, let literal):
      return .carrying(word: word, literal: literal)
    case .needsHexadecimalDigits62b3dcdc(let escape, let digits):
      return .carrying(escape: escape, digits: digits)
    case .nestedTooDeeplyTheLimitIs48f8a95a(let nestingLimit):
      return .carrying(nestingLimit: nestingLimit)
    case .theControlCharacterIsNotAllowed1824bd37(let scalar, let place):
      return .carrying(scalar: scalar, place: place)
    case .theControlCharacterUIsNot3d63048c(let digits): return .carrying(digits: digits)
    case .theStringIsNotClosedBefore14232f52(let quotes): return .carrying(quotes: quotes)
    case .thisFileHasMoreDiagnosticsThese4f6f453e(let limit): return .carrying(limit: limit)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aCarriageReturnUDWithout2520a391, .aComment431fe77c, .aKey47f9248c,
      .aKeyCantBeAString29b220ef, .aLiteralString4911d4b8, .aMergeHasLeftConflictMarkers0e9ff47b,
      .anInlineTableMustBeOn596eb732, .bothSidesOfAMergeChanged4b5bc977,
      .expectedAValueBeforeRemoveThe144eab03, .expectedAnEntryAfterTomlHas0828e9c8,
      .expectedAnEntryBeforeRemoveThe0d284ffc, .oneSide1b77ca45, .removeTheByteOrderMark2c8314ce,
      .replaceTheQuotesWith5b726054, .theArrayIsNotClosedEnd2e1a31b3, .theEndOfTheFile24af2000,
      .theFileIsInUtfSave6c98e4d1, .theFileStartsWithAnInvisible626b39dd,
      .theInlineTableIsNotClosed6a7863c8, .theTextHasCharactersThatA37c5f1e9,
      .thisEndsTheTextAndMore058181e9, .thisEndsTheTextAndMore4d7928b0,
    ]
  }
}
