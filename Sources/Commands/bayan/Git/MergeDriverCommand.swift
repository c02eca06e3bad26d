import ArgumentParser
import BayanBuildCommands
import BayanDiagnostics
import BayanMerge
import Foundation

/// Merges a file for git, or configures git to call this command.
struct MergeDriverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Let git merge catalogs by their entries.",
    discussion: """
        bayan merge-driver --install      git merges this catalog by its entries, in this clone
        bayan merge-driver --uninstall    git merges it by its lines again

      Then entries, texts, variants, arguments and comments that only one side of a merge changed \
      go together. What both sides changed is a conflict, around that text alone.

      Git runs the command itself as 'bayan merge-driver -- %O %A %B %L %P'. If it is gone or fails, git \
      merges lines.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Write .gitattributes beside the catalog, and the configuration of this clone.")
  var install = false

  @Flag(help: "Take away what --install has written.")
  var uninstall = false

  /// The exit code of a conflict, by which the configured line distinguishes it from a failed
  /// command.
  @Option(help: .hidden)
  var conflictStatus: Int32 = 1

  /// The exit code of a failed merge; above 128, newer versions of git stop the merge.
  private static let failure = ExitCode(129)

  @Argument(
    help: ArgumentHelp(
      "What git gives: the common ancestor, ours and theirs, the size of marks, and the path.",
      valueName: "file"))
  var files: [String] = []

  func validate() throws {
    let isSetup = install || uninstall
    guard install != uninstall || !isSetup else {
      throw ValidationError("Give --install or --uninstall, not both.")
    }
    guard isSetup ? files.isEmpty : files.count == 5 else {
      throw ValidationError(
        "Git gives five arguments: %O %A %B %L %P. To set it up, run 'bayan merge-driver --install'."
      )
    }
  }

  func run() throws {
    if install || uninstall {
      let setup = MergeDriverSetup(try project.folder())
      return try install ? setup.install() : setup.uninstall()
    }
    try merge()
  }

  private func merge() throws {
    let git = Git(folder: URL(fileURLWithPath: ".", isDirectory: true))
    let (base, ours, theirs) = (try read(files[0]), try read(files[1]), try read(files[2]))
    let path = files[4]
    let size = Int(files[3]).flatMap { (7...1000).contains($0) ? $0 : nil } ?? 7
    guard
      let merged = FileMerge.merged(path: path, base: base, ours: ours, theirs: theirs)
    else { return try mergeLines(size: size, path, by: git) }
    let marks = ConflictMarks(size: size, base: try git.showsBase ? "base" : nil)
    do throws(WriteFailure) {
      try FileWriting.write(merged.bytes(marks: marks), to: URL(fileURLWithPath: files[1]))
    } catch {
      Terminal.say("error: \(phrase: error.sentence)")
      throw Self.failure
    }
    guard !merged.conflicts.isEmpty else { return }
    let names = merged.conflicts.map { "'\($0.keys.joined(separator: "."))'" }
    Terminal.remark(
      "both sides changed \(names.prefix(5).joined(separator: ", "))"
        + (names.count > 5 ? " and \(names.count - 5) more" : "")
        + " in '\(path)'; 'bayan resolve' helps")
    throw ExitCode(conflictStatus)
  }

  /// Performs the merge that git performs without this command.
  private func mergeLines(size: Int, _ path: String, by git: Git) throws {
    Terminal.remark("'\(path)' can't be merged by its entries, so git merges its lines")
    let result = try git(
      ["merge-file", "--marker-size=\(size)"]
        + ["-L", "ours", "-L", "base", "-L", "theirs", "--", files[1], files[0], files[2]])
    guard result.status != 0 else { return }
    // For binary files, git keeps ours and reports a conflict.
    let isText = try files[0...2].allSatisfy { try !read($0).contains(0) }
    throw result.status > 127 && isText ? Self.failure : ExitCode(conflictStatus)
  }

  private func read(_ path: String) throws -> [UInt8] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      Terminal.remark("error: '\(path)' can't be read")
      throw Self.failure
    }
    return Array(data)
  }
}
