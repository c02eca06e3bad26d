/// The members of a service's answer that identify the error.
public struct ServiceAnswer: Hashable, Sendable {
  public var code: Int?
  public var subcode: Int?
  /// The service's name for the error, such as `UNAUTHENTICATED`.
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

/// An error type whose catalog says which answers of a service stand for which of its errors.
public protocol ServiceMatched: CatalogDescribed {
  /// Which answers of the service stand for which of these errors.
  static var serviceMatches: ServiceMatches { get }
}

extension ServiceMatched {
  /// The HTTP status that stands for this error alone: what a server answers with.
  ///
  /// All sensitive errors of a category have the status of the first of them that has one, so that a
  /// status tells no more than their words.
  ///
  /// - Returns: `nil` where the catalog's `match` names none, or only ranges of them.
  public var httpStatus: Int? {
    let own = entry
    guard own.isSensitive else { return Self.serviceMatches.httpStatus(of: codeIndex) }
    let codes = Locale.catalog.table.domains[Self.domainIndex].codes
    return codes.indices.lazy
      .filter { codes[$0].isSensitive && codes[$0].category == own.category }
      .compactMap(Self.serviceMatches.httpStatus(of:)).first
  }
}

/// Which answers of a service stand for which errors of a domain: the catalog's `match`.
///
/// Generated types have one where the catalog says how they are matched. What is tried, in order:
/// code and subcode; code; subcode with any code; name; range of codes; HTTP status; the default.
public struct ServiceMatches: Sendable {
  private struct Span {
    /// No `Int`s: a catalog's ranges may end where one of 32 bits can't reach.
    var numbers: ClosedRange<Int64>
    var index: Int
  }

  /// The values that are matched as they are written, and not by a range.
  private var exact: [String: Int] = [:]
  private var codes: [Span] = []
  private var statuses: [Span] = []

  /// The place in its domain of the code for answers that nothing matches.
  package private(set) var defaultIndex: Int?

  /// Reads generated lines: what is matched, a colon, the code's place in its domain.
  ///
  ///     code 190 subcode 463: 2
  ///     code 102: 1
  ///     subcode 463: 2
  ///     name UNAUTHENTICATED: 4
  ///     codes 200...299: 17
  ///     http-status 500...599: 12
  ///     default: 0
  ///
  /// - Precondition: The lines are as they were generated.
  public init(_ literal: StaticString) {
    guard add(literal.lines) else {
      preconditionFailure("the matches were changed by hand; generate them again")
    }
  }

  /// Reads lines that were made of a catalog at run time.
  ///
  /// - Returns: `nil` for any others.
  package init?(lines: [String]) {
    guard add(lines) else { return nil }
  }

  private mutating func add(_ lines: [String]) -> Bool {
    lines.allSatisfy { line in
      let colon = line.utf8.lastIndex(of: UInt8(ascii: ":")) ?? line.startIndex
      guard let place = Int(line[colon...].dropFirst(2)) else { return false }
      return add(String(line[..<colon]), place)
    }
  }

  /// Takes up what is matched by the code at a place of its domain.
  private mutating func add(_ pattern: String, _ index: Int) -> Bool {
    let words = pattern.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    switch (words.first, words.count) {
    case ("code", 2), ("code", 4), ("subcode", 2), ("name", 2): exact[pattern] = index
    case ("codes", 2), ("http-status", 2):
      let bounds = words[1].utf8.split(separator: UInt8(ascii: ".")).map { Int64(Substring($0)) }
      guard bounds.count == 2, let first = bounds[0], let last = bounds[1], first <= last else {
        return false
      }
      let span = Span(numbers: first...last, index: index)
      if words[0] == "codes" { codes.append(span) } else { statuses.append(span) }
    case ("default", 1): defaultIndex = index
    default: return false
    }
    return true
  }

  /// The codes that stand for one error where the answer has no subcode, in ascending order.
  ///
  /// - Parameter index: The error's place in its domain.
  package func codes(of index: Int) -> [Int] {
    exact.filter { $0.value == index && $0.key.hasPrefix("code ") }
      .compactMap { Int($0.key.dropFirst("code ".count)) }.sorted()
  }

  /// The first HTTP status that stands for one error; `nil` where none does but in a range.
  ///
  /// - Parameter index: The error's place in its domain.
  package func httpStatus(of index: Int) -> Int? {
    statuses.first { $0.index == index && $0.numbers.count == 1 }
      .flatMap { Int(exactly: $0.numbers.lowerBound) }
  }

  /// The place in its domain of the error that an answer stands for.
  ///
  /// - Returns: What the catalog says of answers that nothing matches, where nothing does.
  public func index(of answer: ServiceAnswer) -> Int? {
    var patterns: [String] = []
    let subcode = answer.subcode.map { "subcode \($0)" }
    if let code = answer.code {
      if let subcode { patterns.append("code \(code) \(subcode)") }
      patterns.append("code \(code)")
    }
    if let subcode { patterns.append(subcode) }
    // Other text may be canonically equivalent to a name, and so equal to Swift, without being it.
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
