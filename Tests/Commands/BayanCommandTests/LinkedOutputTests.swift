import BayanTestProject
import Foundation
import Testing

/// Outputs of commands at paths that the user gives, with a link of the project in the way.
@Suite("Outputs and links")
struct LinkedOutputTests {
  struct Writer: Sendable, CustomTestStringConvertible {
    var product = "bayan"
    var arguments: [String]
    /// The file that the command writes, in the folder `out`.
    var file: String
    /// Whether the command has `--force`, which replaces a link.
    var canForce = false

    var testDescription: String { arguments.prefix(4).joined(separator: " ") }
  }

  private static let sources =
    ["bayan", "categories", "login", "options", "recoveries", "share"].map { "Catalog/\($0).toml" }
    + words

  private static let words = ["categories", "login", "options", "share"]
    .map { "Locales/en/\($0).toml" }

  private static func stage(_ arguments: [String], _ file: String) -> Writer {
    Writer(product: "bayan-build", arguments: ["stage"] + arguments, file: file)
  }

  static let writers = [
    Writer(arguments: ["generate", "--output", "out"], file: "LoginError+Generated.swift"),
    Writer(arguments: ["generate", "--output", "out", "--file", "All.swift"], file: "All.swift"),
    Writer(
      arguments: ["generate", "--output", "module", "--tests", "out"],
      file: "BayanSDKErrorsLookupTests+Generated.swift"),
    Writer(arguments: ["pack", "--output", "out"], file: "ar.bayanpack"),
    Writer(arguments: ["rules", "--output", "out"], file: "README.md"),
    Writer(arguments: ["preview", "--output", "out", "--only", "codes"], file: "bayan-files.txt"),
    Writer(
      arguments: ["check", "--format", "json", "--output", "out/report.json"], file: "report.json"),
    Writer(
      arguments: ["check", "--baseline", "out/known.txt", "--update-baseline=all"],
      file: "known.txt"),
    Writer(
      arguments: ["export", "--locale", "ar", "--to", "po", "-o", "out/ar.po"], file: "ar.po",
      canForce: true),
    Writer(
      arguments: [
        "export", "--locale", "ar", "--to", "po", "-o", "ar.po", "--certificate", "out/loss.json",
      ], file: "loss.json", canForce: true),
    Writer(
      arguments: ["import", "in.po", "--locale", "ar", "--report", "out/letter.json"],
      file: "letter.json", canForce: true),
    stage(["interface", "-o", "out/interface"] + sources, "interface"),
    stage(
      ["compile", "--locale", "en", "--interface", "steps/interface", "-o", "out/part"] + words,
      "part"),
    stage(["check", "-o", "out/check"] + sources, "check"),
    stage(["report", "-o", "out/report", "steps/check"], "report"),
    stage(
      ["link", "--part", "steps/part", "--check", "steps/check", "--output", "out"] + sources,
      "LoginError+Generated.swift"),
    stage(
      ["link", "--part", "steps/part", "--check", "steps/check", "--packs", "out"] + sources,
      "en.bayanpack"),
  ]

  private func project(for writer: Writer) throws -> TestProject {
    let project = try TestProject.copy()
    if writer.product == "bayan-build" {
      try project.replace(", \"ar\"]", with: "]", in: "Catalog/bayan.toml")
    }
    let manager = FileManager.default
    for name in ["out", "steps"] {
      try manager.createDirectory(
        at: project.folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    if writer.file == "letter.json" {
      _ = try project.bayan("export", "--locale", "ar", "--to", "po", "-o", "in.po")
    }
    let steps: [String: [[String]]] = [
      "compile": [["interface", "-o", "steps/interface"] + Self.sources],
      "report": [["check", "-o", "steps/check"] + Self.sources],
      "link": [
        ["interface", "-o", "steps/interface"] + Self.sources,
        ["compile", "--locale", "en", "--interface", "steps/interface", "-o", "steps/part"]
          + Self.words,
        ["check", "-o", "steps/check"] + Self.sources,
      ],
    ]
    if writer.product == "bayan-build" {
      for step in steps[writer.arguments[1]] ?? [] {
        let result = try runProduct("bayan-build", ["stage"] + step, in: project.folder)
        try #require(result.status == 0, "\(result.errors)")
      }
    }
    return project
  }

  private func contents(_ folder: URL) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      found[path] = (try? Data(contentsOf: folder.appendingPathComponent(path))) ?? Data()
    }
    return found
  }

