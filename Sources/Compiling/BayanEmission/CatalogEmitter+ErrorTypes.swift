import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport
import BayanTOML

extension CatalogEmitter {
  /// Returns the file of one domain's error type.
  func enumFile(for domain: ErrorDomain, at index: Int) -> GeneratedFile {
    var source = SwiftSource()
    header(from: [domain.place.file, "Locales/"], into: &source)
    imports(from: modules, into: &source)
    source.line()
    let hasArguments = domain.codes.contains { !$0.associatedValues.isEmpty }
    source.documentation([
      SwiftLiteral.prose(domain.summary),
      "- Remark: Domain `\(domain.identifier.commentLine)`, \(domain.place.file).",
    ])
    var protocols = ["BayanRuntime.GeneratedError"]
    if !hasArguments { protocols.append("Swift.CaseIterable") }
    if domain.codes.contains(where: { $0.arguments.contains(where: \.isPrivate) }) {
      protocols.append("BayanRuntime.ErrorWithPrivateArguments")
    }
    let type = SwiftLiteral.identifier(domain.typeName)
    // With a value of several machine words, the switch from case to place becomes a chain of
    // comparisons, slow to compile and to run; with an indirect value it becomes a table.
    let kind = hasArguments ? "indirect enum" : "enum"
    source.type("\(access)nonisolated \(kind) \(type)", protocols) { source in
      source.documentation(["The locales that have words for these errors."])
      source.line("\(access)typealias Locale = \(catalogType).Locale")
      for code in domain.codes {
        source.line()
        source.documentation(documentation(of: code, in: domain))
        let name = "case \(SwiftLiteral.identifier(code.name))"
        if code.associatedValues.isEmpty {
          source.line(name)
        } else {
          source.list(
            SwiftSource.List(
              opening: name + "(", elements: code.associatedValues.map(\.declaration), closing: ")")
          )
        }
      }
      source.line()
      source.line("\(access)static var domainIndex: Swift.Int { \(index) }")
      source.line()
      property("codeIndex: Swift.Int", into: &source) { codeIndices(of: domain, into: &$0) }
      if hasArguments {
        source.line()
        property("errorValues: BayanRuntime.ErrorValues", into: &source) {
          values(of: domain, into: &$0)
        }
        source.line()
        errorsByCode(of: domain, into: &source)
      }
    }
    serviceMatches(of: domain, type, into: &source)
    conformanceToFoundationFace(of: type, into: &source)
    if catalog.project.access == .package {
      publicUse(of: modules, number: index, into: &source)
    }
    return GeneratedFile(name: domain.typeName + Self.fileSuffix, bytes: source.compactBytes)
  }

  /// Appends a property that swiftc doesn't inline into its witness.
  ///
  /// Compiling the code of a large switch once and not twice saves a tenth of an enum's cost
  /// (decision 19).
  private func property(
    _ declaration: String, into source: inout SwiftSource, _ body: (inout SwiftSource) -> Void
  ) {
    source.line("@inline(never)")
    source.block("\(access)var \(declaration)", body)
  }

  /// Appends the switch from case to place.
  ///
  /// The compiler compares each pattern of a switch with all patterns before it. With more than about six
  /// hundred patterns it gives up proving that the switch is exhaustive. So the cases of a large domain are
  /// in several switches, and the last case of the last switch is the default.
  private func codeIndices(of domain: ErrorDomain, into source: inout SwiftSource) {
    let count = domain.codes.count
    for start in stride(from: 0, to: max(1, count), by: Self.casesOfSwitch) {
      let end = min(start + Self.casesOfSwitch, count)
      source.line("switch self {")
      for index in start..<end {
        let name = SwiftLiteral.identifier(domain.codes[index].name)
        if isLarge(domain), index == count - 1 {
          source.line("// Only \(name) is left.")
          source.line("default: return \(index)")
        } else {
          source.line("case .\(name): return \(index)")
        }
      }
      if end < count {
        source.line("// Continued below: swiftc rejects one switch over so many cases.")
        source.line("default: break")
      }
      source.line("}")
    }
  }

  /// Whether a domain has more codes than one switch may have cases.
  private func isLarge(_ domain: ErrorDomain) -> Bool { domain.codes.count > Self.casesOfSwitch }

  private static let casesOfSwitch = 250

  /// Returns the documentation of a case: its texts, its description for developers, and its place.
  private func documentation(of code: ErrorCode, in domain: ErrorDomain) -> [String] {
    let source = catalog.locales.first
    let entry =
      code.messageOwner == .own
      ? source?.domains[domain.name]?[code.name] : source?.categories?[code.category]
    let texts =
      exampleTexts(of: code, in: domain)
      ?? [Facet.title, .description].compactMap { entry?.facets[$0]?.example }
    var paragraphs: [String] = []
    if !texts.isEmpty {
      paragraphs.append(
        texts.map { "“\(SwiftLiteral.prose($0))”" }.joined(separator: " "))
    }
    paragraphs.append(SwiftLiteral.prose(code.summary))
    paragraphs += parameters(of: code)
    if let replacement = code.replacement, let (domain, other) = catalog.code(replacement) {
      paragraphs.append("- Important: Replaced by `\(domain.typeName).\(other.name)`.")
    }
    if let since = code.since { paragraphs.append("- Since: \(since)") }
    paragraphs.append(
      "- Remark: Code \(code.value), `\(code.category)`; \(domain.place.file), `\(code.name)`.")
    return paragraphs
  }

