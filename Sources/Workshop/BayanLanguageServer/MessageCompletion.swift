import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanTOML
import BayanWorkspace
import Foundation

/// The completions at an offset of a message.
struct MessageCompletion {
  typealias Proposal = LanguageServer.Proposal

  private(set) var proposals: [Proposal] = []

  /// The span of the word before the cursor, in the file.
  let typed: SourceSpan

  private let message: ProjectElement.Message
  private let locale: String?
  private let catalog: Catalog
  private let checker: MessageChecker?

  init(
    _ message: ProjectElement.Message, at offset: Int, locale: String?, _ catalog: Catalog,
    _ checker: MessageChecker?
  ) {
    (self.message, self.locale, self.catalog, self.checker) = (message, locale, catalog, checker)
    let end = message.text.textSpan(of: SourceSpan(offset, offset)).start
    let before = String(decoding: message.text.value.utf8.prefix(end), as: UTF8.self)
    let start = before.lastIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let rest = start.map { before[...$0] } ?? before[..<before.startIndex]
    let word = before[rest.endIndex...]
    typed = SourceSpan(
      message.text.sourceOffset(of: end - word.utf8.count), offset)
    if rest.isWithinPlaceholder {
      proposals = inPlaceholder(after: rest)
    } else {
      let isLineStart = rest.last == nil || rest.last == "\n"
      proposals = (isLineStart ? variants(in: rest) : []) + terms
    }
  }

  private func inPlaceholder(after rest: Substring) -> [Proposal] {
    switch rest.last {
    case "{": arguments(mark: "$") + markup(mark: "#") + markup(mark: "/")
    case "$": arguments(mark: "")
    case ":": functions
    case "#", "/": markup(mark: "")
    case "=": values(afterOptionIn: rest.dropLast())
    case " ": options(in: rest)
    default: []
    }
  }

  private func arguments(mark: String) -> [Proposal] {
    catalog.arguments(of: message.id).filter { !$0.isPrivate }.map { argument in
      Proposal(
        label: mark + argument.name, kind: .variable, detail: "\(argument.type)",
        documentation: argument.example.map { "for example \(LanguageServer.markdown($0))" })
    }
  }

  // MARK: Functions

  private var functions: [Proposal] {
    let functions = FunctionSignatures(catalog.project)
    return functions.names.map { name in
      let options = functions[name]?.options.map(\.name) ?? []
      return Proposal(
        label: name, kind: .function,
        documentation: options.isEmpty ? nil : "options: \(options.joined(separator: ", "))")
    }
  }

  /// Returns the function of the open placeholder at the end of a text.
  private func function(in text: Substring) -> FunctionDeclaration? {
    guard let brace = text.lastIndex(of: "{") else { return nil }
    let inside = text[brace...]
    guard let colon = inside.firstIndex(of: ":") else { return nil }
    let name = inside[inside.index(after: colon)...].prefix { !$0.isWhitespace }
    return FunctionSignatures(catalog.project)[String(name)]
  }

  private func options(in text: Substring) -> [Proposal] {
    (function(in: text)?.options ?? []).map { option in
      Proposal(label: option.name, kind: .field, text: option.name + "=")
    }
  }

  private func values(afterOptionIn text: Substring) -> [Proposal] {
    let name = text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    guard let option = function(in: text)?.options.first(where: { $0.name == name })
    else { return [] }
    switch option.values {
    case .oneOf(let values): return values.map { Proposal(label: $0, kind: .enum) }
    case .boolean: return ["true", "false"].map { Proposal(label: $0, kind: .enum) }
    default: return []
    }
  }

  // MARK: Names of the source

  private var source: LocaleMessage? {
    locale == catalog.project.sourceLocale ? nil : catalog.sourceMessages?[message.id]
  }

  /// Returns the names of the source's markup, each once.
  private func markup(mark: String) -> [Proposal] {
    var names: [String] = []
    for pattern in source?.parsed.message.patterns ?? [] {
      for case .markup(let markup) in pattern.elements where !names.contains(markup.name) {
        names.append(markup.name)
      }
    }
    return names.map {
      Proposal(label: mark + $0, kind: .field, detail: "markup of the source")
    }
  }

  /// The translations of the glossary's terms in the source.
  private var terms: [Proposal] {
    guard let source, let locale = catalog.locales.first(where: { $0.tag == locale }) else {
      return []
    }
    return locale.glossary(of: source).flatMap { term in
      term.translations.map { translation in
        Proposal(label: translation, kind: .text, detail: "\(term.term), from the glossary")
      }
    }
  }

  // MARK: Variants

  /// Returns the variants that a message with one plural lacks, one by one and all together.
  private func variants(in text: Substring) -> [Proposal] {
    guard let locale, text.contains(".match"), let checker,
      let missing = checker.pluralKeys(
        of: message.text.value, id: message.id, locale: locale)?.missing
    else { return [] }
    var proposals = missing.map { key, numbers in
      Proposal(
        label: key, kind: .enum, detail: numbers, text: "\(key) {{}}", snippet: "\(key) {{$1}}")
    }
    if missing.count > 1 {
      let snippets = missing.enumerated().map { index, row in
        "\(row.key) {{${\(index + 1):\(LanguageServer.escapedInSnippet(row.numbers))}}}"
      }
      proposals.append(
        Proposal(
          label: missing.map(\.key).joined(separator: ", "), kind: .snippet,
          detail: "all that are missing",
          text: missing.map { "\($0.key) {{}}" }.joined(separator: "\n"),
          snippet: snippets.joined(separator: "\n")))
    }
    return proposals
  }
}

extension Substring {
  /// Whether the text ends in an open placeholder.
  ///
  /// Two braces begin a quoted pattern, and one or three begin a placeholder.
  fileprivate var isWithinPlaceholder: Bool {
    guard let open = lastIndex(of: "{"), !self[open...].contains("}") else { return false }
    return self[...open].reversed().prefix { $0 == "{" }.count % 2 == 1
  }
}
