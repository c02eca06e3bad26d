/// The errors that can be recovered from, and the ways: a built-in table and the service's
/// replacements.
///
/// The built-in table is that of the service's SDK, so that ``GraphErrorCategory`` has the same
/// meaning here and there. An entry from the service also wins over the catalog.
public struct ErrorConfiguration: Hashable, Sendable {
  /// The handling of some codes.
  package struct Entry: Hashable, Sendable {
    /// The service's name of the handling: `login`, `transient`, `other`, or another name.
    package var name: String
    /// The recovery suggestion in the service's words, which is shown only if it passes the filter.
    package var suggestion: String?
    /// The labels of buttons in the service's words: the first button acts, and the others don't.
    package var options: [String]
    /// Whether the entry came from the service.
    package var isFromService: Bool

    package init(
      name: String, suggestion: String? = nil, options: [String] = [], isFromService: Bool = true
    ) {
      self.name = name
      self.suggestion = suggestion
      self.options = options
      self.isFromService = isFromService
    }

    /// The category; all names but two mean `recoverable`.
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

  /// The number of entries.
  package var count: Int { entries.count }

  /// Creates a configuration without entries.
  package init() {}

  /// The configuration without the service's entries.
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

  /// Sets the entry of a code and subcode; `nil` stands for any number.
  package mutating func set(_ entry: Entry, code: Int?, subcode: Int? = nil) {
    entries[Key(code: code, subcode: subcode)] = entry
  }

  /// Returns the entry for an error: by code and subcode, by code, by subcode, or for all errors.
  package func entry(code: Int?, subcode: Int?) -> Entry? {
    entries[Key(code: code, subcode: subcode)]
      ?? entries[Key(code: code)] ?? entries[Key(subcode: subcode)] ?? entries[Key()]
  }
}
