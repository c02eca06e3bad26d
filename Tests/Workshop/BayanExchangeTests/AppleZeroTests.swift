import BayanCatalog
import BayanDiagnostics
import Testing

@testable import BayanExchange

/// Apple's category `zero`, which means 0 in every language.
@Suite("exchange: Apple's zero")
struct AppleZeroTests {
  private static let source = """
    [plain]
    title = \"\"\"
    .input {$count :integer}
    .match $count
    one {{One file}}
    * {{{$count} files}}\"\"\"
    """

  private static func translation(_ rows: [String]) -> String {
    "[plain]\ntitle = \"\"\"\n.input {$count :integer}\n.match $count\n"
      + rows.joined(separator: "\n") + "\"\"\"\n"
  }

  private static func dictionary(_ forms: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>disk.plain.title</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@</string><key>count</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    """ + forms.map { "<key>\($0)</key><string>\($0) %lld</string>" }.joined()
      + "</dict></dict></dict></plist>"
  }

  private static func catalog(_ forms: [String], _ locale: String) -> String {
    let plural = forms.map {
      "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0) %lld\"}}"
    }.joined(separator: ",")
    return """
      {"sourceLanguage":"en","strings":{"disk.plain.title":{"localizations":{"\(locale)":
      {"variations":{"plural":{\(plural)}}}}}},"version":"1.0"}
      """
  }

  private static func substitution(_ forms: [String], _ locale: String) -> String {
    let plural = forms.map {
      "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0) %arg\"}}"
    }.joined(separator: ",")
    return """
      {"sourceLanguage":"en","strings":{"disk.plain.title":{"localizations":{"\(locale)":
      {"stringUnit":{"state":"translated","value":"%#@count@"},"substitutions":{"count":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{\(plural)}}}}}}}},"version":"1.0"}
      """
  }

  @Test(arguments: [
    ("de", ["zero", "one", "other"], ["0", "one", "*"]),
    ("fr", ["zero", "one", "many", "other"], ["0", "one", "many", "*"]),
    ("ja", ["zero", "other"], ["0", "*"]),
    ("pl", ["zero", "one", "few", "many", "other"], ["0", "one", "few", "many", "*"]),
    // CLDR has this category, too: for 0 in Arabic, and for 0, 10 and more numbers in Latvian.
    (
      "ar", ["zero", "one", "two", "few", "many", "other"],
      ["zero", "one", "two", "few", "many", "*"]
    ),
    ("lv", ["zero", "one", "other"], ["zero", "one", "*"]),
  ])
  func `zero is the key 0 where CLDR has no such category`(
    locale: String, forms: [String], keys: [String]
  ) throws {
    let project = try SampleProject(source: Self.source, translation: "", locale: locale)
    let files: [(String, any ExchangeFormat.Type)] = [
      (Self.dictionary(forms), StringsDict.self),
      (Self.catalog(forms, locale), XCStrings.self),
      (Self.substitution(forms, locale), XCStrings.self),
    ]
    for (text, format) in files {
      let result = project.imported(text, format, locale: locale)
      #expect(result.refusals.flatMap(\.reasons) == [])
      let rows = try #require(result.changes.first).new.split(separator: "\n").dropFirst(2)
      #expect(rows.map { $0.prefix { $0 != " " }.description } == keys)
      for (row, form) in zip(rows, forms) { #expect(row.contains("{{\(form) ")) }
    }
  }

  @Test(arguments: ["stringsdict", "xcstrings"], ["de", "fr", "ja"])
  func `the key 0 goes out as zero and comes back untouched`(name: String, locale: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    let rows = locale == "ja" ? ["0 {{kein}}"] : ["0 {{kein}}", "one {{ein}}"]
    let project = try SampleProject(
      source: Self.source.replacing("one {{", with: "0 {{No file}}\none {{"),
      translation: Self.translation(rows + ["* {{{$count} viele}}"]), locale: locale)
    let document = project.document(locale)
    let output = format.write(document, over: nil)
    #expect(output.losses.wrong == [])
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains("zero") && !text.contains("[0]"))
    let untouched = project.imported(text, format, locale: locale)
    #expect(untouched.changes.isEmpty && untouched.refusals.isEmpty && untouched.unchanged == 1)
    let changed = project.imported(
      text.replacing("kein", with: "gar kein"), format, locale: locale)
    #expect(changed.changes.map { $0.new.contains("0 {{gar kein}}") } == [true])
  }

  @Test func `a variant zero that no number chooses isn't shown to anybody`() throws {
    let rows = ["zero {{kein}}", "one {{ein}}", "* {{{$count} viele}}"]
    let project = try SampleProject(
      source: Self.source, translation: Self.translation(rows), locale: "de")
    let output = StringsDict.write(project.document("de"), over: nil)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(!text.contains("zero") && output.losses.wrong == [])
    #expect(output.losses.contains { $0.kind == .variant })
    let untouched = project.imported(text, StringsDict.self, locale: "de")
    #expect(untouched.changes.isEmpty && untouched.refusals.isEmpty)
    // A project with such a variant from an earlier import gets the key 0 by another import.
    let again = project.imported(
      Self.dictionary(["zero", "one", "other"]), StringsDict.self, locale: "de")
    #expect(again.refusals.flatMap(\.reasons) == [])
    #expect(again.changes.map { $0.new.contains("\n0 {{zero {$count}}}") } == [true])
  }

  @Test func `where CLDR has the category, 0 and zero stay apart`() throws {
    let rows = ["0 {{neviena}}", "zero {{{$count} daudz}}", "one {{viens}}", "* {{{$count} daži}}"]
    let project = try SampleProject(
      source: Self.source, translation: Self.translation(rows), locale: "lv")
    // A program would show the text for 0 with 10.
    #expect(!StringsDict.write(project.document("lv"), over: nil).losses.wrong.isEmpty)
  }
}
