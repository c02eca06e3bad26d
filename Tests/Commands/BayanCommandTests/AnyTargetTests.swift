import BayanTestProject
import Foundation
import Testing

/// Generated code in targets with any settings, and with any names of types.
@Suite("Generated Swift in anybody's target")
struct AnyTargetTests {
  @Test(arguments: AnyTarget.all)
  func `compiles without a warning`(_ target: AnyTarget) throws {
    let folder = try TestProject(target.sources())
    let files = try folder.swiftFiles()
    let (status, output) = try SnippetCompiler.analyze(files, in: folder.folder, target.options)
    #expect(status == 0 && output == "", "\(output)")
  }

  @Test func `the names that are tried come from the generated code`() throws {
    let names = try AnyTargetCatalog.names()
    #expect(names.isSuperset(of: ["Error", "Int", "ErrorValues", "ExistingError", "carrying"]))
    #expect(names.isDisjoint(with: ["Swift", "BayanRuntime", "FullError", "Self", "Catalog"]))
  }

  #if os(Linux)
    @Test func `so do the generated tests, whatever their target and the module declare`() throws {
      let target = AnyTarget(
        access: "public", mode: "6", isIsolated: true, features: ["InternalImportsByDefault"],
        isHostile: true)
      let lookups = try #require(
        AnyTargetCatalog.generated(access: target.access)[AnyTargetCatalog.tests])
      var sources = try target.sources()
      // The macros for tests name `Void` without its module. A module's literal types also apply in
      // modules that import it.
      sources["Own.swift"] = AnyTargetCatalog.declarations(
        of: try AnyTargetCatalog.names().filter { $0 != "Void" && !$0.hasSuffix("LiteralType") })
      let module = try TestProject(sources)
      let (status, output) = try SnippetCompiler.analyze(
        module.swiftFiles(), in: module.folder,
        target.options + [
          "-module-name", AnyTargetCatalog.module, "-emit-module", "-emit-module-path",
          module.folder.appending(path: "\(AnyTargetCatalog.module).swiftmodule").path,
        ])
      #expect(status == 0, "\(output)")
      let tests = try TestProject([
        "Tests.swift": lookups,
        "Own.swift": AnyTargetCatalog.declarations(
          of: AnyTargetCatalog.names(in: [lookups]).union(["Test"])),
      ])
      let result = try SnippetCompiler.analyze(
        tests.swiftFiles(), in: tests.folder, target.options + ["-I", module.folder.path],
        withTesting: true)
      #expect(result.status == 0 && result.output == "", "\(result.output)")
    }
  #endif
}

/// A target, with the settings that matter to generated code.
struct AnyTarget: CustomTestStringConvertible {
  /// The value of `access` in `bayan.toml`.
  var access: String
  /// The access of the target's own enums that are bound to the catalog; with `nil`, that of the
  /// catalog.
  var accessOfEnums: String?
  var mode: String
  /// Whether the main actor is the default isolation.
  var isIsolated: Bool
  /// The upcoming features that are on.
  var features: [String]
  /// Whether the target has types with all names that generated code uses.
  var isHostile: Bool
  var hasFoundation = true

  var testDescription: String {
    [
      access, accessOfEnums.map { "\($0) enums" }, "Swift \(mode)",
      isIsolated ? "main actor" : nil, hasFoundation ? nil : "no Foundation",
      isHostile ? "types with Swift's names" : nil, features.joined(separator: " "),
    ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Targets with every pair of settings, and each upcoming feature of Swift 6 alone.
  ///
  /// With `EVERY=1` in the environment the list has every combination of settings, and each
  /// upcoming feature of Swift 5 alone, too. That is four times as many targets, and the compiler
  /// needs a minute more. `Tools/proof/release` tests them.
  static let all: [AnyTarget] = {
    let isEvery = ProcessInfo.processInfo.environment["EVERY"] == "1"
    var targets: [AnyTarget] = []
    let enums = [
      ("public", nil), ("public", "internal"), ("package", nil), ("package", "internal"),
      ("internal", nil),
    ]
    for (place, (access, accessOfEnums)) in enums.enumerated() {
      for (version, mode) in ["5", "6"].enumerated() {
        for isIsolated in [false, true] {
          for hasFeatures in [false, true] {
            // For each access two of the eight targets are enough: any two values occur together
            // once.
            let isPair =
              isIsolated == ((place + version) % 2 == 1)
              && hasFeatures == ((place / 2 + version) % 2 == 1)
            guard isEvery || isPair else { continue }
            targets.append(
              AnyTarget(
                access: access, accessOfEnums: accessOfEnums, mode: mode, isIsolated: isIsolated,
                features: hasFeatures ? upcomingFeatures(in: mode) : [],
                isHostile: targets.count % 3 != 0))
          }
        }
      }
    }
    for mode in ["5", "6"] {
      let features = isEvery || mode == "6" ? upcomingFeatures(in: mode) : []
      for (index, feature) in features.enumerated() {
        let access = enums[index % enums.count]
        targets.append(
          AnyTarget(
            access: access.0, accessOfEnums: access.1, mode: mode, isIsolated: index % 2 == 0,
            features: [feature], isHostile: true))
      }
      targets.append(
        AnyTarget(
          access: "public", mode: mode, isIsolated: mode == "6", features: [], isHostile: true,
          hasFoundation: false))
    }
    return targets
  }()

  /// Returns the features that this compiler has, and that a language mode leaves off.
  private static func upcomingFeatures(in mode: String) -> [String] {
    struct Answer: Decodable {
      struct Feature: Decodable {
        var name: String
        /// The first language mode in which the feature is always on.
        var mode: String

        enum CodingKeys: String, CodingKey {
          case name
          case mode = "enabled_in"
        }
      }
      struct Features: Decodable { var upcoming: [Feature] }
      var features: Features
    }
    let output = try? SnippetCompiler.supportedFeatures()
    let answer = output.flatMap { try? JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    guard let answer else { return ["swiftc -print-supported-features can't be read"] }
    return answer.features.upcoming.filter { $0.mode > mode }.map(\.name)
  }

  var options: [String] {
    ["-swift-version", mode, "-package-name", "anybody", "-warnings-as-errors"]
      + (isIsolated ? ["-default-isolation", "MainActor"] : [])
      + features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// Returns the files of the target: the generated ones and its own.
  func sources() throws -> [String: String] {
    // With `InternalImportsByDefault`, an import without an access level is internal to the module.
    let level = features.contains("InternalImportsByDefault") ? (accessOfEnums ?? access) : ""
    var sources = try AnyTargetCatalog.generated(
      access: access, hasFoundation: hasFoundation, isGathered: mode == "5")
    sources[AnyTargetCatalog.tests] = nil
    sources["Errors.swift"] = AnyTargetCatalog.enums(
      access: accessOfEnums ?? access, import: "\(level) import BayanRuntime",
      nested: isHostile ? try AnyTargetCatalog.names() : [])
    sources["Use.swift"] = AnyTargetCatalog.use
    if isHostile {
      sources["Own.swift"] = AnyTargetCatalog.declarations(of: try AnyTargetCatalog.names())
    }
    return sources
  }
}
