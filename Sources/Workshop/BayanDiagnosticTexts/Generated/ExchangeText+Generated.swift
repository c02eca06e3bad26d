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

  /// “a Fluent file”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1861951578, `sentence`; Catalog/exchange.toml, `aFluentFile6efb205a`.
  case aFluentFile6efb205a

  /// “a name in quotes”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 481110592, `sentence`; Catalog/exchange.toml, `aNameInQuotes1cad2a40`.
  case aNameInQuotes1cad2a40

  /// “a properties file of Java”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 932223179, `sentence`; Catalog/exchange.toml,
  ///   `aPropertiesFileOfJava379098cb`.
  case aPropertiesFileOfJava379098cb

  /// “a RESX file of .NET”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 67511287, `sentence`; Catalog/exchange.toml, `aResxFileOfNet040623f7`.
  case aResxFileOfNet040623f7

  /// “a space is missing before '{$name}', or the value before it has a quotation mark too
  /// few or too many”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 620917052, `sentence`; Catalog/exchange.toml,
  ///   `aSpaceIsMissingBeforeOr2502713c`.
  case aSpaceIsMissingBeforeOr2502713c(name: Swift.String)

  /// “a table whose first line names several columns of ids”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 1492480154, `sentence`; Catalog/exchange.toml,
  ///   `aTableWhoseFirstLineNames58f5709a`.
  case aTableWhoseFirstLineNames58f5709a

  /// “a table whose first line names no column 'id'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 1647068497, `sentence`; Catalog/exchange.toml,
  ///   `aTableWhoseFirstLineNames622c4551`.
  case aTableWhoseFirstLineNames622c4551

  /// “a table whose first line names no column in a language, such as 'source' or 'ar'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 2115142876, `sentence`; Catalog/exchange.toml,
  ///   `aTableWhoseFirstLineNames7e1284dc`.
  case aTableWhoseFirstLineNames7e1284dc

  /// “a text in quotes”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 428897878, `sentence`; Catalog/exchange.toml, `aTextInQuotes19907656`.
  case aTextInQuotes19907656

  /// “a TMX memory”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 130269951, `sentence`; Catalog/exchange.toml, `aTmxMemory07c3c2ff`.
  case aTmxMemory07c3c2ff

  /// “a TS file of Qt”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1680154743, `sentence`; Catalog/exchange.toml, `aTsFileOfQt64252077`.
  case aTsFileOfQt64252077

  /// “a value”
  ///
  /// Workshop/BayanExchange/Formats/PlacedJSON.swift.
  ///
  /// - Remark: Code 2055128105, `sentence`; Catalog/exchange.toml, `aValue7a7ec429`.
  case aValue7a7ec429

  /// “a YAML file”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 551759237, `sentence`; Catalog/exchange.toml, `aYamlFile20e32d85`.
  case aYamlFile20e32d85

  /// “after '{$value}' there is no conversion that is known”
  ///
  /// Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
  ///
  /// - Remark: Code 35919406, `sentence`; Catalog/exchange.toml,
  ///   `afterThereIsNoConversionThat0224162e`.
  case afterThereIsNoConversionThat0224162e(value: Swift.String)

  /// “'{$codes}' already exists; add the button to its recovery in Catalog/recoveries.toml”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 890715568, `sentence`; Catalog/exchange.toml,
  ///   `alreadyExistsAddTheButtonTo35173db0`.
  case alreadyExistsAddTheButtonTo35173db0(codes: Swift.String)

  /// “'{$codes}' already exists, and has no argument '{$argument}'”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 1908240781, `sentence`; Catalog/exchange.toml,
  ///   `alreadyExistsAndHasNoArgument71bd718d`.
  case alreadyExistsAndHasNoArgument71bd718d(codes: Swift.String, argument: Swift.String)

  /// “an HTML page”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 837094553, `sentence`; Catalog/exchange.toml, `anHtmlPage31e50c99`.
  case anHtmlPage31e50c99

  /// “'%|' begins a format that can't be read; write '%1%'”
  ///
  /// Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
  ///
  /// - Remark: Code 1729401760, `sentence`; Catalog/exchange.toml,
  ///   `beginsAFormatThatCantBe671493a0`.
  case beginsAFormatThatCantBe671493a0

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

  /// “'{$names}' can't be the name of a file”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 2011173365, `sentence`; Catalog/exchange.toml,
  ///   `cantBeTheNameOfA77e011f5`.
  case cantBeTheNameOfA77e011f5(names: Swift.String)

  /// “doesn't begin as a .strings file does, with a key and a text in double quotes: "key" \=
  /// "text";”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1988190857, `sentence`; Catalog/exchange.toml,
  ///   `doesntBeginAsAStringsFile76816289`.
  case doesntBeginAsAStringsFile76816289

  /// “'{$tag}' doesn't say what it stands for, and the source has no element with its
  /// id{$isEmpty}”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
  ///
  /// - Remark: Code 1857909564, `sentence`; Catalog/exchange.toml,
  ///   `doesntSayWhatItStandsFor6ebd733c`.
  case doesntSayWhatItStandsFor6ebd733c(tag: Swift.String, isEmpty: Swift.String)

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

  /// “'{$value}' has a format that messages don't have”
  ///
  /// Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
  ///
  /// - Remark: Code 2050736979, `sentence`; Catalog/exchange.toml,
  ///   `hasAFormatThatMessagesDont7a3bc353`.
  case hasAFormatThatMessagesDont7a3bc353(value: Swift.String)

  /// “has an unknown format; known are: {$names}”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1808767478, `sentence`; Catalog/exchange.toml,
  ///   `hasAnUnknownFormatKnownAre6bcf99f6`.
  case hasAnUnknownFormatKnownAre6bcf99f6(names: Swift.String)

  /// “{$taken} has another text for it”
  ///
  /// Workshop/BayanExchange/Texts/TextSet.swift.
  ///
  /// - Remark: Code 1652662543, `sentence`; Catalog/exchange.toml,
  ///   `hasAnotherTextForIt6281a10f`.
  case hasAnotherTextForIt6281a10f(taken: Swift.String)

  /// “'{$value}' has neither a name nor a place, but other values have one”
  ///
  /// Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
  ///
  /// - Remark: Code 1043562138, `sentence`; Catalog/exchange.toml,
  ///   `hasNeitherANameNorA3e337e9a`.
  case hasNeitherANameNorA3e337e9a(value: Swift.String)

  /// “'<{$name}/>' has no end tag, so a text can't be put into it; write
  /// '<{$name}></{$name}>'”
  ///
  /// Workshop/BayanExchange/XML/XMLNode+Edits.swift.
  ///
  /// - Remark: Code 1681936542, `sentence`; Catalog/exchange.toml, `hasNoEndTagSoA6440509e`.
  case hasNoEndTagSoA6440509e(name: Swift.String)

  /// “{$place} has no text, but other forms have one”
  ///
  /// Workshop/BayanExchange/Import/ReturnedUnit+Reading.swift.
  ///
  /// - Remark: Code 723211380, `sentence`; Catalog/exchange.toml,
  ///   `hasNoTextButOtherForms2b1b5474`.
  case hasNoTextButOtherForms2b1b5474(place: Swift.String)

  /// “in Java, an apostrophe quotes the text after it; write it twice”
  ///
  /// Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
  ///
  /// - Remark: Code 381535609, `sentence`; Catalog/exchange.toml,
  ///   `inJavaAnApostropheQuotesThe16bdc579`.
  case inJavaAnApostropheQuotesThe16bdc579

  /// “is a binary property list; convert it to XML with 'plutil -convert xml1', and import
  /// the result”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1866007445, `sentence`; Catalog/exchange.toml,
  ///   `isABinaryPropertyListConvert6f390395`.
  case isABinaryPropertyListConvert6f390395

  /// “is a compiled MO file; convert it to PO with 'msgunfmt', and import the result”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 2055424203, `sentence`; Catalog/exchange.toml,
  ///   `isACompiledMoFileConvert7a8348cb`.
  case isACompiledMoFileConvert7a8348cb

  /// “is a PDF, which can't be imported; ask for the file that was sent out”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1462294279, `sentence`; Catalog/exchange.toml,
  ///   `isAPdfWhichCantBe5728d707`.
  case isAPdfWhichCantBe5728d707

  /// “is a ZIP archive; unpack it, and import the files in it”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1313034213, `sentence`; Catalog/exchange.toml,
  ///   `isAZipArchiveUnpackIt4e434fe5`.
  case isAZipArchiveUnpackIt4e434fe5

  /// “'{$value}' is after the end of the first element, which has to hold all others”
  ///
  /// Workshop/BayanExchange/XML/XMLFault.swift.
  ///
  /// - Remark: Code 567582868, `sentence`; Catalog/exchange.toml,
  ///   `isAfterTheEndOfThe21d4a094`.
  case isAfterTheEndOfThe21d4a094(value: Swift.String)

  /// “'{$withoutOuterSpace}' is an error of the spreadsheet, not a text; write the text into
  /// the cell”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
  ///
  /// - Remark: Code 2146818011, `sentence`; Catalog/exchange.toml,
  ///   `isAnErrorOfTheSpreadsheet7ff5d7db`.
  case isAnErrorOfTheSpreadsheet7ff5d7db(withoutOuterSpace: Swift.String)

  /// “is compressed; unpack it with 'gunzip', and import the result”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 138505178, `sentence`; Catalog/exchange.toml,
  ///   `isCompressedUnpackItWithGunzip08416bda`.
  case isCompressedUnpackItWithGunzip08416bda

  /// “is empty”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1711719516, `sentence`; Catalog/exchange.toml, `isEmpty6606c45c`.
  case isEmpty6606c45c

  /// “'\{{$placeholder}\}' is shown in the format '{$format}', which messages don't have”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ARB.swift.
  ///
  /// - Remark: Code 1243609985, `sentence`; Catalog/exchange.toml,
  ///   `isShownInTheFormatWhich4a1ffb81`.
  case isShownInTheFormatWhich4a1ffb81(placeholder: Swift.String, format: Swift.String)

  /// “'{$locale}' is the source locale, which is not translated; import its texts with
  /// '--source'”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
  ///
  /// - Remark: Code 1581016539, `sentence`; Catalog/exchange.toml,
  ///   `isTheSourceLocaleWhichIs5e3c65db`.
  case isTheSourceLocaleWhichIs5e3c65db(locale: Swift.String)

  /// “is {$kind}, which can't be read; send the texts in one of these formats: {$names}”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1975618190, `sentence`; Catalog/exchange.toml,
  ///   `isWhichCantBeReadSend75c18a8e`.
  case isWhichCantBeReadSend75c18a8e(kind: Swift.String, names: Swift.String)

  /// “'{$text}' isn't a code point”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF12Reader.swift.
  ///
  /// - Remark: Code 798803417, `sentence`; Catalog/exchange.toml, `isntACodePoint2f9cc5d9`.
  case isntACodePoint2f9cc5d9(text: Swift.String)

  /// “'{$name}' isn't a facet; name the facet with '--facet {$name2}=…'”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 551937130, `sentence`; Catalog/exchange.toml,
  ///   `isntAFacetNameTheFacet20e5e46a`.
  case isntAFacetNameTheFacet20e5e46a(name: Swift.String, name2: Swift.String)

  /// “'{$path}' isn't a known plural form”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XcodeUnits.swift.
  ///
  /// - Remark: Code 2090101400, `sentence`; Catalog/exchange.toml,
  ///   `isntAKnownPluralForm7c946a98`.
  case isntAKnownPluralForm7c946a98(path: Swift.String)

  /// “'{$locale}' isn't a language”
  ///
  /// Workshop/BayanExchange/Texts/TextSet.swift.
  ///
  /// - Remark: Code 222724250, `sentence`; Catalog/exchange.toml, `isntALanguage0d46809a`.
  case isntALanguage0d46809a(locale: Swift.String)

  /// “'{$locale}' isn't a language; it is the comments on the texts”
  ///
  /// Workshop/BayanExchange/Texts/TextSet.swift.
  ///
  /// - Remark: Code 1962554083, `sentence`; Catalog/exchange.toml,
  ///   `isntALanguageItIsThe74fa32e3`.
  case isntALanguageItIsThe74fa32e3(locale: Swift.String)

  /// “'{$choice}' isn't a list of selectors such as 'plural:count'”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
  ///
  /// - Remark: Code 1920369098, `sentence`; Catalog/exchange.toml,
  ///   `isntAListOfSelectorsSuch727681ca`.
  case isntAListOfSelectorsSuch727681ca(choice: Swift.String)

  /// “'{$unknown}' isn't a placeholder of this message; it has {$terms}”
  ///
  /// Workshop/BayanExchange/Import/ReturnedUnit+Reading.swift.
  ///
  /// - Remark: Code 976437968, `sentence`; Catalog/exchange.toml,
  ///   `isntAPlaceholderOfThisMessage3a3342d0`.
  case isntAPlaceholderOfThisMessage3a3342d0(unknown: Swift.String, terms: [Swift.String])

  /// “'{$unknown}' isn't a placeholder of this message; it has none”
  ///
  /// Workshop/BayanExchange/Import/ReturnedUnit+Reading.swift.
  ///
  /// - Remark: Code 2001458019, `sentence`; Catalog/exchange.toml,
  ///   `isntAPlaceholderOfThisMessage774bd363`.
  case isntAPlaceholderOfThisMessage774bd363(unknown: Swift.String)

  /// “'{$quantity}' isn't a quantity; write zero, one, two, few, many or other”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
  ///
  /// - Remark: Code 1172357137, `sentence`; Catalog/exchange.toml,
  ///   `isntAQuantityWriteZeroOne45e0c011`.
  case isntAQuantityWriteZeroOne45e0c011(quantity: Swift.String)

  /// “'{$word}' isn't a state; write draft, translated or reviewed, or leave the field empty”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
  ///
  /// - Remark: Code 599886852, `sentence`; Catalog/exchange.toml,
  ///   `isntAStateWriteDraftTranslated23c18c04`.
  case isntAStateWriteDraftTranslated23c18c04(word: Swift.String)

  /// “'{$name}' isn't known here, so it would be lost with the old text; write the new text
  /// by hand”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStrings+Edits.swift.
  ///
  /// - Remark: Code 478140230, `sentence`; Catalog/exchange.toml,
  ///   `isntKnownHereSoItWould1c7fd746`.
  case isntKnownHereSoItWould1c7fd746(name: Swift.String)

  /// “isn't text in UTF-8 or UTF-16; save it as UTF-8”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1566150407, `sentence`; Catalog/exchange.toml,
  ///   `isntTextInUtfOrUtf5d598f07`.
  case isntTextInUtfOrUtf5d598f07

  /// “'{$value}' isn't the name of a value”
  ///
  /// Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
  ///
  /// - Remark: Code 1645113555, `sentence`; Catalog/exchange.toml,
  ///   `isntTheNameOfAValue620e70d3`.
  case isntTheNameOfAValue620e70d3(value: Swift.String)

  /// “it can't be read”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 2129948742, `sentence`; Catalog/exchange.toml, `itCantBeRead7ef47046`.
  case itCantBeRead7ef47046

  /// “; it has {$tags}”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
  ///
  /// - Remark: Code 381552759, `sentence`; Catalog/exchange.toml, `itHas16be0877`.
  case itHas16be0877(tags: [Swift.String])

  /// “it has no '{$formatKey}'”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 511222296, `sentence`; Catalog/exchange.toml, `itHasNo1e78a218`.
  case itHasNo1e78a218(formatKey: Swift.String)

  /// “it has no item with a text”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
  ///
  /// - Remark: Code 1260593217, `sentence`; Catalog/exchange.toml,
  ///   `itHasNoItemWithA4b232041`.
  case itHasNoItemWithA4b232041

  /// “it has no text”
  ///
  /// Workshop/BayanExchange/Texts/PlacedText+Message.swift.
  ///
  /// - Remark: Code 1147636969, `sentence`; Catalog/exchange.toml, `itHasNoText44678ce9`.
  case itHasNoText44678ce9

  /// “it has no text in '{$sourceLocale}', the locale of the sources”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 199021333, `sentence`; Catalog/exchange.toml, `itHasNoTextInThe0bdcd315`.
  case itHasNoTextInThe0bdcd315(sourceLocale: Swift.String)

  /// “it has the character U+FFFF, which texts can't have”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidPlaceholders.swift.
  ///
  /// - Remark: Code 1852167334, `sentence`; Catalog/exchange.toml,
  ///   `itHasTheCharacterUFfff6e65d4a6`.
  case itHasTheCharacterUFfff6e65d4a6

  /// “it has the quantity '{$quantity}' twice”
  ///
  /// Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
  ///
  /// - Remark: Code 918914374, `sentence`; Catalog/exchange.toml,
  ///   `itHasTheQuantityTwice36c58546`.
  case itHasTheQuantityTwice36c58546(quantity: Swift.String)

  /// “it is a reference, '{$reference}', not a text”
  ///
  /// Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
  ///
  /// - Remark: Code 1568617848, `sentence`; Catalog/exchange.toml,
  ///   `itIsAReferenceNotA5d7f3578`.
  case itIsAReferenceNotA5d7f3578(reference: Swift.String)

  /// “it is fuzzy; programs show the key itself”
  ///
  /// Workshop/BayanExchange/Texts/PlacedText.swift.
  ///
  /// - Remark: Code 1530383247, `sentence`; Catalog/exchange.toml,
  ///   `itIsFuzzyProgramsShowThe5b37cb8f`.
  case itIsFuzzyProgramsShowThe5b37cb8f

  /// “it isn't known which values of the app's text of '{$key}' are {$arguments}; write it
  /// into Catalog/adopted.lock below '{$header}', such as '{$line}'”
  ///
  /// Workshop/BayanExchange/Adoption/AppValues.swift.
  ///
  /// - Remark: Code 1409518267, `sentence`; Catalog/exchange.toml,
  ///   `itIsntKnownWhichValuesOf54038abb`.
  case itIsntKnownWhichValuesOf54038abb(
    key: Swift.String, arguments: [Swift.String], header: Swift.String, line: Swift.String)

  /// “its choices make more than {$variants :integer} texts; write fewer forms”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUUnits.swift.
  ///
  /// - Remark: Code 1166298547, `sentence`; Catalog/exchange.toml,
  ///   `itsChoicesMakeMoreThanTexts45844db3`.
  case itsChoicesMakeMoreThanTexts45844db3(variants: Swift.Int)

  /// “its folder is for some devices only ('{$devices}'), and messages can't select by
  /// device”
  ///
  /// Workshop/BayanExchange/Texts/TextSet.swift.
  ///
  /// - Remark: Code 506923325, `sentence`; Catalog/exchange.toml,
  ///   `itsFolderIsForSomeDevices1e37093d`.
  case itsFolderIsForSomeDevices1e37093d(devices: Swift.String)

  /// “its format '{$unread}' can't be read”
  ///
  /// Workshop/BayanExchange/Formats/AppPlaceholders.swift.
  ///
  /// - Remark: Code 703181220, `sentence`; Catalog/exchange.toml,
  ///   `itsFormatCantBeRead29e9b1a4`.
  case itsFormatCantBeRead29e9b1a4(unread: Swift.String)

  /// “its language isn't known”
  ///
  /// Workshop/BayanExchange/Texts/TextSet.swift.
  ///
  /// - Remark: Code 862569875, `sentence`; Catalog/exchange.toml,
  ///   `itsLanguageIsntKnown3369c593`.
  case itsLanguageIsntKnown3369c593

  /// “its source is in '{$value}', but this project's source is in '{$source}'”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
  ///
  /// - Remark: Code 1220042363, `sentence`; Catalog/exchange.toml,
  ///   `itsSourceIsInButThis48b85e7b`.
  case itsSourceIsInButThis48b85e7b(value: Swift.String, source: Swift.String)

  /// “its texts are longer than {$bytes :integer} bytes”
  ///
  /// Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
  ///
  /// - Remark: Code 1726086399, `sentence`; Catalog/exchange.toml,
  ///   `itsTextsAreLongerThanBytes66e1fcff`.
  case itsTextsAreLongerThanBytes66e1fcff(bytes: Swift.Int)

  /// “its texts don't say which numbers select among them”
  ///
  /// Workshop/BayanExchange/Texts/PlacedText+Message.swift.
  ///
  /// - Remark: Code 915141109, `sentence`; Catalog/exchange.toml,
  ///   `itsTextsDontSayWhichNumbers368bf1f5`.
  case itsTextsDontSayWhichNumbers368bf1f5

  /// “its value is neither a text nor a dictionary”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 76929920, `sentence`; Catalog/exchange.toml,
  ///   `itsValueIsNeitherAText0495db80`.
  case itsValueIsNeitherAText0495db80

  /// “its value isn't a text”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUFormat.swift.
  ///
  /// - Remark: Code 724850099, `sentence`; Catalog/exchange.toml,
  ///   `itsValueIsntAText2b3455b3`.
  case itsValueIsntAText2b3455b3

  /// “its values aren't those of '{$id}': {$messageText}”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 1422347406, `sentence`; Catalog/exchange.toml,
  ///   `itsValuesArentThoseOf54c74c8e`.
  case itsValuesArentThoseOf54c74c8e(id: Swift.String, messageText: Swift.String)

  /// “its variables have more than {$rowLimit} combinations”
  ///
  /// Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
  ///
  /// - Remark: Code 1300701080, `sentence`; Catalog/exchange.toml,
  ///   `itsVariablesHaveMoreThanCombinations4d871f98`.
  case itsVariablesHaveMoreThanCombinations4d871f98(rowLimit: Swift.String)

  /// “JSON that has no texts under its keys, or is damaged”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1521569000, `sentence`; Catalog/exchange.toml,
  ///   `jsonThatHasNoTextsUnder5ab14ce8`.
  case jsonThatHasNoTextsUnder5ab14ce8

  /// “'{$text}' looks like a placeholder of another syntax than this file's, so it would be
  /// shown as it is written”
  ///
  /// Workshop/BayanExchange/Texts/ForeignPlaceholder.swift.
  ///
  /// - Remark: Code 642635366, `sentence`; Catalog/exchange.toml,
  ///   `looksLikeAPlaceholderOfAnother264dd666`.
  case looksLikeAPlaceholderOfAnother264dd666(text: Swift.String)

  /// “'{$tag}' may be {$fitting} of the catalog; name one with '--locale'”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
  ///
  /// - Remark: Code 1823205162, `sentence`; Catalog/exchange.toml,
  ///   `mayBeOfTheCatalogName6cabe72a`.
  case mayBeOfTheCatalogName6cabe72a(tag: Swift.String, fitting: [Swift.String])

  /// “{$count} more of its elements can't be read”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
  ///
  /// - Remark: Code 1529825851, `sentence`; Catalog/exchange.toml,
  ///   `moreOfItsElementsCantBe5b2f4a3b`.
  case moreOfItsElementsCantBe5b2f4a3b(count: Swift.String)

  /// “msgstr[{$other}] is for numbers such as {$numbers}, which need the same text as
  /// msgstr[{$form}] in '{$language}'; correct 'Plural-Forms' in the header, or give both the
  /// same text”
  ///
  /// Workshop/BayanExchange/Formats/PO/POReader.swift.
  ///
  /// - Remark: Code 646462870, `sentence`; Catalog/exchange.toml,
  ///   `msgstrIsForNumbersSuchAs26883d96`.
  case msgstrIsForNumbersSuchAs26883d96(
    other: Swift.String, numbers: Swift.String, form: Swift.String, language: Swift.String)

  /// “'{$keyword}' needs a text in quotes after it”
  ///
  /// Workshop/BayanExchange/Formats/PO/POLines.swift.
  ///
  /// - Remark: Code 593664305, `sentence`; Catalog/exchange.toml,
  ///   `needsATextInQuotesAfter23629931`.
  case needsATextInQuotesAfter23629931(keyword: Swift.String)

  /// “no case of '{$existing}' has this name”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 275957892, `sentence`; Catalog/exchange.toml,
  ///   `noCaseOfHasThisName1072c884`.
  case noCaseOfHasThisName1072c884(existing: Swift.String)

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

  /// “'offset:{$offset}' of '{$argument}' isn't in this message; leave it out”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUUnits.swift.
  ///
  /// - Remark: Code 1386272550, `sentence`; Catalog/exchange.toml,
  ///   `offsetOfIsntInThisMessage52a0d726`.
  case offsetOfIsntInThisMessage52a0d726(offset: Swift.String, argument: Swift.String)

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

  /// “segment {$value} of {$count :integer} has no translation”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/SegmentMarks.swift.
  ///
  /// - Remark: Code 2130295958, `sentence`; Catalog/exchange.toml,
  ///   `segmentOfHasNoTranslation7ef9bc96`.
  case segmentOfHasNoTranslation7ef9bc96(value: Swift.String, count: Swift.Int)

  /// “several files of the app have this key ({$tables}), but not this file; import the file
  /// from its place in the app”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport.swift.
  ///
  /// - Remark: Code 2085301875, `sentence`; Catalog/exchange.toml,
  ///   `severalFilesOfTheAppHave7c4b2e73`.
  case severalFilesOfTheAppHave7c4b2e73(tables: [Swift.String])

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

  /// “the case '{$found}' carries a value that no message can show, or several without
  /// labels”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 160813120, `sentence`; Catalog/exchange.toml,
  ///   `theCaseCarriesAValueThat0995d040`.
  case theCaseCarriesAValueThat0995d040(found: Swift.String)

  /// “the case '{$codes}' carries no value for '{$argument}'”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 416823666, `sentence`; Catalog/exchange.toml,
  ///   `theCaseCarriesNoValueFor18d83972`.
  case theCaseCarriesNoValueFor18d83972(codes: Swift.String, argument: Swift.String)

  /// “the case '{$found}' has this text from another key”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 822425820, `sentence`; Catalog/exchange.toml,
  ///   `theCaseHasThisTextFrom310538dc`.
  case theCaseHasThisTextFrom310538dc(found: Swift.String)

  /// “the case '{$choice}' needs one value for each selector; it has {$count :integer} for
  /// {$count2 :integer}”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
  ///
  /// - Remark: Code 379504842, `sentence`; Catalog/exchange.toml,
  ///   `theCaseNeedsOneValueFor169ec8ca`.
  case theCaseNeedsOneValueFor169ec8ca(choice: Swift.String, count: Swift.Int, count2: Swift.Int)

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

  /// “the entry has msgstr[{$form :integer}], but 'nplurals' of 'Plural-Forms' in the header
  /// is {$formCount :integer}”
  ///
  /// Workshop/BayanExchange/Formats/PO/POReader.swift.
  ///
  /// - Remark: Code 1958665102, `sentence`; Catalog/exchange.toml,
  ///   `theEntryHasMsgstrButNplurals74bedb8e`.
  case theEntryHasMsgstrButNplurals74bedb8e(form: Swift.Int, formCount: Swift.Int)

  /// “the error '{$code}', whose button it is, isn't taken”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption+Checking.swift.
  ///
  /// - Remark: Code 640754882, `sentence`; Catalog/exchange.toml,
  ///   `theErrorWhoseButtonItIs263124c2`.
  case theErrorWhoseButtonItIs263124c2(code: Swift.String)

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

  /// “the file doesn't have the text that contains the variables”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XcodeUnits.swift.
  ///
  /// - Remark: Code 1106676674, `sentence`; Catalog/exchange.toml,
  ///   `theFileDoesntHaveTheText41f68bc2`.
  case theFileDoesntHaveTheText41f68bc2

  /// “the file doesn't say its locale; name it with '--locale'”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
  ///
  /// - Remark: Code 170039054, `sentence`; Catalog/exchange.toml,
  ///   `theFileDoesntSayItsLocale0a22970e`.
  case theFileDoesntSayItsLocale0a22970e

  /// “the file doesn't say what '{$tag}' stands for, and the source has changed since; ask
  /// for a file whose elements still have their content”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/UnitRestoring.swift.
  ///
  /// - Remark: Code 15068806, `sentence`; Catalog/exchange.toml,
  ///   `theFileDoesntSayWhatStands00e5ee86`.
  case theFileDoesntSayWhatStands00e5ee86(tag: Swift.String)

  /// “the file doesn't say which language it is in; add 'Language' to its header”
  ///
  /// Workshop/BayanExchange/Formats/PO/POPlaceholders.swift.
  ///
  /// - Remark: Code 1073885923, `sentence`; Catalog/exchange.toml,
  ///   `theFileDoesntSayWhichLanguage400232e3`.
  case theFileDoesntSayWhichLanguage400232e3

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

  /// “the file has no text for {$name}”
  ///
  /// Workshop/BayanExchange/Import/MessageComposition.swift.
  ///
  /// - Remark: Code 1121781427, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoTextFor42dd06b3`.
  case theFileHasNoTextFor42dd06b3(name: Swift.String)

  /// “the file has no translation of it”
  ///
  /// Workshop/BayanExchange/Import/MessageComposition.swift.
  ///
  /// - Remark: Code 1825484693, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasNoTranslationOf6cceaf95`.
  case theFileHasNoTranslationOf6cceaf95

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

  /// “the file has several texts, but the message has nothing to select by”
  ///
  /// Workshop/BayanExchange/Import/MessageComposition.swift.
  ///
  /// - Remark: Code 1118374421, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasSeveralTextsBut42a90a15`.
  case theFileHasSeveralTextsBut42a90a15

  /// “{$message}; the file has the element '{$tag}' for '{$first}' in the source [{$rule}]”
  ///
  /// Workshop/BayanExchange/Import/CodesInReasons.swift.
  ///
  /// - Remark: Code 1607805539, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheElementFor5fd52a63`.
  case theFileHasTheElementFor5fd52a63(
    message: Swift.String, tag: Swift.String, first: Swift.String, rule: Swift.String)

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

  /// “the file has the key twice, with different texts”
  ///
  /// Workshop/BayanExchange/Texts/TextSet.swift.
  ///
  /// - Remark: Code 2078200832, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheKeyTwice7bded400`.
  case theFileHasTheKeyTwice7bded400

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

  /// “the file has the unit twice: '{$id}'”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XcodeUnits.swift.
  ///
  /// - Remark: Code 204594423, `sentence`; Catalog/exchange.toml,
  ///   `theFileHasTheUnitTwice0c31dcf7`.
  case theFileHasTheUnitTwice0c31dcf7(id: Swift.String)

  /// “the file is empty”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 542577062, `sentence`; Catalog/exchange.toml, `theFileIsEmpty205711a6`.
  case theFileIsEmpty205711a6

  /// “the file is in '{$stated}'; ask for a file in '{$locale}', or correct the language that
  /// the file states”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
  ///
  /// - Remark: Code 1615158929, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsInAskFor60455e91`.
  case theFileIsInAskFor60455e91(stated: Swift.String, locale: Swift.String)

  /// “the file is in '{$stated}', but the source of this project is in '{$source}'”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport+Source.swift.
  ///
  /// - Remark: Code 1118746940, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsInButThe42aeb93c`.
  case theFileIsInButThe42aeb93c(stated: Swift.String, source: Swift.String)

  /// “the file is in '{$stated}'; import it with '--locale {$value}', ask for a file in
  /// '{$locale}', or correct the language that the file states”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
  ///
  /// - Remark: Code 619964146, `sentence`; Catalog/exchange.toml,
  ///   `theFileIsInImportIt24f3e6f2`.
  case theFileIsInImportIt24f3e6f2(stated: Swift.String, value: Swift.String, locale: Swift.String)

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

  /// “the file no longer has the translation that it was sent with; the catalog keeps it”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport.swift.
  ///
  /// - Remark: Code 142951376, `sentence`; Catalog/exchange.toml,
  ///   `theFileNoLongerHasThe088543d0`.
  case theFileNoLongerHasThe088543d0

  /// “the file no longer has the text that it was sent with; the catalog keeps it”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport.swift.
  ///
  /// - Remark: Code 2067940239, `sentence`; Catalog/exchange.toml,
  ///   `theFileNoLongerHasThe7b42438f`.
  case theFileNoLongerHasThe7b42438f

  /// “the file says that its encoding is '{$encoding}'; save it as UTF-8”
  ///
  /// Workshop/BayanExchange/XML/XMLInput.swift.
  ///
  /// - Remark: Code 1229915948, `sentence`; Catalog/exchange.toml,
  ///   `theFileSaysThatItsEncoding494f072c`.
  case theFileSaysThatItsEncoding494f072c(encoding: Swift.String)

  /// “the file translates from '{$stated}', but this project from '{$source}'”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
  ///
  /// - Remark: Code 1850174348, `sentence`; Catalog/exchange.toml,
  ///   `theFileTranslatesFromButThis6e476b8c`.
  case theFileTranslatesFromButThis6e476b8c(stated: Swift.String, source: Swift.String)

  /// “the files have more than {$mostTexts :integer} texts; take fewer at a time”
  ///
  /// Workshop/BayanExchange/Texts/TextSet.swift.
  ///
  /// - Remark: Code 516051639, `sentence`; Catalog/exchange.toml,
  ///   `theFilesHaveMoreThanTexts1ec252b7`.
  case theFilesHaveMoreThanTexts1ec252b7(mostTexts: Swift.Int)

  /// “the first line doesn't name the columns; it needs 'id', and 'source' or language tags,
  /// as in 'id,source,ar'”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
  ///
  /// - Remark: Code 1077523435, `sentence`; Catalog/exchange.toml,
  ///   `theFirstLineDoesntNameThe4039b3eb`.
  case theFirstLineDoesntNameThe4039b3eb

  /// “the form '{$form}' has variations of its own”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStrings.swift.
  ///
  /// - Remark: Code 1000498305, `sentence`; Catalog/exchange.toml,
  ///   `theFormHasVariationsOfIts3ba26481`.
  case theFormHasVariationsOfIts3ba26481(form: Swift.String)

  /// “the form {$value} is empty”
  ///
  /// Workshop/BayanExchange/Formats/PO/POPlaceholders.swift.
  ///
  /// - Remark: Code 273198726, `sentence`; Catalog/exchange.toml, `theFormIsEmpty1048ae86`.
  case theFormIsEmpty1048ae86(value: Swift.String)

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

  /// “the key doesn't match the pattern”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 2012595424, `sentence`; Catalog/exchange.toml,
  ///   `theKeyDoesntMatchThePattern77f5c4e0`.
  case theKeyDoesntMatchThePattern77f5c4e0

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

  /// “the label of a button can't show values”
  ///
  /// Workshop/BayanExchange/Adoption/Adoption.swift.
  ///
  /// - Remark: Code 1112702713, `sentence`; Catalog/exchange.toml,
  ///   `theLabelOfAButtonCant42527ef9`.
  case theLabelOfAButtonCant42527ef9

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

  /// “the record has too few fields ({$count :integer} instead of {$wanted}); write empty
  /// fields, or the rest of the record”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 874641007, `sentence`; Catalog/exchange.toml,
  ///   `theRecordHasTooFewFields3421f66f`.
  case theRecordHasTooFewFields3421f66f(count: Swift.Int, wanted: Swift.String)

  /// “the record has too many fields ({$count :integer} instead of {$wanted}); put a text
  /// that contains a separator in quotes”
  ///
  /// Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
  ///
  /// - Remark: Code 1650382289, `sentence`; Catalog/exchange.toml,
  ///   `theRecordHasTooManyFields625ed5d1`.
  case theRecordHasTooManyFields625ed5d1(count: Swift.Int, wanted: Swift.String)

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

  /// “the text differs by device, and messages can't select by that”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStrings.swift.
  ///
  /// - Remark: Code 2003260814, `sentence`; Catalog/exchange.toml,
  ///   `theTextDiffersByDeviceAnd7767558e`.
  case theTextDiffersByDeviceAnd7767558e

  /// “the text differs by device or width, and messages can't select by that”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 613503251, `sentence`; Catalog/exchange.toml,
  ///   `theTextDiffersByDeviceOr24915113`.
  case theTextDiffersByDeviceOr24915113

  /// “the text has {$count :integer} variables, and the limit is {$variableLimit :integer}”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XcodeUnits.swift.
  ///
  /// - Remark: Code 236682037, `sentence`; Catalog/exchange.toml,
  ///   `theTextHasVariablesAndThe0e1b7b35`.
  case theTextHasVariablesAndThe0e1b7b35(count: Swift.Int, variableLimit: Swift.Int)

  /// “the text has variations by '{$other}', and messages can't select by that”
  ///
  /// Workshop/BayanExchange/Formats/Apple/XCStrings.swift.
  ///
  /// - Remark: Code 1834724064, `sentence`; Catalog/exchange.toml,
  ///   `theTextHasVariationsByAnd6d5baae0`.
  case theTextHasVariationsByAnd6d5baae0(other: Swift.String)

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

  /// “the translation is in '{$value}', but it would be written to '{$locale}'; send one in
  /// that language, or correct the language that the file states”
  ///
  /// Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
  ///
  /// - Remark: Code 67931519, `sentence`; Catalog/exchange.toml,
  ///   `theTranslationIsInButIt040c8d7f`.
  case theTranslationIsInButIt040c8d7f(value: Swift.String, locale: Swift.String)

  /// “the unit has no segment”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
  ///
  /// - Remark: Code 1804746269, `sentence`; Catalog/exchange.toml,
  ///   `theUnitHasNoSegment6b923e1d`.
  case theUnitHasNoSegment6b923e1d

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

  /// “the variable '{$name}' has no text for 'other', which is always needed”
  ///
  /// Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
  ///
  /// - Remark: Code 76353977, `sentence`; Catalog/exchange.toml,
  ///   `theVariableHasNoTextFor048d11b9`.
  case theVariableHasNoTextFor048d11b9(name: Swift.String)

  /// “the variable '{$key}' has the rule '{$text}'; expected '{$pluralRule}'”
  ///
  /// Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
  ///
  /// - Remark: Code 1031468967, `sentence`; Catalog/exchange.toml,
  ///   `theVariableHasTheRuleExpected3d7af7a7`.
  case theVariableHasTheRuleExpected3d7af7a7(
    key: Swift.String, text: Swift.String, pluralRule: Swift.String)

  /// “the variable '{$name}' refers to itself”
  ///
  /// Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
  ///
  /// - Remark: Code 719765689, `sentence`; Catalog/exchange.toml,
  ///   `theVariableRefersToItself2ae6c0b9`.
  case theVariableRefersToItself2ae6c0b9(name: Swift.String)

  /// “the variant '{$keys}' needs a key for each of the message's {$count :integer}
  /// selectors”
  ///
  /// Workshop/BayanExchange/Import/MessageComposition.swift.
  ///
  /// - Remark: Code 1668091359, `sentence`; Catalog/exchange.toml,
  ///   `theVariantNeedsAKeyFor636d0ddf`.
  case theVariantNeedsAKeyFor636d0ddf(keys: Swift.String, count: Swift.Int)

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

  /// “there is no variable '{$name}' for '%#@{$name2}@'”
  ///
  /// Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
  ///
  /// - Remark: Code 419637910, `sentence`; Catalog/exchange.toml,
  ///   `thereIsNoVariableFor19032a96`.
  case thereIsNoVariableFor19032a96(name: Swift.String, name2: Swift.String)

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

  /// “this '\{' isn't closed; write '\{\{' for a brace”
  ///
  /// Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
  ///
  /// - Remark: Code 1993205512, `sentence`; Catalog/exchange.toml,
  ///   `thisIsntClosedWriteForA76cde708`.
  case thisIsntClosedWriteForA76cde708

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

  /// “this message selects by '{$argument}' with '{$kind}'; write that in place of
  /// '{$kind2}'”
  ///
  /// Workshop/BayanExchange/Formats/ICU/ICUUnits.swift.
  ///
  /// - Remark: Code 2135068534, `sentence`; Catalog/exchange.toml,
  ///   `thisMessageSelectsByWithWrite7f428f76`.
  case thisMessageSelectsByWithWrite7f428f76(
    argument: Swift.String, kind: Swift.String, kind2: Swift.String)

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

  /// “two units of the file have the variant '{$keys}', with different texts”
  ///
  /// Workshop/BayanExchange/Formats/XLIFF/VariantMerger.swift.
  ///
  /// - Remark: Code 1889456497, `sentence`; Catalog/exchange.toml,
  ///   `twoUnitsOfTheFileHave709ed171`.
  case twoUnitsOfTheFileHave709ed171(keys: Swift.String)

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

  /// “XML with the root element '{$tag}'”
  ///
  /// Workshop/BayanExchange/UnknownFormat.swift.
  ///
  /// - Remark: Code 1054259244, `sentence`; Catalog/exchange.toml,
  ///   `xmlWithTheRootElement3ed6b82c`.
  case xmlWithTheRootElement3ed6b82c(tag: Swift.String)

  static var domainIndex: Swift.Int { 5 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aCommentInThisWouldBe1f2b34f5: return 0
    case .aCommentOfXmlCantHave048aa22a: return 1
    case .aDigit66bd5420: return 2
    case .aDoctypeCantBeHereRemove0479995f: return 3
    case .aFluentFile6efb205a: return 4
    case .aNameInQuotes1cad2a40: return 5
    case .aPropertiesFileOfJava379098cb: return 6
    case .aResxFileOfNet040623f7: return 7
    case .aSpaceIsMissingBeforeOr2502713c: return 8
    case .aTableWhoseFirstLineNames58f5709a: return 9
    case .aTableWhoseFirstLineNames622c4551: return 10
    case .aTableWhoseFirstLineNames7e1284dc: return 11
    case .aTextInQuotes19907656: return 12
    case .aTmxMemory07c3c2ff: return 13
    case .aTsFileOfQt64252077: return 14
    case .aValue7a7ec429: return 15
    case .aYamlFile20e32d85: return 16
    case .afterThereIsNoConversionThat0224162e: return 17
    case .alreadyExistsAddTheButtonTo35173db0: return 18
    case .alreadyExistsAndHasNoArgument71bd718d: return 19
    case .anHtmlPage31e50c99: return 20
    case .beginsAFormatThatCantBe671493a0: return 21
    case .cantBeInATextWrite4ef03e93: return 22
    case .cantBeInTheValueOf6275f979: return 23
    case .cantBeTheNameOfA77e011f5: return 24
    case .doesntBeginAsAStringsFile76816289: return 25
    case .doesntSayWhatItStandsFor6ebd733c: return 26
    case .doesntStandForACharacterThat6da717e1: return 27
    case .elementsAreNestedTooDeeply5c5a4251: return 28
    case .endsNothingNoElementIsOpen0b957c07: return 29
    case .endsNothingTheOpenElementIs69ce0f0d: return 30
    case .expectedAKeyOrAText3ecf0442: return 31
    case .expectedHereTheFileMayBe3c481b4b: return 32
    case .hasAFormatThatMessagesDont7a3bc353: return 33
    case .hasAnUnknownFormatKnownAre6bcf99f6: return 34
    case .hasAnotherTextForIt6281a10f: return 35
    case .hasNeitherANameNorA3e337e9a: return 36
    case .hasNoEndTagSoA6440509e: return 37
    case .hasNoTextButOtherForms2b1b5474: return 38
    case .inJavaAnApostropheQuotesThe16bdc579: return 39
    case .isABinaryPropertyListConvert6f390395: return 40
    case .isACompiledMoFileConvert7a8348cb: return 41
    case .isAPdfWhichCantBe5728d707: return 42
    case .isAZipArchiveUnpackIt4e434fe5: return 43
    case .isAfterTheEndOfThe21d4a094: return 44
    case .isAnErrorOfTheSpreadsheet7ff5d7db: return 45
    case .isCompressedUnpackItWithGunzip08416bda: return 46
    case .isEmpty6606c45c: return 47
    case .isShownInTheFormatWhich4a1ffb81: return 48
    case .isTheSourceLocaleWhichIs5e3c65db: return 49
    case .isWhichCantBeReadSend75c18a8e: return 50
    case .isntACodePoint2f9cc5d9: return 51
    case .isntAFacetNameTheFacet20e5e46a: return 52
    case .isntAKnownPluralForm7c946a98: return 53
    case .isntALanguage0d46809a: return 54
    case .isntALanguageItIsThe74fa32e3: return 55
    case .isntAListOfSelectorsSuch727681ca: return 56
    case .isntAPlaceholderOfThisMessage3a3342d0: return 57
    case .isntAPlaceholderOfThisMessage774bd363: return 58
    case .isntAQuantityWriteZeroOne45e0c011: return 59
    case .isntAStateWriteDraftTranslated23c18c04: return 60
    case .isntKnownHereSoItWould1c7fd746: return 61
    case .isntTextInUtfOrUtf5d598f07: return 62
    case .isntTheNameOfAValue620e70d3: return 63
    case .itCantBeRead7ef47046: return 64
    case .itHas16be0877: return 65
    case .itHasNo1e78a218: return 66
    case .itHasNoItemWithA4b232041: return 67
    case .itHasNoText44678ce9: return 68
    case .itHasNoTextInThe0bdcd315: return 69
    case .itHasTheCharacterUFfff6e65d4a6: return 70
    case .itHasTheQuantityTwice36c58546: return 71
    case .itIsAReferenceNotA5d7f3578: return 72
    case .itIsFuzzyProgramsShowThe5b37cb8f: return 73
    case .itIsntKnownWhichValuesOf54038abb: return 74
    case .itsChoicesMakeMoreThanTexts45844db3: return 75
    case .itsFolderIsForSomeDevices1e37093d: return 76
    case .itsFormatCantBeRead29e9b1a4: return 77
    case .itsLanguageIsntKnown3369c593: return 78
    case .itsSourceIsInButThis48b85e7b: return 79
    case .itsTextsAreLongerThanBytes66e1fcff: return 80
    case .itsTextsDontSayWhichNumbers368bf1f5: return 81
    case .itsValueIsNeitherAText0495db80: return 82
    case .itsValueIsntAText2b3455b3: return 83
    case .itsValuesArentThoseOf54c74c8e: return 84
    case .itsVariablesHaveMoreThanCombinations4d871f98: return 85
    case .jsonThatHasNoTextsUnder5ab14ce8: return 86
    case .looksLikeAPlaceholderOfAnother264dd666: return 87
    case .mayBeOfTheCatalogName6cabe72a: return 88
    case .moreOfItsElementsCantBe5b2f4a3b: return 89
    case .msgstrIsForNumbersSuchAs26883d96: return 90
    case .needsATextInQuotesAfter23629931: return 91
    case .noCaseOfHasThisName1072c884: return 92
    case .noColumnHasTranslationsTheFirst7c0090a5: return 93
    case .noColumnIsInTheFirst6a11edc6: return 94
    case .objectsAreNestedTooDeeply652d167b: return 95
    case .ofLineHasNoEndWrite5b665f78: return 96
    case .offsetOfIsntInThisMessage52a0d726: return 97
    case .or1792dcfc: return 98
    case .or3dc7706c: return 99
    case .pluralFormsInTheHeaderDoesnt6d234059: return 100
    case .segmentOfHasNoTranslation7ef9bc96: return 101
    case .severalFilesOfTheAppHave7c4b2e73: return 102
    case .string4bf5045b: return 103
    case .textInIsEmptySoIt7bf6abf3: return 104
    case .textsInAreEmptySoThey5141d058: return 105
    case .theAppSTextOfWas067470b9: return 106
    case .theAppSTextOfWas447d64f5: return 107
    case .theAttributeHasNoValueWrite3ae1c329: return 108
    case .theAttributeOfThisWouldBe4d53ce62: return 109
    case .theCaseCarriesAValueThat0995d040: return 110
    case .theCaseCarriesNoValueFor18d83972: return 111
    case .theCaseHasThisTextFrom310538dc: return 112
    case .theCaseNeedsOneValueFor169ec8ca: return 113
    case .theColumnsAndHaveTheSame1aad3ff3: return 114
    case .theElementCantBeInA63ce5edb: return 115
    case .theElementCpHasNoCode41132d5b: return 116
    case .theElementHasTheAttributeTwice2b4abbdb: return 117
    case .theElementHasTooManyAttributes3db9f9a6: return 118
    case .theEntryHasMsgstrButNplurals74bedb8e: return 119
    case .theErrorWhoseButtonItIs263124c2: return 120
    case .theExistingFileIsntAString039768c5: return 121
    case .theFileDoesntHaveTheFormat396dfe6a: return 122
    case .theFileDoesntHaveTheText41f68bc2: return 123
    case .theFileDoesntSayItsLocale0a22970e: return 124
    case .theFileDoesntSayWhatStands00e5ee86: return 125
    case .theFileDoesntSayWhichLanguage400232e3: return 126
    case .theFileEndsHereAndOf176cd53e: return 127
    case .theFileEndsWithinAText22c2ea82: return 128
    case .theFileHasADoctypeWhich75ca29f6: return 129
    case .theFileHasBytesFilesOf4c166661: return 130
    case .theFileHasMoreThanTexts76c71891: return 131
    case .theFileHasNoElementIt2cd16945: return 132
    case .theFileHasNoElementResources497ca440: return 133
    case .theFileHasNoObjectOf0472f147: return 134
    case .theFileHasNoTextFor42dd06b3: return 135
    case .theFileHasNoTranslationOf6cceaf95: return 136
    case .theFileHasSeveralLanguagesWrite33074201: return 137
    case .theFileHasSeveralLocalesName47a6d4c9: return 138
    case .theFileHasSeveralTextsBut42a90a15: return 139
    case .theFileHasTheElementFor5fd52a63: return 140
    case .theFileHasTheFormatNot2de8c174: return 141
    case .theFileHasTheKeyTwice445e2f0d: return 142
    case .theFileHasTheKeyTwice7bded400: return 143
    case .theFileHasTheKeyWhich76c248f4: return 144
    case .theFileHasTheMessagesOf50db08d4: return 145
    case .theFileHasTheUnitTwice0c31dcf7: return 146
    case .theFileIsEmpty205711a6: return 147
    case .theFileIsInAskFor60455e91: return 148
    case .theFileIsInButThe42aeb93c: return 149
    case .theFileIsInImportIt24f3e6f2: return 150
    case .theFileIsXmlButXml52087130: return 151
    case .theFileIsntUtfHereSave4f927105: return 152
    case .theFileIsntUtfTheOnly3c8474b5: return 153
    case .theFileNoLongerHasThe088543d0: return 154
    case .theFileNoLongerHasThe7b42438f: return 155
    case .theFileSaysThatItsEncoding494f072c: return 156
    case .theFileTranslatesFromButThis6e476b8c: return 157
    case .theFilesHaveMoreThanTexts1ec252b7: return 158
    case .theFirstLineDoesntNameThe4039b3eb: return 159
    case .theFormHasVariationsOfIts3ba26481: return 160
    case .theFormIsEmpty1048ae86: return 161
    case .theHeaderHasNoLanguageSo46658760: return 162
    case .theHeaderSaysLanguageAndX26d9d0ca: return 163
    case .theKeyDoesntMatchThePattern77f5c4e0: return 164
    case .theKeyHasNoValueAfter4ff340c0: return 165
    case .theKeysOfThisFileAre14aa1ea2: return 166
    case .theLabelOfAButtonCant42527ef9: return 167
    case .theNameAfterEndsHereWrite4529191a: return 168
    case .theNumberOfAPluralForm12e6f39b: return 169
    case .thePropertyListIsntADictionary48b12dd1: return 170
    case .theQuotesOfThisFieldAre0ab0a9d7: return 171
    case .theRecordHasTooFewFields3421f66f: return 172
    case .theRecordHasTooManyFields625ed5d1: return 173
    case .theStringCatalogHasNoStrings740533b3: return 174
    case .theStringCatalogHasTheKey1dd01a4e: return 175
    case .theStringCatalogTranslatesFromBut428283fc: return 176
    case .theTagHasNoEnd26ffc9d7: return 177
    case .theTextDiffersByDeviceAnd7767558e: return 178
    case .theTextDiffersByDeviceOr24915113: return 179
    case .theTextHasVariablesAndThe0e1b7b35: return 180
    case .theTextHasVariationsByAnd6d5baae0: return 181
    case .theTextNeedsNowButThis64e76264: return 182
    case .theTextOfCantBeRead712d567f: return 183
    case .theTextOfNeedsAfterIt2ab127cd: return 184
    case .theTextsCantBePutInto4e87cd63: return 185
    case .theTextsOfTheFileAre29c161db: return 186
    case .theTranslationIsInButIt040c8d7f: return 187
    case .theUnitHasNoSegment6b923e1d: return 188
    case .theValueOfTheAttributeHas09131b0b: return 189
    case .theValueOfTheAttributeHas5e664388: return 190
    case .theVariableHasNoTextFor048d11b9: return 191
    case .theVariableHasTheRuleExpected3d7af7a7: return 192
    case .theVariableRefersToItself2ae6c0b9: return 193
    case .theVariantNeedsAKeyFor636d0ddf: return 194
    case .theXmlDeclarationHasNoEnd648aaa6a: return 195
    case .thereIsAControlCharacterIn6175a745: return 196
    case .thereIsNoMsgidOrMsgstr0c6bd6e5: return 197
    case .thereIsNoVariableFor19032a96: return 198
    case .thereIsSomethingAfterTheEnd2cce0e34: return 199
    case .thereIsTextAfterTheEnd40860a78: return 200
    case .thereIsTextAfterTheQuotes05c2bcaa: return 201
    case .thereIsTextBeforeTheFirst6d82393b: return 202
    case .thisCantBeInTheTag72d2a562: return 203
    case .thisCommentHasNoEnd07e53b4a: return 204
    case .thisDoesntBeginAReferenceWrite50e50624: return 205
    case .thisDoesntBeginATagWrite7a2c4889: return 206
    case .thisEntryHasNoMsgid6538a660: return 207
    case .thisEntryHasNoMsgstr2a5d8015: return 208
    case .thisEntryHasTwiceRemoveOne6cf6cda1: return 209
    case .thisEscapeDoesntStandForA2925d284: return 210
    case .thisHasNoEndTagWrite134c9824: return 211
    case .thisHasNoEndTheFile43e48203: return 212
    case .thisHasNoNameAfterIt1e7c3714: return 213
    case .thisHasNoNameWriteName21fb11e1: return 214
    case .thisIsAControlCharacterWhich35219424: return 215
    case .thisIsntALineOfA4b432beb: return 216
    case .thisIsntClosedWriteForA76cde708: return 217
    case .thisLineIsntUtfSaveThe7f52975e: return 218
    case .thisListHasNoItemFor32460e05: return 219
    case .thisMessageSelectsByWithWrite7f428f76: return 220
    case .thisTextBeginsOnALine7de47115: return 221
    case .thisTextHasAnEscapeThat4187669b: return 222
    case .thisTextHasNoQuotationMark029cf01d: return 223
    case .thisTextHasNoQuotationMark08279af9: return 224
    case .thisValueHasNoKeyBefore6ea4348e: return 225
    case .twoColumnsHaveTranslationsButNeither331b64cf: return 226
    case .twoUnitsOfTheFileHave709ed171: return 227
    case .xmlCanBeOnlyAtThe3722f890: return 228
    case .xmlDoesntKnowWrite417defe3: return 229
    case .xmlDoesntKnowWriteTheCharacter4f075c6c: return 230
    case .xmlWithTheRootElement3ed6b82c: return 231
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aCommentInThisWouldBe1f2b34f5(let name), .aSpaceIsMissingBeforeOr2502713c(let name),
      .cantBeInTheValueOf6275f979(let name), .doesntStandForACharacterThat6da717e1(let name),
      .hasNoEndTagSoA6440509e(let name), .isntKnownHereSoItWould1c7fd746(let name),
      .theElementHasTheAttributeTwice2b4abbdb(let name),
      .theFileDoesntHaveTheFormat396dfe6a(let name), .theFileHasNoTextFor42dd06b3(let name),
      .theStringCatalogHasTheKey1dd01a4e(let name), .theTextOfNeedsAfterIt2ab127cd(let name),
      .theValueOfTheAttributeHas09131b0b(let name), .theVariableHasNoTextFor048d11b9(let name),
      .theVariableRefersToItself2ae6c0b9(let name), .thisHasNoEndTagWrite134c9824(let name),
      .xmlDoesntKnowWriteTheCharacter4f075c6c(let name):
      return .carrying(name: name)
    case .afterThereIsNoConversionThat0224162e(let value),
      .endsNothingNoElementIsOpen0b957c07(let value),
      .hasAFormatThatMessagesDont7a3bc353(let value), .hasNeitherANameNorA3e337e9a(let value),
      .isAfterTheEndOfThe21d4a094(let value), .isntTheNameOfAValue620e70d3(let value),
      .theFormIsEmpty1048ae86(let value), .thisCantBeInTheTag72d2a562(let value):
      return .carrying(value: value)
    case .alreadyExistsAddTheButtonTo35173db0(let codes): return .carrying(codes: codes)
    case .alreadyExistsAndHasNoArgument71bd718d(let codes, let argument),
      .theCaseCarriesNoValueFor18d83972(let codes, let argument):
      return .carrying(codes: codes, argument: argument)
    case .cantBeTheNameOfA77e011f5(let names), .hasAnUnknownFormatKnownAre6bcf99f6(let names):
      return .carrying(names: names)
    case .doesntSayWhatItStandsFor6ebd733c(let tag, let isEmpty):
      return .carrying(tag: tag, isEmpty: isEmpty)
    case .endsNothingTheOpenElementIs69ce0f0d(let value, let value2, let line):
      return .carrying(value: value, value2: value2, line: line)
    case .expectedHereTheFileMayBe3c481b4b(let what): return .carrying(what: what)
    case .hasAnotherTextForIt6281a10f(let taken): return .carrying(taken: taken)
    case .hasNoTextButOtherForms2b1b5474(let place): return .carrying(place: place)
    case .isAnErrorOfTheSpreadsheet7ff5d7db(let withoutOuterSpace):
      return .carrying(withoutOuterSpace: withoutOuterSpace)
    case .isShownInTheFormatWhich4a1ffb81(let placeholder, let format):
      return .carrying(placeholder: placeholder, format: format)
    case .isTheSourceLocaleWhichIs5e3c65db(let locale), .isntALanguage0d46809a(let locale),
      .isntALanguageItIsThe74fa32e3(let locale), .textInIsEmptySoIt7bf6abf3(let locale):
      return .carrying(locale: locale)
    case .isWhichCantBeReadSend75c18a8e(let kind, let names):
      return .carrying(kind: kind, names: names)
    case .isntACodePoint2f9cc5d9(let text), .looksLikeAPlaceholderOfAnother264dd666(let text):
      return .carrying(text: text)
    case .isntAFacetNameTheFacet20e5e46a(let name, let name2),
      .thereIsNoVariableFor19032a96(let name, let name2):
      return .carrying(name: name, name2: name2)
    case .isntAKnownPluralForm7c946a98(let path): return .carrying(path: path)
    case .isntAListOfSelectorsSuch727681ca(let choice): return .carrying(choice: choice)
    case .isntAPlaceholderOfThisMessage3a3342d0(let unknown, let terms):
      return .carrying(unknown: unknown, terms: terms)
    case .isntAPlaceholderOfThisMessage774bd363(let unknown): return .carrying(unknown: unknown)
    case .isntAQuantityWriteZeroOne45e0c011(let quantity),
      .itHasTheQuantityTwice36c58546(let quantity):
      return .carrying(quantity: quantity)
    case .isntAStateWriteDraftTranslated23c18c04(let word): return .carrying(word: word)
    case .itHas16be0877(let tags): return .carrying(tags: tags)
    case .itHasNo1e78a218(let formatKey): return .carrying(formatKey: formatKey)
    case .itHasNoTextInThe0bdcd315(let sourceLocale): return .carrying(sourceLocale: sourceLocale)
    case .itIsAReferenceNotA5d7f3578(let reference): return .carrying(reference: reference)
    case .itIsntKnownWhichValuesOf54038abb(let key, let arguments, let header, let line):
      return .carrying(key: key, arguments: arguments, header: header, line: line)
    case .itsChoicesMakeMoreThanTexts45844db3(let variants): return .carrying(variants: variants)
    case .itsFolderIsForSomeDevices1e37093d(let devices): return .carrying(devices: devices)
    case .itsFormatCantBeRead29e9b1a4(let unread): return .carrying(unread: unread)
    case .itsSourceIsInButThis48b85e7b(let value, let source):
      return .carrying(value: value, source: source)
    case .itsTextsAreLongerThanBytes66e1fcff(let bytes): return .carrying(bytes: bytes)
    case .itsValuesArentThoseOf54c74c8e(let id, let messageText):
      return .carrying(id: id, messageText: messageText)
    case .itsVariablesHaveMoreThanCombinations4d871f98(let rowLimit):
      return .carrying(rowLimit: rowLimit)
    case .mayBeOfTheCatalogName6cabe72a(let tag, let fitting):
      return .carrying(tag: tag, fitting: fitting)
    case .moreOfItsElementsCantBe5b2f4a3b(let count): return .carrying(count: count)
    case .msgstrIsForNumbersSuchAs26883d96(let other, let numbers, let form, let language):
      return .carrying(other: other, numbers: numbers, form: form, language: language)
    case .needsATextInQuotesAfter23629931(let keyword),
      .thisEntryHasTwiceRemoveOne6cf6cda1(let keyword):
      return .carrying(keyword: keyword)
    case .noCaseOfHasThisName1072c884(let existing): return .carrying(existing: existing)
    case .noColumnHasTranslationsTheFirst7c0090a5(let columns): return .carrying(columns: columns)
    case .noColumnIsInTheFirst6a11edc6(let locale, let columns):
      return .carrying(locale: locale, columns: columns)
    case .ofLineHasNoEndWrite5b665f78(let value, let line, let value2, let value3):
      return .carrying(value: value, line: line, value2: value2, value3: value3)
    case .offsetOfIsntInThisMessage52a0d726(let offset, let argument):
      return .carrying(offset: offset, argument: argument)
    case .pluralFormsInTheHeaderDoesnt6d234059(let header): return .carrying(header: header)
    case .segmentOfHasNoTranslation7ef9bc96(let value, let count):
      return .carrying(value: value, count: count)
    case .severalFilesOfTheAppHave7c4b2e73(let tables): return .carrying(tables: tables)
    case .textsInAreEmptySoThey5141d058(let count, let locale):
      return .carrying(count: count, locale: locale)
    case .theAppSTextOfWas067470b9(let key, let id), .theAppSTextOfWas447d64f5(let key, let id):
      return .carrying(key: key, id: id)
    case .theAttributeHasNoValueWrite3ae1c329(let name, let value),
      .theValueOfTheAttributeHas5e664388(let name, let value):
      return .carrying(name: name, value: value)
    case .theAttributeOfThisWouldBe4d53ce62(let attribute, let name):
      return .carrying(attribute: attribute, name: name)
    case .theCaseCarriesAValueThat0995d040(let found), .theCaseHasThisTextFrom310538dc(let found):
      return .carrying(found: found)
    case .theCaseNeedsOneValueFor169ec8ca(let choice, let count, let count2):
      return .carrying(choice: choice, count: count, count2: count2)
    case .theColumnsAndHaveTheSame1aad3ff3(let name, let other):
      return .carrying(name: name, other: other)
    case .theElementCantBeInA63ce5edb(let tag), .theFileDoesntSayWhatStands00e5ee86(let tag),
      .theTagHasNoEnd26ffc9d7(let tag), .xmlWithTheRootElement3ed6b82c(let tag):
      return .carrying(tag: tag)
    case .theEntryHasMsgstrButNplurals74bedb8e(let form, let formCount):
      return .carrying(form: form, formCount: formCount)
    case .theErrorWhoseButtonItIs263124c2(let code): return .carrying(code: code)
    case .theFileEndsHereAndOf176cd53e(let value, let line):
      return .carrying(value: value, line: line)
    case .theFileHasBytesFilesOf4c166661(let count, let largestFile):
      return .carrying(count: count, largestFile: largestFile)
    case .theFileHasMoreThanTexts76c71891(let mostTexts),
      .theFilesHaveMoreThanTexts1ec252b7(let mostTexts):
      return .carrying(mostTexts: mostTexts)
    case .theFileHasSeveralLanguagesWrite33074201(let shown, let names):
      return .carrying(shown: shown, names: names)
    case .theFileHasSeveralLocalesName47a6d4c9(let names): return .carrying(names: names)
    case .theFileHasTheElementFor5fd52a63(let message, let tag, let first, let rule):
      return .carrying(message: message, tag: tag, first: first, rule: rule)
    case .theFileHasTheFormatNot2de8c174(let other, let name):
      return .carrying(other: other, name: name)
    case .theFileHasTheKeyTwice445e2f0d(let key), .theFileHasTheKeyWhich76c248f4(let key),
      .theKeyHasNoValueAfter4ff340c0(let key), .thisListHasNoItemFor32460e05(let key):
      return .carrying(key: key)
    case .theFileHasTheUnitTwice0c31dcf7(let id): return .carrying(id: id)
    case .theFileIsInAskFor60455e91(let stated, let locale):
      return .carrying(stated: stated, locale: locale)
    case .theFileIsInButThe42aeb93c(let stated, let source),
      .theFileTranslatesFromButThis6e476b8c(let stated, let source):
      return .carrying(stated: stated, source: source)
    case .theFileIsInImportIt24f3e6f2(let stated, let value, let locale):
      return .carrying(stated: stated, value: value, locale: locale)
    case .theFileIsXmlButXml52087130(let version): return .carrying(version: version)
    case .theFileSaysThatItsEncoding494f072c(let encoding): return .carrying(encoding: encoding)
    case .theFormHasVariationsOfIts3ba26481(let form): return .carrying(form: form)
    case .theHeaderSaysLanguageAndX26d9d0ca(let language, let ours):
      return .carrying(language: language, ours: ours)
    case .theRecordHasTooFewFields3421f66f(let count, let wanted),
      .theRecordHasTooManyFields625ed5d1(let count, let wanted):
      return .carrying(count: count, wanted: wanted)
    case .theStringCatalogTranslatesFromBut428283fc(let source, let ours):
      return .carrying(source: source, ours: ours)
    case .theTextHasVariablesAndThe0e1b7b35(let count, let variableLimit):
      return .carrying(count: count, variableLimit: variableLimit)
    case .theTextHasVariationsByAnd6d5baae0(let other): return .carrying(other: other)
    case .theTextNeedsNowButThis64e76264(let new, let old): return .carrying(new: new, old: old)
    case .theTextOfCantBeRead712d567f(let value, let reason):
      return .carrying(value: value, reason: reason)
    case .theTextsOfTheFileAre29c161db(let other, let locale):
      return .carrying(other: other, locale: locale)
    case .theTranslationIsInButIt040c8d7f(let value, let locale):
      return .carrying(value: value, locale: locale)
    case .theVariableHasTheRuleExpected3d7af7a7(let key, let text, let pluralRule):
      return .carrying(key: key, text: text, pluralRule: pluralRule)
    case .theVariantNeedsAKeyFor636d0ddf(let keys, let count):
      return .carrying(keys: keys, count: count)
    case .thisHasNoEndTheFile43e48203(let start, let end): return .carrying(start: start, end: end)
    case .thisHasNoNameAfterIt1e7c3714(let start): return .carrying(start: start)
    case .thisHasNoNameWriteName21fb11e1(let element): return .carrying(element: element)
    case .thisMessageSelectsByWithWrite7f428f76(let argument, let kind, let kind2):
      return .carrying(argument: argument, kind: kind, kind2: kind2)
    case .twoUnitsOfTheFileHave709ed171(let keys): return .carrying(keys: keys)
    case .xmlDoesntKnowWrite417defe3(let name, let value, let codePoint):
      return .carrying(name: name, value: value, codePoint: codePoint)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aCommentOfXmlCantHave048aa22a, .aDigit66bd5420, .aDoctypeCantBeHereRemove0479995f,
      .aFluentFile6efb205a, .aNameInQuotes1cad2a40, .aPropertiesFileOfJava379098cb,
      .aResxFileOfNet040623f7, .aTableWhoseFirstLineNames58f5709a,
      .aTableWhoseFirstLineNames622c4551, .aTableWhoseFirstLineNames7e1284dc,
      .aTextInQuotes19907656, .aTmxMemory07c3c2ff, .aTsFileOfQt64252077, .aValue7a7ec429,
      .aYamlFile20e32d85, .anHtmlPage31e50c99, .beginsAFormatThatCantBe671493a0,
      .cantBeInATextWrite4ef03e93, .doesntBeginAsAStringsFile76816289,
      .elementsAreNestedTooDeeply5c5a4251, .expectedAKeyOrAText3ecf0442,
      .inJavaAnApostropheQuotesThe16bdc579, .isABinaryPropertyListConvert6f390395,
      .isACompiledMoFileConvert7a8348cb, .isAPdfWhichCantBe5728d707,
      .isAZipArchiveUnpackIt4e434fe5, .isCompressedUnpackItWithGunzip08416bda, .isEmpty6606c45c,
      .isntTextInUtfOrUtf5d598f07, .itCantBeRead7ef47046, .itHasNoItemWithA4b232041,
      .itHasNoText44678ce9, .itHasTheCharacterUFfff6e65d4a6, .itIsFuzzyProgramsShowThe5b37cb8f,
      .itsLanguageIsntKnown3369c593, .itsTextsDontSayWhichNumbers368bf1f5,
      .itsValueIsNeitherAText0495db80, .itsValueIsntAText2b3455b3,
      .jsonThatHasNoTextsUnder5ab14ce8, .objectsAreNestedTooDeeply652d167b, .or1792dcfc,
      .or3dc7706c, .string4bf5045b, .theElementCpHasNoCode41132d5b,
      .theElementHasTooManyAttributes3db9f9a6, .theExistingFileIsntAString039768c5,
      .theFileDoesntHaveTheText41f68bc2, .theFileDoesntSayItsLocale0a22970e,
      .theFileDoesntSayWhichLanguage400232e3, .theFileEndsWithinAText22c2ea82,
      .theFileHasADoctypeWhich75ca29f6, .theFileHasNoElementIt2cd16945,
      .theFileHasNoElementResources497ca440, .theFileHasNoObjectOf0472f147,
      .theFileHasNoTranslationOf6cceaf95, .theFileHasSeveralTextsBut42a90a15,
      .theFileHasTheKeyTwice7bded400, .theFileHasTheMessagesOf50db08d4, .theFileIsEmpty205711a6,
      .theFileIsntUtfHereSave4f927105, .theFileIsntUtfTheOnly3c8474b5,
      .theFileNoLongerHasThe088543d0, .theFileNoLongerHasThe7b42438f,
      .theFirstLineDoesntNameThe4039b3eb, .theHeaderHasNoLanguageSo46658760,
      .theKeyDoesntMatchThePattern77f5c4e0, .theKeysOfThisFileAre14aa1ea2,
      .theLabelOfAButtonCant42527ef9, .theNameAfterEndsHereWrite4529191a,
      .theNumberOfAPluralForm12e6f39b, .thePropertyListIsntADictionary48b12dd1,
      .theQuotesOfThisFieldAre0ab0a9d7, .theStringCatalogHasNoStrings740533b3,
      .theTextDiffersByDeviceAnd7767558e, .theTextDiffersByDeviceOr24915113,
      .theTextsCantBePutInto4e87cd63, .theUnitHasNoSegment6b923e1d,
      .theXmlDeclarationHasNoEnd648aaa6a, .thereIsAControlCharacterIn6175a745,
      .thereIsNoMsgidOrMsgstr0c6bd6e5, .thereIsSomethingAfterTheEnd2cce0e34,
      .thereIsTextAfterTheEnd40860a78, .thereIsTextAfterTheQuotes05c2bcaa,
      .thereIsTextBeforeTheFirst6d82393b, .thisCommentHasNoEnd07e53b4a,
      .thisDoesntBeginAReferenceWrite50e50624, .thisDoesntBeginATagWrite7a2c4889,
      .thisEntryHasNoMsgid6538a660, .thisEntryHasNoMsgstr2a5d8015,
      .thisEscapeDoesntStandForA2925d284, .thisIsAControlCharacterWhich35219424,
      .thisIsntALineOfA4b432beb, .thisIsntClosedWriteForA76cde708,
      .thisLineIsntUtfSaveThe7f52975e, .thisTextBeginsOnALine7de47115,
      .thisTextHasAnEscapeThat4187669b, .thisTextHasNoQuotationMark029cf01d,
      .thisTextHasNoQuotationMark08279af9, .thisValueHasNoKeyBefore6ea4348e,
      .twoColumnsHaveTranslationsButNeither331b64cf, .xmlCanBeOnlyAtThe3722f890,
    ]
  }
}
