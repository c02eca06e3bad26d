package import BayanDiagnostics
import BayanSupport

/// The arguments that messages may use, by file and entry.
package struct DeclaredArguments: Sendable {
  private var byFile: [String: [String: [ErrorArgument]]] = [:]

  /// Gathers the arguments of codes, and those that the codes of a category share.
  package init(_ catalog: Catalog) {
    for domain in catalog.domains {
      byFile[domain.name] = Dictionary(firstOf: domain.codes.map { ($0.name, $0.arguments) })
    }
    let inherited = Self.inherited(in: catalog)
    byFile[MessageID.categoriesFile] = Dictionary(
      firstOf: catalog.categories.map { ($0.name, inherited[$0.name] ?? []) })
    byFile[MessageID.optionsFile] = Dictionary(firstOf: catalog.options.map { ($0.name, []) })
  }

  /// The arguments of a message or entry; `nil` if the catalog has no such messages.
  package subscript(id: MessageID) -> [ErrorArgument]? { byFile[id.file]?[id.entry] }

  /// Returns the declared ranges of the arguments of a message or entry, by name.
  package func ranges(of id: MessageID) -> [String: ClosedRange<Int>] {
    var ranges: [String: ClosedRange<Int>] = [:]
    for argument in self[id] ?? [] { ranges[argument.name] = argument.range }
    return ranges
  }

  /// The arguments in one file, by entry.
  package subscript(file: String) -> [String: [ErrorArgument]] { byFile[file] ?? [:] }

  /// Returns the arguments that all codes with a category's messages carry.
  ///
  /// An argument that any of these codes keeps private is private here. Its range has the numbers of all.
  private static func inherited(in catalog: Catalog) -> [String: [ErrorArgument]] {
    var result: [String: [ErrorArgument]] = [:]
    for domain in catalog.domains {
      for code in domain.codes where code.messageOwner == .category {
        guard let shared = result[code.category] else {
          result[code.category] = code.arguments
          continue
        }
        result[code.category] = shared.compactMap { argument in
          guard let other = code.arguments.first(where: { $0.name == argument.name }) else {
            return nil
          }
          var argument = argument
          argument.isPrivate = argument.isPrivate || other.isPrivate
          if argument.type != other.type { argument.type = .string }
          if argument.summary != other.summary { argument.summary = "" }
          argument.range = argument.range.flatMap { range in
            other.range.map {
              min(range.lowerBound, $0.lowerBound)...max(range.upperBound, $0.upperBound)
            }
          }
          return argument
        }
      }
    }
    return result
  }
}
