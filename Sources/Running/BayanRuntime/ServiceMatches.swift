/// What in a service's answer says which error it is.
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
  private struct Pair: Hashable {
    var code: Int
    var subcode: Int
  }

  private struct Span {
    var numbers: ClosedRange<Int>
    var index: Int
  }

  private var pairs: [Pair: Int] = [:]
  private var codes: [Int: Int] = [:]
  private var subcodes: [Int: Int] = [:]
  private var names: [String: Int] = [:]
  private var ranges: [Span] = []
  private var statuses: [Span] = []

  /// The place in its domain of the code for answers that nothing matches.
  public private(set) var defaultIndex: Int?

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
    // A pointer, for a literal says its text in no other way that copies nothing.
    let bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let colon = line.lastIndex(of: UInt8(ascii: ":")) ?? line.startIndex
      let words = line[..<colon].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      let place = Int(String(decoding: line[colon...].dropFirst(2), as: UTF8.self))
      guard let place, add(words, place) else {
        preconditionFailure("the matches were changed by hand; generate them again")
      }
    }
  }

  /// Takes up what is matched by the code at a place of its domain.
  private mutating func add(_ words: [String], _ index: Int) -> Bool {
    switch (words.first, words.count) {
    case ("code", 4):
      guard let code = Int(words[1]), words[2] == "subcode", let subcode = Int(words[3])
      else { return false }
      pairs[Pair(code: code, subcode: subcode)] = index
    case ("code", 2):
      guard let code = Int(words[1]) else { return false }
      codes[code] = index
    case ("subcode", 2):
      guard let subcode = Int(words[1]) else { return false }
      subcodes[subcode] = index
    case ("name", 2): names[words[1]] = index
    case ("codes", 2):
      guard let range = Self.range(words[1]) else { return false }
      ranges.append(Span(numbers: range, index: index))
    case ("http-status", 2):
      guard let range = Self.range(words[1]) else { return false }
      statuses.append(Span(numbers: range, index: index))
    case ("default", 1): defaultIndex = index
    default: return false
    }
    return true
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let bounds = text.utf8.split(separator: UInt8(ascii: ".")).map { Int(Substring($0)) }
    guard bounds.count == 2, let first = bounds[0], let last = bounds[1], first <= last else {
      return nil
    }
    return first...last
  }

  /// The codes that stand for one error where the answer has no subcode, in ascending order.
  ///
  /// - Parameter index: The error's place in its domain.
  public func codes(of index: Int) -> [Int] {
    codes.filter { $0.value == index }.map(\.key).sorted()
  }

  /// The first HTTP status that stands for one error; `nil` where none does but in a range.
  ///
  /// - Parameter index: The error's place in its domain.
  public func httpStatus(of index: Int) -> Int? {
    statuses.first { $0.index == index && $0.numbers.count == 1 }?.numbers.lowerBound
  }

  /// The place in its domain of the error that an answer stands for.
  ///
  /// - Returns: ``defaultIndex`` where nothing matches.
  public func index(of answer: ServiceAnswer) -> Int? {
    if let code = answer.code {
      if let subcode = answer.subcode, let index = pairs[Pair(code: code, subcode: subcode)] {
        return index
      }
      if let index = codes[code] { return index }
    }
    if let subcode = answer.subcode, let index = subcodes[subcode] { return index }
    // Other text may be canonically equivalent to a name, and so equal to Swift, without being it.
    if let name = answer.name, name.utf8.allSatisfy({ $0 < 0x80 }), let index = names[name] {
      return index
    }
    if let code = answer.code, let span = ranges.first(where: { $0.numbers.contains(code) }) {
      return span.index
    }
    if let status = answer.httpStatus,
      let span = statuses.first(where: { $0.numbers.contains(status) })
    {
      return span.index
    }
    return defaultIndex
  }
}
