// Generated from Catalog/commands.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.commands`, Catalog/commands.toml.
nonisolated indirect enum CommandsText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a format string without variables can't have variants”
  ///
  /// Commands/bayan/Convert.swift.
  ///
  /// - Remark: Code 909388571, `sentence`; Catalog/commands.toml,
  ///   `aFormatStringWithoutVariablesCant36342b1b`.
  case aFormatStringWithoutVariablesCant36342b1b

  /// “'bayan check --fix' fixes {$count :integer} of them”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1109010453, `sentence`; Catalog/commands.toml,
  ///   `bayanCheckFixFixesOfThem421a2815`.
  case bayanCheckFixFixesOfThem421a2815(count: Swift.Int)

  /// “'{$type}' declares '{$door}' itself, so {$effect}; remove it, or make it agree with the
  /// catalog”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1950005483, `sentence`; Catalog/commands.toml,
  ///   `declaresItselfSoRemoveItOr743ab8eb`.
  case declaresItselfSoRemoveItOr743ab8eb(
    type: Swift.String, door: Swift.String, effect: Swift.String)

  /// “1 error”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 308858826, `sentence`; Catalog/commands.toml, `error1268cfca`.
  case error1268cfca

  /// “{$count :integer} errors”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1015055790, `sentence`; Catalog/commands.toml, `errors3c8085ae`.
  case errors3c8085ae(count: Swift.Int)

  /// “'{$value}' explains the rule”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 37931331, `sentence`; Catalog/commands.toml, `explainsTheRule0242c943`.
  case explainsTheRule0242c943(value: Swift.String)

  /// “'{$value}' explains the rule; the same for every other rule”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1769024859, `sentence`; Catalog/commands.toml,
  ///   `explainsTheRuleTheSameFor69712d5b`.
  case explainsTheRuleTheSameFor69712d5b(value: Swift.String)

  /// “'{$other}' has the same domain, '{$identifier}', so programs can't tell their errors
  /// apart”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1050347764, `sentence`; Catalog/commands.toml,
  ///   `hasTheSameDomainSoPrograms3e9b08f4`.
  case hasTheSameDomainSoPrograms3e9b08f4(other: Swift.String, identifier: Swift.String)

  /// “{$count :integer} in the baseline”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 58436810, `sentence`; Catalog/commands.toml, `inTheBaseline037bacca`.
  case inTheBaseline037bacca(count: Swift.Int)

  /// “it is declared here”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1041724012, `sentence`; Catalog/commands.toml,
  ///   `itIsDeclaredHere3e17726c`.
  case itIsDeclaredHere3e17726c

  /// “'localizedDescription' and 'NSError' may have another text than the catalog's”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 535866676, `sentence`; Catalog/commands.toml,
  ///   `localizeddescriptionAndNserrorMayHaveAno1ff0ad34`.
  case localizeddescriptionAndNserrorMayHaveAno1ff0ad34

  /// “'LocalizedError' has its text instead of the catalog's”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1820308391, `sentence`; Catalog/commands.toml,
  ///   `localizederrorHasItsTextInsteadOf6c7fb3a7`.
  case localizederrorHasItsTextInsteadOf6c7fb3a7

  /// “no diagnostics”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1294546119, `sentence`; Catalog/commands.toml, `noDiagnostics4d2934c7`.
  case noDiagnostics4d2934c7

  /// “1 note”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 871521015, `sentence`; Catalog/commands.toml, `note33f25af7`.
  case note33f25af7

  /// “{$count :integer} notes”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1752525566, `sentence`; Catalog/commands.toml, `notes68756afe`.
  case notes68756afe(count: Swift.Int)

  /// “{$numbers} (--notes shows them)”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1158342049, `sentence`; Catalog/commands.toml, `notesShowsThem450ae5a1`.
  case notesShowsThem450ae5a1(numbers: Swift.String)

  /// “'NSError' may have another domain than the catalog”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 467326816, `sentence`; Catalog/commands.toml,
  ///   `nserrorMayHaveAnotherDomainThan1bdad760`.
  case nserrorMayHaveAnotherDomainThan1bdad760

  /// “'NSError' may have another number than the catalog”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1200250964, `sentence`; Catalog/commands.toml,
  ///   `nserrorMayHaveAnotherNumberThan478a6054`.
  case nserrorMayHaveAnotherNumberThan478a6054

  /// “{$count :integer} suppressed”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1060575791, `sentence`; Catalog/commands.toml, `suppressed3f371a2f`.
  case suppressed3f371a2f(count: Swift.Int)

  /// “SwiftUI and 'LocalizedError' have its text instead of the catalog's”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1163386889, `sentence`; Catalog/commands.toml,
  ///   `swiftuiAndLocalizederrorHaveItsText4557e009`.
  case swiftuiAndLocalizederrorHaveItsText4557e009

  /// “the file can't be read, because it is a link to a missing file; remove it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 1815235043, `sentence`; Catalog/commands.toml,
  ///   `theFileCantBeReadBecause6c3249e3`.
  case theFileCantBeReadBecause6c3249e3

  /// “the file's name is not UTF-8, so it can't be read; rename it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 756119443, `sentence`; Catalog/commands.toml,
  ///   `theFileSNameIsNot2d117793`.
  case theFileSNameIsNot2d117793

  /// “the folder can't be read; check its permissions”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 357968390, `sentence`; Catalog/commands.toml,
  ///   `theFolderCantBeReadCheck15562a06`.
  case theFolderCantBeReadCheck15562a06

  /// “the target declares a type '{$name}' itself, so the generated one can't be compiled;
  /// give one of them another name”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 532547382, `sentence`; Catalog/commands.toml,
  ///   `theTargetDeclaresATypeItself1fbe0736`.
  case theTargetDeclaresATypeItself1fbe0736(name: Swift.String)

  /// “the target '{$target}' has a catalog, but no plugin that compiles it; add 'plugins:
  /// [.plugin(name: "{$plugin}", package: "bayan")]' to it”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1747145607, `sentence`; Catalog/commands.toml,
  ///   `theTargetHasACatalogBut68235387`.
  case theTargetHasACatalogBut68235387(target: Swift.String, plugin: Swift.String)

  /// “there is a 'bayan.toml' in '{$project}'; move it into a folder 'Catalog' there”
  ///
  /// Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
  ///
  /// - Remark: Code 1130133034, `sentence`; Catalog/commands.toml,
  ///   `thereIsABayanTomlIn435c762a`.
  case thereIsABayanTomlIn435c762a(project: Swift.String)

  /// “there is a catalog in '{$name}'; move it and 'Locales' to '{$project}'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
  ///
  /// - Remark: Code 869925346, `sentence`; Catalog/commands.toml,
  ///   `thereIsACatalogInMove33da01e2`.
  case thereIsACatalogInMove33da01e2(name: Swift.String, project: Swift.String)

  /// “there is '{$name}'; move it to '{$name2}'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
  ///
  /// - Remark: Code 1093881909, `sentence`; Catalog/commands.toml, `thereIsMoveItTo41335035`.
  case thereIsMoveItTo41335035(name: Swift.String, name2: Swift.String)

  /// “there is '{$name}'; rename it to '{$catalogFolder}'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
  ///
  /// - Remark: Code 1073150837, `sentence`; Catalog/commands.toml,
  ///   `thereIsRenameItTo3ff6fb75`.
  case thereIsRenameItTo3ff6fb75(name: Swift.String, catalogFolder: Swift.String)

  /// “this catalog isn't in the folder of a target, but the plugin is used without a catalog
  /// by {$targets}; move 'Catalog' and 'Locales' there”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 500091255, `sentence`; Catalog/commands.toml,
  ///   `thisCatalogIsntInTheFolder1dcec977`.
  case thisCatalogIsntInTheFolder1dcec977(targets: [Swift.String])

  /// “this is a folder, but a file is expected; move or rename it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 2102133645, `sentence`; Catalog/commands.toml,
  ///   `thisIsAFolderButA7d4c038d`.
  case thisIsAFolderButA7d4c038d

  /// “this is a pipe or a device, but a file is expected; remove it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 1187011050, `sentence`; Catalog/commands.toml, `thisIsAPipeOrA46c059ea`.
  case thisIsAPipeOrA46c059ea

  /// “this line isn't a JSON string”
  ///
  /// Commands/bayan/Convert.swift.
  ///
  /// - Remark: Code 357011215, `sentence`; Catalog/commands.toml,
  ///   `thisLineIsntAJsonString15478f0f`.
  case thisLineIsntAJsonString15478f0f

  /// “this link leads out of the project, so it isn't followed; put the file or folder itself
  /// here”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 195851312, `sentence`; Catalog/commands.toml,
  ///   `thisLinkLeadsOutOfThe0bac7430`.
  case thisLinkLeadsOutOfThe0bac7430

  /// “to read this in your language, add '{$value}'”
  ///
  /// Commands/BayanBuildCommands/OutputLanguage.swift.
  ///
  /// - Remark: Code 898418091, `sentence`; Catalog/commands.toml,
  ///   `toReadThisInYourLanguage358cc5ab`.
  case toReadThisInYourLanguage358cc5ab(value: Swift.String)

  /// “1 warning”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1584845335, `sentence`; Catalog/commands.toml, `warning5e76d217`.
  case warning5e76d217

  /// “{$count :integer} warnings”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1489340015, `sentence`; Catalog/commands.toml, `warnings58c5866f`.
  case warnings58c5866f(count: Swift.Int)

  static var domainIndex: Swift.Int { 2 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aFormatStringWithoutVariablesCant36342b1b: return 0
    case .bayanCheckFixFixesOfThem421a2815: return 1
    case .declaresItselfSoRemoveItOr743ab8eb: return 2
    case .error1268cfca: return 3
    case .errors3c8085ae: return 4
    case .explainsTheRule0242c943: return 5
    case .explainsTheRuleTheSameFor69712d5b: return 6
    case .hasTheSameDomainSoPrograms3e9b08f4: return 7
    case .inTheBaseline037bacca: return 8
    case .itIsDeclaredHere3e17726c: return 9
    case .localizeddescriptionAndNserrorMayHaveAno1ff0ad34: return 10
    case .localizederrorHasItsTextInsteadOf6c7fb3a7: return 11
    case .noDiagnostics4d2934c7: return 12
    case .note33f25af7: return 13
    case .notes68756afe: return 14
    case .notesShowsThem450ae5a1: return 15
    case .nserrorMayHaveAnotherDomainThan1bdad760: return 16
    case .nserrorMayHaveAnotherNumberThan478a6054: return 17
    case .suppressed3f371a2f: return 18
    case .swiftuiAndLocalizederrorHaveItsText4557e009: return 19
    case .theFileCantBeReadBecause6c3249e3: return 20
    case .theFileSNameIsNot2d117793: return 21
    case .theFolderCantBeReadCheck15562a06: return 22
    case .theTargetDeclaresATypeItself1fbe0736: return 23
    case .theTargetHasACatalogBut68235387: return 24
    case .thereIsABayanTomlIn435c762a: return 25
    case .thereIsACatalogInMove33da01e2: return 26
    case .thereIsMoveItTo41335035: return 27
    case .thereIsRenameItTo3ff6fb75: return 28
    case .thisCatalogIsntInTheFolder1dcec977: return 29
    case .thisIsAFolderButA7d4c038d: return 30
    case .thisIsAPipeOrA46c059ea: return 31
    case .thisLineIsntAJsonString15478f0f: return 32
    case .thisLinkLeadsOutOfThe0bac7430: return 33
    case .toReadThisInYourLanguage358cc5ab: return 34
    case .warning5e76d217: return 35
    case .warnings58c5866f: return 36
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .bayanCheckFixFixesOfThem421a2815(let count), .errors3c8085ae(let count),
      .inTheBaseline037bacca(let count), .notes68756afe(let count), .suppressed3f371a2f(let count),
      .warnings58c5866f(let count):
      return .carrying(count: count)
    case .declaresItselfSoRemoveItOr743ab8eb(let type, let door, let effect):
      return .carrying(type: type, door: door, effect: effect)
    case .explainsTheRule0242c943(let value), .explainsTheRuleTheSameFor69712d5b(let value),
      .toReadThisInYourLanguage358cc5ab(let value):
      return .carrying(value: value)
    case .hasTheSameDomainSoPrograms3e9b08f4(let other, let identifier):
      return .carrying(other: other, identifier: identifier)
    case .notesShowsThem450ae5a1(let numbers): return .carrying(numbers: numbers)
    case .theTargetDeclaresATypeItself1fbe0736(let name): return .carrying(name: name)
    case .theTargetHasACatalogBut68235387(let target, let plugin):
      return .carrying(target: target, plugin: plugin)
    case .thereIsABayanTomlIn435c762a(let project): return .carrying(project: project)
    case .thereIsACatalogInMove33da01e2(let name, let project):
      return .carrying(name: name, project: project)
    case .thereIsMoveItTo41335035(let name, let name2): return .carrying(name: name, name2: name2)
    case .thereIsRenameItTo3ff6fb75(let name, let catalogFolder):
      return .carrying(name: name, catalogFolder: catalogFolder)
    case .thisCatalogIsntInTheFolder1dcec977(let targets): return .carrying(targets: targets)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aFormatStringWithoutVariablesCant36342b1b, .error1268cfca, .itIsDeclaredHere3e17726c,
      .localizeddescriptionAndNserrorMayHaveAno1ff0ad34,
      .localizederrorHasItsTextInsteadOf6c7fb3a7, .noDiagnostics4d2934c7, .note33f25af7,
      .nserrorMayHaveAnotherDomainThan1bdad760, .nserrorMayHaveAnotherNumberThan478a6054,
      .swiftuiAndLocalizederrorHaveItsText4557e009, .theFileCantBeReadBecause6c3249e3,
      .theFileSNameIsNot2d117793, .theFolderCantBeReadCheck15562a06, .thisIsAFolderButA7d4c038d,
      .thisIsAPipeOrA46c059ea, .thisLineIsntAJsonString15478f0f, .thisLinkLeadsOutOfThe0bac7430,
      .warning5e76d217,
    ]
  }
}
