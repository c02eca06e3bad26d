import ArgumentParser
import BayanCatalog
import BayanDiagnostics
import BayanReports
import BayanSupport
import Foundation

/// The files that a stage reads: only those in its arguments.
struct StageFiles: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file that names more files, a path on each line, for command lines that would be too long.",
      valueName: "file"))
  var filesFrom: [String] = []

  @Argument(
    help: """
      The files. What is before Catalog/ or Locales/ in a path is the folder of the project, and \
      may differ from file to file.
      """)
  var files: [String] = []

  /// Reads the files, in the order of their paths in the project.
  ///
  /// - Throws: `ValidationError` for a path that no file of a project has, for a path that occurs
  ///   twice, and for an unreadable file.
  func read() throws -> [SourceFile] {
    var paths = files
    for list in filesFrom {
      paths += String(decoding: try Self.bytes(of: list), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
    var read: [String: SourceFile] = [:]
    for path in paths {
      guard let layout = ProjectLayout.split(path)?.layout else {
        throw ValidationError(
          "'\(path)' isn't a file of a project; these are in Catalog/ or in Locales/LOCALE/.")
      }
      let own = String(path.dropFirst(layout.root.count))
      guard read[own] == nil else { throw ValidationError("'\(own)' is given twice.") }
      read[own] = SourceFile(path: own, bytes: try Self.bytes(of: path))
    }
    guard !read.isEmpty else { throw ValidationError("Name the files to read.") }
    try Self.refuseOverrides(in: read)
    return read.values.sorted { $0.path < $1.path }
  }

  /// Ends the stage for a project with texts for errors of other modules, which need the catalogs of these.
  private static func refuseOverrides(in files: [String: SourceFile]) throws {
    let modules = CatalogLoader.overriddenModules(in: Array(files.values)).map(\.name)
    let texts = files.keys.sorted().first { path in
      if case .locale(_, .overrides)? = ProjectLayout.split(path)?.file { true } else { false }
    }
    guard !modules.isEmpty || texts != nil else { return }
    let reason =
      modules.isEmpty
      ? "'\(texts ?? "")' has texts for errors of another module"
      : "'overrides' in Catalog/bayan.toml names \(quotedList(modules))"
    throw ValidationError(
      "\(reason), and a build in stages doesn't read the catalogs of other modules. Build this project with "
        + "'bayan generate'.")
  }

  /// Returns the hashes of files by path, so that stages can compare their input.
  static func digests(of files: [SourceFile]) -> [String: String] {
    Dictionary(firstOf: files.map { ($0.path, SHA256.digest($0.bytes)) })
  }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("The file '\(path)' can't be read.")
    }
    return Array(data)
  }

  /// Writes the output of a stage.
  ///
  /// - Parameter isOurs: Returns whether contents are this stage's earlier output; all others are a
  ///   person's.
  static func write(
    _ bytes: [UInt8], to path: String, over isOurs: @escaping ([UInt8]) -> Bool
  ) throws {
    try WriteFailure.orExit { () throws(WriteFailure) in
      try FileWriting.write(bytes, to: URL(fileURLWithPath: path), as: path, over: isOurs)
    }
  }

  /// Reads a catalog with the messages of its source locale.
  ///
  /// - Throws: `ExitCode` for an unusable catalog, with the errors printed.
  static func catalog(of files: [SourceFile]) throws -> Catalog {
    let loaded = CatalogLoader.load(files)
    if loaded.isUsable, let catalog = loaded.catalog { return catalog }
    // Only the source locale has files here.
    let errors = loaded.diagnostics.filter { $0.severity == .error && $0.rule != "locale-missing" }
    guard errors.isEmpty, let catalog = loaded.catalog else {
      Terminal.show(PlacedDiagnostics(errors, in: loaded.files, below: ""))
      throw ExitCode.failure
    }
    return catalog
  }
}
