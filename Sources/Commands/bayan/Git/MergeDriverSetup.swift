import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import Foundation

/// The setup with which git merges a catalog by its entries.
///
/// The setup consists of lines in `.gitattributes`, which all clones share, and of one clone's
/// configuration, which has the command.
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

  func install() throws {
    _ = try git.need("rev-parse", "--git-dir")
    var file = try attributesFile()
    if file.add(Self.attributes) {
      try write(file)
      Terminal.remark("wrote '\(name)/.gitattributes'; commit it, so that everybody's git knows")
    }
    _ = try git.need("config", "merge.bayan.name", "error catalogs, merged by their entries")
    _ = try git.need("config", "merge.bayan.driver", Self.driver)
    Terminal.remark(
      "configured this clone; each clone needs 'bayan merge-driver --install' once, and one without "
        + "it merges lines as before")
  }

  func uninstall() throws {
    _ = try git.need("rev-parse", "--git-dir")
    var file = try attributesFile()
    if file.remove(Self.attributes) {
      try write(file)
      Terminal.remark("took the lines away from '\(name)/.gitattributes'")
    }
    // The command fails if there is no such section.
    _ = try git("config", "--remove-section", "merge.bayan")
    Terminal.remark("git merges this catalog by its lines again")
  }

  // MARK: The configuration

  /// The exit code of a conflict, which a missing, killed or older command never has.
  private static let conflictStatus = 100

  /// The line that git gives to a shell, with names of files in place of `%A` and others.
  ///
  /// Git takes any failure of the line for a conflict, and ours for the file with the marks. So if
  /// the command hasn't merged the file, the line calls git's own merge of lines.
  private static var driver: String {
    "\(command) merge-driver --conflict-status \(conflictStatus) -- %O %A %B %L %P; "
      + "case $? in 0) ;; \(conflictStatus)) exit 1 ;; *) "
      + "echo 'bayan could not merge this file, so git merges its lines' >&2; "
      + "git merge-file --marker-size=%L -L ours -L base -L theirs -- %A %O %B ;; esac"
  }

  /// The path of this program in a shell's syntax, in which git also expands `%`.
  private static var command: String {
    let given = CommandLine.arguments.first ?? "bayan"
    // A command that was found by PATH is found in the same way again, also after an update.
    guard given.contains("/") else { return given }
    let path = URL(fileURLWithPath: given).standardizedFileURL.path
    return "'" + path.replacing("'", with: "'\\''").replacing("%", with: "%%") + "'"
  }

  // MARK: The attributes

  private func attributesFile() throws -> AttributesFile {
    switch FileStatus(path.path, followingLinks: false)?.kind {
    case nil: return AttributesFile(bytes: [])
    case .file:
      if let bytes = FileStatus.contents(of: path.path),
        let text = String(validating: bytes, as: UTF8.self)
      {
        return AttributesFile(bytes: Array(text.utf8))
      }
      Terminal.remark("error: '\(name)/.gitattributes' can't be read as UTF-8")
    default:
      Terminal.remark(
        "error: '\(name)/.gitattributes' is a link or a folder, which git doesn't read; put a file there"
      )
    }
    throw ExitCode.failure
  }

  private var path: URL { folder.appendingPathComponent(".gitattributes") }

  private func write(_ file: AttributesFile) throws {
    let name = "\(self.name)/.gitattributes"
    try WriteFailure.orExit { () throws(WriteFailure) in
      if file.bytes.isEmpty {
        try FileWriting.remove(path, as: name)
      } else {
        try FileWriting.write(file.bytes, to: path, as: name)
      }
    }
  }
}

/// A file `.gitattributes`, whose other lines stay unchanged.
private struct AttributesFile {
  private(set) var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The lines, each with its end.
  private var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// Returns a line without its end.
  private static func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// Adds missing lines, with the line ends of the file.
  ///
  /// - Returns: Whether a line was added.
  mutating func add(_ texts: [String]) -> Bool {
    let present = Set(lines.map(Self.text))
    let missing = texts.filter { !present.contains($0) }
    guard !missing.isEmpty else { return false }
    let end = lines.first?.suffix(2) == [0x0D, 0x0A] ? "\r\n" : "\n"
    if let last = bytes.last, last != 0x0A { bytes += end.utf8 }
    bytes += missing.flatMap { ($0 + end).utf8 }
    return true
  }

  /// Removes lines.
  ///
  /// - Returns: Whether a line was removed.
  mutating func remove(_ texts: [String]) -> Bool {
    let left = lines.filter { !texts.contains(Self.text(of: $0)) }
    guard left.count < lines.count else { return false }
    bytes = left.flatMap(\.self)
    return true
  }
}
