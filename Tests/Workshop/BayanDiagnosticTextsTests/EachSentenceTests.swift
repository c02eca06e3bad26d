import BayanDiagnostics
import BayanReports
import Foundation
import Testing

@testable import BayanDiagnosticTexts

/// All sentences of the catalog, with any values and counts, in English and in Arabic.
@Suite("Each sentence of the catalog")
struct EachSentenceTests {
  private static let counts = [0, 1, 2, 3, 11, 100]

  private static let hostile = [
    "\u{202E}x", "\u{2067}open", "\u{1B}[2J\u{1B}]0;title\u{7}", "a\nb\r\u{2028}", "'", "\"", "<b>",
    "\u{2069}\u{2069}", "a\u{0}", "{$x}", "«", "محمد", "שלום", "", "😀",
    "e" + String(repeating: "\u{301}", count: 40), String(repeating: "س x ", count: 500),
  ]

  /// Values without Latin letters, so that all that are left are the sentence's own.
  private static let arabicName = "سارة"

  /// Names of formats, languages and programs.
  private static let names: Set<String> = [
    "ARB", "ASCII", "Apple", "Bayan", "CR", "Catalog", "Chromium", "DOCTYPE", "FFFD", "Fluent",
    "HTML",
    "JSON", "Java", "LF", "LocalizedError", "MO", "NSError", "PDF", "PO", "Python", "Qt", "RESX",
    "String",
    "Swift", "SwiftUI", "TMX", "TS", "UTF", "XML", "YAML", "ZIP", "bayan",
  ]

  @Test func `the pattern of each sentence is known`() {
    #expect(CollectedSentence.all.count > 1_200)
    #expect(CollectedSentence.all.filter { $0.message("x", 3) == nil }.map(\.key) == [])
  }

  @Test func `no value steers a terminal or leaves its isolate, in any language`() throws {
    for language in DiagnosticLanguage.all {
      let renderer = TextRenderer(language: language)
      for (index, sentence) in CollectedSentence.all.enumerated() {
        for (step, count) in (Self.counts + [-1, .max]).enumerated() {
          let value = Self.hostile[(index + step) % Self.hostile.count]
          guard let message = sentence.message(value, count) else { continue }
          let diagnostic = Diagnostic(
            "made-up", .error, message, file: "a", span: SourceSpan(0, 0),
            notes: [Diagnostic.Note(message)], fixes: [Fix(message, .review, edits: [])])
          let text = renderer.render([diagnostic], files: [:])
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          #expect(lines.count == 4, "\(sentence.key): \(text)")
          #expect(lines.allSatisfy { EnglishWords.isBalanced(String($0)) }, "\(sentence.key)")
          #expect(!language(message).isEmpty, "\(sentence.key)")
        }
      }
    }
  }

  @Test func `an Arabic sentence has no English but names and code, and quotes nothing twice`()
    throws
  {
    let arabic = try #require(DiagnosticLanguage.answering(["ar"]))
    var found: [String] = []
    for sentence in CollectedSentence.all {
      // A sentence that nobody has translated yet is shown in English.
      guard let message = sentence.message(Self.arabicName, 3),
        let text = arabic.translated(message)
      else { continue }
      let words = EnglishWords.outside(values: text).filter { !Self.names.contains($0) }
      if !words.isEmpty || text.contains("««") { found.append("\(sentence.key): \(text)") }
    }
    #expect(found == [])
  }

