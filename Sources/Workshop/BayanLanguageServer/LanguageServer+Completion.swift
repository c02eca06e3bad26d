import BayanCatalog
import BayanChecks
import BayanDiagnostics
import BayanICU
import BayanTOML
import BayanWorkspace
import Foundation

extension LanguageServer {
  func completion(_ params: LSP.PlaceParams) throws -> LSP.CompletionList {
    let (document, project, file) = try document(params.textDocument.uri)
    let offset = encoding.offset(of: params.position, in: file)
    guard let catalog = project.catalog,
      let kind = ProjectLayout.split(document.path)?.file
    else { return LSP.CompletionList(items: []) }
    let lineStart = file.lines.starts[file.lines.line(containing: offset)]
    let line = file.text(in: SourceSpan(lineStart, max(lineStart, offset)))
    let element = ProjectElement(at: offset, in: file)
    let proposals: [Proposal]
    if case .message(let message)? = element?.kind, message.text.value.utf8.count > 0 {
      let end = message.text.textSpan(of: SourceSpan(offset, offset)).start
      let before = String(decoding: message.text.value.utf8.prefix(end), as: UTF8.self)
      proposals = Self.proposals(
        after: before, in: message.id, locale: ProjectLayout.locale(of: document.path), catalog)
    } else {
      proposals = Self.proposals(in: kind, after: line, lineStart, file, catalog)
    }
    let range = { (typed: Int) in
      self.encoding.range(of: SourceSpan(max(lineStart, offset - typed), offset), in: file)
    }
    return LSP.CompletionList(
      items: proposals.map { proposal in
        LSP.CompletionItem(
          label: proposal.label, kind: proposal.kind,
          detail: proposal.detail,
          documentation: proposal.documentation.map {
            LSP.MarkupContent(value: Self.markdown($0))
          },
          textEdit: LSP.TextEdit(
            range: range(proposal.typed), newText: proposal.text ?? proposal.label),
          insertTextFormat: proposal.isSnippet ? 2 : nil)
      })
  }

  /// Something to write.
  struct Proposal {
    var label: String
    var kind: LSP.CompletionItem.Kind
    var detail: String?
    var documentation: String?
    /// What is written, where that isn't the label.
    var text: String?
    var isSnippet = false
    /// How many bytes of it stand before the cursor.
    var typed: Int
  }

  // MARK: Within a message

  private static func proposals(
    after before: String, in id: MessageID, locale: String?, _ catalog: Catalog
  ) -> [Proposal] {
    let start = before.lastIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let rest = start.map { before[...$0] } ?? before[..<before.startIndex]
    let typed = before[rest.endIndex...].utf8.count
    switch rest.last {
    case "$":
      return catalog.arguments(of: id).filter { !$0.isPrivate }.map { argument in
        Proposal(
          label: argument.name, kind: .variable, detail: "\(argument.type)",
          documentation: argument.example.map { "for example \($0)" }, typed: typed)
      }
    case ":":
      let functions = FunctionSignatures(catalog.project)
      return functions.names.map { name in
        let options = functions[name]?.options.map(\.name) ?? []
        return Proposal(
          label: name, kind: .function,
          documentation: options.isEmpty ? nil : "options: \(options.joined(separator: ", "))",
          typed: typed)
      }
    case "=": return values(afterOptionIn: rest.dropLast(), typed, catalog)
    case " ": return options(in: rest, typed, catalog)
    case "\n", nil: return variants(of: rest, locale, typed)
    default: return []
    }
  }

  /// The function of the placeholder that a text ends within.
  private static func function(
    in text: Substring, _ catalog: Catalog
  ) -> FunctionDeclaration? {
    guard let brace = text.lastIndex(of: "{"), !text[brace...].contains("}") else { return nil }
    let inside = text[brace...]
    guard let colon = inside.firstIndex(of: ":") else { return nil }
    let name = inside[inside.index(after: colon)...].prefix { !$0.isWhitespace }
    return FunctionSignatures(catalog.project)[String(name)]
  }

  private static func options(
    in text: Substring, _ typed: Int, _ catalog: Catalog
  ) -> [Proposal] {
    (function(in: text, catalog)?.options ?? []).map { option in
      Proposal(label: option.name, kind: .field, text: option.name + "=", typed: typed)
    }
  }

  private static func values(
    afterOptionIn text: Substring, _ typed: Int, _ catalog: Catalog
  ) -> [Proposal] {
    let name = text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    guard let option = function(in: text, catalog)?.options.first(where: { $0.name == name })
    else { return [] }
    switch option.values {
    case .oneOf(let values):
      return values.map { Proposal(label: $0, kind: .enum, typed: typed) }
    case .boolean:
      return ["true", "false"].map { Proposal(label: $0, kind: .enum, typed: typed) }
    default: return []
    }
  }

