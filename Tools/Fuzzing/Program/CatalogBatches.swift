import BayanChecking
import BayanDiagnostics
import BayanEmission
import BayanFuzzing
import BayanRules
import Foundation

/// Random catalogs in batches that the compiler takes as one module each, for
/// `Tools/proof/random-catalogs`.
///
/// The compiler's start takes longer than its check of a small catalog. Two catalogs with the same
/// declaration for their module are never in one batch.
struct CatalogBatches {
  private struct Batch {
    let folder: URL
    var declarations: Set<String> = []
    var count = 0
  }

  private let folder: URL
  private let run = CheckRun(.all)
  private var open: [Batch] = []
  private var made = 0

  private static let catalogsOfBatch = 60
  private static let openBatches = 30

  init(folder: URL) { self.folder = folder }

  /// Writes catalogs that pass the check, each in a file of its batch, and counts the refused ones.
  mutating func write(_ count: Int) throws {
    var passed = 0
    var number = 0
    while passed < count {
      number += 1
      let catalog = RandomCatalog(number)
      guard let file = catalog.generated(named: "Catalog\(number).swift", by: run) else { continue }
      passed += 1
      let batch = try folder(for: catalog.declarations)
      try Data(file.bytes).write(to: batch.appending(path: file.name))
      let text = catalog.files.map {
        "=== \($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self)
      }
      try Data(text.joined().utf8).write(to: batch.appending(path: "Catalog\(number).txt"))
      try Data(catalog.module.utf8).write(to: batch.appending(path: "Catalog\(number).module"))
    }
    print("\(passed) catalogs pass the check, \(number - passed) are refused, \(made) batches")
  }

  /// Returns the folder of the first open batch without any of some declarations.
  private mutating func folder(for declarations: Set<String>) throws -> URL {
    let index = open.firstIndex { $0.declarations.isDisjoint(with: declarations) }
    if let index {
      open[index].declarations.formUnion(declarations)
      open[index].count += 1
      let folder = open[index].folder
      if open[index].count == Self.catalogsOfBatch { open.remove(at: index) }
      return folder
    }
    if open.count == Self.openBatches { open.removeFirst() }
    made += 1
    let place = folder.appending(path: "batch-\(made)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    open.append(Batch(folder: place, declarations: declarations, count: 1))
    return place
  }
}
