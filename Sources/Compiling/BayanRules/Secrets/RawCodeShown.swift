package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import BayanSupport

/// Texts that show a code's number, a domain or an error type.
///
/// Reported as numbers: the code's own number, from two digits on; from three digits on, a number
/// that is any code's value or matched answer, and within a domain also the numbers of its ranges
/// and HTTP statuses; any of these after a noun for errors or codes (``CodeNaming``), whatever
/// follows it. Reported as names: a domain's identifier, or a name that starts like one; an error
/// type, a name that services have for an error, or a name that ends like a type.
package struct RawCodeShown: MessageRule {
  package static let id: RuleID = "raw-code-shown"
  package static let severity = Diagnostic.Severity.error

  private var known = KnownCodes()

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.known = KnownCodes(catalog)
    return rule
  }

  /// Whether the source shows it too, where it is reported: a translation only follows.
  private func sourceShows(_ found: KnownCodes.Mention, _ message: CatalogMessage) -> Bool {
    guard let source = message.sourceMessage else { return false }
    return source.texts.contains { text in
      known.mentions(in: text, of: source).contains { $0.text == found.text }
    }
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for text in message.texts {
      check(text, of: message, into: &report)
      // Most texts have no placeholder, and so no literal that is shown in another form.
      if text.hasPlaceholders {
        for literal in Self.literals(of: text, in: message) {
          check(literal, of: message, into: &report)
        }
      }
    }
  }

  private func check(
    _ text: ShownText, of message: CatalogMessage, into report: inout Report
  ) {
    guard known.mayStand(in: text.traits) else { return }
    for found in known.mentions(in: text, of: message) {
      report.add(
        Diagnosis.shown(found), at: .text(found.range, of: text, in: message),
        atMost: sourceShows(found, message) ? .note : .error,
        notes: found.place.map { [Diagnostic.Note("it is declared here", at: $0)] } ?? [])
    }
  }

  /// The literals that functions format: `{190 :integer}`.
  private static func literals(of text: ShownText, in message: CatalogMessage) -> [ShownText] {
    text.pattern.expressions.compactMap { expression in
      guard expression.plainLiteral == nil, case .literal(let literal)? = expression.operand
      else { return nil }
      return ShownText(declared: literal, in: message.words)
    }
  }
}

/// The names and numbers of a catalog that no reader may see.
private struct KnownCodes {
  /// A number, and the code whose it is.
  private struct Own: Hashable {
    var domain: String
    var code: String
    var number: Int
  }

  /// A name or number in a text.
  struct Mention {
    enum Kind {
      case number
      case domain
      case type
    }

    var kind: Kind
    var text: String
    /// In scalars of the text.
    var range: Range<Int>
    var place: Place?
  }

  /// Values and single answers by number; those of three digits or more count everywhere.
  private var numbers: [Int: Place] = [:]
  /// By domain, the values and single answers of its codes.
  private var byDomain: [String: Set<Int>] = [:]
  /// The numbers of each code.
  private var own: [Own: Place] = [:]
  /// By domain, the ranges of its answers.
  private var ranges: [String: [(range: ClosedRange<Int>, place: Place)]] = [:]
  private var domains: [String: Place] = [:]
  /// The first two labels of domains that have more: `com.example.`.
  private var starts: Set<String> = []
  private var types: [String: Place] = [:]
  /// How the names of domains and types look, to pass over other words without looking them up.
  private var names = NameShapes()
  /// Whether one of those names may be a word as any other.
  private var hasPlainNames = false

  init() {}

