import BayanCatalog

extension CatalogEmitter {
  /// Appends functions that create the values of errors, one for each list of arguments in the catalog.
  ///
  /// Errors with the same arguments call the same function in all domains. So swiftc compiles its
  /// code once: repeating the code in each enum took 5 % more (decision 19).
  func carryingFunctions(into source: inout SwiftSource) {
    var seen: Set<[Argument]> = []
    let lists = catalog.domains.flatMap(\.codes)
      .map { code in code.arguments.map { Argument(name: $0.name, type: $0.type) } }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    guard !lists.isEmpty else { return }
    source.line()
    source.line("// What errors carry, a function for each list of arguments.")
    source.block("nonisolated extension BayanRuntime.ErrorValues") { source in
      for (index, arguments) in lists.enumerated() {
        if index > 0 { source.line() }
        source.line("@inline(never)")
        source.signature(
          "static func carrying(", arguments.map(\.declaration), ") -> Self {")
        source.nested { values(of: arguments, into: &$0) }
        source.line("}")
      }
    }
  }

  /// Appends the expression that creates the values of some arguments.
  private func values(of arguments: [Argument], into source: inout SwiftSource) {
    let elements = arguments.map {
      "\(SwiftLiteral.string($0.name)), \($0.type.messageValue(of: SwiftLiteral.identifier($0.name)))"
    }
    // The type stores up to two arguments inline; more need an array.
    guard arguments.count > 2 else {
      return source.list(SwiftSource.List(opening: "Self(", elements: elements, closing: ")"))
    }
    source.line("Self([")
    source.nested { source in
      for element in elements { source.line("BayanRuntime.MessageArgument(\(element)),") }
    }
    source.line("])")
  }

  /// The properties of an argument that distinguish functions.
  private struct Argument: Hashable {
    var name: String
    var type: ErrorArgument.ValueType

    var declaration: String { "\(SwiftLiteral.identifier(name)): \(type.swiftType)" }
  }
}
