import Foundation

/// A folder with the files of a test.
final class ProjectFolder {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("bayan-\(UUID().uuidString)")

  /// Writes files at their paths.
  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the Swift files in some of the folders.
  func swiftFiles(in folders: [String] = ["."]) throws -> [URL] {
    try folders.flatMap {
      try FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent($0), includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
