import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanReports
import Foundation

/// Files of other tools, which lie wherever the user says.
enum ExchangeFile {
  /// Reads a file; `nil` where there is none.
  ///
  /// - Throws: `ExitCode`, with a diagnostic printed, for a file that is too large to be read.
  static func read(_ path: String) throws -> SourceFile? {
    let limit = ExchangeFormats.largestFile
    try refuse(path, bytes: FileStatus(path)?.size ?? 0)
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    // A pipe doesn't say how much is to come.
    guard let data = try? handle.read(upToCount: limit + 1) ?? Data() else { return nil }
    try refuse(path, bytes: data.count)
    return SourceFile(path: path, bytes: Array(data))
  }

  /// The file that is meant by a path: of a folder that Xcode has exported, `ar.xcloc`, the XLIFF in it.
  ///
  /// - Throws: `ValidationError` for such a folder without the file.
  static func imported(_ path: String) throws -> String {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard folder.hasSuffix(".xcloc"), FileStatus(folder)?.kind == .folder else { return path }
    let contents = folder + "/Localized Contents"
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: contents)) ?? [])
      .filter { $0.hasSuffix(".xliff") }
    let name = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent + ".xliff"
    // Whoever renames the folder leaves the file as it is.
    guard let file = files.contains(name) ? name : files.count == 1 ? files[0] : nil else {
      throw ValidationError("'\(path)' has no file 'Localized Contents/\(name)'.")
    }
    return contents + "/" + file
  }

  private static func refuse(_ path: String, bytes: Int) throws {
    guard bytes > ExchangeFormats.largestFile else { return }
    let diagnostic = ExchangeFormats.tooLarge(path, bytes: bytes)
    Terminal.show(PlacedDiagnostics([diagnostic], in: [:], below: ""))
    throw ExitCode.failure
  }

  /// Makes sure that a file may be written: that there is none, or one that is ours.
  ///
  /// - Parameters:
  ///   - force: Whether any file may be replaced.
  ///   - isOurs: Whether a file that is there was written by the same command.
  /// - Throws: `ExitCode`, with what stands in the way printed.
  static func permit(_ path: String, force: Bool, isOurs: (SourceFile) -> Bool) throws {
    guard !force, let status = FileStatus(path), status.kind == .file, status.size > 0 else {
      return
    }
    if let present = try read(path), isOurs(present) { return }
    Terminal.remark(
      "error: cannot write '\(path)': bayan has not written the file that is there; choose another "
        + "name, or replace it with --force")
    throw ExitCode.failure
  }

  /// Writes a file aside and renames it.
  ///
  /// - Parameter force: Whether any file may be replaced. A link is then replaced itself: nobody has
  ///   said that the file after it may be.
  /// - Throws: `ExitCode`, with what stands in the way printed.
  static func write(_ bytes: [UInt8], to path: String, force: Bool) throws {
    try WriteFailure.orExit { () throws(WriteFailure) in
      try FileWriting.write(
        bytes, to: URL(fileURLWithPath: path), as: path, replacesLink: force)
    }
  }
}

/// A report that a command writes to a file: as text, or as JSON if the file's name ends with `.json`.
struct ReportFile {
  var text: String
  var json: String

  /// The beginning of the text, which all reports share.
  var beginning: String

  /// The members that the object always has.
  var members: Set<String>

  /// Makes sure that the report may be written to a file.
  ///
  /// - Throws: `ExitCode`, with what stands in the way printed.
  func permit(at path: String, force: Bool) throws {
    try ExchangeFile.permit(path, force: force) { present in
      if present.bytes.starts(with: beginning.utf8) { return true }
      let object = try? JSONSerialization.jsonObject(with: Data(present.bytes)) as? [String: Any]
      return object.map { members.isSubset(of: $0.keys) } ?? false
    }
  }

  /// Writes the report.
  ///
  /// - Throws: `ExitCode`, with what stands in the way printed.
  func write(to path: String, force: Bool) throws {
    try ExchangeFile.write(
      Array((path.hasSuffix(".json") ? json : text).utf8), to: path, force: force)
  }
}
