/// The theme by which users look for a rule, with one page of the reference each.
public enum RuleTheme: String, Sendable, CaseIterable {
  case files
  case catalog
  case translations
  case alerts
  case secrets
  case messages
  case placeholders
  case plurals
  case source
  case literals
  case punctuation
  case markup
  case characters
  case direction
  case arabic

  /// The title of the theme's page.
  public var title: String {
    switch self {
    case .files: "Files, keys and locales"
    case .catalog: "Codes, categories and recoveries"
    case .translations: "Translations and terms"
    case .alerts: "Titles, suggestions and buttons"
    case .secrets: "What readers must not see"
    case .messages: "MessageFormat syntax and functions"
    case .placeholders: "Placeholders"
    case .plurals: "Plurals and other variants"
    case .source: "The source text"
    case .literals: "Numbers, addresses and code"
    case .punctuation: "Punctuation and spaces"
    case .markup: "HTML and markup"
    case .characters: "Unicode characters"
    case .direction: "Text direction"
    case .arabic: "Arabic script"
    }
  }
}
