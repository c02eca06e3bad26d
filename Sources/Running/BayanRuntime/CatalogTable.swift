/// The properties of a catalog's errors that are the same in all locales: all but their texts.
///
/// Generated code has the table as lines of text, which are read once. The table also assigns each
/// message its slot in the packs: first the messages of the domains' codes, then those of the
/// categories, then the labels of the options, each in the table's order.
public struct CatalogTable: Sendable {
  /// The facets of an error, in the order of their slots.
  public enum Facet: Int, CaseIterable, Sendable {
    case title
    case description
    case suggestion
    case help

    /// The letter of the facet in a table's lines.
    package var initial: Unicode.Scalar { Self.initials[rawValue] }
    private static let initials: [Unicode.Scalar] = ["t", "d", "s", "h"]
  }

  /// A button.
  public struct Option: Hashable, Sendable {
    public let name: String
    public let role: RecoveryRole
    /// The slot of the label.
    package internal(set) var slot = -1
  }

  /// A category, which says how its errors are dealt with.
  public struct Category: Hashable, Sendable {
    public let name: String
    public let retry: RetryPolicy
    /// The slot of each facet, by the facet's `rawValue`; -1 for none.
    package internal(set) var slots: [Int] = []
  }

  /// An error of a domain.
  public struct Code: Hashable, Sendable {
    public let name: String
    public let value: Int
    /// The summary for developers, never for users.
    public let summary: String
    public let category: Int
    /// Indices into ``CatalogTable/options``, in the order of the buttons.
    public let options: [Int]
    public let isSensitive: Bool
    /// The slot of each facet, by the facet's `rawValue`; -1 for none.
    public internal(set) var slots: [Int] = []
  }

  /// A domain and its errors.
  public struct Domain: Hashable, Sendable {
    public let identifier: String
    public internal(set) var codes: [Code] = []
  }

  /// The locales of tags that truncation doesn't lead to the right locale: `zh-TW` has `zh-Hant`,
  /// and `pt` has `pt-BR`.
  ///
  /// The value is an index into ``locales``; -1 means that no locale of the catalog answers,
  /// although truncation would find one.
  package internal(set) var aliases: [String: Int] = [:]

  /// The scripts of the locales.
  package internal(set) var scripts: [String: String] = [:]

  /// The locales of tags whose readers also read another language: `nn` has `nb`.
  ///
  /// Such a locale answers only if no preference has a better one. The value is an index into
  /// ``locales``.
  package internal(set) var fallbacks: [String: Int] = [:]

  /// The locale of each locale's missing texts, its nearest parent in the catalog: `es` for `es-MX`.
  ///
  /// The values are indices into ``locales``. Every chain of parents ends at the source locale, which is its own
  /// parent.
  package internal(set) var parents: [Int] = []

  /// The tags of the locales, the source locale first.
  public internal(set) var locales: [String] = []
  public internal(set) var categories: [Category] = []
  public internal(set) var options: [Option] = []
  public internal(set) var domains: [Domain] = []

  /// The number of slots in each pack.
  package internal(set) var slotCount = 0
}

/// The role of a button.
public enum RecoveryRole: String, Hashable, Sendable, CaseIterable {
  case `default`
  case cancel
  case destructive
}

/// The policy for trying a failed operation again.
public enum RetryPolicy: String, Hashable, Sendable, CaseIterable {
  /// A program may try again by itself, once.
  case automatic
  /// The user may try again.
  case manual
  /// A further try has the same result.
  case never
}
