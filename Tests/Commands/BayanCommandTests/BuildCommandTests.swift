import BayanTestProject
import Foundation
import Testing

@Suite("bayan-build")
struct BuildCommandTests {
  /// Returns the files of a folder with their contents.
  private func contents(of folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try Data(contentsOf: folder.appendingPathComponent(name)))
      })
  }

  @Test func `it generates the same files as bayan`() throws {
    let project = try TestProject.copy()
    var outputs: [[String: Data]] = []
    for tool in ["bayan", "bayan-build"] {
      let folder = project.folder.appendingPathComponent(tool)
      let result = try runProduct(
        tool,
        [
          "generate", "--quiet", "--project", project.folder.path, "--output", folder.path,
          "--file", "Words+Generated.swift", "--file", "Errors+Generated.swift",
        ])
      #expect(result == CommandResult(status: 0, output: "", errors: ""))
      outputs.append(try contents(of: folder))
    }
    #expect(outputs[0].count == 2)
    #expect(outputs[0] == outputs[1])
  }

  @Test func `it reports what bayan check reports`() throws {
    let project = try TestProject.copy()
    try project.replace("[passwordChanged]", with: "[passwordchanged]", in: "Locales/ar/login.toml")
    let arguments = ["check", "--format=github"]
    let result = try runProduct("bayan-build", arguments, in: project.folder)
    #expect(result.status == 1)
    #expect(result.output.contains("::error file=Locales/ar/login.toml"))
    #expect(result == (try runBayan(arguments, in: project.folder)))
  }

  private struct Dump: Decodable {
    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?
    }
    var command: Command
  }

  private func commands(of tool: String) throws -> Set<String> {
    let dump = try runProduct(tool, ["--experimental-dump-help"]).output
    let read = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8))
    return Set((read.command.subcommands ?? []).map(\.commandName))
  }

  @Test func `bayan has all of its commands, for builds that take a release`() throws {
    let own = try commands(of: "bayan-build")
    #expect(own.isSuperset(of: ["check", "generate", "stage"]))
    #expect(try own.subtracting(commands(of: "bayan")).isEmpty)
  }

  @Test func `it has no other commands`() throws {
    #expect(try runProduct("bayan-build", ["show", "login.passwordChanged"]).status == 64)
    #expect(try runProduct("bayan-build", ["explain", "empty-message"]).status == 64)
  }
}
