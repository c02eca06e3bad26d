import BayanCatalog
import BayanChecks
import BayanCompiler
import BayanDiagnostics
import BayanMessageSyntax
import BayanReports
import BayanRuntime
import BayanSupport
import BayanWorkspace

extension LanguageServer {
  /// More rows of a table nobody reads in a hover.
  private static let mostRows = 24

  func hover(_ params: LSP.PlaceParams) throws -> LSP.Hover? {
    let (document, project, file) = try document(params.textDocument.uri)
    let offset = encoding.offset(of: params.position, in: file)
    var parts: [String] = []
    var span: SourceSpan?
    if let catalog = project.catalog, let element = ProjectElement(at: offset, in: file) {
      parts += text(of: element.kind, in: catalog, locale: ProjectLayout.locale(of: document.path))
      span = element.span
    }
    for diagnostic in project.diagnostics(of: document.path)
    where diagnostic.span.start <= offset && offset <= diagnostic.span.end {
      guard let rule = RuleBook.entry(diagnostic.rule.rawValue) else { continue }
      parts.append(
        """
        **\(rule.id.rawValue)**: \(Self.markdown(rule.explanation.what)) \
        \(Self.markdown(rule.explanation.why))

        \(Self.markdown(rule.explanation.howToFix))
        """)
    }
    guard !parts.isEmpty else { return nil }
    return LSP.Hover(
      contents: LSP.MarkupContent(value: parts.joined(separator: "\n\n---\n\n")),
      range: span.map { encoding.range(of: $0, in: file) })
  }

  /// A text that comes from a project, as Markdown that reads as the text.
  static func markdown(_ text: String) -> String {
    VisibleText.isolated(text).escapedAsMarkdown.replacing("|", with: "\\|")
  }

  private func text(
    of kind: ProjectElement.Kind, in catalog: Catalog, locale: String?
  ) -> [String] {
    switch kind {
    case .message(let message):
      return text(of: message.id, in: catalog, locale: locale)
    case .facet(let id): return text(of: id, in: catalog, locale: locale)
    case .code(let domain, let name): return text(ofCode: name, in: domain, catalog)
    case .category(let name):
      return catalog.categories.filter { $0.name == name }.map {
        "**\(Self.markdown(name))**, a category: \(Self.markdown($0.summary))"
      }
    case .recovery(let name):
      return catalog.recoveries.filter { $0.name == name }.map { recovery in
        let options = recovery.options.map { "`\($0.option)`" }.joined(separator: ", ")
        return "**\(Self.markdown(name))**, a recovery: \(options)"
      }
    case .option(let name):
      return catalog.options.filter { $0.name == name }.map { option in
        let labels = catalog.locales.compactMap { locale in
          locale.options?[name]?.label.map { label in
            "- \(locale.tag): \(Self.markdown(label.messageText))"
          }
        }
        return (["**\(Self.markdown(name))**, an option: \(option.role.rawValue)", ""] + labels)
          .joined(separator: "\n")
      }
    case .argument(let domain, let code, let name):
      return (catalog.code(code, in: domain)?.arguments ?? []).filter { $0.name == name }.map(
        Self.line)
    case .rule(let name):
      return RuleBook.entry(name).map { [Self.markdown($0.explanation.what)] } ?? []
    }
  }

  /// The words of a code in all locales.
  private func text(ofCode name: String, in domain: String, _ catalog: Catalog) -> [String] {
    guard let code = catalog.code(name, in: domain) else { return [] }
    var lines = [
      "**\(Self.markdown("\(domain).\(name)"))** (\(code.value)), \(Self.markdown(code.category))"
    ]
    if !code.summary.isEmpty { lines.append(Self.markdown(code.summary)) }
    for locale in catalog.locales {
      let words =
        code.words == .own
        ? locale.domains[domain]?[name]?.words : locale.categories?[code.category]?.words
      let texts = (words?.map { $0 } ?? []).map { facet, message in
        "- \(facet.rawValue): \(Self.markdown(message.messageText))"
      }
      guard !texts.isEmpty else { continue }
      lines.append("_\(locale.tag)_\n\n" + texts.joined(separator: "\n"))
    }
    lines += code.arguments.map(Self.line)
    return [lines.joined(separator: "\n\n")]
  }

