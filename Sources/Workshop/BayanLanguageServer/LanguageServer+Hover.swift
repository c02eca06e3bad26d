import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanReports
import BayanRuntime
import BayanSupport
import BayanTOML
import BayanWorkspace

extension LanguageServer {
  /// The largest number of rows of a table in a hover.
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
    if parts.isEmpty,
      let (text, place) = Self.meaning(ofKeyAt: offset, in: file)
        ?? meaning(ofSuppressionAt: offset, in: file)
    {
      parts.append(text)
      span = place
    }
    for diagnostic in project.diagnostics(of: document.path)
    where diagnostic.span.start <= offset && offset <= diagnostic.span.end {
      guard let rule = rules.entry(diagnostic.rule.rawValue) else { continue }
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

  /// Returns the meaning of a key, which is the same in every project.
  private static func meaning(
    ofKeyAt offset: Int, in file: SourceFile
  ) -> (text: String, span: SourceSpan)? {
    guard let kind = ProjectLayout.split(file.path).flatMap({ FileSchema.Kind($0.file) }),
      let place = TOMLPlace(at: offset, in: TOMLDocument.parse(file).document.root),
      place.string == nil,
      let text = FileSchema.description(at: place.keys, in: kind)
    else { return nil }
    return (text, place.span)
  }

  /// Returns the meaning of the rule in a suppression.
  private func meaning(
    ofSuppressionAt offset: Int, in file: SourceFile
  ) -> (text: String, span: SourceSpan)? {
    let comments = TOMLDocument.parse(file).document.comments
    guard let span = comments.first(where: { $0.start <= offset && offset <= $0.end }) else {
      return nil
    }
    let parts = file.text(in: span).dropFirst().split(maxSplits: 3) { $0 == " " || $0 == "\t" }
    guard parts.count > 2, parts[0] == "bayan:", parts[1] == "allow",
      let rule = rules.entry(String(parts[2]))
    else { return nil }
    return ("**\(rule.id.rawValue)**: \(Self.markdown(rule.explanation.what))", span)
  }

  /// Returns a text of a project in Markdown, so that none of it becomes markup.
  static func markdown(_ text: String) -> String {
    VisibleText.isolated(text).escapedAsMarkdown.replacingExactly("|", with: "\\|")
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
      return catalog.categoriesToName.filter { $0.name == name }.map {
        "**\(Self.markdown(name))**, a category: \(Self.markdown($0.summary))"
      }
    case .recovery(let name):
      return catalog.recoveriesToName.filter { $0.name == name }.map { recovery in
        let options = recovery.options.map { "`\($0.option)`" }.joined(separator: ", ")
        return "**\(Self.markdown(name))**, a recovery: \(options)"
      }
    case .option(let name):
      return catalog.optionsToName.filter { $0.name == name }.map { option in
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
      if let fate = rules.fate(of: RuleID(rawValue: name)) {
        return [Self.markdown("The rule \(quoted(name)) \(fate).")]
      }
      return rules.entry(name).map { [Self.markdown($0.explanation.what)] } ?? []
    }
  }

  /// Returns the texts of a code in all locales.
  private func text(ofCode name: String, in domain: String, _ catalog: Catalog) -> [String] {
    guard let code = catalog.code(name, in: domain) else { return [] }
    var lines = [
      "**\(Self.markdown("\(domain).\(name)"))** (\(code.value)), \(Self.markdown(code.category))"
    ]
    if !code.summary.isEmpty { lines.append(Self.markdown(code.summary)) }
    for locale in catalog.locales {
      let facets =
        code.messageOwner == .own
        ? locale.domains[domain]?[name]?.facets : locale.categories?[code.category]?.facets
      let texts = (facets?.map { $0 } ?? []).map { facet, message in
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
    if !argument.summary.isEmpty { line += ". \(markdown(argument.summary))" }
    return line
  }

  /// Returns a message as it is shown to readers, with its source, its arguments and its state.
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

  /// Returns a table of variants: the numbers and names of each, and its text in each locale.
  private func table(
    of messages: [LocaleMessage], _ arguments: [ErrorArgument], in catalog: Catalog
  ) -> String? {
    guard let table = MessageTable(of: messages, arguments, in: catalog, atMost: Self.mostRows)
    else { return nil }
    let heads = table.selecting.map { "$\($0)" } + table.locales
    var lines = [
      "| \(heads.map(Self.markdown).joined(separator: " | ")) |",
      "|\(String(repeating: " --- |", count: heads.count))",
    ]
    for row in table.rows {
      let cells = row.labels + row.texts
      lines.append("| \(cells.map(Self.markdown).joined(separator: " | ")) |")
    }
    if table.left > 0 { lines.append("\nand \(table.left) more rows") }
    return lines.joined(separator: "\n")
  }
}

extension Catalog {
  /// Returns the arguments that a message may use.
  func arguments(of id: MessageID) -> [ErrorArgument] { DeclaredArguments(self)[id] ?? [] }
}
