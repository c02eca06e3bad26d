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
    joined(files(catalog, compiled, sources: sources), named: name)
  }

  /// Puts the files of a module one after the other.
  public static func joined(_ files: [GeneratedFile], named name: String) -> GeneratedFile {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(files.reduce(0) { $0 + $1.bytes.count + 1 })
    for (index, file) in files.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      bytes += file.bytes
    }
    return GeneratedFile(name: name, bytes: bytes)
  }
}
