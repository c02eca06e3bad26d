import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanSupport

/// A kind of literal that translations have as their source has it.
package struct LiteralKind: Sendable {
  enum Comparison: Sendable {
    /// Scalar by scalar.
    case exact
    /// Whatever the case of the letters.
    case caseless
    /// As addresses of the web are (``Address``).
    case address
    /// Of a call only the name.
    case name
    /// Without the backticks, and whatever the spaces.
    case code
    /// Anything between `<` and `>` may stand for a name between them.
    case count
  }

  var kind: TextToken.Kind
  /// What diagnostics call it.
  var noun: String?
  var bytes: ByteSet
  var comparison: Comparison
  /// The severity where a text has others of the kind; where it has none at all, it is a warning.
  var severityOfOther: Diagnostic.Severity

  init(
    _ kind: TextToken.Kind, _ noun: String?, bytes: ByteSet, comparison: Comparison = .exact,
    severityOfOther: Diagnostic.Severity = .note
  ) {
    self.kind = kind
    self.noun = noun
    self.bytes = bytes
    self.comparison = comparison
    self.severityOfOther = severityOfOther
  }

  /// What the comparison needs to know of a project.
  package struct Project: Sendable {
    /// The hosts whose addresses may differ by locale.
    fileprivate var localizedHosts: [String] = []
    fileprivate var sourceLocale = "en"

    init() {}

    init(_ catalog: Catalog) {
      localizedHosts = catalog.project.localizedHosts.map { $0.lowercased() }
      sourceLocale = catalog.project.sourceLocale
    }
  }
}

extension CatalogMessage {
  /// Reports the literals of a kind that the source has and a text of the translation hasn't.
  ///
  /// What the translation has in addition is only the place of the diagnostic.
  func reportLiterals(
    _ literal: LiteralKind, _ project: LiteralKind.Project, into report: inout Report
  ) {
    guard let sources = sourceTexts, sources.contains(where: { $0.has(literal.kind) }) else {
      return
    }
    let compared = sources.map { $0.compared(literal) }
    guard compared.contains(where: { !$0.isEmpty }) else { return }
    // Most variants have the same. Each text is held against its own and the first others.
    var seen: Set<[ArraySlice<Unicode.Scalar>]> = []
    let different = sources.indices.filter { index in
      seen.insert(compared[index].map { sources[index].scalars[$0] }).inserted
    }.prefix(Report.limit)
    let known = seen.reduce(into: Set()) { $0.formUnion($1) }
    for text in texts where !text.isBlank {
      let own = text.candidates(literal)
      let counterpart = sources.indexOfCounterpart(of: text)
      let expected = sources[counterpart]
      let written = WrittenLiterals(own.map(text.shown), literal.comparison, locale: locale)
      func lacking(of index: Int) -> [Range<Int>] {
        text.lacks(compared[index], of: sources[index], written, literal, project)
      }
      let lost = lacking(of: counterpart)
      if lost.isEmpty || different.contains(where: { lacking(of: $0).isEmpty }) { continue }
      let others =
        literal.comparison == .count ? [] : own.filter { !known.contains(text.scalars[$0]) }
      for (position, range) in lost.enumerated() {
        let other = position < others.count ? others[position] : nil
        let wanted = expected.shown(range)
        let severity = severity(of: literal, wanted, beside: own, other.map(text.shown))
        report.add(
          LiteralDiagnosis(noun: literal.noun, wanted: wanted, found: other.map(text.shown)),
          at: .text(other ?? text.whole, of: text, in: self), atMost: severity, notes: sourceNote,
          fixes: other.map { restoring(wanted, $0, of: text) } ?? [])
      }
    }
  }

  /// What a lost literal is: a warning where none of the kind is left, where the other one is a slip of
  /// it, or an address on the same host; a note where it may be translated.
  private func severity(
    of literal: LiteralKind, _ wanted: String, beside own: [Range<Int>], _ found: String?
  ) -> Diagnostic.Severity {
    if mayBeTranslated(wanted, as: literal, found) { return .note }
    guard !own.isEmpty else { return .warning }
    guard let found else { return literal.severityOfOther }
    let isOnHost =
      literal.comparison == .address && Address(wanted).host == Address(found).host
    return isOnHost || found.isSlip(of: wanted) ? .warning : literal.severityOfOther
  }

  /// Whether a literal may be other words in another language: an address of the domains for examples,
  /// a name of the interface between backticks, and a name in brackets that is all of the source.
  private func mayBeTranslated(
    _ wanted: String, as literal: LiteralKind, _ found: String?
  ) -> Bool {
    switch literal.comparison {
    case .address:
      found.map {
        Address(wanted).isOfExamples && Address(wanted).host != Address($0).host
          && !$0.isSlip(of: wanted)
      } ?? false
    case .caseless: found.map { wanted.isMailOfExamples && $0.isMailOfExamples } ?? false
    case .code: wanted.isNameOfInterface
    case .count: sourceTexts?.contains { $0.string($0.whole) == wanted } == true
    case .exact, .name: false
    }
  }

  /// The fix that puts back what the source has; none for what has a placeholder in it.
  private func restoring(_ wanted: String, _ found: Range<Int>, of text: ShownText) -> [Fix] {
    if wanted.contains("{…}") { return [] }
    return fixes("write \(quoted(wanted))", .review, found, of: text, to: wanted)
  }
}