  /// The variants that a message with one plural selector lacks, one by one and all at once.
  private static func variants(of text: Substring, _ locale: String?, _ typed: Int) -> [Proposal] {
    guard let locale, let match = text.range(of: ".match", options: .backwards) else { return [] }
    let rules = PluralRules.rules(for: locale)
    let rows = text[match.upperBound...]
    let selectors = rows.prefix { $0 != "\n" }.count { $0 == "$" }
    guard selectors == 1 else { return [] }
    let there = Set(
      rows.split(separator: "\n").dropFirst().compactMap {
        $0.split(whereSeparator: \.isWhitespace).first.map(String.init)
      })
    let named = PluralRules.categoryOrder.filter { category in
      category != "other" && rules.contains { $0.category == category }
    }
    let wanted = (named + ["*"]).filter { !there.contains($0) }
    var proposals = wanted.map { key in
      let rule = rules.first { $0.category == (key == "*" ? "other" : key) }
      return Proposal(
        label: key, kind: .enum, detail: rule?.integerSamples, text: "\(key) {{$1}}",
        isSnippet: true, typed: typed)
    }
    if wanted.count > 1 {
      let rows = wanted.enumerated().map { "\($1) {{$\($0 + 1)}}" }.joined(separator: "\n")
      proposals.append(
        Proposal(
          label: wanted.joined(separator: ", "), kind: .snippet, detail: "all that are missing",
          text: rows, isSnippet: true, typed: typed))
    }
    return proposals
  }

  // MARK: Between messages

  private static func proposals(
    in kind: ProjectFile, after line: String, _ lineStart: Int, _ file: SourceFile,
    _ catalog: Catalog
  ) -> [Proposal] {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("["), !text.contains("]") {
      return headers(in: kind, typed: text.dropFirst().utf8.count, file, catalog)
    }
    if let equals = text.firstIndex(of: "=") {
      return values(
        of: text[..<equals].trimmed, after: text[text.index(after: equals)...], in: kind, catalog)
    }
    guard text.allSatisfy({ $0.isLetter || $0 == "-" }) else { return [] }
    switch kind {
    case .locale(let tag, .messages(let name)) where name != MessageID.optionsFile:
      guard let entry = entry(before: lineStart, in: file) else { return [] }
      return facets(of: entry, name, tag, typed: text.utf8.count, file, catalog)
    case .project:
      guard entry(before: lineStart, in: file) == "checks" else { return [] }
      return RuleBook.entries.filter(\.isAdjustable).map { rule in
        Proposal(
          label: rule.id.rawValue, kind: .field, detail: rule.severity.rawValue,
          documentation: rule.explanation.what, text: "\(rule.id.rawValue) = ",
          typed: text.utf8.count)
      }
    default: return []
    }
  }

  /// The name in the last header before an offset.
  private static func entry(before offset: Int, in file: SourceFile) -> String? {
    let lines = file.text(in: SourceSpan(0, offset)).split(whereSeparator: \.isNewline)
    guard
      let header = lines.last(where: { $0.first == "[" && $0.last == "]" })
    else { return nil }
    return String(header.dropFirst().dropLast())
  }

  /// The codes, categories or options that a file of a locale has no entry of.
  private static func headers(
    in kind: ProjectFile, typed: Int, _ file: SourceFile, _ catalog: Catalog
  ) -> [Proposal] {
    guard case .locale(let tag, .messages(let name)) = kind,
      let locale = catalog.locales.first(where: { $0.tag == tag })
    else { return [] }
    let all: [(name: String, summary: String)]
    let there: Set<String>
    switch name {
    case MessageID.optionsFile:
      all = catalog.options.map { ($0.name, "") }
      there = Set(locale.options?.entries.map(\.name) ?? [])
    case MessageID.categoriesFile:
      all = catalog.categories.map { ($0.name, $0.summary) }
      there = Set(locale.categories?.entries.map(\.name) ?? [])
    default:
      all =
        catalog.domains.first { $0.name == name }?.codes.filter { $0.words == .own }
        .map { ($0.name, $0.summary) } ?? []
      there = Set(locale.domains[name]?.entries.map(\.name) ?? [])
    }
    return all.filter { !there.contains($0.name) }.map {
      Proposal(
        label: $0.name, kind: .field, documentation: $0.summary.isEmpty ? nil : $0.summary,
        typed: typed)
    }
  }

  /// The facets that the source has and an entry lacks.
  private static func facets(
    of entry: String, _ name: String, _ tag: String, typed: Int, _ file: SourceFile,
    _ catalog: Catalog
  ) -> [Proposal] {
    let locale = catalog.locales.first { $0.tag == tag }
    let source = catalog.sourceMessages?.messages(named: name)?[entry]?.words
    let own = locale?.messages(named: name)?[entry]?.words
    return Facet.allCases.filter { facet in
      own?.contains(facet) != true
        && (tag == catalog.project.sourceLocale || source?.contains(facet) == true)
    }.map { facet in
      Proposal(
        label: facet.rawValue, kind: .field, documentation: source?[facet]?.messageText,
        text: "\(facet.rawValue) = \"$1\"", isSnippet: true, typed: typed)
    }
  }

  /// The names that a key of a domain may have for its value.
  private static func values(
    of key: Substring, after text: Substring, in kind: ProjectFile, _ catalog: Catalog
  ) -> [Proposal] {
    let typed = text.drop { $0 == " " }
    guard case .domain = kind, typed.count(where: { $0 == "\"" }) < 2 else { return [] }
    let names: [(name: String, summary: String)]
    switch key {
    case "category": names = catalog.categories.map { ($0.name, $0.summary) }
    case "recovery": names = catalog.recoveries.map { ($0.name, "") }
    default: return []
    }
    return names.map {
      Proposal(
        label: $0.name, kind: .enum, documentation: $0.summary.isEmpty ? nil : $0.summary,
        text: "\"\($0.name)\"", typed: typed.utf8.count)
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let end = lastIndex { !$0.isWhitespace }
    return end.map { self[...$0] } ?? self[..<startIndex]
  }
}
