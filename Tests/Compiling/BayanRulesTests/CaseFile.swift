import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

/// A text file with the cases of one rule, which `CONTRIBUTING.md` describes.
struct CaseFile: Sendable, CustomTestStringConvertible {
  /// A heading, its settings for the cases below it, and these cases.
  struct Section: Sendable {
    /// The lines that begin with `#`.
    var heading: [String] = []
    var settings: [CaseSetting] = []
    var sentence: CaseSentence?
    var cases: [RuleCase] = []

    /// The lines of the heading and of the cases in the file.
    var layout: [[String]] {
      let sentence = sentence.map { ["=> \(CaseText.encoded($0.text))"] } ?? []
      return [heading + settings.flatMap(\.layout) + sentence]
        + cases.map(\.expected.layout)
    }
  }

  let path: String
  let text: String
  let ruleID: String
  private(set) var sections: [Section] = []

  /// Lines with syntax errors, with their places.
  private(set) var problems: [String] = []

  var testDescription: String { ruleID }

  var cases: [RuleCase] { sections.flatMap(\.cases) }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  /// The files in the folder `Cases`, by name.
  static let all: [CaseFile] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
      let path = folder.appendingPathComponent(name).path
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      return CaseFile(
        path: path, ruleID: String(name.dropLast(4)), text: String(decoding: bytes, as: UTF8.self))
    }
  }()

  init(path: String, ruleID: String, text: String) {
    self.path = path
    self.ruleID = ruleID
    self.text = text
    guard let rule = RuleBook.all.rules.first(where: { $0.id.rawValue == ruleID }) else {
      problems.append("\(path):1: no rule is called '\(ruleID)'")
      return
    }
    var lines: [(number: Int, text: String)] = []
    for (index, line) in (CaseText.fileLines(of: text) + [""]).enumerated() {
      if !line.isEmpty {
        lines.append((index + 1, line))
      } else if !lines.isEmpty {
        add(lines, rule)
        lines = []
      }
    }
  }

  /// The heading, the sentence and the settings of the following cases.
  private var heading = ""
  private var sentence: CaseSentence?
  private var ofFile: [CaseSetting] = []
  private var ofHeading: [CaseSetting] = []

  /// Reads the lines between two empty lines, which are a heading or a case.
  private mutating func add(_ lines: [(number: Int, text: String)], _ rule: any Rule.Type) {
    let first = lines[0].text
    let isHeading = sections.isEmpty || first.hasPrefix("## ") || first.hasPrefix("=> ")
    let own = lines.filter { !$0.text.hasPrefix("#") && !$0.text.hasPrefix("=> ") }
    let content = read(isHeading ? own : lines)
    check(content, at: lines[0].number)
    guard isHeading else {
      sections[sections.count - 1].cases.append(
        RuleCase(
          rule: rule, path: path, line: lines[0].number, heading: heading, sentence: sentence,
          inherited: ofFile + ofHeading, expected: content))
      return
    }
    if let line = lines.last(where: { $0.text.hasPrefix("## ") }) {
      (heading, sentence, ofHeading) = (String(line.text.dropFirst(3)), nil, [])
    }
    if let line = lines.last(where: { $0.text.hasPrefix("=> ") }) {
      sentence = CaseSentence(CaseText.joined([String(line.text.dropFirst(3))]))
    }
    let hashes = lines.map(\.text).filter { $0.hasPrefix("#") }
    if sections.isEmpty { ofFile = content.settings } else { ofHeading += content.settings }
    sections.append(Section(heading: hashes, settings: content.settings, sentence: sentence))
  }

  /// Adds problems if the texts or settings of a case aren't valid.
  private mutating func check(_ content: CaseContent, at line: Int) {
    if content.texts.count > 2 || content.texts.count == 2 && content.texts[0].locale != "en" {
      problems.append("\(path):\(line): a case has its text in English, then one translation")
    }
    for setting in content.settings where setting.name == .beside {
      for name in setting.argument.split(separator: " ")
      where !RuleBook.all.rules.contains(where: { $0.id.rawValue == name }) {
        problems.append("\(path):\(line): no rule is called '\(name)'")
      }
    }
  }

  private mutating func read(_ lines: [(number: Int, text: String)]) -> CaseContent {
    /// The element that an indented line continues.
    enum Open { case nothing, setting, text, fixed }
    var (content, open) = (CaseContent(), Open.nothing)
    for (number, line) in lines {
      if line.hasPrefix(" ") {
        switch open {
        case .setting:
          content.settings[content.settings.count - 1].lines.append(String(line.dropFirst(2)))
        case .text: content.texts[content.texts.count - 1].lines.append(line)
        case .fixed: content.fixed?.lines.append(line)
        case .nothing: problems.append("\(path):\(number): this line continues nothing")
        }
      } else if line.hasPrefix("# ") {
        (content.comments, open) = (content.comments + [line], .nothing)
      } else if line.hasPrefix("- ") {
        (content.about, open) = (String(line.dropFirst(2)), .nothing)
      } else if line.hasPrefix("@") {
        let parts = line.dropFirst().split(separator: " ", maxSplits: 1)
        let setting = parts.first.flatMap { CaseSetting.Name(rawValue: String($0)) }
        guard let setting else {
          problems.append("\(path):\(number): no setting is called so")
          continue
        }
        let argument = parts.count > 1 ? String(parts[1]) : ""
        content.settings.append(CaseSetting(name: setting, argument: argument))
        open = .setting
      } else if let start = CaseText.start(of: line) {
        content.texts.append(.init(locale: start.locale, lines: [start.rest]))
        open = .text
      } else if let fixed = CaseContent.Fixed(line) {
        (content.fixed, open) = (fixed, .fixed)
      } else if line == "none" || CaseText.isPlace(line) {
        content.results.append(line)
        open = .nothing
      } else {
        problems.append("\(path):\(number): this is no text, no place and no setting")
      }
    }
    return content
  }

  // MARK: - Writing

  /// The text of the file in its standard layout.
  var laidOut: String {
    sections.flatMap(\.layout).filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Returns the text of the file with the rule's current diagnostics.
  func recorded() throws -> String {
    var copy = self
    for index in sections.indices {
      let outcomes = try sections[index].cases.map { try $0.outcome() }
      let old = sections[index].sentence
      let sentence = old?.replacement(for: outcomes.map(\.findings)) ?? old
      copy.sections[index].sentence = sentence
      for (place, outcome) in outcomes.enumerated() {
        copy.sections[index].cases[place].expected = outcome.content(sentence)
      }
    }
    return copy.laidOut
  }
}