  init(_ catalog: Catalog) {
    for domain in catalog.domains {
      let labels = domain.identifier.split(separator: ".")
      if labels.count > 2 { starts.insert(labels.prefix(2).joined(separator: ".") + ".") }
      domains[domain.identifier] = domain.place
      names.insert(domain.identifier)
      if !Self.isNameLike(TextTraits(domain.identifier)) { hasPlainNames = true }
      if Self.isCoined(domain.typeName) {
        types[domain.typeName] = domain.place
        names.insert(domain.typeName)
      }
      for code in domain.codes {
        func add(_ number: Int, _ place: Place) {
          let key = Own(domain: domain.name, code: code.name, number: number)
          if own[key] == nil { own[key] = place }
          if numbers[number] == nil { numbers[number] = place }
          byDomain[domain.name, default: []].insert(number)
        }
        if Self.isCoined(code.name) {
          types[code.name] = types[code.name] ?? code.place
          names.insert(code.name)
        }
        if let place = code.valuePlace { add(code.value, place) }
        for match in code.matches {
          switch match.pattern {
          case .code(let code): add(code, match.place)
          case .subcode(let subcode): add(subcode, match.place)
          case .codeAndSubcode(let code, let subcode):
            add(code, match.place)
            add(subcode, match.place)
          case .name(let name):
            guard Self.isCoined(name) else { continue }
            types[name] = types[name] ?? match.place
            names.insert(name)
          case .codes(let range), .httpStatus(let range):
            ranges[domain.name, default: []].append((range, match.place))
          }
        }
      }
    }
  }

  /// Whether any of it may stand in a text: most have neither digits nor words that look like names.
  func mayStand(in traits: TextTraits) -> Bool {
    hasPlainNames || traits.contains(.digit) || Self.isNameLike(traits)
  }

  /// Whether there is a dot, a low line or a capital within a word.
  private static func isNameLike(_ traits: TextTraits) -> Bool {
    !traits.isDisjoint(with: .ofNames)
  }

  /// Whether a name is one that only programs have: `LoginError`, `API.Failure`.
  private static func isCoined(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    return zip(scalars, scalars.dropFirst()).contains { first, second in
      first == "." || first == "_" || (first.isSmallLetter && second.isUppercase)
    }
  }

  /// What of it stands in a text.
  func mentions(in text: ShownText, of message: CatalogMessage) -> [Mention] {
    var mentions: [Mention] = []
    var words = IdentifierScanner(text.scalars)
    while let word = words.next() {
      for number in word.numbers {
        guard let place = place(of: number, in: text, of: message) else { continue }
        mentions.append(
          Mention(
            kind: .number, text: text.string(number.range), range: number.range, place: place))
      }
      guard word.isASCII, !word.isNumber, names.mayContain(text.scalars[word.range]),
        let found = mention(of: text.string(word.range), at: word.range)
      else { continue }
      mentions.append(found)
    }
    return mentions
  }

  /// Where a number was declared that a message may not show; `nil` if it may.
  private func place(
    of number: IdentifierScanner.Number, in text: ShownText, of message: CatalogMessage
  ) -> Place? {
    guard number.significantDigits > 1 else { return nil }
    let own = own[Own(domain: message.id.file, code: message.id.entry, number: number.value)]
    let known = number.significantDigits > 2 ? numbers[number.value] : nil
    let range =
      number.significantDigits > 2
      ? ranges[message.id.file]?.first { $0.range.contains(number.value) }?.place : nil
    guard let place = own ?? known ?? range else { return nil }

    let context = NumberContext(of: number.range, in: text)
    if context.names { return place }
    if context.measures { return nil }
    let isRound = number.value % 100 == 0
    let isOfDomain = own != nil || byDomain[message.id.file]?.contains(number.value) == true
    let isNear = isOfDomain && number.significantDigits > 2
    // What counts has what it counts behind it, and people count in round numbers above all.
    if !context.counts { return isRound && own == nil && !isNear ? nil : place }
    guard number.significantDigits > 2, !isRound, range == nil || isNear else { return nil }
    // In the source nothing but the words tells; a translation counts what the source counts, and
    // a number that isn't there at all isn't what the message is about.
    guard let source = message.sourceMessage else { return nil }
    switch source.texts.lazy.compactMap({ $0.names(number.value) }).first {
    case nil: return isNear || context.followsWord ? place : nil
    case let names?: return names ? place : nil
    }
  }

  private func mention(of name: String, at range: Range<Int>) -> Mention? {
    if let place = domains[name] {
      return Mention(kind: .domain, text: name, range: range, place: place)
    }
    if startsAsDomain(name) { return Mention(kind: .domain, text: name, range: range, place: nil) }
    if Self.endsAsType(name) { return Mention(kind: .type, text: name, range: range, place: nil) }
    // `LoginError.passwordChanged`
    guard
      let place = types[name]
        ?? name.split(separator: ".").lazy.compactMap({ types[String($0)] }).first
    else { return nil }
    return Mention(kind: .type, text: name, range: range, place: place)
  }

