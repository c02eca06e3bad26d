import BayanCatalog

extension CatalogEmitter {
  /// Appends a domain's matches, if it has any: the mapping from a service's answers to codes, and
  /// an initializer from an answer.
  func serviceMatches(of domain: ErrorDomain, _ type: String, into source: inout SwiftSource) {
    guard domain.codes.contains(where: { !$0.matches.isEmpty }) else { return }
    source.line()
    source.block("nonisolated extension \(type): BayanRuntime.ServiceMatched") { source in
      source.documentation(["Which answers of the service stand for which of these errors."])
      source.line(
        "\(access)static let serviceMatches = BayanRuntime.ServiceMatches(serviceMatchLines)")
      source.line()
      source.textLiteral(
        "private static let serviceMatchLines: Swift.StaticString =",
        lines: domain.serviceMatchLines)
      initializer(of: domain, into: &source)
    }
  }

  /// Appends the initializer, whose parameters are the values of all errors that an answer can stand for.
  private func initializer(of domain: ErrorDomain, into source: inout SwiftSource) {
    let matched = domain.codes.enumerated().filter { _, code in
      !code.matches.isEmpty || code.name == domain.defaultCode
    }
    var parameters = ["answer: BayanRuntime.ServiceAnswer"]
    for value in matched.flatMap(\.element.associatedValues) {
      let parameter = "\(SwiftLiteral.identifier(value.name)): \(value.type)"
      if !parameters.contains(parameter) { parameters.append(parameter) }
    }
    // One parameter can't stand for values of one name and two types; then only the matches are generated.
    let names = parameters.map { $0.split(separator: ":")[0] }
    guard Set(names).count == names.count else { return }

    source.line()
    source.documentation([
      "The error that an answer of the service stands for, by ``serviceMatches``.",
      domain.defaultCode.map { "An answer that nothing matches is ``\($0)``." }
        ?? "- Returns: `nil` for an answer that nothing matches.",
    ])
    let isFailable = domain.defaultCode == nil
    let list = parameters.joined(separator: ", ")
    source.block("\(access)init\(isFailable ? "?" : "")(\(list))") { source in
      source.line("switch Self.serviceMatches.index(of: answer) {")
      for (index, code) in matched where code.name != domain.defaultCode {
        source.line("case \(index): self = \(Self.construction(of: code))")
      }
      let rest = matched.first { $0.element.name == domain.defaultCode }
      source.line(
        "default: \(rest.map { "self = " + Self.construction(of: $0.element) } ?? "return nil")")
      source.line("}")
    }
  }

  private static func construction(of code: ErrorCode) -> String {
    let values = code.associatedValues.map { SwiftLiteral.argument($0.name) }
    let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    return ".\(SwiftLiteral.identifier(code.name))\(list)"
  }
}
