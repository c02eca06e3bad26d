// Generated from Catalog/rules-secrets.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-secrets`, Catalog/rules-secrets.toml.
nonisolated indirect enum RulesSecretsText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “'{$text}' is an error's {$part}, which tells readers nothing; say what happened”
  ///
  /// Compiling/BayanRules/Secrets/RawCodeShown.swift.
  ///
  /// - Remark: Code 1817123603, `sentence`; Catalog/rules-secrets.toml,
  ///   `isAnErrorSWhichTells6c4f1b13`.
  case isAnErrorSWhichTells6c4f1b13(text: Swift.String, part: Swift.String)

  /// “'{$argument}' is private and must not be shown”
  ///
  /// Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
  ///
  /// - Remark: Code 1577077969, `sentence`; Catalog/rules-secrets.toml,
  ///   `isPrivateAndMustNotBe5e004cd1`.
  case isPrivateAndMustNotBe5e004cd1(argument: Swift.String)

  /// “'{$argument}' is private and must not choose the text”
  ///
  /// Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
  ///
  /// - Remark: Code 1549968425, `sentence`; Catalog/rules-secrets.toml,
  ///   `isPrivateAndMustNotChoose5c62a429`.
  case isPrivateAndMustNotChoose5c62a429(argument: Swift.String)

  /// “it is declared private here”
  ///
  /// Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
  ///
  /// - Remark: Code 1453020126, `sentence`; Catalog/rules-secrets.toml,
  ///   `itIsDeclaredPrivateHere569b53de`.
  case itIsDeclaredPrivateHere569b53de

  /// “{$facets} of '{$code}' {$count} from that of '{$other}', but both are sensitive; use
  /// the texts of '{$category}' with 'words \= "category"'”
  ///
  /// Compiling/BayanRules/Secrets/SensitiveDetail.swift.
  ///
  /// - Remark: Code 1679124271, `sentence`; Catalog/rules-secrets.toml,
  ///   `ofFromThatOfButBoth6415672f`.
  case ofFromThatOfButBoth6415672f(
    facets: [Swift.String], code: Swift.String, count: Swift.String, other: Swift.String,
    category: Swift.String)

  /// “'{$code}' offers other options than '{$other}', but both are sensitive; give both the
  /// same 'recovery'”
  ///
  /// Compiling/BayanRules/Secrets/SensitiveDetail.swift.
  ///
  /// - Remark: Code 904055436, `sentence`; Catalog/rules-secrets.toml,
  ///   `offersOtherOptionsThanButBoth35e2ca8c`.
  case offersOtherOptionsThanButBoth35e2ca8c(code: Swift.String, other: Swift.String)

  /// “the address contains '{$name}'; anyone who sees the alert could use it”
  ///
  /// Compiling/BayanRules/Secrets/UrlSecretShown.swift.
  ///
  /// - Remark: Code 665607014, `sentence`; Catalog/rules-secrets.toml,
  ///   `theAddressContainsAnyoneWhoSees27ac5b66`.
  case theAddressContainsAnyoneWhoSees27ac5b66(name: Swift.String)

  /// “the options of '{$code}' are here”
  ///
  /// Compiling/BayanRules/Secrets/SensitiveDetail.swift.
  ///
  /// - Remark: Code 1439183357, `sentence`; Catalog/rules-secrets.toml,
  ///   `theOptionsOfAreHere55c831fd`.
  case theOptionsOfAreHere55c831fd(code: Swift.String)

  /// “the texts of '{$code}' are here”
  ///
  /// Compiling/BayanRules/Secrets/SensitiveDetail.swift.
  ///
  /// - Remark: Code 594673381, `sentence`; Catalog/rules-secrets.toml,
  ///   `theTextsOfAreHere2371fee5`.
  case theTextsOfAreHere2371fee5(code: Swift.String)

  static var domainIndex: Swift.Int { 21 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .isAnErrorSWhichTells6c4f1b13: return 0
    case .isPrivateAndMustNotBe5e004cd1: return 1
    case .isPrivateAndMustNotChoose5c62a429: return 2
    case .itIsDeclaredPrivateHere569b53de: return 3
    case .ofFromThatOfButBoth6415672f: return 4
    case .offersOtherOptionsThanButBoth35e2ca8c: return 5
    case .theAddressContainsAnyoneWhoSees27ac5b66: return 6
    case .theOptionsOfAreHere55c831fd: return 7
    case .theTextsOfAreHere2371fee5: return 8
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .isAnErrorSWhichTells6c4f1b13(let text, let part): return .carrying(text: text, part: part)
    case .isPrivateAndMustNotBe5e004cd1(let argument),
      .isPrivateAndMustNotChoose5c62a429(let argument):
      return .carrying(argument: argument)
    case .ofFromThatOfButBoth6415672f(let facets, let code, let count, let other, let category):
      return .carrying(facets: facets, code: code, count: count, other: other, category: category)
    case .offersOtherOptionsThanButBoth35e2ca8c(let code, let other):
      return .carrying(code: code, other: other)
    case .theAddressContainsAnyoneWhoSees27ac5b66(let name): return .carrying(name: name)
    case .theOptionsOfAreHere55c831fd(let code), .theTextsOfAreHere2371fee5(let code):
      return .carrying(code: code)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.itIsDeclaredPrivateHere569b53de]
  }
}
