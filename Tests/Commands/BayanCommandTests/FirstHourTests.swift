import BayanTestProject
import Foundation
import Testing

/// The commands for a user who runs them for the first time.
@Suite("The first hour")
struct FirstHourTests {
  /// Creates a project of two languages.
  private static func project() throws -> TestProject {
    let project = try TestProject([".git": ""])
    #expect(try runBayan(["init", "--minimal"], in: project.folder).status == 0)
    return project
  }

  // MARK: A listed locale without files

  @Test(arguments: ["\"fr\"]", "\"fr\"]\n[locale.fr]\nstatus = \"in progress\""])
  func `a locale that is listed and has no files is added`(_ listed: String) throws {
    let project = try Self.project()
    let settings = try project.read("Catalog/bayan.toml")
    try project.write(
      settings.replacing("\"ar\"]", with: "\"ar\", " + listed), to: "Catalog/bayan.toml")
    let added = try runBayan(["add-locale", "fr"], in: project.folder)
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.errors.contains("wrote Locales/fr/upload.toml\n"))
    let after = try project.read("Catalog/bayan.toml")
    #expect(after.components(separatedBy: "\"fr\"").count == 2, "\(after)")
    #expect(after.components(separatedBy: "[locale.fr]").count == 2, "\(after)")
    #expect(try runBayan(["check", "--strict"], in: project.folder).status == 0)
  }

  @Test func `a fault that has nothing to do with the locale is still reported`() throws {
    let project = try Self.project()
    let settings = try project.read("Catalog/bayan.toml")
    try project.write(
      settings.replacing("\"ar\"]", with: "\"ar\", \"fr\", \"de\"]"), to: "Catalog/bayan.toml")
    let added = try runBayan(["add-locale", "fr"], in: project.folder)
    #expect(added.status == 1)
    #expect(added.errors.contains("'de'") && !added.errors.contains("'fr'"), "\(added.errors)")
  }

  // MARK: Files and names

  @Test(arguments: ["Locales/ar/upload.toml", "Catalog/upload.toml", "Catalog/bayan.toml"])
  func `a file that an editor has given another ending is named`(_ path: String) throws {
    let project = try Self.project()
    let place = project.folder.appendingPathComponent(path)
    try FileManager.default.moveItem(at: place, to: place.appendingPathExtension("txt"))
    let result = try runBayan(["check"], in: project.folder)
    #expect(result.status == 1)
    let name = path.split(separator: "/").last ?? ""
    #expect(
      result.errors.contains(
        "this file is not read; rename it to '\(name)' [file-ignored]")
        && result.errors.contains("\(path).txt"),
      "\(result.errors)")
  }

  @Test(arguments: ["[غير_موجود]", "[upload.غير_موجود]", "غير_موجود = \"\"", "[нет]"])
  func `a name in another script isn't to be translated`(_ line: String) throws {
    let project = try Self.project()
    try project.write(line + "\n", to: "Locales/ar/upload.toml")
    let result = try runBayan(["check"], in: project.folder)
    #expect(result.errors.contains("aren't translated"), "\(result.errors)")
  }

  // MARK: Fixes

  @Test func `--fix says how many notes it could fix`() throws {
    let project = try Self.project()
    let path = "Locales/en/upload.toml"
    let text = try project.read(path)
    let double = try #require(text.firstRange(of: #/title = "\w+ /#)).upperBound
    try project.write("\(text[..<double]) \(text[double...])", to: path)
    let notes = try runBayan(["check", "--notes"], in: project.folder).errors
    #expect(notes.components(separatedBy: "(fix: automatic)").count == 2, "\(notes)")
    let fixed = try runBayan(["check", "--fix"], in: project.folder)
    #expect(fixed.errors.hasPrefix("nothing was fixed; --notes fixes 1 more\n"), "\(fixed.errors)")
    let all = try runBayan(["check", "--fix", "--notes"], in: project.folder)
    #expect(all.errors.hasPrefix("fixed 1 diagnostic in 1 file\n"), "\(all.errors)")
  }

  // MARK: First steps

  @Test(arguments: [
    (".target(name: \"Pay\")", "public"), (".target(\n      name: \"Pay\"\n    )", "public"),
    (".executableTarget(name: \"Pay\", dependencies: [.target(name: \"Other\")])", "internal"),
    (".executableTarget(name: \"Other\", dependencies: [.target(name: \"Pay\")])", "internal"),
    (".target(name: name)", "internal"),
  ])
  func `init gives a library's errors public access`(_ target: String, _ access: String) throws {
    let project = try TestProject([
      ".git": "", "Sources/Pay/Pay.swift": "",
      "Package.swift": "let package = Package(name: \"Pay\", targets: [\n    \(target)\n])\n",
    ])
    let made = try runBayan(["init", "--target", "Pay"], in: project.folder)
    #expect(made.status == 0, "\(made.errors)")
    let settings = try project.read("Sources/Pay/Catalog/bayan.toml")
    #expect(settings.contains("access = \"\(access)\""), "\(settings)")
  }

  @Test func `to name a module doesn't make its errors public`() throws {
    let project = try Self.project()
    let settings = try project.read("Catalog/bayan.toml")
    func generated() throws -> Bool {
      let made = try runBayan(["generate", "--output", "out"], in: project.folder)
      #expect(made.status == 0, "\(made.errors)")
      return try project.read("out/UploadError+Generated.swift").contains(
        "public ")
    }
    let before = try generated()
    try project.write(
      settings + "\n[module]\nname = \"AppErrors\"\n", to: "Catalog/bayan.toml")
    #expect(try generated() == before)
  }

  @Test(arguments: ["Tools/quickstart", "Tools/test"], ["--help", "-h"])
  func `a tool explains itself and builds nothing`(_ tool: String, _ option: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = packageFolder.appending(path: tool)
    process.arguments = [option]
    process.standardOutput = output
    // The `PATH` has no compiler.
    process.environment = ["PATH": "/usr/bin:/bin"]
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text.contains(tool) && !text.contains("==>"), "\(text)")
  }

  // MARK: Adoption

  @Test func `an enum that no key fits is said to be one`() throws {
    let project = try TestProject([
      ".git": "", "AppError.swift": "enum AppError: Error { case offline, diskFull }\n",
      "R/en.lproj/L.strings": "\"library_refresh\" = \"Not refreshed\";\n\"other\" = \"Other\";\n",
    ])
    let result = try runBayan(["adopt", "R", "--enum", "AppError.swift"], in: project.folder)
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "error: no key fits a case of 'AppError', such as 'offline'; say what keys are like with "
          + "--pattern, or name keys with --only; nothing was written"), "\(result.errors)")
    #expect(!result.errors.contains("bayan.toml"), "\(result.errors)")
  }
}