  private static func line(_ argument: ErrorArgument) -> String {
    var line = "`$\(argument.name)`: \(argument.type)"
    if let range = argument.range { line += ", \(range.lowerBound) to \(range.upperBound)" }
    if argument.isPrivate { line += ", private" }
    if let example = argument.example { line += ", for example \(markdown(example))" }
    return line
  }

  /// A message as readers see it, the source's, its arguments and its state.
  private func text(of id: MessageID, in catalog: Catalog, locale tag: String?) -> [String] {
    guard let tag, let locale = catalog.locales.first(where: { $0.tag == tag }) else { return [] }
    let source = catalog.sourceMessages?[id]
    let isSource = tag == catalog.project.sourceLocale
    let arguments = catalog.arguments(of: id)
    var parts: [String] = []
    let shown = [locale[id], isSource ? nil : source].compactMap { $0 }
    if let table = table(of: shown, arguments, in: catalog) { parts.append(table) }
    if !arguments.isEmpty { parts.append(arguments.map(Self.line).joined(separator: "\n\n")) }
    if !isSource, let message = locale[id] {
      parts.append("State: \(locale.state(of: message, source: source).rawValue)")
    }
    return parts
  }

  /// A table: the values that choose a variant, and the text in each locale.
  private func table(
    of messages: [LocaleMessage], _ arguments: [ErrorArgument], in catalog: Catalog
  ) -> String? {
    let previews = messages.compactMap {
      message -> (message: LocaleMessage, preview: MessagePreview)? in
      guard message.parsed.isValid,
        let locale = catalog.locales.first(where: { $0.tag == message.locale }),
        let preview = MessagePreview(
          message.parsed.message, locale: message.locale, numberingSystem: locale.numberingSystem)
      else { return nil }
      return (message, preview)
    }
    guard !previews.isEmpty else { return nil }
    let values = arguments.compactMap(\.sampleForHover)
    let samples = VariantSamples(of: previews.map(\.message), values: values, declared: arguments)
    let heads = samples.selecting.map { "$\($0)" } + previews.map(\.message.locale)
    var lines = [
      "| \(heads.map(Self.markdown).joined(separator: " | ")) |",
      "|\(String(repeating: " --- |", count: heads.count))",
    ]
    for row in samples.rows.prefix(Self.mostRows) {
      let chosen = samples.selecting.map { name in
        row.first { $0.name == name }.map { Self.markdown("\($0.value)") } ?? ""
      }
      let texts = previews.map { Self.markdown($0.preview.string(row, for: .terminal)) }
      lines.append("| \((chosen + texts).joined(separator: " | ")) |")
    }
    if samples.rows.count > Self.mostRows {
      lines.append("\nand \(samples.rows.count - Self.mostRows) more rows")
    }
    return lines.joined(separator: "\n")
  }
}

extension ErrorArgument {
  /// The value that messages are shown with in an editor.
  fileprivate var sampleForHover: MessageArgument? {
    if let value = example.flatMap(value) { return MessageArgument(name, value) }
    switch type {
    case .integer, .number:
      return MessageArgument(
        name, .number(MessageNumber(range.map { $0.clamped(to: 0...Int.max).lowerBound } ?? 3)))
    case .string: return MessageArgument(name, .string("{$\(name)}"))
    case .date, .currency, .list: return nil
    }
  }
}

extension Catalog {
  func code(_ name: String, in domain: String) -> ErrorCode? {
    domains.first { $0.name == domain }?.codes.first { $0.name == name }
  }

  /// The arguments that the messages of an id may use.
  func arguments(of id: MessageID) -> [ErrorArgument] { DeclaredArguments(self)[id] ?? [] }
}
