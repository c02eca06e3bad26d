import BayanTestProject
import Foundation
import Testing

@Suite("bayan-build stage")
struct StageCommandTests {
  /// A project with the steps of a build system, each in its own process.
  private final class Steps {
    let project: TestProject
    let output: URL
    private(set) var checks: [String] = []
    private(set) var parts: [String] = []

    init() throws {
      project = try TestProject.copy()
      output = project.folder.appendingPathComponent("steps")
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    }

    func path(_ name: String) -> String { output.appendingPathComponent(name).path }

    /// Returns the sources in a folder of the project.
    func sources(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: project.folder.appendingPathComponent(folder).path
      ).filter { $0.hasSuffix(".toml") || $0.hasSuffix(".lock") }.sorted().map {
        "\(folder)/\($0)"
      }
    }

    var shared: [String] { get throws { try sources("Catalog") + sources("Locales/en") } }

    @discardableResult
    func run(_ arguments: [String]) throws -> CommandResult {
      try runProduct("bayan-build", ["stage"] + arguments, in: project.folder)
    }

    func compileAll() throws {
      #expect(try run(["interface", "-o", path("interface")] + shared).status == 0)
      parts = []
      for tag in ["en", "ar"] {
        let words = try sources("Locales/\(tag)")
        let compiled = try run(
          ["compile", "--locale", tag, "--interface", path("interface"), "-o", path(tag)] + words)
        #expect(compiled == CommandResult(status: 0, output: "", errors: ""))
        parts += ["--part", path(tag)]
      }
    }

    func checkAll() throws {
      #expect(try run(["check", "-o", path("catalog.check")] + shared).status == 0)
      let list = output.appendingPathComponent("list")
      let all = try shared + sources("Locales/ar")
      try all.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
      let arabic = ["check", "--locale", "ar", "-o", path("ar.check"), "--files-from", list.path]
      #expect(try run(arabic).status == 0)
      checks = [path("catalog.check"), path("ar.check")]
    }

