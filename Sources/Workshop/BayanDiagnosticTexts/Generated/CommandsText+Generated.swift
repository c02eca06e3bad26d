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

  /// “'{$type}' declares '{$door}' itself, so {$effect}; remove it, or make it agree with the
  /// catalog”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1950005483, `sentence`; Catalog/commands.toml,
  ///   `declaresItselfSoRemoveItOr743ab8eb`.
  case declaresItselfSoRemoveItOr743ab8eb(
    type: Swift.String, door: Swift.String, effect: Swift.String)

  /// “'{$other}' has the same domain, '{$identifier}', so programs can't tell their errors
  /// apart”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1050347764, `sentence`; Catalog/commands.toml,
  ///   `hasTheSameDomainSoPrograms3e9b08f4`.
  case hasTheSameDomainSoPrograms3e9b08f4(other: Swift.String, identifier: Swift.String)

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

  static var domainIndex: Swift.Int { 2 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aFormatStringWithoutVariablesCant36342b1b: return 0
    case .declaresItselfSoRemoveItOr743ab8eb: return 1
    case .hasTheSameDomainSoPrograms3e9b08f4: return 2
    case .itIsDeclaredHere3e17726c: return 3
    case .localizeddescriptionAndNserrorMayHaveAno1ff0ad34: return 4
    case .localizederrorHasItsTextInsteadOf6c7fb3a7: return 5
    case .nserrorMayHaveAnotherDomainThan1bdad760: return 6
    case .nserrorMayHaveAnotherNumberThan478a6054: return 7
    case .swiftuiAndLocalizederrorHaveItsText4557e009: return 8
    case .theFileCantBeReadBecause6c3249e3: return 9
    case .theFileSNameIsNot2d117793: return 10
    case .theFolderCantBeReadCheck15562a06: return 11
    case .theTargetDeclaresATypeItself1fbe0736: return 12
    case .theTargetHasACatalogBut68235387: return 13
    case .thereIsABayanTomlIn435c762a: return 14
    case .thereIsACatalogInMove33da01e2: return 15
    case .thereIsMoveItTo41335035: return 16
    case .thereIsRenameItTo3ff6fb75: return 17
    case .thisCatalogIsntInTheFolder1dcec977: return 18
    case .thisIsAFolderButA7d4c038d: return 19
    case .thisIsAPipeOrA46c059ea: return 20
    case .thisLineIsntAJsonString15478f0f: return 21
    case .thisLinkLeadsOutOfThe0bac7430: return 22
    case .toReadThisInYourLanguage358cc5ab: return 23
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .declaresItselfSoRemoveItOr743ab8eb(let type, let door, let effect):
      return .carrying(type: type, door: door, effect: effect)
    case .hasTheSameDomainSoPrograms3e9b08f4(let other, let identifier):
      return .carrying(other: other, identifier: identifier)
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
    case .toReadThisInYourLanguage358cc5ab(let value): return .carrying(value: value)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aFormatStringWithoutVariablesCant36342b1b, .itIsDeclaredHere3e17726c,
      .localizeddescriptionAndNserrorMayHaveAno1ff0ad34,
      .localizederrorHasItsTextInsteadOf6c7fb3a7, .nserrorMayHaveAnotherDomainThan1bdad760,
      .nserrorMayHaveAnotherNumberThan478a6054, .swiftuiAndLocalizederrorHaveItsText4557e009,
      .theFileCantBeReadBecause6c3249e3, .theFileSNameIsNot2d117793,
      .theFolderCantBeReadCheck15562a06, .thisIsAFolderButA7d4c038d, .thisIsAPipeOrA46c059ea,
      .thisLineIsntAJsonString15478f0f, .thisLinkLeadsOutOfThe0bac7430,
    ]
  }
}
