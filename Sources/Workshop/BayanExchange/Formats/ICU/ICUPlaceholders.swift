import BayanCatalog
import BayanMeaning
import BayanMessageConversion
import BayanMessageSyntax

/// The names of a message's placeholders in MessageFormat 1.
///
/// Where each argument is shown in one way, a placeholder has the argument's name, as programs pass it.
/// Otherwise it has the name that other formats give it, such as `date_2`.
struct ICUPlaceholders {
  enum Side {
    case source
    case target
  }

  /// The placeholders of one side's texts.
  private struct Names {
    var elements: [String: Pattern.Element] = [:]
    var names: [String: String] = [:]
    /// The placeholders as ``ICUText`` calls what they show.
    var byVariable: [String: Pattern.Element] = [:]
    /// Whether the name of an argument says which placeholder it is.
    var areArguments = true

    init(_ patterns: [Pattern], _ values: ResolvedMessage) {
      for element in patterns.flatMap(\.elements) {
        guard let code = element.code, names[code] == nil, !element.isLiteral else { continue }
        guard case .expression(let expression) = element,
          case let value = values[expression], let argument = value.argument,
          let offset = value.offset,
          elements[ICUPlaceholders.name(argument, -offset)] == nil
        else {
          areArguments = false
          continue
        }
        let name = ICUPlaceholders.name(argument, -offset)
        names[code] = name
        elements[name] = element
        byVariable[ICUText.variable(argument, offset: -offset)] = element
      }
    }
  }

  private let unit: ExchangeUnit
  private let source: Names
  private let target: Names
  private let short: PlaceholderNames

  /// Whether all placeholders have the names of arguments.
  let isByArgument: Bool

  init(_ unit: ExchangeUnit) {
    self.unit = unit
    short = PlaceholderNames(unit)
    source = Names(
      unit.variants.map(\.source), ResolvedMessage(unit.source.parsed.message))
    target = Names(
      unit.variants.compactMap(\.target),
      ResolvedMessage((unit.target ?? unit.source).parsed.message))
    isByArgument = source.areArguments && target.areArguments
  }

  /// A name for a value from which a number is subtracted, where no plural of its own shows it.
  private static func name(_ argument: String, _ offset: Int) -> String {
    guard offset != 0 else { return argument }
    return "\(argument)_\(offset > 0 ? "minus" : "plus")_\(offset.magnitude)"
  }

  /// Returns the name of a placeholder in a text.
  func name(of element: Pattern.Element, _ side: Side) -> String {
    guard let code = element.code else { return "" }
    let own = side == .target ? target : source
    if isByArgument, let name = own.names[code] { return name }
    return (side == .target ? short.name(inTarget: element) : short.name(inSource: element)) ?? ""
  }

  /// The placeholders of both sides' texts, by their names.
  var terms: [(code: String, term: String)] {
    guard isByArgument else { return short.codes.map { ($0.code, "{\($0.name)}") } }
    let all = source.names.merging(target.names) { name, _ in name }
    return all.sorted { $0.key < $1.key }.map { ($0.key, "{\($0.value)}") }
  }

  /// A pattern that was read, with the message's own placeholders in place of arguments.
  func restoredPattern(_ pattern: Pattern) -> Pattern {
    var builder = PatternBuilder()
    for element in pattern.elements {
      guard case .expression(var expression) = element,
        case .variable(var variable)? = expression.operand
      else {
        builder.append(element)
        continue
      }
      variable.name = argument(variable.name)
      let name = variable.name
      if isByArgument,
        let own = target.byVariable[name] ?? target.elements[name] ?? source.byVariable[name]
          ?? source.elements[name]
      {
        builder.append(own)
      } else {
        expression.operand = .variable(variable)
        builder.append(
          short.restoredPattern(Pattern(elements: [.expression(expression)], span: .none)))
      }
    }
    return builder.pattern
  }

  /// The argument that a file means: `{0}` is the first one, and `num_files` the one that is called
  /// `numFiles` here.
  func argument(_ name: String) -> String {
    if let values = unit.appValues {
      let value = AdoptedLock.Value.name(ICUText.name(ofVariable: name))
      return values.first { $0.value == value }?.key ?? name
    }
    if let place = ICUText.place(of: name) {
      // The name that 'adopt' gives.
      let numbered = "value\(place + 1)"
      if unit.arguments.contains(where: { $0.name == numbered }) { return numbered }
      if unit.arguments.indices.contains(place) { return unit.arguments[place].name }
    }
    let isKnown = unit.arguments.contains { $0.name == name }
    let swift = ArgumentNames.swiftName(name)
    return !isKnown && unit.arguments.contains { $0.name == swift } ? swift : name
  }

  /// The names that an app's own texts have for arguments that have others here.
  var appNames: [String: String] {
    (unit.appValues ?? [:]).compactMapValues {
      if case .name(let name) = $0 { ICUText.variable(named: name) } else { nil }
    }.filter { $0.key != $0.value }
  }

  /// Returns the selector in MessageFormat 1 for one of the message; `nil` for one that can't choose there.
  func selector(_ selector: ExchangeSelector) -> ICUText.Selector? {
    let value = ResolvedMessage(unit.owner(of: [selector]))[selector.variable]
    let argument = value.argument ?? selector.variable
    // It compares a number as programs pass it, less an offset.
    guard value.scale == 1, let offset = value.offset else { return nil }
    return switch selector.kind {
    case .plural, .exact: ICUText.Selector(argument: argument, kind: .plural, offset: -offset)
    case .ordinal: ICUText.Selector(argument: argument, kind: .ordinal, offset: -offset)
    case .text: ICUText.Selector(argument: argument, kind: .text)
    case .unknown: nil
    }
  }
}

extension ICUText {
  /// Returns the name in the file of a variable: `0` for `_0`.
  static func name(ofVariable variable: String) -> String {
    place(of: variable).map { "\($0)" } ?? ICUMessageFormat.name(ofVariable: variable)
  }

  /// The variable that stands for what a file has.
  static func variable(named name: String) -> String {
    let variable = "_" + name
    return place(of: variable) == nil ? name : variable
  }
}

extension ExchangeUnit {
  /// The message that declares some selectors, that of the translation if it does.
  func owner(of selectors: [ExchangeSelector]) -> Message {
    let messages = [target?.parsed.message, source.parsed.message].compactMap(\.self)
    return messages.first { message in
      selectors.allSatisfy { selector in
        message.exchangeSelectors.contains { $0.variable == selector.variable }
      }
    } ?? source.parsed.message
  }
}

extension Pattern.Element {
  /// Whether it is a literal that is shown as it is.
  var isLiteral: Bool {
    if case .expression(let expression) = self { expression.plainLiteral != nil } else { false }
  }
}
