import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import Foundation

/// What tells git to merge a catalog by its entries: lines of `.gitattributes`, which everybody gets,
/// and the configuration of one clone, which says what to run.
struct MergeDriverSetup {
  private let folder: URL
  private let name: String
  private let git: Git

  init(_ project: ProjectFolder) {
    folder = project.url
    name = project.name
    git = Git(folder: project.url)
  }

  private static let attributes =
    [
      "\(ProjectLayout.catalogFolder)/*.toml", "\(ProjectLayout.catalogFolder)/*.lock",
      "\(ProjectLayout.localesFolder)/*/*.toml", "\(ProjectLayout.localesFolder)/*/*.lock",
    ].map { "\($0) merge=bayan" }

  private var path: URL { folder.appendingPathComponent(".gitattributes") }

  func install() throws {
    _ = try git.need("rev-parse", "--git-dir")
    var lines = try self.lines()
    let missing = Self.attributes.filter { !lines.contains($0) }
    if !missing.isEmpty {
      lines += missing
      try write(lines)
      Terminal.remark("wrote '\(name)/.gitattributes'; commit it, so that everybody's git knows")
    }
    _ = try git.need("config", "merge.bayan.name", "error catalogs, merged by their entries")
    _ = try git.need("config", "merge.bayan.driver", "\(Self.command) merge-driver %O %A %B %L %P")
    Terminal.remark(
      "configured this clone; each clone needs 'bayan merge-driver --install' once, and one without "
        + "it merges lines as before")
  }

  func uninstall() throws {
    _ = try git.need("rev-parse", "--git-dir")
    let lines = try self.lines()
    let left = lines.filter { !Self.attributes.contains($0) }
    if left.count < lines.count {
      if left.isEmpty {
        try FileManager.default.removeItem(at: path)
      } else {
        try write(left)
      }
      Terminal.remark("took the lines away from '\(name)/.gitattributes'")
    }
    // It fails where there is nothing to remove.
    _ = try git("config", "--remove-section", "merge.bayan")
    Terminal.remark("git merges this catalog by its lines again")
  }

  /// This program, as a shell writes it.
  private static var command: String {
    let given = CommandLine.arguments.first ?? "bayan"
    // What was found by PATH is found by it again, also after an update.
    guard given.contains("/") else { return given }
    let path = URL(fileURLWithPath: given).standardizedFileURL.path
    return "'" + path.replacing("'", with: "'\\''") + "'"
  }

  private func lines() throws -> [String] {
    guard FileManager.default.fileExists(atPath: path.path) else { return [] }
    guard let text = try? String(contentsOf: path, encoding: .utf8) else {
      Terminal.remark("error: '\(name)/.gitattributes' can't be read as UTF-8")
      throw ExitCode.failure
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func write(_ lines: [String]) throws {
    let text = lines.map { $0 + "\n" }.joined()
    try WriteFailure.orExit { () throws(WriteFailure) in
      try FileWriting.write(Array(text.utf8), to: path, as: "\(name)/.gitattributes")
    }
  }
}
