// Generated from Catalog/message-conversion.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.message-conversion`, Catalog/message-conversion.toml.
nonisolated indirect enum MessageConversionText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a placeholder without an argument has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1115858711, `sentence`; Catalog/message-conversion.toml,
  ///   `aPlaceholderWithoutAnArgumentHas4282a717`.
  case aPlaceholderWithoutAnArgumentHas4282a717

  /// “a precision that is an argument has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1013616317, `sentence`; Catalog/message-conversion.toml,
  ///   `aPrecisionThatIsAnArgument3c6a8ebd`.
  case aPrecisionThatIsAnArgument3c6a8ebd

  /// “a width, filled up with spaces or zeros, has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1848558322, `sentence`; Catalog/message-conversion.toml,
  ///   `aWidthFilledUpWithSpaces6e2ec2f2`.
  case aWidthFilledUpWithSpaces6e2ec2f2

  /// “a written-out {$type} pattern has no equivalent in MessageFormat 2; use a skeleton,
  /// such as '::{$type2}'”
  ///
  /// Workshop/BayanMessageConversion/ICUDateStyle.swift.
  ///
  /// - Remark: Code 777526623, `sentence`; Catalog/message-conversion.toml,
  ///   `aWrittenOutPatternHasNo2e581d5f`.
  case aWrittenOutPatternHasNo2e581d5f(type: Swift.String, type2: Swift.String)

  /// “an offset in MessageFormat 2 is a whole number from -99 to 99”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1688945579, `sentence`; Catalog/message-conversion.toml,
  ///   `anOffsetInMessageformatIsA64ab43ab`.
  case anOffsetInMessageformatIsA64ab43ab

  /// “'%(' begins a placeholder of Python, which can't be read; write '%s' for a text and
  /// '%d' for a number”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 747784714, `sentence`; Catalog/message-conversion.toml,
  ///   `beginsAPlaceholderOfPythonWhich2c924a0a`.
  case beginsAPlaceholderOfPythonWhich2c924a0a

  /// “'{$key}' can't be a key in MessageFormat 1”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 856113587, `sentence`; Catalog/message-conversion.toml,
  ///   `cantBeAKeyInMessageformat330741b3`.
  case cantBeAKeyInMessageformat330741b3(key: Swift.String)

  /// “'{$name}' can't name a variable in MessageFormat 2; rename the argument”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 768014523, `sentence`; Catalog/message-conversion.toml,
  ///   `cantNameAVariableInMessageformat2dc6f8bb`.
  case cantNameAVariableInMessageformat2dc6f8bb(name: Swift.String)

  /// “'{$name}' can't name an argument in MessageFormat 1”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 157872441, `sentence`; Catalog/message-conversion.toml,
  ///   `cantNameAnArgumentInMessageformat0968f139`.
  case cantNameAnArgumentInMessageformat0968f139(name: Swift.String)

  /// “'choice' has no equivalent in MessageFormat 2; write it with 'plural' or 'select'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1043609351, `sentence`; Catalog/message-conversion.toml,
  ///   `choiceHasNoEquivalentInMessageformat3e343707`.
  case choiceHasNoEquivalentInMessageformat3e343707

  /// “expected a number of at most 15 characters after '='”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 66077951, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedANumberOfAtMost03f044ff`.
  case expectedANumberOfAtMost03f044ff

  /// “expected a type such as 'number' or 'plural', and then ',' or '\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 131195956, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedATypeSuchAsNumber07d1e434`.
  case expectedATypeSuchAsNumber07d1e434

  /// “expected a variant's key, such as 'other', or '\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 235000697, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedAVariantSKeySuch0e01d379`.
  case expectedAVariantSKeySuch0e01d379

  /// “expected an argument's name or number”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1688513606, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedAnArgumentSNameOr64a4ac46`.
  case expectedAnArgumentSNameOr64a4ac46

  /// “expected ',' or '\}' after the argument's name”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 387241128, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedOrAfterTheArgumentS1714d4a8`.
  case expectedOrAfterTheArgumentS1714d4a8

  /// “expected the variant's text in '\{…\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1666027289, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedTheVariantSTextIn634d8f19`.
  case expectedTheVariantSTextIn634d8f19

  /// “for the number {$key} of '${$abbreviated}', the plural category in each locale decides
  /// which variant is used; add a variant for this number, with '*' for the selectors after
  /// it”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 889993435, `sentence`; Catalog/message-conversion.toml,
  ///   `forTheNumberOfThePlural350c38db`.
  case forTheNumberOfThePlural350c38db(key: Swift.String, abbreviated: Swift.String)

  /// “'%{$text}' has no equivalent among the functions of MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 20178100, `sentence`; Catalog/message-conversion.toml,
  ///   `hasNoEquivalentAmongTheFunctions0133e4b4`.
  case hasNoEquivalentAmongTheFunctions0133e4b4(text: Swift.String)

  /// “'{$type}' has no equivalent among the functions of MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 99112040, `sentence`; Catalog/message-conversion.toml,
  ///   `hasNoEquivalentAmongTheFunctions05e85468`.
  case hasNoEquivalentAmongTheFunctions05e85468(type: Swift.String)

  /// “':{$name}' has no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1839534931, `sentence`; Catalog/message-conversion.toml,
  ///   `hasNoEquivalentInAFormat6da51353`.
  case hasNoEquivalentInAFormat6da51353(name: Swift.String)

  /// “':{$function}' has no option '{$name}', which this number skeleton needs”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 1742184554, `sentence`; Catalog/message-conversion.toml,
  ///   `hasNoOptionWhichThisNumber67d7a06a`.
  case hasNoOptionWhichThisNumber67d7a06a(function: Swift.String, name: Swift.String)

  /// “'{$token}' in a number skeleton has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 980393808, `sentence`; Catalog/message-conversion.toml,
  ///   `inANumberSkeletonHasNo3a6f9f50`.
  case inANumberSkeletonHasNo3a6f9f50(token: Swift.String)

  /// “'% {$letter}' is a conversion with room for a sign; write '%%' if you mean the percent
  /// sign”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 640516855, `sentence`; Catalog/message-conversion.toml,
  ///   `isAConversionWithRoomFor262d82f7`.
  case isAConversionWithRoomFor262d82f7(letter: Swift.String)

  /// “'{$text}' is only the length of a value, and needs a letter such as 'd' after it; write
  /// '%{$text2}d', or '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1184726707, `sentence`; Catalog/message-conversion.toml,
  ///   `isOnlyTheLengthOfA469d7eb3`.
  case isOnlyTheLengthOfA469d7eb3(text: Swift.String, text2: Swift.String)

  /// “'%{$text}' isn't a conversion of format strings; write '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1952749830, `sentence`; Catalog/message-conversion.toml,
  ///   `isntAConversionOfFormatStrings74649906`.
  case isntAConversionOfFormatStrings74649906(text: Swift.String)

  /// “'{$text}' isn't a length of a conversion”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 772352633, `sentence`; Catalog/message-conversion.toml,
  ///   `isntALengthOfAConversion2e092a79`.
  case isntALengthOfAConversion2e092a79(text: Swift.String)

  /// “'{$word}' isn't a plural category; this variant would never be selected”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 499737545, `sentence`; Catalog/message-conversion.toml,
  ///   `isntAPluralCategoryThisVariant1dc963c9`.
  case isntAPluralCategoryThisVariant1dc963c9(word: Swift.String)

  /// “'{$type}' isn't a type of MessageFormat 1”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1369810243, `sentence`; Catalog/message-conversion.toml,
  ///   `isntATypeOfMessageformat51a5a543`.
  case isntATypeOfMessageformat51a5a543(type: Swift.String)

  /// “'{$name}' isn't an argument, so it has no place in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 980622516, `sentence`; Catalog/message-conversion.toml,
  ///   `isntAnArgumentSoItHas3a731cb4`.
  case isntAnArgumentSoItHas3a731cb4(name: Swift.String)

  /// “'{$name}' isn't the number of an argument; these go from 0 to 32767”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1861317433, `sentence`; Catalog/message-conversion.toml,
  ///   `isntTheNumberOfAnArgument6ef17339`.
  case isntTheNumberOfAnArgument6ef17339(name: Swift.String)

  /// “it has no text for 'other', which is always needed”
  ///
  /// Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
  ///
  /// - Remark: Code 1972943936, `sentence`; Catalog/message-conversion.toml,
  ///   `itHasNoTextForOther7598bc40`.
  case itHasNoTextForOther7598bc40

  /// “it is not valid”
  ///
  /// Workshop/BayanMessageConversion/Flattening.swift.
  ///
  /// - Remark: Code 1676014625, `sentence`; Catalog/message-conversion.toml,
  ///   `itIsNotValid63e5f421`.
  case itIsNotValid63e5f421

  /// “its texts have more than {$bytes :integer} bytes or {$variants :integer} forms”
  ///
  /// Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
  ///
  /// - Remark: Code 1394503260, `sentence`; Catalog/message-conversion.toml,
  ///   `itsTextsHaveMoreThanBytes531e6e5c`.
  case itsTextsHaveMoreThanBytes531e6e5c(bytes: Swift.Int, variants: Swift.Int)

  /// “'{$name}' may be a fraction; a format string shows it with a fixed number of fraction
  /// digits, its halves rounded to even”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 981232584, `sentence`; Catalog/message-conversion.toml,
  ///   `mayBeAFractionAFormat3a7c6bc8`.
  case mayBeAFractionAFormat3a7c6bc8(name: Swift.String)

  /// “'{$argument}' may be a fraction, which MessageFormat 1 rounds in another way; if it is
  /// always a whole number, declare that”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 1012960302, `sentence`; Catalog/message-conversion.toml,
  ///   `mayBeAFractionWhichMessageformat3c608c2e`.
  case mayBeAFractionWhichMessageformat3c608c2e(argument: Swift.String)

  /// “MessageFormat 2 can't select by the plural category of '{$argument}' in this style; put
  /// '#' first”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 259371724, `sentence`; Catalog/message-conversion.toml,
  ///   `messageformatCantSelectByThePlural0f75b2cc`.
  case messageformatCantSelectByThePlural0f75b2cc(argument: Swift.String)

  /// “MessageFormat 1 can't select the plural category of '{$argument}' by the digits that
  /// these options set”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 1644471060, `sentence`; Catalog/message-conversion.toml,
  ///   `messageformatCantSelectThePluralCategory6204a314`.
  case messageformatCantSelectThePluralCategory6204a314(argument: Swift.String)

  /// “MessageFormat 1 has no style for this ':{$function}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 1051781482, `sentence`; Catalog/message-conversion.toml,
  ///   `messageformatHasNoStyleForThis3eb0e96a`.
  case messageformatHasNoStyleForThis3eb0e96a(function: Swift.String)

  /// “MessageFormat 1 shows '{$argument}' with its offset only as '#', directly in its own
  /// plural”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 1095299861, `sentence`; Catalog/message-conversion.toml,
  ///   `messageformatShowsWithItsOffsetOnly4148f315`.
  case messageformatShowsWithItsOffsetOnly4148f315(argument: Swift.String)

  /// “'%n' writes into memory, which a message must not do”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 919092381, `sentence`; Catalog/message-conversion.toml,
  ///   `nWritesIntoMemoryWhichA36c83c9d`.
  case nWritesIntoMemoryWhichA36c83c9d

  /// “'%#@' needs a name and a second '@'”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 612605065, `sentence`; Catalog/message-conversion.toml,
  ///   `needsANameAndASecond24839c89`.
  case needsANameAndASecond24839c89

  /// “'{$type}' needs variants, such as ', {$type}, other\{…\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 676500318, `sentence`; Catalog/message-conversion.toml,
  ///   `needsVariantsSuchAsOther2852935e`.
  case needsVariantsSuchAsOther2852935e(type: Swift.String)

  /// “no function of MessageFormat 2 writes the {$type} style '{$style}' as ICU does in all
  /// locales; write '::{$skeleton}', or convert with --nearest-dates”
  ///
  /// Workshop/BayanMessageConversion/ICUDateStyle.swift.
  ///
  /// - Remark: Code 1959121426, `sentence`; Catalog/message-conversion.toml,
  ///   `noFunctionOfMessageformatWritesThe74c5d212`.
  case noFunctionOfMessageformatWritesThe74c5d212(
    type: Swift.String, style: Swift.String, skeleton: Swift.String)

  /// “':{$name}' of a formatted value has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 2094530876, `sentence`; Catalog/message-conversion.toml,
  ///   `ofAFormattedValueHasNo7cd8013c`.
  case ofAFormattedValueHasNo7cd8013c(name: Swift.String)

  /// “'offset:' must come before the variants”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 511351094, `sentence`; Catalog/message-conversion.toml,
  ///   `offsetMustComeBeforeTheVariants1e7a9936`.
  case offsetMustComeBeforeTheVariants1e7a9936

  /// “some conversions have a place, such as '1$', but others have none; give a place to all”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1730834995, `sentence`; Catalog/message-conversion.toml,
  ///   `someConversionsHaveAPlaceSuch672a7233`.
  case someConversionsHaveAPlaceSuch672a7233

  /// “':string' of a formatted value has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1640173875, `sentence`; Catalog/message-conversion.toml,
  ///   `stringOfAFormattedValueHas61c31133`.
  case stringOfAFormattedValueHas61c31133

  /// “text that is cut at a length has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 756040648, `sentence`; Catalog/message-conversion.toml,
  ///   `textThatIsCutAtA2d1043c8`.
  case textThatIsCutAtA2d1043c8

  /// “the argument '{$argument}' is used as a number and as a date”
  ///
  /// Workshop/BayanMessageConversion/VariableNames.swift.
  ///
  /// - Remark: Code 1071062454, `sentence`; Catalog/message-conversion.toml,
  ///   `theArgumentIsUsedAsA3fd71db6`.
  case theArgumentIsUsedAsA3fd71db6(argument: Swift.String)

  /// “the choices are nested more than {$depth :integer} levels deep”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 433176002, `sentence`; Catalog/message-conversion.toml,
  ///   `theChoicesAreNestedMoreThan19d1bdc2`.
  case theChoicesAreNestedMoreThan19d1bdc2(depth: Swift.Int)

  /// “the choices have more than {$variants :integer} combinations; split the message”
  ///
  /// Workshop/BayanMessageConversion/Flattening.swift.
  ///
  /// - Remark: Code 1990629615, `sentence`; Catalog/message-conversion.toml,
  ///   `theChoicesHaveMoreThanCombinations76a698ef`.
  case theChoicesHaveMoreThanCombinations76a698ef(variants: Swift.Int)

  /// “the choices repeat the text around them too often; split the message”
  ///
  /// Workshop/BayanMessageConversion/Flattening.swift.
  ///
  /// - Remark: Code 1549577041, `sentence`; Catalog/message-conversion.toml,
  ///   `theChoicesRepeatTheTextAround5c5cab51`.
  case theChoicesRepeatTheTextAround5c5cab51

  /// “the date skeleton '{$skeleton}' has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/ICUDateStyle.swift.
  ///
  /// - Remark: Code 1143841338, `sentence`; Catalog/message-conversion.toml,
  ///   `theDateSkeletonHasNoEquivalent442da23a`.
  case theDateSkeletonHasNoEquivalent442da23a(skeleton: Swift.String)

  /// “the flags of this conversion have no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 12150885, `sentence`; Catalog/message-conversion.toml,
  ///   `theFlagsOfThisConversionHave00b96865`.
  case theFlagsOfThisConversionHave00b96865

  /// “the function '{$name}' has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 761700818, `sentence`; Catalog/message-conversion.toml,
  ///   `theFunctionHasNoEquivalentIn2d66a1d2`.
  case theFunctionHasNoEquivalentIn2d66a1d2(name: Swift.String)

  /// “the key '{$key}' is written twice; the second variant would never be selected”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1996927820, `sentence`; Catalog/message-conversion.toml,
  ///   `theKeyIsWrittenTwiceThe7706b34c`.
  case theKeyIsWrittenTwiceThe7706b34c(key: Swift.String)

  /// “the key '{$key}' of '${$abbreviated}' is neither a number nor a category”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 1953897531, `sentence`; Catalog/message-conversion.toml,
  ///   `theKeyOfIsNeitherA74761c3b`.
  case theKeyOfIsNeitherA74761c3b(key: Swift.String, abbreviated: Swift.String)

  /// “the literal '{$value}' with a function has no equivalent; write it as text”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1179586624, `sentence`; Catalog/message-conversion.toml,
  ///   `theLiteralWithAFunctionHas464f1040`.
  case theLiteralWithAFunctionHas464f1040(value: Swift.String)

  /// “the markup '{$name}' has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 375061616, `sentence`; Catalog/message-conversion.toml,
  ///   `theMarkupHasNoEquivalentIn165afc70`.
  case theMarkupHasNoEquivalentIn165afc70(name: Swift.String)

  /// “the message has more than {$variants :integer} choices; split it”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1352443439, `sentence`; Catalog/message-conversion.toml,
  ///   `theMessageHasMoreThanChoices509ca62f`.
  case theMessageHasMoreThanChoices509ca62f(variants: Swift.Int)

  /// “the message is longer than {$bytes :integer} bytes”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageFormat.swift.
  ///
  /// - Remark: Code 1772238603, `sentence`; Catalog/message-conversion.toml,
  ///   `theMessageIsLongerThanBytes69a2370b`.
  case theMessageIsLongerThanBytes69a2370b(bytes: Swift.Int)

  /// “the number pattern '{$text}' has no equivalent in MessageFormat 2; use digits only, as
  /// in '#,##0.00', or a skeleton”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberStyle.swift.
  ///
  /// - Remark: Code 383354956, `sentence`; Catalog/message-conversion.toml,
  ///   `theNumberPatternHasNoEquivalent16d9884c`.
  case theNumberPatternHasNoEquivalent16d9884c(text: Swift.String)

  /// “the offset of '{$name}' has no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 228634859, `sentence`; Catalog/message-conversion.toml,
  ///   `theOffsetOfHasNoEquivalent0da0b0eb`.
  case theOffsetOfHasNoEquivalent0da0b0eb(name: Swift.String)

  /// “the option '{$name}' has a variable as its value, which has no equivalent in the older
  /// syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1511281646, `sentence`; Catalog/message-conversion.toml,
  ///   `theOptionHasAVariableAs5a1453ee`.
  case theOptionHasAVariableAs5a1453ee(name: Swift.String)

  /// “the options of this number have no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1511669302, `sentence`; Catalog/message-conversion.toml,
  ///   `theOptionsOfThisNumberHave5a1a3e36`.
  case theOptionsOfThisNumberHave5a1a3e36

  /// “the pattern would be longer than {$bytes :integer} bytes”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 1612244565, `sentence`; Catalog/message-conversion.toml,
  ///   `thePatternWouldBeLongerThan6018e655`.
  case thePatternWouldBeLongerThan6018e655(bytes: Swift.Int)

  /// “the place of an argument must be a number from 1 to 99”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 129572135, `sentence`; Catalog/message-conversion.toml,
  ///   `thePlaceOfAnArgumentMust07b91d27`.
  case thePlaceOfAnArgumentMust07b91d27

  /// “the space around the number pattern '{$text}' would be shown; remove it”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberStyle.swift.
  ///
  /// - Remark: Code 2004151143, `sentence`; Catalog/message-conversion.toml,
  ///   `theSpaceAroundTheNumberPattern7774eb67`.
  case theSpaceAroundTheNumberPattern7774eb67(text: Swift.String)

  /// “the style 'currency' means a different currency in each region; name one, as in
  /// '::currency/EUR'”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberStyle.swift.
  ///
  /// - Remark: Code 1675973665, `sentence`; Catalog/message-conversion.toml,
  ///   `theStyleCurrencyMeansADifferent63e55421`.
  case theStyleCurrencyMeansADifferent63e55421

  /// “the text has more than {$elements :integer} conversions”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1397331538, `sentence`; Catalog/message-conversion.toml,
  ///   `theTextHasMoreThanConversions53499652`.
  case theTextHasMoreThanConversions53499652(elements: Swift.Int)

  /// “the text is longer than {$bytes :integer} bytes”
  ///
  /// Workshop/BayanMessageConversion/ICUText.swift.
  ///
  /// - Remark: Code 1059383799, `sentence`; Catalog/message-conversion.toml,
  ///   `theTextIsLongerThanBytes3f24e9f7`.
  case theTextIsLongerThanBytes3f24e9f7(bytes: Swift.Int)

  /// “the text would be longer than {$bytes :integer} bytes”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1778084160, `sentence`; Catalog/message-conversion.toml,
  ///   `theTextWouldBeLongerThan69fb6940`.
  case theTextWouldBeLongerThan69fb6940(bytes: Swift.Int)

  /// “the type '{$type}' of the variable '{$name}' isn't a conversion of a number”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 154333850, `sentence`; Catalog/message-conversion.toml,
  ///   `theTypeOfTheVariableIsnt0932f29a`.
  case theTypeOfTheVariableIsnt0932f29a(type: Swift.String, name: Swift.String)

  /// “the value of '${$abbreviated}' can't select variants in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 2115614378, `sentence`; Catalog/message-conversion.toml,
  ///   `theValueOfCantSelectVariants7e19b6aa`.
  case theValueOfCantSelectVariants7e19b6aa(abbreviated: Swift.String)

  /// “the variable '{$name}' has '{$category}', which isn't a plural category”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1539584482, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariableHasWhichIsntA5bc431e2`.
  case theVariableHasWhichIsntA5bc431e2(name: Swift.String, category: Swift.String)

  /// “the variants 'other' and '*' of '{$argument}' are different, and MessageFormat 1 has
  /// only 'other'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 4910733, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariantsOtherAndOfAre004aee8d`.
  case theVariantsOtherAndOfAre004aee8d(argument: Swift.String)

  /// “the variants 'other' and '*' of '{$name}' are different, and a format string has only
  /// 'other'”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 924225399, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariantsOtherAndOfAre37168f77`.
  case theVariantsOtherAndOfAre37168f77(name: Swift.String)

  /// “there is no variable '{$name}' for this '%#@…@'”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1656140746, `sentence`; Catalog/message-conversion.toml,
  ///   `thereIsNoVariableForThis62b6b3ca`.
  case thereIsNoVariableForThis62b6b3ca(name: Swift.String)

  /// “there is no variant 'other', which is always needed”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1272259441, `sentence`; Catalog/message-conversion.toml,
  ///   `thereIsNoVariantOtherWhich4bd52371`.
  case thereIsNoVariantOtherWhich4bd52371

  /// “this '%' doesn't start a conversion; write '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 462339631, `sentence`; Catalog/message-conversion.toml,
  ///   `thisDoesntStartAConversionWrite1b8ebe2f`.
  case thisDoesntStartAConversionWrite1b8ebe2f

  /// “this '%' is at the end; write '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1297078572, `sentence`; Catalog/message-conversion.toml,
  ///   `thisIsAtTheEndWrite4d4fd92c`.
  case thisIsAtTheEndWrite4d4fd92c

  /// “this '\{' is not closed; add '\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1989968142, `sentence`; Catalog/message-conversion.toml,
  ///   `thisIsNotClosedAdd769c810e`.
  case thisIsNotClosedAdd769c810e

  /// “this isn't a valid message of MessageFormat 2: {$reason}”
  ///
  /// Workshop/BayanMessageConversion/Flattening.swift.
  ///
  /// - Remark: Code 185707277, `sentence`; Catalog/message-conversion.toml,
  ///   `thisIsntAValidMessageOf0b11ab0d`.
  case thisIsntAValidMessageOf0b11ab0d(reason: Swift.String)

  /// “this number of digits has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 705991402, `sentence`; Catalog/message-conversion.toml,
  ///   `thisNumberOfDigitsHasNo2a1492ea`.
  case thisNumberOfDigitsHasNo2a1492ea

  /// “this number skeleton sets an option twice”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 152118826, `sentence`; Catalog/message-conversion.toml,
  ///   `thisNumberSkeletonSetsAnOption0911262a`.
  case thisNumberSkeletonSetsAnOption0911262a

  /// “this number skeleton shows a percent sign after the number itself, and ':percent' shows
  /// a hundred times the number; write 'percent scale/100'”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 1005036462, `sentence`; Catalog/message-conversion.toml,
  ///   `thisNumberSkeletonShowsAPercent3be7a3ae`.
  case thisNumberSkeletonShowsAPercent3be7a3ae

  /// “this ':offset' doesn't have one whole number”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 684608810, `sentence`; Catalog/message-conversion.toml,
  ///   `thisOffsetDoesntHaveOneWhole28ce4d2a`.
  case thisOffsetDoesntHaveOneWhole28ce4d2a

  /// “this style has an apostrophe without a counterpart”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 6656198, `sentence`; Catalog/message-conversion.toml,
  ///   `thisStyleHasAnApostropheWithout006590c6`.
  case thisStyleHasAnApostropheWithout006590c6

  /// “'u:dir' has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 2052876420, `sentence`; Catalog/message-conversion.toml,
  ///   `uDirHasNoEquivalentIn7a5c6884`.
  case uDirHasNoEquivalentIn7a5c6884

  /// “variants by '{$name}' have no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1396570951, `sentence`; Catalog/message-conversion.toml,
  ///   `variantsByHaveNoEquivalentIn533dfb47`.
  case variantsByHaveNoEquivalentIn533dfb47(name: Swift.String)

  /// “variants for exact numbers of '{$name}' have no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1782133842, `sentence`; Catalog/message-conversion.toml,
  ///   `variantsForExactNumbersOfHave6a393452`.
  case variantsForExactNumbersOfHave6a393452(name: Swift.String)

  /// “with nested choices the message would have more than {$variants :integer} texts”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 582949760, `sentence`; Catalog/message-conversion.toml,
  ///   `withNestedChoicesTheMessageWould22bf1b80`.
  case withNestedChoicesTheMessageWould22bf1b80(variants: Swift.Int)

  static var domainIndex: Swift.Int { 7 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aPlaceholderWithoutAnArgumentHas4282a717: return 0
    case .aPrecisionThatIsAnArgument3c6a8ebd: return 1
    case .aWidthFilledUpWithSpaces6e2ec2f2: return 2
    case .aWrittenOutPatternHasNo2e581d5f: return 3
    case .anOffsetInMessageformatIsA64ab43ab: return 4
    case .beginsAPlaceholderOfPythonWhich2c924a0a: return 5
    case .cantBeAKeyInMessageformat330741b3: return 6
    case .cantNameAVariableInMessageformat2dc6f8bb: return 7
    case .cantNameAnArgumentInMessageformat0968f139: return 8
    case .choiceHasNoEquivalentInMessageformat3e343707: return 9
    case .expectedANumberOfAtMost03f044ff: return 10
    case .expectedATypeSuchAsNumber07d1e434: return 11
    case .expectedAVariantSKeySuch0e01d379: return 12
    case .expectedAnArgumentSNameOr64a4ac46: return 13
    case .expectedOrAfterTheArgumentS1714d4a8: return 14
    case .expectedTheVariantSTextIn634d8f19: return 15
    case .forTheNumberOfThePlural350c38db: return 16
    case .hasNoEquivalentAmongTheFunctions0133e4b4: return 17
    case .hasNoEquivalentAmongTheFunctions05e85468: return 18
    case .hasNoEquivalentInAFormat6da51353: return 19
    case .hasNoOptionWhichThisNumber67d7a06a: return 20
    case .inANumberSkeletonHasNo3a6f9f50: return 21
    case .isAConversionWithRoomFor262d82f7: return 22
    case .isOnlyTheLengthOfA469d7eb3: return 23
    case .isntAConversionOfFormatStrings74649906: return 24
    case .isntALengthOfAConversion2e092a79: return 25
    case .isntAPluralCategoryThisVariant1dc963c9: return 26
    case .isntATypeOfMessageformat51a5a543: return 27
    case .isntAnArgumentSoItHas3a731cb4: return 28
    case .isntTheNumberOfAnArgument6ef17339: return 29
    case .itHasNoTextForOther7598bc40: return 30
    case .itIsNotValid63e5f421: return 31
    case .itsTextsHaveMoreThanBytes531e6e5c: return 32
    case .mayBeAFractionAFormat3a7c6bc8: return 33
    case .mayBeAFractionWhichMessageformat3c608c2e: return 34
    case .messageformatCantSelectByThePlural0f75b2cc: return 35
    case .messageformatCantSelectThePluralCategory6204a314: return 36
    case .messageformatHasNoStyleForThis3eb0e96a: return 37
    case .messageformatShowsWithItsOffsetOnly4148f315: return 38
    case .nWritesIntoMemoryWhichA36c83c9d: return 39
    case .needsANameAndASecond24839c89: return 40
    case .needsVariantsSuchAsOther2852935e: return 41
    case .noFunctionOfMessageformatWritesThe74c5d212: return 42
    case .ofAFormattedValueHasNo7cd8013c: return 43
    case .offsetMustComeBeforeTheVariants1e7a9936: return 44
    case .someConversionsHaveAPlaceSuch672a7233: return 45
    case .stringOfAFormattedValueHas61c31133: return 46
    case .textThatIsCutAtA2d1043c8: return 47
    case .theArgumentIsUsedAsA3fd71db6: return 48
    case .theChoicesAreNestedMoreThan19d1bdc2: return 49
    case .theChoicesHaveMoreThanCombinations76a698ef: return 50
    case .theChoicesRepeatTheTextAround5c5cab51: return 51
    case .theDateSkeletonHasNoEquivalent442da23a: return 52
    case .theFlagsOfThisConversionHave00b96865: return 53
    case .theFunctionHasNoEquivalentIn2d66a1d2: return 54
    case .theKeyIsWrittenTwiceThe7706b34c: return 55
    case .theKeyOfIsNeitherA74761c3b: return 56
    case .theLiteralWithAFunctionHas464f1040: return 57
    case .theMarkupHasNoEquivalentIn165afc70: return 58
    case .theMessageHasMoreThanChoices509ca62f: return 59
    case .theMessageIsLongerThanBytes69a2370b: return 60
    case .theNumberPatternHasNoEquivalent16d9884c: return 61
    case .theOffsetOfHasNoEquivalent0da0b0eb: return 62
    case .theOptionHasAVariableAs5a1453ee: return 63
    case .theOptionsOfThisNumberHave5a1a3e36: return 64
    case .thePatternWouldBeLongerThan6018e655: return 65
    case .thePlaceOfAnArgumentMust07b91d27: return 66
    case .theSpaceAroundTheNumberPattern7774eb67: return 67
    case .theStyleCurrencyMeansADifferent63e55421: return 68
    case .theTextHasMoreThanConversions53499652: return 69
    case .theTextIsLongerThanBytes3f24e9f7: return 70
    case .theTextWouldBeLongerThan69fb6940: return 71
    case .theTypeOfTheVariableIsnt0932f29a: return 72
    case .theValueOfCantSelectVariants7e19b6aa: return 73
    case .theVariableHasWhichIsntA5bc431e2: return 74
    case .theVariantsOtherAndOfAre004aee8d: return 75
    case .theVariantsOtherAndOfAre37168f77: return 76
    case .thereIsNoVariableForThis62b6b3ca: return 77
    case .thereIsNoVariantOtherWhich4bd52371: return 78
    case .thisDoesntStartAConversionWrite1b8ebe2f: return 79
    case .thisIsAtTheEndWrite4d4fd92c: return 80
    case .thisIsNotClosedAdd769c810e: return 81
    case .thisIsntAValidMessageOf0b11ab0d: return 82
    case .thisNumberOfDigitsHasNo2a1492ea: return 83
    case .thisNumberSkeletonSetsAnOption0911262a: return 84
    case .thisNumberSkeletonShowsAPercent3be7a3ae: return 85
    case .thisOffsetDoesntHaveOneWhole28ce4d2a: return 86
    case .thisStyleHasAnApostropheWithout006590c6: return 87
    case .uDirHasNoEquivalentIn7a5c6884: return 88
    case .variantsByHaveNoEquivalentIn533dfb47: return 89
    case .variantsForExactNumbersOfHave6a393452: return 90
    case .withNestedChoicesTheMessageWould22bf1b80: return 91
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aWrittenOutPatternHasNo2e581d5f(let type, let type2):
      return .carrying(type: type, type2: type2)
    case .cantBeAKeyInMessageformat330741b3(let key), .theKeyIsWrittenTwiceThe7706b34c(let key):
      return .carrying(key: key)
    case .cantNameAVariableInMessageformat2dc6f8bb(let name),
      .cantNameAnArgumentInMessageformat0968f139(let name),
      .hasNoEquivalentInAFormat6da51353(let name), .isntAnArgumentSoItHas3a731cb4(let name),
      .isntTheNumberOfAnArgument6ef17339(let name), .mayBeAFractionAFormat3a7c6bc8(let name),
      .ofAFormattedValueHasNo7cd8013c(let name), .theFunctionHasNoEquivalentIn2d66a1d2(let name),
      .theMarkupHasNoEquivalentIn165afc70(let name), .theOffsetOfHasNoEquivalent0da0b0eb(let name),
      .theOptionHasAVariableAs5a1453ee(let name), .theVariantsOtherAndOfAre37168f77(let name),
      .thereIsNoVariableForThis62b6b3ca(let name), .variantsByHaveNoEquivalentIn533dfb47(let name),
      .variantsForExactNumbersOfHave6a393452(let name):
      return .carrying(name: name)
    case .forTheNumberOfThePlural350c38db(let key, let abbreviated),
      .theKeyOfIsNeitherA74761c3b(let key, let abbreviated):
      return .carrying(key: key, abbreviated: abbreviated)
    case .hasNoEquivalentAmongTheFunctions0133e4b4(let text),
      .isntAConversionOfFormatStrings74649906(let text),
      .isntALengthOfAConversion2e092a79(let text),
      .theNumberPatternHasNoEquivalent16d9884c(let text),
      .theSpaceAroundTheNumberPattern7774eb67(let text):
      return .carrying(text: text)
    case .hasNoEquivalentAmongTheFunctions05e85468(let type),
      .isntATypeOfMessageformat51a5a543(let type), .needsVariantsSuchAsOther2852935e(let type):
      return .carrying(type: type)
    case .hasNoOptionWhichThisNumber67d7a06a(let function, let name):
      return .carrying(function: function, name: name)
    case .inANumberSkeletonHasNo3a6f9f50(let token): return .carrying(token: token)
    case .isAConversionWithRoomFor262d82f7(let letter): return .carrying(letter: letter)
    case .isOnlyTheLengthOfA469d7eb3(let text, let text2):
      return .carrying(text: text, text2: text2)
    case .isntAPluralCategoryThisVariant1dc963c9(let word): return .carrying(word: word)
    case .itsTextsHaveMoreThanBytes531e6e5c(let bytes, let variants):
      return .carrying(bytes: bytes, variants: variants)
    case .mayBeAFractionWhichMessageformat3c608c2e(let argument),
      .messageformatCantSelectByThePlural0f75b2cc(let argument),
      .messageformatCantSelectThePluralCategory6204a314(let argument),
      .messageformatShowsWithItsOffsetOnly4148f315(let argument),
      .theArgumentIsUsedAsA3fd71db6(let argument), .theVariantsOtherAndOfAre004aee8d(let argument):
      return .carrying(argument: argument)
    case .messageformatHasNoStyleForThis3eb0e96a(let function): return .carrying(function: function)
    case .noFunctionOfMessageformatWritesThe74c5d212(let type, let style, let skeleton):
      return .carrying(type: type, style: style, skeleton: skeleton)
    case .theChoicesAreNestedMoreThan19d1bdc2(let depth): return .carrying(depth: depth)
    case .theChoicesHaveMoreThanCombinations76a698ef(let variants),
      .theMessageHasMoreThanChoices509ca62f(let variants),
      .withNestedChoicesTheMessageWould22bf1b80(let variants):
      return .carrying(variants: variants)
    case .theDateSkeletonHasNoEquivalent442da23a(let skeleton): return .carrying(skeleton: skeleton)
    case .theLiteralWithAFunctionHas464f1040(let value): return .carrying(value: value)
    case .theMessageIsLongerThanBytes69a2370b(let bytes),
      .thePatternWouldBeLongerThan6018e655(let bytes), .theTextIsLongerThanBytes3f24e9f7(let bytes),
      .theTextWouldBeLongerThan69fb6940(let bytes):
      return .carrying(bytes: bytes)
    case .theTextHasMoreThanConversions53499652(let elements): return .carrying(elements: elements)
    case .theTypeOfTheVariableIsnt0932f29a(let type, let name):
      return .carrying(type: type, name: name)
    case .theValueOfCantSelectVariants7e19b6aa(let abbreviated):
      return .carrying(abbreviated: abbreviated)
    case .theVariableHasWhichIsntA5bc431e2(let name, let category):
      return .carrying(name: name, category: category)
    case .thisIsntAValidMessageOf0b11ab0d(let reason): return .carrying(reason: reason)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aPlaceholderWithoutAnArgumentHas4282a717, .aPrecisionThatIsAnArgument3c6a8ebd,
      .aWidthFilledUpWithSpaces6e2ec2f2, .anOffsetInMessageformatIsA64ab43ab,
      .beginsAPlaceholderOfPythonWhich2c924a0a, .choiceHasNoEquivalentInMessageformat3e343707,
      .expectedANumberOfAtMost03f044ff, .expectedATypeSuchAsNumber07d1e434,
      .expectedAVariantSKeySuch0e01d379, .expectedAnArgumentSNameOr64a4ac46,
      .expectedOrAfterTheArgumentS1714d4a8, .expectedTheVariantSTextIn634d8f19,
      .itHasNoTextForOther7598bc40, .itIsNotValid63e5f421, .nWritesIntoMemoryWhichA36c83c9d,
      .needsANameAndASecond24839c89, .offsetMustComeBeforeTheVariants1e7a9936,
      .someConversionsHaveAPlaceSuch672a7233, .stringOfAFormattedValueHas61c31133,
      .textThatIsCutAtA2d1043c8, .theChoicesRepeatTheTextAround5c5cab51,
      .theFlagsOfThisConversionHave00b96865, .theOptionsOfThisNumberHave5a1a3e36,
      .thePlaceOfAnArgumentMust07b91d27, .theStyleCurrencyMeansADifferent63e55421,
      .thereIsNoVariantOtherWhich4bd52371, .thisDoesntStartAConversionWrite1b8ebe2f,
      .thisIsAtTheEndWrite4d4fd92c, .thisIsNotClosedAdd769c810e, .thisNumberOfDigitsHasNo2a1492ea,
      .thisNumberSkeletonSetsAnOption0911262a, .thisNumberSkeletonShowsAPercent3be7a3ae,
      .thisOffsetDoesntHaveOneWhole28ce4d2a, .thisStyleHasAnApostropheWithout006590c6,
      .uDirHasNoEquivalentIn7a5c6884,
    ]
  }
}
