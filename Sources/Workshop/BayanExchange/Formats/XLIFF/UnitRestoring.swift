import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// Makes of a unit that was read what only the message of the catalog can say.
///
/// That is what its white space is, which elements stand for which placeholders where the file itself
/// doesn't say, and that `{$name}` in a text is a placeholder: tools that know no elements write it so.
struct UnitRestoring {
  private let unit: ExchangeUnit

  /// The codes of the source as a message has them, and `{$count}` for `{$count :integer}` where the
  /// source shows a value in one way only.
  private let sourceCodes: [String: Pattern.Element]

  private var syntax = CodeReader()

  init(_ unit: ExchangeUnit) {
    self.unit = unit
    var codes: [String: Pattern.Element] = [:]
    for element in unit.sources.flatMap(\.elements) {
      if let code = element.code { codes[code] = element }
    }
    let byVariable = Dictionary(grouping: codes.values) { $0.plainPlaceholder }
    for (code, elements) in byVariable where elements.count == 1 {
      if let code, codes[code] == nil { codes[code] = elements[0] }
    }
    sourceCodes = codes
  }

  /// A unit with the placeholders of the message.
  static func restoredUnit(_ returned: ReturnedUnit, in unit: ExchangeUnit) -> ReturnedUnit {
    let isPlain = returned.variants.allSatisfy { variant in
      !variant.hasLayoutSpace && variant.codes.allSatisfy(\.isKnown)
        && [variant.source, variant.target].allSatisfy { $0?.hasBraces != true }
    }
    if isPlain { return returned }
    var restoring = UnitRestoring(unit)
    return restoring.restore(returned)
  }

  private mutating func restore(_ returned: ReturnedUnit) -> ReturnedUnit {
    var returned = returned
    var meanings: [Pattern.Element: Pattern.Element] = [:]
    for index in returned.variants.indices {
      let keys = returned.variants[index].keys
      let sources = unit.sources(for: keys)
      if returned.variants[index].hasLayoutSpace, let source = sources.first {
        returned.variants[index].source = returned.variants[index].source?
          .withoutLayout(like: source)
        returned.variants[index].target = returned.variants[index].target?
          .withoutLayout(like: source)
      }
      returned.variants[index].source = returned.variants[index].source.map { withCodes($0) }
      returned.variants[index].target = returned.variants[index].target.map { withCodes($0) }
      for (element, meaning) in Self.meanings(of: returned.variants[index], sources, unit) {
        meanings[element] = meaning
      }
    }
    guard returned.variants.contains(where: { !$0.codes.allSatisfy(\.isKnown) }) else {
      return returned
    }
    var unknown: [Diagnostic.Message] = []
    for index in returned.variants.indices {
      returned.variants[index].source = returned.variants[index].source?.replacing(meanings)
      returned.variants[index].target = returned.variants[index].target?.replacing(meanings)
      let shown = Set(returned.variants[index].target?.elements ?? [])
      for place in returned.variants[index].codes.indices {
        let code = returned.variants[index].codes[place]
        guard !code.isKnown else { continue }
        if let meaning = meanings[code.element] {
          returned.variants[index].codes[place].element = meaning
        } else if shown.contains(code.element) {
          unknown.append(
            "the file doesn't say what \(quoted(code.tag)) stands for, and the source has changed since; ask for a file whose elements still have their content"
          )
        }
      }
    }
    returned.problems += unknown.firstFew
    return returned
  }

  // MARK: - Elements that say nothing of themselves

  /// The placeholders for a variant's unknown codes: those that are at the same places of the
  /// message's source, or else the only one with the same name.
  private static func meanings(
    of variant: ReturnedVariant, _ sources: [Pattern], _ unit: ExchangeUnit
  ) -> [(Pattern.Element, Pattern.Element)] {
    let codes = variant.codes.filter { !$0.isKnown }
    guard !codes.isEmpty else { return [] }
    let unknown = Set(codes.map(\.element))
    if let read = variant.source {
      for source in sources {
        if let pairs = read.pairs(with: source, where: unknown.contains) { return pairs }
      }
    }
    return codes.compactMap { code in
      guard let label = code.label, !label.isEmpty else { return nil }
      let elements = sources.flatMap(\.elements).filter {
        $0.kind == code.kind && $0.label == label
      }
      let isOne = Set(elements.map(\.code)).count == 1
      guard isOne, let element = elements.first else { return nil }
      return (code.element, element)
    }
  }

