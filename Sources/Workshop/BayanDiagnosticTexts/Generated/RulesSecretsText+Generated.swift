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

  /// “'{$code}' and '{$other}' are sensitive, but don't have the same {$facets}; use the
  /// texts of '{$category}' for both, with 'words \= "category"'”
  ///
  /// Compiling/BayanRules/Secrets/SensitiveDetail.swift.
  ///
  /// - Remark: Code 291206116, `sentence`; Catalog/rules-secrets.toml,
  ///   `andAreSensitiveButDontHave115b73e4`.
  case andAreSensitiveButDontHave115b73e4(
    code: Swift.String, other: Swift.String, facets: [Swift.String], category: Swift.String)

  /// “'{$code}' and '{$other}' are sensitive, but offer different options; give both the same
  /// 'recovery'”
  ///
  /// Compiling/BayanRules/Secrets/SensitiveDetail.swift.
  ///
  /// - Remark: Code 1249806320, `sentence`; Catalog/rules-secrets.toml,
  ///   `andAreSensitiveButOfferDifferent4a7e87f0`.
  case andAreSensitiveButOfferDifferent4a7e87f0(code: Swift.String, other: Swift.String)

  /// “'{$argument}' is private, so it must not select the text”
  ///
  /// Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
  ///
  /// - Remark: Code 96529996, `sentence`; Catalog/rules-secrets.toml,
  ///   `isPrivateSoItMustNot05c0ee4c`.
  case isPrivateSoItMustNot05c0ee4c(argument: Swift.String)

  /// “'{$argument}' is private, so it must not be shown”
  ///
  /// Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
  ///
  /// - Remark: Code 1953067530, `sentence`; Catalog/rules-secrets.toml,
  ///   `isPrivateSoItMustNot7469720a`.
  case isPrivateSoItMustNot7469720a(argument: Swift.String)

  /// “'{$text}' is the code of an error, which tells readers nothing; say what happened”
  ///
  /// Compiling/BayanRules/Secrets/RawCodeShown.swift.
  ///
  /// - Remark: Code 613946852, `sentence`; Catalog/rules-secrets.toml,
  ///   `isTheCodeOfAnError249815e4`.
  case isTheCodeOfAnError249815e4(text: Swift.String)

  /// “'{$text}' is the domain of an error, which tells readers nothing; say what happened”
  ///
  /// Compiling/BayanRules/Secrets/RawCodeShown.swift.
  ///
  /// - Remark: Code 2098796194, `sentence`; Catalog/rules-secrets.toml,
  ///   `isTheDomainOfAnError7d1916a2`.
  case isTheDomainOfAnError7d1916a2(text: Swift.String)

  /// “'{$text}' is the type of an error, which tells readers nothing; say what happened”
  ///
  /// Compiling/BayanRules/Secrets/RawCodeShown.swift.
  ///
  /// - Remark: Code 213757936, `sentence`; Catalog/rules-secrets.toml,
  ///   `isTheTypeOfAnError0cbdaff0`.
  case isTheTypeOfAnError0cbdaff0(text: Swift.String)

  /// “it is declared private here”
  ///
  /// Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
  ///
  /// - Remark: Code 1453020126, `sentence`; Catalog/rules-secrets.toml,
  ///   `itIsDeclaredPrivateHere569b53de`.
  case itIsDeclaredPrivateHere569b53de

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
    case .andAreSensitiveButDontHave115b73e4: return 0
    case .andAreSensitiveButOfferDifferent4a7e87f0: return 1
    case .isPrivateSoItMustNot05c0ee4c: return 2
    case .isPrivateSoItMustNot7469720a: return 3
    case .isTheCodeOfAnError249815e4: return 4
    case .isTheDomainOfAnError7d1916a2: return 5
    case .isTheTypeOfAnError0cbdaff0: return 6
    case .itIsDeclaredPrivateHere569b53de: return 7
    case .theAddressContainsAnyoneWhoSees27ac5b66: return 8
    case .theOptionsOfAreHere55c831fd: return 9
    case .theTextsOfAreHere2371fee5: return 10
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andAreSensitiveButDontHave115b73e4(let code, let other, let facets, let category):
      return .carrying(code: code, other: other, facets: facets, category: category)
    case .andAreSensitiveButOfferDifferent4a7e87f0(let code, let other):
      return .carrying(code: code, other: other)
    case .isPrivateSoItMustNot05c0ee4c(let argument), .isPrivateSoItMustNot7469720a(let argument):
      return .carrying(argument: argument)
    case .isTheCodeOfAnError249815e4(let text), .isTheDomainOfAnError7d1916a2(let text),
      .isTheTypeOfAnError0cbdaff0(let text):
      return .carrying(text: text)
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
