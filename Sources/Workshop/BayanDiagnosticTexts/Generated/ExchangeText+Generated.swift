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
  /// - Remark: Code 522925301, `sentence`; Catalog/exchange.toml,
  ///   `aCommentInThisWouldBe1f2b34f5`.
  case aCommentInThisWouldBe1f2b34f5(name: Swift.String)

  /// “a comment of XML can't have '--' in it; remove it, or end the comment with '-->'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 76194346, `sentence`; Catalog/exchange.toml,
  ///   `aCommentOfXmlCantHave048aa22a`.
  case aCommentOfXmlCantHave048aa22a

  /// “a digit”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1723683872, `sentence`; Catalog/exchange.toml, `aDigit66bd5420`.
  case aDigit66bd5420

  /// “a DOCTYPE can't be here; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 75077983, `sentence`; Catalog/exchange.toml,
  ///   `aDoctypeCantBeHereRemove0479995f`.
  case aDoctypeCantBeHereRemove0479995f

  /// “a name in quotes”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 481110592, `sentence`; Catalog/exchange.toml, `aNameInQuotes1cad2a40`.
  case aNameInQuotes1cad2a40

  /// “a space is missing before '{$name}', or the value before it has a quotation mark too
  /// few or too many”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 620917052, `sentence`; Catalog/exchange.toml,
  ///   `aSpaceIsMissingBeforeOr2502713c`.
  case aSpaceIsMissingBeforeOr2502713c(name: Swift.String)

  /// “a text in quotes”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 428897878, `sentence`; Catalog/exchange.toml, `aTextInQuotes19907656`.
  case aTextInQuotes19907656

  /// “a value”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 2055128105, `sentence`; Catalog/exchange.toml, `aValue7a7ec429`.
  case aValue7a7ec429

  /// “']]>' can't be in a text; write ']]&gt;'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1324367507, `sentence`; Catalog/exchange.toml,
  ///   `cantBeInATextWrite4ef03e93`.
  case cantBeInATextWrite4ef03e93

  /// “'<' can't be in the value of '{$name}'; write '&lt;', or end the value with a quotation
  /// mark before it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1651898745, `sentence`; Catalog/exchange.toml,
  ///   `cantBeInTheValueOf6275f979`.
  case cantBeInTheValueOf6275f979(name: Swift.String)

  /// “'&{$name};' doesn't stand for a character that XML can have; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1839667169, `sentence`; Catalog/exchange.toml,
  ///   `doesntStandForACharacterThat6da717e1`.
  case doesntStandForACharacterThat6da717e1(name: Swift.String)

  /// “elements are nested too deeply”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1549419089, `sentence`; Catalog/exchange.toml,
  ///   `elementsAreNestedTooDeeply5c5a4251`.
  case elementsAreNestedTooDeeply5c5a4251

  /// “'{$value}' ends nothing; no element is open”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 194345991, `sentence`; Catalog/exchange.toml,
  ///   `endsNothingNoElementIsOpen0b957c07`.
  case endsNothingNoElementIsOpen0b957c07(value: Swift.String)

  /// “'{$value}' ends nothing; the open element is '{$value2}' of line {$line :integer}”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1775111949, `sentence`; Catalog/exchange.toml,
  ///   `endsNothingTheOpenElementIs69ce0f0d`.
  case endsNothingTheOpenElementIs69ce0f0d(
    value: Swift.String, value2: Swift.String, line: Swift.Int)

  /// “expected a key or a text in quotes here”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 1053754434, `sentence`; Catalog/exchange.toml,
  ///   `expectedAKeyOrAText3ecf0442`.
  case expectedAKeyOrAText3ecf0442

  /// “expected {$what} here; the file may be cut off or damaged, so ask for it again”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1011358539, `sentence`; Catalog/exchange.toml,
  ///   `expectedHereTheFileMayBe3c481b4b`.
  case expectedHereTheFileMayBe3c481b4b(what: Swift.String)

  /// “'<{$name}/>' has no end tag, so a text can't be put into it; write
  /// '<{$name}></{$name}>'”
  ///
  /// Workshop/BayanExchange/XML/XMLNode+Edits.swift.
  ///
  /// - Remark: Code 1681936542, `sentence`; Catalog/exchange.toml, `hasNoEndTagSoA6440509e`.
  case hasNoEndTagSoA6440509e(name: Swift.String)

  /// “'{$value}' is after the end of the first element, which has to hold all others”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 567582868, `sentence`; Catalog/exchange.toml,
  ///   `isAfterTheEndOfThe21d4a094`.
  case isAfterTheEndOfThe21d4a094(value: Swift.String)

  /// “'{$text}' isn't a code point”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF12Reader.swift.
  ///
  /// - Remark: Code 1843541569, `sentence`; Catalog/exchange.toml, `isntACodePoint6de23641`.
  case isntACodePoint6de23641(text: Swift.String)

  /// “'{$name}' isn't known here, so it would be lost with the old text; write the new text
  /// by hand”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStrings+Edits.swift.
  ///
  /// - Remark: Code 478140230, `sentence`; Catalog/exchange.toml,
  ///   `isntKnownHereSoItWould1c7fd746`.
  case isntKnownHereSoItWould1c7fd746(name: Swift.String)

  /// “it isn't known which values of the app's text of '{$key}' are {$arguments}; write it
  /// into Catalog/adopted.lock below '{$header}', such as '{$line}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppValues.swift.
  ///
  /// - Remark: Code 1409518267, `sentence`; Catalog/exchange.toml,
  ///   `itIsntKnownWhichValuesOf54038abb`.
  case itIsntKnownWhichValuesOf54038abb(
    key: Swift.String, arguments: [Swift.String], header: Swift.String, line: Swift.String)

  /// “_locales”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 558782972, `sentence`; Catalog/exchange.toml, `locales214e59fc`.
  case locales214e59fc

  /// “'{$keyword}' needs a text in quotes after it”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 593664305, `sentence`; Catalog/exchange.toml,
  ///   `needsATextInQuotesAfter23629931`.
  case needsATextInQuotesAfter23629931(keyword: Swift.String)

  /// “no column has translations: the first line names {$columns}; name the column of the
  /// translations 'translation'”
  ///
  /// Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
  ///
  /// - Remark: Code 2080411813, `sentence`; Catalog/exchange.toml,
  ///   `noColumnHasTranslationsTheFirst7c0090a5`.
  case noColumnHasTranslationsTheFirst7c0090a5(columns: [Swift.String])

  /// “no column is in '{$locale}': the first line names {$columns}; name the column of the
  /// translations '{$locale}'”
  ///
  /// Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
  ///
  /// - Remark: Code 1779559878, `sentence`; Catalog/exchange.toml,
  ///   `noColumnIsInTheFirst6a11edc6`.
  case noColumnIsInTheFirst6a11edc6(locale: Swift.String, columns: [Swift.String])

  /// “objects are nested too deeply”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1697453691, `sentence`; Catalog/exchange.toml,
  ///   `objectsAreNestedTooDeeply652d167b`.
  case objectsAreNestedTooDeeply652d167b

  /// “'{$value}' of line {$line :integer} has no end; write '{$value2}' before this
  /// '{$value3}'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1533435768, `sentence`; Catalog/exchange.toml,
  ///   `ofLineHasNoEndWrite5b665f78`.
  case ofLineHasNoEndWrite5b665f78(
    value: Swift.String, line: Swift.Int, value2: Swift.String, value3: Swift.String)

  /// “',' or '\}'”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 395500796, `sentence`; Catalog/exchange.toml, `or1792dcfc`.
  case or1792dcfc

  /// “',' or ']'”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1036480620, `sentence`; Catalog/exchange.toml, `or3dc7706c`.
  case or3dc7706c

  /// “'Plural-Forms' in the header doesn't say which numbers each form is for; write
  /// '{$header}'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POReader.swift.
  ///
  /// - Remark: Code 1831026777, `sentence`; Catalog/exchange.toml,
  ///   `pluralFormsInTheHeaderDoesnt6d234059`.
  case pluralFormsInTheHeaderDoesnt6d234059(header: Swift.String)

  /// “string”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidWriter.swift.
  ///
  /// - Remark: Code 1274348635, `sentence`; Catalog/exchange.toml, `string4bf5045b`.
  case string4bf5045b

  /// “1 text in '{$locale}' is empty, so it counts as not translated”
  ///
  /// Workshop/BayanExchange/Texts/TextSetCheck.swift.
  ///
  /// - Remark: Code 2079763443, `sentence`; Catalog/exchange.toml,
  ///   `textInIsEmptySoIt7bf6abf3`.
  case textInIsEmptySoIt7bf6abf3(locale: Swift.String)

  /// “{$count :integer} texts in '{$locale}' are empty, so they count as not translated; this
  /// is the first”
  ///
  /// Workshop/BayanExchange/Texts/TextSetCheck.swift.
  ///
  /// - Remark: Code 1363267672, `sentence`; Catalog/exchange.toml,
  ///   `textsInAreEmptySoThey5141d058`.
  case textsInAreEmptySoThey5141d058(count: Swift.Int, locale: Swift.String)

  /// “the app's text of '{$key}' was never imported, and differs from '{$id}'; import it with
  /// 'bayan import FILE', or overwrite it with 'bayan export {$id} … --force'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 108294329, `sentence`; Catalog/exchange.toml, `theAppSTextOfWas067470b9`.
  case theAppSTextOfWas067470b9(key: Swift.String, id: Swift.String)

  /// “the app's text of '{$key}' was edited since it was last read, and differs from '{$id}';
  /// import it with 'bayan import FILE', or overwrite it with 'bayan export {$id} … --force'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1149068533, `sentence`; Catalog/exchange.toml,
  ///   `theAppSTextOfWas447d64f5`.
  case theAppSTextOfWas447d64f5(key: Swift.String, id: Swift.String)

  /// “the attribute '{$name}' has no value; write '{$value}'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 987874089, `sentence`; Catalog/exchange.toml,
  ///   `theAttributeHasNoValueWrite3ae1c329`.
  case theAttributeHasNoValueWrite3ae1c329(name: Swift.String, value: Swift.String)

  /// “the attribute '{$attribute}' of this '<{$name}>' would be lost with the old text; write
  /// the new text here by hand”
  ///
  /// Workshop/BayanExchange/XML/XMLNode+Edits.swift.
  ///
  /// - Remark: Code 1297337954, `sentence`; Catalog/exchange.toml,
  ///   `theAttributeOfThisWouldBe4d53ce62`.
  case theAttributeOfThisWouldBe4d53ce62(attribute: Swift.String, name: Swift.String)

  /// “the columns '{$name}' and '{$other}' have the same language; remove one, or give it
  /// another name”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 447561715, `sentence`; Catalog/exchange.toml,
  ///   `theColumnsAndHaveTheSame1aad3ff3`.
  case theColumnsAndHaveTheSame1aad3ff3(name: Swift.String, other: Swift.String)

  /// “the element '{$tag}' can't be in a text”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
  ///
  /// - Remark: Code 1674469083, `sentence`; Catalog/exchange.toml,
  ///   `theElementCantBeInA63ce5edb`.
  case theElementCantBeInA63ce5edb(tag: Swift.String)

  /// “the element 'cp' has no code point”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
  ///
  /// - Remark: Code 1091775835, `sentence`; Catalog/exchange.toml,
  ///   `theElementCpHasNoCode41132d5b`.
  case theElementCpHasNoCode41132d5b

  /// “the element has the attribute '{$name}' twice; remove one”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 726318043, `sentence`; Catalog/exchange.toml,
  ///   `theElementHasTheAttributeTwice2b4abbdb`.
  case theElementHasTheAttributeTwice2b4abbdb(name: Swift.String)

  /// “the element has too many attributes for a known format”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1035598246, `sentence`; Catalog/exchange.toml,
  ///   `theElementHasTooManyAttributes3db9f9a6`.
  case theElementHasTooManyAttributes3db9f9a6

  /// “the existing file isn't a string catalog; write to another file, or remove this one”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
  ///
  /// - Remark: Code 60254405, `sentence`; Catalog/exchange.toml,
  ///   `theExistingFileIsntAString039768c5`.
  case theExistingFileIsntAString039768c5

  /// “the file doesn't have the format '{$name}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 963509866, `sentence`; Catalog/exchange.toml,
  ///   `theFileDoesntHaveTheFormat396dfe6a`.
  case theFileDoesntHaveTheFormat396dfe6a(name: Swift.String)

  /// “the file ends here, and '{$value}' of line {$line :integer} has no end; the file may be
  /// cut off, so ask for it again”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 393008446, `sentence`; Catalog/exchange.toml,
  ///   `theFileEndsHereAndOf176cd53e`.
  case theFileEndsHereAndOf176cd53e(value: Swift.String, line: Swift.Int)

  /// “the file ends within a text; it may be cut off, so ask for it again”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 583199362, `sentence`; Catalog/exchange.toml,
  ///   `theFileEndsWithinAText22c2ea82`.
  case theFileEndsWithinAText22c2ea82

  /// “the file has a DOCTYPE, which could load other files; remove it, because exchange files
  /// don't need one”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 1976183286, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasADoctypeWhich75ca29f6`.
  case theFileHasADoctypeWhich75ca29f6

  /// “the file has {$count :integer} bytes; files of more than {$largestFile :integer} aren't
  /// read; export fewer messages at a time”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 1276536417, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasBytesFilesOf4c166661`.
  case theFileHasBytesFilesOf4c166661(count: Swift.Int, largestFile: Swift.Int)

  /// “the file has more than {$mostTexts :integer} texts; export fewer messages at a time”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 1992759441, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasMoreThanTexts76c71891`.
  case theFileHasMoreThanTexts76c71891(mostTexts: Swift.Int)

  /// “the file has no element; it may be cut off, so ask for it again”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 751921477, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoElementIt2cd16945`.
  case theFileHasNoElementIt2cd16945

  /// “the file has no element '<resources>', which a strings.xml needs”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
  ///
  /// - Remark: Code 1232905280, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoElementResources497ca440`.
  case theFileHasNoElementResources497ca440

  /// “the file has no object of keys and texts, such as \{"key": "text"\}”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 74641735, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoObjectOf0472f147`.
  case theFileHasNoObjectOf0472f147

  /// “the file has several languages ({$shown}); write a file for each, such as
  /// {$names}.json”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 856113665, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasSeveralLanguagesWrite33074201`.
  case theFileHasSeveralLanguagesWrite33074201(shown: Swift.String, names: Swift.String)

  /// “the file has several locales, {$names}; name one with --locale”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 1202115785, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasSeveralLocalesName47a6d4c9`.
  case theFileHasSeveralLocalesName47a6d4c9(names: [Swift.String])

  /// “the file has the format '{$other}', not '{$name}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 770228596, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheFormatNot2de8c174`.
  case theFileHasTheFormatNot2de8c174(other: Swift.String, name: Swift.String)

  /// “the file has the key '{$key}' twice; remove one”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1147023117, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheKeyTwice445e2f0d`.
  case theFileHasTheKeyTwice445e2f0d(key: Swift.String)

  /// “the file has the key '{$key}', which this catalog doesn't have, so it would be lost;
  /// choose another file name, or move the file”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate+Files.swift.
  ///
  /// - Remark: Code 1992444148, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheKeyWhich76c248f4`.
  case theFileHasTheKeyWhich76c248f4(key: Swift.String)

  /// “the file has the messages of a browser extension, with 'message' and 'placeholders',
  /// which can't be read”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
  ///
  /// - Remark: Code 1356531924, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheMessagesOf50db08d4`.
  case theFileHasTheMessagesOf50db08d4

  /// “the file is empty”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 542577062, `sentence`; Catalog/exchange.toml, `theFileIsEmpty205711a6`.
  case theFileIsEmpty205711a6

  /// “the file is XML '{$version}', but XML '1.0' is expected”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 1376284976, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsXmlButXml52087130`.
  case theFileIsXmlButXml52087130(version: Swift.String)

  /// “the file isn't UTF-8 here; save it as UTF-8”
  ///
  /// Workshop/BayanExchange/ExchangeFault.swift.
  ///
  /// - Remark: Code 1334997253, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsntUtfHereSave4f927105`.
  case theFileIsntUtfHereSave4f927105

  /// “the file isn't UTF-8, the only encoding in which texts can be put into an app's file;
  /// save it as UTF-8”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1015313589, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsntUtfTheOnly3c8474b5`.
  case theFileIsntUtfTheOnly3c8474b5

  /// “the file says that its encoding is '{$encoding}'; save it as UTF-8”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 1229915948, `sentence`; Catalog/exchange.toml,
  ///   `theFileSaysThatItsEncoding494f072c`.
  case theFileSaysThatItsEncoding494f072c(encoding: Swift.String)

  /// “the first line doesn't name the columns; it needs 'id', and 'source' or language tags,
  /// as in 'id,source,ar'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
  ///
  /// - Remark: Code 1077523435, `sentence`; Catalog/exchange.toml,
  ///   `theFirstLineDoesntNameThe4039b3eb`.
  case theFirstLineDoesntNameThe4039b3eb

  /// “the header has no 'Language', so the plural forms aren't known; add it, or name the
  /// language with '--locale'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POReader.swift.
  ///
  /// - Remark: Code 1181058912, `sentence`; Catalog/exchange.toml,
  ///   `theHeaderHasNoLanguageSo46658760`.
  case theHeaderHasNoLanguageSo46658760

  /// “the header says 'Language: {$language}' and 'X-Bayan-Language: {$ours}'; correct the
  /// one that is wrong, or remove it”
  ///
  /// Workshop/BayanExchange/Formats/PO/POReader.swift.
  ///
  /// - Remark: Code 651808970, `sentence`; Catalog/exchange.toml,
  ///   `theHeaderSaysLanguageAndX26d9d0ca`.
  case theHeaderSaysLanguageAndX26d9d0ca(language: Swift.String, ours: Swift.String)

  /// “the key '{$key}' has no value after it”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 1341341888, `sentence`; Catalog/exchange.toml,
  ///   `theKeyHasNoValueAfter4ff340c0`.
  case theKeyHasNoValueAfter4ff340c0(key: Swift.String)

  /// “the keys of this file are its source texts, which can't be overwritten; name the locale
  /// of a translation with '--locale'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 346693282, `sentence`; Catalog/exchange.toml,
  ///   `theKeysOfThisFileAre14aa1ea2`.
  case theKeysOfThisFileAre14aa1ea2

  /// “the name after '<?' ends here; write a space or '?>'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1160321306, `sentence`; Catalog/exchange.toml,
  ///   `theNameAfterEndsHereWrite4529191a`.
  case theNameAfterEndsHereWrite4529191a

  /// “the number of a plural form must be from 0 to 5”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 317125531, `sentence`; Catalog/exchange.toml,
  ///   `theNumberOfAPluralForm12e6f39b`.
  case theNumberOfAPluralForm12e6f39b

  /// “the property list isn't a dictionary, as a .stringsdict file has to be”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 1219571153, `sentence`; Catalog/exchange.toml,
  ///   `thePropertyListIsntADictionary48b12dd1`.
  case thePropertyListIsntADictionary48b12dd1

  /// “the quotes of this field are never closed; write each '"' in a text twice: '""'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
  ///
  /// - Remark: Code 179349975, `sentence`; Catalog/exchange.toml,
  ///   `theQuotesOfThisFieldAre0ab0a9d7`.
  case theQuotesOfThisFieldAre0ab0a9d7

  /// “the string catalog has no 'strings'”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStringsReader.swift.
  ///
  /// - Remark: Code 1946497971, `sentence`; Catalog/exchange.toml,
  ///   `theStringCatalogHasNoStrings740533b3`.
  case theStringCatalogHasNoStrings740533b3

  /// “the string catalog has the key '{$name}' twice; remove one”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
  ///
  /// - Remark: Code 500177486, `sentence`; Catalog/exchange.toml,
  ///   `theStringCatalogHasTheKey1dd01a4e`.
  case theStringCatalogHasTheKey1dd01a4e(name: Swift.String)

  /// “the string catalog translates from '{$source}', but this project from '{$ours}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1115849724, `sentence`; Catalog/exchange.toml,
  ///   `theStringCatalogTranslatesFromBut428283fc`.
  case theStringCatalogTranslatesFromBut428283fc(source: Swift.String, ours: Swift.String)

  /// “the tag '{$tag}' has no end '>'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 654297559, `sentence`; Catalog/exchange.toml, `theTagHasNoEnd26ffc9d7`.
  case theTagHasNoEnd26ffc9d7(tag: Swift.String)

  /// “the text needs '<{$new}>' now, but this is '<{$old}>'; change the element, and the
  /// app's code that reads it, by hand”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
  ///
  /// - Remark: Code 1692885604, `sentence`; Catalog/exchange.toml,
  ///   `theTextNeedsNowButThis64e76264`.
  case theTextNeedsNowButThis64e76264(new: Swift.String, old: Swift.String)

  /// “the text of '{$value}' can't be read: {$reason}”
  ///
  /// Workshop/BayanExchange/Texts/TextSetCheck.swift.
  ///
  /// - Remark: Code 1898796671, `sentence`; Catalog/exchange.toml,
  ///   `theTextOfCantBeRead712d567f`.
  case theTextOfCantBeRead712d567f(value: Swift.String, reason: Swift.String)

  /// “the text of '{$name}' needs ';' after it”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 716253133, `sentence`; Catalog/exchange.toml,
  ///   `theTextOfNeedsAfterIt2ab127cd`.
  case theTextOfNeedsAfterIt2ab127cd(name: Swift.String)

  /// “the texts can't be put into this file without changing other texts in it; write them by
  /// hand”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 1317522787, `sentence`; Catalog/exchange.toml,
  ///   `theTextsCantBePutInto4e87cd63`.
  case theTextsCantBePutInto4e87cd63

  /// “the texts of the file are in '{$other}', but the export is in '{$locale}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
  ///
  /// - Remark: Code 700539355, `sentence`; Catalog/exchange.toml,
  ///   `theTextsOfTheFileAre29c161db`.
  case theTextsOfTheFileAre29c161db(other: Swift.String, locale: Swift.String)

  /// “the value of the attribute '{$name}' has no quotation mark at its end”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 152247051, `sentence`; Catalog/exchange.toml,
  ///   `theValueOfTheAttributeHas09131b0b`.
  case theValueOfTheAttributeHas09131b0b(name: Swift.String)

  /// “the value of the attribute '{$name}' has no quotation marks; write '{$value}'”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1583760264, `sentence`; Catalog/exchange.toml,
  ///   `theValueOfTheAttributeHas5e664388`.
  case theValueOfTheAttributeHas5e664388(name: Swift.String, value: Swift.String)

  /// “the XML declaration has no end '?>'”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 1686809194, `sentence`; Catalog/exchange.toml,
  ///   `theXmlDeclarationHasNoEnd648aaa6a`.
  case theXmlDeclarationHasNoEnd648aaa6a

  /// “there is a control character in a text here; escape it”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 1635100485, `sentence`; Catalog/exchange.toml,
  ///   `thereIsAControlCharacterIn6175a745`.
  case thereIsAControlCharacterIn6175a745

  /// “there is no 'msgid' or 'msgstr' before this text”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 208393957, `sentence`; Catalog/exchange.toml,
  ///   `thereIsNoMsgidOrMsgstr0c6bd6e5`.
  case thereIsNoMsgidOrMsgstr0c6bd6e5

  /// “there is something after the end of the JSON value”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 751701556, `sentence`; Catalog/exchange.toml,
  ///   `thereIsSomethingAfterTheEnd2cce0e34`.
  case thereIsSomethingAfterTheEnd2cce0e34

  /// “there is text after the end of the first element; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1082526328, `sentence`; Catalog/exchange.toml,
  ///   `thereIsTextAfterTheEnd40860a78`.
  case thereIsTextAfterTheEnd40860a78

  /// “there is text after the quotes of this field; put the whole field in quotes, and write
  /// each '"' in it twice: '""'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
  ///
  /// - Remark: Code 96648362, `sentence`; Catalog/exchange.toml,
  ///   `thereIsTextAfterTheQuotes05c2bcaa`.
  case thereIsTextAfterTheQuotes05c2bcaa

  /// “there is text before the first element; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1837250875, `sentence`; Catalog/exchange.toml,
  ///   `thereIsTextBeforeTheFirst6d82393b`.
  case thereIsTextBeforeTheFirst6d82393b

  /// “this can't be in the tag '{$value}'; the tag needs an end '>', or the value before it a
  /// quotation mark”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1926407522, `sentence`; Catalog/exchange.toml,
  ///   `thisCantBeInTheTag72d2a562`.
  case thisCantBeInTheTag72d2a562(value: Swift.String)

  /// “this comment has no end '*/'”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 132463434, `sentence`; Catalog/exchange.toml,
  ///   `thisCommentHasNoEnd07e53b4a`.
  case thisCommentHasNoEnd07e53b4a

  /// “this '&' doesn't begin a reference; write '&amp;' for the character”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1357186596, `sentence`; Catalog/exchange.toml,
  ///   `thisDoesntBeginAReferenceWrite50e50624`.
  case thisDoesntBeginAReferenceWrite50e50624

  /// “this '<' doesn't begin a tag; write '&lt;' for the character”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 2049722505, `sentence`; Catalog/exchange.toml,
  ///   `thisDoesntBeginATagWrite7a2c4889`.
  case thisDoesntBeginATagWrite7a2c4889

  /// “this entry has no 'msgid'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 1698211424, `sentence`; Catalog/exchange.toml,
  ///   `thisEntryHasNoMsgid6538a660`.
  case thisEntryHasNoMsgid6538a660

  /// “this entry has no 'msgstr'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 710770709, `sentence`; Catalog/exchange.toml,
  ///   `thisEntryHasNoMsgstr2a5d8015`.
  case thisEntryHasNoMsgstr2a5d8015

  /// “this entry has '{$keyword}' twice; remove one”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 1828113825, `sentence`; Catalog/exchange.toml,
  ///   `thisEntryHasTwiceRemoveOne6cf6cda1`.
  case thisEntryHasTwiceRemoveOne6cf6cda1(keyword: Swift.String)

  /// “this escape doesn't stand for a character”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 690344580, `sentence`; Catalog/exchange.toml,
  ///   `thisEscapeDoesntStandForA2925d284`.
  case thisEscapeDoesntStandForA2925d284

  /// “this '<{$name}/>' has no end tag; write '<{$name}></{$name}>', so that a text can be
  /// put into it”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
  ///
  /// - Remark: Code 323786788, `sentence`; Catalog/exchange.toml,
  ///   `thisHasNoEndTagWrite134c9824`.
  case thisHasNoEndTagWrite134c9824(name: Swift.String)

  /// “this '{$start}' has no end '{$end}'; the file may be cut off, so ask for it again”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1139048963, `sentence`; Catalog/exchange.toml,
  ///   `thisHasNoEndTheFile43e48203`.
  case thisHasNoEndTheFile43e48203(start: Swift.String, end: Swift.String)

  /// “this '{$start}' has no name after it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 511457044, `sentence`; Catalog/exchange.toml,
  ///   `thisHasNoNameAfterIt1e7c3714`.
  case thisHasNoNameAfterIt1e7c3714(start: Swift.String)

  /// “this '<{$element}>' has no name; write '<{$element} name="…">'”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
  ///
  /// - Remark: Code 570102241, `sentence`; Catalog/exchange.toml,
  ///   `thisHasNoNameWriteName21fb11e1`.
  case thisHasNoNameWriteName21fb11e1(element: Swift.String)

  /// “this is a control character, which XML can't have; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 891393060, `sentence`; Catalog/exchange.toml,
  ///   `thisIsAControlCharacterWhich35219424`.
  case thisIsAControlCharacterWhich35219424

  /// “this isn't a line of a PO file; expected '#', 'msgctxt', 'msgid' or 'msgstr'”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 1262693355, `sentence`; Catalog/exchange.toml,
  ///   `thisIsntALineOfA4b432beb`.
  case thisIsntALineOfA4b432beb

  /// “this line isn't UTF-8; save the file as UTF-8”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 2136119134, `sentence`; Catalog/exchange.toml,
  ///   `thisLineIsntUtfSaveThe7f52975e`.
  case thisLineIsntUtfSaveThe7f52975e

  /// “this list has no item for '{$key}'; write the item here by hand”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
  ///
  /// - Remark: Code 843451909, `sentence`; Catalog/exchange.toml,
  ///   `thisListHasNoItemFor32460e05`.
  case thisListHasNoItemFor32460e05(key: Swift.String)

  /// “this text begins on a line with something else; put 'msgstr' on a line of its own”
  ///
  /// Workshop/BayanExchange/Formats/PO/PO+Edits.swift.
  ///
  /// - Remark: Code 2112123157, `sentence`; Catalog/exchange.toml,
  ///   `thisTextBeginsOnALine7de47115`.
  case thisTextBeginsOnALine7de47115

  /// “this text has an escape that PO doesn't know”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 1099392667, `sentence`; Catalog/exchange.toml,
  ///   `thisTextHasAnEscapeThat4187669b`.
  case thisTextHasAnEscapeThat4187669b

  /// “this text has no quotation mark at its end”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 43839517, `sentence`; Catalog/exchange.toml,
  ///   `thisTextHasNoQuotationMark029cf01d`.
  case thisTextHasNoQuotationMark029cf01d

  /// “this text has no quotation mark at its end; the file may be cut off, so ask for it
  /// again”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
  ///
  /// - Remark: Code 136813305, `sentence`; Catalog/exchange.toml,
  ///   `thisTextHasNoQuotationMark08279af9`.
  case thisTextHasNoQuotationMark08279af9

  /// “this value has no key before it”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 1856255118, `sentence`; Catalog/exchange.toml,
  ///   `thisValueHasNoKeyBefore6ea4348e`.
  case thisValueHasNoKeyBefore6ea4348e

  /// “two columns have translations, but neither names its language; remove one, or name it
  /// after its language, such as 'ar'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 857433295, `sentence`; Catalog/exchange.toml,
  ///   `twoColumnsHaveTranslationsButNeither331b64cf`.
  case twoColumnsHaveTranslationsButNeither331b64cf

  /// “'<?xml' can be only at the start of a file; remove it”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 925038736, `sentence`; Catalog/exchange.toml,
  ///   `xmlCanBeOnlyAtThe3722f890`.
  case xmlCanBeOnlyAtThe3722f890

  /// “XML doesn't know '&{$name};'; write '{$value}' ({$codePoint})”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1098772451, `sentence`; Catalog/exchange.toml,
  ///   `xmlDoesntKnowWrite417defe3`.
  case xmlDoesntKnowWrite417defe3(name: Swift.String, value: Swift.String, codePoint: Swift.String)

  /// “XML doesn't know '&{$name};'; write the character itself, or '&amp;{$name};' if the
  /// text is meant”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 1325882476, `sentence`; Catalog/exchange.toml,
  ///   `xmlDoesntKnowWriteTheCharacter4f075c6c`.
  case xmlDoesntKnowWriteTheCharacter4f075c6c(name: Swift.String)

  static var domainIndex: Swift.Int { 5 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aCommentInThisWouldBe1f2b34f5: return 0
    case .aCommentOfXmlCantHave048aa22a: return 1
    case .aDigit66bd5420: return 2
    case .aDoctypeCantBeHereRemove0479995f: return 3
    case .aNameInQuotes1cad2a40: return 4
    case .aSpaceIsMissingBeforeOr2502713c: return 5
    case .aTextInQuotes19907656: return 6
    case .aValue7a7ec429: return 7
    case .cantBeInATextWrite4ef03e93: return 8
    case .cantBeInTheValueOf6275f979: return 9
    case .doesntStandForACharacterThat6da717e1: return 10
    case .elementsAreNestedTooDeeply5c5a4251: return 11
    case .endsNothingNoElementIsOpen0b957c07: return 12
    case .endsNothingTheOpenElementIs69ce0f0d: return 13
    case .expectedAKeyOrAText3ecf0442: return 14
    case .expectedHereTheFileMayBe3c481b4b: return 15
    case .hasNoEndTagSoA6440509e: return 16
    case .isAfterTheEndOfThe21d4a094: return 17
    case .isntACodePoint6de23641: return 18
    case .isntKnownHereSoItWould1c7fd746: return 19
    case .itIsntKnownWhichValuesOf54038abb: return 20
    case .locales214e59fc: return 21
    case .needsATextInQuotesAfter23629931: return 22
    case .noColumnHasTranslationsTheFirst7c0090a5: return 23
    case .noColumnIsInTheFirst6a11edc6: return 24
    case .objectsAreNestedTooDeeply652d167b: return 25
    case .ofLineHasNoEndWrite5b665f78: return 26
    case .or1792dcfc: return 27
    case .or3dc7706c: return 28
    case .pluralFormsInTheHeaderDoesnt6d234059: return 29
    case .string4bf5045b: return 30
    case .textInIsEmptySoIt7bf6abf3: return 31
    case .textsInAreEmptySoThey5141d058: return 32
    case .theAppSTextOfWas067470b9: return 33
    case .theAppSTextOfWas447d64f5: return 34
    case .theAttributeHasNoValueWrite3ae1c329: return 35
    case .theAttributeOfThisWouldBe4d53ce62: return 36
    case .theColumnsAndHaveTheSame1aad3ff3: return 37
    case .theElementCantBeInA63ce5edb: return 38
    case .theElementCpHasNoCode41132d5b: return 39
    case .theElementHasTheAttributeTwice2b4abbdb: return 40
    case .theElementHasTooManyAttributes3db9f9a6: return 41
    case .theExistingFileIsntAString039768c5: return 42
    case .theFileDoesntHaveTheFormat396dfe6a: return 43
    case .theFileEndsHereAndOf176cd53e: return 44
    case .theFileEndsWithinAText22c2ea82: return 45
    case .theFileHasADoctypeWhich75ca29f6: return 46
    case .theFileHasBytesFilesOf4c166661: return 47
    case .theFileHasMoreThanTexts76c71891: return 48
    case .theFileHasNoElementIt2cd16945: return 49
    case .theFileHasNoElementResources497ca440: return 50
    case .theFileHasNoObjectOf0472f147: return 51
    case .theFileHasSeveralLanguagesWrite33074201: return 52
    case .theFileHasSeveralLocalesName47a6d4c9: return 53
    case .theFileHasTheFormatNot2de8c174: return 54
    case .theFileHasTheKeyTwice445e2f0d: return 55
    case .theFileHasTheKeyWhich76c248f4: return 56
    case .theFileHasTheMessagesOf50db08d4: return 57
    case .theFileIsEmpty205711a6: return 58
    case .theFileIsXmlButXml52087130: return 59
    case .theFileIsntUtfHereSave4f927105: return 60
    case .theFileIsntUtfTheOnly3c8474b5: return 61
    case .theFileSaysThatItsEncoding494f072c: return 62
    case .theFirstLineDoesntNameThe4039b3eb: return 63
    case .theHeaderHasNoLanguageSo46658760: return 64
    case .theHeaderSaysLanguageAndX26d9d0ca: return 65
    case .theKeyHasNoValueAfter4ff340c0: return 66
    case .theKeysOfThisFileAre14aa1ea2: return 67
    case .theNameAfterEndsHereWrite4529191a: return 68
    case .theNumberOfAPluralForm12e6f39b: return 69
    case .thePropertyListIsntADictionary48b12dd1: return 70
    case .theQuotesOfThisFieldAre0ab0a9d7: return 71
    case .theStringCatalogHasNoStrings740533b3: return 72
    case .theStringCatalogHasTheKey1dd01a4e: return 73
    case .theStringCatalogTranslatesFromBut428283fc: return 74
    case .theTagHasNoEnd26ffc9d7: return 75
    case .theTextNeedsNowButThis64e76264: return 76
    case .theTextOfCantBeRead712d567f: return 77
    case .theTextOfNeedsAfterIt2ab127cd: return 78
    case .theTextsCantBePutInto4e87cd63: return 79
    case .theTextsOfTheFileAre29c161db: return 80
    case .theValueOfTheAttributeHas09131b0b: return 81
    case .theValueOfTheAttributeHas5e664388: return 82
    case .theXmlDeclarationHasNoEnd648aaa6a: return 83
    case .thereIsAControlCharacterIn6175a745: return 84
    case .thereIsNoMsgidOrMsgstr0c6bd6e5: return 85
    case .thereIsSomethingAfterTheEnd2cce0e34: return 86
    case .thereIsTextAfterTheEnd40860a78: return 87
    case .thereIsTextAfterTheQuotes05c2bcaa: return 88
    case .thereIsTextBeforeTheFirst6d82393b: return 89
    case .thisCantBeInTheTag72d2a562: return 90
    case .thisCommentHasNoEnd07e53b4a: return 91
    case .thisDoesntBeginAReferenceWrite50e50624: return 92
    case .thisDoesntBeginATagWrite7a2c4889: return 93
    case .thisEntryHasNoMsgid6538a660: return 94
    case .thisEntryHasNoMsgstr2a5d8015: return 95
    case .thisEntryHasTwiceRemoveOne6cf6cda1: return 96
    case .thisEscapeDoesntStandForA2925d284: return 97
    case .thisHasNoEndTagWrite134c9824: return 98
    case .thisHasNoEndTheFile43e48203: return 99
    case .thisHasNoNameAfterIt1e7c3714: return 100
    case .thisHasNoNameWriteName21fb11e1: return 101
    case .thisIsAControlCharacterWhich35219424: return 102
    case .thisIsntALineOfA4b432beb: return 103
    case .thisLineIsntUtfSaveThe7f52975e: return 104
    case .thisListHasNoItemFor32460e05: return 105
    case .thisTextBeginsOnALine7de47115: return 106
    case .thisTextHasAnEscapeThat4187669b: return 107
    case .thisTextHasNoQuotationMark029cf01d: return 108
    case .thisTextHasNoQuotationMark08279af9: return 109
    case .thisValueHasNoKeyBefore6ea4348e: return 110
    case .twoColumnsHaveTranslationsButNeither331b64cf: return 111
    case .xmlCanBeOnlyAtThe3722f890: return 112
    case .xmlDoesntKnowWrite417defe3: return 113
    case .xmlDoesntKnowWriteTheCharacter4f075c6c: return 114
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aCommentInThisWouldBe1f2b34f5(let name), .aSpaceIsMissingBeforeOr2502713c(let name),
      .cantBeInTheValueOf6275f979(let name), .doesntStandForACharacterThat6da717e1(let name),
      .hasNoEndTagSoA6440509e(let name), .isntKnownHereSoItWould1c7fd746(let name),
      .theElementHasTheAttributeTwice2b4abbdb(let name),
      .theFileDoesntHaveTheFormat396dfe6a(let name), .theStringCatalogHasTheKey1dd01a4e(let name),
      .theTextOfNeedsAfterIt2ab127cd(let name), .theValueOfTheAttributeHas09131b0b(let name),
      .thisHasNoEndTagWrite134c9824(let name), .xmlDoesntKnowWriteTheCharacter4f075c6c(let name):
      return .carrying(name: name)
    case .endsNothingNoElementIsOpen0b957c07(let value), .isAfterTheEndOfThe21d4a094(let value),
      .thisCantBeInTheTag72d2a562(let value):
      return .carrying(value: value)
    case .endsNothingTheOpenElementIs69ce0f0d(let value, let value2, let line):
      return .carrying(value: value, value2: value2, line: line)
    case .expectedHereTheFileMayBe3c481b4b(let what): return .carrying(what: what)
    case .isntACodePoint6de23641(let text): return .carrying(text: text)
    case .itIsntKnownWhichValuesOf54038abb(let key, let arguments, let header, let line):
      return .carrying(key: key, arguments: arguments, header: header, line: line)
    case .needsATextInQuotesAfter23629931(let keyword),
      .thisEntryHasTwiceRemoveOne6cf6cda1(let keyword):
      return .carrying(keyword: keyword)
    case .noColumnHasTranslationsTheFirst7c0090a5(let columns): return .carrying(columns: columns)
    case .noColumnIsInTheFirst6a11edc6(let locale, let columns):
      return .carrying(locale: locale, columns: columns)
    case .ofLineHasNoEndWrite5b665f78(let value, let line, let value2, let value3):
      return .carrying(value: value, line: line, value2: value2, value3: value3)
    case .pluralFormsInTheHeaderDoesnt6d234059(let header): return .carrying(header: header)
    case .textInIsEmptySoIt7bf6abf3(let locale): return .carrying(locale: locale)
    case .textsInAreEmptySoThey5141d058(let count, let locale):
      return .carrying(count: count, locale: locale)
    case .theAppSTextOfWas067470b9(let key, let id), .theAppSTextOfWas447d64f5(let key, let id):
      return .carrying(key: key, id: id)
    case .theAttributeHasNoValueWrite3ae1c329(let name, let value),
      .theValueOfTheAttributeHas5e664388(let name, let value):
      return .carrying(name: name, value: value)
    case .theAttributeOfThisWouldBe4d53ce62(let attribute, let name):
      return .carrying(attribute: attribute, name: name)
    case .theColumnsAndHaveTheSame1aad3ff3(let name, let other):
      return .carrying(name: name, other: other)
    case .theElementCantBeInA63ce5edb(let tag), .theTagHasNoEnd26ffc9d7(let tag):
      return .carrying(tag: tag)
    case .theFileEndsHereAndOf176cd53e(let value, let line):
      return .carrying(value: value, line: line)
    case .theFileHasBytesFilesOf4c166661(let count, let largestFile):
      return .carrying(count: count, largestFile: largestFile)
    case .theFileHasMoreThanTexts76c71891(let mostTexts): return .carrying(mostTexts: mostTexts)
    case .theFileHasSeveralLanguagesWrite33074201(let shown, let names):
      return .carrying(shown: shown, names: names)
    case .theFileHasSeveralLocalesName47a6d4c9(let names): return .carrying(names: names)
    case .theFileHasTheFormatNot2de8c174(let other, let name):
      return .carrying(other: other, name: name)
    case .theFileHasTheKeyTwice445e2f0d(let key), .theFileHasTheKeyWhich76c248f4(let key),
      .theKeyHasNoValueAfter4ff340c0(let key), .thisListHasNoItemFor32460e05(let key):
      return .carrying(key: key)
    case .theFileIsXmlButXml52087130(let version): return .carrying(version: version)
    case .theFileSaysThatItsEncoding494f072c(let encoding): return .carrying(encoding: encoding)
    case .theHeaderSaysLanguageAndX26d9d0ca(let language, let ours):
      return .carrying(language: language, ours: ours)
    case .theStringCatalogTranslatesFromBut428283fc(let source, let ours):
      return .carrying(source: source, ours: ours)
    case .theTextNeedsNowButThis64e76264(let new, let old): return .carrying(new: new, old: old)
    case .theTextOfCantBeRead712d567f(let value, let reason):
      return .carrying(value: value, reason: reason)
    case .theTextsOfTheFileAre29c161db(let other, let locale):
      return .carrying(other: other, locale: locale)
    case .thisHasNoEndTheFile43e48203(let start, let end): return .carrying(start: start, end: end)
    case .thisHasNoNameAfterIt1e7c3714(let start): return .carrying(start: start)
    case .thisHasNoNameWriteName21fb11e1(let element): return .carrying(element: element)
    case .xmlDoesntKnowWrite417defe3(let name, let value, let codePoint):
      return .carrying(name: name, value: value, codePoint: codePoint)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aCommentOfXmlCantHave048aa22a, .aDigit66bd5420, .aDoctypeCantBeHereRemove0479995f,
      .aNameInQuotes1cad2a40, .aTextInQuotes19907656, .aValue7a7ec429,
      .cantBeInATextWrite4ef03e93, .elementsAreNestedTooDeeply5c5a4251,
      .expectedAKeyOrAText3ecf0442, .locales214e59fc, .objectsAreNestedTooDeeply652d167b,
      .or1792dcfc, .or3dc7706c, .string4bf5045b, .theElementCpHasNoCode41132d5b,
      .theElementHasTooManyAttributes3db9f9a6, .theExistingFileIsntAString039768c5,
      .theFileEndsWithinAText22c2ea82, .theFileHasADoctypeWhich75ca29f6,
      .theFileHasNoElementIt2cd16945, .theFileHasNoElementResources497ca440,
      .theFileHasNoObjectOf0472f147, .theFileHasTheMessagesOf50db08d4, .theFileIsEmpty205711a6,
      .theFileIsntUtfHereSave4f927105, .theFileIsntUtfTheOnly3c8474b5,
      .theFirstLineDoesntNameThe4039b3eb, .theHeaderHasNoLanguageSo46658760,
      .theKeysOfThisFileAre14aa1ea2, .theNameAfterEndsHereWrite4529191a,
      .theNumberOfAPluralForm12e6f39b, .thePropertyListIsntADictionary48b12dd1,
      .theQuotesOfThisFieldAre0ab0a9d7, .theStringCatalogHasNoStrings740533b3,
      .theTextsCantBePutInto4e87cd63, .theXmlDeclarationHasNoEnd648aaa6a,
      .thereIsAControlCharacterIn6175a745, .thereIsNoMsgidOrMsgstr0c6bd6e5,
      .thereIsSomethingAfterTheEnd2cce0e34, .thereIsTextAfterTheEnd40860a78,
      .thereIsTextAfterTheQuotes05c2bcaa, .thereIsTextBeforeTheFirst6d82393b,
      .thisCommentHasNoEnd07e53b4a, .thisDoesntBeginAReferenceWrite50e50624,
      .thisDoesntBeginATagWrite7a2c4889, .thisEntryHasNoMsgid6538a660,
      .thisEntryHasNoMsgstr2a5d8015, .thisEscapeDoesntStandForA2925d284,
      .thisIsAControlCharacterWhich35219424, .thisIsntALineOfA4b432beb,
      .thisLineIsntUtfSaveThe7f52975e, .thisTextBeginsOnALine7de47115,
      .thisTextHasAnEscapeThat4187669b, .thisTextHasNoQuotationMark029cf01d,
      .thisTextHasNoQuotationMark08279af9, .thisValueHasNoKeyBefore6ea4348e,
      .twoColumnsHaveTranslationsButNeither331b64cf, .xmlCanBeOnlyAtThe3722f890,
    ]
  }
}
