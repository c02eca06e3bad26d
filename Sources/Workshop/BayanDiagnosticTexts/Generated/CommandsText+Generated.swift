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

  /// “a format string alone has no variants”
  ///
  /// Commands/bayan/Convert.swift.
  ///
  /// - Remark: Code 1894498386, `sentence`; Catalog/commands.toml,
  ///   `aFormatStringAloneHasNo70ebc052`.
  case aFormatStringAloneHasNo70ebc052

  /// “'{$type}' declares '{$door}' itself, so {$effect}; remove it, or make it agree with the
  /// catalog”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 36286855, `sentence`; Catalog/commands.toml,
  ///   `declaresItselfSoRemoveItOr0229b187`.
  case declaresItselfSoRemoveItOr0229b187(
    type: Swift.String, door: Swift.String, effect: Swift.String)

  /// “it is declared here”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1660010296, `sentence`; Catalog/commands.toml,
  ///   `itIsDeclaredHere62f1bf38`.
  case itIsDeclaredHere62f1bf38

  /// “the domain '{$identifier}' is also that of '{$other}', so programs can't tell their
  /// errors apart”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1612662738, `sentence`; Catalog/commands.toml,
  ///   `theDomainIsAlsoThatOf601f47d2`.
  case theDomainIsAlsoThatOf601f47d2(identifier: Swift.String, other: Swift.String)

  /// “the file can't be read: it is a link to something that is not there”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 798521993, `sentence`; Catalog/commands.toml,
  ///   `theFileCantBeReadIt2f987a89`.
  case theFileCantBeReadIt2f987a89

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

  /// “the target '{$target}' has a catalog and no plugin that compiles it; add 'plugins:
  /// [.plugin(name: "{$plugin}", package: "bayan")]' to it”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1701341365, `sentence`; Catalog/commands.toml,
  ///   `theTargetHasACatalogAnd656868b5`.
  case theTargetHasACatalogAnd656868b5(target: Swift.String, plugin: Swift.String)

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

  /// “this catalog is in no target's folder, and {$targets} {$count} the plugin without one;
  /// move 'Catalog' and 'Locales' there”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1984097994, `sentence`; Catalog/commands.toml,
  ///   `thisCatalogIsInNoTarget7642eeca`.
  case thisCatalogIsInNoTarget7642eeca(targets: [Swift.String], count: Swift.String)

  /// “this is a folder, and a file is expected; move or rename it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 658047102, `sentence`; Catalog/commands.toml,
  ///   `thisIsAFolderAndA2739007e`.
  case thisIsAFolderAndA2739007e

  /// “this is a pipe or a device, and a file is expected; remove it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 930360453, `sentence`; Catalog/commands.toml, `thisIsAPipeOrA37742c85`.
  case thisIsAPipeOrA37742c85

  /// “this line is no JSON string”
  ///
  /// Commands/bayan/Convert.swift.
  ///
  /// - Remark: Code 348802561, `sentence`; Catalog/commands.toml,
  ///   `thisLineIsNoJsonString14ca4e01`.
  case thisLineIsNoJsonString14ca4e01

  /// “this link leads out of the project, so nothing is read through it; put the file or
  /// folder itself here”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 1783287705, `sentence`; Catalog/commands.toml,
  ///   `thisLinkLeadsOutOfThe6a4acf99`.
  case thisLinkLeadsOutOfThe6a4acf99

  static var domainIndex: Swift.Int { 2 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aFormatStringAloneHasNo70ebc052: return 0
    case .declaresItselfSoRemoveItOr0229b187: return 1
    case .itIsDeclaredHere62f1bf38: return 2
    case .theDomainIsAlsoThatOf601f47d2: return 3
    case .theFileCantBeReadIt2f987a89: return 4
    case .theFileSNameIsNot6cfd64e3: return 5
    case .theFolderCantBeReadCheck1348e5b2: return 6
    case .theTargetDeclaresATypeItself1ab30cc4: return 7
    case .theTargetHasACatalogAnd656868b5: return 8
    case .thereIsABayanTomlIn1c5d609c: return 9
    case .thereIsACatalogInMove3fdc5c8a: return 10
    case .thereIsMoveItTo4edfb853: return 11
    case .thereIsRenameItTo4cda8661: return 12
    case .thisCatalogIsInNoTarget7642eeca: return 13
    case .thisIsAFolderAndA2739007e: return 14
    case .thisIsAPipeOrA37742c85: return 15
    case .thisLineIsNoJsonString14ca4e01: return 16
    case .thisLinkLeadsOutOfThe6a4acf99: return 17
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .declaresItselfSoRemoveItOr0229b187(let type, let door, let effect):
      return .carrying(type: type, door: door, effect: effect)
    case .theDomainIsAlsoThatOf601f47d2(let identifier, let other):
      return .carrying(identifier: identifier, other: other)
    case .theTargetDeclaresATypeItself1ab30cc4(let name): return .carrying(name: name)
    case .theTargetHasACatalogAnd656868b5(let target, let plugin):
      return .carrying(target: target, plugin: plugin)
    case .thereIsABayanTomlIn1c5d609c(let project): return .carrying(project: project)
    case .thereIsACatalogInMove3fdc5c8a(let name, let project):
      return .carrying(name: name, project: project)
    case .thereIsMoveItTo4edfb853(let name, let name2): return .carrying(name: name, name2: name2)
    case .thereIsRenameItTo4cda8661(let name, let catalogFolder):
      return .carrying(name: name, catalogFolder: catalogFolder)
    case .thisCatalogIsInNoTarget7642eeca(let targets, let count):
      return .carrying(targets: targets, count: count)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aFormatStringAloneHasNo70ebc052, .itIsDeclaredHere62f1bf38, .theFileCantBeReadIt2f987a89,
      .theFileSNameIsNot6cfd64e3, .theFolderCantBeReadCheck1348e5b2, .thisIsAFolderAndA2739007e,
      .thisIsAPipeOrA37742c85, .thisLineIsNoJsonString14ca4e01, .thisLinkLeadsOutOfThe6a4acf99,
    ]
  }
}
