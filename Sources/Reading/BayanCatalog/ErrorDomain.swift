package import BayanDiagnostics

/// One file of `Catalog/`: the errors of one domain.
public struct ErrorDomain: Sendable {
  /// The file's name without `.toml`, the same in every locale's folder.
  public var name: String
  /// The domain's identifier, by which programs compare it: `com.facebook.sdk.login`.
  public var identifier: String
  /// The Swift type that is generated, or the existing one that the domain is bound to.
  ///
  /// The name of an existing type can have dots.
  public var typeName: String
  /// Whether the type is the project's own: `type = { existing = "…" }`.
  package var isExistingType: Bool
  public var summary: String
  /// The codes in source order.
  public var codes: [ErrorCode]
  /// The codes that the domain no longer has.
  package var retired: [RetiredCode]
  /// The code for a service's answer that no `match` covers: `default = "…"`.
  package var defaultCode: String?
  /// Whether every code of the file could be read.
  ///
  /// Unreadable codes have been reported. An unreadable code may exist although it is not in ``codes``.
  package var isComplete: Bool
  /// The place of the file's `domain`.
  public var place: Place

  package init(
    name: String, identifier: String, typeName: String, isExistingType: Bool = false,
    summary: String, codes: [ErrorCode] = [], retired: [RetiredCode] = [],
    defaultCode: String? = nil, isComplete: Bool = true, place: Place
  ) {
    self.name = name
    self.identifier = identifier
    self.typeName = typeName
    self.isExistingType = isExistingType
    self.summary = summary
    self.codes = codes
    self.retired = retired
    self.defaultCode = defaultCode
    self.isComplete = isComplete
    self.place = place
  }
}

/// One error: a table `[codes.NAME]` of a domain.
public struct ErrorCode: Sendable {
  /// The source of a code's messages.
  package enum MessageOwner: String, Sendable, CaseIterable {
    /// The code's own entry in each locale.
    case own
    /// The entry of its category in `categories.toml` of each locale.
    case category
  }

  public var name: String
  /// The number that `NSError` and the service use: the value in the file, or the
  /// code's position from 1 if no code of the domain has a value.
  public var value: Int
  /// The category's name; empty if it is missing, which has been reported.
  public var category: String
  package var categoryPlace: Place
  public var recovery: String?
  package var recoveryPlace: Place?
  /// A description for developers, never shown to users.
  public var summary: String
  /// The first version that has the code, if the file has it.
  public var since: ReleaseVersion?
  /// The code that programs should use instead.
  public var replacement: CodeReference?
  public var sensitive: Bool
  /// Whether other modules may have texts of their own for the code: `overridable`, else not if it is sensitive.
  package var isOverridable: Bool
  public var wraps: Bool
  package var messageOwner: MessageOwner
  public var arguments: [ErrorArgument]
  /// The arguments that a program passes to the code's messages: all but private ones.
  package var messageArguments: [ErrorArgument] { arguments.filter { !$0.isPrivate } }
  /// The answers of a service that this code stands for.
  package var matches: [ServiceMatch]
  /// The most characters of each facet, if the file has a limit.
  public var maxLength: [Facet: Int]
  /// The place of the code's key.
  public var place: Place
  /// The place of the value, if the file has one.
  package var valuePlace: Place?

  package init(
    name: String, value: Int, category: String, categoryPlace: Place, recovery: String? = nil,
    recoveryPlace: Place? = nil, summary: String = "", since: ReleaseVersion? = nil,
    replacement: CodeReference? = nil, sensitive: Bool = false,
    isOverridable: Bool? = nil, wraps: Bool = false, messageOwner: MessageOwner = .own,
    arguments: [ErrorArgument] = [],
    matches: [ServiceMatch] = [], maxLength: [Facet: Int] = [:], place: Place,
    valuePlace: Place? = nil
  ) {
    self.name = name
    self.value = value
    self.category = category
    self.categoryPlace = categoryPlace
    self.recovery = recovery
    self.recoveryPlace = recoveryPlace
    self.summary = summary
    self.since = since
    self.replacement = replacement
    self.sensitive = sensitive
    self.isOverridable = isOverridable ?? !sensitive
    self.wraps = wraps
    self.messageOwner = messageOwner
    self.arguments = arguments
    self.matches = matches
    self.maxLength = maxLength
    self.place = place
    self.valuePlace = valuePlace
  }
}

