import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanSupport

/// A kind of literal that translations must keep from their source.
package struct LiteralKind: Sendable {
  enum Comparison: Sendable {
    /// The scalars must be equal.
    case exact
    /// The scalars must be equal except for case.
    case caseless
    /// The literals are compared as web addresses (``Address``).
    case address
    /// Only the names of calls are compared.
    case name
    /// Backticks and spaces are ignored.
    case code
    /// Only the number counts: any text between `<` and `>` may stand for a name between them.
    case count
  }

  var kind: TextToken.Kind
  /// The noun for the literal in diagnostics.
  var noun: Diagnostic.Message?
  var bytes: ByteSet
  var comparison: Comparison
  /// The severity if a text has other literals of the kind; if the text has none, the diagnostic is
  /// a warning.
  var severityOfOther: Diagnostic.Severity

  init(
    _ kind: TextToken.Kind, _ noun: Diagnostic.Message?, bytes: ByteSet,
    comparison: Comparison = .exact,
    severityOfOther: Diagnostic.Severity = .note
  ) {
    self.kind = kind
    self.noun = noun
    self.bytes = bytes
    self.comparison = comparison
    self.severityOfOther = severityOfOther
  }

  /// The settings of a project for the comparison.
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
  /// Reports the literals of a kind that the source has and a text of the translation lacks.
  ///
  /// Additional literals of the translation only give the place of the diagnostic.
  func reportLiterals(
    _ literal: LiteralKind, _ project: LiteralKind.Project, into report: inout Report
  ) {
    guard let sources = sourceTexts, sources.contains(where: { $0.has(literal.kind) }) else {
      return
    }
    let compared = sources.map { $0.compared(literal) }
    guard compared.contains(where: { !$0.isEmpty }) else { return }
    // Most variants have the same. Each text is compared with its counterpart and the first others.
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

  /// Returns the severity of a lost literal: a warning if no literal of the kind remains, or if another
  /// one is a misspelling of it or an address on the same host; a note if it may be translated.
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

  /// Whether a literal may be translated: an address of an example domain, a name of the interface
  /// between backticks, and a name in brackets that is the whole source.
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

  /// Returns the fix that restores the source's literal; none for a literal with a placeholder.
  private func restoring(_ wanted: String, _ found: Range<Int>, of text: ShownText) -> [Fix] {
    if wanted.contains("{…}") { return [] }
    return fixes("write \(quoted(wanted))", .review, found, of: text, to: wanted)
  }
}

extension String {
  /// Whether the text is an e-mail address of an example domain.
  fileprivate var isMailOfExamples: Bool {
    split(separator: "@").last.map { Address(String($0)).isOfExamples } ?? false
  }

  /// Whether the text is words between backticks, the first with a capital: `Save as`.
  fileprivate var isNameOfInterface: Bool {
    let names = drop { $0 == "`" }.prefix { $0 != "`" }.split(separator: " ")
    guard let first = names.first?.first, first.isUppercase else { return false }
    return names.allSatisfy { word in
      word.allSatisfy(\.isLetter) && word.dropFirst().allSatisfy(\.isLowercase)
    }
  }

  /// Whether at most two characters differ, and at most one in five.
  fileprivate func isSlip(of other: String) -> Bool {
    let (own, other) = (Array(unicodeScalars), Array(other.unicodeScalars))
    guard own.count < 100, other.count < 100 else { return false }
    return editDistance(own, other) <= min(2, other.count / 5)
  }
}

extension ShownText {
  /// The most different literals of a kind that are compared.
  ///
  /// Each is searched in the whole other text. Further literals of a text count as right.
  private static let mostLiterals = 2 * Report.limit

  /// Returns the literals of a source that translations must have, each once.
  fileprivate func compared(_ literal: LiteralKind) -> [Range<Int>] {
    guard literal.comparison != .count else { return distinct(metavariables) }
    // Values and marks alone between backticks are quotations rather than code.
    return distinct(literals(literal.kind).map(\.range)).filter {
      scalars[$0].contains(where: \.isASCIIAlphanumeric)
    }
  }

  /// Returns the literals of a translation.
  fileprivate func candidates(_ literal: LiteralKind) -> [Range<Int>] {
    literal.comparison == .count
      ? namesInBrackets : distinct(literals(literal.kind).map(\.range))
  }

  private func distinct(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var seen: Set<ArraySlice<Unicode.Scalar>> = []
    return Array(ranges.filter { seen.insert(scalars[$0]).inserted }.prefix(Self.mostLiterals))
  }

  /// Returns the literals of a text of the source that this text lacks.
  fileprivate func lacks(
    _ ranges: [Range<Int>], of source: ShownText, _ written: WrittenLiterals,
    _ literal: LiteralKind, _ project: LiteralKind.Project
  ) -> [Range<Int>] {
    lazy var glyphs = glyphsFromRightToLeft
    let lost = ranges.filter { range in
      let wanted = source.scalars[range]
      if holds(wanted) || holds(wanted.bare(literal.comparison)) { return false }
      // Text typed as `()open` from right to left is seen as `open()`.
      return !written.has(source.shown(range), project) && !glyphs.holds(wanted)
    }
    guard literal.comparison == .count else { return lost }
    return Array(lost.prefix(max(0, ranges.count - written.count)))
  }
}

/// The literals of one kind in a text of a translation, each read once for all comparisons.
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

  /// Whether one of them is equal to a literal of the source.
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
  /// Returns a key that is the same for equal literals.
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
  /// Returns the part of a literal that the text must have.
  fileprivate func bare(_ comparison: LiteralKind.Comparison) -> Self {
    switch comparison {
    case .name: prefix { $0 != "(" }
    case .code: drop { $0 == "`" }.dropLast(prefix { $0 == "`" }.count)
    default: self
    }
  }
}

extension String {
  /// The text without bidirectional controls, which are invisible.
  fileprivate var withoutDirections: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isBidiControl }))
  }
}

extension [ShownText] {
  /// Returns the index of the text that another one is compared with first.
  func indexOfCounterpart(of text: ShownText) -> Int {
    let counterpart = counterpart(of: text)
    return firstIndex { $0 === counterpart } ?? 0
  }
}

private struct LiteralDiagnosis: RuleDiagnosis {
  var noun: Diagnostic.Message?
  var wanted: String
  var found: String?

  var message: Diagnostic.Message {
    let named: Diagnostic.Message = noun.map { "\($0) " } ?? ""
    if let found {
      return "the \(named)\(quoted(found)) is \(quoted(wanted)) in the source"
    }
    return "the source's \(named)\(quoted(wanted)) is missing"
  }
}