  @Test(arguments: writers)
  func `a link of the project that leads elsewhere isn't followed`(_ writer: Writer) throws {
    let project = try project(for: writer)
    let manager = FileManager.default
    let out = project.folder.appendingPathComponent("out")
    let file = out.appendingPathComponent(writer.file)
    func write(_ more: [String] = []) throws -> CommandResult {
      try runProduct(writer.product, writer.arguments + more, in: project.folder)
    }
    let first = try write()
    #expect(manager.fileExists(atPath: file.path), "\(first.errors)")
    // The output of an earlier run may be replaced, but not through a link to elsewhere.
    let outer = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-outer-\(UUID().uuidString)")
    try manager.moveItem(at: out, to: outer)
    defer { try? manager.removeItem(at: outer) }
    let victim = outer.appendingPathComponent(writer.file)
    let old = try Data(contentsOf: victim)
    try (old + Data("\n".utf8)).write(to: victim)
    let before = try contents(outer)

    for (link, target) in [
      (out, outer), (file, victim), (file, outer.appendingPathComponent("new")),
      (out, outer.appendingPathComponent("new")),
    ] {
      for flags in writer.canForce ? [[], ["--force"]] : [[]] {
        try? manager.removeItem(at: out)
        try manager.createDirectory(
          at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.createSymbolicLink(at: link, withDestinationURL: target)
        let result = try write(flags)
        #expect(try contents(outer) == before, "\(link.path) \(flags) \(result.errors)")
        // The pages of a site replace a link, and so does `--force`.
        let mayReplace = link == file && (!flags.isEmpty || writer.arguments[0] == "preview")
        #expect(result.status != 0 || mayReplace, "\(link.path) \(flags)")
        #expect(
          result.status == 0 || result.errors.contains("cannot write '"), "\(result.errors)")
      }
    }
  }

  @Test(arguments: writers.filter { $0.product == "bayan-build" })
  func `a stage replaces what it wrote before, and no file of a person`(_ writer: Writer) throws {
    let project = try project(for: writer)
    func write() throws -> CommandResult {
      try runProduct(writer.product, writer.arguments, in: project.folder)
    }
    #expect(try write().status == 0)
    let made = try project.bytes("out/\(writer.file)")
    for text in ["# mine\n", "{\"mine\": 1}\n", "// by hand\n"] {
      try project.write(text, to: "out/\(writer.file)")
      let result = try write()
      #expect(result.status == 1)
      #expect(result.errors.contains("bayan has not written the file that is there"))
      #expect(try project.read("out/\(writer.file)") == text)
    }
    // An empty file may be the declared output of a build system.
    for former in [Data(), made] {
      try project.write(former, to: "out/\(writer.file)")
      try project.write("mine\n", to: "out/mine.swift")
      #expect(try write() == CommandResult(status: 0, output: "", errors: ""))
      #expect(try project.bytes("out/\(writer.file)") == made)
      #expect(try project.read("out/mine.swift") == "mine\n")
    }
  }

  @Test func `a link of the user's own, and one within the project, is followed`() throws {
    let project = try TestProject.copy()
    let manager = FileManager.default
    let outer = manager.temporaryDirectory.appendingPathComponent(
      "bayan-outer-\(UUID().uuidString)")
    try manager.createDirectory(
      at: outer.appendingPathComponent("real"), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: outer) }
    // `/tmp` is such a link on macOS.
    try manager.createSymbolicLink(
      atPath: outer.appendingPathComponent("way").path, withDestinationPath: "real")
    try manager.createSymbolicLink(
      atPath: project.folder.appendingPathComponent("inner").path, withDestinationPath: "Catalog/.."
    )
    for path in [outer.path + "/way", "inner"] {
      for arguments in [
        ["check", "--format", "json", "-o", "\(path)/report.json"],
        ["export", "--locale", "ar", "--to", "po", "-o", "\(path)/ar.po"],
        ["pack", "--output", "\(path)/packs"],
        ["preview", "--only", "codes", "-o", "\(path)/site"],
      ] {
        let result = try runBayan(arguments, in: project.folder)
        #expect(!result.errors.contains("cannot write"), "\(result.errors)")
      }
    }
    for folder in [outer.appendingPathComponent("real"), project.folder] {
      for name in ["report.json", "ar.po", "packs/ar.bayanpack", "site/bayan-files.txt"] {
        #expect(manager.fileExists(atPath: folder.appendingPathComponent(name).path), "\(name)")
      }
    }
  }
}
