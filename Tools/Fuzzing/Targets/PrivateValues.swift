import BayanErrors
import BayanRuntime
import Foundation

extension FuzzTarget {
  /// Checks that an error's texts don't depend on its private arguments.
  ///
  /// So no text reveals such a value, not even a part of it or the number of its digits, and none
  /// is selected by it. The pack counts as one of the error's catalog, as if its fingerprint were
  /// copied.
  static func checkPrivacy(
    of pack: Pack, with choices: inout Choices, from bytes: [UInt8]
  ) throws {
    let arguments = choices.arguments(from: bytes)
    let hidden = arguments.map(\.name).filter { _ in choices.below(2) == 0 }
    guard !hidden.isEmpty else { return }
    let others = arguments.map { argument in
      hidden.contains(argument.name)
        ? MessageArgument(argument.name, choices.argument(from: bytes, depth: 1)) : argument
    }
    let catalog = MessageCatalog(table: SecretiveError.table, packs: [pack])
    try SecretiveError.Locale.$current.withValue(catalog) {
      try MessageFunctions.$current.withValue(registry) {
        for codeIndex in 0..<SecretiveError.codeCount {
          let error = SecretiveError(codeIndex: codeIndex, arguments: arguments, hidden: hidden)
          let other = SecretiveError(codeIndex: codeIndex, arguments: others, hidden: hidden)
          let (texts, otherTexts) = (error.texts, other.texts)
          for (text, otherText) in zip(texts, otherTexts) where !text.isSame(as: otherText) {
            throw BrokenPromise(
              "private \(hidden) makes '\(text.visible)' of '\(otherText.visible)'")
          }
          try promise(texts.count == otherTexts.count, "private \(hidden) makes a text")
        }
      }
    }
  }
}

/// An error with private arguments, bound to its catalog as generated code binds one.
private struct SecretiveError: CatalogLocalizedError, ErrorWithPrivateArguments {
  enum Locale: String, CatalogLocale {
    case en

    enum Category: String, CatalogName { case other }
    enum Option: String, CatalogName { case retry }

    /// The catalog with the tested pack.
    @TaskLocal static var current: MessageCatalog?

    static var catalog: MessageCatalog {
      guard let current else { preconditionFailure("no pack") }
      return current
    }
  }

  static let codeCount = 6

  /// A table in which the slots from 0 on belong to the codes' facets.
  static let table: CatalogTable = {
    let codes = (1...codeCount).map { "\($0) code\($0) other retry tdsh:" }
    let lines =
      [
        CatalogTable.header, "locale en", "category other never", "option retry default",
        "domain d",
      ]
      + codes + [CatalogTable.end]
    guard let table = CatalogTable(lines: lines) else { preconditionFailure("no table") }
    return table
  }()

  static let domainIndex = 0

  let codeIndex: Int
  let arguments: [MessageArgument]
  let hidden: [String]

  var errorValues: ErrorValues { hidden.reduce(ErrorValues(arguments)) { $0.hiding($1) } }

  /// All texts that anybody gets of the error.
  var texts: [String] {
    var texts: [String] = []
    let words = self.words(in: .en)
    for sink in FuzzTarget.sinks {
      for facet in CatalogTable.Facet.allCases {
        texts.append(words.text(facet, for: sink) ?? "")
        texts.append(words.withUTF8(facet, for: sink) { String(decoding: $0, as: UTF8.self) })
      }
      texts += words.options(for: sink).map(\.label)
    }
    texts += ["\(self)", String(reflecting: self), localizedDescription]
    let status = RPCStatus(self, httpStatus: 400, preferring: [])
    texts += [status.message, status.localizedMessage]
    texts += status.metadata.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let problem = ProblemDetails(self, status: 400, preferring: [])
    return texts + [problem.title, problem.detail, problem.suggestion ?? ""]
  }
}
