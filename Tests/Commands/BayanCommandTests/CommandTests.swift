import BayanTestProject
import Foundation
import Testing

@Suite("The command")
struct CommandTests {
  @Test func `check is silent about this repository's catalog and exits 0`() throws {
    let result = try TestProject.copy(isWhole: true).bayan("check")
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.isEmpty)
  }

  struct Spoiling: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var old: String
    var new: String
    /// The beginning of the first diagnostic's line.
    var place: String
    var rule: String
  }

  /// The diagnostics of the project that each spoiling begins with.
  private static let clean = Known<String, String>()

  @Test(arguments: [
    Spoiling(
      testDescription: "a facet deleted", file: "Locales/ar/login.toml",
      old: "title = \"تغيّرت كلمة السر\"\n", new: "", place: "Locales/ar/login.toml:7:2: error: ",
      rule: "translation-missing"),
    Spoiling(
      testDescription: "an entry misnamed", file: "Locales/ar/login.toml",
      old: "[passwordChanged]", new: "[passwordChange]",
      place: "Locales/ar/login.toml:7:2: error: ", rule: "translation-obsolete"),
    Spoiling(
      testDescription: "a button's label deleted", file: "Locales/ar/options.toml",
      old: "[retry]\nlabel = \"إعادة المحاولة\"\n", new: "[retry]\n",
      place: "Locales/ar/options.toml:", rule: "option-label-missing"),
    Spoiling(
      testDescription: "a placeholder that nobody declared", file: "Locales/ar/login.toml",
      old: "حساب مختلف", new: "حساب {$مختلف}",
      place: "Locales/ar/login.toml:20:16: error: ", rule: "placeholder-unknown"),
    Spoiling(
      testDescription: "a message that doesn't parse", file: "Locales/ar/login.toml",
      old: "حساب مختلف", new: "حساب {مختلف", place: "Locales/ar/login.toml:20:",
      rule: "syntax-error"),
    Spoiling(
      testDescription: "TOML that doesn't parse", file: "Locales/ar/login.toml",
      old: "title = \"حساب مختلف\"", new: "title = \"حساب مختلف",
      place: "Locales/ar/login.toml:20:", rule: "toml-syntax"),
    Spoiling(
      testDescription: "a category that isn't there", file: "Catalog/login.toml",
      old: "value = 302\ncategory = \"recoverable\"",
      new: "value = 302\ncategory = \"recoverble\"",
      place: "Catalog/login.toml:20:12: error: ", rule: "unknown-category"),
    Spoiling(
      testDescription: "one value for two codes", file: "Catalog/login.toml", old: "value = 303",
      new: "value = 302", place: "Catalog/login.toml:25:9: error: ",
      rule: "code-value-duplicate"),
    Spoiling(
      testDescription: "a misspelt key", file: "Catalog/login.toml",
      old: "value = 302\ncategory", new: "valeu = 302\ncategory",
      place: "Catalog/login.toml:", rule: "unknown-key"),
    Spoiling(
      testDescription: "a recovery that isn't there", file: "Catalog/login.toml",
      old: "value = 302\ncategory = \"recoverable\"\nrecovery = \"logIn\"",
      new: "value = 302\ncategory = \"recoverable\"\nrecovery = \"logInn\"",
      place: "Catalog/login.toml:21:12: error: ", rule: "unknown-recovery"),
    Spoiling(
      testDescription: "a code among the words", file: "Locales/ar/login.toml",
      old: "title = \"حساب مختلف\"", new: "title = \"حساب مختلف ٣٠٤\"",
      place: "Locales/ar/login.toml:20:21: warning: ", rule: "raw-code-shown"),
    Spoiling(
      testDescription: "a service's code among the words", file: "Locales/en/login.toml",
      old: "title = \"Different account\"", new: "title = \"Different account (7190)\"",
      place: "Locales/en/login.toml:17:29: warning: ", rule: "raw-code-shown"),
    Spoiling(
      testDescription: "a domain among the words", file: "Locales/en/login.toml",
      old: "title = \"Different account\"", new: "title = \"com.facebook.sdk.core\"",
      place: "Locales/en/login.toml:17:10: warning: ", rule: "raw-code-shown"),
    Spoiling(
      testDescription: "a plural without few", file: "Locales/ar/sample.toml",
      old: "few {{بعد {$n} ثوانٍ}}\n", new: "", place: "Locales/ar/sample.toml:4:8: warning: ",
      rule: "plural-category-missing"),
    Spoiling(
      testDescription: "a placeholder misspelt in one variant", file: "Locales/ar/sample.toml",
      old: "few {{بعد {$n} ثوانٍ}}", new: "few {{بعد {$m} ثوانٍ}}",
      place: "Locales/ar/sample.toml:8:12: error: ", rule: "placeholder-unknown"),
    Spoiling(
      testDescription: "one answer for two codes", file: "Catalog/sample.toml",
      old: "{ code = 7190 }", new: "{ code = 7004 }",
      place: "Catalog/sample.toml:11:10: error: ", rule: "match-duplicate"),
  ])
  func `check names what was spoilt, at its place, and an error exits with 1`(
    _ spoiling: Spoiling
  ) throws {
    let project = try TestProject.copy()
    try project.addSample()
    let clean = try Self.clean.value(of: "check") { try project.bayan("check").errors }
    try #require(!clean.contains("[\(spoiling.rule)]"))
    try project.replace(spoiling.old, with: spoiling.new, in: spoiling.file)
    let result = try project.bayan("check")
    let isWarning = spoiling.place.hasSuffix("warning: ")
    #expect(result.status == (isWarning ? 0 : 1))
    let mark = isWarning ? "[\(spoiling.rule)]" : ": error: "
    let lines = result.errors.split(separator: "\n").filter { $0.contains(mark) }
    #expect(lines.count == 1, "\(result.errors)")
    #expect(
      lines.contains { $0.hasPrefix(spoiling.place) && $0.hasSuffix("[\(spoiling.rule)]") },
      "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func `generate --file writes one file, and nothing but diagnostics with --quiet`() throws {
    let project = try TestProject.copy()
    let output = project.folder.appendingPathComponent("output").path
    let arguments = ["--file", "All.swift", "--output", output, "--project"]
    let result = try runBayan(["generate", "--quiet"] + arguments + [project.folder.path])
    #expect(result == CommandResult(status: 0, output: "", errors: ""))
    let names = try FileManager.default.contentsOfDirectory(atPath: output)
    #expect(names.filter { !$0.hasPrefix(".") } == ["All.swift"])
    let text = try project.read("output/All.swift")
    for part in ["enum LoginError", "static let packAr", "enum BayanSDKErrorsCatalog"] {
      #expect(text.contains(part))
    }
  }

  @Test func `generate --file, repeated, keeps the words apart from the error types`() throws {
    let project = try TestProject.copy(isWhole: true)
    let output = project.folder.appendingPathComponent("output").path
    // There are more files than error types: each declared file has to be written.
    let names = ["Words.swift"] + (1...20).map { "Errors\($0).swift" }
    let arguments =
      ["generate", "--output", output, "--project", project.folder.path]
      + names.flatMap { ["--file", $0] }
    _ = try runBayan(arguments)
    let texts = try names.map { try project.read("output/\($0)") }
    for part in ["static let packAr", "static let packEn", "enum BayanSDKErrorsCatalog"] {
      #expect(texts[0].contains(part))
    }
    #expect(!texts.dropFirst().contains { $0.contains("static let pack") })
    let types = texts.map { $0.components(separatedBy: "BayanRuntime.GeneratedError").count - 1 }
    #expect(types[0] == 0 && types.max() == 1 && types.last == 0, "\(types)")
    #expect(types.reduce(0, +) == 9)
    #expect(texts.allSatisfy { $0.hasPrefix("// Generated from ") })

    #expect(try runBayan(arguments).errors == "\(names.count) files up to date\n")
    try FileManager.default.removeItem(atPath: output + "/Errors20.swift")
    #expect(try runBayan(arguments).errors == "wrote Errors20.swift\n")
  }

  @Test(arguments: [
    (["a/b.swift"], "'a/b.swift' is not the name of a Swift file"),
    ([""], "'' is not the name of a Swift file"),
    (["a.txt"], "'a.txt' is not the name of a Swift file"),
    ([".swift"], "'.swift' is not the name of a Swift file"),
    (["a.swift", "a.swift"], "'--file a.swift' is given twice"),
  ])
  func `generate --file takes names of files, each once`(names: [String], message: String) throws {
    let result = try runBayan(["generate"] + names.flatMap { ["--file", $0] })
    #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [
    (["generate", "--file", "All.swift", "--output", "out"], "out/All.swift"),
    (["pack", "--output", "out"], "out/ar.bayanpack"),
    (["check", "--format", "json", "--output", "out/report.json"], "out/report.json"),
  ])
  func `a failed write is reported in the system's words`(
    arguments: [String], path: String
  ) throws {
    let project = try TestProject.copy()
    // A folder with files is in the place of the output file.
    let obstacle = project.folder.appendingPathComponent(path)
    try? FileManager.default.removeItem(at: obstacle)
    try FileManager.default.createDirectory(
      at: obstacle.appendingPathComponent("within"), withIntermediateDirectories: true)
    let output = project.folder.path + "/out"
    let result = try runBayan(
      [arguments[0], "--project", project.folder.path]
        + arguments.dropFirst().map { $0.hasPrefix("out") ? output + $0.dropFirst(3) : $0 })
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix("error: cannot write '")
        && result.errors.hasSuffix("\(path)': Is a directory\n"),
      "\(result.errors)")
  }

  @Test func `a folder that can't be made is named`() throws {
    let project = try TestProject.copy()
    let output = project.folder.path + "/Catalog/bayan.toml/out"
    let result = try project.bayan("generate", "--output", output)
    let errors = "error: cannot write '\(output)': Not a directory\n"
    #expect(result == CommandResult(status: 1, output: "", errors: errors))
  }

  @Test func `generate --full-paths reports as compilers do`() throws {
    let project = try TestProject.copy()
    try project.replace("حساب مختلف", with: "{", in: "Locales/ar/login.toml")
    let result = try project.bayan("generate", "--full-paths")
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix("\(project.folder.path)/Locales/ar/login.toml:20:"),
      "\(result.errors)")
  }

  @Test func `all diagnostics of a run come at once`() throws {
    let project = try TestProject.copy()
    try project.replace("حساب مختلف", with: "{", in: "Locales/ar/login.toml")
    try project.replace(
      "value = 301\ncategory = \"recoverable\"", with: "value = 301\ncategory = \"recoverble\"",
      in: "Catalog/login.toml")
    try project.replace("[retry]", with: "[retri]", in: "Locales/en/options.toml")
    let result = try project.bayan("check")
    for rule in ["syntax-error", "unknown-category", "translation-obsolete"] {
      #expect(result.errors.contains("[\(rule)]"), "\(result.errors)")
    }
  }

  @Test(arguments: ["2147483648", "-2147483649", "1152921504606846977", "0x80004005"])
  func `check says what generate would refuse: a number that some platforms don't have`(
    value: String
  ) throws {
    let project = try TestProject.copy()
    try project.replace("value = 301\n", with: "value = \(value)\n", in: "Catalog/login.toml")
    for command in ["check", "generate"] {
      let result = try project.bayan(command)
      #expect(result.status == 1)
      #expect(
        result.errors.contains("Catalog/login.toml:13:9: error: the value of 'unknown'"),
        "\(command): \(result.errors)")
      #expect(result.errors.contains("[invalid-value]"))
    }
  }

  @Test func `check --format json prints one object on standard output`() throws {
    let project = try TestProject.copy()
    try project.replace("title = \"حساب مختلف\"\n", with: "", in: "Locales/ar/login.toml")
    let result = try project.bayan("check", "--format", "json")
    #expect(result.status == 1)
    #expect(result.errors.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let diagnostics = try #require((object as? [String: Any])?["diagnostics"] as? [[String: Any]])
    let diagnostic = try #require(
      diagnostics.first { $0["severity"] as? String != "note" && $0["suppression"] is NSNull })
    #expect(diagnostic["rule"] as? String == "translation-missing")
    #expect(diagnostic["severity"] as? String == "error")
    #expect(diagnostic["file"] as? String == "Locales/ar/login.toml")
    #expect(diagnostic["line"] as? Int == 19)
    #expect(diagnostic["column"] as? Int == 2)
    #expect(diagnostic["locale"] as? String == "ar")
    #expect((diagnostic["key"] as? String)?.contains("userMismatch") == true)
    #expect(diagnostic["message"] is String)
  }

  @Test func `an unreadable path is a diagnostic, not a crash`() throws {
    let cases: [(String, Data)] = [
      ("toml-syntax", Data(repeating: UInt8(ascii: "x"), count: 100)),
      ("encoding-invalid", Data([0x5B, 0x61, 0x5D, 0x0A, 0xFF, 0xFE])),
      ("byte-order-mark", Data([0xEF, 0xBB, 0xBF]) + Data("[other]\n".utf8)),
      ("translation-missing", Data()),
      ("toml-nesting-too-deep", Data("a = ".utf8) + Data(repeating: 0x5B, count: 10_000)),
      ("file-too-large", Data(repeating: 0x20, count: 100 << 20)),
    ]
    for (rule, data) in cases {
      let project = try TestProject.copy()
      try project.write(data, to: "Locales/ar/categories.toml")
      let result = try project.bayan("check")
      #expect(result.status == 1)
      let lines = result.errors.split(separator: "\n")
      #expect(
        lines.contains {
          $0.hasPrefix("Locales/ar/categories.toml:") && $0.hasSuffix("[\(rule)]")
        }, "\(rule): \(result.errors.prefix(2_000))")
    }
  }

  @Test func `a locale without its folder is named where it is listed`() throws {
    let project = try TestProject.copy()
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Locales/ar"))
    let result = try project.bayan("check")
    #expect(result.status == 1)
    #expect(result.errors.contains("Catalog/bayan.toml:3:18: error: "), "\(result.errors)")
    #expect(result.errors.contains("[locale-missing]"))
  }

  @Test func `a folder without a project is a diagnostic`() throws {
    let project = try TestProject.copy()
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Catalog"))
    let result = try project.bayan("check")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Catalog/bayan.toml:1:1: error: "))
  }

  @Test(arguments: [
    ["check", "--no-such"], ["no-such"], ["show", "nodot"], ["show", "login.no"],
    ["show", "no.unknown"], ["format", "x", "--arg", "n"], ["check", "--format", "xml"],
    ["explain", "translation-mising"], ["schema", "sentence"],
  ])
  func `a command line that can't be understood exits 64`(arguments: [String]) throws {
    let isShow = arguments.first == "show"
    let project = ["--project", packageFolder.path]
    #expect(try runBayan(arguments + (isShow ? project : [])).status == 64)
  }

  @Test func `schema without a kind names the kinds`() throws {
    let result = try runBayan(["schema"])
    #expect(result.status == 64)
    for kind in ["'project'", "'domain'", "'words'"] {
      #expect(result.errors.contains(kind), "\(result.errors)")
    }
  }

  @Test func `an error in a command's arguments names that command's help`() throws {
    let folder = packageFolder.path
    let late = try runBayan(["check", "--project", folder, "--locale", "fr"])
    #expect(
      late.errors
        == "Error: The catalog has no locale 'fr'; it has 'ar' and 'en'.\nSee 'bayan help check'.\n"
    )
    let early = try runBayan(["allow", "no-such-rule", "--reason", "r"])
    #expect(early.status == 64 && early.errors.contains("\nUsage: bayan allow "), "\(early.errors)")
  }

  @Test func `check --fix replaces quotes of a word processor, whatever the words are`() throws {
    let project = try TestProject.copy()
    try project.replace(
      "\"حساب مختلف\"", with: "“حساب مختلف ٣٠٤”", in: "Locales/ar/login.toml")
    #expect(try project.bayan("check").errors.contains("[toml-value]"))
    _ = try project.bayan("check", "--fix")
    #expect(try project.read("Locales/ar/login.toml").contains("\"حساب مختلف ٣٠٤\""))
    #expect(try project.bayan("check").errors.contains("[raw-code-shown]"))
  }

  @Test func `a file that is no file is reported, and nothing of its words`() throws {
    let project = try TestProject.copy()
    let path = project.folder.appendingPathComponent("Locales/ar/login.toml").path
    try FileManager.default.removeItem(atPath: path)
    let cases: [(String, () throws -> Void)] = [
      (
        "the file can't be read, because it is a link that leads to no file; remove it",
        { try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "no.toml") }
      ),
      (
        "this is a folder, but a file is expected; move or rename it",
        {
          try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false)
        }
      ),
      (
        "this is a pipe or a device, but a file is expected; remove it",
        { try #require(mkfifo(path, 0o600) == 0) }
      ),
    ]
    for (message, make) in cases {
      try make()
      defer { try? FileManager.default.removeItem(atPath: path) }
      let result = try project.bayan("check")
      #expect(result.status == 1)
      let lines = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(
        lines == ["Locales/ar/login.toml:1:1: error: \(message) [file-unreadable]"])
    }
  }

  @Test func `allow --key takes an entry`() throws {
    let project = try TestProject.copy()
    try project.replace("حساب مختلف", with: "حساب  مختلف", in: "Locales/ar/login.toml")
    let allowed = try project.bayan(
      "allow", "double-space", "--key", "login.userMismatch", "--reason", "r")
    #expect(allowed.status == 0, "\(allowed.errors)")
    #expect(allowed.errors.hasPrefix("suppressed login.userMismatch.title"))
    let wrong = try project.bayan("allow", "double-space", "--key", "title", "--reason", "r")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("'title' is not a key. Write an entry as in login.unknown, or"))
  }

  @Test func `generate writes what isn't there, and then nothing`() throws {
    let project = try TestProject.copy()
    let first = try project.bayan("generate")
    #expect(first.status == 0)
    let path = "Sources/BayanSDKErrors/Generated/LoginError+Generated.swift"
    #expect(try project.read(path).contains("case passwordChanged"))
    let file = project.folder.appendingPathComponent(path)
    let before = try FileManager.default.attributesOfItem(atPath: file.path)
    let second = try project.bayan("generate")
    #expect(second.status == 0)
    #expect(second.errors.contains("up to date"))
    let after = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(before[.systemFileNumber] as? NSNumber == after[.systemFileNumber] as? NSNumber)
  }

  @Test func `generate leaves what was there untouched where there is an error`() throws {
    let project = try TestProject.copy()
    #expect(try project.bayan("generate").status == 0)
    let path = "Sources/BayanSDKErrors/Generated/LoginError+Generated.swift"
    let before = try project.read(path)
    try project.replace("حساب مختلف", with: "{", in: "Locales/ar/login.toml")
    let result = try project.bayan("generate")
    #expect(result.status == 1)
    #expect(result.errors.contains("[syntax-error]"))
    #expect(try project.read(path) == before)
  }

  @Test func `generate removes files of domains that are gone, and no others`() throws {
    let project = try TestProject.copy()
    #expect(try project.bayan("generate").status == 0)
    let folder = "Sources/BayanSDKErrors/Generated/"
    try project.write("// Generated from Catalog/old.toml\n", to: folder + "Old+Generated.swift")
    try project.write("// by hand\n", to: folder + "Hand+Generated.swift")
    let result = try project.bayan("generate")
    #expect(result.errors.contains("removed Old+Generated.swift"))
    #expect(throws: (any Error).self) { try project.read(folder + "Old+Generated.swift") }
    #expect(try project.read(folder + "Hand+Generated.swift") == "// by hand\n")
  }

  @Test func `show draws the alert as its reader meets it`() throws {
    let result = try TestProject.copy().bayan("show", "login.passwordChanged", "--locale", "ar-EG")
    #expect(result.status == 0)
    #expect(
      result.output == """
        ┌ تغيّرت كلمة السر
        │ تغيّرت كلمة سر حسابك على فيسبوك بعد آخر تسجيل دخول إلى هذا التطبيق. \
        يُرجى تسجيل الدخول مجددًا بكلمة السر الجديدة.
        │ [ تسجيل الدخول ]  [ إلغاء ]
        └ ar, right to left

        """)
  }

  @Test func `format runs a message`() throws {
    let message = """
      .input {$n :integer} .match $n zero {{لا ملفات}} one {{ملف}} two {{ملفان}} \
      few {{{$n} ملفات}} many {{{$n} ملفًا}} * {{{$n} ملف}}
      """
    let result = try runBayan([
      "format", message, "--locale", "ar-EG", "--arg", "n=3", "--sink", "terminal",
    ])
    #expect(result.status == 0)
    #expect(result.output == "٣ ملفات\n")
    let broken = try runBayan(["format", "{$n"])
    #expect(broken.status == 1)
    #expect(broken.errors.hasPrefix("message:1:"))
    #expect(broken.errors.contains("[syntax-error]"))
    let missing = try runBayan(["format", "{$n}", "--sink", "log"])
    #expect(missing.status == 1)
    #expect(missing.output == "{$n}\n")
    #expect(missing.errors.contains("[unresolved-variable]"))
  }

  @Test func `explain tells of a rule, and lists them all`() throws {
    let one = try runBayan(["explain", "plural-category-missing"])
    #expect(one.status == 0)
    #expect(
      one.output.hasPrefix("plural-category-missing (warning)\n\nWhy warning: It may be right"))
    let all = try runBayan(["explain"])
    #expect(all.output.contains("option-unused                "))
    let misspelt = try runBayan(["explain", "translation-mising"])
    #expect(misspelt.errors.contains("Did you mean 'translation-missing'?"))
  }

  @Test func `coverage is whole for this repository's catalog, and names what isn't there`() throws
  {
    let project = try TestProject.copy(isWhole: true)
    #expect(try project.bayan("coverage").status == 0)
    try project.replace("title = \"حساب مختلف\"\n", with: "", in: "Locales/ar/login.toml")
    let result = try project.bayan("coverage")
    #expect(result.status == 1)
    let gap = "  Locales/ar/login.toml:19  login.userMismatch.title, from en\n"
    #expect(result.output.contains(gap))
    let json = try project.bayan("coverage", "--format", "json")
    #expect(json.output.contains("\"key\": \"login.userMismatch.title\", \"line\": 19"))
  }

  @Test func `init writes a project that passes, and never over another`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-init-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["--project", folder.path]
    #expect(try runBayan(["init"] + arguments).status == 0)
    let check = try runBayan(["check", "--strict", "--notes"] + arguments)
    #expect(check.status == 0)
    #expect(check.errors == "")
    let shown = try runBayan(
      ["show", "upload.tooManyFiles", "--locale", "ar", "--arg", "limit=2"] + arguments)
    #expect(shown.output.contains("يمكن إرسال ملفين في كل مرة."))
    let again = try runBayan(["init"] + arguments)
    #expect(again.status == 1)
    #expect(again.errors.contains("nothing was written"))
  }
}
