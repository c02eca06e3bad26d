import BayanCatalog
import BayanRuntime

/// The fingerprint that distinguishes the packs of one catalog from those of another.
enum CatalogFingerprint {
  /// Returns the fingerprint of all that generated code relies on: the table, and the arguments of each
  /// code with their order, types, ranges and privacy.
  ///
  /// A running program loads no pack with another fingerprint. The messages of such a pack could show
  /// an argument that this program keeps private. Aliases, scripts and parents of locales are left out: they come
  /// from CLDR, and a program looks them up in its own table. Pseudo-locales are left out too: each build may
  /// have others.
  static func fingerprint(of catalog: Catalog, tableLines: [String]) -> UInt64 {
    let pseudo = PseudoLocale.allCases.map { "locale \($0.tag)" }
    let table = tableLines.filter { line in
      !["alias ", "fallback ", "parent ", "script "].contains { line.hasPrefix($0) }
        && !pseudo.contains(line)
    }
    let lines = table + catalog.domains.flatMap { $0.codes.map(\.argumentLine) }
    return Array(lines.joined(separator: "\n").utf8).withUnsafeBytes { PackFormat.checksum($0) }
  }
}

extension ErrorCode {
  /// The values of the code's errors: `name: string private, count: integer 0...5, underlying`.
  fileprivate var argumentLine: String {
    var parts = arguments.map { argument in
      var text = "\(argument.name): \(argument.type)"
      if let range = argument.range { text += " \(range.lowerBound)...\(range.upperBound)" }
      return argument.isPrivate ? text + " private" : text
    }
    if wraps { parts.append("underlying") }
    return parts.joined(separator: ", ")
  }
}
