public import BayanCatalog
public import BayanCompiler

extension CatalogEmitter {
  /// Generates a module as one file, for builds that must know its name beforehand.
  ///
  /// The files that ``files(_:_:)`` gives, one after the other: each part still says what it was
  /// generated from, and imports what it needs.
  public static func file(
    named name: String, _ catalog: Catalog, _ compiled: CompiledCatalog
  ) -> GeneratedFile {
    let texts = files(catalog, compiled).map(\.text)
    return GeneratedFile(name: name, text: texts.joined(separator: "\n"))
  }
}
