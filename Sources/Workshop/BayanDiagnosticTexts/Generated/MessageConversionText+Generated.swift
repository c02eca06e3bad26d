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
  /// - Remark: Code 1631587336, `sentence`; Catalog/message-conversion.toml,
  ///   `aPlaceholderWithoutAnArgumentHas61400c08`.
  case aPlaceholderWithoutAnArgumentHas61400c08

  /// “a precision that is an argument has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1924256934, `sentence`; Catalog/message-conversion.toml,
  ///   `aPrecisionThatIsAnArgument72b1d4a6`.
  case aPrecisionThatIsAnArgument72b1d4a6

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

  /// “'%(' begins a placeholder of Python, which can't be read; write '%s' for a text and
  /// '%d' for a number”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 814607739, `sentence`; Catalog/message-conversion.toml,
  ///   `beginsAPlaceholderOfPythonWhich308ded7b`.
  case beginsAPlaceholderOfPythonWhich308ded7b

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

  /// “for the number {$key} of '${$abbreviated}', the plural category in each locale decides
  /// which variant is used; add a variant for this number, with '*' for the selectors after
  /// it”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 1229547078, `sentence`; Catalog/message-conversion.toml,
  ///   `forTheNumberOfThePlural49496646`.
  case forTheNumberOfThePlural49496646(key: Swift.String, abbreviated: Swift.String)

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

  /// “':{$function}' has no option '{$name}', which this number skeleton needs”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 300751009, `sentence`; Catalog/message-conversion.toml,
  ///   `hasNoOptionWhichThisNumber11ed18a1`.
  case hasNoOptionWhichThisNumber11ed18a1(function: Swift.String, name: Swift.String)

  /// “'{$token}' in a number skeleton has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 2138313606, `sentence`; Catalog/message-conversion.toml,
  ///   `inANumberSkeletonHasNo7f741386`.
  case inANumberSkeletonHasNo7f741386(token: Swift.String)

  /// “'% {$letter}' is a conversion with room for a sign; write '%%' if you mean the percent
  /// sign”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 2106158980, `sentence`; Catalog/message-conversion.toml,
  ///   `isAConversionWithRoomFor7d896f84`.
  case isAConversionWithRoomFor7d896f84(letter: Swift.String)

  /// “'{$text}' is only the length of a value, and needs a letter such as 'd' after it; write
  /// '%{$text2}d', or '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1459680225, `sentence`; Catalog/message-conversion.toml,
  ///   `isOnlyTheLengthOfA5700f3e1`.
  case isOnlyTheLengthOfA5700f3e1(text: Swift.String, text2: Swift.String)

  /// “'%{$text}' isn't a conversion of format strings; write '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 259555471, `sentence`; Catalog/message-conversion.toml,
  ///   `isntAConversionOfFormatStrings0f78808f`.
  case isntAConversionOfFormatStrings0f78808f(text: Swift.String)

  /// “'{$text}' isn't a length of a conversion”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 836779362, `sentence`; Catalog/message-conversion.toml,
  ///   `isntALengthOfAConversion31e03d62`.
  case isntALengthOfAConversion31e03d62(text: Swift.String)

  /// “'{$word}' isn't a plural category; this variant would never be selected”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1959555236, `sentence`; Catalog/message-conversion.toml,
  ///   `isntAPluralCategoryThisVariant74cc70a4`.
  case isntAPluralCategoryThisVariant74cc70a4(word: Swift.String)

  /// “'{$type}' isn't a type of MessageFormat 1”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1967280618, `sentence`; Catalog/message-conversion.toml,
  ///   `isntATypeOfMessageformat754251ea`.
  case isntATypeOfMessageformat754251ea(type: Swift.String)

  /// “'{$name}' isn't an argument, so it has no place in a format string”
  ///
  /// Workshop/BayanMessageConversion/PrintfWriter.swift.
  ///
  /// - Remark: Code 617429625, `sentence`; Catalog/message-conversion.toml,
  ///   `isntAnArgumentSoItHas24cd3a79`.
  case isntAnArgumentSoItHas24cd3a79(name: Swift.String)

  /// “'{$name}' isn't the number of an argument; these go from 0 to 32767”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 728989717, `sentence`; Catalog/message-conversion.toml,
  ///   `isntTheNumberOfAnArgument2b738015`.
  case isntTheNumberOfAnArgument2b738015(name: Swift.String)

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

  /// “'{$argument}' may be a fraction, which MessageFormat 1 rounds in another way; if it is
  /// always a whole number, declare that”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 278475731, `sentence`; Catalog/message-conversion.toml,
  ///   `mayBeAFractionWhichMessageformat109933d3`.
  case mayBeAFractionWhichMessageformat109933d3(argument: Swift.String)

  /// “MessageFormat 2 can't select by the plural category of '{$argument}' in this style; put
  /// '#' first”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 894038813, `sentence`; Catalog/message-conversion.toml,
  ///   `messageformatCantSelectByThePlural3549f31d`.
  case messageformatCantSelectByThePlural3549f31d(argument: Swift.String)

  /// “MessageFormat 1 can't select the plural category of '{$argument}' by the digits that
  /// these options set”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageWriter.swift.
  ///
  /// - Remark: Code 250674244, `sentence`; Catalog/message-conversion.toml,
  ///   `messageformatCantSelectThePluralCategory0ef0fc44`.
  case messageformatCantSelectThePluralCategory0ef0fc44(argument: Swift.String)

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

  /// “'%n' writes into memory, which a message must not do”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 435009829, `sentence`; Catalog/message-conversion.toml,
  ///   `nWritesIntoMemoryWhichA19edb925`.
  case nWritesIntoMemoryWhichA19edb925

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

  /// “scale/100”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 1049292582, `sentence`; Catalog/message-conversion.toml, `scale3e8aef26`.
  case scale3e8aef26

  /// “some conversions have a place, such as '1$', but others have none; give a place to all”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1702638473, `sentence`; Catalog/message-conversion.toml,
  ///   `someConversionsHaveAPlaceSuch657c3389`.
  case someConversionsHaveAPlaceSuch657c3389

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

  /// “the choices are nested more than {$depth :integer} levels deep”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 980900199, `sentence`; Catalog/message-conversion.toml,
  ///   `theChoicesAreNestedMoreThan3a775967`.
  case theChoicesAreNestedMoreThan3a775967(depth: Swift.Int)

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

  /// “the key '{$key}' is written twice; the second variant would never be selected”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
  ///
  /// - Remark: Code 1941946168, `sentence`; Catalog/message-conversion.toml,
  ///   `theKeyIsWrittenTwiceThe73bfbf38`.
  case theKeyIsWrittenTwiceThe73bfbf38(key: Swift.String)

  /// “the key '{$key}' of '${$abbreviated}' is neither a number nor a category”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 940168711, `sentence`; Catalog/message-conversion.toml,
  ///   `theKeyOfIsNeitherA3809d607`.
  case theKeyOfIsNeitherA3809d607(key: Swift.String, abbreviated: Swift.String)

  /// “the literal '{$value}' with a function has no equivalent; write it as text”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1332237117, `sentence`; Catalog/message-conversion.toml,
  ///   `theLiteralWithAFunctionHas4f68533d`.
  case theLiteralWithAFunctionHas4f68533d(value: Swift.String)

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

  /// “the option '{$name}' has a variable as its value, which has no equivalent in the older
  /// syntaxes”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 1763295250, `sentence`; Catalog/message-conversion.toml,
  ///   `theOptionHasAVariableAs6919c012`.
  case theOptionHasAVariableAs6919c012(name: Swift.String)

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

  /// “the place of an argument must be a number from 1 to 99”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1822478362, `sentence`; Catalog/message-conversion.toml,
  ///   `thePlaceOfAnArgumentMust6ca0d01a`.
  case thePlaceOfAnArgumentMust6ca0d01a

  /// “the space around the number pattern '{$text}' would be shown; remove it”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberStyle.swift.
  ///
  /// - Remark: Code 528701706, `sentence`; Catalog/message-conversion.toml,
  ///   `theSpaceAroundTheNumberPattern1f83590a`.
  case theSpaceAroundTheNumberPattern1f83590a(text: Swift.String)

  /// “the style 'currency' means a different currency in each region; name one, as in
  /// '::currency/EUR'”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberStyle.swift.
  ///
  /// - Remark: Code 178462096, `sentence`; Catalog/message-conversion.toml,
  ///   `theStyleCurrencyMeansADifferent0aa31d90`.
  case theStyleCurrencyMeansADifferent0aa31d90

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

  /// “the type '{$type}' of the variable '{$name}' isn't a conversion of a number”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1077590536, `sentence`; Catalog/message-conversion.toml,
  ///   `theTypeOfTheVariableIsnt403aba08`.
  case theTypeOfTheVariableIsnt403aba08(type: Swift.String, name: Swift.String)

  /// “the value of '${$abbreviated}' can't select variants in the older syntaxes”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 2046433249, `sentence`; Catalog/message-conversion.toml,
  ///   `theValueOfCantSelectVariants79fa17e1`.
  case theValueOfCantSelectVariants79fa17e1(abbreviated: Swift.String)

  /// “the variable '{$name}' has no text for 'other', which is always needed”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 1220628828, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariableHasNoTextFor48c1515c`.
  case theVariableHasNoTextFor48c1515c(name: Swift.String)

  /// “the variable '{$name}' has '{$category}', which isn't a plural category”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 438520514, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariableHasWhichIsntA1a234ac2`.
  case theVariableHasWhichIsntA1a234ac2(name: Swift.String, category: Swift.String)

  /// “the variable '{$name}' refers to itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfReader.swift.
  ///
  /// - Remark: Code 844866335, `sentence`; Catalog/message-conversion.toml,
  ///   `theVariableRefersToItself325ba31f`.
  case theVariableRefersToItself325ba31f(name: Swift.String)

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

  /// “this '%' doesn't start a conversion; write '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 578456413, `sentence`; Catalog/message-conversion.toml,
  ///   `thisDoesntStartAConversionWrite227a8b5d`.
  case thisDoesntStartAConversionWrite227a8b5d

  /// “this '%' is at the end; write '%%' for the sign itself”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 2119736884, `sentence`; Catalog/message-conversion.toml,
  ///   `thisIsAtTheEndWrite7e589e34`.
  case thisIsAtTheEndWrite7e589e34

  /// “this '\{' is not closed; add '\}'”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 1874093698, `sentence`; Catalog/message-conversion.toml,
  ///   `thisIsNotClosedAdd6fb46682`.
  case thisIsNotClosedAdd6fb46682

  /// “this isn't a valid message of MessageFormat 2: {$reason}”
  ///
  /// Workshop/BayanMessageConversion/Flattening.swift.
  ///
  /// - Remark: Code 724105209, `sentence`; Catalog/message-conversion.toml,
  ///   `thisIsntAValidMessageOf2b28f7f9`.
  case thisIsntAValidMessageOf2b28f7f9(reason: Swift.String)

  /// “this number of digits has no equivalent in MessageFormat 2”
  ///
  /// Workshop/BayanMessageConversion/PrintfConversion.swift.
  ///
  /// - Remark: Code 1126509887, `sentence`; Catalog/message-conversion.toml,
  ///   `thisNumberOfDigitsHasNo43252d3f`.
  case thisNumberOfDigitsHasNo43252d3f

  /// “this number skeleton sets an option twice”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 319949464, `sentence`; Catalog/message-conversion.toml,
  ///   `thisNumberSkeletonSetsAnOption13120a98`.
  case thisNumberSkeletonSetsAnOption13120a98

  /// “this number skeleton shows a percent sign after the number itself, and ':percent' shows
  /// a hundred times the number; write 'percent scale/100'”
  ///
  /// Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
  ///
  /// - Remark: Code 156847854, `sentence`; Catalog/message-conversion.toml,
  ///   `thisNumberSkeletonShowsAPercent09594eee`.
  case thisNumberSkeletonShowsAPercent09594eee

  /// “this ':offset' doesn't have one whole number”
  ///
  /// Workshop/BayanMessageConversion/VariableResolver.swift.
  ///
  /// - Remark: Code 495340597, `sentence`; Catalog/message-conversion.toml,
  ///   `thisOffsetDoesntHaveOneWhole1d864c35`.
  case thisOffsetDoesntHaveOneWhole1d864c35

  /// “this style has an apostrophe without a counterpart”
  ///
  /// Workshop/BayanMessageConversion/ICUMessageParser.swift.
  ///
  /// - Remark: Code 618004503, `sentence`; Catalog/message-conversion.toml,
  ///   `thisStyleHasAnApostropheWithout24d60017`.
  case thisStyleHasAnApostropheWithout24d60017

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

  /// “with nested choices the message would have more than {$variants :integer} texts”
  ///
  /// Workshop/BayanMessageConversion/Nesting.swift.
  ///
  /// - Remark: Code 71495154, `sentence`; Catalog/message-conversion.toml,
  ///   `withNestedChoicesTheMessageWould0442edf2`.
  case withNestedChoicesTheMessageWould0442edf2(variants: Swift.Int)

  static var domainIndex: Swift.Int { 6 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aPlaceholderWithoutAnArgumentHas61400c08: return 0
    case .aPrecisionThatIsAnArgument72b1d4a6: return 1
    case .aWidthFilledUpWithSpaces1607f2ed: return 2
    case .aWrittenOutPatternHasNo0132ad5d: return 3
    case .anOffsetInMessageformatIsA29b8e081: return 4
    case .beginsAPlaceholderOfPythonWhich308ded7b: return 5
    case .cantBeAKeyInMessageformat07da4c37: return 6
    case .cantNameAVariableInMessageformat1e62eafa: return 7
    case .cantNameAnArgumentInMessageformat12c255df: return 8
    case .choiceHasNoEquivalentInMessageformat0c3c0886: return 9
    case .expectedANumberOfAtMost4c77ca6e: return 10
    case .expectedATypeSuchAsNumber01137d9d: return 11
    case .expectedAVariantSKeySuch16a2414a: return 12
    case .expectedAnArgumentSNameOr45e0d274: return 13
    case .expectedOrAfterTheArgumentS06847ca4: return 14
    case .expectedTheVariantSTextIn5103c76a: return 15
    case .forTheNumberOfThePlural49496646: return 16
    case .hasNoEquivalentAmongTheFunctions28dde2b3: return 17
    case .hasNoEquivalentAmongTheFunctions2b33783b: return 18
    case .hasNoEquivalentInAFormat713bdc96: return 19
    case .hasNoOptionWhichThisNumber11ed18a1: return 20
    case .inANumberSkeletonHasNo7f741386: return 21
    case .isAConversionWithRoomFor7d896f84: return 22
    case .isOnlyTheLengthOfA5700f3e1: return 23
    case .isntAConversionOfFormatStrings0f78808f: return 24
    case .isntALengthOfAConversion31e03d62: return 25
    case .isntAPluralCategoryThisVariant74cc70a4: return 26
    case .isntATypeOfMessageformat754251ea: return 27
    case .isntAnArgumentSoItHas24cd3a79: return 28
    case .isntTheNumberOfAnArgument2b738015: return 29
    case .itHasNoTextForOther24240b83: return 30
    case .itIsNotValid5bb8141c: return 31
    case .itsTextsHaveMoreThanBytes369b97a5: return 32
    case .mayBeAFractionAFormat64f5ab5c: return 33
    case .mayBeAFractionWhichMessageformat109933d3: return 34
    case .messageformatCantSelectByThePlural3549f31d: return 35
    case .messageformatCantSelectThePluralCategory0ef0fc44: return 36
    case .messageformatHasNoStyleForThis60e78b59: return 37
    case .messageformatShowsWithItsOffsetOnly03b23063: return 38
    case .nWritesIntoMemoryWhichA19edb925: return 39
    case .needsANameAndASecond75b3a32b: return 40
    case .needsVariantsSuchAsOther3df5db1a: return 41
    case .noFunctionOfMessageformatWritesThe25bda182: return 42
    case .ofAFormattedValueHasNo168c4f90: return 43
    case .offsetMustComeBeforeTheVariants19719760: return 44
    case .scale3e8aef26: return 45
    case .someConversionsHaveAPlaceSuch657c3389: return 46
    case .stringOfAFormattedValueHas50c20e2a: return 47
    case .textThatIsCutAtA1af0cd75: return 48
    case .theArgumentIsUsedAsA6a1cebdc: return 49
    case .theChoicesAreNestedMoreThan3a775967: return 50
    case .theChoicesHaveMoreThanCombinations54ea7fa3: return 51
    case .theChoicesRepeatTheTextAround562c8ae7: return 52
    case .theDateSkeletonHasNoEquivalent0b87d6e5: return 53
    case .theFlagsOfThisConversionHave5a893b31: return 54
    case .theFunctionHasNoEquivalentIn3daebd25: return 55
    case .theKeyIsWrittenTwiceThe73bfbf38: return 56
    case .theKeyOfIsNeitherA3809d607: return 57
    case .theLiteralWithAFunctionHas4f68533d: return 58
    case .theMarkupHasNoEquivalentIn0fb31c67: return 59
    case .theMessageHasMoreThanChoices420b613c: return 60
    case .theMessageIsLongerThanBytes12bc934d: return 61
    case .theNumberPatternHasNoEquivalent1165c16d: return 62
    case .theOffsetOfHasNoEquivalent79416ddc: return 63
    case .theOptionHasAVariableAs6919c012: return 64
    case .theOptionsOfThisNumberHave2fc5e7ec: return 65
    case .thePatternWouldBeLongerThan5c0525d4: return 66
    case .thePlaceOfAnArgumentMust6ca0d01a: return 67
    case .theSpaceAroundTheNumberPattern1f83590a: return 68
    case .theStyleCurrencyMeansADifferent0aa31d90: return 69
    case .theTextHasMoreThanConversions7c0d9870: return 70
    case .theTextIsLongerThanBytes6217df28: return 71
    case .theTextWouldBeLongerThan55bc8969: return 72
    case .theTypeOfTheVariableIsnt403aba08: return 73
    case .theValueOfCantSelectVariants79fa17e1: return 74
    case .theVariableHasNoTextFor48c1515c: return 75
    case .theVariableHasWhichIsntA1a234ac2: return 76
    case .theVariableRefersToItself325ba31f: return 77
    case .theVariantsOtherAndOfAre3f428d0b: return 78
    case .theVariantsOtherAndOfAre44cb6de2: return 79
    case .thereIsNoVariableForThis609da372: return 80
    case .thereIsNoVariantOtherWhich0f7f1510: return 81
    case .thisDoesntStartAConversionWrite227a8b5d: return 82
    case .thisIsAtTheEndWrite7e589e34: return 83
    case .thisIsNotClosedAdd6fb46682: return 84
    case .thisIsntAValidMessageOf2b28f7f9: return 85
    case .thisNumberOfDigitsHasNo43252d3f: return 86
    case .thisNumberSkeletonSetsAnOption13120a98: return 87
    case .thisNumberSkeletonShowsAPercent09594eee: return 88
    case .thisOffsetDoesntHaveOneWhole1d864c35: return 89
    case .thisStyleHasAnApostropheWithout24d60017: return 90
    case .uDirHasNoEquivalentIn01726923: return 91
    case .variantsByHaveNoEquivalentIn401a0e0a: return 92
    case .variantsForExactNumbersOfHave3aff6616: return 93
    case .withNestedChoicesTheMessageWould0442edf2: return 94
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aWrittenOutPatternHasNo0132ad5d(let type, let type2):
      return .carrying(type: type, type2: type2)
    case .cantBeAKeyInMessageformat07da4c37(let key), .theKeyIsWrittenTwiceThe73bfbf38(let key):
      return .carrying(key: key)
    case .cantNameAVariableInMessageformat1e62eafa(let name),
      .cantNameAnArgumentInMessageformat12c255df(let name),
      .hasNoEquivalentInAFormat713bdc96(let name), .isntAnArgumentSoItHas24cd3a79(let name),
      .isntTheNumberOfAnArgument2b738015(let name), .mayBeAFractionAFormat64f5ab5c(let name),
      .ofAFormattedValueHasNo168c4f90(let name), .theFunctionHasNoEquivalentIn3daebd25(let name),
      .theMarkupHasNoEquivalentIn0fb31c67(let name), .theOffsetOfHasNoEquivalent79416ddc(let name),
      .theOptionHasAVariableAs6919c012(let name), .theVariableHasNoTextFor48c1515c(let name),
      .theVariableRefersToItself325ba31f(let name), .theVariantsOtherAndOfAre44cb6de2(let name),
      .thereIsNoVariableForThis609da372(let name), .variantsByHaveNoEquivalentIn401a0e0a(let name),
      .variantsForExactNumbersOfHave3aff6616(let name):
      return .carrying(name: name)
    case .forTheNumberOfThePlural49496646(let key, let abbreviated),
      .theKeyOfIsNeitherA3809d607(let key, let abbreviated):
      return .carrying(key: key, abbreviated: abbreviated)
    case .hasNoEquivalentAmongTheFunctions28dde2b3(let type),
      .isntATypeOfMessageformat754251ea(let type), .needsVariantsSuchAsOther3df5db1a(let type):
      return .carrying(type: type)
    case .hasNoEquivalentAmongTheFunctions2b33783b(let text),
      .isntAConversionOfFormatStrings0f78808f(let text),
      .isntALengthOfAConversion31e03d62(let text),
      .theNumberPatternHasNoEquivalent1165c16d(let text),
      .theSpaceAroundTheNumberPattern1f83590a(let text):
      return .carrying(text: text)
    case .hasNoOptionWhichThisNumber11ed18a1(let function, let name):
      return .carrying(function: function, name: name)
    case .inANumberSkeletonHasNo7f741386(let token): return .carrying(token: token)
    case .isAConversionWithRoomFor7d896f84(let letter): return .carrying(letter: letter)
    case .isOnlyTheLengthOfA5700f3e1(let text, let text2):
      return .carrying(text: text, text2: text2)
    case .isntAPluralCategoryThisVariant74cc70a4(let word): return .carrying(word: word)
    case .itsTextsHaveMoreThanBytes369b97a5(let bytes, let variants):
      return .carrying(bytes: bytes, variants: variants)
    case .mayBeAFractionWhichMessageformat109933d3(let argument),
      .messageformatCantSelectByThePlural3549f31d(let argument),
      .messageformatCantSelectThePluralCategory0ef0fc44(let argument),
      .messageformatShowsWithItsOffsetOnly03b23063(let argument),
      .theArgumentIsUsedAsA6a1cebdc(let argument), .theVariantsOtherAndOfAre3f428d0b(let argument):
      return .carrying(argument: argument)
    case .messageformatHasNoStyleForThis60e78b59(let function): return .carrying(function: function)
    case .noFunctionOfMessageformatWritesThe25bda182(let type, let style, let skeleton):
      return .carrying(type: type, style: style, skeleton: skeleton)
    case .theChoicesAreNestedMoreThan3a775967(let depth): return .carrying(depth: depth)
    case .theChoicesHaveMoreThanCombinations54ea7fa3(let variants),
      .theMessageHasMoreThanChoices420b613c(let variants),
      .withNestedChoicesTheMessageWould0442edf2(let variants):
      return .carrying(variants: variants)
    case .theDateSkeletonHasNoEquivalent0b87d6e5(let skeleton): return .carrying(skeleton: skeleton)
    case .theLiteralWithAFunctionHas4f68533d(let value): return .carrying(value: value)
    case .theMessageIsLongerThanBytes12bc934d(let bytes),
      .thePatternWouldBeLongerThan5c0525d4(let bytes), .theTextIsLongerThanBytes6217df28(let bytes),
      .theTextWouldBeLongerThan55bc8969(let bytes):
      return .carrying(bytes: bytes)
    case .theTextHasMoreThanConversions7c0d9870(let elements): return .carrying(elements: elements)
    case .theTypeOfTheVariableIsnt403aba08(let type, let name):
      return .carrying(type: type, name: name)
    case .theValueOfCantSelectVariants79fa17e1(let abbreviated):
      return .carrying(abbreviated: abbreviated)
    case .theVariableHasWhichIsntA1a234ac2(let name, let category):
      return .carrying(name: name, category: category)
    case .thisIsntAValidMessageOf2b28f7f9(let reason): return .carrying(reason: reason)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aPlaceholderWithoutAnArgumentHas61400c08, .aPrecisionThatIsAnArgument72b1d4a6,
      .aWidthFilledUpWithSpaces1607f2ed, .anOffsetInMessageformatIsA29b8e081,
      .beginsAPlaceholderOfPythonWhich308ded7b, .choiceHasNoEquivalentInMessageformat0c3c0886,
      .expectedANumberOfAtMost4c77ca6e, .expectedATypeSuchAsNumber01137d9d,
      .expectedAVariantSKeySuch16a2414a, .expectedAnArgumentSNameOr45e0d274,
      .expectedOrAfterTheArgumentS06847ca4, .expectedTheVariantSTextIn5103c76a,
      .itHasNoTextForOther24240b83, .itIsNotValid5bb8141c, .nWritesIntoMemoryWhichA19edb925,
      .needsANameAndASecond75b3a32b, .offsetMustComeBeforeTheVariants19719760, .scale3e8aef26,
      .someConversionsHaveAPlaceSuch657c3389, .stringOfAFormattedValueHas50c20e2a,
      .textThatIsCutAtA1af0cd75, .theChoicesRepeatTheTextAround562c8ae7,
      .theFlagsOfThisConversionHave5a893b31, .theOptionsOfThisNumberHave2fc5e7ec,
      .thePlaceOfAnArgumentMust6ca0d01a, .theStyleCurrencyMeansADifferent0aa31d90,
      .thereIsNoVariantOtherWhich0f7f1510, .thisDoesntStartAConversionWrite227a8b5d,
      .thisIsAtTheEndWrite7e589e34, .thisIsNotClosedAdd6fb46682, .thisNumberOfDigitsHasNo43252d3f,
      .thisNumberSkeletonSetsAnOption13120a98, .thisNumberSkeletonShowsAPercent09594eee,
      .thisOffsetDoesntHaveOneWhole1d864c35, .thisStyleHasAnApostropheWithout24d60017,
      .uDirHasNoEquivalentIn01726923,
    ]
  }
}
