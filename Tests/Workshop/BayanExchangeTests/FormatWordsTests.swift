import BayanCatalog
import BayanDiagnostics
import BayanExchange
import Testing

/// Texts with words that look like values of a format string.
@Suite("exchange: words like values")
struct FormatWordsTests {
  private static let words = [
    "%1$s", "%1$@", "Use %2$d here", "%1$lld files", "%1$.2f", "%s", "%@", "100 %", "%%1$s", "%0$s",
    "%999$@", "%99999999999999999999$@", "%1$@ %1$@", "%2$@ %1$@", "%1$@ and %@", "%@ and %1$@",
    "%1$#@x@", "%#@x@", "%1$*2$d", "%", "%%", "%1$", "%1$%", "%n", "50% %1$s", "%1$,d",
  ]

  private static let formats: [any ExchangeFormat.Type] = [
    AppleStrings.self, XCStrings.self, StringsDict.self, AndroidStrings.self, PO.self, CSV.self,
    ARB.self, ICUJSON.self, XLIFF12.self, XLIFF22.self,
  ]

  /// Returns a project whose two messages have some words, in a plain text and in each form of a
  /// plural.
  private func project(_ source: String, _ translation: String) throws -> SampleProject {
    func texts(_ words: String, _ forms: [String]) -> String {
      """
      [full]
      title = "\(words)"

      [plain]
      title = "Kept"
      description = '''
      .input {$count :integer}
      .match $count
      \(forms.map { "\($0) {{\(words) {$count}}}" }.joined(separator: "\n"))
      '''

      """
    }
    return try SampleProject(
      source: texts(source, ["one", "*"]),
      translation: texts(translation, ["zero", "one", "two", "few", "many", "*"]))
  }

  @Test(arguments: words) func `a file comes back untouched, whatever its words look like`(
    _ words: String
  ) throws {
    for (source, translation) in [(words, words), (words, "كلمات"), ("Words", words)] {
      let project = try project(source, translation)
      for format in Self.formats {
        let result = project.imported(project.text(format), format)
        #expect(result.changes.isEmpty, "\(format.name) \(source) \(translation)")
        #expect(result.refusals.isEmpty, "\(format.name) \(source) \(translation)")
        #expect(result.unchanged >= 1, "\(format.name)")
      }
    }
  }

  @Test(arguments: words) func `words that a translator writes are taken or refused at a place`(
    _ words: String
  ) throws {
    for (source, translation) in [("Words", "كلمات"), (words, words), ("%1$@ x", "%1$@ و")] {
      let project = try project(source, translation)
      for format in Self.formats {
        let text = project.text(format)
        for old in [translation, "Kept"] {
          let changed = text.replacing(old, with: "جديد \(words)")
          guard changed != text else { continue }
          let returned = format.read(SourceFile(path: "back", text: changed), for: "ar")
          guard returned.diagnostics.isEmpty else { continue }
          let result = project.imported(changed, format)
          for refusal in result.refusals {
            #expect(!refusal.reasons.isEmpty && refusal.span.start > 0, "\(format.name)")
          }
        }
      }
    }
  }

  @Test func `one message that is refused doesn't keep the others out`() throws {
    let project = try SampleProject(
      source: "[full]\ntitle = \"Full\"\n\n[plain]\ntitle = \"Done\"\n",
      translation: "[full]\ntitle = \"ممتلئ\"\n\n[plain]\ntitle = \"تم\"\n")
    let text = project.text(AppleStrings.self)
      .replacing("\"ممتلئ\"", with: "\"ممتلئ %3$@\"").replacing("\"تم\"", with: "\"انتهى\"")
    let result = project.imported(text, AppleStrings.self)
    #expect(result.refusals.map { $0.id?.description } == ["disk.full.title"])
    #expect(result.changes.map(\.new) == ["انتهى"])
  }

  @Test func `words that the message has stay words in a new translation`() throws {
    let project = try SampleProject(
      source: "[full]\ntitle = \"Use %1$s here\"\n",
      translation: "[full]\ntitle = \"استخدم %1$s هنا\"\n")
    for format in Self.formats {
      let text = project.text(format).replacing("استخدم", with: "اكتب")
      let result = project.imported(text, format)
      #expect(result.changes.map(\.new) == ["اكتب %1$s هنا"], "\(format.name) \(result.refusals)")
    }
  }

  @Test func `a value keeps its place though a digit before it hides the one that Java groups`()
    throws
  {
    let project = try SampleProject(
      source: "[full]\ntitle = \"5{$count :integer}{$disk}\"\n",
      translation: "[full]\ntitle = \"5{$count :integer}{$disk}\"\n")
    let result = project.imported(project.text(AndroidStrings.self), AndroidStrings.self)
    #expect(result.unchanged == 1 && result.changes.isEmpty && result.refusals.isEmpty)
  }

  @Test func `a number of a plural that no whole number can hold is no crash`() throws {
    let project = try SampleProject(
      source: """
        [full]
        title = '''
        .input {$count :integer}
        .local $others = {$count :offset subtract=1}
        .match $others
        one {{{$others} more}}
        * {{{$others} more}}
        '''
        """,
      translation: """
        [full]
        title = '''
        .input {$count :integer}
        .local $others = {$count :offset subtract=1}
        .match $others
        one {{أكثر}}
        * {{{$others} أكثر}}
        '''
        """)
    for number in ["9223372036854775807", "-9223372036854775808", "99999999999999999999"] {
      let text = "{\"disk.full.title\": \"{count, plural, =\(number) {x} one {y} other {z}}\"}"
      _ = project.imported(text, ICUJSON.self)
    }
  }
}