  /// Whether a name ends as programs name errors: `URLError`, `NSURLErrorDomain`.
  private static func endsAsType(_ name: String) -> Bool {
    ["Error", "Exception", "ErrorDomain"].contains {
      name.utf8.count > $0.utf8.count && name.hasSuffix($0)
    }
  }

  private func startsAsDomain(_ name: String) -> Bool {
    let dot = UInt8(ascii: ".")
    guard let first = name.utf8.firstIndex(of: dot),
      let second = name.utf8[name.utf8.index(after: first)...].firstIndex(of: dot)
    else { return false }
    return starts.contains(String(name[...second]))
  }
}

/// What stands beside a number in a text.
struct NumberContext {
  /// Whether it is set apart, in brackets or behind `#` or `=`, or named as a code.
  var names = false
  /// Whether a sign of what is measured follows it, or a currency's stands before it.
  var measures = false
  /// Whether it counts or measures: a word, a unit or a sign follows it.
  var counts = false
  /// Whether a word stands before it in its sentence.
  var followsWord = false

  init(of range: Range<Int>, in text: ShownText) {
    // A placeholder's value may be anything.
    let before =
      text.scalars[..<range.lowerBound].suffix(40).split(
        separator: ShownText.object, omittingEmptySubsequences: false
      ).last ?? []
    let last = before.last { !$0.isIgnorable }
    let first = text.scalars[range.upperBound...].first { !$0.isIgnorable }
    switch last {
    case "#", "=", "＃", "№": names = true
    case "(", "[", "（": names = first == ")" || first == "]" || first == "）"
    default: names = CodeNaming.endsNaming(before)
    }
    measures =
      first?.isMeasure == true || last?.unicode.generalCategory == .sc
    counts = measures || first?.isAlphabetic == true
    if let last {
      followsWord = last.isAlphabetic || last.isMark || last == ","
    }
  }
}

extension Unicode.Scalar {
  /// A small letter of any script.
  fileprivate var isSmallLetter: Bool {
    isASCII ? isASCIILowercase : unicode.isLowercase
  }

  /// White space, and marks of direction.
  fileprivate var isIgnorable: Bool { isWhitespace || isBidiControl }

  /// A sign of what is measured: percent, degrees, currencies.
  fileprivate var isMeasure: Bool {
    switch self {
    case "%", "٪", "‰", "°", "×": true
    default: unicode.generalCategory == .sc
    }
  }
}

extension ShownText {
  /// Whether a number that stands in it, in digits of any script, is named there; `nil` for one that
  /// doesn't stand in it.
  fileprivate func names(_ number: Int) -> Bool? {
    var words = IdentifierScanner(scalars)
    while let word = words.next() {
      guard let found = word.numbers.first(where: { $0.value == number }) else { continue }
      let context = NumberContext(of: found.range, in: self)
      return context.names || !context.counts
    }
    return nil
  }
}

/// The first letters and the lengths of some names.
private struct NameShapes {
  private var first = ByteSet()
  private var lengths: UInt64 = 0

  mutating func insert(_ name: String) {
    first = first.union(ByteSet(name.unicodeScalars.prefix(1)))
    lengths |= Self.bit(name.utf8.count)
  }

  /// Whether a text may be one of the names, may end like a type's, or may start like a domain with
  /// two dots in it.
  func mayContain(_ name: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let start = name.first else { return false }
    if name.last == "r" || name.last == "n", name.count > 5, name.dropFirst().contains("E") {
      return true
    }
    return first.contains(start) && (lengths & Self.bit(name.count) != 0 || name.contains("."))
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}

extension RawCodeShown {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case shown(KnownCodes.Mention)

    var message: Diagnostic.Message {
      switch self {
      case .shown(let found):
        return switch found.kind {
        case .number:
          "\(quoted(found.text)) is an error's code, which tells readers nothing; say what happened"
        case .domain:
          "\(quoted(found.text)) is an error's domain, which tells readers nothing; say what happened"
        case .type:
          "\(quoted(found.text)) is an error's type, which tells readers nothing; say what happened"
        }
      }
    }
  }
}
