import ArgumentParser
import BayanBuildCommands
import BayanDiagnostics
import Foundation

/// Files of other tools, which lie wherever the user says.
enum ExchangeFile {
  /// Reads a file; `nil` where there is none.
  static func read(_ path: String) -> SourceFile? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return SourceFile(path: path, bytes: Array(data))
  }

  /// Writes a file aside and renames it.
  ///
  /// - Throws: `ExitCode`, with what stands in the way printed.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try WriteFailure.orExit { () throws(WriteFailure) in
      try FileWriting.write(bytes, to: URL(fileURLWithPath: path), as: path)
    }
  }
}
