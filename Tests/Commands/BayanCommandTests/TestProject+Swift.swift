import BayanTestProject
import Foundation

extension TestProject {
  /// Returns the Swift files in some of the folders.
  func swiftFiles(in folders: [String] = ["."]) throws -> [URL] {
    try folders.flatMap {
      try FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent($0), includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
