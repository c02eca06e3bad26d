import BayanCatalog
import BayanDiagnostics
import BayanMeaning
import BayanMessageConversion
import BayanMessageSyntax
import BayanSupport

/// The values of a unit as `String(format:)` and Java's `String.format` take them: by the place of the
/// argument, and a type.
///
/// Programs pass the arguments that the source shows or chooses by, in the order in which the catalog
/// declares them. An app passes those that its own texts have, each at the place that it has there. What else
/// there is, such as markup, has a place after them, so that a translator can move it.
struct PrintfPlaceholders {
  /// A value in a text: `%1$lld` has the place 1 and the type `lld`.
  struct Value: Hashable {
    var place: Int
    var type: String

    var formatted: String { "%\(place)$\(type)" }
  }

  /// Which of a unit's messages a pattern is of.
  enum Side {
    case source
    case target
  }

  let syntax: PrintfSyntax

  /// Whether the file can have all markup of the unit as elements, which then has no places.
  let hasTags: Bool

  /// Whether programs run the texts through `String(format:)`, so that `%` is written twice.
  let isFormat: Bool

  /// Those that programs pass, and then the others.
  let arguments: [ErrorArgument]

  /// The places of ``arguments``.
  private let places: [Int]

  /// The places of the arguments that programs pass.
  let passed: Set<Int>

  /// Whether the texts are those of an app, which has its own places.
  let isApps: Bool

  /// Whether a value is known by its name, and the type that the file has for it says nothing.
  private let isByName: Bool

  private var extraPlaces: [String: Int] = [:]

  /// The places that an app's texts have, by the names of values; of some the catalog declares no argument.
  private let appPlaces: [String: Int]
  private var sourceValues: [String: Value] = [:]
  private var targetValues: [String: Value] = [:]

  /// The placeholder of a value; of several the one that the translation has first.
  private var elements: [Value: Pattern.Element] = [:]

  /// The present texts, by which values are told apart that are written alike.
  private var texts: [PresentText] = []

  /// A text that the message has.
  private struct PresentText {
    var pattern: Pattern
    /// As it is in a file, without markup that is elements there.
    var text: String
    /// Its values, and the placeholder of each.
    var values: [Value]
    var elements: [Pattern.Element]
  }

  /// The values that present texts have as words: `Use %1$@ here`, where no program formats the text.
  private var literals: Set<Value> = []

  /// The markup of the unit, for files that have it as elements.
  private var tags: [Markup] = []

  private(set) var losses: [ExchangeLoss] = []

  /// - Parameters:
  ///   - keys: The variant whose placeholders a text stands for first, where others have some that are
  ///     written alike.
  ///   - tags: Whether the file has elements for markup.
  ///   - named: The places of arguments that an app's texts have by name.
  init(
    _ unit: ExchangeUnit, near keys: [ExchangeKey]? = nil, _ syntax: PrintfSyntax = .foundation,
    tags: Bool = false, named: [String: Int]? = nil
  ) {
    self.syntax = syntax
    isApps = unit.appValues != nil
    isByName = named != nil
    let source = unit.source.parsed.message
    let sources = source.exchangeVariants.map(\.pattern)
    let values = ResolvedMessage(source)
    let used = values.used(in: source)
    let own =
      named
      ?? unit.appValues?.compactMapValues { if case .place(let place) = $0 { place } else { nil } }
    appPlaces = own ?? [:]
    let isPassed = { (argument: ErrorArgument) in
      own.map { $0[argument.name] != nil } ?? used.contains(argument.name)
    }
    let passed = unit.arguments.filter(isPassed)
    arguments = passed + unit.arguments.filter { !isPassed($0) }
    let last = own?.values.max() ?? 0
    places = arguments.enumerated().map { index, argument in
      own.map { $0[argument.name] ?? last + 1 + index - passed.count } ?? index + 1
    }
    self.passed = Set(places.prefix(passed.count))
    let target = unit.target?.parsed.message
    let targets = unit.variants.compactMap(\.target)
    let all = unit.variants.map(\.source) + sources + targets
    let hasTags = tags && all.allSatisfy(\.isTagged)
    self.hasTags = hasTags
    if hasTags { self.tags = (targets + all).flatMap(\.elements).compactMap(\.markup) }
    isFormat =
      unit.doublesPercent || named != nil || !unit.selectors.isEmpty
      || (sources + targets).contains {
        $0.elements.contains { $0.isPlaceholder && !(hasTags && $0.markup != nil) }
      }
    var conversions: [Conversion] = []
    // The source's first, so that all locales have the same places.
    for pattern in sources {
      for element in pattern.elements { add(element, values, .source, &conversions) }
    }
    let targetValues = target.map(ResolvedMessage.init) ?? values
    for pattern in targets {
      for element in pattern.elements { add(element, targetValues, .target, &conversions) }
    }
    let ordered =
      unit.variants.filter { $0.keys == keys } + unit.variants.filter { $0.keys != keys }
    for (side, patterns) in [
      (Side.target, ordered.compactMap(\.target)), (.source, ordered.map(\.source) + sources),
    ] {
      for pattern in patterns {
        let values = pattern.elements.compactMap { element in
          value(of: element, side).map { (value: $0, element: element) }
        }
        for (value, element) in values where elements[value] == nil { elements[value] = element }
        texts.append(
          PresentText(
            pattern: pattern, text: text(pattern, side), values: values.map(\.value),
            elements: values.map(\.element)))
      }
    }
    if !isFormat { literals = Set(texts.flatMap { Self.values(in: syntax.canonical($0.text)) }) }
    losses = losses(conversions, unit)
    losses += gapLosses(
      targets.isEmpty ? sources : targets, targets.isEmpty ? .source : .target, unit)
  }

