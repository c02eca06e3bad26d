import BayanTestProject
import Foundation
import Testing

@Suite("Generating again")
struct GenerateAgainTests {
  private static let generated = "Sources/BayanSDKErrors/Generated"

  /// Returns the lines that a run printed.
  private func lines(_ result: CommandResult) -> [String] {
    result.errors.split(separator: "\n").map(String.init)
  }

  /// Returns the files of the output with their modification times.
  private func times(_ project: TestProject, _ folder: String = generated) throws -> [String: Date]
  {
    let url = project.folder.appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let attributes = try FileManager.default.attributesOfItem(
          atPath: url.appendingPathComponent(name).path)
        return (name, try #require(attributes[.modificationDate] as? Date))
      })
  }

  @Test func `an unchanged project is up to date, and no file is touched`() throws {
    let project = try TestProject.copy()
    let first = try project.bayan("generate")
    #expect(first.status == 0)
    let written = try times(project)
    #expect(lines(first).count == written.count)
    for _ in 0..<2 {
      let again = try project.bayan("generate")
      #expect(lines(again) == ["\(written.count) files up to date"])
      #expect(again.status == 0)
    }
    #expect(try times(project) == written)
  }

  @Test func `an edited locale is written, and no other file`() throws {
    let project = try TestProject.copy()
    _ = try project.bayan("generate")
    try project.replace("حساب مختلف", with: "حساب غريب", in: "Locales/ar/login.toml")
    let result = try project.bayan("generate")
    #expect(lines(result) == ["wrote BayanSDKErrorsCatalog.ar+Generated.swift"])
    #expect(
      try project.read("\(Self.generated)/BayanSDKErrorsCatalog.ar+Generated.swift")
        .contains("حساب غريب"))
  }

  @Test(arguments: ["change", "cut", "remove", "add"])
  func `what somebody did to the output is made good`(how: String) throws {
    let project = try TestProject.copy()
    _ = try project.bayan("generate")
    let name = "\(Self.generated)/LoginError+Generated.swift"
    let text = try project.read(name)
    let stray = "\(Self.generated)/Stray+Generated.swift"
    switch how {
    case "change": try project.write(text.replacingOccurrences(of: "case", with: "Case"), to: name)
    case "cut": try project.write(String(text.dropLast(10)), to: name)
    case "remove":
      try FileManager.default.removeItem(at: project.folder.appendingPathComponent(name))
    default: try project.write("// Generated from nothing\n", to: stray)
    }
    let result = try project.bayan("generate")
    #expect(result.status == 0)
    #expect(try project.read(name) == text)
    #expect(!FileManager.default.fileExists(atPath: project.folder.path + "/" + stray))
    #expect(
      lines(result)
        == (how == "add" ? ["removed Stray+Generated.swift"] : ["wrote LoginError+Generated.swift"])
    )
  }

  @Test func `nothing but generated files stands in the output`() throws {
    let project = try TestProject.copy()
    _ = try project.bayan("generate")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: project.folder.appendingPathComponent(Self.generated).path)
    #expect(names.allSatisfy { $0.hasSuffix("+Generated.swift") })
  }
}

@Suite("Checking what was generated")
struct GenerateCheckTests {
  private static let generated = "Sources/BayanSDKErrors/Generated"

  @Test func `what is current passes`() throws {
    let project = try TestProject.copy()
    _ = try project.bayan("generate")
    let result = try project.bayan("generate", "--check")
    #expect(result.status == 0)
    #expect(result.errors.hasSuffix("files up to date\n"))
  }

  @Test(arguments: ["Sources/Workshop/BayanPreview", "Tools/QuickstartProgram"])
  func `what this repository has of other catalogs is current`(project: String) throws {
    let result = try runBayan(
      ["generate", "--check", "--project", project, "--output", "\(project)/Generated"],
      in: packageFolder)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: [
    (
      "CLDR version: [0-9.]+\\.", "CLDR version: 99.0.",
      "was generated with CLDR 99.0, and this bayan has CLDR "
    ),
    (
      "Generated-code format: [0-9]+", "Generated-code format: 999",
      "has code format 999, and this bayan writes format "
    ),
  ])
  func `a file of another version is named as such`(
    _ pattern: String, _ replacement: String, _ sentence: String
  ) throws {
    let project = try TestProject.copy()
    _ = try project.bayan("generate")
    let path = "\(Self.generated)/LoginError+Generated.swift"
    let text = try project.read(path)
    try project.write(text.replacing(try Regex(pattern), with: replacement), to: path)
    let result = try project.bayan("generate", "--check")
    #expect(result.status == 1)
    #expect(result.errors.contains("error: '\(path)' \(sentence)"), "\(result.errors)")
  }

  @Test
  func `each stale, missing and left over file is named, with the command, and nothing is written`()
    throws
  {
    let project = try TestProject.copy()
    _ = try project.bayan("generate")
    try project.replace("حساب مختلف", with: "حساب غريب", in: "Locales/ar/login.toml")
    try FileManager.default.removeItem(
      at: project.folder.appendingPathComponent("\(Self.generated)/LoginError+Generated.swift"))
    try project.write("// Generated from nothing\n", to: "\(Self.generated)/Old+Generated.swift")
    let before = try project.read("\(Self.generated)/BayanSDKErrorsCatalog.ar+Generated.swift")
    let result = try project.bayan("generate", "--check")
    #expect(result.status == 1)
    let lines = result.errors.split(separator: "\n").map(String.init)
    let folder = Self.generated
    #expect(
      lines == [
        "error: '\(folder)/BayanSDKErrorsCatalog.ar+Generated.swift' is stale",
        "error: '\(folder)/LoginError+Generated.swift' is missing",
        "error: '\(folder)/Old+Generated.swift' is left over",
        "to update them: bayan generate",
      ])
    #expect(
      try project.read("\(Self.generated)/BayanSDKErrorsCatalog.ar+Generated.swift") == before)
  }

  @Test func `another version of CLDR is named as that`() throws {
    let project = try TestProject.copy()
    _ = try project.bayan("generate")
    let path = "\(Self.generated)/BayanSDKErrorsCatalog.ar+Generated.swift"
    let text = try project.read(path)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("// CLDR version: ") })
    try project.write(text.replacingOccurrences(of: line, with: "// CLDR version: 9.1."), to: path)
    let result = try project.bayan("generate", "--check")
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "+Generated.swift' was generated with CLDR 9.1, and this bayan has CLDR "))
    #expect(!result.errors.contains("stale"))
  }
}
