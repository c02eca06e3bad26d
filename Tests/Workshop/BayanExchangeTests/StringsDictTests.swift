import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanMessageSyntax
import BayanRules
import Foundation
import Testing

@Suite("exchange: stringsdict")
struct StringsDictTests {
  private func plist(_ text: String) throws -> [String: Any] {
    let value = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    return try #require(value as? [String: Any])
  }

  private func file(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(body)</dict></plist>
    """
  }

  @Test func `a plural is a variable with its forms, as Foundation reads it`() throws {
    let root = try plist(try SampleProject().text(StringsDict.self))
    let entry = try #require(root["disk.full.description"] as? [String: Any])
    #expect(entry["NSStringLocalizedFormatKey"] as? String == "%1$#@count@")
    let variable = try #require(entry["count"] as? [String: String])
    #expect(
      variable == [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
        "NSStringFormatValueTypeKey": "lld",
        "zero": "لا ملفات على %2$@.", "one": "ملف واحد على %2$@.", "two": "ملفان على %2$@.",
        "few": "%1$lld ملفات على %2$@.", "many": "%1$lld ملفًا على %2$@.",
        "other": "%1$lld ملف على %2$@.",
      ])
    let title = try #require(root["disk.full.title"] as? [String: Any])
    #expect(title["NSStringLocalizedFormatKey"] as? String == "ممتلئ 100%")
    #expect(root["disk.full.suggestion"] == nil, "it isn't translated")
  }

  private static let two = """
    [full]
    title = '''
    .input {$files :integer}
    .input {$disks :integer}
    .match $files $disks
    one one {{A file on a disk}}
    one * {{A file on {$disks} disks}}
    * one {{{$files} files on a disk}}
    * * {{{$files} files on {$disks} disks}}
    '''
    """

  @Test func `two selectors are a variable within a variable`() throws {
    let project = try SampleProject(
      source: Self.two, translation: Self.two,
      arguments: "disks = { type = \"integer\" }, files = { type = \"integer\" }")
    let output = StringsDict.write(project.document(), over: nil)
    #expect(output.losses.wrong == [])
    let text = String(decoding: output.bytes, as: UTF8.self)
    let entry = try #require(try plist(text)["disk.full.title"] as? [String: Any])
    #expect(entry["NSStringLocalizedFormatKey"] as? String == "%2$#@files@")
    let files = try #require(entry["files"] as? [String: String])
    #expect(files["NSStringFormatValueTypeKey"] == "lld")
    let names = ["one", "other"].map { String((files[$0] ?? "").dropFirst(5).dropLast()) }
    let inner = try names.map { try #require(entry[$0] as? [String: String]) }
    #expect(files["one"] == "%1$#@\(names[0])@" && names[0] != names[1])
    #expect(
      inner.map { [$0["one"], $0["other"]] } == [
        ["A file on a disk", "A file on %1$lld disks"],
        ["%2$lld files on a disk", "%2$lld files on %1$lld disks"],
      ])
    let result = project.imported(text, StringsDict.self)
    #expect(result.unchanged == 1 && result.changes.isEmpty && result.refusals.isEmpty)
    let changed = project.imported(
      text.replacing("A file on %1$lld disks", with: "On %1$lld disks a file"), StringsDict.self)
    #expect(
      changed.changes.map(\.new) == [
        "\(project.document().units[0].target?.messageText ?? "")".replacing(
          "A file on {$disks} disks", with: "On {$disks} disks a file")
      ])
  }

  @Test func `substitutions side by side are written out as variants`() throws {
    let project = try SampleProject(
      source: Self.two, translation: "",
      arguments: "files = { type = \"integer\" }, disks = { type = \"integer\" }")
    func variable(_ name: String, _ one: String, _ other: String) -> String {
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    let text = file(
      "<key>disk.full.title</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@ in %#@b@ (100%%)</string>"
        + variable("a", "one", "%d") + variable("b", "single", "%d places") + "</dict>")
    #expect(
      project.imported(text, StringsDict.self).changes.map(\.new) == [
        """
        .input {$files :integer}
        .input {$disks :integer}
        .match $files $disks
        one one {{one in single (100%)}}
        one * {{one in {$disks} places (100%)}}
        * one {{{$files} in single (100%)}}
        * * {{{$files} in {$disks} places (100%)}}
        """
      ])
  }

  @Test(arguments: [
    (
      "<string>%#@x@</string><key>y</key><dict><key>other</key><string>1</string></dict>",
      "there is no variable 'x' for '%#@x@'"
    ),
    (
      "<string>%#@x@</string><key>x</key><dict><key>one</key><string>1</string></dict>",
      "the variable 'x' has no text for 'other', which is always needed"
    ),
    (
      "<string>%#@x@</string><key>x</key><dict><key>other</key><string>%#@x@</string></dict>",
      "the variable 'x' refers to itself"
    ),
    (
      "<string>%#@x@</string><key>x</key><dict><key>NSStringFormatSpecTypeKey</key><string>No</string></dict>",
      "the variable 'x' has the rule 'No'; expected 'NSStringPluralRuleType'"
    ),
  ])
  func `variables that say nothing are refused`(_ body: String, _ reason: String) throws {
    let text = file(
      "<key>disk.full.title</key><dict><key>NSStringLocalizedFormatKey</key>\(body)</dict>")
    let result = try SampleProject().imported(text, StringsDict.self)
    #expect(result.refusals.map { $0.reasons.map(\.description) } == [[reason]])
  }

  @Test func `without any variable the text is text, and a value in it is unknown`() throws {
    let project = try SampleProject(translation: "")
    func imported(_ id: String) -> ExchangeImport {
      let entry = "<key>NSStringLocalizedFormatKey</key><string>10% %#@x@</string>"
      return project.imported(file("<key>\(id)</key><dict>\(entry)</dict>"), StringsDict.self)
    }
    #expect(imported("disk.plain.title").changes.map(\.new) == ["10% %#@x@"])
    #expect(
      imported("disk.full.description").refusals.map(\.reasons) == [
        ["'%1$#@x@' isn't a placeholder of this message; it has '%1$lld' and '%2$@'"]
      ])
  }

  @Test func `a stamp in the comment before the key finds conflicts and old sources`() throws {
    let former = try SampleProject()
    let text = former.text(StringsDict.self)
    let source = try #require(former.document().units.first?.source)
    #expect(text.contains("<!-- bayan:\(source.fingerprint)-"))
    let theirs = text.replacing("ممتلئ 100%", with: "امتلأ")
    try #require(theirs != text)
    // The translation has changed here, too.
    let ours = SampleProject.arabic.replacing("ممتلئ 100%", with: "مليء")
    let conflict = try SampleProject(translation: ours).imported(theirs, StringsDict.self)
    #expect(conflict.conflicts.map(\.theirs) == ["امتلأ"] && conflict.changes.isEmpty)
    // The source has changed here.
    let changed = SampleProject.source.replacing("100% full", with: "Full to the brim")
    let stale = try SampleProject(source: changed).imported(theirs, StringsDict.self)
    #expect(stale.changes.map(\.stamp) == [source.fingerprint])
    #expect(stale.changes.map(\.newState) == [.stale])
  }

  @Test(arguments: [StringsDict.name, AppleStrings.name])
  func `words stay stale if the file doesn't say which source they translate`(
    format: String
  ) throws {
    let format = try #require(ExchangeFormats.named(format))
    let translation = SampleProject.arabic.replacing(
      "100%\"\n", with: "100%\"\nsource.title = \"0123abcd\"\n", maxReplacements: 1)
    let project = try SampleProject(translation: translation)
    #expect(project.document().units.first?.state == .stale)
    let text = project.text(format, only: "disk.full.title").replacing("ممتلئ 100%", with: "امتلأ")
      .replacing("bayan:", with: "")
    let result = project.imported(text, format)
    #expect(result.changes.map(\.stamp) == ["0123abcd"])
    #expect(result.changes.map(\.newState) == [.stale])
    // A comment that the tool kept has the stamp.
    let stamped = project.text(format, only: "disk.full.title")
      .replacing("ممتلئ 100%", with: "امتلأ")
    #expect(project.imported(stamped, format).changes.map(\.newState) == [.translated])
  }

  @Test func `variables that grow without end are refused soon`() throws {
    let names = (0..<8).map { "v\($0)" }
    let variables = names.enumerated().map { index, name in
      let next =
        index + 1 < names.count ? String(repeating: "%1$#@\(names[index + 1])@", count: 20) : "x"
      return "<key>\(name)</key><dict><key>other</key><string>\(next)</string></dict>"
    }.joined()
    let text = file(
      "<key>disk.full.title</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@v0@</string>\(variables)</dict>"
    )
    let result = try SampleProject().imported(text, StringsDict.self)
    #expect(result.refusals.map(\.reasons) == [["its variables have more than 1296 combinations"]])
  }

  @Test func `twins, devices and odd values are named`() throws {
    let twin = "<key>disk.full.title</key><string>x</string>"
    let text = file(
      twin + twin.replacing(">x<", with: ">y<")
        + "<key>disk.plain.title</key><dict><key>NSStringDeviceSpecificRuleType</key><dict/></dict>"
        + "<key>disk.plain.description</key><true/><key>../x</key><string>y</string>")
    let result = try SampleProject().imported(text, StringsDict.self)
    #expect(
      Set(result.refusals.map { "\($0.name): \($0.reasons.joined())" }) == [
        "disk.full.title: the file has it 2 times, with different texts: 'x' and 'y'",
        "disk.plain.title: the text differs by device or width, and messages can't select by that",
        "disk.plain.description: its value is neither a text nor a dictionary",
      ])
    #expect(result.strangers.isEmpty && result.othersNames == ["../x"])
  }

  @Test func `at every cut there is a diagnostic`() throws {
    let bytes = Array(
      try SampleProject().text(StringsDict.self, only: "disk.plain.description").utf8)
    for end in bytes.indices where end < bytes.count - 1 {
      let document = StringsDict.read(SourceFile(path: "x", bytes: Array(bytes[..<end])))
      #expect(!document.diagnostics.isEmpty && document.units.isEmpty)
    }
  }

  @Test(arguments: [
    ("<plist><array/></plist>", "the property list isn't a dictionary"),
    ("<plist><dict><string>x</string></dict></plist>", "this value has no key before it"),
    ("<plist><dict><key>x</key></dict></plist>", "the key 'x' has no value after it"),
    ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>", "DOCTYPE"),
  ])
  func `a file that isn't a dictionary of texts is refused`(_ text: String, _ words: String) throws
  {
    let file = SourceFile(path: "x", text: text)
    let found = try #require(StringsDict.read(file).diagnostics.first)
    #expect(found.message.description.contains(words))
  }

  @Test func `characters that XML can't hold are a loss`() throws {
    let project = try SampleProject(translation: "[full]\ntitle = \"a\\u0001b\"\n")
    let output = StringsDict.write(project.document(), over: nil)
    #expect(output.losses.wrong == ["disk.full.title characters"])
    let result = project.imported(output.bytes, StringsDict.self)
    #expect(result.changes.isEmpty && result.refusals.isEmpty)
  }
}
