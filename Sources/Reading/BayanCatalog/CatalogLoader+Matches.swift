import BayanDiagnostics
import BayanSupport
import BayanTOML

extension CatalogLoader {
  /// Reads `match`: an array of tables, one for each kind of answer.
  mutating func matches(of fields: Fields) -> [ServiceMatch] {
    guard let array = array("match", of: fields) else { return [] }
    return array.compactMap { element in
      guard let table = element.table else {
        let wanted: Diagnostic.Message = "tables such as { code = 4 }"
        reportWrongType("match", element, wanted: wanted, in: fields)
        return nil
      }
      return match(table, at: Place(file: fields.file, span: element.span))
    }
  }

  private mutating func match(_ table: TOMLTable, at place: Place) -> ServiceMatch? {
    let known = FileKeys.match
    let fields = fields(of: table, in: place.file, at: place.span, known: known)
    let code = integer("code", of: fields)
    let subcode = integer("subcode", of: fields)
    let name = name(of: fields)
    let codes = range("codes", of: fields)
    let status =
      table["http-status"]?.value.integer == nil
      ? range("http-status", of: fields)
      : integer("http-status", of: fields).map { $0.value...$0.value }

    let keys = Set(table.entries.map(\.key))
    let pattern: ServiceMatch.Pattern
    switch (code?.value, subcode?.value, name, codes, status) {
    case (let code?, let subcode?, nil, nil, nil):
      pattern = .codeAndSubcode(code: code, subcode: subcode)
    case (let code?, nil, nil, nil, nil): pattern = .code(code)
    case (nil, let subcode?, nil, nil, nil): pattern = .subcode(subcode)
    case (nil, nil, let name?, nil, nil): pattern = .name(name)
    case (nil, nil, nil, let codes?, nil): pattern = .codes(codes)
    case (nil, nil, nil, nil, let status?): pattern = .httpStatus(status)
    default:
      // An unreadable value has been reported; this checks the combination of keys.
      let isChoice = keys.count == 1 || keys == ["code", "subcode"]
      if !isChoice, keys.isSubset(of: known) { reportInvalid(.combination, at: place) }
      return nil
    }
    return ServiceMatch(pattern: pattern, place: place)
  }

  /// Reads a name.
  ///
  /// The name is compared byte by byte, so it has no characters with several Unicode spellings.
  private mutating func name(of fields: Fields) -> String? {
    guard let text = string("name", of: fields) else { return nil }
    let isName = text.value.utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || "_-./".utf8.contains(byte)
    }
    guard isName, (1...64).contains(text.value.utf8.count) else {
      reportInvalid(.notAName(text.value), at: text.place)
      return nil
    }
    return text.value
  }

  private mutating func range(_ key: String, of fields: Fields) -> ClosedRange<Int>? {
    guard let text = string(key, of: fields) else { return nil }
    guard let range = closedRange(text.value) else {
      reportInvalid(.notARange(text.value), at: text.place)
      return nil
    }
    return range
  }

  /// Reports answers that two matches of a domain cover by the same condition.
  mutating func checkMatches(of codes: [ErrorCode]) {
    var first: [ServiceMatch.Pattern: (code: String, match: ServiceMatch)] = [:]
    var codeRanges: [OwnedRange] = []
    var statusRanges: [OwnedRange] = []
    for code in codes {
      for match in code.matches {
        switch match.pattern {
        case .codes(let range):
          codeRanges.append(OwnedRange(range: range, code: code.name, match: match))
        case .httpStatus(let range):
          statusRanges.append(OwnedRange(range: range, code: code.name, match: match))
        case .code, .subcode, .codeAndSubcode, .name:
          if let other = first[match.pattern] {
            reportOverlap(other.code, at: other.match.place, with: match.place)
          } else {
            first[match.pattern] = (code.name, match)
          }
        }
      }
    }
    checkOverlaps(codeRanges)
    checkOverlaps(statusRanges)
  }

  private struct OwnedRange {
    var range: ClosedRange<Int>
    var code: String
    var match: ServiceMatch
  }

  private mutating func checkOverlaps(_ ranges: [OwnedRange]) {
    let sorted = ranges.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard var farthest = sorted.first else { return }
    for range in sorted.dropFirst() {
      if range.range.lowerBound <= farthest.range.upperBound {
        let isLater = range.match.place.span.start > farthest.match.place.span.start
        let (earlier, later) = isLater ? (farthest, range) : (range, farthest)
        reportOverlap(earlier.code, at: earlier.match.place, with: later.match.place)
      }
      if range.range.upperBound > farthest.range.upperBound { farthest = range }
    }
  }

  private mutating func reportOverlap(_ code: String, at first: Place, with place: Place) {
    report("match-duplicate", .overlap(code), at: place, notes: [.the(code, at: first)])
  }
}

extension Diagnostic.Message {
  fileprivate static let combination: Self =
    "a match needs 'code', 'subcode' or both, or else one of 'name', 'codes' and 'http-status'"

  fileprivate static func notAName(_ text: String) -> Self {
    """
    \(quoted(text)) can't be a name in the answers of a service; use 1 to 64 ASCII letters, digits, \
    '_', '-', '.' and '/'
    """
  }

  fileprivate static func notARange(_ text: String) -> Self {
    "\(quoted(text)) is not a range; write the lowest and the highest number as in '200...299'"
  }

  fileprivate static func overlap(_ code: String) -> Self {
    "this answer is already matched by \(quoted(code))"
  }
}
