import BayanEmission
import Foundation

/// The folder of generated files.
///
/// Nothing in it is lost: files are written aside and renamed.
struct OutputFolder {
  let url: URL

  /// What writing did, as names of files.
  struct Changes {
    var written: [String] = []
    var unchanged: [String] = []
    var removed: [String] = []
  }

  /// Brings the folder to hold exactly these generated files.
  ///
  /// A file whose bytes are the same stays untouched, so that nothing is compiled again for it.
  /// Generated files that no longer belong there are removed; other files are never touched.
  ///
  /// - Throws: Foundation's error of the first step that fails; the files before it are in place,
  ///   the others as they were.
  func update(to files: [GeneratedFile]) throws -> Changes {
    let manager = FileManager.default
    try manager.createDirectory(at: url, withIntermediateDirectories: true)
    var changes = Changes()
    for file in files {
      let destination = url.appendingPathComponent(file.name)
      let data = Data(file.bytes)
      if (try? Data(contentsOf: destination)) == data {
        changes.unchanged.append(file.name)
      } else {
        try write(data, to: destination)
        changes.written.append(file.name)
      }
    }
    let current = Set(files.map(\.name))
    for name in try manager.contentsOfDirectory(atPath: url.path).sorted()
    where name.hasSuffix(CatalogEmitter.fileSuffix) && !current.contains(name) {
      let stale = url.appendingPathComponent(name)
      let start = (try? Data(contentsOf: stale))?.prefix(Self.mark.utf8.count)
      guard start.map({ $0.elementsEqual(Self.mark.utf8) }) == true else { continue }
      try manager.removeItem(at: stale)
      changes.removed.append(name)
    }
    return changes
  }

  /// Writes a file aside and renames it, so that a reader meets the old text or the new one.
  ///
  /// Foundation's atomic writing also waits for the disk with each file, which takes longer than
  /// all the rest; what is generated can be generated again.
  private func write(_ data: Data, to destination: URL) throws {
    let aside = url.appendingPathComponent(".\(destination.lastPathComponent).\(getpid())")
    do {
      try data.write(to: aside)
      guard rename(aside.path, destination.path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    } catch {
      try? FileManager.default.removeItem(at: aside)
      throw error
    }
  }

  /// What every generated file begins with.
  private static let mark = "// Generated from "
}
