import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanReports
import Foundation

/// The files of other tools, at any paths from the user.
enum ExchangeFile {
  /// Reads a file; `nil` if it doesn't exist.
  ///
  /// - Throws: `ExitCode`, with a diagnostic printed, for a file above the size limit.
  static func read(_ path: String) throws -> SourceFile? {
    let limit = ExchangeFormats.largestFile
    try refuse(path, bytes: FileStatus(path)?.size ?? 0)
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    // A pipe has no size in advance.
    guard let data = try? handle.read(upToCount: limit + 1) ?? Data() else { return nil }
    try refuse(path, bytes: data.count)
    return SourceFile(path: path, bytes: Array(data))
  }

  /// Returns the file of a path; for a folder that Xcode has exported, `ar.xcloc`, the XLIFF in it.
  ///
  /// - Throws: `ValidationError` for such a folder without the file.
  static func imported(_ path: String) throws -> String {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard folder.hasSuffix(".xcloc"), FileStatus(folder)?.kind == .folder else { return path }
    let contents = folder + "/Localized Contents"
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: contents)) ?? [])
      .filter { $0.hasSuffix(".xliff") }
    let name = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent + ".xliff"
    // If the folder was renamed, the file has its former name.
    guard let file = files.contains(name) ? name : files.count == 1 ? files[0] : nil else {
      throw ValidationError(sentence: "'\(path)' has no file 'Localized Contents/\(name)'.")
    }
    return contents + "/" + file
  }

  private static func refuse(_ path: String, bytes: Int) throws {
    guard bytes > ExchangeFormats.largestFile else { return }
    let diagnostic = ExchangeFormats.tooLarge(path, bytes: bytes)
    Terminal.show(PlacedDiagnostics([diagnostic], in: [:], below: ""))
    throw ExitCode.failure
  }

  /// Checks that a file may be written: it doesn't exist, or is this command's own.
  ///
  /// - Parameters:
  ///   - force: Whether any file may be replaced.
  ///   - isOurs: Returns whether an existing file was written by the same command.
  /// - Throws: `ExitCode`, with the obstacle printed.
  static func permit(_ path: String, force: Bool, isOurs: (SourceFile) -> Bool) throws {
    guard !force, let status = FileStatus(path), status.kind == .file, status.size > 0 else {
      return
    }
    if let present = try read(path), isOurs(present) { return }
    Terminal.say(
      "error: cannot write '\(path)': bayan has not written the file that is there; choose another name, or replace it with --force"
    )
    throw ExitCode.failure
  }

  /// Writes a file aside and renames it.
  ///
  /// - Parameter force: Whether any file may be replaced. A link itself is replaced then, because
  ///   the user didn't allow the replacement of its target.
  /// - Throws: `ExitCode`, with the obstacle printed.
  static func write(_ bytes: [UInt8], to path: String, force: Bool) throws {
    try WriteFailure.orExit { () throws(WriteFailure) in
      try FileWriting.write(
        bytes, to: URL(fileURLWithPath: path), as: path, replacesLink: force)
    }
  }
}

/// A report in a file: text, or JSON if the file's name ends with `.json`.
struct ReportFile {
  var text: String
  var json: String

  /// The beginnings of the text, one of which each report has.
  var beginnings: [String]

  /// The members that every report's object has.
  var members: Set<String>

  /// Checks that the report may be written to a file.
  ///
  /// - Throws: `ExitCode`, with the obstacle printed.
  func permit(at path: String, force: Bool) throws {
    try ExchangeFile.permit(path, force: force) { present in
      if beginnings.contains(where: { present.bytes.starts(with: $0.utf8) }) { return true }
      let object = try? JSONSerialization.jsonObject(with: Data(present.bytes)) as? [String: Any]
      return object.map { members.isSubset(of: $0.keys) } ?? false
    }
  }

  /// Writes the report.
  ///
  /// - Throws: `ExitCode`, with the obstacle printed.
  func write(to path: String, force: Bool) throws {
    try ExchangeFile.write(
      Array((path.hasSuffix(".json") ? json : text).utf8), to: path, force: force)
  }
}
