import BayanTestProject
import Foundation
import Testing

@Suite("bayan show")
struct ShowCommandTests {
  @Test func `a domain is listed, a line a code`() throws {
    let package = try TestProject.package()
    let result = try package.bayan("show", "upload", "--project", "Sources/Pay")
    #expect(
      result.output == """
        offline       1  transient  There is no connection.
        tooManyFiles  2  other      More files were chosen than can be sent at once.
        unknown       3  other      Nothing is known of the cause.

        """)
  }

  @Test func `every variant stands under the number that chooses it, beside the source`() throws {
    let package = try TestProject.package()
    let result = try package.bayan(
      "show", "upload.tooManyFiles", "--locale", "ar", "--all", "--project", "Sources/Pay")
    #expect(result.status == 0)
    for (number, text) in [
      (0, "لا يمكن إرسال أي ملف الآن."), (1, "يمكن إرسال ملف واحد في كل مرة."),
      (2, "يمكن إرسال ملفين في كل مرة."), (3, "يمكن إرسال ٣ ملفات في كل مرة."),
      (11, "يمكن إرسال ١١ ملفًا في كل مرة."), (100, "يمكن إرسال ١٠٠ ملف في كل مرة."),
    ] {
      let english = number == 1 ? "1 file at" : "\(number) files at"
      #expect(
        result.output.contains(
          "  limit=\(number)\n    ar  \u{2068}\(text)\u{2069}\n    en  You can send \(english) a time.\n"
        ),
        "\(result.output)")
    }
  }

  // The source selects by the number of files. One row for each pair of Arabic forms would be 36
  // rows.
  @Test(arguments: [
    (
      "another number", [".match $size", "zero", "one", "two", "few", "many", "*"],
      ["files=0 size=0", "files=1 size=0", "files=0 size=1", "files=1 size=1"], 12
    ),
    (
      "both numbers", [".match $files $size", "one *", "* one", "* *"],
      ["files=0 size=0", "files=0 size=1", "files=1 size=0"], 3
    ),
  ])
  func `of two numbers the combinations that choose other variants are shown`(
    _ what: String, _ arabic: [String], _ rows: [String], _ count: Int
  ) throws {
    let package = try Self.package(
      arguments: "files = { type = 'integer' }, size = { type = 'integer' }")
    func words(_ match: [String]) -> String {
      let variants = match.dropFirst().map { "\($0) {{{$files} in {$size}}}\n" }
      return "[large]\ntitle = \"\"\"\n.input {$files :integer}\n.input {$size :integer}\n"
        + match[0] + "\n" + variants.joined() + "\"\"\"\n"
    }
    try package.write(words([".match $files", "one", "*"]), to: "Two/Locales/en/app.toml")
    try package.write(words(arabic), to: "Two/Locales/ar/app.toml")
    let result = try package.bayan(
      "show", "app.large", "--locale", "ar", "--all", "--project", "Two")
    let shown = result.output.split(separator: "\n").filter { $0.hasPrefix("  files=") }
      .map { String($0.dropFirst(2)) }
    #expect(shown.count == count, "\(what): \(shown)")
    #expect(Set(rows).isSubset(of: shown), "\(what): \(shown)")
  }

  /// Creates a package with an error `app.large` without messages.
  private static func package(arguments: String) throws -> TestProject {
    let package = try TestProject.package()
    for folder in ["Catalog", "Locales/en", "Locales/ar"] {
      try FileManager.default.createDirectory(
        at: package.folder.appendingPathComponent("Two/" + folder),
        withIntermediateDirectories: true)
    }
    try package.write(
      "format = 1\nsource-locale = 'en'\nlocales = ['en', 'ar']\n[module]\nname = 'Two'\n",
      to: "Two/Catalog/bayan.toml")
    try package.write("[other]\nrequires = ['title']\n", to: "Two/Catalog/categories.toml")
    try package.write(
      "domain = 'com.example.app'\ntype = 'AppError'\n[codes.large]\ncategory = 'other'\n"
        + "arguments = { \(arguments) }\n", to: "Two/Catalog/app.toml")
    return package
  }

  @Test func `each variant is shown, by whatever function the number selects`() throws {
    let package = try Self.package(
      arguments: "share = { type = 'number' }, rest = { type = 'integer' }, "
        + "place = { type = 'integer' }, size = { type = 'number' }")
    let facets = [
      ("title", ".local $p = {$share :percent}\n.match $p", ["one", "*"]),
      ("description", ".local $p = {$rest :offset subtract=1}\n.match $p", ["one", "*"]),
      (
        "suggestion", ".input {$place :integer select=ordinal}\n.match $place",
        ["one", "two", "few", "*"]
      ),
      ("help", ".input {$size :number minimumFractionDigits=1}\n.match $size", ["*"]),
    ]
    let all = ["zero", "one", "two", "few", "many", "*"]
    func words(_ keys: [String]?) -> String {
      "[large]\n"
        + facets.map { facet, match, own in
          let variants = (keys ?? own).map { "\($0) {{\($0) of them}}\n" }.joined()
          return "\(facet) = \"\"\"\n\(match)\n\(variants)\"\"\"\n"
        }.joined()
    }
    try package.write(words(nil), to: "Two/Locales/en/app.toml")
    try package.write(words(all), to: "Two/Locales/ar/app.toml")
    let output = try package.bayan(
      "show", "app.large", "--locale", "ar", "--all", "--project", "Two"
    ).output
    func shown(_ facet: String, _ tag: String) -> Set<String> {
      let section = output.components(separatedBy: "\(facet)\n").last ?? ""
      let lines = section.components(separatedBy: "\n").prefix { $0.hasPrefix(" ") }
      return Set(
        lines.filter { $0.hasPrefix("    \(tag)  ") }.compactMap { line in
          line.dropFirst(8).drop { $0 == "\u{2068}" }.split(separator: " ").first.map(String.init)
        })
    }
    #expect(shown("title", "ar") == Set(all), "\(output)")
    #expect(shown("description", "ar") == Set(all), "\(output)")
    #expect(shown("suggestion", "en") == ["one", "two", "few", "*"], "\(output)")
    #expect(shown("help", "ar") == Set(all), "\(output)")
  }

  @Test(arguments: [
    (["--arg", "limitt=3"], "'tooManyFiles' has no argument 'limitt'; did you mean 'limit'?"),
    (["--arg", "limit=many"], "'limit' can't be 'many'; write an integer from 0 to 500."),
    (["--arg", "limit=3.7"], "'limit' can't be '3.7'; write an integer from 0 to 500."),
    (["--arg", "limit=501"], "'limit' can't be '501'; write an integer from 0 to 500."),
  ])
  func `a value that can't be is an error`(_ arguments: [String], _ sentence: String) throws {
    let package = try TestProject.package()
    let result = try runBayan(
      ["show", "upload.tooManyFiles", "--project", "Sources/Pay"] + arguments, in: package.folder)
    #expect(result.status == 64)
    #expect(result.errors.contains(sentence), "\(result.errors)")
  }

  @Test func `a missing value is an error, unless the catalog has an example`() throws {
    let package = try TestProject.package()
    #expect(
      try package.bayan("show", "upload.tooManyFiles", "--project", "Sources/Pay").output
        .contains("You can send 3 files at a time."))
    let path = "Sources/Pay/Catalog/upload.toml"
    let text = try String(contentsOf: package.folder.appendingPathComponent(path), encoding: .utf8)
    try package.write(text.replacing(", example = 3", with: ""), to: path)
    let result = try package.bayan("show", "upload.tooManyFiles", "--project", "Sources/Pay")
    #expect(result.status == 64)
    #expect(
      result.errors.contains(
        "'limit' has no value; give an integer from 0 to 500 with --arg limit=VALUE, or an "
          + "'example' in the catalog."))
  }

  @Test func `a private argument needs no value, and gets none`() throws {
    let package = try TestProject.package()
    let path = "Sources/Pay/Catalog/upload.toml"
    let text = try String(contentsOf: package.folder.appendingPathComponent(path), encoding: .utf8)
    try package.write(
      text.replacing(
        "arguments = { ", with: "arguments = { token = { type = \"string\", private = true }, "),
      to: path)
    let shown = ["show", "upload.tooManyFiles", "--project", "Sources/Pay"]
    let result = try runBayan(shown, in: package.folder)
    #expect(result.status == 0)
    #expect(result.output.contains("You can send 3 files at a time."))
    let refused = try runBayan(shown + ["--arg", "token=s3cret"], in: package.folder)
    #expect(refused.status == 64)
    #expect(
      refused.errors.contains(
        "'token' is private: no message gets its value, so leave it out."))
  }

  @Test func `the JSON sink prints JSON`() throws {
    let package = try TestProject.package()
    let result = try package.bayan(
      "show", "upload.offline", "--locale", "ar", "--sink", "json", "--project", "Sources/Pay")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["error"] as? String == "upload.offline")
    #expect(object["locale"] as? String == "ar")
    #expect(object["direction"] as? String == "rtl")
    #expect((object["title"] as? String)?.isEmpty == false)
    #expect((object["options"] as? [[String: String]])?.map { $0["name"] } == ["retry", "cancel"])
  }
}
