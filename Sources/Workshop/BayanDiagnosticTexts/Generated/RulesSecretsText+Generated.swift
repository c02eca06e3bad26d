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
  /// - Remark: Code 617861601, `sentence`; Catalog/rules-secrets.toml,
  ///   `andAreSensitiveButDontHave24d3d1e1`.
  case andAreSensitiveButDontHave24d3d1e1(
    code: Swift.String, other: Swift.String, facets: [Swift.String], category: Swift.String)

  /// “'{$code}' and '{$other}' are sensitive, but offer different options; give both the same
  /// 'recovery'”
  ///
  /// Compiling/BayanRules/Secrets/SensitiveDetail.swift.
  ///
  /// - Remark: Code 1459217443, `sentence`; Catalog/rules-secrets.toml,
  ///   `andAreSensitiveButOfferDifferent56f9e423`.
  case andAreSensitiveButOfferDifferent56f9e423(code: Swift.String, other: Swift.String)

  /// “'{$argument}' is private, so it must not select the text”
  ///
  /// Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
  ///
  /// - Remark: Code 1133002291, `sentence`; Catalog/rules-secrets.toml,
  ///   `isPrivateSoItMustNot43883e33`.
  case isPrivateSoItMustNot43883e33(argument: Swift.String)

  /// “'{$argument}' is private, so it must not be shown”
  ///
  /// Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
  ///
  /// - Remark: Code 1171187376, `sentence`; Catalog/rules-secrets.toml,
  ///   `isPrivateSoItMustNot45cee6b0`.
  case isPrivateSoItMustNot45cee6b0(argument: Swift.String)

  /// “'{$text}' is the code of an error, which tells readers nothing; say what happened”
  ///
  /// Compiling/BayanRules/Secrets/RawCodeShown.swift.
  ///
  /// - Remark: Code 895039438, `sentence`; Catalog/rules-secrets.toml,
  ///   `isTheCodeOfAnError355937ce`.
  case isTheCodeOfAnError355937ce(text: Swift.String)

  /// “'{$text}' is the domain of an error, which tells readers nothing; say what happened”
  ///
  /// Compiling/BayanRules/Secrets/RawCodeShown.swift.
  ///
  /// - Remark: Code 172372009, `sentence`; Catalog/rules-secrets.toml,
  ///   `isTheDomainOfAnError0a463029`.
  case isTheDomainOfAnError0a463029(text: Swift.String)

  /// “'{$text}' is the type of an error, which tells readers nothing; say what happened”
  ///
  /// Compiling/BayanRules/Secrets/RawCodeShown.swift.
  ///
  /// - Remark: Code 1152656674, `sentence`; Catalog/rules-secrets.toml,
  ///   `isTheTypeOfAnError44b42522`.
  case isTheTypeOfAnError44b42522(text: Swift.String)

  /// “it is declared private here”
  ///
  /// Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
  ///
  /// - Remark: Code 1259792548, `sentence`; Catalog/rules-secrets.toml,
  ///   `itIsDeclaredPrivateHere4b16e8a4`.
  case itIsDeclaredPrivateHere4b16e8a4

  /// “the address contains '{$name}'; anyone who sees the alert could use it”
  ///
  /// Compiling/BayanRules/Secrets/UrlSecretShown.swift.
  ///
  /// - Remark: Code 1134690367, `sentence`; Catalog/rules-secrets.toml,
  ///   `theAddressContainsAnyoneWhoSees43a2003f`.
  case theAddressContainsAnyoneWhoSees43a2003f(name: Swift.String)

  /// “the options of '{$code}' are here”
  ///
  /// Compiling/BayanRules/Secrets/SensitiveDetail.swift.
  ///
  /// - Remark: Code 1929919436, `sentence`; Catalog/rules-secrets.toml,
  ///   `theOptionsOfAreHere73083bcc`.
  case theOptionsOfAreHere73083bcc(code: Swift.String)

  /// “the texts of '{$code}' are here”
  ///
  /// Compiling/BayanRules/Secrets/SensitiveDetail.swift.
  ///
  /// - Remark: Code 1347047619, `sentence`; Catalog/rules-secrets.toml,
  ///   `theTextsOfAreHere504a50c3`.
  case theTextsOfAreHere504a50c3(code: Swift.String)

  static var domainIndex: Swift.Int { 22 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andAreSensitiveButDontHave24d3d1e1: return 0
    case .andAreSensitiveButOfferDifferent56f9e423: return 1
    case .isPrivateSoItMustNot43883e33: return 2
    case .isPrivateSoItMustNot45cee6b0: return 3
    case .isTheCodeOfAnError355937ce: return 4
    case .isTheDomainOfAnError0a463029: return 5
    case .isTheTypeOfAnError44b42522: return 6
    case .itIsDeclaredPrivateHere4b16e8a4: return 7
    case .theAddressContainsAnyoneWhoSees43a2003f: return 8
    case .theOptionsOfAreHere73083bcc: return 9
    case .theTextsOfAreHere504a50c3: return 10
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andAreSensitiveButDontHave24d3d1e1(let code, let other, let facets, let category):
      return .carrying(code: code, other: other, facets: facets, category: category)
    case .andAreSensitiveButOfferDifferent56f9e423(let code, let other):
      return .carrying(code: code, other: other)
    case .isPrivateSoItMustNot43883e33(let argument), .isPrivateSoItMustNot45cee6b0(let argument):
      return .carrying(argument: argument)
    case .isTheCodeOfAnError355937ce(let text), .isTheDomainOfAnError0a463029(let text),
      .isTheTypeOfAnError44b42522(let text):
      return .carrying(text: text)
    case .theAddressContainsAnyoneWhoSees43a2003f(let name): return .carrying(name: name)
    case .theOptionsOfAreHere73083bcc(let code), .theTextsOfAreHere504a50c3(let code):
      return .carrying(code: code)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.itIsDeclaredPrivateHere4b16e8a4]
  }
}
