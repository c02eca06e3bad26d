/// The members of a service's answer that identify an error.
public struct ServiceAnswer: Hashable, Sendable {
  public var code: Int?
  public var subcode: Int?
  /// The service's name of the error, such as `UNAUTHENTICATED`.
  public var name: String?
  public var httpStatus: Int?

  public init(
    code: Int? = nil, subcode: Int? = nil, name: String? = nil, httpStatus: Int? = nil
  ) {
    self.code = code
    self.subcode = subcode
    self.name = name
    self.httpStatus = httpStatus
  }
}

/// An error type whose catalog has matches for the answers of a service.
public protocol ServiceMatched: CatalogDescribed {
  /// The answers of the service that stand for these errors.
  static var serviceMatches: ServiceMatches { get }
}

extension ServiceMatched {
  /// The HTTP status that stands for this error alone, for a server's answer.
  ///
  /// All sensitive errors of a category have the status of the first of them that has one, so that
  /// a status reveals no more than their words.
  ///
  /// - Returns: `nil` if the catalog's `match` has no status, or only ranges.
  public var httpStatus: Int? {
    let own = entry
    guard own.isSensitive else { return Self.serviceMatches.httpStatus(of: codeIndex) }
    let codes = Locale.catalog.table.domains[Self.domainIndex].codes
    return codes.indices.lazy
      .filter { codes[$0].isSensitive && codes[$0].category == own.category }
      .compactMap(Self.serviceMatches.httpStatus(of:)).first
  }
}

/// The answers of a service that stand for the errors of a domain: the catalog's `match`.
///
/// Generated types have one if the catalog has matches. Matches are tried in this order: code and
/// subcode; code; subcode with any code; name; range of codes; HTTP status; the default.
public struct ServiceMatches: Sendable {
  private struct Span {
    /// The numbers aren't `Int`s, because a catalog's ranges may exceed 32 bits.
    var numbers: ClosedRange<Int64>
    var index: Int
  }

  /// The values that match exactly, and not by a range.
  private var exact: [String: Int] = [:]
  private var codes: [Span] = []
  private var statuses: [Span] = []

  /// The index of the default code in its domain, for answers without another match.
  package private(set) var defaultIndex: Int?

  /// Reads generated lines: a pattern, a colon, and the index of the code in its domain.
  ///
  ///     code 190 subcode 463: 2
  ///     code 102: 1
  ///     subcode 463: 2
  ///     name UNAUTHENTICATED: 4
  ///     codes 200...299: 17
  ///     http-status 500...599: 12
  ///     default: 0
  /// - Precondition: The lines are unchanged since they were generated.
  public init(_ literal: StaticString) {
    guard add(literal.lines) else {
      preconditionFailure("the matches were changed by hand; generate them again")
    }
  }

  /// Reads lines that were made from a catalog at run time.
  ///
  /// - Returns: `nil` for invalid lines.
  package init?(lines: [String]) {
    guard add(lines) else { return nil }
  }

  private mutating func add(_ lines: [String]) -> Bool {
    lines.allSatisfy { line in
      let line = WordLine(line)
      guard let index = line.text.flatMap({ Int($0) }) else { return false }
      return add(line.words, index)
    }
  }

  /// Adds a pattern for the code at an index of its domain.
  private mutating func add(_ pattern: [Substring], _ index: Int) -> Bool {
    switch (pattern.first, pattern.count) {
    case ("code", 2), ("code", 4), ("subcode", 2), ("name", 2):
      exact[pattern.joined(separator: " ")] = index
    case ("codes", 2), ("http-status", 2):
      let bounds = pattern[1].utf8.split(separator: UInt8(ascii: ".")).map { Int64(Substring($0)) }
      guard bounds.count == 2, let first = bounds[0], let last = bounds[1], first <= last else {
        return false
      }
      let span = Span(numbers: first...last, index: index)
      if pattern[0] == "codes" { codes.append(span) } else { statuses.append(span) }
    case ("default", 1): defaultIndex = index
    default: return false
    }
    return true
  }

  /// Returns the codes that stand for an error in answers without a subcode, in ascending order.
  ///
  /// - Parameter index: The index of the error in its domain.
  package func codes(of index: Int) -> [Int] {
    exact.filter { $0.value == index && $0.key.hasPrefix("code ") }
      .compactMap { Int($0.key.dropFirst("code ".count)) }.sorted()
  }

  /// Returns the first HTTP status that stands for an error; `nil` if only ranges do.
  ///
  /// - Parameter index: The index of the error in its domain.
  package func httpStatus(of index: Int) -> Int? {
    statuses.first { $0.index == index && $0.numbers.count == 1 }
      .flatMap { Int(exactly: $0.numbers.lowerBound) }
  }

  /// Returns the index in its domain of the error that an answer stands for.
  ///
  /// - Returns: The catalog's default if no pattern matches.
  public func index(of answer: ServiceAnswer) -> Int? {
    var patterns: [String] = []
    let subcode = answer.subcode.map { "subcode \($0)" }
    if let code = answer.code {
      if let subcode { patterns.append("code \(code) \(subcode)") }
      patterns.append("code \(code)")
    }
    if let subcode { patterns.append(subcode) }
    // A name with other characters could be canonically equivalent to another name, and so equal in
    // Swift.
    if let name = answer.name, name.utf8.allSatisfy({ $0 < 0x80 }) {
      patterns.append("name \(name)")
    }
    for pattern in patterns { if let index = exact[pattern] { return index } }
    let span = Self.first(of: codes, with: answer.code)
    return (span ?? Self.first(of: statuses, with: answer.httpStatus))?.index ?? defaultIndex
  }

  private static func first(of spans: [Span], with number: Int?) -> Span? {
    number.flatMap { number in spans.first { $0.numbers.contains(Int64(number)) } }
  }
}
