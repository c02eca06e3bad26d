import BayanDiagnostics

/// One file of `Catalog/`: the errors of one domain.
public struct ErrorDomain: Sendable {
  /// The file's name without `.toml`, the same in every locale's folder.
  public var name: String
  /// The domain as programs compare it, `com.facebook.sdk.login`.
  public var identifier: String
  /// The Swift type that is generated, or the existing one that the domain is bound to; of the
  /// latter the name can have dots.
  public var typeName: String
  /// Whether the type is the project's own: `type = { existing = "…" }`.
  package var isExistingType: Bool
  public var summary: String
  /// In source order.
  public var codes: [ErrorCode]
  /// The codes that the domain has no longer.
  package var retired: [RetiredCode]
  /// The code for a service's answer that no `match` covers: `default = "…"`.
  package var defaultCode: String?
  /// Whether every code of the file could be read.
  ///
  /// If not, that has been reported, and a code that isn't in ``codes`` may exist all the same.
  package var isComplete: Bool
  /// The file's `domain`.
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
  /// Where its messages come from.
  package enum WordsSource: String, Sendable, CaseIterable {
    /// Its own entry in each locale.
    case own
    /// The entry of its category in `categories.toml` of each locale.
    case category
  }

  public var name: String
  /// The number as `NSError` and the service know it; given in the file, or the
  /// code's position from 1 where no code of the domain has one.
  public var value: Int
  /// The category's name; empty where the file has none, which has been reported.
  public var category: String
  package var categoryPlace: Place
  public var recovery: String?
  package var recoveryPlace: Place?
  /// For developers, never shown.
  public var summary: String
  /// The first version that has it, where the file says so.
  public var since: ReleaseVersion?
  /// The code that programs should use instead.
  public var replacement: CodeReference?
  public var sensitive: Bool
  public var wraps: Bool
  package var words: WordsSource
  public var arguments: [ErrorArgument]
  /// Those that a program gives its messages: all but private ones.
  package var messageArguments: [ErrorArgument] { arguments.filter { !$0.isPrivate } }
  /// The answers of a service that this code stands for.
  package var matches: [ServiceMatch]
  /// How many characters a facet can have, where the file says so.
  public var maxLength: [Facet: Int]
  /// The code's key.
  public var place: Place
  /// The place of the value, where the file gives one.
  package var valuePlace: Place?

  package init(
    name: String, value: Int, category: String, categoryPlace: Place, recovery: String? = nil,
    recoveryPlace: Place? = nil, summary: String = "", since: ReleaseVersion? = nil,
    replacement: CodeReference? = nil, sensitive: Bool = false,
    wraps: Bool = false, words: WordsSource = .own, arguments: [ErrorArgument] = [],
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
    self.wraps = wraps
    self.words = words
    self.arguments = arguments
    self.matches = matches
    self.maxLength = maxLength
    self.place = place
    self.valuePlace = valuePlace
  }
}

/// An argument of an error, for its messages.
public struct ErrorArgument: Sendable {
  /// What a value can be.
  public indirect enum ValueType: Hashable, Sendable, CustomStringConvertible {
    case string
    case integer
    case number
    /// A date and time.
    case date
    case currency
    /// `type = "list", of = "string"`; of anything but lists.
    case list(of: ValueType)

    /// The types that have no parts, by their names in the files.
    package static let simple: [(name: String, type: ValueType)] = [
      ("string", .string), ("integer", .integer), ("number", .number), ("date", .date),
      ("currency", .currency),
    ]

    /// What people write who know other languages, and what it is called here.
    static let otherNames = [
      "str": "string", "text": "string", "int": "integer", "uint": "integer", "long": "integer",
      "float": "number", "double": "number", "decimal": "number", "real": "number",
      "datetime": "date", "time": "date", "timestamp": "date", "money": "currency",
      "amount": "currency", "price": "currency", "array": "list",
    ]

    /// The type's name as the files have it: `integer`, `list of string`.
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

    /// What a sentence calls such a value: `an integer`, `a list of strings`.
    package var noun: String {
      if case .list = self { "a \(description)s" } else { withArticle(description) }
    }
  }

  public var name: String
  public var type: ValueType
  /// Whether ``type`` is what the file says, or what it most likely means.
  ///
  /// If not, that has been reported, and nothing is known of the values.
  package var isTypeKnown: Bool
  /// The integers it can be, where the file says so.
  public var range: ClosedRange<Int>?
  /// Whether it may never appear in messages or telemetry.
  public var isPrivate: Bool
  /// What the value is, for developers and translators; empty where the file doesn't say.
  public var summary: String
  /// A value to show messages with, as `bayan show --arg` takes it: `3`, `12.50 EUR`, `Ann, Bob`.
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

/// An answer of a service that a code stands for: an entry of `match`.
///
/// - Note: The order in which the kinds are tried is the order of the cases.
package struct ServiceMatch: Hashable, Sendable {
  /// The kinds.
  package enum Pattern: Hashable, Sendable {
    /// `{ code = 190, subcode = 460 }`
    case codeAndSubcode(code: Int, subcode: Int)
    /// `{ code = 4 }`, with any subcode or none.
    case code(Int)
    /// `{ subcode = 460 }`, with any code.
    case subcode(Int)
    /// `{ name = "UNAUTHENTICATED" }`; letters, digits and `_-./` of ASCII
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
  /// Which answers of a service stand for which codes, as the runtime's `ServiceMatches` reads it.
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
