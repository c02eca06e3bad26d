import BayanCatalog
package import BayanChecks
package import BayanDiagnostics
import Foundation

/// The catalog's files, read into memory.
package struct ProjectFiles {
  /// By path, relative to the project.
  package private(set) var files: [SourceFile] = []

  /// What couldn't be read.
  package private(set) var diagnostics: [Diagnostic] = []

  /// A file of words is never larger; one that is was put there by mistake.
  static let largestFile = 64 << 20

  /// Reads all that the catalog of a project is made of.
  init(in project: URL) {
    for folder in [ProjectLayout.catalogFolder, ProjectLayout.localesFolder] {
      read(folder, in: project, depth: 0)
    }
    files.sort { $0.path < $1.path }
  }

  /// Loads and checks them.
  ///
  /// - Parameter run: Which diagnostics are asked for.
  package func checked(by run: CheckRun = CheckRun()) -> CheckRun.Outcome {
    var outcome = run(files, reading: diagnostics)
    // What such a file lacks isn't known.
    let (unread, rules) = (Set(diagnostics.map(\.file)), Set(diagnostics.map(\.rule)))
    outcome.diagnostics.removeAll { unread.contains($0.file) && !rules.contains($0.rule) }
    return outcome
  }

  private mutating func read(_ path: String, in project: URL, depth: Int) {
    let url = project.appendingPathComponent(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let child = "\(path)/\(name)"
      let path = project.appendingPathComponent(child).path
      let isSource = name.hasSuffix(".toml") || name.hasSuffix(".lock")
      let status = FileStatus(path)
      switch status?.kind {
      case .file:
        if isSource, let status { readFile(child, at: path, size: status.size) }
      case .folder where !name.hasSuffix(".toml"):
        // Catalogs are two levels deep; a link in a circle ends here.
        if depth < 3 { read(child, in: project, depth: depth + 1) }
      case let kind:
        if name.hasSuffix(".toml") { diagnostics.append(.unreadable(child, kind)) }
      }
    }
  }

  private mutating func readFile(_ path: String, at location: String, size: Int) {
    guard size <= Self.largestFile else {
      diagnostics.append(.tooLarge(path, size))
      return
    }
    guard let bytes = FileStatus.contents(of: location, size: size) else {
      diagnostics.append(.unreadable(path, .file))
      return
    }
    files.append(SourceFile(path: path, bytes: bytes))
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ path: String, _ size: Int) -> Diagnostic {
    Diagnostic(
      "file-too-large", .error,
      "the file has \(size) bytes; files of more than \(ProjectFiles.largestFile) aren't read, so split it",
      file: path, span: SourceSpan(0, 0))
  }

  /// - Parameter kind: What there is instead of a file; `nil` for a link that leads nowhere.
  fileprivate static func unreadable(_ path: String, _ kind: FileStatus.Kind?) -> Diagnostic {
    let message: Diagnostic.Message =
      switch kind {
      case .file: "the file can't be read; check its permissions"
      case .folder: "this is a folder, and a file is expected; move or rename it"
      case .other: "this is a pipe or a device, and a file is expected; remove it"
      case nil: "the file can't be read: it is a link to something that is not there"
      }
    return Diagnostic("file-unreadable", .error, message, file: path, span: SourceSpan(0, 0))
  }
}
