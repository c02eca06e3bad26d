import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

/// Messages or files for a rule, with its expected diagnostics.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: any Rule.Type
  let path: String
  let line: Int
  let heading: String
  let sentence: CaseSentence?
  let inherited: [CaseSetting]
  var expected: CaseContent

  var testDescription: String {
    let about = expected.about ?? expected.texts.last.map { "\($0.locale): \($0.text)" } ?? heading
    return "\(rule.id): \(about)"
  }

  /// The diagnostics of a rule in a case.
  struct Outcome {
    struct Finding {
      /// The place: a mark, a locale in brackets for a whole text, or `path:line:column`.
      var place: String
      /// The severity and the sentence, with the rule's name if it is another rule than the case's.
      var sentence: String
    }

    var marked: CaseContent
    var findings: [Finding]
    /// The diagnostics of which the findings are the texts.
    var diagnostics: [Diagnostic] = []

    /// Returns the content of the case with these diagnostics, below a sentence.
    func content(_ sentence: CaseSentence?) -> CaseContent {
      var content = marked
      content.results = CaseSentence.lines(
        findings, below: sentence, whole: marked.texts.last.map { "[\($0.locale)]" })
      return content
    }
  }

  /// The content without marks.
  private var plain: CaseContent {
    var plain = expected
    plain.texts = plain.texts.map { .init(locale: $0.locale, CaseText.unmarked($0.text)) }
    for index in plain.settings.indices {
      plain.settings[index].lines = plain.settings[index].lines.map(CaseText.unmarked)
    }
    return plain
  }

  private func last(_ name: CaseSetting.Name) -> CaseSetting? {
    (inherited + plain.settings).last { $0.name == name }
  }

  /// The files that the case sets, by path; `nil` removes a file.
  private var files: [String: String?] {
    var files: [String: String?] = [:]
    for setting in inherited + plain.settings {
      if setting.name == .file { files[setting.argument] = .some(setting.text) }
      if setting.name == .without { files[setting.argument] = .some(nil) }
    }
    return files
  }

  /// The small project with the case's texts; `nil` for a case with files only.
  var messagePair: MessagePair? {
    let plain = plain
    guard let target = plain.texts.last else { return nil }
    return MessagePair(
      source: plain.texts.count > 1 ? plain.texts[0].text : nil, target: target.text,
      locale: target.locale, facet: last(.facet)?.argument ?? "title",
      arguments: last(.arguments)?.text ?? MessagePair.arguments,
      project: last(.project)?.text ?? "",
      others: (inherited + plain.settings).filter { $0.name == .others }.flatMap(\.texts).map {
        ($0.locale, $0.text)
      },
      changes: files)
  }

  /// Runs the rule.
  func outcome() throws -> Outcome {
    let plain = plain
    let names = last(.beside)?.argument.split(separator: " ").map(String.init) ?? []
    let beside = RuleBook.all.rules.filter { names.contains($0.id.rawValue) }
    guard let pair = messagePair else {
      return try ofProject(plain, files, [rule] + beside)
    }
    // A case may expect errors in its texts, and a locale without texts. Errors in its settings are
    // mistakes in the case.
    let errors = CatalogLoader.load(pair.fixture.files).diagnostics.filter {
      $0.severity == .error && $0.file.hasPrefix("Catalog/") && $0.rule != "locale-missing"
    }
    let found = try errors + pair.diagnostics([rule] + beside)
    var outcome = plain.marked(for: found, of: rule.id, in: pair.fixture) { diagnostic in
      let text = plain.texts.firstIndex { MessagePair.path(of: $0.locale) == diagnostic.file }
      guard let text, let place = pair.place(of: diagnostic, in: plain.texts[text].text) else {
        return nil
      }
      if case .scalar(let offset) = place { return (text, offset) }
      return (text, nil)
    }
    outcome.diagnostics = found
    let isAutomatic = found.compactMap(\.fixes.first).allSatisfy { $0.applicability == .automatic }
    outcome.marked.fixed = try pair.target(after: found).map {
      .init(sign: isAutomatic ? "→" : "→?", lines: CaseText.lines(of: $0))
    }
    return outcome
  }

  /// Runs all rules on a project, because they may supersede each other, and keeps the diagnostics
  /// of some rules.
  private func ofProject(
    _ plain: CaseContent, _ files: [String: String?], _ rules: [any Rule.Type]
  ) throws -> Outcome {
    let shown = Set(rules.map { $0.id })
    let fixture = CatalogFixture(files)
    let loaded = CatalogLoader.load(fixture.files)
    let found = RuleBook.all.diagnostics(
      on: try #require(loaded.catalog), loading: loaded.diagnostics
    )
    .filter { shown.contains($0.rule) }
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    var outcome = plain.marked(for: errors + found, of: rule.id, in: fixture) { _ in nil }
    outcome.diagnostics = errors + found
    return outcome
  }
}
