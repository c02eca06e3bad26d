public import BayanCatalog

/// A file that parts of a module stand in, one after the other.
///
/// Each part still says what it was generated from, and imports what it needs.
public struct GatheredFile: Sendable {
  /// Its name, without folders.
  public var name: String
  /// What stands in it, a line feed between two.
  public var parts: [GeneratedFile]

  /// Creates a file.
  public init(name: String, parts: [GeneratedFile]) {
    self.name = name
    self.parts = parts
  }

  /// Where each part stands, in bytes.
  public var ranges: [Range<Int>] {
    var end = -1
    return parts.map { part in
      let start = end + 1
      end = start + part.bytes.count
      return start..<end
    }
  }

  /// The file as it is written.
  public var file: GeneratedFile {
    if parts.count == 1 { return GeneratedFile(name: name, bytes: parts[0].bytes) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.bytes.count + 1 })
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      bytes += part.bytes
    }
    return GeneratedFile(name: name, bytes: bytes)
  }
}

extension CatalogEmitter {
  /// Gathers a module's parts in files of given names, for builds that must know these before there
  /// is a catalog.
  ///
  /// The first takes the locales and their words, those after it the error types in turn: where a
  /// word is edited, the compiler needn't read the types again. One name takes all.
  ///
  /// - Parameter names: At least one.
  public static func gather(
    _ parts: [GeneratedFile], of catalog: Catalog, into names: [String]
  ) -> [GatheredFile] {
    var files = names.map { GatheredFile(name: $0, parts: []) }
    let types = Dictionary(
      catalog.domains.enumerated().map { ($1.typeName + fileSuffix, $0) },
      uniquingKeysWith: { first, _ in first })
    for part in parts {
      let turn = names.count == 1 ? nil : types[part.name].map { $0 % (names.count - 1) }
      files[turn.map { $0 + 1 } ?? 0].parts.append(part)
    }
    for index in files.indices where files[index].parts.isEmpty {
      // It is declared, and so has to be there.
      let text = "// Generated from nothing by bayan: there are more files than error types.\n"
      files[index].parts = [GeneratedFile(name: files[index].name, bytes: Array(text.utf8))]
    }
    return files
  }
}
