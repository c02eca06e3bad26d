public import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

/// One message of one locale, and what the catalog says of it.
public struct CatalogMessage: Sendable {
  /// The message.
  public let words: Words

  /// The locale's BCP 47 tag.
  public var locale: String

  /// `domain-file.entry.facet`: `login.passwordChanged.title`.
  public var key: String

  /// The arguments that every error with these words carries.
  public var arguments: [ErrorArgument]

  /// The same message of the source locale; `nil` in the source locale itself, and where it has none
  /// that could be read.
  public var source: Words?

  /// Which variables the message uses, and where; worked out once for all rules.
  let uses: MessageUses

  private let analysis = MessageAnalysis()

  /// The message character by character, worked out when first asked for.
  var characters: MessageCharacters { analysis.characters(of: words) }

  /// Creates a message.
  public init(
    words: Words, locale: String, key: String, arguments: [ErrorArgument] = [],
    source: Words? = nil
  ) {
    self.words = words
    self.locale = locale
    self.key = key
    self.arguments = arguments
    self.source = source.flatMap { $0.parsed.isValid ? $0 : nil }
    uses = MessageUses(words.parsed.message)
  }
}

extension Catalog {
  /// The source locale's words; `nil` if it has no folder.
  var sourceWords: LocaleWords? { locales.first { $0.tag == project.sourceLocale } }

  /// The path of a locale's file, there or not.
  func path(of name: String, in locale: String) -> String {
    let root = project.place.file.dropLast("Catalog/bayan.toml".count)
    return "\(root)Locales/\(locale)/\(name).toml"
  }

  /// The arguments that all codes with a category's words carry.
  ///
  /// An argument that any of them keeps private is private here.
  func inheritedArguments() -> [String: [ErrorArgument]] {
    var result: [String: [ErrorArgument]] = [:]
    for domain in domains {
      for code in domain.codes where code.words == .category {
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
          return argument
        }
      }
    }
    return result
  }

  /// Visits the messages of all locales that belong to a code, a category or an option.
  func forEachMessage(_ visit: (CatalogMessage) -> Void) {
    let inherited = inheritedArguments()
    let categoryNames = Set(categories.map(\.name))
    let optionNames = Set(options.map(\.name))
    let arguments = domains.map { domain in
      Dictionary(
        domain.codes.map { ($0.name, $0.arguments) }, uniquingKeysWith: { first, _ in first })
    }
    let source = sourceWords
    for locale in locales {
      let isSource = locale.tag == project.sourceLocale
      for (domain, arguments) in zip(domains, arguments) {
        guard let file = locale.domains[domain.name] else { continue }
        visitEntries(
          of: file, named: domain.name, locale: locale.tag,
          source: isSource ? nil : source?.domains[domain.name], visit
        ) { arguments[$0] }
      }
      if let file = locale.categories {
        visitEntries(
          of: file, named: "categories", locale: locale.tag,
          source: isSource ? nil : source?.categories, visit
        ) { categoryNames.contains($0) ? inherited[$0] ?? [] : nil }
      }
      for entry in locale.options?.entries ?? [] {
        guard let label = entry.label, optionNames.contains(entry.name) else { continue }
        visit(
          CatalogMessage(
            words: label, locale: locale.tag, key: "options.\(entry.name).label",
            source: isSource ? nil : source?.options?[entry.name]?.label))
      }
    }
  }

  private func visitEntries(
    of file: WordsFile, named name: String, locale: String, source: WordsFile?,
    _ visit: (CatalogMessage) -> Void, arguments: (String) -> [ErrorArgument]?
  ) {
    for entry in file.entries {
      guard let arguments = arguments(entry.name) else { continue }
      let sourceEntry = source?[entry.name]
      for facet in Facet.allCases {
        guard let words = entry.words[facet] else { continue }
        visit(
          CatalogMessage(
            words: words, locale: locale, key: "\(name).\(entry.name).\(facet.rawValue)",
            arguments: arguments, source: sourceEntry?.words[facet]))
      }
    }
  }
}
