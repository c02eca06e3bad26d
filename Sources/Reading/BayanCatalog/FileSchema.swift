import BayanDiagnostics
import BayanSupport

/// JSON Schemas (draft 2020-12) of the files people write, for completion in editors.
///
/// Editors read a TOML file as the JSON it stands for. Every table is closed: a key that the loader
/// doesn't accept is marked while it is typed.
package struct FileSchema: Sendable {
  /// The kinds of files.
  package enum Kind: String, Sendable, CaseIterable {
    /// `Catalog/bayan.toml`.
    case project
    /// `Catalog/categories.toml`.
    case categories
    /// `Catalog/recoveries.toml`.
    case recoveries
    /// `Catalog/options.toml`.
    case options
    /// Every other file of `Catalog/`.
    case domain
    /// A domain's file of a locale.
    case words
    /// `options.toml` of a locale.
    case optionLabels = "option-labels"
    /// `categories.toml` of a locale.
    case categoryWords = "category-words"
    /// `locale.toml` of a locale.
    case locale
    /// `glossary.toml` of a locale.
    case glossary
  }

  /// Writes the schema of a kind.
  ///
  /// - Parameter rules: Those whose names `[checks]` can have, and what they report; in no other kind
  ///   do they matter.
  package static func json(of kind: Kind, rules: [(name: String, what: String)] = []) -> String {
    guard case .object(let members) = schema(of: kind, rules: rules) else {
      preconditionFailure("a file is a table")
    }
    let head: [(String, JSONText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(path(of: kind))),
    ]
    var json = JSONWriter(.indented)
    JSONText.object(head + members).write(to: &json)
    return json.text + "\n"
  }

  /// Where the file of a kind is, with `DOMAIN` and `LOCALE` for the names that differ.
  static func path(of kind: Kind) -> String {
    let file: ProjectFile =
      switch kind {
      case .project: .project
      case .categories: .categories
      case .recoveries: .recoveries
      case .options: .options
      case .domain: .domain("DOMAIN")
      case .words: .locale("LOCALE", .messages("DOMAIN"))
      case .optionLabels: .locale("LOCALE", .messages(MessageID.optionsFile))
      case .categoryWords: .locale("LOCALE", .messages(MessageID.categoriesFile))
      case .locale: .locale("LOCALE", .settings)
      case .glossary: .locale("LOCALE", .glossary)
      }
    return ProjectLayout().path(of: file)
  }
}
