public import BayanCatalog
public import BayanDiagnostics
import BayanMessageSyntax

/// Readers are told what happened, not its number.
///
/// A code helps whoever writes the program, who finds it in the log. To a reader it says that
/// something broke and that nobody cared to say what.
///
/// Reported, with a code of the value 190 in the domain `com.example.login`:
///
///     Login failed (190).
///     فشل الدخول (١٩٠).
///     com.example.login: LoginError
///
/// That is: the code's own number, if it has two digits or more; a number of three digits or more
/// that is a code's value or matched answer; within a domain also those of its ranges and HTTP
/// statuses; a domain's identifier, or a name that starts like one; the name of an error type.
///
/// Not reported: numbers in arguments; a digit run that only contains a code (`1905`); numbers of
/// one or two digits that are another code's, for people count things; the name of a type that is
/// an everyday word (`Network`).
public struct RawCodeShown: CatalogRule {
  public static let id: RuleID = "raw-code-shown"
  public static let severity = Diagnostic.Severity.error

  public static let explanation = RuleExplanation(
    what: "Words show an error's code, its domain or its type.",
    why: """
      A number tells readers that something broke and that nobody cared to say what; it \
      belongs into the log.
      """,
    bad: "Login failed (190).",
    good: "Your session has ended. Log in again.")

  public init() {}

  public func check(_ catalog: Catalog, into report: inout Report) {
    let known = KnownCodes(catalog)
    catalog.forEachMessage { message in
      guard message.words.parsed.isValid else { return }
      for text in message.words.parsed.message.patterns.flatMap(\.literalTexts) {
        for found in known.findings(in: text.value, of: message.key) {
          // An escape moves what follows it, so that only the whole text can be named.
          let isPlain = text.span.length == text.value.utf8.count
          let span =
            isPlain
            ? SourceSpan(
              text.span.start + found.range.lowerBound, text.span.start + found.range.upperBound)
            : text.span
          report.add(
            .shown(found), at: span, in: message,
            notes: found.place.map { [Diagnostic.Note("it is declared here", at: $0)] } ?? [])
        }
      }
    }
  }
}

/// The names and numbers of a catalog that no reader may see.
private struct KnownCodes {
  /// A name or number in a text.
  struct Finding {
    enum Kind {
      case number
      case domain
      case type
    }

    var kind: Kind
    var text: String
    /// In UTF-8 bytes of the text.
    var range: Range<Int>
    var place: Place?
  }

  /// Values and single answers by number; those of three digits or more count everywhere.
  private var numbers: [Int: Place] = [:]
  /// By `domain.code`, the code's own.
  private var own: [String: [Int: Place]] = [:]
  /// By domain, the ranges of its answers.
  private var ranges: [String: [(range: ClosedRange<Int>, place: Place)]] = [:]
  private var domains: [String: Place] = [:]
  /// The first two labels of domains that have more: `com.example.`.
  private var starts: Set<String> = []
  private var types: [String: Place] = [:]

  init(_ catalog: Catalog) {
    for domain in catalog.domains {
      let labels = domain.identifier.split(separator: ".")
      if labels.count > 2 { starts.insert(labels.prefix(2).joined(separator: ".") + ".") }
      domains[domain.identifier] = domain.place
      if Self.isCoined(domain.typeName) { types[domain.typeName] = domain.place }
      for code in domain.codes {
        let key = "\(domain.name).\(code.name)"
        func add(_ number: Int, _ place: Place) {
          if own[key]?[number] == nil { own[key, default: [:]][number] = place }
          if numbers[number] == nil { numbers[number] = place }
        }
        if let place = code.valuePlace { add(code.value, place) }
        for match in code.matches {
          switch match.pattern {
          case .code(let code): add(code, match.place)
          case .subcode(let subcode): add(subcode, match.place)
          case .codeAndSubcode(let code, let subcode):
            add(code, match.place)
            add(subcode, match.place)
          case .codes(let range), .httpStatus(let range):
            ranges[domain.name, default: []].append((range, match.place))
          }
        }
      }
    }
  }

  /// Whether a name is one that only programs have: `LoginError`, `API.Failure`.
  private static func isCoined(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    return zip(scalars, scalars.dropFirst()).contains { first, second in
      first == "." || first == "_"
        || (first.properties.isLowercase && second.properties.isUppercase)
    }
  }