  private mutating func add(
    _ element: Pattern.Element, _ values: ResolvedMessage, _ side: Side,
    _ conversions: inout [Conversion]
  ) {
    guard let code = element.code, !(hasTags && element.markup != nil) else { return }
    let known = side == .source ? sourceValues[code] : targetValues[code]
    guard known == nil, !element.isPlainLiteral else {
      if element.isPlainLiteral { conversions.append(Conversion(code: code, kind: .text)) }
      return
    }
    var value: Value
    if case .expression(let expression) = element,
      case let shown = values[expression], let argument = shown.argument,
      let index = arguments.firstIndex(where: { $0.name.utf8.elementsEqual(argument.utf8) })
    {
      let type = PrintfType(arguments[index].type, shown, syntax)
      value = Value(place: places[index], type: type.text)
      conversions.append(
        Conversion(code: code, kind: type.isExact ? .exact(value) : .inexact(value)))
    } else {
      let place =
        extraPlaces[code] ?? element.variable.flatMap { appPlaces[$0] }
        ?? max(places.max() ?? 0, appPlaces.values.max() ?? 0) + extraPlaces.count + 1
      extraPlaces[code] = place
      value = Value(place: place, type: "@")
      conversions.append(Conversion(code: code, kind: .unknown(value, element)))
    }
    if side == .source { sourceValues[code] = value } else { targetValues[code] = value }
  }

  /// The value that a placeholder is in the file; `nil` for text.
  func value(of element: Pattern.Element, _ side: Side) -> Value? {
    element.code.flatMap { side == .source ? sourceValues[$0] : targetValues[$0] }
  }

  // MARK: - Writing

  /// A pattern as a format string, or as plain text where programs run it through nothing.
  func text(_ pattern: Pattern, _ side: Side) -> String {
    pattern.elements.map { element in
      piece(element, side)
    }.joined()
  }

  /// An element of a pattern as it is in a format string; nothing for markup that is an element there.
  func piece(_ element: Pattern.Element, _ side: Side) -> String {
    value(of: element, side).map(syntax.formatted) ?? escaped(element.plainText)
  }

  private func escaped(_ text: String) -> String {
    isFormat ? text.replacingExactly("%", with: "%%") : text
  }

  /// The argument that chooses among a selector's variants.
  ///
  /// - Returns: `nil` where it is no number that a program passes.
  func choosing(_ selector: ExchangeSelector, in message: Message) -> Value? {
    let value = ResolvedMessage(message)[selector.variable]
    // Programs pass the argument, and the format chooses by what they pass.
    guard selector.kind == .plural, value.isOfArgument, let argument = value.argument,
      let index = arguments.firstIndex(where: { $0.name.utf8.elementsEqual(argument.utf8) })
    else { return nil }
    switch arguments[index].type {
    case .integer: return Value(place: places[index], type: "lld")
    // Android takes whole numbers alone.
    case .number: return syntax == .java ? nil : Value(place: places[index], type: "f")
    case .string, .date, .currency, .list: return nil
    }
  }

  /// The argument of a place.
  func argument(at place: Int) -> ErrorArgument? {
    places.firstIndex(of: place).map { arguments[$0] }
  }

  /// The place of an argument that programs pass.
  func place(of argument: String) -> Int? {
    guard let index = arguments.firstIndex(where: { $0.name == argument }) else { return nil }
    return passed.contains(places[index]) ? places[index] : nil
  }

