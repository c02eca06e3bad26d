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

  /// “a part”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1435924711, `sentence`; Catalog/commands.toml, `aPart559678e7`.
  case aPart559678e7

  /// “a unit without a name”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 512339111, `sentence`; Catalog/commands.toml,
  ///   `aUnitWithoutAName1e89aca7`.
  case aUnitWithoutAName1e89aca7

  /// “'{$first}' and '{$second}' both have texts for errors of '{$module}', and a program
  /// shows those of one module alone; let one of them have all texts”
  ///
  /// Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
  ///
  /// - Remark: Code 1100671928, `sentence`; Catalog/commands.toml,
  ///   `andBothHaveTextsForErrors419aebb8`.
  case andBothHaveTextsForErrors419aebb8(
    first: Swift.String, second: Swift.String, module: Swift.String)

  /// “and {$count :integer} more in conflict”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1152673896, `sentence`; Catalog/commands.toml,
  ///   `andMoreInConflict44b46868`.
  case andMoreInConflict44b46868(count: Swift.Int)

  /// “and {$count :integer} more left out”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 479703263, `sentence`; Catalog/commands.toml, `andMoreLeftOut1c97b0df`.
  case andMoreLeftOut1c97b0df(count: Swift.Int)

  /// “and {$count :integer} more refused”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1883887272, `sentence`; Catalog/commands.toml, `andMoreRefused7049d6a8`.
  case andMoreRefused7049d6a8(count: Swift.Int)

  /// “and {$count :integer} more unknown”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 60789332, `sentence`; Catalog/commands.toml, `andMoreUnknown039f9254`.
  case andMoreUnknown039f9254(count: Swift.Int)

  /// “{$unchanged :integer} as here”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1762643640, `sentence`; Catalog/commands.toml, `asHere690fceb8`.
  case asHere690fceb8(unchanged: Swift.Int)

  /// “'bayan check --fix' fixes {$count :integer} of them”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1109010453, `sentence`; Catalog/commands.toml,
  ///   `bayanCheckFixFixesOfThem421a2815`.
  case bayanCheckFixFixesOfThem421a2815(count: Swift.Int)

  /// “{$changed :integer} changed”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 59533927, `sentence`; Catalog/commands.toml, `changed038c6a67`.
  case changed038c6a67(changed: Swift.Int)

  /// “changed”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 178569511, `sentence`; Catalog/commands.toml, `changed0aa4c127`.
  case changed0aa4c127

  /// “conflict: {$id}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1152002691, `sentence`; Catalog/commands.toml, `conflict44aa2a83`.
  case conflict44aa2a83(id: Swift.String)

  /// “'{$type}' declares '{$door}' itself, so {$effect}; remove it, or make it agree with the
  /// catalog”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1950005483, `sentence`; Catalog/commands.toml,
  ///   `declaresItselfSoRemoveItOr743ab8eb`.
  case declaresItselfSoRemoveItOr743ab8eb(
    type: Swift.String, door: Swift.String, effect: Swift.String)

  /// “draft”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1149390205, `sentence`; Catalog/commands.toml, `draft44824d7d`.
  case draft44824d7d

  /// “1 error”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 308858826, `sentence`; Catalog/commands.toml, `error1268cfca`.
  case error1268cfca

  /// “error: '{$file}' {$unknownFormat}”
  ///
  /// Commands/bayan/ImportCommand.swift.
  ///
  /// - Remark: Code 960427040, `sentence`; Catalog/commands.toml, `error393ef420`.
  case error393ef420(file: Swift.String, unknownFormat: Swift.String)

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

  /// “exported: {$exported}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 480516518, `sentence`; Catalog/commands.toml, `exported1ca419a6`.
  case exported1ca419a6(exported: Swift.String)

  /// “final”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 384742642, `sentence`; Catalog/commands.toml, `final16eeb4f2`.
  case final16eeb4f2

  /// “'{$other}' has texts for errors of '{$module}' too, and a program shows those of one
  /// module alone; let one of them have all texts”
  ///
  /// Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
  ///
  /// - Remark: Code 730636943, `sentence`; Catalog/commands.toml,
  ///   `hasTextsForErrorsOfToo2b8ca28f`.
  case hasTextsForErrorsOfToo2b8ca28f(other: Swift.String, module: Swift.String)

  /// “'{$other}' has the same domain, '{$identifier}', so programs can't tell their errors
  /// apart”
  ///
  /// Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
  ///
  /// - Remark: Code 1050347764, `sentence`; Catalog/commands.toml,
  ///   `hasTheSameDomainSoPrograms3e9b08f4`.
  case hasTheSameDomainSoPrograms3e9b08f4(other: Swift.String, identifier: Swift.String)

  /// “{$count :integer} in conflict”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1300515536, `sentence`; Catalog/commands.toml, `inConflict4d844ad0`.
  case inConflict4d844ad0(count: Swift.Int)

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

  /// “left out: {$place}: {$name} is in '{$language}'”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 208176064, `sentence`; Catalog/commands.toml, `leftOutIsIn0c6883c0`.
  case leftOutIsIn0c6883c0(place: Swift.String, name: Swift.String, language: Swift.String)

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

  /// “messages: {$counts}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 177326257, `sentence`; Catalog/commands.toml, `messages0a91c8b1`.
  case messages0a91c8b1(counts: Swift.String)

  /// “messages: none”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1692479456, `sentence`; Catalog/commands.toml, `messagesNone64e12fe0`.
  case messagesNone64e12fe0

  /// “new”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1426204449, `sentence`; Catalog/commands.toml, `new55022721`.
  case new55022721

  /// “no diagnostics”
  ///
  /// Commands/BayanBuildCommands/DiagnosticSummary.swift.
  ///
  /// - Remark: Code 1294546119, `sentence`; Catalog/commands.toml, `noDiagnostics4d2934c7`.
  case noDiagnostics4d2934c7

  /// “(none)”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 854175344, `sentence`; Catalog/commands.toml, `none32e9ae70`.
  case none32e9ae70

  /// “(not in the file)”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 748635399, `sentence`; Catalog/commands.toml, `notInTheFile2c9f4507`.
  case notInTheFile2c9f4507

  /// “Not taken over from {$path}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1500930210, `sentence`; Catalog/commands.toml,
  ///   `notTakenOverFrom597660a2`.
  case notTakenOverFrom597660a2(path: Swift.String)

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

  /// “Nothing: all was taken.”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 401868440, `sentence`; Catalog/commands.toml,
  ///   `nothingAllWasTaken17f40698`.
  case nothingAllWasTaken17f40698

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

  /// “others: {$count} keys of no message, left as they are: {$shown}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 586058187, `sentence`; Catalog/commands.toml,
  ///   `othersOfNoMessageLeftAs22ee89cb`.
  case othersOfNoMessageLeftAs22ee89cb(count: Swift.Int, shown: Swift.String)

  /// “ours: {$ours}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1470752682, `sentence`; Catalog/commands.toml, `ours57a9e7aa`.
  case ours57a9e7aa(ours: Swift.String)

  /// “{$count :integer} refused”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1064222211, `sentence`; Catalog/commands.toml, `refused3f6ebe03`.
  case refused3f6ebe03(count: Swift.Int)

  /// “refused: {$place}: {$name}: {$reason}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1891568202, `sentence`; Catalog/commands.toml, `refused70bf0a4a`.
  case refused70bf0a4a(place: Swift.String, name: Swift.String, reason: Swift.String)

  /// “(removed)”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 754410878, `sentence`; Catalog/commands.toml, `removed2cf7657e`.
  case removed2cf7657e

  /// “reviewed”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1273370022, `sentence`; Catalog/commands.toml, `reviewed4be615a6`.
  case reviewed4be615a6

  /// “source: {$messageText}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1952341631, `sentence`; Catalog/commands.toml, `source745e5e7f`.
  case source745e5e7f(messageText: Swift.String)

  /// “stale: {$translated}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 445854247, `sentence`; Catalog/commands.toml, `stale1a933227`.
  case stale1a933227(translated: Swift.String)

  /// “stale”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 2034990883, `sentence`; Catalog/commands.toml, `stale794b7f23`.
  case stale794b7f23

  /// “state”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1277694490, `sentence`; Catalog/commands.toml, `state4c28121a`.
  case state4c28121a

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

  /// “the catalog in '{$folder}' is that of '{$found}', not of '{$module}'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
  ///
  /// - Remark: Code 927836631, `sentence`; Catalog/commands.toml,
  ///   `theCatalogInIsThatOf374da9d7`.
  case theCatalogInIsThatOf374da9d7(folder: Swift.String, found: Swift.String, module: Swift.String)

  /// “the catalog of '{$module}' in '{$folder}' has errors; 'bayan check' shows them there”
  ///
  /// Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
  ///
  /// - Remark: Code 776427160, `sentence`; Catalog/commands.toml,
  ///   `theCatalogOfInHasErrors2e475698`.
  case theCatalogOfInHasErrors2e475698(module: Swift.String, folder: Swift.String)

  /// “the catalog of '{$module}' is in no target of this package or of its dependencies; name
  /// its folder in '[libraries]'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
  ///
  /// - Remark: Code 758322113, `sentence`; Catalog/commands.toml,
  ///   `theCatalogOfIsInNo2d3313c1`.
  case theCatalogOfIsInNo2d3313c1(module: Swift.String)

  /// “the errors of '{$module}' are internal, so no other module can have texts for them; set
  /// 'access' in its 'bayan.toml'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
  ///
  /// - Remark: Code 2077208402, `sentence`; Catalog/commands.toml,
  ///   `theErrorsOfAreInternalSo7bcfaf52`.
  case theErrorsOfAreInternalSo7bcfaf52(module: Swift.String)

  /// “the file can't be read, because it is a link that leads to no file; remove it”
  ///
  /// Commands/BayanBuildCommands/ProjectFiles.swift.
  ///
  /// - Remark: Code 2005947278, `sentence`; Catalog/commands.toml,
  ///   `theFileCantBeReadBecause7790538e`.
  case theFileCantBeReadBecause7790538e

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

  /// “theirs: {$theirs}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1620822662, `sentence`; Catalog/commands.toml, `theirs609bca86`.
  case theirs609bca86(theirs: Swift.String)

  /// “there are several targets '{$module}' with a catalog: {$folders}; name the folder of
  /// one in '[libraries]'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
  ///
  /// - Remark: Code 296370102, `sentence`; Catalog/commands.toml,
  ///   `thereAreSeveralTargetsWithA11aa3fb6`.
  case thereAreSeveralTargetsWithA11aa3fb6(module: Swift.String, folders: [Swift.String])

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

  /// “there is no catalog in '{$folder}'; name the folder that has the module's 'Catalog'”
  ///
  /// Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
  ///
  /// - Remark: Code 657186891, `sentence`; Catalog/commands.toml,
  ///   `thereIsNoCatalogInName272be04b`.
  case thereIsNoCatalogInName272be04b(folder: Swift.String)

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

  /// “translated”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1711745014, `sentence`; Catalog/commands.toml, `translated660727f6`.
  case translated660727f6

  /// “{$count :integer} unknown”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1387099687, `sentence`; Catalog/commands.toml, `unknown52ad7627`.
  case unknown52ad7627(count: Swift.Int)

  /// “unknown: {$place}: {$name}: no message has this name”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 139259446, `sentence`; Catalog/commands.toml,
  ///   `unknownNoMessageHasThisName084cee36`.
  case unknownNoMessageHasThisName084cee36(place: Swift.String, name: Swift.String)

  /// “unknown: {$place}: {$name}: no message has this name; its source is that of '{$value}'
  /// now”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 926035078, `sentence`; Catalog/commands.toml,
  ///   `unknownNoMessageHasThisName37322c86`.
  case unknownNoMessageHasThisName37322c86(
    place: Swift.String, name: Swift.String, value: Swift.String)

  /// “untranslated”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 862292618, `sentence`; Catalog/commands.toml, `untranslated33658a8a`.
  case untranslated33658a8a

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

  /// “why: {$value}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 677249998, `sentence`; Catalog/commands.toml, `why285e03ce`.
  case why285e03ce(value: Swift.String)

  /// “why: the project has no such message; it was removed or renamed”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 246259502, `sentence`; Catalog/commands.toml,
  ///   `whyTheProjectHasNoSuch0ead9f2e`.
  case whyTheProjectHasNoSuch0ead9f2e

  /// “why: the project has no such message; it is called '{$value}' now”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 1604704826, `sentence`; Catalog/commands.toml,
  ///   `whyTheProjectHasNoSuch5fa5da3a`.
  case whyTheProjectHasNoSuch5fa5da3a(value: Swift.String)

  /// “why: the text was changed in the project too: {$ours}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 774220392, `sentence`; Catalog/commands.toml,
  ///   `whyTheTextWasChangedIn2e25aa68`.
  case whyTheTextWasChangedIn2e25aa68(ours: Swift.String)

  /// “{$restated :integer} with another state”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 108057475, `sentence`; Catalog/commands.toml, `withAnotherState0670d383`.
  case withAnotherState0670d383(restated: Swift.Int)

  /// “your text: {$ownText}”
  ///
  /// Commands/bayan/ImportReport.swift.
  ///
  /// - Remark: Code 600792916, `sentence`; Catalog/commands.toml, `yourText23cf5f54`.
  case yourText23cf5f54(ownText: Swift.String)

  static var domainIndex: Swift.Int { 2 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aFormatStringWithoutVariablesCant36342b1b: return 0
    case .aPart559678e7: return 1
    case .aUnitWithoutAName1e89aca7: return 2
    case .andBothHaveTextsForErrors419aebb8: return 3
    case .andMoreInConflict44b46868: return 4
    case .andMoreLeftOut1c97b0df: return 5
    case .andMoreRefused7049d6a8: return 6
    case .andMoreUnknown039f9254: return 7
    case .asHere690fceb8: return 8
    case .bayanCheckFixFixesOfThem421a2815: return 9
    case .changed038c6a67: return 10
    case .changed0aa4c127: return 11
    case .conflict44aa2a83: return 12
    case .declaresItselfSoRemoveItOr743ab8eb: return 13
    case .draft44824d7d: return 14
    case .error1268cfca: return 15
    case .error393ef420: return 16
    case .errors3c8085ae: return 17
    case .explainsTheRule0242c943: return 18
    case .explainsTheRuleTheSameFor69712d5b: return 19
    case .exported1ca419a6: return 20
    case .final16eeb4f2: return 21
    case .hasTextsForErrorsOfToo2b8ca28f: return 22
    case .hasTheSameDomainSoPrograms3e9b08f4: return 23
    case .inConflict4d844ad0: return 24
    case .inTheBaseline037bacca: return 25
    case .itIsDeclaredHere3e17726c: return 26
    case .leftOutIsIn0c6883c0: return 27
    case .localizeddescriptionAndNserrorMayHaveAno1ff0ad34: return 28
    case .localizederrorHasItsTextInsteadOf6c7fb3a7: return 29
    case .messages0a91c8b1: return 30
    case .messagesNone64e12fe0: return 31
    case .new55022721: return 32
    case .noDiagnostics4d2934c7: return 33
    case .none32e9ae70: return 34
    case .notInTheFile2c9f4507: return 35
    case .notTakenOverFrom597660a2: return 36
    case .note33f25af7: return 37
    case .notes68756afe: return 38
    case .notesShowsThem450ae5a1: return 39
    case .nothingAllWasTaken17f40698: return 40
    case .nserrorMayHaveAnotherDomainThan1bdad760: return 41
    case .nserrorMayHaveAnotherNumberThan478a6054: return 42
    case .othersOfNoMessageLeftAs22ee89cb: return 43
    case .ours57a9e7aa: return 44
    case .refused3f6ebe03: return 45
    case .refused70bf0a4a: return 46
    case .removed2cf7657e: return 47
    case .reviewed4be615a6: return 48
    case .source745e5e7f: return 49
    case .stale1a933227: return 50
    case .stale794b7f23: return 51
    case .state4c28121a: return 52
    case .suppressed3f371a2f: return 53
    case .swiftuiAndLocalizederrorHaveItsText4557e009: return 54
    case .theCatalogInIsThatOf374da9d7: return 55
    case .theCatalogOfInHasErrors2e475698: return 56
    case .theCatalogOfIsInNo2d3313c1: return 57
    case .theErrorsOfAreInternalSo7bcfaf52: return 58
    case .theFileCantBeReadBecause7790538e: return 59
    case .theFileSNameIsNot2d117793: return 60
    case .theFolderCantBeReadCheck15562a06: return 61
    case .theTargetDeclaresATypeItself1fbe0736: return 62
    case .theTargetHasACatalogBut68235387: return 63
    case .theirs609bca86: return 64
    case .thereAreSeveralTargetsWithA11aa3fb6: return 65
    case .thereIsABayanTomlIn435c762a: return 66
    case .thereIsACatalogInMove33da01e2: return 67
    case .thereIsMoveItTo41335035: return 68
    case .thereIsNoCatalogInName272be04b: return 69
    case .thereIsRenameItTo3ff6fb75: return 70
    case .thisCatalogIsntInTheFolder1dcec977: return 71
    case .thisIsAFolderButA7d4c038d: return 72
    case .thisIsAPipeOrA46c059ea: return 73
    case .thisLineIsntAJsonString15478f0f: return 74
    case .thisLinkLeadsOutOfThe0bac7430: return 75
    case .toReadThisInYourLanguage358cc5ab: return 76
    case .translated660727f6: return 77
    case .unknown52ad7627: return 78
    case .unknownNoMessageHasThisName084cee36: return 79
    case .unknownNoMessageHasThisName37322c86: return 80
    case .untranslated33658a8a: return 81
    case .warning5e76d217: return 82
    case .warnings58c5866f: return 83
    case .why285e03ce: return 84
    case .whyTheProjectHasNoSuch0ead9f2e: return 85
    case .whyTheProjectHasNoSuch5fa5da3a: return 86
    case .whyTheTextWasChangedIn2e25aa68: return 87
    case .withAnotherState0670d383: return 88
    case .yourText23cf5f54: return 89
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andBothHaveTextsForErrors419aebb8(let first, let second, let module):
      return .carrying(first: first, second: second, module: module)
    case .andMoreInConflict44b46868(let count), .andMoreLeftOut1c97b0df(let count),
      .andMoreRefused7049d6a8(let count), .andMoreUnknown039f9254(let count),
      .bayanCheckFixFixesOfThem421a2815(let count), .errors3c8085ae(let count),
      .inConflict4d844ad0(let count), .inTheBaseline037bacca(let count), .notes68756afe(let count),
      .refused3f6ebe03(let count), .suppressed3f371a2f(let count), .unknown52ad7627(let count),
      .warnings58c5866f(let count):
      return .carrying(count: count)
    case .asHere690fceb8(let unchanged): return .carrying(unchanged: unchanged)
    case .changed038c6a67(let changed): return .carrying(changed: changed)
    case .conflict44aa2a83(let id): return .carrying(id: id)
    case .declaresItselfSoRemoveItOr743ab8eb(let type, let door, let effect):
      return .carrying(type: type, door: door, effect: effect)
    case .error393ef420(let file, let unknownFormat):
      return .carrying(file: file, unknownFormat: unknownFormat)
    case .explainsTheRule0242c943(let value), .explainsTheRuleTheSameFor69712d5b(let value),
      .toReadThisInYourLanguage358cc5ab(let value), .why285e03ce(let value),
      .whyTheProjectHasNoSuch5fa5da3a(let value):
      return .carrying(value: value)
    case .exported1ca419a6(let exported): return .carrying(exported: exported)
    case .hasTextsForErrorsOfToo2b8ca28f(let other, let module):
      return .carrying(other: other, module: module)
    case .hasTheSameDomainSoPrograms3e9b08f4(let other, let identifier):
      return .carrying(other: other, identifier: identifier)
    case .leftOutIsIn0c6883c0(let place, let name, let language):
      return .carrying(place: place, name: name, language: language)
    case .messages0a91c8b1(let counts): return .carrying(counts: counts)
    case .notTakenOverFrom597660a2(let path): return .carrying(path: path)
    case .notesShowsThem450ae5a1(let numbers): return .carrying(numbers: numbers)
    case .othersOfNoMessageLeftAs22ee89cb(let count, let shown):
      return .carrying(count: count, shown: shown)
    case .ours57a9e7aa(let ours), .whyTheTextWasChangedIn2e25aa68(let ours):
      return .carrying(ours: ours)
    case .refused70bf0a4a(let place, let name, let reason):
      return .carrying(place: place, name: name, reason: reason)
    case .source745e5e7f(let messageText): return .carrying(messageText: messageText)
    case .stale1a933227(let translated): return .carrying(translated: translated)
    case .theCatalogInIsThatOf374da9d7(let folder, let found, let module):
      return .carrying(folder: folder, found: found, module: module)
    case .theCatalogOfInHasErrors2e475698(let module, let folder):
      return .carrying(module: module, folder: folder)
    case .theCatalogOfIsInNo2d3313c1(let module), .theErrorsOfAreInternalSo7bcfaf52(let module):
      return .carrying(module: module)
    case .theTargetDeclaresATypeItself1fbe0736(let name): return .carrying(name: name)
    case .theTargetHasACatalogBut68235387(let target, let plugin):
      return .carrying(target: target, plugin: plugin)
    case .theirs609bca86(let theirs): return .carrying(theirs: theirs)
    case .thereAreSeveralTargetsWithA11aa3fb6(let module, let folders):
      return .carrying(module: module, folders: folders)
    case .thereIsABayanTomlIn435c762a(let project): return .carrying(project: project)
    case .thereIsACatalogInMove33da01e2(let name, let project):
      return .carrying(name: name, project: project)
    case .thereIsMoveItTo41335035(let name, let name2): return .carrying(name: name, name2: name2)
    case .thereIsNoCatalogInName272be04b(let folder): return .carrying(folder: folder)
    case .thereIsRenameItTo3ff6fb75(let name, let catalogFolder):
      return .carrying(name: name, catalogFolder: catalogFolder)
    case .thisCatalogIsntInTheFolder1dcec977(let targets): return .carrying(targets: targets)
    case .unknownNoMessageHasThisName084cee36(let place, let name):
      return .carrying(place: place, name: name)
    case .unknownNoMessageHasThisName37322c86(let place, let name, let value):
      return .carrying(place: place, name: name, value: value)
    case .withAnotherState0670d383(let restated): return .carrying(restated: restated)
    case .yourText23cf5f54(let ownText): return .carrying(ownText: ownText)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aFormatStringWithoutVariablesCant36342b1b, .aPart559678e7, .aUnitWithoutAName1e89aca7,
      .changed0aa4c127, .draft44824d7d, .error1268cfca, .final16eeb4f2, .itIsDeclaredHere3e17726c,
      .localizeddescriptionAndNserrorMayHaveAno1ff0ad34,
      .localizederrorHasItsTextInsteadOf6c7fb3a7, .messagesNone64e12fe0, .new55022721,
      .noDiagnostics4d2934c7, .none32e9ae70, .notInTheFile2c9f4507, .note33f25af7,
      .nothingAllWasTaken17f40698, .nserrorMayHaveAnotherDomainThan1bdad760,
      .nserrorMayHaveAnotherNumberThan478a6054, .removed2cf7657e, .reviewed4be615a6,
      .stale794b7f23, .state4c28121a, .swiftuiAndLocalizederrorHaveItsText4557e009,
      .theFileCantBeReadBecause7790538e, .theFileSNameIsNot2d117793,
      .theFolderCantBeReadCheck15562a06, .thisIsAFolderButA7d4c038d, .thisIsAPipeOrA46c059ea,
      .thisLineIsntAJsonString15478f0f, .thisLinkLeadsOutOfThe0bac7430, .translated660727f6,
      .untranslated33658a8a, .warning5e76d217, .whyTheProjectHasNoSuch0ead9f2e,
    ]
  }
}
