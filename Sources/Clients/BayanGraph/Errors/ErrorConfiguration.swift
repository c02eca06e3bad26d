/// Which errors can be recovered from, and how: a built-in table, whose entries the service may
/// replace.
///
/// The built-in table is that of the service's SDK, so that ``GraphErrorCategory`` means the same
/// here and there. An entry of the service's also wins over the catalog.
public struct ErrorConfiguration: Hashable, Sendable {
  /// The handling of some codes.
  package struct Entry: Hashable, Sendable {
    /// The service's name for it: `login`, `transient`, `other`, or one of its own.
    package var name: String
    /// The recovery suggestion in the service's words; to be shown only if fit.
    package var suggestion: String?
    /// Labels of buttons in the service's words: the first one acts, the others don't.
    package var options: [String]
    /// Whether the service sent it.
    package var isFromService: Bool

    package init(
      name: String, suggestion: String? = nil, options: [String] = [], isFromService: Bool = true
    ) {
      self.name = name
      self.suggestion = suggestion
      self.options = options
      self.isFromService = isFromService
    }

    /// The category; any name but two means recoverable.
    package var category: GraphErrorCategory {
      switch name {
      case "other": .other
      case "transient": .transient
      default: .recoverable
      }
    }
  }

  private struct Key: Hashable {
    var code: Int?
    var subcode: Int?
  }

  private var entries: [Key: Entry] = [:]

  /// How many entries there are.
  package var count: Int { entries.count }

  /// A configuration without entries.
  package init() {}

  /// The configuration without the service's help.
  public static let builtIn: ErrorConfiguration = {
    var configuration = ErrorConfiguration()
    for code in GraphRequestError.sessionCodes {
      configuration.set(Entry(name: "login", isFromService: false), code: code)
    }
    for code in [1, 2, 4, 9, 17, 341] {
      configuration.set(Entry(name: "transient", isFromService: false), code: code)
    }
    return configuration
  }()

  /// Sets the entry of a code and subcode; `nil` stands for any.
  package mutating func set(_ entry: Entry, code: Int?, subcode: Int? = nil) {
    entries[Key(code: code, subcode: subcode)] = entry
  }

  /// The entry for an error: by code and subcode, by code, by subcode, or for all.
  package func entry(code: Int?, subcode: Int?) -> Entry? {
    entries[Key(code: code, subcode: subcode)]
      ?? entries[Key(code: code)] ?? entries[Key(subcode: subcode)] ?? entries[Key()]
  }
}
