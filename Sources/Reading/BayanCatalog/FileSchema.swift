import BayanDiagnostics
import BayanSupport

/// JSON Schemas (draft 2020-12) of the files that people write, for completion in editors.
///
/// Editors read a TOML file as the equivalent JSON. Every table is closed: editors mark a key that the
/// loader doesn't accept while it is typed.
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
    case messages = "words"
    /// `options.toml` of a locale.
    case optionLabels = "option-labels"
    /// `categories.toml` of a locale.
    case categoryMessages = "category-words"
    /// `locale.toml` of a locale.
    case locale
    /// `glossary.toml` of a locale.
    case glossary
  }

  /// Returns the schema of a kind as JSON.
  ///
  /// - Parameter rules: The rules that `[checks]` can name, with their descriptions; other kinds don't
  ///   need them.
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

  /// Returns the path of a kind of file, with `DOMAIN` and `LOCALE` for variable names.
  static func path(of kind: Kind) -> String {
    let file: ProjectFile =
      switch kind {
      case .project: .project
      case .categories: .categories
      case .recoveries: .recoveries
      case .options: .options
      case .domain: .domain("DOMAIN")
      case .messages: .locale("LOCALE", .messages("DOMAIN"))
      case .optionLabels: .locale("LOCALE", .messages(MessageID.optionsFile))
      case .categoryMessages: .locale("LOCALE", .messages(MessageID.categoriesFile))
      case .locale: .locale("LOCALE", .settings)
      case .glossary: .locale("LOCALE", .glossary)
      }
    return ProjectLayout().path(of: file)
  }
}
