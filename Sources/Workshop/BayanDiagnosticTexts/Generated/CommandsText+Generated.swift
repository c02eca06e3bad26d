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
  /// - Remark: Code 932614886, `sentence`; Catalog/commands.toml,
  ///   `aFormatStringWithoutVariablesCant379692e6`.
  case aFormatStringWithoutVariablesCant379692e6

  /// “'{$type}' declares '{$door}' itself, so {$effect}; remove it, or make it agree with the
  /// catalog”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 36286855, `sentence`; Catalog/commands.toml,
  ///   `declaresItselfSoRemoveItOr0229b187`.
  case declaresItselfSoRemoveItOr0229b187(
    type: Swift.String, door: Swift.String, effect: Swift.String)

  /// “'{$other}' has the same domain, '{$identifier}', so programs can't tell their errors
  /// apart”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 953795608, `sentence`; Catalog/commands.toml,
  ///   `hasTheSameDomainSoPrograms38d9c418`.
  case hasTheSameDomainSoPrograms38d9c418(other: Swift.String, identifier: Swift.String)

  /// “it is declared here”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1660010296, `sentence`; Catalog/commands.toml,
  ///   `itIsDeclaredHere62f1bf38`.
  case itIsDeclaredHere62f1bf38

  /// “'localizedDescription' and 'NSError' may have another text than the catalog's”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1332013408, `sentence`; Catalog/commands.toml,
  ///   `localizeddescriptionAndNserrorMayHaveAno4f64e960`.
  case localizeddescriptionAndNserrorMayHaveAno4f64e960

  /// “'LocalizedError' has its text instead of the catalog's”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1854961269, `sentence`; Catalog/commands.toml,
  ///   `localizederrorHasItsTextInsteadOf6e907675`.
  case localizederrorHasItsTextInsteadOf6e907675

  /// “'NSError' may have another domain than the catalog”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 924060987, `sentence`; Catalog/commands.toml,
  ///   `nserrorMayHaveAnotherDomainThan37140d3b`.
  case nserrorMayHaveAnotherDomainThan37140d3b

  /// “'NSError' may have another number than the catalog”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1589723717, `sentence`; Catalog/commands.toml,
  ///   `nserrorMayHaveAnotherNumberThan5ec14245`.
  case nserrorMayHaveAnotherNumberThan5ec14245

  /// “SwiftUI and 'LocalizedError' have its text instead of the catalog's”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 432426837, `sentence`; Catalog/commands.toml,
  ///   `swiftuiAndLocalizederrorHaveItsText19c64f55`.
  case swiftuiAndLocalizederrorHaveItsText19c64f55

  /// “the file can't be read, because it is a link to a missing file; remove it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 353788453, `sentence`; Catalog/commands.toml,
  ///   `theFileCantBeReadBecause15166225`.
  case theFileCantBeReadBecause15166225

  /// “the file's name is not UTF-8, so it can't be read; rename it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 1828545763, `sentence`; Catalog/commands.toml,
  ///   `theFileSNameIsNot6cfd64e3`.
  case theFileSNameIsNot6cfd64e3

  /// “the folder can't be read; check its permissions”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 323544498, `sentence`; Catalog/commands.toml,
  ///   `theFolderCantBeReadCheck1348e5b2`.
  case theFolderCantBeReadCheck1348e5b2

  /// “the target declares a type '{$name}' itself, so the generated one can't be compiled;
  /// give one of them another name”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 447941828, `sentence`; Catalog/commands.toml,
  ///   `theTargetDeclaresATypeItself1ab30cc4`.
  case theTargetDeclaresATypeItself1ab30cc4(name: Swift.String)

  /// “the target '{$target}' has a catalog, but no plugin that compiles it; add 'plugins:
  /// [.plugin(name: "{$plugin}", package: "bayan")]' to it”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 408560592, `sentence`; Catalog/commands.toml,
  ///   `theTargetHasACatalogBut185a23d0`.
  case theTargetHasACatalogBut185a23d0(target: Swift.String, plugin: Swift.String)

  /// “there is a 'bayan.toml' in '{$project}'; move it into a folder 'Catalog' there”
  ///
  /// Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
  ///
  /// - Remark: Code 475881628, `sentence`; Catalog/commands.toml,
  ///   `thereIsABayanTomlIn1c5d609c`.
  case thereIsABayanTomlIn1c5d609c(project: Swift.String)

  /// “there is a catalog in '{$name}'; move it and 'Locales' to '{$project}'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
  ///
  /// - Remark: Code 1071406218, `sentence`; Catalog/commands.toml,
  ///   `thereIsACatalogInMove3fdc5c8a`.
  case thereIsACatalogInMove3fdc5c8a(name: Swift.String, project: Swift.String)

  /// “there is '{$name}'; move it to '{$name2}'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
  ///
  /// - Remark: Code 1323284563, `sentence`; Catalog/commands.toml, `thereIsMoveItTo4edfb853`.
  case thereIsMoveItTo4edfb853(name: Swift.String, name2: Swift.String)

  /// “there is '{$name}'; rename it to '{$catalogFolder}'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
  ///
  /// - Remark: Code 1289389665, `sentence`; Catalog/commands.toml,
  ///   `thereIsRenameItTo4cda8661`.
  case thereIsRenameItTo4cda8661(name: Swift.String, catalogFolder: Swift.String)

  /// “this catalog isn't in the folder of a target, but the plugin is used without a catalog
  /// by {$targets}; move 'Catalog' and 'Locales' there”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1637994189, `sentence`; Catalog/commands.toml,
  ///   `thisCatalogIsntInTheFolder61a1cecd`.
  case thisCatalogIsntInTheFolder61a1cecd(targets: [Swift.String])

  /// “this is a folder, but a file is expected; move or rename it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 25012956, `sentence`; Catalog/commands.toml, `thisIsAFolderButA017daadc`.
  case thisIsAFolderButA017daadc

  /// “this is a pipe or a device, but a file is expected; remove it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 180285953, `sentence`; Catalog/commands.toml, `thisIsAPipeOrA0abef201`.
  case thisIsAPipeOrA0abef201

  /// “this line isn't a JSON string”
  ///
  /// Commands/bayan/Convert.swift.
  ///
  /// - Remark: Code 142743754, `sentence`; Catalog/commands.toml,
  ///   `thisLineIsntAJsonString088218ca`.
  case thisLineIsntAJsonString088218ca

  /// “this link leads out of the project, so it isn't followed; put the file or folder itself
  /// here”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 925158778, `sentence`; Catalog/commands.toml,
  ///   `thisLinkLeadsOutOfThe3724cd7a`.
  case thisLinkLeadsOutOfThe3724cd7a

  static var domainIndex: Swift.Int { 2 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aFormatStringWithoutVariablesCant379692e6: return 0
    case .declaresItselfSoRemoveItOr0229b187: return 1
    case .hasTheSameDomainSoPrograms38d9c418: return 2
    case .itIsDeclaredHere62f1bf38: return 3
    case .localizeddescriptionAndNserrorMayHaveAno4f64e960: return 4
    case .localizederrorHasItsTextInsteadOf6e907675: return 5
    case .nserrorMayHaveAnotherDomainThan37140d3b: return 6
    case .nserrorMayHaveAnotherNumberThan5ec14245: return 7
    case .swiftuiAndLocalizederrorHaveItsText19c64f55: return 8
    case .theFileCantBeReadBecause15166225: return 9
    case .theFileSNameIsNot6cfd64e3: return 10
    case .theFolderCantBeReadCheck1348e5b2: return 11
    case .theTargetDeclaresATypeItself1ab30cc4: return 12
    case .theTargetHasACatalogBut185a23d0: return 13
    case .thereIsABayanTomlIn1c5d609c: return 14
    case .thereIsACatalogInMove3fdc5c8a: return 15
    case .thereIsMoveItTo4edfb853: return 16
    case .thereIsRenameItTo4cda8661: return 17
    case .thisCatalogIsntInTheFolder61a1cecd: return 18
    case .thisIsAFolderButA017daadc: return 19
    case .thisIsAPipeOrA0abef201: return 20
    case .thisLineIsntAJsonString088218ca: return 21
    case .thisLinkLeadsOutOfThe3724cd7a: return 22
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .declaresItselfSoRemoveItOr0229b187(let type, let door, let effect):
      return .carrying(type: type, door: door, effect: effect)
    case .hasTheSameDomainSoPrograms38d9c418(let other, let identifier):
      return .carrying(other: other, identifier: identifier)
    case .theTargetDeclaresATypeItself1ab30cc4(let name): return .carrying(name: name)
    case .theTargetHasACatalogBut185a23d0(let target, let plugin):
      return .carrying(target: target, plugin: plugin)
    case .thereIsABayanTomlIn1c5d609c(let project): return .carrying(project: project)
    case .thereIsACatalogInMove3fdc5c8a(let name, let project):
      return .carrying(name: name, project: project)
    case .thereIsMoveItTo4edfb853(let name, let name2): return .carrying(name: name, name2: name2)
    case .thereIsRenameItTo4cda8661(let name, let catalogFolder):
      return .carrying(name: name, catalogFolder: catalogFolder)
    case .thisCatalogIsntInTheFolder61a1cecd(let targets): return .carrying(targets: targets)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aFormatStringWithoutVariablesCant379692e6, .itIsDeclaredHere62f1bf38,
      .localizeddescriptionAndNserrorMayHaveAno4f64e960,
      .localizederrorHasItsTextInsteadOf6e907675, .nserrorMayHaveAnotherDomainThan37140d3b,
      .nserrorMayHaveAnotherNumberThan5ec14245, .swiftuiAndLocalizederrorHaveItsText19c64f55,
      .theFileCantBeReadBecause15166225, .theFileSNameIsNot6cfd64e3,
      .theFolderCantBeReadCheck1348e5b2, .thisIsAFolderButA017daadc, .thisIsAPipeOrA0abef201,
      .thisLineIsntAJsonString088218ca, .thisLinkLeadsOutOfThe3724cd7a,
    ]
  }
}