  // MARK: - Placeholders that were written as text

  /// A pattern with the placeholders that are in its texts, unless the message has such texts itself.
  private mutating func withCodes(_ pattern: Pattern) -> Pattern {
    guard !sourceCodes.isEmpty, pattern.hasBraces else { return pattern }
    var builder = PatternBuilder()
    for element in pattern.elements {
      if case .text(let text) = element {
        append(text.value, to: &builder)
      } else {
        builder.append(element)
      }
    }
    return builder.pattern
  }

  private mutating func append(_ text: String, to builder: inout PatternBuilder) {
    let bytes = Array(text.utf8)
    var (start, index) = (0, 0)
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), let end = Self.end(ofCode: bytes, from: index) else {
        index += 1
        continue
      }
      let written = String(decoding: bytes[index..<end], as: UTF8.self)
      guard let code = syntax.element(written)?.code, let element = sourceCodes[code],
        !isText(written)
      else {
        index += 1
        continue
      }
      builder.append(String(decoding: bytes[start..<index], as: UTF8.self))
      builder.append(element)
      (start, index) = (end, end)
    }
    builder.append(String(decoding: bytes[start...], as: UTF8.self))
  }

  /// The end of what may be a code; quotes in it may hold braces.
  private static func end(ofCode bytes: [UInt8], from start: Int) -> Int? {
    var isQuoted = false
    for index in (start + 1)..<min(bytes.count, start + 300) {
      switch bytes[index] {
      case UInt8(ascii: "|"): isQuoted.toggle()
      case UInt8(ascii: "}") where !isQuoted: return index + 1
      case UInt8(ascii: "{") where !isQuoted: return nil
      default: break
      }
    }
    return nil
  }

  /// Returns whether the source or the present translation has the characters of a code as text.
  private func isText(_ written: String) -> Bool {
    (unit.sources + unit.variants.compactMap(\.target)).contains { pattern in
      pattern.elements.contains { element in
        guard case .text(let text) = element else { return false }
        return text.value.utf8.contains(written.utf8)
      }
    }
  }
}

extension ExchangeUnit {
  /// The texts of the source.
  fileprivate var sources: [Pattern] {
    variants.map(\.source) + source.parsed.message.exchangeVariants.map(\.pattern)
  }

  /// The texts of the source, those for some keys first.
  fileprivate func sources(for keys: [ExchangeKey]) -> [Pattern] {
    variants.filter { $0.keys == keys }.map(\.source) + sources
  }
}

extension Pattern {
  /// Whether a brace is in a text.
  fileprivate var hasBraces: Bool {
    elements.contains { element in
      guard case .text(let text) = element else { return false }
      return text.value.utf8.contains(UInt8(ascii: "{"))
    }
  }

  /// The elements beside those of another pattern, where nothing but unknown elements differs.
  fileprivate func pairs(
    with other: Pattern, where isUnknown: (Element) -> Bool
  ) -> [(Element, Element)]? {
    guard elements.count == other.elements.count else { return nil }
    var pairs: [(Element, Element)] = []
    for (own, element) in zip(elements, other.elements) {
      if isUnknown(own), element.code != nil {
        pairs.append((own, element))
      } else if case .text(let text) = own, case .text(let wanted) = element {
        guard text.value.utf8.elementsEqual(wanted.value.utf8) else { return nil }
      } else {
        guard let code = own.code, code == element.code else { return nil }
      }
    }
    return pairs
  }

  fileprivate func replacing(_ meanings: [Element: Element]) -> Pattern {
    var pattern = self
    pattern.elements = elements.map { meanings[$0] ?? $0 }
    return pattern
  }
}

extension Pattern.Element {
  /// The placeholder of its value without a function; `nil` where it shows no variable.
  fileprivate var plainPlaceholder: String? {
    guard case .expression(let expression) = self,
      case .variable(let variable)? = expression.operand
    else { return nil }
    return PlaceholderNames.element(named: variable.name).code
  }

  fileprivate var kind: Markup.Kind {
    if case .markup(let markup) = self { markup.kind } else { .standalone }
  }

  /// The label that translators see.
  fileprivate var label: String? {
    switch self {
    case .text: nil
    case .expression(let expression): expression.exchangeLabel
    case .markup(let markup): markup.name
    }
  }
}