  @Test func `a count has the form of its noun, and zero, one and two are words`() throws {
    let arabic = try #require(DiagnosticLanguage.answering(["ar"]))
    // Prepositions and verbs, and the noun after the number of a line.
    let notCounted = ["في", "من", "خارج", "إلى", "غير", "غيرها", "بدلًا", "تصعب", "وسم", "خطأ", "ث"]
    var found: [String] = []
    for sentence in CollectedSentence.all where sentence.integers > 0 {
      let texts = (Self.counts + [37]).compactMap { count in
        sentence.message(Self.arabicName, count).flatMap { arabic.translated($0, isolating: false) }
      }
      // A sentence that nobody has translated yet is shown in English.
      guard let last = texts.last, texts.count == Self.counts.count + 1 else { continue }
      let words = Set(texts.map { $0.filter { !$0.isWholeNumber } })
      if words.count == 1 {
        let nouns = last.matches(of: /37 (\S+)/).map { String($0.1) }
        if !nouns.allSatisfy({
          notCounted.contains($0.trimmingCharacters(in: .punctuationCharacters))
        }) {
          found.append("\(sentence.key): \(last)")
        }
        continue
      }
      if Set(texts).count != texts.count { found.append("\(sentence.key): \(texts)") }
      // A second number has the same value here, and digits of the sentence itself are in each of the texts.
      for (count, text) in zip(Self.counts, texts).prefix(3) where sentence.integers == 1 {
        let numbers = Self.numbers(in: text)
        if numbers.contains(count), !Self.numbers(in: last).contains(count) {
          found.append("\(sentence.key): \(text)")
        }
      }
    }
    #expect(found == [])
  }

  /// Returns the numbers that a text has in digits.
  private static func numbers(in text: String) -> [Int] {
    text.split { !$0.isWholeNumber }.compactMap { digits in
      digits.reduce(0 as Int?) { number, digit in
        number.map { $0 * 10 + (digit.wholeNumberValue ?? 0) }
      }
    }
  }
}

/// A sentence that `Tools/collect-diagnostics` has written to the catalog.
private struct CollectedSentence: Sendable {
  var key: String
  var number: Int
  /// The types of the values, by their names.
  var types: [String: String]
  /// The parts of the English text, in the form for one and in that for other numbers; they are the same for a
  /// sentence without a count.
  var one: [Part]
  var other: [Part]

  enum Part: Equatable {
    case text(String)
    case value(String)
  }

  /// The number of values that are numbers.
  var integers: Int { types.values.count { $0 == "integer" } }

  static let all: [CollectedSentence] = {
    let home = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Workshop/BayanDiagnosticTexts")
    let names = ["bayan.toml", "categories.toml"]
    let files = (try? FileManager.default.contentsOfDirectory(atPath: home.path + "/Catalog")) ?? []
    return files.filter { $0.hasSuffix(".toml") && !names.contains($0) }.sorted().flatMap { file in
      read(
        (try? String(contentsOf: home.appending(path: "Catalog/\(file)"), encoding: .utf8)) ?? "",
        (try? String(contentsOf: home.appending(path: "Locales/en/\(file)"), encoding: .utf8)) ?? ""
      )
    }
  }()

