import BayanTestProject
import Foundation
import Testing

extension TestProject {
  /// Makes a package with two targets with a catalog each.
  static func package() throws -> TestProject {
    let package = try TestProject(["Package.swift": "// swift-tools-version: 6.2\n"])
    for target in ["Sources/Pay", "Sources/App/Store"] { try package.makeFolder(target) }
    #expect(try package.bayan("init", "--target", "Pay").status == 0)
    #expect(try package.bayan("init", "--project", "Sources/App/Store").status == 0)
    return package
  }

  /// Removes an Arabic title from both catalogs.
  func spoil() throws {
    for target in ["Sources/Pay", "Sources/App/Store"] {
      let path = "\(target)/Locales/ar/upload.toml"
      let lines = try read(path).split(separator: "\n", omittingEmptySubsequences: false)
      let first = try #require(lines.firstIndex { $0.hasPrefix("title") })
      try write(
        (lines[..<first] + lines[(first + 1)...]).joined(separator: "\n"), to: path)
    }
  }
}

@Suite("which catalogs a command works on, and how it names their files")
struct ProjectSearchTests {
  @Test(arguments: ["text", "json", "sarif", "github", "html"])
  func `every file that a report names exists, seen from the package's folder`(
    _ format: String
  ) throws {
    let package = try TestProject.package()
    try package.spoil()
    let result = try package.bayan("check", "--format", format)
    #expect(result.status == 1)
    let report = result.output + result.errors
    let paths = report.matches(of: /[\w.\/-]*Locales\/ar\/upload\.toml/).map { String($0.0) }
    #expect(Set(paths).count >= 2, "\(report)")
    for path in Set(paths) {
      let file = package.folder.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
    }
    #expect(paths.contains("Sources/Pay/Locales/ar/upload.toml"))
    #expect(paths.contains("Sources/App/Store/Locales/ar/upload.toml"))
  }

  @Test func `several catalogs have headings, and one has none`() throws {
    let package = try TestProject.package()
    try package.spoil()
    let all = try package.bayan("check")
    #expect(all.errors.contains("Sources/Pay: 1 error\n"))
    #expect(all.errors.contains("Sources/App/Store: 1 error\n"))
    let one = try package.bayan("check", "--project", "Sources/Pay")
    #expect(!one.errors.contains("Sources/Pay: "))
    #expect(one.errors.hasPrefix("Sources/Pay/Locales/ar/upload.toml:"))
  }

  @Test(arguments: [
    ("Sources/Pay", "Locales/ar/upload.toml:"),
    ("Sources/Pay/Locales/ar", "../../Locales/ar/upload.toml:"),
  ])
  func `within a target its catalog is found, and paths start there`(
    _ folder: String, _ start: String
  ) throws {
    let package = try TestProject.package()
    try package.spoil()
    let result = try package.bayan("check", in: folder)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix(start), "\(result.errors)")
  }

  @Test func `full paths are those of the files`() throws {
    let package = try TestProject.package()
    try package.spoil()
    let result = try package.bayan("check", "--full-paths", "--project", "Sources/Pay")
    let path = package.folder.appendingPathComponent("Sources/Pay/Locales/ar/upload.toml")
      .resolvingSymlinksInPath().path
    #expect(result.errors.contains("\(path):"), "\(result.errors)")
  }

  @Test func `SARIF says where its paths start`() throws {
    let package = try TestProject.package()
    try package.spoil()
    let result = try package.bayan("check", "--format", "sarif")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let bases = try #require(run["originalUriBaseIds"] as? [String: [String: Any]])
    let address = try #require(bases["PROJECT"]?["uri"] as? String)
    let base = try #require(URL(string: address))
    for result in try #require(run["results"] as? [[String: Any]]) {
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: Any])
      let path = try #require(artifact["uri"] as? String)
      let file = try #require(URL(string: path, relativeTo: base))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)")
    }
  }

  @Test func `an error in any catalog fails the run`() throws {
    let package = try TestProject.package()
    #expect(try package.bayan("check").status == 0)
    let path = "Sources/Pay/Locales/ar/upload.toml"
    try package.write("[unknown\n", to: path)
    #expect(try package.bayan("check").status == 1)
    for arguments in [
      ["--project", "Sources/Pay", "--project", "Sources/App/Store"],
      ["--project", "Sources/App/Store", "--project", "Sources/Pay"], [path], ["Sources"],
      ["Sources/App/Store/Catalog/bayan.toml", path],
    ] {
      let result = try runBayan(["check"] + arguments, in: package.folder)
      #expect(result.status == 1, "\(arguments)")
      #expect(result.errors.contains("\(path):1:"), "\(arguments)")
    }
    #expect(try package.bayan("check", "Sources/App/Store/Locales/ar/upload.toml").status == 0)
  }

  @Test func `what belongs to no catalog is refused`() throws {
    let package = try TestProject.package()
    for path in ["Package.swift", "nowhere.toml"] {
      let result = try package.bayan("check", path)
      #expect(result.status == 64)
      #expect(result.errors.contains("'\(path)'"))
    }
  }

  @Test func `a command for one catalog asks which, and says what there are`() throws {
    let package = try TestProject.package()
    let result = try package.bayan("coverage")
    #expect(result.status == 64)
    #expect(
      result.errors.contains(
        "There are several catalogs. Choose one with --project: 'Sources/App/Store', 'Sources/Pay'."
      ))
    #expect(try package.bayan("coverage", "--project", "Sources/Pay").status == 0)
  }

  @Test func `without a catalog the way to one is named`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-empty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent(".git"))
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try runBayan(["check"], in: folder)
    #expect(result.status == 64)
    #expect(result.errors.contains("'bayan init'"))
  }
}
