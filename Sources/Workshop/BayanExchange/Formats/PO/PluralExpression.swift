/// An expression of C over `n`, as `Plural-Forms` has it.
///
/// - Grammar: gettext's: `?:`, `||`, `&&`, comparisons, `+ - * / %`, `!`, parentheses.
struct PluralExpression {
  private indirect enum Node {
    case number(Int)
    case n
    case not(Node)
    case binary(String, Node, Node)
    case choice(Node, Node, Node)
  }

  private let root: Node

  /// Longer ones are none that a person writes.
  private static let longest = 1_000
  private static let deepest = 50

  /// - Returns: `nil` for what is no such expression.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var parser = Parser(text)
    guard let node = parser.choice(depth: 0), parser.isAtEnd else { return nil }
    root = node
  }

  /// The value for a number; `nil` where it divides by zero.
  func value(_ number: Int) -> Int? { Self.value(of: root, number) }

  private static func value(of node: Node, _ n: Int) -> Int? {
    switch node {
    case .number(let value): return value
    case .n: return n
    case .not(let inner): return value(of: inner, n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      guard let chosen = value(of: condition, n) else { return nil }
      return value(of: chosen != 0 ? yes : no, n)
    case .binary(let sign, let first, let second):
      guard let a = value(of: first, n) else { return nil }
      // As in C, what can't change the result isn't worked out.
      if sign == "||", a != 0 { return 1 }
      if sign == "&&", a == 0 { return 0 }
      guard let b = value(of: second, n) else { return nil }
      switch sign {
      case "||": return a != 0 || b != 0 ? 1 : 0
      case "&&": return a != 0 && b != 0 ? 1 : 0
      case "==": return a == b ? 1 : 0
      case "!=": return a != b ? 1 : 0
      case "<": return a < b ? 1 : 0
      case ">": return a > b ? 1 : 0
      case "<=": return a <= b ? 1 : 0
      case ">=": return a >= b ? 1 : 0
      case "+": return a &+ b
      case "-": return a &- b
      case "*": return a &* b
      case "/": return b == 0 ? nil : a / b
      default: return b == 0 ? nil : a % b
      }
    }
  }

  private struct Parser {
    private let characters: [Character]
    private var index = 0

    /// The signs of each level, the weakest first.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    init(_ text: String) { characters = text.filter { !$0.isWhitespace } }

    var isAtEnd: Bool { index == characters.count }

    private mutating func take(_ sign: String) -> Bool {
      guard characters[index...].starts(with: sign) else { return false }
      index += sign.count
      return true
    }

    mutating func choice(depth: Int) -> Node? {
      guard depth < PluralExpression.deepest, let condition = binary(0, depth: depth) else {
        return nil
      }
      guard take("?") else { return condition }
      guard let yes = choice(depth: depth + 1), take(":"), let no = choice(depth: depth + 1) else {
        return nil
      }
      return .choice(condition, yes, no)
    }

    private mutating func binary(_ level: Int, depth: Int) -> Node? {
      guard level < Self.levels.count else { return unary(depth: depth) }
      guard var node = binary(level + 1, depth: depth) else { return nil }
      while let sign = Self.levels[level].first(where: { take($0) }) {
        guard let other = binary(level + 1, depth: depth) else { return nil }
        node = .binary(sign, node, other)
      }
      return node
    }

    private mutating func unary(depth: Int) -> Node? {
      guard depth < PluralExpression.deepest else { return nil }
      if take("!") { return unary(depth: depth + 1).map(Node.not) }
      if take("(") {
        guard let node = choice(depth: depth + 1), take(")") else { return nil }
        return node
      }
      if take("n") { return .n }
      let digits = characters[index...].prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, digits.count < 10 else { return nil }
      index += digits.count
      return Int(String(digits)).map(Node.number)
    }
  }
}
