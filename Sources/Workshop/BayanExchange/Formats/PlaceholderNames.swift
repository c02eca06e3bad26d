import BayanMessageSyntax
import BayanSupport

/// Short names for the placeholders of a unit, for formats that can't hold a function and options.
///
/// A placeholder has the name of its value: `count`. Of two that show one value differently the
/// second is `count_2`. Names are letters, digits and `_`, which all syntaxes of placeholders allow.
/// A translation's placeholder has the name of the source's that it stands for.
struct PlaceholderNames {
  private var sourceNames: [String: String] = [:]
  private var targetNames: [String: String] = [:]
  private var sourceElements: [String: Pattern.Element] = [:]
  private var targetElements: [String: Pattern.Element] = [:]

  init(_ unit: ExchangeUnit) {
    for variant in unit.variants {
      for element in variant.source.elements { addSource(element) }
    }
    var later: [Pattern.Element] = []
    for element in unit.variants.flatMap({ $0.target?.elements ?? [] }) {
      guard let code = element.code, targetNames[code] == nil else { continue }
      if let name = sourceNames[code] {
        targetNames[code] = name
        targetElements[name] = element
      } else {
        later.append(element)
      }
    }
    for element in later {
      guard let code = element.code, targetNames[code] == nil else { continue }
      let name = Self.unused(element.placeholderName) { targetElements[$0] != nil }
      targetNames[code] = name
      targetElements[name] = element
    }
  }

  private mutating func addSource(_ element: Pattern.Element) {
    guard let code = element.code, sourceNames[code] == nil else { return }
    let name = Self.unused(element.placeholderName) { sourceElements[$0] != nil }
    sourceNames[code] = name
    sourceElements[name] = element
  }

  private static func unused(_ base: String, isUsed: (String) -> Bool) -> String {
    guard isUsed(base) else { return base }
    var number = 2
    while isUsed("\(base)_\(number)") { number += 1 }
    return "\(base)_\(number)"
  }

  /// The placeholders of the names, in their order; a placeholder of both texts comes once.
  var codes: [(name: String, code: String)] {
    let all = sourceNames.map { ($0.value, $0.key) } + targetNames.map { ($0.value, $0.key) }
    var known: Set<String> = []
    return all.sorted { $0 < $1 }.filter { known.insert("\($0.0) \($0.1)").inserted }
  }

  /// The name of a placeholder in the source.
  func name(inSource element: Pattern.Element) -> String? {
    element.code.flatMap { sourceNames[$0] }
  }

  /// The name of a placeholder in the translation.
  func name(inTarget element: Pattern.Element) -> String? {
    element.code.flatMap { targetNames[$0] }
  }

  /// The name of a placeholder in a source that has changed since.
  func name(inFormer element: Pattern.Element) -> String? {
    element.code.map { sourceNames[$0] ?? targetNames[$0] ?? element.placeholderName }
  }

  /// A pattern that was read, with the unit's placeholders in place of names.
  ///
  /// An unknown name stays, as a variable that the message doesn't have.
  func restoredPattern(_ pattern: Pattern) -> Pattern {
    var builder = PatternBuilder()
    for element in pattern.elements {
      guard case .expression(let expression) = element, expression.function == nil,
        case .variable(let variable)? = expression.operand
      else {
        builder.append(element)
        continue
      }
      builder.append(targetElements[variable.name] ?? sourceElements[variable.name] ?? element)
    }
    return builder.pattern
  }

  /// Returns the element that a reader gives for a name.
  static func element(named name: String) -> Pattern.Element {
    .expression(
      Expression(
        operand: .variable(Variable(name: name, span: .none)), function: nil, attributes: [],
        span: .none))
  }
}

extension Pattern.Element {
  /// The placeholder or markup as a message has it; `nil` for text.
  var code: String? {
    if case .text = self { return nil }
    return Pattern(elements: [self], span: .none).formatted()
  }

  /// The name that translators see.
  fileprivate var placeholderName: String {
    switch self {
    case .text: return ""
    case .expression(let expression): return Self.identifier(expression.exchangeLabel)
    case .markup(let markup):
      let name = Self.identifier(markup.name)
      switch markup.kind {
      case .open: return "start_" + name
      case .close: return "end_" + name
      case .standalone: return name
      }
    }
  }

  private static func identifier(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_")
    }
    guard isPlain, let first = name.utf8.first, !(0x30...0x39).contains(first) else {
      return "value"
    }
    return name
  }
}