  private static func read(_ catalog: String, _ words: String) -> [CollectedSentence] {
    var texts: [String: String] = [:]
    for entry in words.split(separator: "\n[") {
      guard let found = entry.wholeMatch(of: /([A-Za-z0-9]+)\]\ndescription = (?s:(.*))/) else {
        continue
      }
      let value = found.2.trimmingCharacters(in: .whitespacesAndNewlines)
      texts[String(found.1)] =
        value.hasPrefix("\"\"\"")
        ? String(value.dropFirst(4).dropLast(3)).replacing("\\\\", with: "\\")
        : (try? JSONDecoder().decode(String.self, from: Data(value.utf8))) ?? ""
    }
    return catalog.split(separator: "\n[codes.").compactMap { entry in
      guard let key = entry.prefixMatch(of: /([A-Za-z0-9]+)\]/)?.1,
        let number = entry.firstMatch(of: /\nvalue = (\d+)/).flatMap({ Int($0.1) }),
        let text = texts["\(key)"]
      else { return nil }
      let types = entry.matches(of: /(\w+) = { type = "(\w+)"/)
      let variants = text.matches(of: /(?m)^(one|\*)(?: one| \*)* {{(.*)}}$/)
      let first = variants.first.map { String($0.2) } ?? text
      let last = variants.last.map { String($0.2) } ?? text
      return CollectedSentence(
        key: String(key), number: number,
        types: Dictionary(types.map { (String($0.1), String($0.2)) }) { first, _ in first },
        one: parts(of: first), other: parts(of: last))
    }
  }

  /// Returns the texts and the values of a pattern of MessageFormat.
  private static func parts(of text: String) -> [Part] {
    // The signs after a backslash stand for themselves.
    let text = (text.hasPrefix("{{") ? String(text.dropFirst(2).dropLast(2)) : text)
      .replacing("\\\\", with: "\u{E002}").replacing("\\{", with: "\u{E000}")
      .replacing("\\}", with: "\u{E001}")
    var parts: [Part] = []
    var rest = text[...]
    while let value = rest.firstMatch(of: /{\$(\w+)(?: :integer)?}/) {
      parts += [plain(rest[..<value.range.lowerBound]), .value(String(value.1))]
      rest = rest[value.range.upperBound...]
    }
    return parts + [plain(rest)]
  }

  private static func plain(_ text: Substring) -> Part {
    .text(
      String(text).replacing("\u{E000}", with: "{").replacing("\u{E001}", with: "}")
        .replacing("\u{E002}", with: "\\"))
  }

  /// Returns the message of the sentence, with the same text for all values but numbers; `nil` if the pattern
  /// isn't that of the key.
  func message(_ value: String, _ count: Int) -> Diagnostic.Message? {
    let places = other.indices.filter { index in
      guard case .value(let name) = other[index], types[name] == "string",
        case .text(let before) = other[index - 1], case .text(let after) = other[index + 1]
      else { return false }
      return before.hasSuffix("'") && after.hasPrefix("'")
    }
    // Quotation marks are those of the pattern, or of the value.
    for choice in 0..<(1 << places.count) {
      let quoted = places.enumerated().filter { choice & (1 << $0.offset) == 0 }.map(\.element)
      let message = message(value, count, quoting: Set(quoted))
      if message.key == number { return message }
    }
    return nil
  }

  private func message(
    _ value: String, _ count: Int, quoting places: Set<Int>
  ) -> Diagnostic.Message {
    var made = Diagnostic.Message.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for (index, part) in other.enumerated() {
      switch part {
      case .value(let name):
        switch types[name] {
        case "integer": made.appendInterpolation(count)
        case "list": made.appendInterpolation(QuotedList([value, "b", value]))
        default:
          if places.contains(index) {
            made.appendInterpolation(BayanDiagnostics.quoted(value) as Quoted)
          } else {
            made.appendInterpolation(value)
          }
        }
      case .text(let text):
        // The quotation marks of a value are no part of the pattern.
        func own(_ text: String) -> String {
          let start = text.dropFirst(places.contains(index - 1) ? 1 : 0)
          return String(start.dropLast(places.contains(index + 1) ? 1 : 0))
        }
        guard case .text(let single) = one[index], one != other else {
          made.appendLiteral(own(text))
          continue
        }
        let words = zip(
          own(text).split(separator: " ", omittingEmptySubsequences: false),
          own(single).split(separator: " ", omittingEmptySubsequences: false))
        // Words that differ and follow each other are one value: "text is", "texts are".
        var (singular, plural): ([String], [String]) = ([], [])
        for (place, (many, one)) in words.enumerated() {
          if many == one {
            append(plural, singular, count, to: &made)
            (singular, plural) = ([], [])
            if place > 0 { made.appendLiteral(" ") }
            made.appendLiteral(String(many))
          } else {
            if place > 0, plural.isEmpty { made.appendLiteral(" ") }
            singular.append(String(one))
            plural.append(String(many))
          }
        }
        append(plural, singular, count, to: &made)
      }
    }
    return Diagnostic.Message(stringInterpolation: made)
  }

  /// Appends counted words, and the punctuation after them.
  private func append(
    _ plural: [String], _ singular: [String], _ count: Int,
    to made: inout Diagnostic.Message.StringInterpolation
  ) {
    guard !plural.isEmpty else { return }
    let (many, one) = (plural.joined(separator: " "), singular.joined(separator: " "))
    let letters = CharacterSet.letters
    let end = many.reversed().prefix { !$0.unicodeScalars.allSatisfy(letters.contains) }.count
    made.appendInterpolation(count, String(one.dropLast(end)), String(many.dropLast(end)))
    made.appendLiteral(String(many.suffix(end)))
  }
}
