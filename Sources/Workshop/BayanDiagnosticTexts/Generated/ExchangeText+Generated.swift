// Generated from Catalog/exchange.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.exchange`, Catalog/exchange.toml.
nonisolated indirect enum ExchangeText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a comment in this '<{$name}>' would be lost with the old text; write the new text here
  /// by hand, or move the comment before it”
  ///
  /// Workshop/BayanExchange/XML/XMLNode+Edits.swift.
  ///
  /// - Remark: Code 215571274, `sentence`; Catalog/exchange.toml,
  ///   `aCommentInThisWouldBe0cd95b4a`.
  case aCommentInThisWouldBe0cd95b4a(name: Swift.String)

  /// “a comment of XML can't have '--' in it; remove it, or end the comment with '-->'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1804280245, `sentence`; Catalog/exchange.toml,
  ///   `aCommentOfXmlCantHave6b8b21b5`.
  case aCommentOfXmlCantHave6b8b21b5

  /// “a DOCTYPE can't be here; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1131123841, `sentence`; Catalog/exchange.toml,
  ///   `aDoctypeCantBeHereRemove436b9481`.
  case aDoctypeCantBeHereRemove436b9481

  /// “a space is missing before '{$name}', or the value before it has a quotation mark too
  /// few or too many”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1553263104, `sentence`; Catalog/exchange.toml,
  ///   `aSpaceIsMissingBeforeOr5c94ea00`.
  case aSpaceIsMissingBeforeOr5c94ea00(name: Swift.String)

  /// “a text in quotes”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 654435269, `sentence`; Catalog/exchange.toml, `aTextInQuotes2701e3c5`.
  case aTextInQuotes2701e3c5

  /// “a value”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 196955507, `sentence`; Catalog/exchange.toml, `aValue0bbd4d73`.
  case aValue0bbd4d73

  /// “{$what}, and '{$id}' says something else; take it with 'bayan import FILE', or write
  /// over it: 'bayan export {$id} … --force'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1578524627, `sentence`; Catalog/exchange.toml,
  ///   `andSaysSomethingElseTakeIt5e165fd3`.
  case andSaysSomethingElseTakeIt5e165fd3(what: Swift.String, id: Swift.String)

  /// “']]>' can't be in a text; write ']]&gt;'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1010824364, `sentence`; Catalog/exchange.toml,
  ///   `cantBeInATextWrite3c3ff4ac`.
  case cantBeInATextWrite3c3ff4ac

  /// “'<' can't be in the value of '{$name}'; write '&lt;', or end the value with a quotation
  /// mark before it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 345168370, `sentence`; Catalog/exchange.toml,
  ///   `cantBeInTheValueOf1492d9f2`.
  case cantBeInTheValueOf1492d9f2(name: Swift.String)

  /// “elements are nested too deep”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 2089051317, `sentence`; Catalog/exchange.toml,
  ///   `elementsAreNestedTooDeep7c8464b5`.
  case elementsAreNestedTooDeep7c8464b5

  /// “'{$value}' ends nothing; no element is open”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 222243004, `sentence`; Catalog/exchange.toml,
  ///   `endsNothingNoElementIsOpen0d3f28bc`.
  case endsNothingNoElementIsOpen0d3f28bc(value: Swift.String)

  /// “'{$value}' ends nothing; what is open is '{$value2}' of line {$line :integer}”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1683332035, `sentence`; Catalog/exchange.toml,
  ///   `endsNothingWhatIsOpenIs64559bc3`.
  case endsNothingWhatIsOpenIs64559bc3(value: Swift.String, value2: Swift.String, line: Swift.Int)

  /// “expected a key or a text in quotes here”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 1781071700, `sentence`; Catalog/exchange.toml,
  ///   `expectedAKeyOrAText6a28ff54`.
  case expectedAKeyOrAText6a28ff54

  /// “expected {$what} here; the file may be cut off or damaged, so ask for it again”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 2130797316, `sentence`; Catalog/exchange.toml,
  ///   `expectedHereTheFileMayBe7f016304`.
  case expectedHereTheFileMayBe7f016304(what: Swift.String)

  /// “'<{$name}/>' has no end tag, before which a text could be put; write
  /// '<{$name}></{$name}>'”
  ///
  /// Workshop/BayanExchange/XML/XMLNode+Edits.swift.
  ///
  /// - Remark: Code 503251295, `sentence`; Catalog/exchange.toml,
  ///   `hasNoEndTagBeforeWhich1dff015f`.
  case hasNoEndTagBeforeWhich1dff015f(name: Swift.String)

  /// “has translations”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
  ///
  /// - Remark: Code 128330675, `sentence`; Catalog/exchange.toml, `hasTranslations07a62bb3`.
  case hasTranslations07a62bb3

  /// “here is a control character that XML can't have; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 1591523930, `sentence`; Catalog/exchange.toml,
  ///   `hereIsAControlCharacterThat5edcba5a`.
  case hereIsAControlCharacterThat5edcba5a

  /// “'{$value}' is after the end of the first element, which has to hold all others”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 911261791, `sentence`; Catalog/exchange.toml,
  ///   `isAfterTheEndOfThe3650c05f`.
  case isAfterTheEndOfThe3650c05f(value: Swift.String)

  /// “is in '{$value}'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
  ///
  /// - Remark: Code 613903223, `sentence`; Catalog/exchange.toml, `isIn24976b77`.
  case isIn24976b77(value: Swift.String)

  /// “'{$text}' is no code point”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF12Reader.swift.
  ///
  /// - Remark: Code 2075039870, `sentence`; Catalog/exchange.toml, `isNoCodePoint7bae987e`.
  case isNoCodePoint7bae987e(text: Swift.String)

  /// “'{$keyword}' is there twice”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 1517578897, `sentence`; Catalog/exchange.toml, `isThereTwice5a746a91`.
  case isThereTwice5a746a91(keyword: Swift.String)

  /// “'{$name}' isn't known here, and would be lost with the old text; write the new text by
  /// hand”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStrings+Edits.swift.
  ///
  /// - Remark: Code 2096425118, `sentence`; Catalog/exchange.toml,
  ///   `isntKnownHereAndWouldBe7cf4e89e`.
  case isntKnownHereAndWouldBe7cf4e89e(name: Swift.String)

  /// “'{$keyword}' needs a text in quotes after it”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 664220334, `sentence`; Catalog/exchange.toml,
  ///   `needsATextInQuotesAfter279732ae`.
  case needsATextInQuotesAfter279732ae(keyword: Swift.String)

  /// “no column {$wanted}: the first line names {$columns}; name the column of the
  /// translations '{$locale}'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
  ///
  /// - Remark: Code 1368011187, `sentence`; Catalog/exchange.toml,
  ///   `noColumnTheFirstLineNames518a31b3`.
  case noColumnTheFirstLineNames518a31b3(
    wanted: Swift.String, columns: [Swift.String], locale: Swift.String)

  /// “nothing says which values of the app's text of '{$key}' are {$arguments}; write it into
  /// Catalog/adopted.lock below '{$header}', such as '{$line}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppValues.swift.
  ///
  /// - Remark: Code 79257367, `sentence`; Catalog/exchange.toml,
  ///   `nothingSaysWhichValuesOfThe04b95f17`.
  case nothingSaysWhichValuesOfThe04b95f17(
    key: Swift.String, arguments: [Swift.String], header: Swift.String, line: Swift.String)

  /// “objects are nested too deep”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1361083171, `sentence`; Catalog/exchange.toml,
  ///   `objectsAreNestedTooDeep51207b23`.
  case objectsAreNestedTooDeep51207b23

  /// “'{$value}' of line {$line :integer} has no end; write '{$value2}' before this
  /// '{$value3}'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 120693556, `sentence`; Catalog/exchange.toml,
  ///   `ofLineHasNoEndWrite0731a334`.
  case ofLineHasNoEndWrite0731a334(
    value: Swift.String, line: Swift.Int, value2: Swift.String, value3: Swift.String)

  /// “',' or ']'”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1428144074, `sentence`; Catalog/exchange.toml, `or551fbfca`.
  case or551fbfca

  /// “',' or '\}'”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1937094385, `sentence`; Catalog/exchange.toml, `or7375b6f1`.
  case or7375b6f1

  /// “'Plural-Forms' in the header doesn't say which numbers each form is for; write
  /// '{$header}'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POReader.swift.
  ///
  /// - Remark: Code 214496049, `sentence`; Catalog/exchange.toml,
  ///   `pluralFormsInTheHeaderDoesnt0cc8f331`.
  case pluralFormsInTheHeaderDoesnt0cc8f331(header: Swift.String)

  /// “'&{$name};' stands for no character that XML can have; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1103783056, `sentence`; Catalog/exchange.toml,
  ///   `standsForNoCharacterThatXml41ca6490`.
  case standsForNoCharacterThatXml41ca6490(name: Swift.String)

  /// “1 text in '{$locale}' is empty, and counts as not translated”
  ///
  /// Workshop/BayanExchange/Texts/TextSetCheck.swift.
  ///
  /// - Remark: Code 552377877, `sentence`; Catalog/exchange.toml,
  ///   `textInIsEmptyAndCounts20ec9e15`.
  case textInIsEmptyAndCounts20ec9e15(locale: Swift.String)

  /// “{$count :integer} texts in '{$locale}' are empty, and count as not translated; this is
  /// the first”
  ///
  /// Workshop/BayanExchange/Texts/TextSetCheck.swift.
  ///
  /// - Remark: Code 181209795, `sentence`; Catalog/exchange.toml,
  ///   `textsInAreEmptyAndCount0acd0ac3`.
  case textsInAreEmptyAndCount0acd0ac3(count: Swift.Int, locale: Swift.String)

  /// “the app's text of '{$key}' was edited since it was last read”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 322442030, `sentence`; Catalog/exchange.toml, `theAppSTextOfWas1338132e`.
  case theAppSTextOfWas1338132e(key: Swift.String)

  /// “the attribute '{$name}' has no value; write '{$value}'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1060626503, `sentence`; Catalog/exchange.toml,
  ///   `theAttributeHasNoValueWrite3f37e047`.
  case theAttributeHasNoValueWrite3f37e047(name: Swift.String, value: Swift.String)

  /// “the attribute '{$attribute}' of this '<{$name}>' would be lost with the old text; write
  /// the new text here by hand”
  ///
  /// Workshop/BayanExchange/XML/XMLNode+Edits.swift.
  ///
  /// - Remark: Code 1414848690, `sentence`; Catalog/exchange.toml,
  ///   `theAttributeOfThisWouldBe5454e0b2`.
  case theAttributeOfThisWouldBe5454e0b2(attribute: Swift.String, name: Swift.String)

  /// “the catalog has never read the app's text of '{$key}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 2065493372, `sentence`; Catalog/exchange.toml,
  ///   `theCatalogHasNeverReadThe7b1ced7c`.
  case theCatalogHasNeverReadThe7b1ced7c(key: Swift.String)

  /// “the element 'cp' has no code point”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
  ///
  /// - Remark: Code 1552769885, `sentence`; Catalog/exchange.toml,
  ///   `theElementCpHasNoCode5c8d635d`.
  case theElementCpHasNoCode5c8d635d

  /// “the element '{$tag}' has no place in a text”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
  ///
  /// - Remark: Code 112465084, `sentence`; Catalog/exchange.toml,
  ///   `theElementHasNoPlaceIn06b414bc`.
  case theElementHasNoPlaceIn06b414bc(tag: Swift.String)

  /// “the element has the attribute '{$name}' twice; remove one”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 887191620, `sentence`; Catalog/exchange.toml,
  ///   `theElementHasTheAttributeTwice34e17844`.
  case theElementHasTheAttributeTwice34e17844(name: Swift.String)

  /// “the element has too many attributes for any format that is read here”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 2029713111, `sentence`; Catalog/exchange.toml,
  ///   `theElementHasTooManyAttributes78faf6d7`.
  case theElementHasTooManyAttributes78faf6d7

  /// “the file ends here, and '{$value}' of line {$line :integer} has no end; the file may be
  /// cut off, so ask for it again”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 204827065, `sentence`; Catalog/exchange.toml,
  ///   `theFileEndsHereAndOf0c3569b9`.
  case theFileEndsHereAndOf0c3569b9(value: Swift.String, line: Swift.Int)

  /// “the file ends within a text; it may be cut off, so ask for it again”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1054870725, `sentence`; Catalog/exchange.toml,
  ///   `theFileEndsWithinAText3ee00cc5`.
  case theFileEndsWithinAText3ee00cc5

  /// “the file has a DOCTYPE, which could pull in other files; remove it, exchange files need
  /// none”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 508113507, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasADoctypeWhich1e493263`.
  case theFileHasADoctypeWhich1e493263

  /// “the file has {$count :integer} bytes; files of more than {$largestFile :integer} aren't
  /// read, so export fewer messages at a time”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 514687246, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasBytesFilesOf1ead810e`.
  case theFileHasBytesFilesOf1ead810e(count: Swift.Int, largestFile: Swift.Int)

  /// “the file has messages of an extension of a browser, with 'message' and 'placeholders',
  /// which aren't read here”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 1917467943, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasMessagesOfAn724a3d27`.
  case theFileHasMessagesOfAn724a3d27

  /// “the file has more than {$mostTexts :integer} texts; export fewer messages at a time”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 1060309707, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasMoreThanTexts3f330acb`.
  case theFileHasMoreThanTexts3f330acb(mostTexts: Swift.Int)

  /// “the file has no element; it may be cut off, so ask for it again”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 2075437952, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoElementIt7bb4ab80`.
  case theFileHasNoElementIt7bb4ab80

  /// “the file has no element '<resources>', which a strings.xml has”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
  ///
  /// - Remark: Code 637755383, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoElementResources26035ff7`.
  case theFileHasNoElementResources26035ff7

  /// “the file has no object with texts by their keys, such as \{"key": "text"\}”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 521999948, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoObjectWith1f1d164c`.
  case theFileHasNoObjectWith1f1d164c

  /// “the file has several languages ({$shown}); write a file for each, such as
  /// {$names}.json”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 171514718, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasSeveralLanguagesWrite0a391b5e`.
  case theFileHasSeveralLanguagesWrite0a391b5e(shown: Swift.String, names: Swift.String)

  /// “the file has several locales, {$names}; name one with --locale”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 1820989693, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasSeveralLocalesName6c8a18fd`.
  case theFileHasSeveralLocalesName6c8a18fd(names: [Swift.String])

  /// “the file has the key '{$key}' twice; remove one”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 790165358, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheKeyTwice2f18f76e`.
  case theFileHasTheKeyTwice2f18f76e(key: Swift.String)

  /// “the file has the key '{$key}', which isn't one of this catalog and would be lost;
  /// choose another name, or move the file away”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate+Files.swift.
  ///
  /// - Remark: Code 1466620558, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheKeyWhich576ada8e`.
  case theFileHasTheKeyWhich576ada8e(key: Swift.String)

  /// “the file has the texts in '{$other}', and the export is in '{$locale}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1690384325, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheTextsIn64c137c5`.
  case theFileHasTheTextsIn64c137c5(other: Swift.String, locale: Swift.String)

  /// “the file is empty”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 165112373, `sentence`; Catalog/exchange.toml, `theFileIsEmpty09d76a35`.
  case theFileIsEmpty09d76a35

  /// “the file is none of the format '{$name}'{$other}”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1430447831, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsNoneOfThe5542e6d7`.
  case theFileIsNoneOfThe5542e6d7(name: Swift.String, other: Swift.String)

  /// “the file is not UTF-8 here; save it in that encoding”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 2098155364, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsNotUtfHere7d0f4f64`.
  case theFileIsNotUtfHere7d0f4f64

  /// “the file is XML '{$version}', and XML '1.0' is expected”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 1267662696, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsXmlAndXml4b8eff68`.
  case theFileIsXmlAndXml4b8eff68(version: Swift.String)

  /// “the file isn't in UTF-8, in which alone texts are put into a file of the app; save it
  /// in UTF-8”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 900577457, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsntInUtfIn35adb8b1`.
  case theFileIsntInUtfIn35adb8b1

  /// “the file says that its encoding is '{$encoding}'; save it as UTF-8”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 522597568, `sentence`; Catalog/exchange.toml,
  ///   `theFileSaysThatItsEncoding1f2634c0`.
  case theFileSaysThatItsEncoding1f2634c0(encoding: Swift.String)

  /// “the file that is there is no string catalog; write to another one, or remove it”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
  ///
  /// - Remark: Code 365420118, `sentence`; Catalog/exchange.toml,
  ///   `theFileThatIsThereIs15c7de56`.
  case theFileThatIsThereIs15c7de56

  /// “the first line names no columns that are known here; it needs 'id', and 'source' or the
  /// tags of languages: id, source, ar”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
  ///
  /// - Remark: Code 226716252, `sentence`; Catalog/exchange.toml,
  ///   `theFirstLineNamesNoColumns0d836a5c`.
  case theFirstLineNamesNoColumns0d836a5c

  /// “the header has no 'Language', which says what the plural forms are; add it, or name it
  /// with '--locale'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POReader.swift.
  ///
  /// - Remark: Code 1432151684, `sentence`; Catalog/exchange.toml,
  ///   `theHeaderHasNoLanguageWhich555ce684`.
  case theHeaderHasNoLanguageWhich555ce684

  /// “the header says 'Language: {$language}' and 'X-Bayan-Language: {$ours}'; correct the
  /// one that is wrong, or remove it”
  ///
  /// Workshop/BayanExchange/Formats/PO/POReader.swift.
  ///
  /// - Remark: Code 102894784, `sentence`; Catalog/exchange.toml,
  ///   `theHeaderSaysLanguageAndX06220cc0`.
  case theHeaderSaysLanguageAndX06220cc0(language: Swift.String, ours: Swift.String)

  /// “the key '{$key}' has no value after it”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 178990852, `sentence`; Catalog/exchange.toml,
  ///   `theKeyHasNoValueAfter0aab2f04`.
  case theKeyHasNoValueAfter0aab2f04(key: Swift.String)

  /// “the keys of this file are its sources, which can't be written over; name a translation
  /// with '--locale'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1593634610, `sentence`; Catalog/exchange.toml,
  ///   `theKeysOfThisFileAre5efcef32`.
  case theKeysOfThisFileAre5efcef32

  /// “the name after '<?' ends here; write a space or '?>'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1350120774, `sentence`; Catalog/exchange.toml,
  ///   `theNameAfterEndsHereWrite50793546`.
  case theNameAfterEndsHereWrite50793546

  /// “the number of a plural form goes from 0 to 5”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 188737090, `sentence`; Catalog/exchange.toml,
  ///   `theNumberOfAPluralForm0b3fe642`.
  case theNumberOfAPluralForm0b3fe642

  /// “the property list is no dictionary, which a .stringsdict file is”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 277292149, `sentence`; Catalog/exchange.toml,
  ///   `thePropertyListIsNoDictionary10872475`.
  case thePropertyListIsNoDictionary10872475

  /// “the quotes of this field are never closed; write '"' in a text twice: '""'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
  ///
  /// - Remark: Code 773268103, `sentence`; Catalog/exchange.toml,
  ///   `theQuotesOfThisFieldAre2e172287`.
  case theQuotesOfThisFieldAre2e172287

  /// “the string catalog has no 'strings'”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStringsReader.swift.
  ///
  /// - Remark: Code 1726190443, `sentence`; Catalog/exchange.toml,
  ///   `theStringCatalogHasNoStrings66e3936b`.
  case theStringCatalogHasNoStrings66e3936b

  /// “the string catalog has the key '{$name}' twice; remove one”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
  ///
  /// - Remark: Code 1429160986, `sentence`; Catalog/exchange.toml,
  ///   `theStringCatalogHasTheKey552f441a`.
  case theStringCatalogHasTheKey552f441a(name: Swift.String)

  /// “the string catalog translates from '{$source}', and this project from '{$ours}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 68069640, `sentence`; Catalog/exchange.toml,
  ///   `theStringCatalogTranslatesFromAnd040ea908`.
  case theStringCatalogTranslatesFromAnd040ea908(source: Swift.String, ours: Swift.String)

  /// “the tag '{$tag}' has no end '>'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1328159746, `sentence`; Catalog/exchange.toml, `theTagHasNoEnd4f2a1c02`.
  case theTagHasNoEnd4f2a1c02(tag: Swift.String)

  /// “the text needs '<{$new}>' now, and this is '<{$old}>', which the app's code asks for;
  /// change both by hand”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
  ///
  /// - Remark: Code 403073172, `sentence`; Catalog/exchange.toml,
  ///   `theTextNeedsNowAndThis18066894`.
  case theTextNeedsNowAndThis18066894(new: Swift.String, old: Swift.String)

  /// “the text of '{$value}' can't be read: {$reason}”
  ///
  /// Workshop/BayanExchange/Texts/TextSetCheck.swift.
  ///
  /// - Remark: Code 262842824, `sentence`; Catalog/exchange.toml,
  ///   `theTextOfCantBeRead0faaa9c8`.
  case theTextOfCantBeRead0faaa9c8(value: Swift.String, reason: Swift.String)

  /// “the text of '{$name}' needs ';' after it”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 380495185, `sentence`; Catalog/exchange.toml,
  ///   `theTextOfNeedsAfterIt16ade551`.
  case theTextOfNeedsAfterIt16ade551(name: Swift.String)

  /// “the texts can't be put into this file without changing others of it; write them by
  /// hand”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 2085011706, `sentence`; Catalog/exchange.toml,
  ///   `theTextsCantBePutInto7c46c0fa`.
  case theTextsCantBePutInto7c46c0fa

  /// “the value of the attribute '{$name}' has no quotation mark at its end”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1702835560, `sentence`; Catalog/exchange.toml,
  ///   `theValueOfTheAttributeHas657f3568`.
  case theValueOfTheAttributeHas657f3568(name: Swift.String)

  /// “the value of the attribute '{$name}' has no quotation marks; write '{$value}'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 2052351657, `sentence`; Catalog/exchange.toml,
  ///   `theValueOfTheAttributeHas7a5466a9`.
  case theValueOfTheAttributeHas7a5466a9(name: Swift.String, value: Swift.String)

  /// “the XML declaration has no end '?>'”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 375815714, `sentence`; Catalog/exchange.toml,
  ///   `theXmlDeclarationHasNoEnd16667e22`.
  case theXmlDeclarationHasNoEnd16667e22

  /// “there is a control character in a text here; escape it”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 825045915, `sentence`; Catalog/exchange.toml,
  ///   `thereIsAControlCharacterIn312d339b`.
  case thereIsAControlCharacterIn312d339b

  /// “there is something after the end of the JSON value”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1729457969, `sentence`; Catalog/exchange.toml,
  ///   `thereIsSomethingAfterTheEnd67156f31`.
  case thereIsSomethingAfterTheEnd67156f31

  /// “there is something after the quotes of this field; put all of the field in quotes, and
  /// write '"' in it twice: '""'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
  ///
  /// - Remark: Code 1031302322, `sentence`; Catalog/exchange.toml,
  ///   `thereIsSomethingAfterTheQuotes3d786cb2`.
  case thereIsSomethingAfterTheQuotes3d786cb2

  /// “there is text after the end of the first element; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1690338999, `sentence`; Catalog/exchange.toml,
  ///   `thereIsTextAfterTheEnd64c086b7`.
  case thereIsTextAfterTheEnd64c086b7

  /// “there is text before the first element; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1868759379, `sentence`; Catalog/exchange.toml,
  ///   `thereIsTextBeforeTheFirst6f630153`.
  case thereIsTextBeforeTheFirst6f630153

  /// “this '&' begins no reference; as a character it is written '&amp;'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1397321344, `sentence`; Catalog/exchange.toml,
  ///   `thisBeginsNoReferenceAsA53496e80`.
  case thisBeginsNoReferenceAsA53496e80

  /// “this '<' begins no tag; as a character it is written '&lt;'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1593134478, `sentence`; Catalog/exchange.toml,
  ///   `thisBeginsNoTagAsA5ef54d8e`.
  case thisBeginsNoTagAsA5ef54d8e

  /// “this can't be in the tag '{$value}'; the tag needs an end '>', or the value before it a
  /// quotation mark”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 2144633523, `sentence`; Catalog/exchange.toml,
  ///   `thisCantBeInTheTag7fd482b3`.
  case thisCantBeInTheTag7fd482b3(value: Swift.String)

  /// “this comment has no end '*/'”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 1970305662, `sentence`; Catalog/exchange.toml,
  ///   `thisCommentHasNoEnd75707a7e`.
  case thisCommentHasNoEnd75707a7e

  /// “this entry has no 'msgid'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 681971903, `sentence`; Catalog/exchange.toml,
  ///   `thisEntryHasNoMsgid28a610bf`.
  case thisEntryHasNoMsgid28a610bf

  /// “this entry has no 'msgstr'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 1458856556, `sentence`; Catalog/exchange.toml,
  ///   `thisEntryHasNoMsgstr56f4626c`.
  case thisEntryHasNoMsgstr56f4626c

  /// “this escape stands for no character”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 1166339564, `sentence`; Catalog/exchange.toml,
  ///   `thisEscapeStandsForNoCharacter4584edec`.
  case thisEscapeStandsForNoCharacter4584edec

  /// “this '<{$name}/>' has no end tag; write '<{$name}></{$name}>' for a text to be put in”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
  ///
  /// - Remark: Code 1974447506, `sentence`; Catalog/exchange.toml,
  ///   `thisHasNoEndTagWrite75afad92`.
  case thisHasNoEndTagWrite75afad92(name: Swift.String)

  /// “this '{$start}' has no end '{$end}'; the file may be cut off, so ask for it again”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1545575897, `sentence`; Catalog/exchange.toml,
  ///   `thisHasNoEndTheFile5c1f9dd9`.
  case thisHasNoEndTheFile5c1f9dd9(start: Swift.String, end: Swift.String)

  /// “this '{$start}' has no name after it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1421990168, `sentence`; Catalog/exchange.toml,
  ///   `thisHasNoNameAfterIt54c1d918`.
  case thisHasNoNameAfterIt54c1d918(start: Swift.String)

  /// “this '<{$element}>' has no name; write '<{$element} name="…">'”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
  ///
  /// - Remark: Code 780508772, `sentence`; Catalog/exchange.toml,
  ///   `thisHasNoNameWriteName2e859e64`.
  case thisHasNoNameWriteName2e859e64(element: Swift.String)

  /// “this is no line of a PO file; expected '#', 'msgctxt', 'msgid' or 'msgstr'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 1223059088, `sentence`; Catalog/exchange.toml, `thisIsNoLineOfA48e66690`.
  case thisIsNoLineOfA48e66690

  /// “this line is not UTF-8; save the file as UTF-8”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 333894450, `sentence`; Catalog/exchange.toml,
  ///   `thisLineIsNotUtfSave13e6d332`.
  case thisLineIsNotUtfSave13e6d332

  /// “this list doesn't have '{$key}'; write the item here by hand”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
  ///
  /// - Remark: Code 528642442, `sentence`; Catalog/exchange.toml,
  ///   `thisListDoesntHaveWriteThe1f82718a`.
  case thisListDoesntHaveWriteThe1f82718a(key: Swift.String)

  /// “this text begins on a line with something else; put 'msgstr' on a line of its own”
  ///
  /// Workshop/BayanExchange/Formats/PO/PO+Edits.swift.
  ///
  /// - Remark: Code 1354389383, `sentence`; Catalog/exchange.toml,
  ///   `thisTextBeginsOnALine50ba5787`.
  case thisTextBeginsOnALine50ba5787

  /// “this text belongs to no 'msgid' or 'msgstr'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 941946479, `sentence`; Catalog/exchange.toml,
  ///   `thisTextBelongsToNoMsgid3824f66f`.
  case thisTextBelongsToNoMsgid3824f66f

  /// “this text has an escape that PO doesn't know”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 12991348, `sentence`; Catalog/exchange.toml,
  ///   `thisTextHasAnEscapeThat00c63b74`.
  case thisTextHasAnEscapeThat00c63b74

  /// “this text has no quotation mark at its end; the file may be cut off, so ask for it
  /// again”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 68678806, `sentence`; Catalog/exchange.toml,
  ///   `thisTextHasNoQuotationMark0417f496`.
  case thisTextHasNoQuotationMark0417f496

  /// “this text has no quote at its end”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 2012536809, `sentence`; Catalog/exchange.toml,
  ///   `thisTextHasNoQuoteAt77f4dfe9`.
  case thisTextHasNoQuoteAt77f4dfe9

  /// “this value has no key before it”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 1818478112, `sentence`; Catalog/exchange.toml,
  ///   `thisValueHasNoKeyBefore6c63c620`.
  case thisValueHasNoKeyBefore6c63c620

  /// “two columns are in one language, '{$name}' and '{$other}'; remove one, or give it
  /// another name”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 1066965074, `sentence`; Catalog/exchange.toml,
  ///   `twoColumnsAreInOneLanguage3f989852`.
  case twoColumnsAreInOneLanguage3f989852(name: Swift.String, other: Swift.String)

  /// “two columns have translations, in a language that neither names; remove one, or name it
  /// 'ar'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 201842128, `sentence`; Catalog/exchange.toml,
  ///   `twoColumnsHaveTranslationsInA0c07ddd0`.
  case twoColumnsHaveTranslationsInA0c07ddd0

  /// “x \= {$lines}”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption+Checking.swift.
  ///
  /// - Remark: Code 162730945, `sentence`; Catalog/exchange.toml, `x09b313c1`.
  case x09b313c1(lines: Swift.String)

  /// “'<?xml' can only be the first thing in a file; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1713411005, `sentence`; Catalog/exchange.toml,
  ///   `xmlCanOnlyBeTheFirst662093bd`.
  case xmlCanOnlyBeTheFirst662093bd

  /// “XML doesn't know '&{$name};'; write '{$value}' ({$codePoint})”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 2119746395, `sentence`; Catalog/exchange.toml,
  ///   `xmlDoesntKnowWrite7e58c35b`.
  case xmlDoesntKnowWrite7e58c35b(name: Swift.String, value: Swift.String, codePoint: Swift.String)

  /// “XML doesn't know '&{$name};'; write the character itself, or '&amp;{$name};' if the
  /// text is meant”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 910302026, `sentence`; Catalog/exchange.toml,
  ///   `xmlDoesntKnowWriteTheCharacter36421b4a`.
  case xmlDoesntKnowWriteTheCharacter36421b4a(name: Swift.String)

  static var domainIndex: Swift.Int { 5 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aCommentInThisWouldBe0cd95b4a: return 0
    case .aCommentOfXmlCantHave6b8b21b5: return 1
    case .aDoctypeCantBeHereRemove436b9481: return 2
    case .aSpaceIsMissingBeforeOr5c94ea00: return 3
    case .aTextInQuotes2701e3c5: return 4
    case .aValue0bbd4d73: return 5
    case .andSaysSomethingElseTakeIt5e165fd3: return 6
    case .cantBeInATextWrite3c3ff4ac: return 7
    case .cantBeInTheValueOf1492d9f2: return 8
    case .elementsAreNestedTooDeep7c8464b5: return 9
    case .endsNothingNoElementIsOpen0d3f28bc: return 10
    case .endsNothingWhatIsOpenIs64559bc3: return 11
    case .expectedAKeyOrAText6a28ff54: return 12
    case .expectedHereTheFileMayBe7f016304: return 13
    case .hasNoEndTagBeforeWhich1dff015f: return 14
    case .hasTranslations07a62bb3: return 15
    case .hereIsAControlCharacterThat5edcba5a: return 16
    case .isAfterTheEndOfThe3650c05f: return 17
    case .isIn24976b77: return 18
    case .isNoCodePoint7bae987e: return 19
    case .isThereTwice5a746a91: return 20
    case .isntKnownHereAndWouldBe7cf4e89e: return 21
    case .needsATextInQuotesAfter279732ae: return 22
    case .noColumnTheFirstLineNames518a31b3: return 23
    case .nothingSaysWhichValuesOfThe04b95f17: return 24
    case .objectsAreNestedTooDeep51207b23: return 25
    case .ofLineHasNoEndWrite0731a334: return 26
    case .or551fbfca: return 27
    case .or7375b6f1: return 28
    case .pluralFormsInTheHeaderDoesnt0cc8f331: return 29
    case .standsForNoCharacterThatXml41ca6490: return 30
    case .textInIsEmptyAndCounts20ec9e15: return 31
    case .textsInAreEmptyAndCount0acd0ac3: return 32
    case .theAppSTextOfWas1338132e: return 33
    case .theAttributeHasNoValueWrite3f37e047: return 34
    case .theAttributeOfThisWouldBe5454e0b2: return 35
    case .theCatalogHasNeverReadThe7b1ced7c: return 36
    case .theElementCpHasNoCode5c8d635d: return 37
    case .theElementHasNoPlaceIn06b414bc: return 38
    case .theElementHasTheAttributeTwice34e17844: return 39
    case .theElementHasTooManyAttributes78faf6d7: return 40
    case .theFileEndsHereAndOf0c3569b9: return 41
    case .theFileEndsWithinAText3ee00cc5: return 42
    case .theFileHasADoctypeWhich1e493263: return 43
    case .theFileHasBytesFilesOf1ead810e: return 44
    case .theFileHasMessagesOfAn724a3d27: return 45
    case .theFileHasMoreThanTexts3f330acb: return 46
    case .theFileHasNoElementIt7bb4ab80: return 47
    case .theFileHasNoElementResources26035ff7: return 48
    case .theFileHasNoObjectWith1f1d164c: return 49
    case .theFileHasSeveralLanguagesWrite0a391b5e: return 50
    case .theFileHasSeveralLocalesName6c8a18fd: return 51
    case .theFileHasTheKeyTwice2f18f76e: return 52
    case .theFileHasTheKeyWhich576ada8e: return 53
    case .theFileHasTheTextsIn64c137c5: return 54
    case .theFileIsEmpty09d76a35: return 55
    case .theFileIsNoneOfThe5542e6d7: return 56
    case .theFileIsNotUtfHere7d0f4f64: return 57
    case .theFileIsXmlAndXml4b8eff68: return 58
    case .theFileIsntInUtfIn35adb8b1: return 59
    case .theFileSaysThatItsEncoding1f2634c0: return 60
    case .theFileThatIsThereIs15c7de56: return 61
    case .theFirstLineNamesNoColumns0d836a5c: return 62
    case .theHeaderHasNoLanguageWhich555ce684: return 63
    case .theHeaderSaysLanguageAndX06220cc0: return 64
    case .theKeyHasNoValueAfter0aab2f04: return 65
    case .theKeysOfThisFileAre5efcef32: return 66
    case .theNameAfterEndsHereWrite50793546: return 67
    case .theNumberOfAPluralForm0b3fe642: return 68
    case .thePropertyListIsNoDictionary10872475: return 69
    case .theQuotesOfThisFieldAre2e172287: return 70
    case .theStringCatalogHasNoStrings66e3936b: return 71
    case .theStringCatalogHasTheKey552f441a: return 72
    case .theStringCatalogTranslatesFromAnd040ea908: return 73
    case .theTagHasNoEnd4f2a1c02: return 74
    case .theTextNeedsNowAndThis18066894: return 75
    case .theTextOfCantBeRead0faaa9c8: return 76
    case .theTextOfNeedsAfterIt16ade551: return 77
    case .theTextsCantBePutInto7c46c0fa: return 78
    case .theValueOfTheAttributeHas657f3568: return 79
    case .theValueOfTheAttributeHas7a5466a9: return 80
    case .theXmlDeclarationHasNoEnd16667e22: return 81
    case .thereIsAControlCharacterIn312d339b: return 82
    case .thereIsSomethingAfterTheEnd67156f31: return 83
    case .thereIsSomethingAfterTheQuotes3d786cb2: return 84
    case .thereIsTextAfterTheEnd64c086b7: return 85
    case .thereIsTextBeforeTheFirst6f630153: return 86
    case .thisBeginsNoReferenceAsA53496e80: return 87
    case .thisBeginsNoTagAsA5ef54d8e: return 88
    case .thisCantBeInTheTag7fd482b3: return 89
    case .thisCommentHasNoEnd75707a7e: return 90
    case .thisEntryHasNoMsgid28a610bf: return 91
    case .thisEntryHasNoMsgstr56f4626c: return 92
    case .thisEscapeStandsForNoCharacter4584edec: return 93
    case .thisHasNoEndTagWrite75afad92: return 94
    case .thisHasNoEndTheFile5c1f9dd9: return 95
    case .thisHasNoNameAfterIt54c1d918: return 96
    case .thisHasNoNameWriteName2e859e64: return 97
    case .thisIsNoLineOfA48e66690: return 98
    case .thisLineIsNotUtfSave13e6d332: return 99
    case .thisListDoesntHaveWriteThe1f82718a: return 100
    case .thisTextBeginsOnALine50ba5787: return 101
    case .thisTextBelongsToNoMsgid3824f66f: return 102
    case .thisTextHasAnEscapeThat00c63b74: return 103
    case .thisTextHasNoQuotationMark0417f496: return 104
    case .thisTextHasNoQuoteAt77f4dfe9: return 105
    case .thisValueHasNoKeyBefore6c63c620: return 106
    case .twoColumnsAreInOneLanguage3f989852: return 107
    case .twoColumnsHaveTranslationsInA0c07ddd0: return 108
    case .x09b313c1: return 109
    case .xmlCanOnlyBeTheFirst662093bd: return 110
    case .xmlDoesntKnowWrite7e58c35b: return 111
    case .xmlDoesntKnowWriteTheCharacter36421b4a: return 112
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aCommentInThisWouldBe0cd95b4a(let name), .aSpaceIsMissingBeforeOr5c94ea00(let name),
      .cantBeInTheValueOf1492d9f2(let name), .hasNoEndTagBeforeWhich1dff015f(let name),
      .isntKnownHereAndWouldBe7cf4e89e(let name), .standsForNoCharacterThatXml41ca6490(let name),
      .theElementHasTheAttributeTwice34e17844(let name),
      .theStringCatalogHasTheKey552f441a(let name), .theTextOfNeedsAfterIt16ade551(let name),
      .theValueOfTheAttributeHas657f3568(let name), .thisHasNoEndTagWrite75afad92(let name),
      .xmlDoesntKnowWriteTheCharacter36421b4a(let name):
      return .carrying(name: name)
    case .andSaysSomethingElseTakeIt5e165fd3(let what, let id): return .carrying(what: what, id: id)
    case .endsNothingNoElementIsOpen0d3f28bc(let value), .isAfterTheEndOfThe3650c05f(let value),
      .isIn24976b77(let value), .thisCantBeInTheTag7fd482b3(let value):
      return .carrying(value: value)
    case .endsNothingWhatIsOpenIs64559bc3(let value, let value2, let line):
      return .carrying(value: value, value2: value2, line: line)
    case .expectedHereTheFileMayBe7f016304(let what): return .carrying(what: what)
    case .isNoCodePoint7bae987e(let text): return .carrying(text: text)
    case .isThereTwice5a746a91(let keyword), .needsATextInQuotesAfter279732ae(let keyword):
      return .carrying(keyword: keyword)
    case .noColumnTheFirstLineNames518a31b3(let wanted, let columns, let locale):
      return .carrying(wanted: wanted, columns: columns, locale: locale)
    case .nothingSaysWhichValuesOfThe04b95f17(let key, let arguments, let header, let line):
      return .carrying(key: key, arguments: arguments, header: header, line: line)
    case .ofLineHasNoEndWrite0731a334(let value, let line, let value2, let value3):
      return .carrying(value: value, line: line, value2: value2, value3: value3)
    case .pluralFormsInTheHeaderDoesnt0cc8f331(let header): return .carrying(header: header)
    case .textInIsEmptyAndCounts20ec9e15(let locale): return .carrying(locale: locale)
    case .textsInAreEmptyAndCount0acd0ac3(let count, let locale):
      return .carrying(count: count, locale: locale)
    case .theAppSTextOfWas1338132e(let key), .theCatalogHasNeverReadThe7b1ced7c(let key),
      .theFileHasTheKeyTwice2f18f76e(let key), .theFileHasTheKeyWhich576ada8e(let key),
      .theKeyHasNoValueAfter0aab2f04(let key), .thisListDoesntHaveWriteThe1f82718a(let key):
      return .carrying(key: key)
    case .theAttributeHasNoValueWrite3f37e047(let name, let value),
      .theValueOfTheAttributeHas7a5466a9(let name, let value):
      return .carrying(name: name, value: value)
    case .theAttributeOfThisWouldBe5454e0b2(let attribute, let name):
      return .carrying(attribute: attribute, name: name)
    case .theElementHasNoPlaceIn06b414bc(let tag), .theTagHasNoEnd4f2a1c02(let tag):
      return .carrying(tag: tag)
    case .theFileEndsHereAndOf0c3569b9(let value, let line):
      return .carrying(value: value, line: line)
    case .theFileHasBytesFilesOf1ead810e(let count, let largestFile):
      return .carrying(count: count, largestFile: largestFile)
    case .theFileHasMoreThanTexts3f330acb(let mostTexts): return .carrying(mostTexts: mostTexts)
    case .theFileHasSeveralLanguagesWrite0a391b5e(let shown, let names):
      return .carrying(shown: shown, names: names)
    case .theFileHasSeveralLocalesName6c8a18fd(let names): return .carrying(names: names)
    case .theFileHasTheTextsIn64c137c5(let other, let locale):
      return .carrying(other: other, locale: locale)
    case .theFileIsNoneOfThe5542e6d7(let name, let other),
      .twoColumnsAreInOneLanguage3f989852(let name, let other):
      return .carrying(name: name, other: other)
    case .theFileIsXmlAndXml4b8eff68(let version): return .carrying(version: version)
    case .theFileSaysThatItsEncoding1f2634c0(let encoding): return .carrying(encoding: encoding)
    case .theHeaderSaysLanguageAndX06220cc0(let language, let ours):
      return .carrying(language: language, ours: ours)
    case .theStringCatalogTranslatesFromAnd040ea908(let source, let ours):
      return .carrying(source: source, ours: ours)
    case .theTextNeedsNowAndThis18066894(let new, let old): return .carrying(new: new, old: old)
    case .theTextOfCantBeRead0faaa9c8(let value, let reason):
      return .carrying(value: value, reason: reason)
    case .thisHasNoEndTheFile5c1f9dd9(let start, let end): return .carrying(start: start, end: end)
    case .thisHasNoNameAfterIt54c1d918(let start): return .carrying(start: start)
    case .thisHasNoNameWriteName2e859e64(let element): return .carrying(element: element)
    case .x09b313c1(let lines): return .carrying(lines: lines)
    case .xmlDoesntKnowWrite7e58c35b(let name, let value, let codePoint):
      return .carrying(name: name, value: value, codePoint: codePoint)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aCommentOfXmlCantHave6b8b21b5, .aDoctypeCantBeHereRemove436b9481, .aTextInQuotes2701e3c5,
      .aValue0bbd4d73, .cantBeInATextWrite3c3ff4ac, .elementsAreNestedTooDeep7c8464b5,
      .expectedAKeyOrAText6a28ff54, .hasTranslations07a62bb3,
      .hereIsAControlCharacterThat5edcba5a, .objectsAreNestedTooDeep51207b23, .or551fbfca,
      .or7375b6f1, .theElementCpHasNoCode5c8d635d, .theElementHasTooManyAttributes78faf6d7,
      .theFileEndsWithinAText3ee00cc5, .theFileHasADoctypeWhich1e493263,
      .theFileHasMessagesOfAn724a3d27, .theFileHasNoElementIt7bb4ab80,
      .theFileHasNoElementResources26035ff7, .theFileHasNoObjectWith1f1d164c,
      .theFileIsEmpty09d76a35, .theFileIsNotUtfHere7d0f4f64, .theFileIsntInUtfIn35adb8b1,
      .theFileThatIsThereIs15c7de56, .theFirstLineNamesNoColumns0d836a5c,
      .theHeaderHasNoLanguageWhich555ce684, .theKeysOfThisFileAre5efcef32,
      .theNameAfterEndsHereWrite50793546, .theNumberOfAPluralForm0b3fe642,
      .thePropertyListIsNoDictionary10872475, .theQuotesOfThisFieldAre2e172287,
      .theStringCatalogHasNoStrings66e3936b, .theTextsCantBePutInto7c46c0fa,
      .theXmlDeclarationHasNoEnd16667e22, .thereIsAControlCharacterIn312d339b,
      .thereIsSomethingAfterTheEnd67156f31, .thereIsSomethingAfterTheQuotes3d786cb2,
      .thereIsTextAfterTheEnd64c086b7, .thereIsTextBeforeTheFirst6f630153,
      .thisBeginsNoReferenceAsA53496e80, .thisBeginsNoTagAsA5ef54d8e,
      .thisCommentHasNoEnd75707a7e, .thisEntryHasNoMsgid28a610bf, .thisEntryHasNoMsgstr56f4626c,
      .thisEscapeStandsForNoCharacter4584edec, .thisIsNoLineOfA48e66690,
      .thisLineIsNotUtfSave13e6d332, .thisTextBeginsOnALine50ba5787,
      .thisTextBelongsToNoMsgid3824f66f, .thisTextHasAnEscapeThat00c63b74,
      .thisTextHasNoQuotationMark0417f496, .thisTextHasNoQuoteAt77f4dfe9,
      .thisValueHasNoKeyBefore6c63c620, .twoColumnsHaveTranslationsInA0c07ddd0,
      .xmlCanOnlyBeTheFirst662093bd,
    ]
  }
}
