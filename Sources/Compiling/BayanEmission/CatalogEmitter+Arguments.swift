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
        source.list(
          SwiftSource.List(
            opening: "static func carrying(", elements: arguments.map(\.declaration),
            closing: ") -> Self {"))
        source.nested { $0.list(values(of: arguments)) }
        source.line("}")
      }
    }
  }

  /// Returns the expression that creates the values of some arguments.
  private func values(of arguments: [Argument]) -> SwiftSource.List {
    let elements = arguments.map {
      "\(SwiftLiteral.string($0.name)), \($0.type.messageValue(of: SwiftLiteral.identifier($0.name)))"
    }
    // The type stores up to two arguments inline; more need an array.
    guard arguments.count > 2 else {
      return SwiftSource.List(opening: "Self(", elements: elements, closing: ")")
    }
    return SwiftSource.List(
      opening: "Self([", elements: elements.map { "BayanRuntime.MessageArgument(\($0))" },
      closing: "])")
  }

  /// The properties of an argument that distinguish functions.
  private struct Argument: Hashable {
    var name: String
    var type: ErrorArgument.ValueType

    var declaration: String { "\(SwiftLiteral.identifier(name)): \(type.swiftType)" }
  }
}
