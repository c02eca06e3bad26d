import BayanTestProject
import Foundation
import Testing

@Suite("export and import")
struct ExchangeCommandTests {
  static let formats = ["xliff-2.2", "xliff-2.1", "xliff-1.2"]

  /// Returns the catalog's files by path.
  private func files(of project: TestProject) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for folder in ["Catalog", "Locales"] {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: project.folder.appendingPathComponent(folder).path)
      for path in paths where path.hasSuffix(".toml") || path.hasSuffix(".lock") {
        let url = project.folder.appendingPathComponent(folder).appendingPathComponent(path)
        files["\(folder)/\(path)"] = try Data(contentsOf: url)
      }
    }
    return files
  }

  @Test(arguments: formats)
  func `a file that comes back untouched changes no byte`(format: String) throws {
    let project = try TestProject.copy(isWhole: true)
    let before = try files(of: project)
    let exported = try project.bayan(
      "export", "--locale", "ar", "--to", format, "-o", "ar.xlf", "--certificate", "loss.json")
    #expect(exported.status == 0 && exported.output == "")
    #expect(exported.errors.hasPrefix("certificate of loss: \(format), ar: "))
    let losses = try JSONSerialization.jsonObject(with: Data(try project.read("loss.json").utf8))
    let certificate = try #require(losses as? [String: Any])
    #expect(certificate["format"] as? String == format)
    let result = try project.bayan("import", "ar.xlf")
    #expect(result.status == 0, "\(result.errors)")
    let count = try #require(certificate["messages"] as? Int)
    #expect(result.output == "messages: \(count) as here\n")
    #expect(try files(of: project) == before)
  }

  @Test(arguments: ["xcstrings", "stringsdict", "strings"])
  func `Apple's formats come back untouched too`(format: String) throws {
    let project = try TestProject.copy(isWhole: true)
    let before = try files(of: project)
    let exported = try project.bayan(
      "export", "--locale", "ar", "--to", format, "--lossy", "-o", "ar.file")
    #expect(exported.status == 0 && exported.output == "")
    let result = try project.bayan("import", "ar.file", "--locale", "ar")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasSuffix(" as here\n") && !result.output.contains(","))
    #expect(try files(of: project) == before)
  }

  @Test func `a folder that Xcode has exported is read by the file in it, and no format writes it`()
    throws
  {
    let project = try TestProject.copy()
    let contents = project.folder.appendingPathComponent("ar.xcloc/Localized Contents")
    let missing = try project.bayan("import", "ar.xcloc")
    #expect(missing.status == 64 && missing.errors.contains("There is no file 'ar.xcloc'"))
    try FileManager.default.createDirectory(at: contents, withIntermediateDirectories: true)
    let empty = try project.bayan("import", "ar.xcloc/")
    #expect(empty.status == 64 && empty.errors.contains("'Localized Contents/ar.xliff'"))
    try project.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="App/Errors.xcstrings" source-language="en" target-language="ar">
          <body><trans-unit id="login.passwordChanged.title" xml:space="preserve">
            <source>x</source><target state="translated">تبدّلت كلمة السر</target>
          </trans-unit></body>
        </file>
      </xliff>

      """, to: "ar.xcloc/Localized Contents/ar.xliff")
    for name in ["ar.xcloc", "ar.xcloc/", "renamed.xcloc"] {
      if name.hasPrefix("renamed") {
        try FileManager.default.moveItem(
          at: project.folder.appendingPathComponent("ar.xcloc"),
          to: project.folder.appendingPathComponent(name))
      }
      let result = try project.bayan("import", name, "--dry-run")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("messages: 1 changed"))
    }
    let exported = try project.bayan("export", "--locale", "ar", "--to", "xcode-xliff")
    #expect(exported.status == 64)
  }

  @Test func `a string catalog that can't be read is left alone`() throws {
    let project = try TestProject.copy()
    let damaged = "{\n  \"strings\" : {\n<<<<<<< HEAD\n"
    try project.write(damaged, to: "a.xcstrings")
    let result = try project.bayan(
      "export", "--locale", "ar", "--to", "xcstrings", "--lossy", "-o", "a.xcstrings")
    #expect(result.status == 1)
    #expect(result.errors.contains("a.xcstrings:3:1: error: expected a name in quotes here"))
    #expect(try project.read("a.xcstrings") == damaged)
    #expect(try project.bayan("import", "a.xcstrings").status == 1)
  }

  @Test func `one changed text is written, and a run without writing shows it`() throws {
    let project = try TestProject.copy()
    let exported = try project.bayan(
      "export", "login.passwordChanged", "--locale", "ar", "--to", "xliff-2.2")
    let title = "<target>تغيّرت كلمة السر</target>"
    try #require(exported.output.components(separatedBy: title).count == 2)
    try project.write(
      exported.output.replacing(title, with: "<target>تبدّلت كلمة السر</target>"), to: "ar.xlf")
    let before = try files(of: project)
    let dry = try project.bayan("import", "ar.xlf", "--dry-run")
    #expect(dry.status == 0)
    #expect(
      dry.output == """
        login.passwordChanged.title  changed  translated  [-تغيّرت-]{+تبدّلت+} كلمة السر
        messages: 1 changed, 2 as here

        """)
    let json = try project.bayan("import", "ar.xlf", "--dry-run", "--format", "json")
    let parsed = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let changes = try #require(parsed?["changes"] as? [[String: Any]])
    #expect(changes.map { $0["after"] as? String } == ["تبدّلت كلمة السر"])
    #expect(try files(of: project) == before)

    #expect(try project.bayan("import", "ar.xlf").status == 0)
    var expected = before
    let words = try #require(before["Locales/ar/login.toml"])
    expected["Locales/ar/login.toml"] = Data(
      String(decoding: words, as: UTF8.self)
        .replacing("\"تغيّرت كلمة السر\"", with: "\"تبدّلت كلمة السر\"").utf8)
    #expect(try files(of: project) == expected)
    #expect(try project.bayan("check", "--strict").status == 0)
  }

  @Test func `refused texts get into a report for the translator`() throws {
    let project = try TestProject.copy()
    let exported = try project.bayan(
      "export", "login.passwordChanged", "--locale", "ar", "--to", "xliff-1.2")
    let text = exported.output
      .replacing("تغيّرت كلمة السر</target>", with: "</target>")
      .replacing("login.passwordChanged.suggestion", with: "login.gone.suggestion")
    try project.write(text, to: "ar.xlf")
    let before = try files(of: project)
    let result = try project.bayan("import", "ar.xlf", "--report", "letter.txt")
    #expect(result.status == 1)
    #expect(result.output.contains("login.passwordChanged.title: the file no longer has"))
    #expect(
      result.output.contains("login.gone.suggestion: no message has this name"))
    let letter = try project.read("letter.txt")
    #expect(letter.contains("  source: Your password has changed\n"))
    #expect(letter.contains("why: the project has no such message"))
    #expect(try files(of: project) == before)
  }

  @Test func `a damaged file is named with the place, and nothing is written`() throws {
    let project = try TestProject.copy()
    let exported = try project.bayan("export", "--locale", "ar", "--to", "xliff-2.2").output
    let before = try files(of: project)
    let lines = exported.split(separator: "\n", omittingEmptySubsequences: false)
    let cut = lines.prefix(40).joined(separator: "\n").replacing("</target>", with: "x</target>")
    let cases: [(text: String, message: String)] = [
      (cut, "ar.xlf:40:"),
      (exported.replacing("<xliff ", with: "<!DOCTYPE xliff>\n<xliff "), "ar.xlf:2:1: error: "),
      (exported + "<xliff/>", "[exchange-syntax]"),
      (exported.replacing("UTF-8", with: "windows-1256"), "[encoding-invalid]"),
      ("no XML", "error: 'ar.xlf' has an unknown format"),
      ("", "error: 'ar.xlf' is empty"),
    ]
    for (text, message) in cases {
      try project.write(text, to: "ar.xlf")
      let result = try project.bayan("import", "ar.xlf")
      #expect(result.status == 1, "\(message)")
      #expect(result.errors.contains(message), "\(message): \(result.errors)")
      #expect(try files(of: project) == before)
    }
  }

  /// For each format: a damaged file, a file in another encoding, and a hostile file.
  @Test(arguments: [
    "xliff-2.2", "xliff-2.1", "xliff-1.2", "po", "xcstrings", "stringsdict", "strings",
  ])
  func `a bad file of any format is named with the place, and nothing is written`(
    format: String
  ) throws {
    let project = try TestProject.copy()
    let keys = try project.bayan("export", "--locale", "ar", "--to", format, "--lossy").output
    let before = try files(of: project)
    let whole = Array(keys.utf8)
    let word = try #require(whole.firstRange(of: Array("كلمة السر".utf8)))
    var encoded = whole
    encoded.replaceSubrange(word, with: [0xDF, 0xE1, 0xE3, 0xC9])
    let hostile = keys.replacing("login.passwordChanged.title", with: "../../etc/x.title")
    let cases: [(bytes: [UInt8], message: String)] = [
      // The cut is within a text, so that the file is incomplete in every format. PO refuses the
      // entry.
      (
        Array(whole[..<word.lowerBound]),
        format == "po" ? "this text has no quotation mark at its end" : "[exchange-syntax]"
      ),
      (encoded, "[encoding-invalid]"),
      (Array(hostile.utf8), "../../etc/x.title: no message has this name"),
    ]
    for (bytes, message) in cases {
      try Data(bytes).write(to: project.folder.appendingPathComponent("back"))
      let result = try project.bayan("import", "back", "--locale", "ar")
      #expect(result.status == 1, "\(message): \(result.output)")
      let said = result.output + result.errors
      #expect(said.contains(message), "\(message): \(said)")
      #expect(said.firstMatch(of: #/back:\d+:/#) != nil, "\(message): \(said)")
      #expect(try files(of: project) == before)
    }
  }

  @Test func `a string catalog of somebody else's keeps all its bytes beside the new messages`()
    throws
  {
    let project = try TestProject.copy()
    let foreign = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Zoo" : {
            "extractionState" : "stale",
            "future" : [ 1.50, true ],
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Zoo" } }
            }
          }
        },
        "version" : "1.1",
        "zz" : null
      }

      """
    try project.write(foreign, to: "App.xcstrings")
    let export = [
      "export", "login.passwordChanged", "--locale", "ar", "--lossy", "-o", "App.xcstrings",
    ]
    // Another format would lose the file's content.
    for other in ["po", "xliff-2.2", "strings", "stringsdict"] {
      let refused = try project.bayan(export + ["--to", other])
      #expect(refused.status == 1 && refused.errors.contains("cannot write 'App.xcstrings'"))
      #expect(try project.read("App.xcstrings") == foreign)
    }
    #expect(try project.bayan(export + ["--to", "xcstrings"]).status == 0)
    let written = try project.read("App.xcstrings")
    #expect(written.contains("login.passwordChanged.title"))
    // Each line of the old file is still there, in the same order.
    var rest = written.split(separator: "\n")[...]
    for line in foreign.split(separator: "\n") {
      let place = rest.firstIndex { $0 == line || $0 == "\(line)," }
      rest = rest[(try #require(place, "\(line)") + 1)...]
    }
    // A file with another source language is refused, and so is an incomplete file.
    for (from, to) in [("\"en\"", "\"fr\""), ("\"zz\" : null", "\"zz\" : ")] {
      let other = foreign.replacing(from, with: to)
      try project.write(other, to: "App.xcstrings")
      for options in [[], ["--force"]] {
        #expect(try project.bayan(export + ["--to", "xcstrings"] + options).status == 1)
        #expect(try project.read("App.xcstrings") == other)
      }
    }
  }

  @Test func `each format has a page of its own, which the list of pages names`() throws {
    let error = try TestProject.copy().bayan("export", "--locale", "ar", "--to", "none").errors
    let names = error.matches(of: #/'([a-z0-9.-]+)'/#).map { String($0.output.1) }.dropFirst()
    #expect(names.count >= 7, "\(error)")
    let folder = packageFolder.appendingPathComponent("Documentation/Exchange")
    let list = try String(
      contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    for name in names {
      let line = list.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") }
      let page = try #require(line?.firstMatch(of: #/\]\((.*\.md)\)/#)?.output.1, "\(name)")
      let text = try String(
        contentsOf: folder.appendingPathComponent(String(page)), encoding: .utf8)
      #expect(text.contains("--to \(name)"), "\(page)")
      #expect(DocumentationTests.pages.contains("Documentation/Exchange/\(page)"), "\(page)")
    }
  }

  @Test func `wrong arguments are refused with the reason`() throws {
    let project = try TestProject.copy()
    let unknown = try project.bayan("export", "--locale", "ar", "--to", "xliff-9")
    #expect(unknown.status == 64 && unknown.errors.contains("It can be 'xliff-2.2'"))
    #expect(try project.bayan("export", "--locale", "en", "--to", "xliff-2.2").status == 64)
    #expect(try project.bayan("export", "--locale", "xx", "--to", "xliff-2.2").status == 64)
    #expect(
      try project.bayan("export", "login.none", "--locale", "ar", "--to", "xliff-2.2").status == 64)
    #expect(try project.bayan("import", "none.xlf").status == 64)
    let exported = try project.bayan("export", "--locale", "ar", "--to", "xliff-2.2").output
    try project.write(exported.replacing("trgLang=\"ar\"", with: "trgLang=\"fr\""), to: "fr.xlf")
    let other = try project.bayan("import", "fr.xlf")
    #expect(other.status == 64 && other.errors.contains("'fr'"))
    let named = try project.bayan("import", "fr.xlf", "--locale", "ar")
    #expect(named.status == 64 && named.errors.contains("the file is in 'fr'; "))
    let region = exported.replacing("trgLang=\"ar\"", with: "trgLang=\"ar-SA\"")
    try project.write(region, to: "sa.xlf")
    #expect(try project.bayan("import", "sa.xlf", "--locale", "ar").status == 0)
    try project.write(exported.replacing("srcLang=\"en\"", with: "srcLang=\"de\""), to: "de.xlf")
    #expect(try project.bayan("import", "de.xlf").status == 64)
    #expect(try project.bayan("import", "fr.xlf", "--ours", "--theirs").status == 64)
  }

  @Test func `a file that no export has written is replaced only by force`() throws {
    let project = try TestProject.copy()
    let foreign = [
      "notes.txt": "Call the translator.\n",
      "other.xlf": """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="a" source-language="en" target-language="ar" datatype="plaintext"><body>
          <trans-unit id="1"><source>Open</source><target>فتح</target></trans-unit>
        </body></file>
      </xliff>

      """,
      "other.po": "msgid \"Open\"\nmsgstr \"فتح\"\n",
      "Catalog/login.toml": try project.read("Catalog/login.toml"),
      "package.json": "{ \"name\": \"app\" }\n",
    ]
    for (path, text) in foreign {
      try project.write(text, to: path)
      for options in [["-o", path], ["-o", "new.xlf", "--certificate", path]] {
        let result = try project.bayan(
          ["export", "--locale", "ar", "--to", "xliff-1.2"] + options)
        #expect(result.status == 1, "\(path)")
        #expect(result.errors.contains("cannot write '\(path)': bayan has not written"), "\(path)")
        #expect(try project.read(path) == text)
        let other = project.folder.appendingPathComponent("new.xlf").path
        #expect(!FileManager.default.fileExists(atPath: other), "nothing at all is written")
      }
    }
    let export = ["export", "--locale", "ar", "--to", "po", "-o", "other.po"]
    #expect(try project.bayan(export + ["--force"]).status == 0)
    #expect(try project.read("other.po").contains("login.passwordChanged.title"))
    // Files that bayan wrote may be replaced, and so may an empty file.
    #expect(try project.bayan(export + ["--certificate", "loss.txt"]).status == 0)
    #expect(try project.bayan(export + ["--certificate", "loss.txt"]).status == 0)
    try project.write("", to: "loss.txt")
    #expect(try project.bayan(export + ["--certificate", "loss.txt"]).status == 0)
  }

  @Test func `a file that is no report is replaced by one only by force`() throws {
    let project = try TestProject.copy()
    _ = try project.bayan("export", "--locale", "ar", "--to", "po", "-o", "ar.po")
    for name in ["report.txt", "report.json"] {
      try project.write("{ \"mine\": true }\n", to: name)
      let refused = try project.bayan("import", "ar.po", "--report", name)
      #expect(refused.status == 1 && refused.errors.contains("cannot write '\(name)'"))
      #expect(try project.read(name) == "{ \"mine\": true }\n")
      #expect(try project.bayan("import", "ar.po", "--report", name, "--force").status == 0)
      #expect(try project.bayan("import", "ar.po", "--report", name).status == 0)
    }
  }

  @Test(arguments: ["xliff-2.2", "po"])
  func `an export that a translator has worked on is an export still`(format: String) throws {
    let project = try TestProject.copy()
    let export = ["export", "--locale", "ar", "--to", format, "-o", "ar.file"]
    _ = try project.bayan(export)
    // Stamps are notes, and tools may drop notes.
    let text = try project.read("ar.file").replacing("bayan:", with: "x:")
      .replacing("كلمة السر", with: "الرمز")
    try project.write(text, to: "ar.file")
    #expect(try project.bayan(export).status == 0)
    #expect(try project.read("ar.file") != text)
  }

  @Test func `a file of 200 MB is refused before it is read`() throws {
    let project = try TestProject.copy()
    let path = project.folder.appendingPathComponent("ar.xlf").path
    // The file takes no room on the disk. If it were read as XML, the diagnostic would be another
    // one.
    try #require(FileManager.default.createFile(atPath: path, contents: nil))
    try #require(truncate(path, 200 << 20) == 0)
    let before = try files(of: project)
    let result = try project.bayan("import", "ar.xlf")
    #expect(result.status == 1)
    #expect(
      result.errors.contains("ar.xlf:1:1: error: the file has 209715200 bytes"), "\(result.errors)")
    #expect(result.errors.contains("[file-too-large]"))
    #expect(try files(of: project) == before)
    let export = try project.bayan("export", "--locale", "ar", "--to", "po", "-o", "ar.xlf")
    #expect(export.status == 1 && export.errors.contains("[file-too-large]"))
  }

  /// Python's own XML libraries read the file and write it again.
  @Test(arguments: formats)
  func `a file re-written by Python's XML libraries changes no byte`(format: String) throws {
    let project = try TestProject.copy()
    let before = try files(of: project)
    _ = try project.bayan("export", "--locale", "ar", "--to", format, "-o", "ar.xlf")
    let script = """
      from xml.etree import ElementTree
      from xml.dom import minidom
      ElementTree.parse("ar.xlf").write("tree.xlf", encoding="utf-16", xml_declaration=True)
      with open("dom.xlf", "w", encoding="utf-8") as file: minidom.parse("ar.xlf").writexml(file)
      """
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", script]
    python.currentDirectoryURL = project.folder
    try python.run()
    python.waitUntilExit()
    try #require(python.terminationStatus == 0, "python3 is needed")
    for file in ["tree.xlf", "dom.xlf"] {
      let result = try project.bayan("import", file)
      #expect(result.status == 0, "\(file): \(result.errors)")
      #expect(result.output.hasSuffix(" as here\n"))
    }
    #expect(try files(of: project) == before)
  }
}
