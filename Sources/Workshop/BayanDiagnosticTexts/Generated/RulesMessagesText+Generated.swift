// Generated from Catalog/rules-messages.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-messages`, Catalog/rules-messages.toml.
nonisolated indirect enum RulesMessagesText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “'{$function}' can't format '{$text}'”
  ///
  /// Compiling/BayanRules/Messages/BadOperand.swift.
  ///
  /// - Remark: Code 1691410960, `sentence`; Catalog/rules-messages.toml,
  ///   `cantFormat64d0e210`.
  case cantFormat64d0e210(function: Swift.String, text: Swift.String)

  /// “'{$function}' can't format the result of '{$other}'”
  ///
  /// Compiling/BayanRules/Messages/BadOperand.swift.
  ///
  /// - Remark: Code 173027063, `sentence`; Catalog/rules-messages.toml,
  ///   `cantFormatTheResultOf0a502ef7`.
  case cantFormatTheResultOf0a502ef7(function: Swift.String, other: Swift.String)

  /// “{$start}; declare it in '[functions]' of 'Catalog/bayan.toml'”
  ///
  /// Compiling/BayanRules/Messages/UnknownFunction.swift.
  ///
  /// - Remark: Code 386279397, `sentence`; Catalog/rules-messages.toml,
  ///   `declareItInFunctionsOfCatalog170627e5`.
  case declareItInFunctionsOfCatalog170627e5(start: Swift.String)

  /// “{$who} has no option '{$option}'{$didYouMean}”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 431506307, `sentence`; Catalog/rules-messages.toml,
  ///   `hasNoOption19b84383`.
  case hasNoOption19b84383(who: Swift.String, option: Swift.String, didYouMean: Swift.String)

  /// “{$start} in the standard; a function of your own needs a namespace, as in
  /// ':app:ordinal'”
  ///
  /// Compiling/BayanRules/Messages/UnknownFunction.swift.
  ///
  /// - Remark: Code 1184890231, `sentence`; Catalog/rules-messages.toml,
  ///   `inTheStandardAFunctionOf469ffd77`.
  case inTheStandardAFunctionOf469ffd77(start: Swift.String)

  /// “'{$least}' is {$count :integer}, more than '{$most}', which is {$count2 :integer}”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 426809732, `sentence`; Catalog/rules-messages.toml,
  ///   `isMoreThanWhichIs19709984`.
  case isMoreThanWhichIs19709984(
    least: Swift.String, count: Swift.Int, most: Swift.String, count2: Swift.Int)

  /// “'{$brace}' is shown to readers but has no counterpart”
  ///
  /// Compiling/BayanRules/Messages/BraceStray.swift.
  ///
  /// - Remark: Code 1452244440, `sentence`; Catalog/rules-messages.toml,
  ///   `isShownToReadersButHas568f7dd8`.
  case isShownToReadersButHas568f7dd8(brace: Swift.String)

  /// “{$start}; it is a code of three letters, such as 'EUR'”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1848463511, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsACodeOfThree6e2d5097`.
  case itIsACodeOfThree6e2d5097(start: Swift.String)

  /// “{$start}; it is a number”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1847691421, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsANumber6e21889d`.
  case itIsANumber6e21889d(start: Swift.String)

  /// “{$start}; it is a number from 0 to 99”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 869758204, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsANumberFromTo33d774fc`.
  case itIsANumberFromTo33d774fc(start: Swift.String)

  /// “{$start}; it is an integer”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 415572559, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsAnInteger18c5224f`.
  case itIsAnInteger18c5224f(start: Swift.String)

  /// “{$start}; it is 'true' or 'false'”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1939218042, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsTrueOrFalse73961e7a`.
  case itIsTrueOrFalse73961e7a(start: Swift.String)

  /// “markup has no direction; put 'u:dir' on the placeholders inside it”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 461178997, `sentence`; Catalog/rules-messages.toml,
  ///   `markupHasNoDirectionPutU1b7d0875`.
  case markupHasNoDirectionPutU1b7d0875

  /// “'{$function}' needs an operand before it”
  ///
  /// Compiling/BayanRules/Messages/BadOperand.swift.
  ///
  /// - Remark: Code 490825721, `sentence`; Catalog/rules-messages.toml,
  ///   `needsAnOperandBeforeIt1d4167f9`.
  case needsAnOperandBeforeIt1d4167f9(function: Swift.String)

  /// “'{$function}' needs the option '{$option}' for a number”
  ///
  /// Compiling/BayanRules/Messages/BadOperand.swift.
  ///
  /// - Remark: Code 1085978325, `sentence`; Catalog/rules-messages.toml,
  ///   `needsTheOptionForANumber40bab6d5`.
  case needsTheOptionForANumber40bab6d5(function: Swift.String, option: Swift.String)

  /// “':offset' needs exactly one of the options 'add' and 'subtract'”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 985481287, `sentence`; Catalog/rules-messages.toml,
  ///   `offsetNeedsExactlyOneOfThe3abd4047`.
  case offsetNeedsExactlyOneOfThe3abd4047

  /// “replace '{$name}' with '{$name2}'”
  ///
  /// Compiling/BayanRules/Messages/UnknownFunction.swift.
  ///
  /// - Remark: Code 1008106686, `sentence`; Catalog/rules-messages.toml,
  ///   `replaceWith3c167cbe`.
  case replaceWith3c167cbe(name: Swift.String, name2: Swift.String)

  /// “'{$function}' takes no operand”
  ///
  /// Compiling/BayanRules/Messages/BadOperand.swift.
  ///
  /// - Remark: Code 1609719778, `sentence`; Catalog/rules-messages.toml,
  ///   `takesNoOperand5ff25fe2`.
  case takesNoOperand5ff25fe2(function: Swift.String)

  /// “the option '{$option}' can't be '{$value}'”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 815041675, `sentence`; Catalog/rules-messages.toml,
  ///   `theOptionCantBe30948c8b`.
  case theOptionCantBe30948c8b(option: Swift.String, value: Swift.String)

  /// “the option '{$option}' needs a literal, not a variable”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 512612550, `sentence`; Catalog/rules-messages.toml,
  ///   `theOptionNeedsALiteralNot1e8dd8c6`.
  case theOptionNeedsALiteralNot1e8dd8c6(option: Swift.String)

  /// “the standard”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1038918616, `sentence`; Catalog/rules-messages.toml,
  ///   `theStandard3deca3d8`.
  case theStandard3deca3d8

  /// “there is no function '{$name}'”
  ///
  /// Compiling/BayanRules/Messages/UnknownFunction.swift.
  ///
  /// - Remark: Code 440623205, `sentence`; Catalog/rules-messages.toml,
  ///   `thereIsNoFunction1a436065`.
  case thereIsNoFunction1a436065(name: Swift.String)

  /// “{$start}; use {$values}”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1234664342, `sentence`; Catalog/rules-messages.toml, `use49977b96`.
  case use49977b96(start: Swift.String, values: Swift.String)

  static var domainIndex: Swift.Int { 17 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .cantFormat64d0e210: return 0
    case .cantFormatTheResultOf0a502ef7: return 1
    case .declareItInFunctionsOfCatalog170627e5: return 2
    case .hasNoOption19b84383: return 3
    case .inTheStandardAFunctionOf469ffd77: return 4
    case .isMoreThanWhichIs19709984: return 5
    case .isShownToReadersButHas568f7dd8: return 6
    case .itIsACodeOfThree6e2d5097: return 7
    case .itIsANumber6e21889d: return 8
    case .itIsANumberFromTo33d774fc: return 9
    case .itIsAnInteger18c5224f: return 10
    case .itIsTrueOrFalse73961e7a: return 11
    case .markupHasNoDirectionPutU1b7d0875: return 12
    case .needsAnOperandBeforeIt1d4167f9: return 13
    case .needsTheOptionForANumber40bab6d5: return 14
    case .offsetNeedsExactlyOneOfThe3abd4047: return 15
    case .replaceWith3c167cbe: return 16
    case .takesNoOperand5ff25fe2: return 17
    case .theOptionCantBe30948c8b: return 18
    case .theOptionNeedsALiteralNot1e8dd8c6: return 19
    case .theStandard3deca3d8: return 20
    case .thereIsNoFunction1a436065: return 21
    case .use49977b96: return 22
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantFormat64d0e210(let function, let text):
      return .carrying(function: function, text: text)
    case .cantFormatTheResultOf0a502ef7(let function, let other):
      return .carrying(function: function, other: other)
    case .declareItInFunctionsOfCatalog170627e5(let start),
      .inTheStandardAFunctionOf469ffd77(let start), .itIsACodeOfThree6e2d5097(let start),
      .itIsANumber6e21889d(let start), .itIsANumberFromTo33d774fc(let start),
      .itIsAnInteger18c5224f(let start), .itIsTrueOrFalse73961e7a(let start):
      return .carrying(start: start)
    case .hasNoOption19b84383(let who, let option, let didYouMean):
      return .carrying(who: who, option: option, didYouMean: didYouMean)
    case .isMoreThanWhichIs19709984(let least, let count, let most, let count2):
      return .carrying(least: least, count: count, most: most, count2: count2)
    case .isShownToReadersButHas568f7dd8(let brace): return .carrying(brace: brace)
    case .needsAnOperandBeforeIt1d4167f9(let function), .takesNoOperand5ff25fe2(let function):
      return .carrying(function: function)
    case .needsTheOptionForANumber40bab6d5(let function, let option):
      return .carrying(function: function, option: option)
    case .replaceWith3c167cbe(let name, let name2): return .carrying(name: name, name2: name2)
    case .theOptionCantBe30948c8b(let option, let value):
      return .carrying(option: option, value: value)
    case .theOptionNeedsALiteralNot1e8dd8c6(let option): return .carrying(option: option)
    case .thereIsNoFunction1a436065(let name): return .carrying(name: name)
    case .use49977b96(let start, let values): return .carrying(start: start, values: values)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.markupHasNoDirectionPutU1b7d0875, .offsetNeedsExactlyOneOfThe3abd4047, .theStandard3deca3d8]
  }
}
