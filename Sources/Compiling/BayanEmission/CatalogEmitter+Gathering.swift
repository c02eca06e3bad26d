package import BayanCatalog

extension CatalogEmitter {
  /// Gathers a module's parts in files of given names, for builds that must know these before there
  /// is a catalog.
  ///
  /// Each part still says what it was generated from, and imports what it needs. The first file takes
  /// the locales and their messages, those after it the error types in turn: where a message is
  /// edited, the compiler needn't read the types again. One name takes all.
  ///
  /// - Parameter names: At least one.
  package static func gather(
    _ parts: [GeneratedFile], of catalog: Catalog, into names: [String]
  ) -> [GeneratedFile] {
    var gathered: [[GeneratedFile]] = names.map { _ in [] }
    let types = Dictionary(
      catalog.domains.enumerated().map { ($1.typeName + fileSuffix, $0) },
      uniquingKeysWith: { first, _ in first })
    for part in parts {
      let turn = names.count == 1 ? nil : types[part.name].map { $0 % (names.count - 1) }
      gathered[turn.map { $0 + 1 } ?? 0].append(part)
    }
    return zip(names, gathered).map { name, parts in
      GeneratedFile(name: name, bytes: parts.isEmpty ? placeholder : joined(parts))
    }
  }

  /// A file without a part: it is declared, and so has to be there.
  private static let placeholder = Array(
    "// Generated from nothing by bayan: there are more files than error types.\n".utf8)

  /// The parts, a line feed between two.
  private static func joined(_ parts: [GeneratedFile]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.bytes.count + 1 })
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      bytes += part.bytes
    }
    return bytes
  }
}
