import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML

extension CatalogEmitter {
  /// The file of one domain's error type.
  func file(for domain: ErrorDomain, at index: Int) -> GeneratedFile {
    var source = SwiftSource()
    header(from: [domain.place.file, "Locales/"], into: &source)
    if catalog.project.foundation { source.line(importLine("BayanErrors")) }
    source.line(importLine("BayanRuntime"))
    source.line()
    let hasArguments = domain.codes.contains { !$0.associatedValues.isEmpty }
    source.documentation([
      SwiftLiteral.comment(domain.summary),
      "- Remark: Domain `\(SwiftLiteral.comment(domain.identifier))`, \(domain.place.file).",
    ])
    let protocols = ["GeneratedError"] + (hasArguments ? [] : ["CaseIterable"])
    let type = SwiftLiteral.identifier(domain.typeName)
    // A value of several words makes the switch from case to place a chain of comparisons, slow to
    // compile and to run; one behind a reference makes it a table.
    let kind = hasArguments ? "indirect enum" : "enum"
    source.block("\(access)\(kind) \(type): \(protocols.joined(separator: ", "))") { source in
      source.documentation(["The locales that have words for these errors."])
      source.line("\(access)typealias Locale = \(catalogType).Locale")
      for code in domain.codes {
        source.line()
        source.documentation(documentation(of: code, in: domain))
        let name = "case \(SwiftLiteral.identifier(code.name))"
        if code.associatedValues.isEmpty {
          source.line(name)
        } else {
          source.list(name + "(", code.associatedValues.map(\.declaration), ")")
        }
      }
      source.line()
      source.line("\(access)static var domainIndex: Int { \(index) }")
      source.line()
      source.block("\(access)var codeIndex: Int") { source in
        codeIndexes(of: domain, into: &source)
      }
      if domain.codes.contains(where: \.carriesValues) { values(of: domain, into: &source) }
    }
    serviceMatches(of: domain, type, into: &source)
    if catalog.project.foundation {
      source.line()
      source.line("extension \(type): CatalogLocalizedError {}")
    }
    return GeneratedFile(name: domain.typeName + Self.fileSuffix, bytes: source.compactBytes)
  }

  /// The switch from case to place.
  ///
  /// Its last case is the default: the type is made from the same codes, so that there is nothing
  /// to prove. The compiler compares each pattern of a switch with all before it, and gives up the
  /// proof for more than some six hundred, so that many cases are told one part after the other.
  private func codeIndexes(of domain: ErrorDomain, into source: inout SwiftSource) {
    let count = domain.codes.count
    for start in stride(from: 0, to: max(1, count), by: Self.casesOfSwitch) {
      let end = min(start + Self.casesOfSwitch, count)
      source.line("switch self {")
      for index in start..<end {
        let isDefault = index > 0 && index == count - 1
        let name = SwiftLiteral.identifier(domain.codes[index].name)
        source.line("\(isDefault ? "default" : "case .\(name)"): return \(index)")
      }
      if end < count { source.line("default: break") }
      source.line("}")
    }
  }

  /// How many cases one switch tells.
  private static let casesOfSwitch = 250

  /// What an editor shows of a case: the words, what developers know, where it stands.
  private func documentation(of code: ErrorCode, in domain: ErrorDomain) -> [String] {
    let source = catalog.locales.first
    let entry =
      code.words == .own
      ? source?.domains[domain.name]?[code.name] : source?.categories?[code.category]
    let words = [Facet.title, .description].compactMap { entry?.words[$0]?.example }
    var paragraphs: [String] = []
    if !words.isEmpty {
      paragraphs.append(
        words.map { "“\(SwiftLiteral.comment($0))”" }.joined(separator: " "))
    }
    paragraphs.append(SwiftLiteral.comment(code.summary))
    paragraphs.append(
      "- Remark: Code \(code.value), `\(code.category)`; \(domain.place.file), `\(code.name)`.")
    return paragraphs
  }