extension String {
  /// Whether it is an address of e-mail of a domain for examples.
  fileprivate var isMailOfExamples: Bool {
    split(separator: "@").last.map { Address(String($0)).isOfExamples } ?? false
  }

  /// Whether it is words between backticks, the first with a capital alone: `Save as`.
  fileprivate var isNameOfInterface: Bool {
    let words = drop { $0 == "`" }.prefix { $0 != "`" }.split(separator: " ")
    guard let first = words.first?.first, first.isUppercase else { return false }
    return words.allSatisfy { word in
      word.allSatisfy(\.isLetter) && word.dropFirst().allSatisfy(\.isLowercase)
    }
  }

  /// Whether one or two characters differ, and no more than one in five.
  fileprivate func isSlip(of other: String) -> Bool {
    let (own, other) = (Array(unicodeScalars), Array(other.unicodeScalars))
    guard own.count < 100, other.count < 100 else { return false }
    return editDistance(own, other) <= min(2, other.count / 5)
  }
}

extension ShownText {
  /// How many different literals of a kind are compared.
  ///
  /// Each is looked for in all of the other text. Of a text with more, the rest is taken to be right.
  private static let mostLiterals = 2 * Report.limit

  /// The literals of a source that translations have to have, each once.
  fileprivate func compared(_ literal: LiteralKind) -> [Range<Int>] {
    guard literal.comparison != .count else { return distinct(metavariables) }
    // Values and marks alone between backticks are quoted rather than code.
    return distinct(literals(literal.kind).map(\.range)).filter {
      scalars[$0].contains(where: \.isASCIIAlphanumeric)
    }
  }

  /// The literals of a translation.
  fileprivate func candidates(_ literal: LiteralKind) -> [Range<Int>] {
    literal.comparison == .count
      ? namesInBrackets : distinct(literals(literal.kind).map(\.range))
  }

  private func distinct(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var seen: Set<ArraySlice<Unicode.Scalar>> = []
    return Array(ranges.filter { seen.insert(scalars[$0]).inserted }.prefix(Self.mostLiterals))
  }

  /// The literals of a text of the source that this one hasn't.
  fileprivate func lacks(
    _ ranges: [Range<Int>], of source: ShownText, _ written: WrittenLiterals,
    _ literal: LiteralKind, _ project: LiteralKind.Project
  ) -> [Range<Int>] {
    lazy var glyphs = glyphsFromRightToLeft
    let lost = ranges.filter { range in
      let wanted = source.scalars[range]
      if holds(wanted) || holds(wanted.bare(literal.comparison)) { return false }
      // Who types `()open` from right to left sees `open()`.
      return !written.has(source.shown(range), project) && !glyphs.holds(wanted)
    }
    guard literal.comparison == .count else { return lost }
    return Array(lost.prefix(max(0, ranges.count - written.count)))
  }
}

/// The literals of one kind in a text of a translation, each read once for all of the source's.
private struct WrittenLiterals {
  let count: Int
  private let comparison: LiteralKind.Comparison
  private let keys: Set<String>
  private let addresses: [ComparedAddress]

  init(_ literals: [String], _ comparison: LiteralKind.Comparison, locale: String) {
    count = literals.count
    self.comparison = comparison
    let shown = literals.map(\.withoutDirections)
    keys = Set(shown.map(comparison.key))
    addresses =
      comparison == .address ? shown.map { ComparedAddress(Address($0), locale: locale) } : []
  }

  /// Whether one of them is the same as a literal of the source.
  func has(_ literal: String, _ project: LiteralKind.Project) -> Bool {
    if keys.contains(comparison.key(literal)) { return true }
    guard comparison == .address else { return false }
    let source = ComparedAddress(Address(literal), locale: project.sourceLocale)
    let isLocalized = project.localizedHosts.contains { source.address.isAt($0) }
    return addresses.contains { other in
      source.isSame(as: other)
        || isLocalized && source.address.host.utf8.elementsEqual(other.address.host.utf8)
    }
  }
}

extension LiteralKind.Comparison {
  /// What two literals share that are the same.
  fileprivate func key(_ literal: String) -> String {
    switch self {
    case .exact, .count, .address: literal
    case .caseless: literal.lowercased()
    case .name: String(literal.prefix { $0 != "(" })
    case .code: literal.filter { $0 != " " }
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// What of a literal the text has to have.
  fileprivate func bare(_ comparison: LiteralKind.Comparison) -> Self {
    switch comparison {
    case .name: prefix { $0 != "(" }
    case .code: drop { $0 == "`" }.dropLast(prefix { $0 == "`" }.count)
    default: self
    }
  }
}

extension String {
  /// The text without marks of direction, which no reader sees.
  fileprivate var withoutDirections: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isBidiControl }))
  }
}

extension [ShownText] {
  /// The place of the text that another one is held against first.
  func indexOfCounterpart(of text: ShownText) -> Int {
    let counterpart = counterpart(of: text)
    return firstIndex { $0 === counterpart } ?? 0
  }
}

private struct LiteralDiagnosis: RuleDiagnosis {
  var noun: String?
  var wanted: String
  var found: String?

  var message: Diagnostic.Message {
    let named = noun.map { "\($0) " } ?? ""
    if let found {
      return "the \(named)\(quoted(found)) is \(quoted(wanted)) in the source"
    }
    return "the source's \(named)\(quoted(wanted)) is missing"
  }
}
