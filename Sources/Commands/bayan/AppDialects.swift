import BayanBuildCommands
import BayanDiagnostics
import BayanExchange
import Foundation

/// The dialects of an app's files that their contents don't show.
struct AppDialects {
  /// By the paths of files with `*` for the locale.
  private(set) var tables: [String: String] = [:]

  /// By the folder.
  private var known: [String: String?] = [:]

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - path: The path on the disk.
  ///   - name: The path by which the file is known.
  mutating func add(_ path: String, as name: String) {
    guard name.hasSuffix(".arb") else { return }
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    if let dialect = dialect(in: folder.path) {
      tables[AppFileUpdate.table(of: name)] = dialect
    }
  }

  /// The dialect that the nearest settings say, in the folder or above it.
  private mutating func dialect(in folder: String) -> String? {
    if let found = known[folder] { return found }
    let settings = folder + "/" + FlutterSettings.fileName
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    let isFile = FileStatus(settings)?.kind == .file
    let found =
      isFile
      ? (try? ExchangeFile.read(settings)).flatMap { $0.flatMap(FlutterSettings.dialect) }
      : parent == folder || folder == "/" ? nil : dialect(in: parent)
    known[folder] = .some(found)
    return found
  }
}
