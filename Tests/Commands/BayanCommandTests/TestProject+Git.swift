import BayanTestProject
import Foundation
import Testing

extension TestProject {
  static let english = "Locales/en/login.toml"

  /// Creates a project in its own repository.
  static func repository() throws -> TestProject {
    let project = try TestProject.copy()
    try project.startRepository()
    return project
  }

  func startRepository() throws {
    try git("init", "--quiet", "--initial-branch=main")
    try git("config", "user.name", "Ann")
    try git("config", "user.email", "ann@example.com")
    try commit("First")
  }

  /// Creates a repository whose branches `main` and `topic` changed one title differently; `main`
  /// is checked out.
  ///
  /// - Parameter driver: Whether git uses the merge driver.
  static func conflict(driver: Bool) throws -> TestProject {
    let project = try repository()
    if driver {
      _ = try project.bayan("merge-driver", "--install")
      try project.commit("Merge by entries")
    }
    try project.branch("topic") {
      try $0.setting("title", of: 0, to: "From topic", in: english)
      try $0.setting("title", of: 1, to: "Only in topic", in: english)
    }
    try project.setting("title", of: 0, to: "From main", in: english)
    try project.commit("Main")
    return project
  }

  /// Creates a branch with a change, and returns to `main`.
  func branch(_ name: String, _ change: (TestProject) throws -> Void) throws {
    try git("checkout", "--quiet", "-b", name, "main")
    try change(self)
    try commit(name)
    try git("checkout", "--quiet", "main")
  }

  @discardableResult
  func git(_ arguments: String..., mayFail: Bool = false) throws -> CommandResult {
    try git(arguments, mayFail: mayFail)
  }

  @discardableResult
  func git(_ arguments: [String], mayFail: Bool = false) throws -> CommandResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_EDITOR": "true",
    ]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let words = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let result = CommandResult(
      status: process.terminationStatus, output: text, errors: words + text)
    if !mayFail { try #require(result.status == 0, "git \(arguments): \(words)") }
    return result
  }

  func commit(_ subject: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", subject)
  }

  /// Sets the text of a facet at its occurrence `index`, from 0.
  func setting(_ facet: String, of index: Int, to text: String, in path: String) throws {
    var lines = try read(path).components(separatedBy: "\n")
    let places = lines.indices.filter { lines[$0].hasPrefix("\(facet) = \"") }
    lines[places[index]] = "\(facet) = \"\(text)\""
    try write(lines.joined(separator: "\n"), to: path)
  }
}
