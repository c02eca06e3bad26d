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

  /// “a number of digits that is an argument has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 58328953, `sentence`; Catalog/message-conversion.toml,
  ///   `aNumberOfDigitsThatIs037a0779`.
  case aNumberOfDigitsThatIs037a0779

  /// “a placeholder without an argument has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1631587336, `sentence`; Catalog/message-conversion.toml,
  ///   `aPlaceholderWithoutAnArgumentHas61400c08`.
  case aPlaceholderWithoutAnArgumentHas61400c08

  /// “a width, filled up with spaces or zeros, has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 369619693, `sentence`; Catalog/message-conversion.toml,
  ///   `aWidthFilledUpWithSpaces1607f2ed`.
  case aWidthFilledUpWithSpaces1607f2ed

  /// “a written-out {$type} pattern has no equivalent in MessageFormat 2; use a skeleton,
  /// such as '::{$type2}'”
  ///
  /// Workshop/BayanMessageConversion/ICUDateStyle.swift.
  ///
  /// - Remark: Code 20098397, `sentence`; Catalog/message-conversion.toml,
  ///   `aWrittenOutPatternHasNo0132ad5d`.
  case aWrittenOutPatternHasNo0132ad5d(type: Swift.String, type2: Swift.String)

  /// “an offset in MessageFormat 2 is a whole number from -99 to 99”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 699981953, `sentence`; Catalog/message-conversion.toml,
  ///   `anOffsetInMessageformatIsA29b8e081`.
  case anOffsetInMessageformatIsA29b8e081

  /// “as choices within choices the message would have more than {$variants :integer} texts”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 1894262226, `sentence`; Catalog/message-conversion.toml,
  ///   `asChoicesWithinChoicesTheMessage70e825d2`.
  case asChoicesWithinChoicesTheMessage70e825d2(variants: Swift.Int)

  /// “'%(' begins a placeholder of Python, which isn't read here; write '%s' for a text and
  /// '%d' for a number”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1761073489, `sentence`; Catalog/message-conversion.toml,
  ///   `beginsAPlaceholderOfPythonWhich68f7d951`.
  case beginsAPlaceholderOfPythonWhich68f7d951

  /// “'{$key}' can't be a key in MessageFormat 1”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 131746871, `sentence`; Catalog/message-conversion.toml,
  ///   `cantBeAKeyInMessageformat07da4c37`.
  case cantBeAKeyInMessageformat07da4c37(key: Swift.String)

  /// “'{$name}' can't name a variable in MessageFormat 2; rename the argument”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 509799162, `sentence`; Catalog/message-conversion.toml,
  ///   `cantNameAVariableInMessageformat1e62eafa`.
  case cantNameAVariableInMessageformat1e62eafa(name: Swift.String)

  /// “'{$name}' can't name an argument in MessageFormat 1”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 314725855, `sentence`; Catalog/message-conversion.toml,
  ///   `cantNameAnArgumentInMessageformat12c255df`.
  case cantNameAnArgumentInMessageformat12c255df(name: Swift.String)

  /// “'choice' has no equivalent in MessageFormat 2; write it with 'plural' or 'select'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 205260934, `sentence`; Catalog/message-conversion.toml,
  ///   `choiceHasNoEquivalentInMessageformat0c3c0886`.
  case choiceHasNoEquivalentInMessageformat0c3c0886

  /// “expected a number of at most 15 characters after '='”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1282919022, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedANumberOfAtMost4c77ca6e`.
  case expectedANumberOfAtMost4c77ca6e

  /// “expected a type such as 'number' or 'plural', and then ',' or '\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 18054557, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedATypeSuchAsNumber01137d9d`.
  case expectedATypeSuchAsNumber01137d9d

  /// “expected a variant's key, such as 'other', or '\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 379732298, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedAVariantSKeySuch16a2414a`.
  case expectedAVariantSKeySuch16a2414a

  /// “expected an argument's name or number”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1172361844, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedAnArgumentSNameOr45e0d274`.
  case expectedAnArgumentSNameOr45e0d274

  /// “expected ',' or '\}' after the argument's name”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 109345956, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedOrAfterTheArgumentS06847ca4`.
  case expectedOrAfterTheArgumentS06847ca4

  /// “expected the variant's text in '\{…\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1359202154, `sentence`; Catalog/message-conversion.toml,
  ///   `expectedTheVariantSTextIn5103c76a`.
  case expectedTheVariantSTextIn5103c76a

  /// “'{$type}' has no equivalent among the functions of MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 685630131, `sentence`; Catalog/message-conversion.toml,
  ///   `hasNoEquivalentAmongTheFunctions28dde2b3`.
  case hasNoEquivalentAmongTheFunctions28dde2b3(type: Swift.String)

  /// “'%{$text}' has no equivalent among the functions of MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 724793403, `sentence`; Catalog/message-conversion.toml,
  ///   `hasNoEquivalentAmongTheFunctions2b33783b`.
  case hasNoEquivalentAmongTheFunctions2b33783b(text: Swift.String)

  /// “':{$name}' has no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1899748502, `sentence`; Catalog/message-conversion.toml,
  ///   `hasNoEquivalentInAFormat713bdc96`.
  case hasNoEquivalentInAFormat713bdc96(name: Swift.String)

  /// “':{$function}' has no option '{$name}', which this number skeleton asks for”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 728395491, `sentence`; Catalog/message-conversion.toml,
  ///   `hasNoOptionWhichThisNumber2b6a6ee3`.
  case hasNoOptionWhichThisNumber2b6a6ee3(function: Swift.String, name: Swift.String)

  /// “'{$token}' in a number skeleton has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 2138313606, `sentence`; Catalog/message-conversion.toml,
  ///   `inANumberSkeletonHasNo7f741386`.
  case inANumberSkeletonHasNo7f741386(token: Swift.String)

  /// “'{$category}', in the variable '{$name}', is no plural category”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1814680292, `sentence`; Catalog/message-conversion.toml,
  ///   `inTheVariableIsNoPlural6c29d2e4`.
  case inTheVariableIsNoPlural6c29d2e4(category: Swift.String, name: Swift.String)

  /// “'% {$letter}' is a conversion with room for a sign; write '%%' if you mean the percent
  /// sign”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 2106158980, `sentence`; Catalog/message-conversion.toml,
  ///   `isAConversionWithRoomFor7d896f84`.
  case isAConversionWithRoomFor7d896f84(letter: Swift.String)

  /// “'{$name}' is no argument, so that it has no place in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 341701239, `sentence`; Catalog/message-conversion.toml,
  ///   `isNoArgumentSoThatIt145df277`.
  case isNoArgumentSoThatIt145df277(name: Swift.String)

  /// “'%{$text}' is no conversion of format strings; write '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 305221674, `sentence`; Catalog/message-conversion.toml,
  ///   `isNoConversionOfFormatStrings1231502a`.
  case isNoConversionOfFormatStrings1231502a(text: Swift.String)

  /// “'{$text}' is no length of a conversion”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 874978884, `sentence`; Catalog/message-conversion.toml,
  ///   `isNoLengthOfAConversion34271e44`.
  case isNoLengthOfAConversion34271e44(text: Swift.String)

  /// “'{$name}' is no number of an argument; these go from 0 to 32767”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 2075980695, `sentence`; Catalog/message-conversion.toml,
  ///   `isNoNumberOfAnArgument7bbcf397`.
  case isNoNumberOfAnArgument7bbcf397(name: Swift.String)

  /// “'{$word}' is no plural category; this variant would never be chosen”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1855366376, `sentence`; Catalog/message-conversion.toml,
  ///   `isNoPluralCategoryThisVariant6e96a4e8`.
  case isNoPluralCategoryThisVariant6e96a4e8(word: Swift.String)

  /// “'{$type}' is no type of MessageFormat 1”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1874400798, `sentence`; Catalog/message-conversion.toml,
  ///   `isNoTypeOfMessageformat6fb9161e`.
  case isNoTypeOfMessageformat6fb9161e(type: Swift.String)

  /// “it has no text for 'other', which is always needed”
  ///
  /// Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
  ///
  /// - Remark: Code 606342019, `sentence`; Catalog/message-conversion.toml,
  ///   `itHasNoTextForOther24240b83`.
  case itHasNoTextForOther24240b83

  /// “it is not valid”
  ///
  /// Workshop/BayanMessageConversion/Flattening.swift.
  ///
  /// - Remark: Code 1538790428, `sentence`; Catalog/message-conversion.toml,
  ///   `itIsNotValid5bb8141c`.
  case itIsNotValid5bb8141c

  /// “its texts have more than {$bytes :integer} bytes or {$variants :integer} forms”
  ///
  /// Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
  ///
  /// - Remark: Code 916166565, `sentence`; Catalog/message-conversion.toml,
  ///   `itsTextsHaveMoreThanBytes369b97a5`.
  case itsTextsHaveMoreThanBytes369b97a5(bytes: Swift.Int, variants: Swift.Int)

  /// “'{$name}' may be a fraction; a format string shows it with a fixed number of fraction
  /// digits, its halves rounded to even”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1693821788, `sentence`; Catalog/message-conversion.toml,
  ///   `mayBeAFractionAFormat64f5ab5c`.
  case mayBeAFractionAFormat64f5ab5c(name: Swift.String)

  /// “'{$argument}' may be a fraction, which MessageFormat 1 rounds in another way; where it
  /// is a whole number, say so”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 2133025324, `sentence`; Catalog/message-conversion.toml,
  ///   `mayBeAFractionWhichMessageformat7f23622c`.
  case mayBeAFractionWhichMessageformat7f23622c(argument: Swift.String)

  /// “MessageFormat 1 can't choose the plural category of '{$argument}' by the digits that
  /// these options ask for”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 1056524618, `sentence`; Catalog/message-conversion.toml,
  ///   `messageformatCantChooseThePluralCategory3ef9494a`.
  case messageformatCantChooseThePluralCategory3ef9494a(argument: Swift.String)

  /// “MessageFormat 1 has no style for this ':{$function}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 1625787225, `sentence`; Catalog/message-conversion.toml,
  ///   `messageformatHasNoStyleForThis60e78b59`.
  case messageformatHasNoStyleForThis60e78b59(function: Swift.String)

  /// “MessageFormat 1 shows '{$argument}' with its offset only as '#', directly in its own
  /// plural”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 62009443, `sentence`; Catalog/message-conversion.toml,
  ///   `messageformatShowsWithItsOffsetOnly03b23063`.
  case messageformatShowsWithItsOffsetOnly03b23063(argument: Swift.String)

  /// “'%n' writes into memory, which no message may do”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1606705547, `sentence`; Catalog/message-conversion.toml,
  ///   `nWritesIntoMemoryWhichNo5fc4618b`.
  case nWritesIntoMemoryWhichNo5fc4618b

  /// “'%#@' needs a name and a second '@'”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1974706987, `sentence`; Catalog/message-conversion.toml,
  ///   `needsANameAndASecond75b3a32b`.
  case needsANameAndASecond75b3a32b

  /// “'{$type}' needs variants, such as ', {$type}, other\{…\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1039522586, `sentence`; Catalog/message-conversion.toml,
  ///   `needsVariantsSuchAsOther3df5db1a`.
  case needsVariantsSuchAsOther3df5db1a(type: Swift.String)

  /// “no function of MessageFormat 2 writes the {$type} style '{$style}' as ICU does in all
  /// locales; write '::{$skeleton}', or convert with --nearest-dates”
  ///
  /// Workshop/BayanMessageConversion/ICUDateStyle.swift.
  ///
  /// - Remark: Code 633184642, `sentence`; Catalog/message-conversion.toml,
  ///   `noFunctionOfMessageformatWritesThe25bda182`.
  case noFunctionOfMessageformatWritesThe25bda182(
    type: Swift.String, style: Swift.String, skeleton: Swift.String)

  /// “':{$name}' of a formatted value has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 378294160, `sentence`; Catalog/message-conversion.toml,
  ///   `ofAFormattedValueHasNo168c4f90`.
  case ofAFormattedValueHasNo168c4f90(name: Swift.String)

  /// “'offset:' must come before the variants”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 426874720, `sentence`; Catalog/message-conversion.toml,
  ///   `offsetMustComeBeforeTheVariants19719760`.
  case offsetMustComeBeforeTheVariants19719760

  /// “'{$text}' only says how long a value is, and no letter such as 'd' follows; write
  /// '%{$text2}d', or '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 699819598, `sentence`; Catalog/message-conversion.toml,
  ///   `onlySaysHowLongAValue29b6664e`.
  case onlySaysHowLongAValue29b6664e(text: Swift.String, text2: Swift.String)

  /// “some conversions have a place such as '1$' and some have none; give a place to all”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1442721604, `sentence`; Catalog/message-conversion.toml,
  ///   `someConversionsHaveAPlaceSuch55fe2f44`.
  case someConversionsHaveAPlaceSuch55fe2f44

  /// “':string' of a formatted value has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1354894890, `sentence`; Catalog/message-conversion.toml,
  ///   `stringOfAFormattedValueHas50c20e2a`.
  case stringOfAFormattedValueHas50c20e2a

  /// “text that is cut at a length has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 451988853, `sentence`; Catalog/message-conversion.toml,
  ///   `textThatIsCutAtA1af0cd75`.
  case textThatIsCutAtA1af0cd75

  /// “the argument '{$argument}' is used as a number and as a date”
  ///
  /// Workshop/BayanMessageConversion/VariableNames.swift.
  ///
  /// - Remark: Code 1780280284, `sentence`; Catalog/message-conversion.toml,
  ///   `theArgumentIsUsedAsA6a1cebdc`.
  case theArgumentIsUsedAsA6a1cebdc(argument: Swift.String)

  /// “the choices are nested more than {$depth :integer} deep”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1837642027, `sentence`; Catalog/message-conversion.toml,
  ///   `theChoicesAreNestedMoreThan6d88312b`.
  case theChoicesAreNestedMoreThan6d88312b(depth: Swift.Int)

  /// “the choices have more than {$variants :integer} combinations; split the message”
  ///
  /// Workshop/BayanMessageConversion/Flattening.swift.
  ///
  /// - Remark: Code 1424654243, `sentence`; Catalog/message-conversion.toml,
  ///   `theChoicesHaveMoreThanCombinations54ea7fa3`.
  case theChoicesHaveMoreThanCombinations54ea7fa3(variants: Swift.Int)

  /// “the choices repeat the text around them too often; split the message”
  ///
  /// Workshop/BayanMessageConversion/Flattening.swift.
  ///
  /// - Remark: Code 1445759719, `sentence`; Catalog/message-conversion.toml,
  ///   `theChoicesRepeatTheTextAround562c8ae7`.
  case theChoicesRepeatTheTextAround562c8ae7

  /// “the date skeleton '{$skeleton}' has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/ICUDateStyle.swift.
  ///
  /// - Remark: Code 193451749, `sentence`; Catalog/message-conversion.toml,
  ///   `theDateSkeletonHasNoEquivalent0b87d6e5`.
  case theDateSkeletonHasNoEquivalent0b87d6e5(skeleton: Swift.String)

  /// “the flags of this conversion have no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1518943025, `sentence`; Catalog/message-conversion.toml,
  ///   `theFlagsOfThisConversionHave5a893b31`.
  case theFlagsOfThisConversionHave5a893b31

  /// “the function '{$name}' has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1034861861, `sentence`; Catalog/message-conversion.toml,
  ///   `theFunctionHasNoEquivalentIn3daebd25`.
  case theFunctionHasNoEquivalentIn3daebd25(name: Swift.String)

  /// “the key '{$key}' is there twice; the second variant would never be chosen”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 521675575, `sentence`; Catalog/message-conversion.toml,
  ///   `theKeyIsThereTwiceThe1f182337`.
  case theKeyIsThereTwiceThe1f182337(key: Swift.String)

  /// “the key '{$key}' of '${$abbreviated}' is neither a number nor a category”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 940168711, `sentence`; Catalog/message-conversion.toml,
  ///   `theKeyOfIsNeitherA3809d607`.
  case theKeyOfIsNeitherA3809d607(key: Swift.String, abbreviated: Swift.String)

  /// “the literal '{$value}' with a function has no equivalent; write its text”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 536245739, `sentence`; Catalog/message-conversion.toml,
  ///   `theLiteralWithAFunctionHas1ff675eb`.
  case theLiteralWithAFunctionHas1ff675eb(value: Swift.String)

  /// “the markup '{$name}' has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 263396455, `sentence`; Catalog/message-conversion.toml,
  ///   `theMarkupHasNoEquivalentIn0fb31c67`.
  case theMarkupHasNoEquivalentIn0fb31c67(name: Swift.String)

  /// “the message has more than {$variants :integer} choices; split it”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1108042044, `sentence`; Catalog/message-conversion.toml,
  ///   `theMessageHasMoreThanChoices420b613c`.
  case theMessageHasMoreThanChoices420b613c(variants: Swift.Int)

  /// “the message is longer than {$bytes :integer} bytes”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageFormat.swift.
  ///
  /// - Remark: Code 314348365, `sentence`; Catalog/message-conversion.toml,
  ///   `theMessageIsLongerThanBytes12bc934d`.
  case theMessageIsLongerThanBytes12bc934d(bytes: Swift.Int)

  /// “the number pattern '{$text}' has no equivalent in MessageFormat 2; use digits only, as
  /// in '#,##0.00', or a skeleton”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberStyle.swift.
  ///
  /// - Remark: Code 291881325, `sentence`; Catalog/message-conversion.toml,
  ///   `theNumberPatternHasNoEquivalent1165c16d`.
  case theNumberPatternHasNoEquivalent1165c16d(text: Swift.String)

  /// “the offset of '{$name}' has no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 2034331100, `sentence`; Catalog/message-conversion.toml,
  ///   `theOffsetOfHasNoEquivalent79416ddc`.
  case theOffsetOfHasNoEquivalent79416ddc(name: Swift.String)

  /// “the option '{$name}' gets its value from a variable, which the older syntaxes can't do”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 23353270, `sentence`; Catalog/message-conversion.toml,
  ///   `theOptionGetsItsValueFrom016457b6`.
  case theOptionGetsItsValueFrom016457b6(name: Swift.String)

  /// “the options of this number have no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 801499116, `sentence`; Catalog/message-conversion.toml,
  ///   `theOptionsOfThisNumberHave2fc5e7ec`.
  case theOptionsOfThisNumberHave2fc5e7ec

  /// “the pattern would be longer than {$bytes :integer} bytes”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 1543841236, `sentence`; Catalog/message-conversion.toml,
  ///   `thePatternWouldBeLongerThan5c0525d4`.
  case thePatternWouldBeLongerThan5c0525d4(bytes: Swift.Int)

  /// “the place of an argument is a number from 1 to 99”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1938880848, `sentence`; Catalog/message-conversion.toml,
  ///   `thePlaceOfAnArgumentIs7390f950`.
  case thePlaceOfAnArgumentIs7390f950

  /// “the plural category is that of '{$argument}' in this style, by which MessageFormat 2
  /// can't choose; put '#' first”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 809840054, `sentence`; Catalog/message-conversion.toml,
  ///   `thePluralCategoryIsThatOf30452db6`.
  case thePluralCategoryIsThatOf30452db6(argument: Swift.String)

  /// “the space around the number pattern '{$text}' would be shown; remove it”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberStyle.swift.
  ///
  /// - Remark: Code 528701706, `sentence`; Catalog/message-conversion.toml,
  ///   `theSpaceAroundTheNumberPattern1f83590a`.
  case theSpaceAroundTheNumberPattern1f83590a(text: Swift.String)

  /// “the style 'currency' means another currency in each region; name one, as in
  /// '::currency/EUR'”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberStyle.swift.
  ///
  /// - Remark: Code 603280113, `sentence`; Catalog/message-conversion.toml,
  ///   `theStyleCurrencyMeansAnotherCurrency23f552f1`.
  case theStyleCurrencyMeansAnotherCurrency23f552f1

  /// “the text has more than {$elements :integer} conversions”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 2081265776, `sentence`; Catalog/message-conversion.toml,
  ///   `theTextHasMoreThanConversions7c0d9870`.
  case theTextHasMoreThanConversions7c0d9870(elements: Swift.Int)

  /// “the text is longer than {$bytes :integer} bytes”
  ///
  /// Workshop/BayanMessageConversion/ICUText.swift.
  ///
  /// - Remark: Code 1645731624, `sentence`; Catalog/message-conversion.toml,
  ///   `theTextIsLongerThanBytes6217df28`.
  case theTextIsLongerThanBytes6217df28(bytes: Swift.Int)

  /// “the text would be longer than {$bytes :integer} bytes”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1438419305, `sentence`; Catalog/message-conversion.toml,
  ///   `theTextWouldBeLongerThan55bc8969`.
  case theTextWouldBeLongerThan55bc8969(bytes: Swift.Int)

  /// “the type '{$type}' of the variable '{$name}' is no conversion of a number”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 521418241, `sentence`; Catalog/message-conversion.toml,
  ///   `theTypeOfTheVariableIs1f143601`.
  case theTypeOfTheVariableIs1f143601(type: Swift.String, name: Swift.String)

  /// “the value of '${$abbreviated}' can't choose variants in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 1006736804, `sentence`; Catalog/message-conversion.toml,
  ///   `theValueOfCantChooseVariants3c0195a4`.
  case theValueOfCantChooseVariants3c0195a4(abbreviated: Swift.String)

  /// “the variable '{$name}' has no text for 'other', which is always needed”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1220628828, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariableHasNoTextFor48c1515c`.
  case theVariableHasNoTextFor48c1515c(name: Swift.String)

  /// “the variable '{$name}' needs itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1333248745, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariableNeedsItself4f77c2e9`.
  case theVariableNeedsItself4f77c2e9(name: Swift.String)

  /// “the variants 'other' and '*' of '{$argument}' are different, and MessageFormat 1 has
  /// only 'other'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 1061326091, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariantsOtherAndOfAre3f428d0b`.
  case theVariantsOtherAndOfAre3f428d0b(argument: Swift.String)

  /// “the variants 'other' and '*' of '{$name}' are different, and a format string has only
  /// 'other'”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1154182626, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariantsOtherAndOfAre44cb6de2`.
  case theVariantsOtherAndOfAre44cb6de2(name: Swift.String)

  /// “there is no variable '{$name}' for this '%#@…@'”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1620943730, `sentence`; Catalog/message-conversion.toml,
  ///   `thereIsNoVariableForThis609da372`.
  case thereIsNoVariableForThis609da372(name: Swift.String)

  /// “there is no variant 'other', which is always needed”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 259986704, `sentence`; Catalog/message-conversion.toml,
  ///   `thereIsNoVariantOtherWhich0f7f1510`.
  case thereIsNoVariantOtherWhich0f7f1510

  /// “this '%' is at the end; write '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 2119736884, `sentence`; Catalog/message-conversion.toml,
  ///   `thisIsAtTheEndWrite7e589e34`.
  case thisIsAtTheEndWrite7e589e34

  /// “this is no valid message of MessageFormat 2: {$reason}”
  ///
  /// Workshop/BayanMessageConversion/Flattening.swift.
  ///
  /// - Remark: Code 991871436, `sentence`; Catalog/message-conversion.toml,
  ///   `thisIsNoValidMessageOf3b1ec1cc`.
  case thisIsNoValidMessageOf3b1ec1cc(reason: Swift.String)

  /// “this '\{' is not closed; add '\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1874093698, `sentence`; Catalog/message-conversion.toml,
  ///   `thisIsNotClosedAdd6fb46682`.
  case thisIsNotClosedAdd6fb46682

  /// “this number of digits has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1126509887, `sentence`; Catalog/message-conversion.toml,
  ///   `thisNumberOfDigitsHasNo43252d3f`.
  case thisNumberOfDigitsHasNo43252d3f

  /// “this number skeleton says one thing twice”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 725141141, `sentence`; Catalog/message-conversion.toml,
  ///   `thisNumberSkeletonSaysOneThing2b38c695`.
  case thisNumberSkeletonSaysOneThing2b38c695

  /// “this number skeleton shows a percent sign after the number itself, and ':percent' shows
  /// a hundred times the number; write 'percent scale/100'”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 156847854, `sentence`; Catalog/message-conversion.toml,
  ///   `thisNumberSkeletonShowsAPercent09594eee`.
  case thisNumberSkeletonShowsAPercent09594eee

  /// “this ':offset' has not one whole number”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1845831704, `sentence`; Catalog/message-conversion.toml,
  ///   `thisOffsetHasNotOneWhole6e052818`.
  case thisOffsetHasNotOneWhole6e052818

  /// “this '%' starts no conversion; write '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1930217755, `sentence`; Catalog/message-conversion.toml,
  ///   `thisStartsNoConversionWriteFor730cc91b`.
  case thisStartsNoConversionWriteFor730cc91b

  /// “this style has an apostrophe without a second one”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 542488472, `sentence`; Catalog/message-conversion.toml,
  ///   `thisStyleHasAnApostropheWithout2055b798`.
  case thisStyleHasAnApostropheWithout2055b798

  /// “'u:dir' has no equivalent in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 24275235, `sentence`; Catalog/message-conversion.toml,
  ///   `uDirHasNoEquivalentIn01726923`.
  case uDirHasNoEquivalentIn01726923

  /// “variants by '{$name}' have no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 1075449354, `sentence`; Catalog/message-conversion.toml,
  ///   `variantsByHaveNoEquivalentIn401a0e0a`.
  case variantsByHaveNoEquivalentIn401a0e0a(name: Swift.String)

  /// “variants for exact numbers of '{$name}' have no equivalent in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 989816342, `sentence`; Catalog/message-conversion.toml,
  ///   `variantsForExactNumbersOfHave3aff6616`.
  case variantsForExactNumbersOfHave3aff6616(name: Swift.String)

  /// “which variant wins for the number {$key} of '${$abbreviated}' depends on its plural
  /// category in each locale; add a variant for the number with '*' for the selectors after
  /// it”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 587279554, `sentence`; Catalog/message-conversion.toml,
  ///   `whichVariantWinsForTheNumber23012cc2`.
  case whichVariantWinsForTheNumber23012cc2(key: Swift.String, abbreviated: Swift.String)

  static var domainIndex: Swift.Int { 6 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aNumberOfDigitsThatIs037a0779: return 0
    case .aPlaceholderWithoutAnArgumentHas61400c08: return 1
    case .aWidthFilledUpWithSpaces1607f2ed: return 2
    case .aWrittenOutPatternHasNo0132ad5d: return 3
    case .anOffsetInMessageformatIsA29b8e081: return 4
    case .asChoicesWithinChoicesTheMessage70e825d2: return 5
    case .beginsAPlaceholderOfPythonWhich68f7d951: return 6
    case .cantBeAKeyInMessageformat07da4c37: return 7
    case .cantNameAVariableInMessageformat1e62eafa: return 8
    case .cantNameAnArgumentInMessageformat12c255df: return 9
    case .choiceHasNoEquivalentInMessageformat0c3c0886: return 10
    case .expectedANumberOfAtMost4c77ca6e: return 11
    case .expectedATypeSuchAsNumber01137d9d: return 12
    case .expectedAVariantSKeySuch16a2414a: return 13
    case .expectedAnArgumentSNameOr45e0d274: return 14
    case .expectedOrAfterTheArgumentS06847ca4: return 15
    case .expectedTheVariantSTextIn5103c76a: return 16
    case .hasNoEquivalentAmongTheFunctions28dde2b3: return 17
    case .hasNoEquivalentAmongTheFunctions2b33783b: return 18
    case .hasNoEquivalentInAFormat713bdc96: return 19
    case .hasNoOptionWhichThisNumber2b6a6ee3: return 20
    case .inANumberSkeletonHasNo7f741386: return 21
    case .inTheVariableIsNoPlural6c29d2e4: return 22
    case .isAConversionWithRoomFor7d896f84: return 23
    case .isNoArgumentSoThatIt145df277: return 24
    case .isNoConversionOfFormatStrings1231502a: return 25
    case .isNoLengthOfAConversion34271e44: return 26
    case .isNoNumberOfAnArgument7bbcf397: return 27
    case .isNoPluralCategoryThisVariant6e96a4e8: return 28
    case .isNoTypeOfMessageformat6fb9161e: return 29
    case .itHasNoTextForOther24240b83: return 30
    case .itIsNotValid5bb8141c: return 31
    case .itsTextsHaveMoreThanBytes369b97a5: return 32
    case .mayBeAFractionAFormat64f5ab5c: return 33
    case .mayBeAFractionWhichMessageformat7f23622c: return 34
    case .messageformatCantChooseThePluralCategory3ef9494a: return 35
    case .messageformatHasNoStyleForThis60e78b59: return 36
    case .messageformatShowsWithItsOffsetOnly03b23063: return 37
    case .nWritesIntoMemoryWhichNo5fc4618b: return 38
    case .needsANameAndASecond75b3a32b: return 39
    case .needsVariantsSuchAsOther3df5db1a: return 40
    case .noFunctionOfMessageformatWritesThe25bda182: return 41
    case .ofAFormattedValueHasNo168c4f90: return 42
    case .offsetMustComeBeforeTheVariants19719760: return 43
    case .onlySaysHowLongAValue29b6664e: return 44
    case .someConversionsHaveAPlaceSuch55fe2f44: return 45
    case .stringOfAFormattedValueHas50c20e2a: return 46
    case .textThatIsCutAtA1af0cd75: return 47
    case .theArgumentIsUsedAsA6a1cebdc: return 48
    case .theChoicesAreNestedMoreThan6d88312b: return 49
    case .theChoicesHaveMoreThanCombinations54ea7fa3: return 50
    case .theChoicesRepeatTheTextAround562c8ae7: return 51
    case .theDateSkeletonHasNoEquivalent0b87d6e5: return 52
    case .theFlagsOfThisConversionHave5a893b31: return 53
    case .theFunctionHasNoEquivalentIn3daebd25: return 54
    case .theKeyIsThereTwiceThe1f182337: return 55
    case .theKeyOfIsNeitherA3809d607: return 56
    case .theLiteralWithAFunctionHas1ff675eb: return 57
    case .theMarkupHasNoEquivalentIn0fb31c67: return 58
    case .theMessageHasMoreThanChoices420b613c: return 59
    case .theMessageIsLongerThanBytes12bc934d: return 60
    case .theNumberPatternHasNoEquivalent1165c16d: return 61
    case .theOffsetOfHasNoEquivalent79416ddc: return 62
    case .theOptionGetsItsValueFrom016457b6: return 63
    case .theOptionsOfThisNumberHave2fc5e7ec: return 64
    case .thePatternWouldBeLongerThan5c0525d4: return 65
    case .thePlaceOfAnArgumentIs7390f950: return 66
    case .thePluralCategoryIsThatOf30452db6: return 67
    case .theSpaceAroundTheNumberPattern1f83590a: return 68
    case .theStyleCurrencyMeansAnotherCurrency23f552f1: return 69
    case .theTextHasMoreThanConversions7c0d9870: return 70
    case .theTextIsLongerThanBytes6217df28: return 71
    case .theTextWouldBeLongerThan55bc8969: return 72
    case .theTypeOfTheVariableIs1f143601: return 73
    case .theValueOfCantChooseVariants3c0195a4: return 74
    case .theVariableHasNoTextFor48c1515c: return 75
    case .theVariableNeedsItself4f77c2e9: return 76
    case .theVariantsOtherAndOfAre3f428d0b: return 77
    case .theVariantsOtherAndOfAre44cb6de2: return 78
    case .thereIsNoVariableForThis609da372: return 79
    case .thereIsNoVariantOtherWhich0f7f1510: return 80
    case .thisIsAtTheEndWrite7e589e34: return 81
    case .thisIsNoValidMessageOf3b1ec1cc: return 82
    case .thisIsNotClosedAdd6fb46682: return 83
    case .thisNumberOfDigitsHasNo43252d3f: return 84
    case .thisNumberSkeletonSaysOneThing2b38c695: return 85
    case .thisNumberSkeletonShowsAPercent09594eee: return 86
    case .thisOffsetHasNotOneWhole6e052818: return 87
    case .thisStartsNoConversionWriteFor730cc91b: return 88
    case .thisStyleHasAnApostropheWithout2055b798: return 89
    case .uDirHasNoEquivalentIn01726923: return 90
    case .variantsByHaveNoEquivalentIn401a0e0a: return 91
    case .variantsForExactNumbersOfHave3aff6616: return 92
    case .whichVariantWinsForTheNumber23012cc2: return 93
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aWrittenOutPatternHasNo0132ad5d(let type, let type2):
      return .carrying(type: type, type2: type2)
    case .asChoicesWithinChoicesTheMessage70e825d2(let variants),
      .theChoicesHaveMoreThanCombinations54ea7fa3(let variants),
      .theMessageHasMoreThanChoices420b613c(let variants):
      return .carrying(variants: variants)
    case .cantBeAKeyInMessageformat07da4c37(let key), .theKeyIsThereTwiceThe1f182337(let key):
      return .carrying(key: key)
    case .cantNameAVariableInMessageformat1e62eafa(let name),
      .cantNameAnArgumentInMessageformat12c255df(let name),
      .hasNoEquivalentInAFormat713bdc96(let name), .isNoArgumentSoThatIt145df277(let name),
      .isNoNumberOfAnArgument7bbcf397(let name), .mayBeAFractionAFormat64f5ab5c(let name),
      .ofAFormattedValueHasNo168c4f90(let name), .theFunctionHasNoEquivalentIn3daebd25(let name),
      .theMarkupHasNoEquivalentIn0fb31c67(let name), .theOffsetOfHasNoEquivalent79416ddc(let name),
      .theOptionGetsItsValueFrom016457b6(let name), .theVariableHasNoTextFor48c1515c(let name),
      .theVariableNeedsItself4f77c2e9(let name), .theVariantsOtherAndOfAre44cb6de2(let name),
      .thereIsNoVariableForThis609da372(let name), .variantsByHaveNoEquivalentIn401a0e0a(let name),
      .variantsForExactNumbersOfHave3aff6616(let name):
      return .carrying(name: name)
    case .hasNoEquivalentAmongTheFunctions28dde2b3(let type),
      .isNoTypeOfMessageformat6fb9161e(let type), .needsVariantsSuchAsOther3df5db1a(let type):
      return .carrying(type: type)
    case .hasNoEquivalentAmongTheFunctions2b33783b(let text),
      .isNoConversionOfFormatStrings1231502a(let text), .isNoLengthOfAConversion34271e44(let text),
      .theNumberPatternHasNoEquivalent1165c16d(let text),
      .theSpaceAroundTheNumberPattern1f83590a(let text):
      return .carrying(text: text)
    case .hasNoOptionWhichThisNumber2b6a6ee3(let function, let name):
      return .carrying(function: function, name: name)
    case .inANumberSkeletonHasNo7f741386(let token): return .carrying(token: token)
    case .inTheVariableIsNoPlural6c29d2e4(let category, let name):
      return .carrying(category: category, name: name)
    case .isAConversionWithRoomFor7d896f84(let letter): return .carrying(letter: letter)
    case .isNoPluralCategoryThisVariant6e96a4e8(let word): return .carrying(word: word)
    case .itsTextsHaveMoreThanBytes369b97a5(let bytes, let variants):
      return .carrying(bytes: bytes, variants: variants)
    case .mayBeAFractionWhichMessageformat7f23622c(let argument),
      .messageformatCantChooseThePluralCategory3ef9494a(let argument),
      .messageformatShowsWithItsOffsetOnly03b23063(let argument),
      .theArgumentIsUsedAsA6a1cebdc(let argument), .thePluralCategoryIsThatOf30452db6(let argument),
      .theVariantsOtherAndOfAre3f428d0b(let argument):
      return .carrying(argument: argument)
    case .messageformatHasNoStyleForThis60e78b59(let function): return .carrying(function: function)
    case .noFunctionOfMessageformatWritesThe25bda182(let type, let style, let skeleton):
      return .carrying(type: type, style: style, skeleton: skeleton)
    case .onlySaysHowLongAValue29b6664e(let text, let text2):
      return .carrying(text: text, text2: text2)
    case .theChoicesAreNestedMoreThan6d88312b(let depth): return .carrying(depth: depth)
    case .theDateSkeletonHasNoEquivalent0b87d6e5(let skeleton): return .carrying(skeleton: skeleton)
    case .theKeyOfIsNeitherA3809d607(let key, let abbreviated),
      .whichVariantWinsForTheNumber23012cc2(let key, let abbreviated):
      return .carrying(key: key, abbreviated: abbreviated)
    case .theLiteralWithAFunctionHas1ff675eb(let value): return .carrying(value: value)
    case .theMessageIsLongerThanBytes12bc934d(let bytes),
      .thePatternWouldBeLongerThan5c0525d4(let bytes), .theTextIsLongerThanBytes6217df28(let bytes),
      .theTextWouldBeLongerThan55bc8969(let bytes):
      return .carrying(bytes: bytes)
    case .theTextHasMoreThanConversions7c0d9870(let elements): return .carrying(elements: elements)
    case .theTypeOfTheVariableIs1f143601(let type, let name):
      return .carrying(type: type, name: name)
    case .theValueOfCantChooseVariants3c0195a4(let abbreviated):
      return .carrying(abbreviated: abbreviated)
    case .thisIsNoValidMessageOf3b1ec1cc(let reason): return .carrying(reason: reason)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aNumberOfDigitsThatIs037a0779, .aPlaceholderWithoutAnArgumentHas61400c08,
      .aWidthFilledUpWithSpaces1607f2ed, .anOffsetInMessageformatIsA29b8e081,
      .beginsAPlaceholderOfPythonWhich68f7d951, .choiceHasNoEquivalentInMessageformat0c3c0886,
      .expectedANumberOfAtMost4c77ca6e, .expectedATypeSuchAsNumber01137d9d,
      .expectedAVariantSKeySuch16a2414a, .expectedAnArgumentSNameOr45e0d274,
      .expectedOrAfterTheArgumentS06847ca4, .expectedTheVariantSTextIn5103c76a,
      .itHasNoTextForOther24240b83, .itIsNotValid5bb8141c, .nWritesIntoMemoryWhichNo5fc4618b,
      .needsANameAndASecond75b3a32b, .offsetMustComeBeforeTheVariants19719760,
      .someConversionsHaveAPlaceSuch55fe2f44, .stringOfAFormattedValueHas50c20e2a,
      .textThatIsCutAtA1af0cd75, .theChoicesRepeatTheTextAround562c8ae7,
      .theFlagsOfThisConversionHave5a893b31, .theOptionsOfThisNumberHave2fc5e7ec,
      .thePlaceOfAnArgumentIs7390f950, .theStyleCurrencyMeansAnotherCurrency23f552f1,
      .thereIsNoVariantOtherWhich0f7f1510, .thisIsAtTheEndWrite7e589e34,
      .thisIsNotClosedAdd6fb46682, .thisNumberOfDigitsHasNo43252d3f,
      .thisNumberSkeletonSaysOneThing2b38c695, .thisNumberSkeletonShowsAPercent09594eee,
      .thisOffsetHasNotOneWhole6e052818, .thisStartsNoConversionWriteFor730cc91b,
      .thisStyleHasAnApostropheWithout2055b798, .uDirHasNoEquivalentIn01726923,
    ]
  }
}
