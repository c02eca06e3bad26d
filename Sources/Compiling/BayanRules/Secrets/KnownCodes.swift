import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanSupport

/// The names and numbers of a catalog that readers may not see.
struct KnownCodes {
  /// A name or number in a text.
  struct Mention {
    enum Kind: Hashable {
      case number(Int)
      case domain(String)
      case type(String)
    }

    var kind: Kind
    /// The range in scalars of the text.
    var range: Range<Int>
    var place: Place?
  }

  /// The numbers of each code: its value, and the answers that it matches.
  private var own: [MessageID: [Int: Place]] = [:]
  /// The numbers of all codes.
  private var numbers: [Int: Place] = [:]
  /// The ranges of answers by domain.
  private var ranges: [String: [(range: ClosedRange<Int>, place: Place)]] = [:]
  private var domains: [String: Place] = [:]
  /// The first two labels of domain identifiers with more labels: `com.example.`.
  private var starts: Set<String> = []
  private var types: [String: Place] = [:]

  init() {}

  init(_ catalog: Catalog) {
    for domain in catalog.domains {
      add(domain.identifier, at: domain.place, to: \.domains)
      add(domain.typeName, at: domain.place, to: \.types)
      let labels = domain.identifier.split(separator: ".")
      if labels.count > 2 { starts.insert(labels.prefix(2).joined(separator: ".") + ".") }
      for code in domain.codes {
        add(code.name, at: code.place, to: \.types)
        let id = MessageID(file: domain.name, entry: code.name)
        if let place = code.valuePlace { add(code.value, of: id, at: place) }
        for match in code.matches {
          switch match.pattern {
          case .code(let number), .subcode(let number): add(number, of: id, at: match.place)
          case .codeAndSubcode(let code, let subcode):
            add(code, of: id, at: match.place)
            add(subcode, of: id, at: match.place)
          case .name(let name): add(name, at: match.place, to: \.types)
          case .codes(let range), .httpStatus(let range):
            ranges[domain.name, default: []].append((range, match.place))
          }
        }
      }
    }
  }

  private mutating func add(_ number: Int, of code: MessageID, at place: Place) {
    own[code, default: [:]][number, default: place] = own[code]?[number] ?? place
    numbers[number] = numbers[number] ?? place
  }

  /// Adds a name if it has the form of a program's name: `LoginError`, `API.Failure`.
  private mutating func add(
    _ name: String, at place: Place, to names: WritableKeyPath<Self, [String: Place]>
  ) {
    let isCoined = zip(name.unicodeScalars, name.unicodeScalars.dropFirst()).contains {
      $0 == "." || $0 == "_" || $0.unicode.isLowercase && $1.isUppercase
    }
    if isCoined { self[keyPath: names][name] = self[keyPath: names][name] ?? place }
  }

  /// The traits of which a text with a mention has at least one: digits, an inner capital, a dot or a
  /// low line.
  static let traits = TextTraits.ofNames.union(.digit)

  /// Returns the mentions in a text.
  func mentions(in text: ShownText, of id: MessageID) -> [Mention] {
    text.tokens.indices.flatMap { index -> [Mention] in
      let token = text.tokens[index]
      return switch token.kind {
      case .number: number(at: index, of: text, id).map { [$0] } ?? []
      case .word, .identifier, .url, .path, .function, .code: names(in: token.range, of: text)
      case .mark, .space, .placeholder, .invisible, .email, .option, .tag, .entity: []
      }
    }
  }

  // MARK: Numbers

  private func number(at index: Int, of text: ShownText, _ id: MessageID) -> Mention? {
    let range = text.tokens[index].range
    let digits = text.scalars[range].compactMap(\.decimalDigitValue)
    // A number with a separator is a version, a time or a fraction. No code is longer.
    guard digits.count == range.count, digits.count <= 18 else { return nil }
    let number = digits.reduce(0) { $0 * 10 + $1 }
    let own = number < 10 ? nil : own[MessageID(file: id.file, entry: id.entry)]?[number]
    let other =
      number < 100
      ? nil : numbers[number] ?? ranges[id.file]?.first { $0.range.contains(number) }?.place
    guard let place = own ?? other, own != nil && !text.counts(index) || text.names(index) else {
      return nil
    }
    return Mention(kind: .number(number), range: range, place: place)
  }

  // MARK: Names

  private func names(in token: Range<Int>, of text: ShownText) -> [Mention] {
    text.scalars[token].split { !$0.isOfName }.compactMap { part in
      // Most words are no name, and creating strings for them would take time.
      guard part.dropFirst().contains(where: { $0 == "." || $0 == "_" || $0.isASCIIUppercase })
      else { return nil }
      let dots = part.reversed().prefix { $0 == "." }.count
      let range = part.startIndex..<part.endIndex - dots
      let name = text.string(range)
      if let place = domains[name] {
        return Mention(kind: .domain(name), range: range, place: place)
      }
      if starts.contains(where: name.hasPrefix) {
        return Mention(kind: .domain(name), range: range)
      }
      // `LoginError.passwordChanged`
      let labels = [name] + name.split(separator: ".").map(String.init)
      if let type = labels.first(where: { types[$0] != nil || $0.isErrorType }) {
        return Mention(kind: .type(name), range: range, place: types[type])
      }
      return nil
    }
  }
}

extension ShownText {
  /// Returns the sign before a token, ignoring spaces and bidirectional marks.
  private func sign(before index: Int) -> Unicode.Scalar? {
    tokens[..<index].last { $0.kind != .space && $0.kind != .invisible }.map {
      scalars[$0.range.upperBound - 1]
    }
  }

  private func sign(after index: Int) -> Unicode.Scalar? {
    tokens[(index + 1)...].first { $0.kind != .space && $0.kind != .invisible }.map {
      scalars[$0.range.lowerBound]
    }
  }

  /// Whether a number counts or measures: a word or a unit is after it, or a currency beside it.
  fileprivate func counts(_ number: Int) -> Bool {
    let (before, after) = (sign(before: number), sign(after: number))
    return after.map { $0.isAlphabetic || "%٪‰°×".unicodeScalars.contains($0) } == true
      || [before, after].contains { $0?.unicode.generalCategory == .sc }
  }

  /// Whether a number is marked as a code: alone in brackets, or after `#` or a noun for codes.
  fileprivate func names(_ number: Int) -> Bool {
    switch (sign(before: number), sign(after: number)) {
    case ("#", _), ("＃", _), ("№", _), ("(", ")"), ("[", "]"), ("（", "）"): return true
    default: break
    }
    var end = tokens[number].range.lowerBound
    for word in wordTokens.reversed() where word.range.upperBound <= end {
      let name = word.text.lowercased()
      if !CodeNaming.announces(name) {
        // A noun of the sentence before doesn't count.
        return CodeNaming.isNoun(name)
          && !scalars[word.range.upperBound..<end].contains { $0.endsSentence || $0 == Self.object }
      }
      end = word.range.lowerBound
    }
    return false
  }
}

extension String {
  /// Whether a name ends like names of errors in programs: `URLError`, `NSURLErrorDomain`.
  fileprivate var isErrorType: Bool {
    ["Error", "Exception", "ErrorDomain"].contains { utf8.count > $0.utf8.count && hasSuffix($0) }
  }
}

extension Unicode.Scalar {
  fileprivate var isOfName: Bool {
    isASCIIAlphanumeric || self == "_" || self == "." || self == "-"
  }
}