  /// What of it stands in a text.
  ///
  /// - Parameter key: The message's key, `login.passwordChanged.title`.
  func findings(in text: String, of key: String) -> [Finding] {
    let parts = key.split(separator: ".")
    let code = parts.prefix(2).joined(separator: ".")
    var findings: [Finding] = []
    for token in Self.tokens(of: text) {
      if let number = token.number {
        let isOwn = token.digits > 1 ? own[code]?[number] : nil
        let isKnown = token.digits > 2 ? numbers[number] : nil
        let inRange =
          token.digits > 2
          ? ranges[String(parts.first ?? "")]?.first { $0.range.contains(number) }?.place : nil
        if let place = isOwn ?? isKnown ?? inRange {
          findings.append(
            Finding(kind: .number, text: token.text, range: token.range, place: place))
        }
      } else if let place = domains[token.text] {
        findings.append(Finding(kind: .domain, text: token.text, range: token.range, place: place))
      } else if startsAsDomain(token.text) {
        findings.append(Finding(kind: .domain, text: token.text, range: token.range, place: nil))
      } else if let place = types[token.text] {
        findings.append(Finding(kind: .type, text: token.text, range: token.range, place: place))
      }
    }
    return findings
  }

  private func startsAsDomain(_ name: String) -> Bool {
    let dot = UInt8(ascii: ".")
    guard let first = name.utf8.firstIndex(of: dot),
      let second = name.utf8[name.utf8.index(after: first)...].firstIndex(of: dot)
    else { return false }
    return starts.contains(String(name[...second]))
  }

  private struct Token {
    var text: String
    var range: Range<Int>
    /// The value and the number of digits, if it is nothing but digits.
    var number: Int?
    var digits = 0
  }

  /// The words of a text in the sense of programs: letters, digits, `_`, `-`, and dots between them.
  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var word = ""
    var start = 0
    var offset = 0
    // Domains and types are ASCII, and most words are neither those nor numbers.
    var hasDigit = false
    var isASCII = true
    func finish() {
      guard !word.isEmpty else { return }
      defer {
        word = ""
        hasDigit = false
        isASCII = true
      }
      guard hasDigit || isASCII else { return }
      var trimmed = Substring(word)
      while let last = trimmed.unicodeScalars.last, last == "." || last == "-" {
        trimmed.unicodeScalars.removeLast()
      }
      // In a list or after a unit digits stand for themselves: '190-com', '3.190'.
      var runStart = start
      if hasDigit {
        for run in trimmed.unicodeScalars.split(
          omittingEmptySubsequences: false, whereSeparator: { !isDigit($0) })
        {
          let length = String(run).utf8.count
          if !run.isEmpty {
            tokens.append(
              Token(
                text: String(run), range: runStart..<(runStart + length), number: value(of: run),
                digits: run.count))
          }
          runStart += length
          // Step over the separator.
          let index = text.utf8.index(text.utf8.startIndex, offsetBy: runStart)
          if index < text.utf8.endIndex { runStart += UTF8.width(text.unicodeScalars[index]) }
        }
      }
      if isASCII, trimmed.unicodeScalars.contains(where: { !isDigit($0) }) {
        tokens.append(Token(text: String(trimmed), range: start..<(start + trimmed.utf8.count)))
      }
    }
    for scalar in text.unicodeScalars {
      if isNamePart(scalar) || (!word.isEmpty && (scalar == "." || scalar == "-")) {
        if word.isEmpty { start = offset }
        if !scalar.isASCII { isASCII = false }
        if !hasDigit { hasDigit = isDigit(scalar) }
        word.unicodeScalars.append(scalar)
      } else {
        finish()
      }
      offset += UTF8.width(scalar)
    }
    finish()
    return tokens
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    // Asking Unicode takes long; these are most of what is asked.
    case "a"..."z", "A"..."Z", "0"..."9", "_", "\u{620}"..."\u{65F}": true
    case "\0"..."\u{7F}": false
    default: scalar.properties.isXIDContinue
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9": true
    case "\0"..."\u{7F}", "\u{620}"..."\u{65F}": false
    default: scalar.properties.numericType == .decimal
    }
  }

  /// The number of a run of digits of any script; `nil` for one that no code has.
  private static func value(of digits: Substring.UnicodeScalarView) -> Int? {
    guard digits.count <= 18 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1.properties.numericValue ?? 0) }
  }
}

extension Pattern {
  /// What a reader sees whatever the arguments are: text, and literals in placeholders.
  fileprivate var literalTexts: [(value: String, span: SourceSpan)] {
    elements.compactMap { element in
      switch element {
      case .text(let text): (text.value, text.span)
      case .expression(let expression):
        if case .literal(let literal)? = expression.operand {
          (literal.value, literal.span)
        } else {
          nil
        }
      case .markup: nil
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func shown(_ found: KnownCodes.Finding) -> Self {
    switch found.kind {
    case .number:
      "\(quoted(found.text)) is an error's code, which tells readers nothing; say what happened"
    case .domain:
      "\(quoted(found.text)) is an error's domain, which tells readers nothing; say what happened"
    case .type:
      "\(quoted(found.text)) is an error's type, which tells readers nothing; say what happened"
    }
  }
}
