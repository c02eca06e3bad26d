public import BayanCatalog
public import BayanCompiler
public import BayanDiagnostics

extension CatalogEmitter {
  /// Generates a module as one file, for builds that must know its name beforehand.
  ///
  /// The files that ``files(_:_:sources:)`` gives, one after the other: each part still says what it was
  /// generated from, and imports what it needs.
  public static func file(
    named name: String, _ catalog: Catalog, _ compiled: CompiledCatalog,
    sources: [String: SourceFile] = [:]
  ) -> GeneratedFile {
    let parts = files(catalog, compiled, sources: sources).map(\.bytes)
    return GeneratedFile(
      name: name, bytes: Array(parts.joined(separator: CollectionOfOne(UInt8(ascii: "\n")))))
  }
}