  /// How the texts show the value of a place; `nil` where they don't, or differ.
  func shown(at place: Int) -> Value? {
    let found = elements.keys.filter { $0.place == place }
    return found.count == 1 ? found[0] : nil
  }

  /// The values in a format string.
  static func values(in text: String) -> [Value] { values(in: PrintfFormat.parts(of: text)) }

  private static func values(in parts: some Sequence<PrintfFormat.Part>) -> [Value] {
    var next = 1
    return parts.compactMap { part in
      switch part {
      case .text: return nil
      case .value(let place, let type):
        if place == nil { next += 1 }
        return Value(place: place ?? next - 1, type: type)
      case .substitution(let place, let name):
        if place == nil { next += 1 }
        return Value(place: place ?? next - 1, type: "#@\(name)@")
      }
    }
  }

  // MARK: - Reading

  /// A pattern that was read, of text and markup, with the unit's placeholders for its values.
  ///
  /// A text that the message has is read as that text, whatever is in it. A value that the message doesn't
  /// have stays, as a variable that it doesn't have.
  func restoredPattern(_ pattern: Pattern) -> Pattern {
    let isRead = pattern.elements.contains { if case .expression = $0 { true } else { false } }
    guard !isRead else { return pattern }
    let text = pattern.elements.map(\.plainText).joined()
    let hasMarkup = pattern.elements.contains { $0.markup != nil }
    if !hasMarkup, let present = texts.first(where: { isSame($0, as: text) }) {
      return present.pattern
    }
    let parts = pattern.elements.map { PrintfFormat.parts(of: syntax.canonical($0.plainText)) }
    let values = Self.values(in: parts.joined())
    let readsValues =
      isFormat || hasPlaces(values, in: parts.joined())
      // A placeholder of an app is a value, though no other text of the message has it.
      || isApps && !values.isEmpty && !values.allSatisfy(literals.contains)
    guard readsValues || !tags.isEmpty else { return pattern }
    let alike = texts.first { $0.values == values }
    var builder = PatternBuilder()
    // The parts of all elements have these values, in their order.
    var rest = (alike?.elements ?? values.map(element)).makeIterator()
    for (element, parts) in zip(pattern.elements, parts) {
      if let markup = element.markup {
        builder.append(.markup(tags.first { $0.isSameTag(as: markup) } ?? markup))
        continue
      }
      guard readsValues else {
        builder.append(element)
        continue
      }
      for part in parts {
        if case .text(let text) = part {
          builder.append(text)
        } else if let element = rest.next() {
          builder.append(element)
        }
      }
    }
    return builder.pattern
  }

  /// Whether a text of a file is a present one, to the letter.
  private func isSame(_ present: PresentText, as text: String) -> Bool {
    present.text.utf8.elementsEqual(text.utf8)
      && !(hasTags && present.pattern.elements.contains { $0.markup != nil })
  }

  /// Whether parts of a text are values with places.
  ///
  /// In a text that no program formats a `%` is a `%`, but nobody writes `%1$@` for itself, unless the
  /// message has just that as words.
  private func hasPlaces(
    _ values: [Value], in parts: some Sequence<PrintfFormat.Part>
  ) -> Bool {
    let isPlaced = parts.contains { if case .value(.some, _) = $0 { true } else { false } }
    return isPlaced && !values.allSatisfy(literals.contains)
  }

  private func element(_ value: Value) -> Pattern.Element {
    if let element = elements[value] { return element }
    let kind = PrintfType.Kind(value.type)
    // A tool or a translator has left out a sign or digits.
    let others = elements.filter {
      $0.key.place == value.place && kind != nil && PrintfType.Kind($0.key.type) == kind
    }
    if let other = others.min(by: { $0.key.type < $1.key.type })?.value { return other }
    let named = elements.filter { isByName && $0.key.place == value.place }
    if let other = named.min(by: { $0.key.type < $1.key.type })?.value { return other }
    if let argument = argument(at: value.place),
      isByName || PrintfType.Kind(PrintfType(argument.type, nil, syntax).text) == kind
    {
      return PlaceholderNames.element(named: argument.name)
    }
    return PlaceholderNames.element(named: syntax.formatted(value))
  }

  /// The terms of a format for the placeholders of a unit.
  var terms: [(code: String, term: String)] {
    var known: Set<String> = []
    return (sourceValues.map { ($0.key, $0.value) } + targetValues.map { ($0.key, $0.value) })
      .sorted { ($0.1.place, $0.0) < ($1.1.place, $1.0) }
      .filter { known.insert($0.0).inserted }.map { (code: $0.0, term: syntax.formatted($0.1)) }
  }
}