  /// The switch from case to what it carries.
  ///
  /// Cases that carry the same share a branch: each costs the compiler milliseconds.
  private func values(of domain: ErrorDomain, into source: inout SwiftSource) {
    source.line()
    source.block("\(access)var errorValues: ErrorValues") { source in
      source.line("switch self {")
      let groups = Groups(domain.codes.filter(\.carriesValues).map { ($0.pattern, $0.values) })
      for (values, patterns) in groups.all {
        source.cases(patterns, values.opening, values.elements, values.closing)
      }
      if !domain.codes.allSatisfy(\.carriesValues) { source.line("default: return ErrorValues()") }
      source.line("}")
    }
  }
}

/// Patterns by what they give, in the order in which each first came.
private struct Groups {
  private(set) var all: [(body: ErrorCode.Values, patterns: [String])] = []

  init(_ cases: [(pattern: String, body: ErrorCode.Values)]) {
    var positions: [ErrorCode.Values: Int] = [:]
    for (pattern, body) in cases {
      if let position = positions[body] {
        all[position].patterns.append(pattern)
      } else {
        positions[body] = all.count
        all.append((body, [pattern]))
      }
    }
  }
}

extension LocaleMessage {
  /// What an editor shows of a message: its text; of several variants the last, which is
  /// said wherever no other fits.
  fileprivate var example: String {
    guard case .select(_, let variants) = parsed.message.body, parsed.isValid,
      let elements = variants.last?.pattern.elements, let first = elements.first,
      let last = elements.last
    else { return text.value }
    let bytes = text.value.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: first.span.start)
    let end = bytes.index(bytes.startIndex, offsetBy: last.span.end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension Pattern.Element {
  fileprivate var span: SourceSpan {
    switch self {
    case .text(let text): text.span
    case .expression(let expression): expression.span
    case .markup(let markup): markup.span
    }
  }
}

extension ErrorCode {
  /// A value that a case carries.
  struct AssociatedValue {
    var name: String
    var type: String
    var isUnderlyingError: Bool

    /// The value as a case declares it.
    var declaration: String { "\(SwiftLiteral.identifier(name)): \(type)" }
  }

  /// The arguments in the catalog's order, then the error beneath: never optional, so that the
  /// compiler finds a code that wraps another without it.
  var associatedValues: [AssociatedValue] {
    var values = arguments.map { argument in
      AssociatedValue(
        name: argument.name, type: argument.type.swiftType, isUnderlyingError: false)
    }
    if wraps {
      values.append(
        AssociatedValue(name: "underlying", type: "any Error", isUnderlyingError: true))
    }
    return values
  }

  /// Whether its case carries anything.
  var carriesValues: Bool { !associatedValues.isEmpty }

  /// The pattern that binds all that the case carries.
  var pattern: String {
    let bindings = associatedValues.map { "let \(SwiftLiteral.identifier($0.name))" }
    return ".\(SwiftLiteral.identifier(name))(\(bindings.joined(separator: ", ")))"
  }

  /// The statement that returns what the case carries, in parts between which it can be broken.
  struct Values: Hashable {
    var opening: String
    var elements: [String]
    var closing: String

    /// The statement on one line.
    var line: String { opening + elements.joined(separator: ", ") + closing }
  }

  /// What the case carries, from what ``pattern`` binds.
  var values: Values {
    var values = Values(opening: "return ErrorValues(", elements: [], closing: ")")
    values.elements = arguments.map { argument in
      let value = argument.type.messageValue(of: SwiftLiteral.identifier(argument.name))
      return "\(SwiftLiteral.string(argument.name)), \(value)"
    }
    // Up to two lie in the value; more want an array.
    if arguments.count > 2 {
      values.elements = values.elements.map { "MessageArgument(\($0))" }
      values.opening += "["
      values.closing = "])"
    }
    if wraps { values.closing += ".wrapping(underlying)" }
    let hidden = arguments.filter(\.isPrivate).map { SwiftLiteral.string($0.name) }
    if !hidden.isEmpty { values.closing += ".hiding(\(hidden.joined(separator: ", ")))" }
    return values
  }
}