  /// Returns the documentation of a case's values: for none of them, or for each, as DocC requires.
  private func parameters(of code: ErrorCode) -> [String] {
    guard code.arguments.contains(where: { !$0.summary.isEmpty }) else { return [] }
    let arguments = code.arguments.map { argument in
      let summary = SwiftLiteral.prose(argument.summary)
      return "- Parameter \(argument.name): "
        + (summary.isEmpty ? "The argument `\(argument.name)`." : summary)
    }
    return arguments + (code.wraps ? ["- Parameter underlying: The error that it wraps."] : [])
  }

  /// Appends the switch from case to associated values.
  ///
  /// Cases with the same values share a branch, and cases without values are the default: each branch
  /// costs the compiler (decision 19). Enum and switch come from one list of codes, so the compiler
  /// has nothing to prove.
  private func values(of domain: ErrorDomain, into source: inout SwiftSource) {
    source.line("switch self {")
    for (statement, patterns) in Groups(domain.codes.filter(\.carriesValues)).all {
      source.cases(patterns, statement)
    }
    if domain.codes.contains(where: { !$0.carriesValues }) {
      source.line("// The others carry nothing.")
      source.line("default: return BayanRuntime.ErrorValues()")
    }
    source.line("}")
  }

  /// Appends the list of errors without values, for types that also have cases with values, and an
  /// initializer for errors that only wrap another one.
  ///
  /// The runtime picks from the list: a switch over the numbers costs the compiler more (decision
  /// 19).
  private func errorsByCode(of domain: ErrorDomain, into source: inout SwiftSource) {
    let names = { (codes: [ErrorCode]) in codes.map { ".\(SwiftLiteral.identifier($0.name))" } }
    source.block("\(access)static var errorsWithoutValues: [Self]") {
      $0.array("", names(domain.codes.filter { !$0.carriesValues }))
    }
    let wrapping = names(domain.codes.filter { $0.wraps && $0.arguments.isEmpty })
      .map { "\($0)(underlying: underlying)" }
    guard !wrapping.isEmpty else { return }
    source.line()
    source.documentation([
      "The error of a number, as services and `NSError` know it.",
      "- Parameter code: The number.",
      "- Parameter underlying: The error that it wraps, if it wraps one.",
      "- Returns: `nil` for a number that isn't in the catalog, and for an error whose values are "
        + "not given.",
    ])
    source.block("\(access)init?(code: Swift.Int, underlying: (any Swift.Error)?)") { source in
      source.line("var errors = Self.errorsWithoutValues")
      source.block("if let underlying") { $0.array("errors +=", wrapping) }
      source.line("self.init(code: code, among: errors)")
    }
  }
}

/// The patterns of codes, grouped by the associated values, in the order of first use.
private struct Groups {
  private(set) var all: [(statement: SwiftSource.List, patterns: [String])] = []

  /// The common properties of the cases in a group.
  ///
  /// Patterns that bind a name to values of different types can't share a branch, although its
  /// statement reads the same.
  private struct Key: Hashable {
    var statement: SwiftSource.List
    var types: [String]
  }

  init(_ codes: [ErrorCode]) {
    var positions: [Key: Int] = [:]
    for code in codes {
      let key = Key(statement: code.values, types: code.associatedValues.map(\.type))
      if let position = positions[key] {
        all[position].patterns.append(code.pattern)
      } else {
        positions[key] = all.count
        all.append((key.statement, [code.pattern]))
      }
    }
  }
}

extension LocaleMessage {
  /// The text that an editor shows for a message.
  ///
  /// Of several variants the last is taken, which applies if no other variant fits.
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
  /// An associated value of a case.
  struct AssociatedValue {
    var name: String
    var type: String
    var isUnderlyingError: Bool

    /// The declaration of the value in its case.
    var declaration: String { "\(SwiftLiteral.identifier(name)): \(type)" }
  }

  /// The arguments in the catalog's order, then the underlying error.
  ///
  /// The underlying error is never optional, so that the compiler rejects a code that wraps another
  /// error without it.
  var associatedValues: [AssociatedValue] {
    var values = arguments.map { argument in
      AssociatedValue(
        name: argument.name, type: argument.type.swiftType, isUnderlyingError: false)
    }
    if wraps {
      values.append(
        AssociatedValue(name: "underlying", type: "any Swift.Error", isUnderlyingError: true))
    }
    return values
  }

  /// Whether the case has associated values.
  var carriesValues: Bool { !associatedValues.isEmpty }

  /// The pattern that binds all associated values.
  var pattern: String { pattern { "let \(SwiftLiteral.identifier($0))" } }

  /// The pattern with the labels of the associated values, which the compiler compares with those of
  /// the case.
  ///
  /// A single value without a label matches any label.
  var labelledPattern: String {
    pattern { "\(SwiftLiteral.label($0)): let \(SwiftLiteral.identifier($0))" }
  }

  private func pattern(_ binding: (String) -> String) -> String {
    let bindings = associatedValues.map { binding($0.name) }
    let list = bindings.isEmpty ? "" : "(\(bindings.joined(separator: ", ")))"
    return ".\(SwiftLiteral.identifier(name))\(list)"
  }

  /// The expression for the associated values, from the bindings of ``pattern``.
  var values: SwiftSource.List {
    var values = SwiftSource.List(opening: "return BayanRuntime.ErrorValues(", closing: ")")
    if !arguments.isEmpty {
      values.opening = "return .carrying("
      values.elements = arguments.map { SwiftLiteral.argument($0.name) }
    }
    if wraps { values.closing += ".wrapping(underlying)" }
    let hidden = arguments.filter(\.isPrivate).map { SwiftLiteral.string($0.name) }
    if !hidden.isEmpty { values.closing += ".hiding(\(hidden.joined(separator: ", ")))" }
    return values
  }
}
