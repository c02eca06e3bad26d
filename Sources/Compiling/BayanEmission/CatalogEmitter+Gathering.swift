package import BayanCatalog
import BayanSupport

extension CatalogEmitter {
  /// Gathers a module's parts in files with given names, for builds that must know the names before the
  /// catalog exists.
  ///
  /// Each part still names its sources and imports its modules. The first file takes
  /// the locales and their messages, and the other files take the error types in turn. So after an edit
  /// of a message the compiler needn't read the types again. One name takes all parts.
  ///
  /// - Parameter names: At least one.
  package static func gather(
    _ parts: [GeneratedFile], of catalog: Catalog, into names: [String]
  ) -> [GeneratedFile] {
    var gathered: [[GeneratedFile]] = names.map { _ in [] }
    let types = Dictionary(
      firstOf: catalog.domains.enumerated().map { ($1.typeName + fileSuffix, $0) })
    for part in parts {
      let turn = names.count == 1 ? nil : types[part.name].map { $0 % (names.count - 1) }
      gathered[turn.map { $0 + 1 } ?? 0].append(part)
    }
    return zip(names, gathered).map { name, parts in
      GeneratedFile(name: name, bytes: parts.isEmpty ? placeholder : joined(parts))
    }
  }

  /// The content of a file without a part: the build declares the file, so it must exist.
  private static let placeholder = Array(
    "// Generated from nothing by bayan: there are more files than error types.\n".utf8)

  /// Returns the parts, separated by line feeds.
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
