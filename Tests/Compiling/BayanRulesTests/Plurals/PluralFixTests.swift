import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

@Suite("fixes that add variants")
struct PluralFixTests {
  private static let path = "Locales/ar/upload.toml"

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The Arabic text as TOML has it.
    var text: String
  }

  @Test(arguments: [
    Case(
      testDescription: "a matcher on one line",
      text:
        #"".input {$limit :integer} .match $limit zero {{ولا ملف}} one {{ملف}} two {{ملفان}} many {{{$limit} ملفًا}} * {{{$limit} ملف}}""#
    ),
    Case(
      testDescription: "a matcher on one line, whose last variant is missing",
      text:
        #"".input {$limit :integer} .match $limit * {{{$limit} ملف}} zero {{ولا ملف}} one {{ملف}} two {{ملفان}} few {{{$limit} ملفات}}""#
    ),
    Case(
      testDescription: "two variants on one line among others",
      text: """
        '''
        .input {$limit :integer}
        .match $limit
        zero {{ولا ملف}} one {{ملف}} two {{ملفان}} many {{{$limit} ملفًا}}
        * {{{$limit} ملف}}
        '''
        """),
    Case(
      testDescription: "indented variants",
      text: """
        '''
        .input {$limit :integer}
        .match $limit
            zero {{ولا ملف}}
            one {{ملف}}
            two {{ملفان}}
            many {{{$limit} ملفًا}}
            * {{{$limit} ملف}}
        '''
        """),
    Case(testDescription: "no matcher at all", text: #""يمكن إرسال {$limit} ملفًا.""#),
    Case(
      testDescription: "a string that needs escapes", text: #""يمكن إرسال {$limit} \u200Eملفًا.""#),
  ])
  func `each variant has a line of its own`(_ tested: Case) throws {
    let files = try ProjectTemplate().files().map { file -> SourceFile in
      let whole = String(decoding: file.bytes, as: UTF8.self)
      guard file.path == Self.path, let start = whole.range(of: "description = '''"),
        let end = whole.range(of: "'''\n", options: .backwards)
      else { return file }
      let text =
        whole[..<start.lowerBound] + "description = \(tested.text)\n"
        + whole[end.upperBound...]
      return SourceFile(path: file.path, text: String(text))
    }
    var applier = FixApplier(files, run: CheckRun(.all))
    let diagnostic = try #require(
      applier.check().diagnostics.first { $0.rule.rawValue.hasPrefix("plural-") })
    try applier.apply(try #require(diagnostic.fixes.first), of: diagnostic)
    let file = try #require(applier.files.first { $0.path == Self.path })
    let catalog = try #require(CatalogLoader.load(applier.files).catalog)
    let message = try #require(
      catalog.locales.first { $0.tag == "ar" }?.domains["upload"]?["tooManyFiles"]?
        .facets[.description])
    let variants = message.messageText.split(separator: "\n").filter { $0.contains("{{") }
    #expect(variants.count == 6, "\(message.messageText)")
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    // An invisible character stays an escape, so that the string stays on one line.
    if !tested.text.contains("\\u") {
      #expect(lines.filter { $0.contains("{{") }.count == 6, "\(lines)")
      let indents = Set(lines.filter { $0.contains("{{") }.map { $0.prefix { $0 == " " } })
      #expect(indents.count == 1, "\(lines)")
    }
  }
}
