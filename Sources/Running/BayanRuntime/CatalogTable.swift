/// The properties of a catalog's errors that are the same for every locale: all but their texts.
///
/// Generated code has it as lines of text, which are read once. It also says which slot of the packs
/// each message has: first come those of the domains' codes, then those of the categories, then the
/// labels of the options, each in the table's order.
public struct CatalogTable: Sendable {
  /// The facets of an error, in the order their slots have.
  public enum Facet: Int, CaseIterable, Sendable {
    case title
    case description
    case suggestion
    case help

    /// The letter that stands for it in a table's lines.
    package var initial: Unicode.Scalar { Self.initials[rawValue] }
    private static let initials: [Unicode.Scalar] = ["t", "d", "s", "h"]
  }

  /// A button.
  public struct Option: Hashable, Sendable {
    public let name: String
    public let role: RecoveryRole
    /// The slot of its label.
    package internal(set) var slot = -1
  }

  /// How errors are dealt with.
  public struct Category: Hashable, Sendable {
    public let name: String
    public let retry: RetryPolicy
    /// The slot of each facet, by the facet's `rawValue`; -1 for none.
    package internal(set) var slots: [Int] = []
  }

  /// One error.
  public struct Code: Hashable, Sendable {
    public let name: String
    public let value: Int
    /// The summary for developers: never shown to users.
    public let summary: String
    public let category: Int
    /// Indices into ``CatalogTable/options``, in button order.
    public let options: [Int]
    public let isSensitive: Bool
    /// The slot of each facet, by the facet's `rawValue`; -1 for none.
    public internal(set) var slots: [Int] = []
  }

  /// One domain.
  public struct Domain: Hashable, Sendable {
    public let identifier: String
    public internal(set) var codes: [Code] = []
  }

  /// Tags that lead to a locale in another way than by cutting off subtags: `zh-TW` to `zh-Hant`,
  /// `pt` to `pt-BR`.
  ///
  /// The value is an index into ``locales``; -1 says that no locale of the catalog answers,
  /// although cutting would find one.
  package internal(set) var aliases: [String: Int] = [:]

  /// The script that each locale is written in.
  package internal(set) var scripts: [String: String] = [:]

  /// Tags whose readers also read a locale in another language, where none of their preferences has a
  /// better one: `nn` leads to `nb`.
  ///
  /// The value is an index into ``locales``.
  package internal(set) var fallbacks: [String: Int] = [:]

  /// The locale of each locale's missing texts, its nearest parent in the catalog: `es` for `es-MX`.
  ///
  /// The values are indices into ``locales``. Every chain of parents ends at the source locale, which is its own
  /// parent.
  package internal(set) var parents: [Int] = []

  /// The locales' tags.
  ///
  /// The first is the source locale.
  public internal(set) var locales: [String] = []
  public internal(set) var categories: [Category] = []
  public internal(set) var options: [Option] = []
  public internal(set) var domains: [Domain] = []

  /// How many slots there are.
  package internal(set) var slotCount = 0
}

/// The role of a button.
public enum RecoveryRole: String, Hashable, Sendable {
  case `default`
  case cancel
  case destructive
}

/// The policy for repeating a failed operation.
public enum RetryPolicy: String, Hashable, Sendable {
  /// A program may try again by itself, once.
  case automatic
  /// The user may try again.
  case manual
  /// Trying again changes nothing.
  case never
}
