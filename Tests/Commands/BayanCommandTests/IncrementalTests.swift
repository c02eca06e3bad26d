import Foundation
import Testing

@Suite("Generating again")
struct IncrementalTests {
  private static let generated = "Sources/BayanSDKErrors/Generated"

  /// What a run printed, line by line.
  private func lines(_ result: CommandResult) -> [String] {
    result.errors.split(separator: "\n").map(String.init)
  }

  /// The files of the output with the times they were written.
  private func times(_ project: ProjectCopy, _ folder: String = generated) throws -> [String: Date]
  {
    let url = project.folder.appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    return try Dictionary(
      uniqueKeysWithValues: names.filter { !$0.hasPrefix(".") }.map { name in
        let attributes = try FileManager.default.attributesOfItem(
          atPath: url.appendingPathComponent(name).path)
        return (name, try #require(attributes[.modificationDate] as? Date))
      })
  }

  @Test("An unchanged project is up to date, and no file is touched")
  func unchanged() throws {
    let project = try ProjectCopy()
    let first = try project.bayan("generate")
    #expect(first.status == 0)
    let written = try times(project)
    #expect(lines(first).count == written.count)
    for _ in 0..<2 {
      let again = try project.bayan("generate")
      #expect(lines(again) == ["\(written.count) files are up to date"])
      #expect(again.status == 0)
    }
    #expect(try times(project) == written)
  }

  @Test("What was found is said again though nothing changed")
  func findingsAgain() throws {
    let project = try ProjectCopy()
    try FileManager.default.createDirectory(
      at: project.folder.appendingPathComponent("Locales/xx"), withIntermediateDirectories: true)
    try project.write("[a]\ntitle = \"a\"\n", to: "Locales/xx/login.toml")
    let first = try project.bayan("generate", "--quiet")
    #expect(first.errors.contains("[locale-unlisted]"))
    #expect(try project.bayan("generate", "--quiet") == first)
  }

  @Test("A fault is found wherever it came in since, and said until it is mended")
  func faultsSince() throws {
    let project = try ProjectCopy()
    #expect(try project.bayan("generate", "--quiet").errors == "")
    let file = "Locales/ar/login.toml"
    try project.replace("حساب مختلف", with: "حساب مختلف {$nome}", in: file)
    let faulty = try project.bayan("generate", "--quiet")
    #expect(faulty.status == 1 && faulty.errors.contains("[placeholder-unknown]"))
    #expect(try project.bayan("generate", "--quiet") == faulty)
    try project.replace("حساب مختلف {$nome}", with: "حساب مختلف", in: file)
    #expect(try project.bayan("generate", "--quiet").errors == "")

    // What is wrong with a translation can come of its source, and of the catalog.
    let source = "Locales/en/login.toml"
    try project.replace("Different account", with: "Different Wi-Fi account", in: source)
    #expect(
      try project.bayan("generate", "--quiet").errors.contains("Locales/ar/login.toml"))
    try project.replace("Different Wi-Fi account", with: "Different account", in: source)
    #expect(try project.bayan("generate", "--quiet").errors == "")
    try project.replace("\"Wi-Fi\"]", with: "\"Wi-Fi\", \"account\"]", in: "Catalog/bayan.toml")
    #expect(
      try project.bayan("generate", "--quiet").errors.contains("[term-do-not-translate]"))
  }

  @Test("An edited locale is written, and no other file")
  func oneLocale() throws {
    let project = try ProjectCopy()
    _ = try project.bayan("generate")
    try project.replace("حساب مختلف", with: "حساب غريب", in: "Locales/ar/login.toml")
    let result = try project.bayan("generate")
    #expect(lines(result) == ["wrote BayanSDKErrorsCatalog.ar+Generated.swift"])
    #expect(
      try project.read("\(Self.generated)/BayanSDKErrorsCatalog.ar+Generated.swift")
        .contains("حساب غريب"))
  }

  @Test("What is generated bit by bit is what is generated at once")
  func likeAtOnce() throws {
    let project = try ProjectCopy()
    let edits: [(old: String, new: String, path: String)] = [
      ("حساب مختلف", "حساب غريب", "Locales/ar/login.toml"),
      ("value = 301\n", "value = 3001\n", "Catalog/login.toml"),
      ("format = 1\n", "format = 1\n# A remark.\n", "Catalog/bayan.toml"),
    ]
    for files in [[], ["All.swift"], ["Words.swift", "One.swift", "Two.swift"]] {
      let arguments = files.flatMap { ["--file", $0] }
      let folder = project.folder.appendingPathComponent("output\(arguments.count)").path
      let fresh = project.folder.appendingPathComponent("fresh\(arguments.count)").path
      func generate(_ output: String) throws {
        let result = try runBayan(
          ["generate", "--quiet", "--output", output, "--project", project.folder.path] + arguments)
        #expect(result == CommandResult(status: 0, output: "", errors: ""))
      }
      try generate(folder)
      for (old, new, path) in edits {
        try project.replace(old, with: new, in: path)
        try generate(folder)
        try? FileManager.default.removeItem(atPath: fresh)
        try generate(fresh)
        let names = try FileManager.default.contentsOfDirectory(atPath: fresh)
        for name in names where !name.hasPrefix(".") {
          #expect(
            FileManager.default.contentsEqual(
              atPath: "\(folder)/\(name)", andPath: "\(fresh)/\(name)"), "\(name), \(path)")
        }
      }
      for (old, new, path) in edits.reversed() { try project.replace(new, with: old, in: path) }
    }
  }

  @Test(
    "What somebody did to the output is made good",
    arguments: ["change", "cut", "remove", "add", "spoil the record", "replace the record"])
  func tampered(how: String) throws {
    let project = try ProjectCopy()
    _ = try project.bayan("generate")
    let name = "\(Self.generated)/LoginError+Generated.swift"
    let record = "\(Self.generated)/.bayan/generation"
    let text = try project.read(name)
    let stray = "\(Self.generated)/Stray+Generated.swift"
    switch how {
    case "change": try project.write(text.replacingOccurrences(of: "case", with: "Case"), to: name)
    case "cut": try project.write(String(text.dropLast(10)), to: name)
    case "remove":
      try FileManager.default.removeItem(at: project.folder.appendingPathComponent(name))
    case "add": try project.write("// Generated from nothing\n", to: stray)
    case "spoil the record":
      try project.write(text + "//", to: name)
      try project.write(
        try project.read(record).replacingOccurrences(of: "0", with: "1"), to: record)
    default:
      try project.write(text + "//", to: name)
      try project.write(Data([0xFF, 0x00, 0x0A, 0x0A]), to: record)
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

  @Test("The record isn't for git")
  func ignored() throws {
    let project = try ProjectCopy()
    _ = try project.bayan("generate")
    #expect(try project.read("\(Self.generated)/.bayan/.gitignore") == "*\n")
  }
}

@Suite("Checking what was generated")
struct GenerateCheckTests {
  private static let generated = "Sources/BayanSDKErrors/Generated"

  @Test("What is current passes, with the record and without it")
  func current() throws {
    let project = try ProjectCopy()
    _ = try project.bayan("generate")
    #expect(try project.bayan("generate", "--check").status == 0)
    try FileManager.default.removeItem(
      at: project.folder.appendingPathComponent("\(Self.generated)/.bayan"))
    let result = try project.bayan("generate", "--check")
    #expect(result.status == 0)
    #expect(result.errors.hasSuffix("files are up to date\n"))
  }

  @Test("Each stale, missing and left over file is named, with the command, and nothing is written")
  func stale() throws {
    let project = try ProjectCopy()
    _ = try project.bayan("generate")
    try project.replace("حساب مختلف", with: "حساب غريب", in: "Locales/ar/login.toml")
    try FileManager.default.removeItem(
      at: project.folder.appendingPathComponent("\(Self.generated)/LoginError+Generated.swift"))
    try project.write("// Generated from nothing\n", to: "\(Self.generated)/Old+Generated.swift")
    let before = try project.read("\(Self.generated)/BayanSDKErrorsCatalog.ar+Generated.swift")
    let result = try project.bayan("generate", "--check")
    #expect(result.status == 1)
    let lines = result.errors.split(separator: "\n").map { line in
      line.replacingOccurrences(of: project.folder.path + "/", with: "")
    }
    let folder = Self.generated
    #expect(
      lines.map { $0.replacingOccurrences(of: "private/", with: "") } == [
        "error: '\(folder)/BayanSDKErrorsCatalog.ar+Generated.swift' is stale",
        "error: '\(folder)/LoginError+Generated.swift' is missing",
        "error: '\(folder)/Old+Generated.swift' is left over",
        "to renew them: bayan generate --project \(project.folder.path)",
      ])
    #expect(
      try project.read("\(Self.generated)/BayanSDKErrorsCatalog.ar+Generated.swift") == before)
  }

  @Test("Another version of CLDR is named as that")
  func otherCLDR() throws {
    let project = try ProjectCopy()
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
