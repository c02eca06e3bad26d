import BayanDiagnosticTexts
import BayanDiagnostics
import Foundation
import Testing

/// The messages that all tests have shown, in Arabic.
///
/// `Tools/proof/sentences` records them, and runs this suite with the record's path in `BAYAN_SHOWN`. It runs for
/// releases alone, so that the author of a diagnostic touches no other file.
@Suite(
  "Each sentence that the tests show",
  .enabled(if: ProcessInfo.processInfo.environment["BAYAN_SHOWN"] != nil))
struct ShownSentencesTests {
  private static let messages: [Diagnostic.Message] = {
    guard let path = ProcessInfo.processInfo.environment["BAYAN_SHOWN"],
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return Set(text.split(separator: "\n")).sorted().compactMap { line in
      (try? JSONSerialization.jsonObject(with: Data(line.utf8))).flatMap(Diagnostic.Message.init)
    }
  }()

  /// Sentences that tests of the mechanism make up.
  private static let madeUp = [
    "nobody has written", "a b c",
  ]

  private static func isMadeUp(_ message: Diagnostic.Message) -> Bool {
    madeUp.contains { message.pattern.hasPrefix($0) }
  }

  @Test func `the record has the sentences of all modules`() {
    #expect(Self.messages.count > 2_000)
  }

  @Test func `is there in Arabic`() throws {
    let arabic = try #require(DiagnosticLanguage.answering(["ar"]))
    let missing = Set(
      Self.messages.filter { message in
        message.hasWords && !Self.isMadeUp(message)
          && arabic.translated(message)?.isEmpty != false
      }.map(\.pattern))
    for pattern in missing.sorted() { Issue.record("no Arabic: \(pattern)") }
  }

  @Test func `has no English in Arabic but names and code`() throws {
    let arabic = try #require(DiagnosticLanguage.answering(["ar"]))
    var found: Set<String> = []
    for message in Self.messages where !Self.isMadeUp(message) {
      guard let text = arabic.translated(message) else { continue }
      let words = EnglishWords.outside(values: text) + EnglishWords.sentences(in: message)
      if !words.isEmpty { found.insert("\(words.joined(separator: ", ")): \(message)") }
    }
    for text in found.sorted() { Issue.record("English: \(text)") }
  }

  @Test func `has no control character for a terminal, in no language`() throws {
    for language in DiagnosticLanguage.all {
      for message in Self.messages {
        guard let text = language.translated(message) else { continue }
        #expect(!text.isEmpty || message.isEmpty, "\(message)")
        #expect(EnglishWords.isBalanced(text), "\(text)")
      }
    }
  }
}

/// A search for English in sentences of another language.
enum EnglishWords {
  /// Names that have no other form.
  private static let names: Set<Substring> = ["CLDR", "MessageFormat", "Unicode", "TOML", "ICU"]

  /// Returns the words of a text that are neither in a value nor in guillemets.
  static func outside(values text: String) -> [String] {
    // Values are isolated, code is in guillemets, and characters have their code points.
    let values = /[\u{2066}-\u{2068}][^\u{2066}-\u{2069}]*\u{2069}|«[^«»]*»|U\+[0-9A-F]+/
    var rest = text
    while rest.contains(values) { rest.replace(values, with: " ") }
    return rest.split { !$0.isASCII || !$0.isLetter }.filter { !names.contains($0) }
      .map(String.init)
  }

  /// Returns the values of a message that are English and no name: words with a space between them, outside
  /// quotation marks.
  static func sentences(in message: Diagnostic.Message) -> [String] {
    let parts = message.pattern.split(
      separator: Character(Diagnostic.Message.mark), omittingEmptySubsequences: false)
    var found: [String] = []
    for (index, value) in message.values.enumerated() {
      switch value {
      case .text(let text):
        let before = parts[...index].joined(separator: " ")
        let isQuoted = before.matches(of: /(?:^|[^a-z])'|'(?:$|[^a-z])/).count % 2 == 1
        if !isQuoted, text.contains(/[a-z]{2,} [a-z]{2,}/) { found.append(text) }
      case .phrase(let part): found += sentences(in: part)
      case .quoted, .list, .choices, .integer, .words: break
      }
    }
    return found
  }

  /// Whether a text has no control character, and closes each isolate that it opens.
  static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2066}", "\u{2067}", "\u{2068}": depth += 1
      case "\u{2069}": depth -= 1
      // A minus sign of Arabic numbers has U+200E before it, which moves nothing but itself.
      case "\u{202A}"..."\u{202E}": return false
      default: if scalar.properties.generalCategory == .control { return false }
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension Diagnostic.Message {
  /// Creates a message from JSON of its pattern and its values; `nil` if it is something else.
  fileprivate init?(_ json: Any) {
    guard let parts = json as? [Any], let pattern = parts.first as? String else { return nil }
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    var values = parts.dropFirst()
    for scalar in pattern.unicodeScalars {
      guard scalar == Self.mark, let value = values.popFirst() as? [Any] else {
        interpolation.appendLiteral(String(scalar))
        continue
      }
      let content = Array(value.dropFirst())
      switch (value.first as? String, content.first) {
      case ("text", let text as String): interpolation.appendInterpolation(text)
      case ("quoted", let text as String): interpolation.appendInterpolation(quoted(text) as Quoted)
      case ("list", _):
        interpolation.appendInterpolation(QuotedList(content.compactMap { $0 as? String }))
      case ("choices", _):
        interpolation.appendInterpolation(quotedChoices(content.compactMap { $0 as? String }))
      case ("integer", let number as Int): interpolation.appendInterpolation(number)
      case ("words", let count as Int):
        let words = content.last as? String ?? ""
        interpolation.appendInterpolation(count, words, words)
      case ("phrase", let part?):
        guard let part = Self(part) else { return nil }
        interpolation.appendInterpolation(part)
      default: return nil
      }
    }
    self.init(stringInterpolation: interpolation)
  }
}