/// An argument of an error, for its messages.
public struct ErrorArgument: Sendable {
  /// The type of an argument's values.
  public indirect enum ValueType: Hashable, Sendable, CustomStringConvertible {
    case string
    case integer
    case number
    /// A date and time.
    case date
    case currency
    /// `type = "list", of = "string"`; a list can't contain lists.
    case list(of: ValueType)

    /// The types without parts, by their names in the files.
    package static let simple: [(name: String, type: ValueType)] = [
      ("string", .string), ("integer", .integer), ("number", .number), ("date", .date),
      ("currency", .currency),
    ]

    /// The names of types in other languages, with their names here.
    static let otherNames = [
      "str": "string", "text": "string", "int": "integer", "uint": "integer", "long": "integer",
      "float": "number", "double": "number", "decimal": "number", "real": "number",
      "datetime": "date", "time": "date", "timestamp": "date", "money": "currency",
      "amount": "currency", "price": "currency", "array": "list",
    ]

    /// The type's name in the files: `integer`, `list of string`.
    public var description: String {
      switch self {
      case .string: "string"
      case .integer: "integer"
      case .number: "number"
      case .date: "date"
      case .currency: "currency"
      case .list(let element): "list of \(element.description)"
      }
    }

    /// The noun for such a value in a sentence: `an integer`, `a list of strings`.
    package var noun: Diagnostic.Message {
      switch self {
      case .list(.string): "a list of strings"
      case .list(.integer): "a list of integers"
      case .list(.number): "a list of numbers"
      case .list(.date): "a list of dates"
      case .list(.currency): "a list of currencies"
      default: withArticle(description)
      }
    }
  }

  public var name: String
  public var type: ValueType
  /// Whether ``type`` is from the file or its most likely correction.
  ///
  /// Otherwise an error has been reported, and the values are unknown.
  package var isTypeKnown: Bool
  /// The range of integers, if the file has one.
  public var range: ClosedRange<Int>?
  /// Whether the argument may never appear in messages or telemetry.
  public var isPrivate: Bool
  /// A description of the value for developers and translators; empty if the file has none.
  public var summary: String
  /// An example value for showing messages, as `bayan show --arg` takes it: `3`, `12.50 EUR`, `Ann, Bob`.
  public var example: String?
  public var place: Place

  package init(
    name: String, type: ValueType, isTypeKnown: Bool = true, range: ClosedRange<Int>? = nil,
    isPrivate: Bool = false, summary: String = "", example: String? = nil, place: Place
  ) {
    self.name = name
    self.type = type
    self.isTypeKnown = isTypeKnown
    self.range = range
    self.isPrivate = isPrivate
    self.summary = summary
    self.example = example
    self.place = place
  }
}

/// A service's answer with a code of its own: an entry of `match`.
///
/// - Note: The kinds are tried in the order of the cases.
package struct ServiceMatch: Hashable, Sendable {
  /// The kinds.
  package enum Pattern: Hashable, Sendable {
    /// `{ code = 190, subcode = 460 }`
    case codeAndSubcode(code: Int, subcode: Int)
    /// `{ code = 4 }`, with any subcode or none.
    case code(Int)
    /// `{ subcode = 460 }`, with any code.
    case subcode(Int)
    /// `{ name = "UNAUTHENTICATED" }`; ASCII letters, digits and `_-./`
    case name(String)
    /// `{ codes = "200...299" }`
    case codes(ClosedRange<Int>)
    /// `{ http-status = 503 }` or `{ http-status = "500...599" }`
    case httpStatus(ClosedRange<Int>)
  }

  package var pattern: Pattern
  public var place: Place

  package init(pattern: Pattern, place: Place) {
    self.pattern = pattern
    self.place = place
  }
}

extension ErrorDomain {
  /// The mapping from a service's answers to codes, in the format of the runtime's `ServiceMatches`.
  package var serviceMatchLines: [String] {
    var lines: [String] = []
    for (index, code) in codes.enumerated() {
      for match in code.matches { lines.append("\(match.pattern.line): \(index)") }
    }
    if let index = codes.firstIndex(where: { $0.name == defaultCode }) {
      lines.append("default: \(index)")
    }
    return lines
  }
}

extension ServiceMatch.Pattern {
  fileprivate var line: String {
    switch self {
    case .codeAndSubcode(let code, let subcode): "code \(code) subcode \(subcode)"
    case .code(let code): "code \(code)"
    case .subcode(let subcode): "subcode \(subcode)"
    case .name(let name): "name \(name)"
    case .codes(let range): "codes \(range.lowerBound)...\(range.upperBound)"
    case .httpStatus(let range): "http-status \(range.lowerBound)...\(range.upperBound)"
    }
  }
}
