package import BayanCatalog
package import BayanCompiler

/// A writer of the file with a project's texts for errors of other modules.
package struct OverridesEmitter {
  private let emitter: CatalogEmitter
  private let overrides: [CompiledOverrides]
  private let isProgram: Bool

  /// Returns the file; `nil` if the project has no such texts.
  ///
  /// - Parameter isProgram: Whether the module is that of a program, whose texts win over those of libraries.
  package static func file(
    _ catalog: Catalog, _ compiled: CompiledCatalog, _ overrides: [CompiledOverrides],
    isProgram: Bool
  ) -> GeneratedFile? {
    guard !overrides.isEmpty else { return nil }
    let emitter = OverridesEmitter(
      emitter: CatalogEmitter(catalog, compiled, [:], prefix: ""), overrides: overrides,
      isProgram: isProgram)
    return emitter.file
  }

  private var file: GeneratedFile {
    let module = emitter.catalog.project.moduleName
    let access = emitter.access
    var source = SwiftSource()
    emitter.header(
      from: ["Locales/*/\(ProjectLayout.overridesFolder)/"], into: &source)
    emitter.imports(from: ["BayanRuntime"] + overrides.map(\.module), into: &source)
    source.line()
    source.documentation(["The texts of \(module) for errors of other modules."])
    source.block("\(access)nonisolated enum \(module)Overrides") { source in
      source.documentation([
        "Shows these texts from now on, in the whole program. Call it once, at the start."
      ])
      source.block("\(access)static func install()") { source in
        for other in overrides {
          source.line(
            "\(other.module).\(other.module)Catalog.Locale.store.install(\(name(of: other)))")
        }
      }
      if emitter.catalog.project.access != .internal {
        source.line()
        source.line("// swiftc warns of a public import without a public use. These are uses.")
        for other in overrides {
          source.line("@usableFromInline")
          source.line(
            "typealias \(other.module)Use = \(other.module).\(other.module)Catalog")
        }
      }
      for other in overrides {
        source.line()
        source.documentation(["The texts for errors of \(other.module)."])
        let packs = other.packs.map { name(of: other, $0.tag) }.joined(separator: ", ")
        source.line("\(access)static let \(name(of: other)) = BayanRuntime.CatalogOverrides(")
        source.line(
          "  module: \(SwiftLiteral.string(module)), isProgram: \(isProgram), "
            + "locales: \(name(of: other))Locales,")
        source.line("  packs: [\(packs)])")
        source.line()
        source.documentation(["The locales of \(other.module), and those of these texts alone."])
        source.textLiteral(
          "private static let \(name(of: other))Locales: Swift.StaticString =",
          lines: other.tableLines)
        for pack in other.packs {
          source.line()
          source.documentation(["The pack of '\(pack.tag)'."])
          source.longLiteral(
            "private static let \(name(of: other, pack.tag)): Swift.StaticString =", of: pack.pack,
            cuts: pack.bodyOffsets)
        }
      }
    }
    return GeneratedFile(
      name: "\(module)Overrides" + CatalogEmitter.fileSuffix, bytes: source.bytes)
  }

  private func name(of other: CompiledOverrides) -> String {
    SwiftLiteral.identifier(other.module.prefix(1).lowercased() + other.module.dropFirst())
  }

  private func name(of other: CompiledOverrides, _ tag: String) -> String {
    let pack = CatalogEmitter.packName(of: tag)
    return other.module.prefix(1).lowercased() + other.module.dropFirst()
      + pack.prefix(1).uppercased() + pack.dropFirst()
  }
}
