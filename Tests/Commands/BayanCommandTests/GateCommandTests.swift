import BayanTestProject
import Foundation
import Testing

@Suite("gates of commands")
struct GateCommandTests {
  /// Creates a catalog with one message, whose Arabic lacks the number.
  private func spoilt(checks severity: String) throws -> TestProject {
    try TestProject([
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en", "ar"]
      [module]
      name = "ShopErrors"
      [checks]
      placeholder-missing = "\(severity)"
      title-missing = "off"
      description-missing = "off"
      """,
      "Catalog/categories.toml": "[plain]\nrequires = [\"title\"]\n",
      "Catalog/shop.toml": """
      domain = "com.example.shop"
      type = "ShopError"
      [codes.tooMany]
      value = 1
      category = "plain"
      arguments = { name = { type = "string" } }
      """,
      "Locales/en/shop.toml": "[tooMany]\ntitle = \"{$name} is sold out\"\n",
      "Locales/ar/shop.toml": "[tooMany]\ntitle = \"نفدت الكمية\"\n",
    ])
  }

  @Test(arguments: ["warning", "off"])
  func `a lost placeholder that is no error lets a build go on, and stops a release`(
    _ severity: String
  ) throws {
    let project = try spoilt(checks: severity)
    let check = try runBayan(["check"], in: project.folder)
    #expect(check.status == 0, "\(check.output) \(check.errors)")
    let generate = try runBayan(["generate", "--output", "Generated"], in: project.folder)
    #expect(generate.status == 0, "\(generate.errors)")
    let release = try runBayan(["check", "--for", "release"], in: project.folder)
    #expect(release.status == 1 && release.errors.contains("[placeholder-missing]"))
    let recorded = try runBayan(["release"], in: project.folder)
    #expect(recorded.status == 1 && recorded.errors.contains("[placeholder-missing]"))
  }

  @Test func `a baseline hides it from a check, and not from that of a release`() throws {
    let project = try spoilt(checks: "warning")
    let baseline = ["check", "--strict", "--baseline", "known.txt"]
    let written = try runBayan(baseline + ["--update-baseline=all"], in: project.folder)
    #expect(written.status == 0, "\(written.errors)")
    #expect(try runBayan(baseline, in: project.folder).status == 0)
    let release = try runBayan(baseline + ["--for", "release"], in: project.folder)
    #expect(release.status == 1 && release.errors.contains("[placeholder-missing]"))
  }

  @Test(arguments: ["warning", "off"])
  func `import refuses a text without its placeholder, whatever the project says`(
    _ severity: String
  ) throws {
    let project = try spoilt(checks: severity)
    let words = "[tooMany]\ntitle = \"نفد {$name}\"\n"
    let file = project.folder.appendingPathComponent("Locales/ar/shop.toml")
    try Data(words.utf8).write(to: file)
    let export = try runBayan(
      ["export", "--locale", "ar", "--to", "xliff-2.2", "-o", "ar.xlf"], in: project.folder)
    #expect(export.status == 0, "\(export.errors)")
    let xliff = project.folder.appendingPathComponent("ar.xlf")
    let text = try String(contentsOf: xliff, encoding: .utf8)
    let target = try #require(text.firstMatch(of: /<target[^>]*>(.|\n)*<\/target>/))
    try Data(text.replacing(target.0, with: "<target>نفد كل شيء</target>").utf8).write(to: xliff)
    let result = try runBayan(["import", "ar.xlf"], in: project.folder)
    #expect(result.status == 1, "\(result.output) \(result.errors)")
    #expect(result.output.contains("placeholder-missing"), "\(result.output)")
    #expect(try String(contentsOf: file, encoding: .utf8) == words)
  }

  @Test func `adopt takes a text without its placeholder as a draft alone`() throws {
    let project = try spoilt(checks: "off")
    let texts = ["en": "{name} is gone", "ar": "نفدت الكمية كلها"]
    let folder = project.folder.appendingPathComponent("i18n")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (locale, text) in texts {
      try Data("{\"gone\": \"\(text)\"}".utf8)
        .write(to: folder.appendingPathComponent("\(locale).json"))
    }
    let result = try runBayan(["adopt", "i18n"], in: project.folder)
    #expect(result.status == 0, "\(result.output) \(result.errors)")
    let states = project.folder.appendingPathComponent("Locales/ar/state.lock")
    let lock = try String(contentsOf: states, encoding: .utf8)
    #expect(lock.contains("= draft "), "\(lock)")
  }
}
