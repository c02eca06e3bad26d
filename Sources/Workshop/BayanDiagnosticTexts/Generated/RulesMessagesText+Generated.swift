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
  /// - Remark: Code 780366424, `sentence`; Catalog/rules-messages.toml, `cantFormat2e837258`.
  case cantFormat2e837258(function: Swift.String, text: Swift.String)

  /// “'{$function}' can't format the result of '{$other}'”
  ///
  /// Compiling/BayanRules/Messages/BadOperand.swift.
  ///
  /// - Remark: Code 387456963, `sentence`; Catalog/rules-messages.toml,
  ///   `cantFormatTheResultOf17181fc3`.
  case cantFormatTheResultOf17181fc3(function: Swift.String, other: Swift.String)

  /// “{$start}; declare it in '[functions]' of 'Catalog/bayan.toml'”
  ///
  /// Compiling/BayanRules/Messages/UnknownFunction.swift.
  ///
  /// - Remark: Code 1180977502, `sentence`; Catalog/rules-messages.toml,
  ///   `declareItInFunctionsOfCatalog4664495e`.
  case declareItInFunctionsOfCatalog4664495e(start: Swift.String)

  /// “{$who} has no option '{$option}'{$didYouMean}”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 492370653, `sentence`; Catalog/rules-messages.toml,
  ///   `hasNoOption1d58fadd`.
  case hasNoOption1d58fadd(who: Swift.String, option: Swift.String, didYouMean: Swift.String)

  /// “{$start} in the standard; a function of your own needs a namespace, as in
  /// ':app:ordinal'”
  ///
  /// Compiling/BayanRules/Messages/UnknownFunction.swift.
  ///
  /// - Remark: Code 1924262586, `sentence`; Catalog/rules-messages.toml,
  ///   `inTheStandardAFunctionOf72b1eaba`.
  case inTheStandardAFunctionOf72b1eaba(start: Swift.String)

  /// “'{$least}' is {$count :integer}, more than '{$most}', which is {$count2 :integer}”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 101435357, `sentence`; Catalog/rules-messages.toml,
  ///   `isMoreThanWhichIs060bc7dd`.
  case isMoreThanWhichIs060bc7dd(
    least: Swift.String, count: Swift.Int, most: Swift.String, count2: Swift.Int)

  /// “'{$brace}' is shown to readers but has no counterpart”
  ///
  /// Compiling/BayanRules/Messages/BraceStray.swift.
  ///
  /// - Remark: Code 847518265, `sentence`; Catalog/rules-messages.toml,
  ///   `isShownToReadersButHas32841a39`.
  case isShownToReadersButHas32841a39(brace: Swift.String)

  /// “{$start}; it is a code of three letters, such as 'EUR'”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 859580259, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsACodeOfThree333c2763`.
  case itIsACodeOfThree333c2763(start: Swift.String)

  /// “{$start}; it is a number”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1034308163, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsANumber3da64a43`.
  case itIsANumber3da64a43(start: Swift.String)

  /// “{$start}; it is a number from 0 to 99”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1853078880, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsANumberFromTo6e73bd60`.
  case itIsANumberFromTo6e73bd60(start: Swift.String)

  /// “{$start}; it is an integer”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1132187804, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsAnInteger437bd09c`.
  case itIsAnInteger437bd09c(start: Swift.String)

  /// “{$start}; it is 'true' or 'false'”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 935906514, `sentence`; Catalog/rules-messages.toml,
  ///   `itIsTrueOrFalse37c8ccd2`.
  case itIsTrueOrFalse37c8ccd2(start: Swift.String)

  /// “markup has no direction; put 'u:dir' on the placeholders inside it”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 2129289361, `sentence`; Catalog/rules-messages.toml,
  ///   `markupHasNoDirectionPutU7eea6091`.
  case markupHasNoDirectionPutU7eea6091

  /// “'{$function}' needs an operand before it”
  ///
  /// Compiling/BayanRules/Messages/BadOperand.swift.
  ///
  /// - Remark: Code 1601139674, `sentence`; Catalog/rules-messages.toml,
  ///   `needsAnOperandBeforeIt5f6f73da`.
  case needsAnOperandBeforeIt5f6f73da(function: Swift.String)

  /// “'{$function}' needs the option '{$option}' for a number”
  ///
  /// Compiling/BayanRules/Messages/BadOperand.swift.
  ///
  /// - Remark: Code 1713808010, `sentence`; Catalog/rules-messages.toml,
  ///   `needsTheOptionForANumber6626a28a`.
  case needsTheOptionForANumber6626a28a(function: Swift.String, option: Swift.String)

  /// “':offset' needs exactly one of the options 'add' and 'subtract'”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1253318754, `sentence`; Catalog/rules-messages.toml,
  ///   `offsetNeedsExactlyOneOfThe4ab42062`.
  case offsetNeedsExactlyOneOfThe4ab42062

  /// “replace '{$name}' with '{$name2}'”
  ///
  /// Compiling/BayanRules/Messages/UnknownFunction.swift.
  ///
  /// - Remark: Code 1352635015, `sentence`; Catalog/rules-messages.toml,
  ///   `replaceWith509f9287`.
  case replaceWith509f9287(name: Swift.String, name2: Swift.String)

  /// “'{$function}' takes no operand”
  ///
  /// Compiling/BayanRules/Messages/BadOperand.swift.
  ///
  /// - Remark: Code 404608140, `sentence`; Catalog/rules-messages.toml,
  ///   `takesNoOperand181dd48c`.
  case takesNoOperand181dd48c(function: Swift.String)

  /// “the option '{$option}' can't be '{$value}'”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 477013623, `sentence`; Catalog/rules-messages.toml,
  ///   `theOptionCantBe1c6ea677`.
  case theOptionCantBe1c6ea677(option: Swift.String, value: Swift.String)

  /// “the option '{$option}' needs a literal, not a variable”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1544940122, `sentence`; Catalog/rules-messages.toml,
  ///   `theOptionNeedsALiteralNot5c15ea5a`.
  case theOptionNeedsALiteralNot5c15ea5a(option: Swift.String)

  /// “the standard”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 1854445102, `sentence`; Catalog/rules-messages.toml,
  ///   `theStandard6e88962e`.
  case theStandard6e88962e

  /// “there is no function '{$name}'”
  ///
  /// Compiling/BayanRules/Messages/UnknownFunction.swift.
  ///
  /// - Remark: Code 1874078163, `sentence`; Catalog/rules-messages.toml,
  ///   `thereIsNoFunction6fb429d3`.
  case thereIsNoFunction6fb429d3(name: Swift.String)

  /// “{$start}; use {$values}”
  ///
  /// Compiling/BayanRules/Messages/BadOption.swift.
  ///
  /// - Remark: Code 205311836, `sentence`; Catalog/rules-messages.toml, `use0c3ccf5c`.
  case use0c3ccf5c(start: Swift.String, values: Swift.String)

  static var domainIndex: Swift.Int { 18 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .cantFormat2e837258: return 0
    case .cantFormatTheResultOf17181fc3: return 1
    case .declareItInFunctionsOfCatalog4664495e: return 2
    case .hasNoOption1d58fadd: return 3
    case .inTheStandardAFunctionOf72b1eaba: return 4
    case .isMoreThanWhichIs060bc7dd: return 5
    case .isShownToReadersButHas32841a39: return 6
    case .itIsACodeOfThree333c2763: return 7
    case .itIsANumber3da64a43: return 8
    case .itIsANumberFromTo6e73bd60: return 9
    case .itIsAnInteger437bd09c: return 10
    case .itIsTrueOrFalse37c8ccd2: return 11
    case .markupHasNoDirectionPutU7eea6091: return 12
    case .needsAnOperandBeforeIt5f6f73da: return 13
    case .needsTheOptionForANumber6626a28a: return 14
    case .offsetNeedsExactlyOneOfThe4ab42062: return 15
    case .replaceWith509f9287: return 16
    case .takesNoOperand181dd48c: return 17
    case .theOptionCantBe1c6ea677: return 18
    case .theOptionNeedsALiteralNot5c15ea5a: return 19
    case .theStandard6e88962e: return 20
    case .thereIsNoFunction6fb429d3: return 21
    case .use0c3ccf5c: return 22
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantFormat2e837258(let function, let text):
      return .carrying(function: function, text: text)
    case .cantFormatTheResultOf17181fc3(let function, let other):
      return .carrying(function: function, other: other)
    case .declareItInFunctionsOfCatalog4664495e(let start),
      .inTheStandardAFunctionOf72b1eaba(let start), .itIsACodeOfThree333c2763(let start),
      .itIsANumber3da64a43(let start), .itIsANumberFromTo6e73bd60(let start),
      .itIsAnInteger437bd09c(let start), .itIsTrueOrFalse37c8ccd2(let start):
      return .carrying(start: start)
    case .hasNoOption1d58fadd(let who, let option, let didYouMean):
      return .carrying(who: who, option: option, didYouMean: didYouMean)
    case .isMoreThanWhichIs060bc7dd(let least, let count, let most, let count2):
      return .carrying(least: least, count: count, most: most, count2: count2)
    case .isShownToReadersButHas32841a39(let brace): return .carrying(brace: brace)
    case .needsAnOperandBeforeIt5f6f73da(let function), .takesNoOperand181dd48c(let function):
      return .carrying(function: function)
    case .needsTheOptionForANumber6626a28a(let function, let option):
      return .carrying(function: function, option: option)
    case .replaceWith509f9287(let name, let name2): return .carrying(name: name, name2: name2)
    case .theOptionCantBe1c6ea677(let option, let value):
      return .carrying(option: option, value: value)
    case .theOptionNeedsALiteralNot5c15ea5a(let option): return .carrying(option: option)
    case .thereIsNoFunction6fb429d3(let name): return .carrying(name: name)
    case .use0c3ccf5c(let start, let values): return .carrying(start: start, values: values)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.markupHasNoDirectionPutU7eea6091, .offsetNeedsExactlyOneOfThe4ab42062, .theStandard6e88962e]
  }
}
