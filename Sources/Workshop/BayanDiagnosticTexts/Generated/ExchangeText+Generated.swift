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

  /// “a digit”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1706812939, `sentence`; Catalog/exchange.toml, `aDigit65bbe60b`.
  case aDigit65bbe60b

  /// “a DOCTYPE can't be here; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1131123841, `sentence`; Catalog/exchange.toml,
  ///   `aDoctypeCantBeHereRemove436b9481`.
  case aDoctypeCantBeHereRemove436b9481

  /// “a name in quotes”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 750396613, `sentence`; Catalog/exchange.toml, `aNameInQuotes2cba24c5`.
  case aNameInQuotes2cba24c5

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

  /// “'&{$name};' doesn't stand for a character that XML can have; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 976744663, `sentence`; Catalog/exchange.toml,
  ///   `doesntStandForACharacterThat3a37f0d7`.
  case doesntStandForACharacterThat3a37f0d7(name: Swift.String)

  /// “elements are nested too deeply”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 315772665, `sentence`; Catalog/exchange.toml,
  ///   `elementsAreNestedTooDeeply12d24ef9`.
  case elementsAreNestedTooDeeply12d24ef9

  /// “'{$value}' ends nothing; no element is open”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 222243004, `sentence`; Catalog/exchange.toml,
  ///   `endsNothingNoElementIsOpen0d3f28bc`.
  case endsNothingNoElementIsOpen0d3f28bc(value: Swift.String)

  /// “'{$value}' ends nothing; the open element is '{$value2}' of line {$line :integer}”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 763064698, `sentence`; Catalog/exchange.toml,
  ///   `endsNothingTheOpenElementIs2d7b717a`.
  case endsNothingTheOpenElementIs2d7b717a(
    value: Swift.String, value2: Swift.String, line: Swift.Int)

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

  /// “'<{$name}/>' has no end tag, so a text can't be put into it; write
  /// '<{$name}></{$name}>'”
  ///
  /// Workshop/BayanExchange/XML/XMLNode+Edits.swift.
  ///
  /// - Remark: Code 1991856231, `sentence`; Catalog/exchange.toml, `hasNoEndTagSoA76b95067`.
  case hasNoEndTagSoA76b95067(name: Swift.String)

  /// “'{$value}' is after the end of the first element, which has to hold all others”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 911261791, `sentence`; Catalog/exchange.toml,
  ///   `isAfterTheEndOfThe3650c05f`.
  case isAfterTheEndOfThe3650c05f(value: Swift.String)

  /// “'{$text}' isn't a code point”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF12Reader.swift.
  ///
  /// - Remark: Code 1357573247, `sentence`; Catalog/exchange.toml, `isntACodePoint50eaec7f`.
  case isntACodePoint50eaec7f(text: Swift.String)

  /// “'{$name}' isn't known here, so it would be lost with the old text; write the new text
  /// by hand”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStrings+Edits.swift.
  ///
  /// - Remark: Code 1439469389, `sentence`; Catalog/exchange.toml,
  ///   `isntKnownHereSoItWould55cc8f4d`.
  case isntKnownHereSoItWould55cc8f4d(name: Swift.String)

  /// “it isn't known which values of the app's text of '{$key}' are {$arguments}; write it
  /// into Catalog/adopted.lock below '{$header}', such as '{$line}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppValues.swift.
  ///
  /// - Remark: Code 1297431833, `sentence`; Catalog/exchange.toml,
  ///   `itIsntKnownWhichValuesOf4d553d19`.
  case itIsntKnownWhichValuesOf4d553d19(
    key: Swift.String, arguments: [Swift.String], header: Swift.String, line: Swift.String)

  /// “_locales”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 1122112819, `sentence`; Catalog/exchange.toml, `locales42e21533`.
  case locales42e21533

  /// “'{$keyword}' needs a text in quotes after it”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 664220334, `sentence`; Catalog/exchange.toml,
  ///   `needsATextInQuotesAfter279732ae`.
  case needsATextInQuotesAfter279732ae(keyword: Swift.String)

  /// “no column has translations: the first line names {$columns}; name the column of the
  /// translations 'translation'”
  ///
  /// Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
  ///
  /// - Remark: Code 314667886, `sentence`; Catalog/exchange.toml,
  ///   `noColumnHasTranslationsTheFirst12c1736e`.
  case noColumnHasTranslationsTheFirst12c1736e(columns: [Swift.String])

  /// “no column is in '{$locale}': the first line names {$columns}; name the column of the
  /// translations '{$locale}'”
  ///
  /// Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
  ///
  /// - Remark: Code 7751167, `sentence`; Catalog/exchange.toml,
  ///   `noColumnIsInTheFirst007645ff`.
  case noColumnIsInTheFirst007645ff(locale: Swift.String, columns: [Swift.String])

  /// “objects are nested too deeply”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1847173038, `sentence`; Catalog/exchange.toml,
  ///   `objectsAreNestedTooDeeply6e199fae`.
  case objectsAreNestedTooDeeply6e199fae

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

  /// “string”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidWriter.swift.
  ///
  /// - Remark: Code 44442264, `sentence`; Catalog/exchange.toml, `string02a62298`.
  case string02a62298

  /// “1 text in '{$locale}' is empty, so it counts as not translated”
  ///
  /// Workshop/BayanExchange/Texts/TextSetCheck.swift.
  ///
  /// - Remark: Code 1170089698, `sentence`; Catalog/exchange.toml,
  ///   `textInIsEmptySoIt45be26e2`.
  case textInIsEmptySoIt45be26e2(locale: Swift.String)

  /// “{$count :integer} texts in '{$locale}' are empty, so they count as not translated; this
  /// is the first”
  ///
  /// Workshop/BayanExchange/Texts/TextSetCheck.swift.
  ///
  /// - Remark: Code 9285311, `sentence`; Catalog/exchange.toml,
  ///   `textsInAreEmptySoThey008daebf`.
  case textsInAreEmptySoThey008daebf(count: Swift.Int, locale: Swift.String)

  /// “the app's text of '{$key}' was never imported, and differs from '{$id}'; import it with
  /// 'bayan import FILE', or overwrite it with 'bayan export {$id} … --force'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 997841365, `sentence`; Catalog/exchange.toml, `theAppSTextOfWas3b79d9d5`.
  case theAppSTextOfWas3b79d9d5(key: Swift.String, id: Swift.String)

  /// “the app's text of '{$key}' was edited since it was last read, and differs from '{$id}';
  /// import it with 'bayan import FILE', or overwrite it with 'bayan export {$id} … --force'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1919651667, `sentence`; Catalog/exchange.toml,
  ///   `theAppSTextOfWas726b8f53`.
  case theAppSTextOfWas726b8f53(key: Swift.String, id: Swift.String)

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

  /// “the columns '{$name}' and '{$other}' have the same language; remove one, or give it
  /// another name”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 2045805862, `sentence`; Catalog/exchange.toml,
  ///   `theColumnsAndHaveTheSame79f08526`.
  case theColumnsAndHaveTheSame79f08526(name: Swift.String, other: Swift.String)

  /// “the element '{$tag}' can't be in a text”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
  ///
  /// - Remark: Code 1101114829, `sentence`; Catalog/exchange.toml,
  ///   `theElementCantBeInA41a1adcd`.
  case theElementCantBeInA41a1adcd(tag: Swift.String)

  /// “the element 'cp' has no code point”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
  ///
  /// - Remark: Code 1552769885, `sentence`; Catalog/exchange.toml,
  ///   `theElementCpHasNoCode5c8d635d`.
  case theElementCpHasNoCode5c8d635d

  /// “the element has the attribute '{$name}' twice; remove one”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 887191620, `sentence`; Catalog/exchange.toml,
  ///   `theElementHasTheAttributeTwice34e17844`.
  case theElementHasTheAttributeTwice34e17844(name: Swift.String)

  /// “the element has too many attributes for a known format”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 633917913, `sentence`; Catalog/exchange.toml,
  ///   `theElementHasTooManyAttributes25c8d1d9`.
  case theElementHasTooManyAttributes25c8d1d9

  /// “the existing file isn't a string catalog; write to another file, or remove this one”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
  ///
  /// - Remark: Code 253605939, `sentence`; Catalog/exchange.toml,
  ///   `theExistingFileIsntAString0f1db833`.
  case theExistingFileIsntAString0f1db833

  /// “the file doesn't have the format '{$name}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1313973131, `sentence`; Catalog/exchange.toml,
  ///   `theFileDoesntHaveTheFormat4e51a38b`.
  case theFileDoesntHaveTheFormat4e51a38b(name: Swift.String)

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

  /// “the file has a DOCTYPE, which could load other files; remove it, because exchange files
  /// don't need one”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 1704813597, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasADoctypeWhich659d641d`.
  case theFileHasADoctypeWhich659d641d

  /// “the file has {$count :integer} bytes; files of more than {$largestFile :integer} aren't
  /// read; export fewer messages at a time”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 41544812, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasBytesFilesOf0279ec6c`.
  case theFileHasBytesFilesOf0279ec6c(count: Swift.Int, largestFile: Swift.Int)

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

  /// “the file has no element '<resources>', which a strings.xml needs”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
  ///
  /// - Remark: Code 88913305, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoElementResources054cb599`.
  case theFileHasNoElementResources054cb599

  /// “the file has no object of keys and texts, such as \{"key": "text"\}”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 673012221, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoObjectOf281d59fd`.
  case theFileHasNoObjectOf281d59fd

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

  /// “the file has the format '{$other}', not '{$name}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1044460984, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheFormatNot3e4135b8`.
  case theFileHasTheFormatNot3e4135b8(other: Swift.String, name: Swift.String)

  /// “the file has the key '{$key}' twice; remove one”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 790165358, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheKeyTwice2f18f76e`.
  case theFileHasTheKeyTwice2f18f76e(key: Swift.String)

  /// “the file has the key '{$key}', which this catalog doesn't have, so it would be lost;
  /// choose another file name, or move the file”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate+Files.swift.
  ///
  /// - Remark: Code 1412647909, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheKeyWhich54334be5`.
  case theFileHasTheKeyWhich54334be5(key: Swift.String)

  /// “the file has the messages of a browser extension, with 'message' and 'placeholders',
  /// which can't be read”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 1143039576, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheMessagesOf44216658`.
  case theFileHasTheMessagesOf44216658

  /// “the file is empty”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 165112373, `sentence`; Catalog/exchange.toml, `theFileIsEmpty09d76a35`.
  case theFileIsEmpty09d76a35

  /// “the file is XML '{$version}', but XML '1.0' is expected”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 60908701, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsXmlButXml03a1649d`.
  case theFileIsXmlButXml03a1649d(version: Swift.String)

  /// “the file isn't UTF-8 here; save it as UTF-8”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 1764978313, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsntUtfHereSave69336e89`.
  case theFileIsntUtfHereSave69336e89

  /// “the file isn't UTF-8, the only encoding in which texts can be put into an app's file;
  /// save it as UTF-8”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1943708864, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsntUtfTheOnly73daa4c0`.
  case theFileIsntUtfTheOnly73daa4c0

  /// “the file says that its encoding is '{$encoding}'; save it as UTF-8”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 522597568, `sentence`; Catalog/exchange.toml,
  ///   `theFileSaysThatItsEncoding1f2634c0`.
  case theFileSaysThatItsEncoding1f2634c0(encoding: Swift.String)

  /// “the first line doesn't name the columns; it needs 'id', and 'source' or language tags,
  /// as in 'id,source,ar'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
  ///
  /// - Remark: Code 869427494, `sentence`; Catalog/exchange.toml,
  ///   `theFirstLineDoesntNameThe33d26926`.
  case theFirstLineDoesntNameThe33d26926

  /// “the header has no 'Language', so the plural forms aren't known; add it, or name the
  /// language with '--locale'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POReader.swift.
  ///
  /// - Remark: Code 502470215, `sentence`; Catalog/exchange.toml,
  ///   `theHeaderHasNoLanguageSo1df31647`.
  case theHeaderHasNoLanguageSo1df31647

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

  /// “the keys of this file are its source texts, which can't be overwritten; name the locale
  /// of a translation with '--locale'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1949144867, `sentence`; Catalog/exchange.toml,
  ///   `theKeysOfThisFileAre742d9723`.
  case theKeysOfThisFileAre742d9723

  /// “the name after '<?' ends here; write a space or '?>'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1350120774, `sentence`; Catalog/exchange.toml,
  ///   `theNameAfterEndsHereWrite50793546`.
  case theNameAfterEndsHereWrite50793546

  /// “the number of a plural form must be from 0 to 5”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 853729594, `sentence`; Catalog/exchange.toml,
  ///   `theNumberOfAPluralForm32e2e13a`.
  case theNumberOfAPluralForm32e2e13a

  /// “the property list isn't a dictionary, as a .stringsdict file has to be”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 298710113, `sentence`; Catalog/exchange.toml,
  ///   `thePropertyListIsntADictionary11cdf461`.
  case thePropertyListIsntADictionary11cdf461

  /// “the quotes of this field are never closed; write each '"' in a text twice: '""'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
  ///
  /// - Remark: Code 1540119927, `sentence`; Catalog/exchange.toml,
  ///   `theQuotesOfThisFieldAre5bcc5d77`.
  case theQuotesOfThisFieldAre5bcc5d77

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

  /// “the string catalog translates from '{$source}', but this project from '{$ours}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 743178953, `sentence`; Catalog/exchange.toml,
  ///   `theStringCatalogTranslatesFromBut2c4c02c9`.
  case theStringCatalogTranslatesFromBut2c4c02c9(source: Swift.String, ours: Swift.String)

  /// “the tag '{$tag}' has no end '>'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1328159746, `sentence`; Catalog/exchange.toml, `theTagHasNoEnd4f2a1c02`.
  case theTagHasNoEnd4f2a1c02(tag: Swift.String)

  /// “the text needs '<{$new}>' now, but this is '<{$old}>'; change the element, and the
  /// app's code that reads it, by hand”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
  ///
  /// - Remark: Code 1758992902, `sentence`; Catalog/exchange.toml,
  ///   `theTextNeedsNowButThis68d81a06`.
  case theTextNeedsNowButThis68d81a06(new: Swift.String, old: Swift.String)

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

  /// “the texts can't be put into this file without changing other texts in it; write them by
  /// hand”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 364388504, `sentence`; Catalog/exchange.toml,
  ///   `theTextsCantBePutInto15b82098`.
  case theTextsCantBePutInto15b82098

  /// “the texts of the file are in '{$other}', but the export is in '{$locale}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 533970140, `sentence`; Catalog/exchange.toml,
  ///   `theTextsOfTheFileAre1fd3bcdc`.
  case theTextsOfTheFileAre1fd3bcdc(other: Swift.String, locale: Swift.String)

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

  /// “there is no 'msgid' or 'msgstr' before this text”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 1530158936, `sentence`; Catalog/exchange.toml,
  ///   `thereIsNoMsgidOrMsgstr5b345f58`.
  case thereIsNoMsgidOrMsgstr5b345f58

  /// “there is something after the end of the JSON value”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1729457969, `sentence`; Catalog/exchange.toml,
  ///   `thereIsSomethingAfterTheEnd67156f31`.
  case thereIsSomethingAfterTheEnd67156f31

  /// “there is text after the end of the first element; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1690338999, `sentence`; Catalog/exchange.toml,
  ///   `thereIsTextAfterTheEnd64c086b7`.
  case thereIsTextAfterTheEnd64c086b7

  /// “there is text after the quotes of this field; put the whole field in quotes, and write
  /// each '"' in it twice: '""'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
  ///
  /// - Remark: Code 462377984, `sentence`; Catalog/exchange.toml,
  ///   `thereIsTextAfterTheQuotes1b8f5400`.
  case thereIsTextAfterTheQuotes1b8f5400

  /// “there is text before the first element; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1868759379, `sentence`; Catalog/exchange.toml,
  ///   `thereIsTextBeforeTheFirst6f630153`.
  case thereIsTextBeforeTheFirst6f630153

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

  /// “this '&' doesn't begin a reference; write '&amp;' for the character”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 809367832, `sentence`; Catalog/exchange.toml,
  ///   `thisDoesntBeginAReferenceWrite303df918`.
  case thisDoesntBeginAReferenceWrite303df918

  /// “this '<' doesn't begin a tag; write '&lt;' for the character”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1159235205, `sentence`; Catalog/exchange.toml,
  ///   `thisDoesntBeginATagWrite45188685`.
  case thisDoesntBeginATagWrite45188685

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

  /// “this entry has '{$keyword}' twice; remove one”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 1708525141, `sentence`; Catalog/exchange.toml,
  ///   `thisEntryHasTwiceRemoveOne65d60655`.
  case thisEntryHasTwiceRemoveOne65d60655(keyword: Swift.String)

  /// “this escape doesn't stand for a character”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 1088859145, `sentence`; Catalog/exchange.toml,
  ///   `thisEscapeDoesntStandForA40e6ac09`.
  case thisEscapeDoesntStandForA40e6ac09

  /// “this '<{$name}/>' has no end tag; write '<{$name}></{$name}>', so that a text can be
  /// put into it”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
  ///
  /// - Remark: Code 1557757324, `sentence`; Catalog/exchange.toml,
  ///   `thisHasNoEndTagWrite5cd97d8c`.
  case thisHasNoEndTagWrite5cd97d8c(name: Swift.String)

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

  /// “this is a control character, which XML can't have; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 1751927166, `sentence`; Catalog/exchange.toml,
  ///   `thisIsAControlCharacterWhich686c497e`.
  case thisIsAControlCharacterWhich686c497e

  /// “this isn't a line of a PO file; expected '#', 'msgctxt', 'msgid' or 'msgstr'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 150560646, `sentence`; Catalog/exchange.toml, `thisIsntALineOfA08f95f86`.
  case thisIsntALineOfA08f95f86

  /// “this line isn't UTF-8; save the file as UTF-8”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 853143417, `sentence`; Catalog/exchange.toml,
  ///   `thisLineIsntUtfSaveThe32d9ef79`.
  case thisLineIsntUtfSaveThe32d9ef79

  /// “this list has no item for '{$key}'; write the item here by hand”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
  ///
  /// - Remark: Code 39271234, `sentence`; Catalog/exchange.toml,
  ///   `thisListHasNoItemFor02573b42`.
  case thisListHasNoItemFor02573b42(key: Swift.String)

  /// “this text begins on a line with something else; put 'msgstr' on a line of its own”
  ///
  /// Workshop/BayanExchange/Formats/PO/PO+Edits.swift.
  ///
  /// - Remark: Code 1354389383, `sentence`; Catalog/exchange.toml,
  ///   `thisTextBeginsOnALine50ba5787`.
  case thisTextBeginsOnALine50ba5787

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

  /// “this text has no quotation mark at its end”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 767510320, `sentence`; Catalog/exchange.toml,
  ///   `thisTextHasNoQuotationMark2dbf4730`.
  case thisTextHasNoQuotationMark2dbf4730

  /// “this value has no key before it”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 1818478112, `sentence`; Catalog/exchange.toml,
  ///   `thisValueHasNoKeyBefore6c63c620`.
  case thisValueHasNoKeyBefore6c63c620

  /// “two columns have translations, but neither names its language; remove one, or name it
  /// after its language, such as 'ar'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 1953524313, `sentence`; Catalog/exchange.toml,
  ///   `twoColumnsHaveTranslationsButNeither74706a59`.
  case twoColumnsHaveTranslationsButNeither74706a59

  /// “'<?xml' can be only at the start of a file; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1887522868, `sentence`; Catalog/exchange.toml,
  ///   `xmlCanBeOnlyAtThe70815034`.
  case xmlCanBeOnlyAtThe70815034

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
    case .aDigit65bbe60b: return 2
    case .aDoctypeCantBeHereRemove436b9481: return 3
    case .aNameInQuotes2cba24c5: return 4
    case .aSpaceIsMissingBeforeOr5c94ea00: return 5
    case .aTextInQuotes2701e3c5: return 6
    case .aValue0bbd4d73: return 7
    case .cantBeInATextWrite3c3ff4ac: return 8
    case .cantBeInTheValueOf1492d9f2: return 9
    case .doesntStandForACharacterThat3a37f0d7: return 10
    case .elementsAreNestedTooDeeply12d24ef9: return 11
    case .endsNothingNoElementIsOpen0d3f28bc: return 12
    case .endsNothingTheOpenElementIs2d7b717a: return 13
    case .expectedAKeyOrAText6a28ff54: return 14
    case .expectedHereTheFileMayBe7f016304: return 15
    case .hasNoEndTagSoA76b95067: return 16
    case .isAfterTheEndOfThe3650c05f: return 17
    case .isntACodePoint50eaec7f: return 18
    case .isntKnownHereSoItWould55cc8f4d: return 19
    case .itIsntKnownWhichValuesOf4d553d19: return 20
    case .locales42e21533: return 21
    case .needsATextInQuotesAfter279732ae: return 22
    case .noColumnHasTranslationsTheFirst12c1736e: return 23
    case .noColumnIsInTheFirst007645ff: return 24
    case .objectsAreNestedTooDeeply6e199fae: return 25
    case .ofLineHasNoEndWrite0731a334: return 26
    case .or551fbfca: return 27
    case .or7375b6f1: return 28
    case .pluralFormsInTheHeaderDoesnt0cc8f331: return 29
    case .string02a62298: return 30
    case .textInIsEmptySoIt45be26e2: return 31
    case .textsInAreEmptySoThey008daebf: return 32
    case .theAppSTextOfWas3b79d9d5: return 33
    case .theAppSTextOfWas726b8f53: return 34
    case .theAttributeHasNoValueWrite3f37e047: return 35
    case .theAttributeOfThisWouldBe5454e0b2: return 36
    case .theColumnsAndHaveTheSame79f08526: return 37
    case .theElementCantBeInA41a1adcd: return 38
    case .theElementCpHasNoCode5c8d635d: return 39
    case .theElementHasTheAttributeTwice34e17844: return 40
    case .theElementHasTooManyAttributes25c8d1d9: return 41
    case .theExistingFileIsntAString0f1db833: return 42
    case .theFileDoesntHaveTheFormat4e51a38b: return 43
    case .theFileEndsHereAndOf0c3569b9: return 44
    case .theFileEndsWithinAText3ee00cc5: return 45
    case .theFileHasADoctypeWhich659d641d: return 46
    case .theFileHasBytesFilesOf0279ec6c: return 47
    case .theFileHasMoreThanTexts3f330acb: return 48
    case .theFileHasNoElementIt7bb4ab80: return 49
    case .theFileHasNoElementResources054cb599: return 50
    case .theFileHasNoObjectOf281d59fd: return 51
    case .theFileHasSeveralLanguagesWrite0a391b5e: return 52
    case .theFileHasSeveralLocalesName6c8a18fd: return 53
    case .theFileHasTheFormatNot3e4135b8: return 54
    case .theFileHasTheKeyTwice2f18f76e: return 55
    case .theFileHasTheKeyWhich54334be5: return 56
    case .theFileHasTheMessagesOf44216658: return 57
    case .theFileIsEmpty09d76a35: return 58
    case .theFileIsXmlButXml03a1649d: return 59
    case .theFileIsntUtfHereSave69336e89: return 60
    case .theFileIsntUtfTheOnly73daa4c0: return 61
    case .theFileSaysThatItsEncoding1f2634c0: return 62
    case .theFirstLineDoesntNameThe33d26926: return 63
    case .theHeaderHasNoLanguageSo1df31647: return 64
    case .theHeaderSaysLanguageAndX06220cc0: return 65
    case .theKeyHasNoValueAfter0aab2f04: return 66
    case .theKeysOfThisFileAre742d9723: return 67
    case .theNameAfterEndsHereWrite50793546: return 68
    case .theNumberOfAPluralForm32e2e13a: return 69
    case .thePropertyListIsntADictionary11cdf461: return 70
    case .theQuotesOfThisFieldAre5bcc5d77: return 71
    case .theStringCatalogHasNoStrings66e3936b: return 72
    case .theStringCatalogHasTheKey552f441a: return 73
    case .theStringCatalogTranslatesFromBut2c4c02c9: return 74
    case .theTagHasNoEnd4f2a1c02: return 75
    case .theTextNeedsNowButThis68d81a06: return 76
    case .theTextOfCantBeRead0faaa9c8: return 77
    case .theTextOfNeedsAfterIt16ade551: return 78
    case .theTextsCantBePutInto15b82098: return 79
    case .theTextsOfTheFileAre1fd3bcdc: return 80
    case .theValueOfTheAttributeHas657f3568: return 81
    case .theValueOfTheAttributeHas7a5466a9: return 82
    case .theXmlDeclarationHasNoEnd16667e22: return 83
    case .thereIsAControlCharacterIn312d339b: return 84
    case .thereIsNoMsgidOrMsgstr5b345f58: return 85
    case .thereIsSomethingAfterTheEnd67156f31: return 86
    case .thereIsTextAfterTheEnd64c086b7: return 87
    case .thereIsTextAfterTheQuotes1b8f5400: return 88
    case .thereIsTextBeforeTheFirst6f630153: return 89
    case .thisCantBeInTheTag7fd482b3: return 90
    case .thisCommentHasNoEnd75707a7e: return 91
    case .thisDoesntBeginAReferenceWrite303df918: return 92
    case .thisDoesntBeginATagWrite45188685: return 93
    case .thisEntryHasNoMsgid28a610bf: return 94
    case .thisEntryHasNoMsgstr56f4626c: return 95
    case .thisEntryHasTwiceRemoveOne65d60655: return 96
    case .thisEscapeDoesntStandForA40e6ac09: return 97
    case .thisHasNoEndTagWrite5cd97d8c: return 98
    case .thisHasNoEndTheFile5c1f9dd9: return 99
    case .thisHasNoNameAfterIt54c1d918: return 100
    case .thisHasNoNameWriteName2e859e64: return 101
    case .thisIsAControlCharacterWhich686c497e: return 102
    case .thisIsntALineOfA08f95f86: return 103
    case .thisLineIsntUtfSaveThe32d9ef79: return 104
    case .thisListHasNoItemFor02573b42: return 105
    case .thisTextBeginsOnALine50ba5787: return 106
    case .thisTextHasAnEscapeThat00c63b74: return 107
    case .thisTextHasNoQuotationMark0417f496: return 108
    case .thisTextHasNoQuotationMark2dbf4730: return 109
    case .thisValueHasNoKeyBefore6c63c620: return 110
    case .twoColumnsHaveTranslationsButNeither74706a59: return 111
    case .xmlCanBeOnlyAtThe70815034: return 112
    case .xmlDoesntKnowWrite7e58c35b: return 113
    case .xmlDoesntKnowWriteTheCharacter36421b4a: return 114
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aCommentInThisWouldBe0cd95b4a(let name), .aSpaceIsMissingBeforeOr5c94ea00(let name),
      .cantBeInTheValueOf1492d9f2(let name), .doesntStandForACharacterThat3a37f0d7(let name),
      .hasNoEndTagSoA76b95067(let name), .isntKnownHereSoItWould55cc8f4d(let name),
      .theElementHasTheAttributeTwice34e17844(let name),
      .theFileDoesntHaveTheFormat4e51a38b(let name), .theStringCatalogHasTheKey552f441a(let name),
      .theTextOfNeedsAfterIt16ade551(let name), .theValueOfTheAttributeHas657f3568(let name),
      .thisHasNoEndTagWrite5cd97d8c(let name), .xmlDoesntKnowWriteTheCharacter36421b4a(let name):
      return .carrying(name: name)
    case .endsNothingNoElementIsOpen0d3f28bc(let value), .isAfterTheEndOfThe3650c05f(let value),
      .thisCantBeInTheTag7fd482b3(let value):
      return .carrying(value: value)
    case .endsNothingTheOpenElementIs2d7b717a(let value, let value2, let line):
      return .carrying(value: value, value2: value2, line: line)
    case .expectedHereTheFileMayBe7f016304(let what): return .carrying(what: what)
    case .isntACodePoint50eaec7f(let text): return .carrying(text: text)
    case .itIsntKnownWhichValuesOf4d553d19(let key, let arguments, let header, let line):
      return .carrying(key: key, arguments: arguments, header: header, line: line)
    case .needsATextInQuotesAfter279732ae(let keyword),
      .thisEntryHasTwiceRemoveOne65d60655(let keyword):
      return .carrying(keyword: keyword)
    case .noColumnHasTranslationsTheFirst12c1736e(let columns): return .carrying(columns: columns)
    case .noColumnIsInTheFirst007645ff(let locale, let columns):
      return .carrying(locale: locale, columns: columns)
    case .ofLineHasNoEndWrite0731a334(let value, let line, let value2, let value3):
      return .carrying(value: value, line: line, value2: value2, value3: value3)
    case .pluralFormsInTheHeaderDoesnt0cc8f331(let header): return .carrying(header: header)
    case .textInIsEmptySoIt45be26e2(let locale): return .carrying(locale: locale)
    case .textsInAreEmptySoThey008daebf(let count, let locale):
      return .carrying(count: count, locale: locale)
    case .theAppSTextOfWas3b79d9d5(let key, let id), .theAppSTextOfWas726b8f53(let key, let id):
      return .carrying(key: key, id: id)
    case .theAttributeHasNoValueWrite3f37e047(let name, let value),
      .theValueOfTheAttributeHas7a5466a9(let name, let value):
      return .carrying(name: name, value: value)
    case .theAttributeOfThisWouldBe5454e0b2(let attribute, let name):
      return .carrying(attribute: attribute, name: name)
    case .theColumnsAndHaveTheSame79f08526(let name, let other):
      return .carrying(name: name, other: other)
    case .theElementCantBeInA41a1adcd(let tag), .theTagHasNoEnd4f2a1c02(let tag):
      return .carrying(tag: tag)
    case .theFileEndsHereAndOf0c3569b9(let value, let line):
      return .carrying(value: value, line: line)
    case .theFileHasBytesFilesOf0279ec6c(let count, let largestFile):
      return .carrying(count: count, largestFile: largestFile)
    case .theFileHasMoreThanTexts3f330acb(let mostTexts): return .carrying(mostTexts: mostTexts)
    case .theFileHasSeveralLanguagesWrite0a391b5e(let shown, let names):
      return .carrying(shown: shown, names: names)
    case .theFileHasSeveralLocalesName6c8a18fd(let names): return .carrying(names: names)
    case .theFileHasTheFormatNot3e4135b8(let other, let name):
      return .carrying(other: other, name: name)
    case .theFileHasTheKeyTwice2f18f76e(let key), .theFileHasTheKeyWhich54334be5(let key),
      .theKeyHasNoValueAfter0aab2f04(let key), .thisListHasNoItemFor02573b42(let key):
      return .carrying(key: key)
    case .theFileIsXmlButXml03a1649d(let version): return .carrying(version: version)
    case .theFileSaysThatItsEncoding1f2634c0(let encoding): return .carrying(encoding: encoding)
    case .theHeaderSaysLanguageAndX06220cc0(let language, let ours):
      return .carrying(language: language, ours: ours)
    case .theStringCatalogTranslatesFromBut2c4c02c9(let source, let ours):
      return .carrying(source: source, ours: ours)
    case .theTextNeedsNowButThis68d81a06(let new, let old): return .carrying(new: new, old: old)
    case .theTextOfCantBeRead0faaa9c8(let value, let reason):
      return .carrying(value: value, reason: reason)
    case .theTextsOfTheFileAre1fd3bcdc(let other, let locale):
      return .carrying(other: other, locale: locale)
    case .thisHasNoEndTheFile5c1f9dd9(let start, let end): return .carrying(start: start, end: end)
    case .thisHasNoNameAfterIt54c1d918(let start): return .carrying(start: start)
    case .thisHasNoNameWriteName2e859e64(let element): return .carrying(element: element)
    case .xmlDoesntKnowWrite7e58c35b(let name, let value, let codePoint):
      return .carrying(name: name, value: value, codePoint: codePoint)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aCommentOfXmlCantHave6b8b21b5, .aDigit65bbe60b, .aDoctypeCantBeHereRemove436b9481,
      .aNameInQuotes2cba24c5, .aTextInQuotes2701e3c5, .aValue0bbd4d73,
      .cantBeInATextWrite3c3ff4ac, .elementsAreNestedTooDeeply12d24ef9,
      .expectedAKeyOrAText6a28ff54, .locales42e21533, .objectsAreNestedTooDeeply6e199fae,
      .or551fbfca, .or7375b6f1, .string02a62298, .theElementCpHasNoCode5c8d635d,
      .theElementHasTooManyAttributes25c8d1d9, .theExistingFileIsntAString0f1db833,
      .theFileEndsWithinAText3ee00cc5, .theFileHasADoctypeWhich659d641d,
      .theFileHasNoElementIt7bb4ab80, .theFileHasNoElementResources054cb599,
      .theFileHasNoObjectOf281d59fd, .theFileHasTheMessagesOf44216658, .theFileIsEmpty09d76a35,
      .theFileIsntUtfHereSave69336e89, .theFileIsntUtfTheOnly73daa4c0,
      .theFirstLineDoesntNameThe33d26926, .theHeaderHasNoLanguageSo1df31647,
      .theKeysOfThisFileAre742d9723, .theNameAfterEndsHereWrite50793546,
      .theNumberOfAPluralForm32e2e13a, .thePropertyListIsntADictionary11cdf461,
      .theQuotesOfThisFieldAre5bcc5d77, .theStringCatalogHasNoStrings66e3936b,
      .theTextsCantBePutInto15b82098, .theXmlDeclarationHasNoEnd16667e22,
      .thereIsAControlCharacterIn312d339b, .thereIsNoMsgidOrMsgstr5b345f58,
      .thereIsSomethingAfterTheEnd67156f31, .thereIsTextAfterTheEnd64c086b7,
      .thereIsTextAfterTheQuotes1b8f5400, .thereIsTextBeforeTheFirst6f630153,
      .thisCommentHasNoEnd75707a7e, .thisDoesntBeginAReferenceWrite303df918,
      .thisDoesntBeginATagWrite45188685, .thisEntryHasNoMsgid28a610bf,
      .thisEntryHasNoMsgstr56f4626c, .thisEscapeDoesntStandForA40e6ac09,
      .thisIsAControlCharacterWhich686c497e, .thisIsntALineOfA08f95f86,
      .thisLineIsntUtfSaveThe32d9ef79, .thisTextBeginsOnALine50ba5787,
      .thisTextHasAnEscapeThat00c63b74, .thisTextHasNoQuotationMark0417f496,
      .thisTextHasNoQuotationMark2dbf4730, .thisValueHasNoKeyBefore6c63c620,
      .twoColumnsHaveTranslationsButNeither74706a59, .xmlCanBeOnlyAtThe70815034,
    ]
  }
}