    func link() throws -> CommandResult {
      try run(
        ["link"] + parts + checks.flatMap { ["--check", $0] }
          + ["--output", path("module"), "--packs", path("packs")] + shared)
    }
  }

  private func contents(of folder: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
      })
  }

  @Test func `the steps write what generate, pack and check write in one process`() throws {
    let steps = try Steps()
    try steps.compileAll()
    try steps.checkAll()
    #expect(try steps.link() == CommandResult(status: 0, output: "", errors: ""))
    let folder = steps.project.folder
    let whole = try runBayan(
      ["generate", "--quiet", "--output", steps.path("whole")], in: folder)
    #expect(whole.status == 0)
    #expect(try contents(of: steps.path("module")) == contents(of: steps.path("whole")))
    #expect(
      try runBayan(["pack", "--quiet", "--output", steps.path("whole packs")], in: folder).status
        == 0)
    #expect(try contents(of: steps.path("packs")) == contents(of: steps.path("whole packs")))

    #expect(try steps.run(["report", "-o", steps.path("report.json")] + steps.checks).status == 0)
    let report = try String(contentsOfFile: steps.path("report.json"), encoding: .utf8)
    #expect(try runBayan(["check", "--format", "json"], in: folder).output == report)
  }

  @Test func `an error in one locale stops the link, and is said as compilers do`() throws {
    let steps = try Steps()
    try steps.project.replace(
      "[passwordChanged]", with: "[passwordchanged]", in: "Locales/ar/login.toml")
    try steps.compileAll()
    try steps.checkAll()
    let linked = try steps.link()
    #expect(linked.status == 1)
    #expect(linked.errors.contains("Locales/ar/login.toml:"))
    #expect(linked.errors.contains(": error: "))
    #expect(!FileManager.default.fileExists(atPath: steps.path("module")))
    let report = try steps.run(["report", "--fail"] + steps.checks)
    #expect(report.status == 1 && report.errors == linked.errors)
  }

  @Test func `a step reads only the files that are named`() throws {
    let steps = try Steps()
    let folder = steps.project.folder
    try steps.compileAll()
    let before = try Data(contentsOf: URL(fileURLWithPath: steps.path("ar")))
    // No step names these files.
    for path in ["Locales/ar/other.toml", "Catalog/other.toml", "Locales/fr/login.toml"] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "[broken".write(to: file, atomically: true, encoding: .utf8)
    }
    let words = try steps.sources("Locales/ar").filter { !$0.hasSuffix("other.toml") }
    let again = try steps.run(
      [
        "compile", "--locale", "ar", "--interface", steps.path("interface"), "-o",
        steps.path("ar"),
      ] + words)
    #expect(again.status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: steps.path("ar"))) == before)
  }

  @Test func `parts and checks that don't belong together aren't linked`() throws {
    let steps = try Steps()
    try steps.compileAll()
    #expect(try steps.link().errors.contains("No --check is of the catalog"))
    try steps.checkAll()
    #expect(try steps.link().status == 0)

    func refusal() throws -> String {
      let result = try steps.link()
      #expect(result.status == 64, "\(result.errors)")
      return result.errors
    }
    // First the new texts are only checked, and then compiled, too.
    try steps.project.replace(
      "title = \"تغيّرت كلمة السر\"", with: "title = \"تبدّلت كلمة السر\"",
      in: "Locales/ar/login.toml")
    try steps.checkAll()
    #expect(try refusal().contains("checked another 'Locales/ar/login.toml'"))
    try steps.compileAll()
    #expect(try steps.link() == CommandResult(status: 0, output: "", errors: ""))
    // The catalog is newer than the compiled texts.
    let old = "[codes.unknown]"
    let new = "[codes.newer]\nvalue = 9999\ncategory = \"other\"\n\n" + old
    try steps.project.replace(old, with: new, in: "Catalog/login.toml")
    #expect(try refusal().contains("was compiled against another catalog"))
    try steps.project.replace(new, with: old, in: "Catalog/login.toml")
    #expect(try steps.link().status == 0)

    for name in ["ar", "ar.check", "interface"] {
      let file = URL(fileURLWithPath: steps.path(name))
      let bytes = try Data(contentsOf: file)
      for place in stride(from: 0, to: bytes.count, by: bytes.count / 5) {
        var other = bytes
        other[place] ^= 1
        try other.write(to: file)
        let result =
          name == "interface"
          ? try steps.run(
            ["compile", "--locale", "ar", "--interface", file.path, "-o", steps.path("other")]
              + (try steps.sources("Locales/ar")))
          : try steps.link()
        #expect(result.status == 64 && result.errors.contains("is damaged"), "\(name) \(place)")
      }
      try bytes.write(to: file)
    }
  }

  @Test func `what can't be right is refused with what to do`() throws {
    let steps = try Steps()
    try steps.compileAll()
    let words = try steps.sources("Locales/ar")
    let compile = ["compile", "--interface", steps.path("interface"), "-o", steps.path("x")]
    for (arguments, said) in [
      (compile + ["--locale", "fr"] + words, "isn't a file of 'fr'"),
      (compile + ["--locale", "ar"], "Name the files to read."),
      (compile + ["--locale", "ar", "README.md"], "isn't a file of a project"),
      (compile + ["--locale", "ar"] + words + [words[0]], "is given twice"),
      (compile + ["--locale", "ar", "Locales/ar/gone.toml"], "can't be read"),
      (["check", "--locale", "rа", "-o", steps.path("x")] + (try steps.shared), "'rа'"),
      (
        ["link", "--output", steps.path("m"), "--part", steps.path("ar")] + (try steps.shared),
        "No --part has words of 'en'"
      ),
      (
        ["link", "--output", steps.path("m"), "--part", steps.path("interface")]
          + (try steps.shared),
        "was not written by this 'stage compile'"
      ),
      (["report", steps.path("interface")], "was not written by this 'stage check'"),
    ] {
      let result = try steps.run(arguments)
      #expect(result.status == 64, "\(arguments)")
      #expect(result.errors.contains(said), "\(result.errors)")
    }
  }
}
