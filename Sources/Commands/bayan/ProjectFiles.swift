import ArgumentParser
import BayanCatalog
import BayanDiagnostics
import Foundation

/// The project that a command works on.
struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The project's folder.", valueName: "folder"))
  var project = "."

  func validate() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: project, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw ValidationError("There is no folder '\(project)'.") }
  }

  /// The folder.
  var folder: URL { URL(fileURLWithPath: project, isDirectory: true) }

  /// Reads all that the catalog is made of.
  func read() -> ProjectFiles { ProjectFiles(in: folder) }

  /// Writes files of the project, in this order, unless one of them was changed since it was read;
  /// those that are the same stay untouched.
  ///
  /// - Throws: `ExitCode`, with what stands in the way printed.
  func write(_ files: [SourceFile], over read: ProjectFiles) throws {
    let before = Dictionary(
      read.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let files = files.filter { before[$0.path] != $0.bytes }
    for file in files {
      let path = folder.appendingPathComponent(file.path).path
      guard FileManager.default.contents(atPath: path).map(Array.init) == before[file.path] else {
        Terminal.remark(
          "error: nothing is written: '\(file.path)' has changed meanwhile; run it again")
        throw ExitCode.failure
      }
    }
    for file in files {
      try WriteFailure.orExit(file.path) {
        try FileWriting.write(
          Data(file.bytes), to: folder.appendingPathComponent(file.path), isDurable: true)
      }
    }
  }
}

/// The catalog's files, read into memory.
struct ProjectFiles {
  /// By path, relative to the project.
  private(set) var files: [SourceFile] = []

  /// What couldn't be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// A file of words is never larger; one that is was put there by mistake.
  static let largestFile = 64 << 20

  init(in project: URL) {
    for folder in [ProjectLayout.catalogFolder, ProjectLayout.localesFolder] {
      read(folder, in: project, depth: 0)
    }
    files.sort { $0.path < $1.path }
  }

  private mutating func read(_ path: String, in project: URL, depth: Int) {
    let url = project.appendingPathComponent(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let child = "\(path)/\(name)"
      let path = project.appendingPathComponent(child).path
      guard let status = FileStatus(path) else { continue }
      switch status.kind {
      case .folder:
        // Catalogs are two levels deep; a link in a circle ends here.
        if depth < 3 { read(child, in: project, depth: depth + 1) }
      case .file where name.hasSuffix(".toml") || name.hasSuffix(".lock"):
        readFile(child, at: path, size: status.size)
      case .file, .other: continue
      }
    }
  }

  private mutating func readFile(_ path: String, at location: String, size: Int) {
    guard size <= Self.largestFile else {
      diagnostics.append(.tooLarge(path, size))
      return
    }
    guard let bytes = FileStatus.contents(of: location, size: size) else {
      diagnostics.append(.unreadable(path))
      return
    }
    files.append(SourceFile(path: path, bytes: bytes))
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ path: String, _ size: Int) -> Diagnostic {
    Diagnostic(
      "file-too-large", .error,
      "the file has \(size) bytes; catalogs of more than \(ProjectFiles.largestFile) aren't read, split it",
      file: path, span: SourceSpan(0, 0))
  }

  fileprivate static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      "file-unreadable", .error, "the file can't be read; see to its permissions", file: path,
      span: SourceSpan(0, 0))
  }
}
