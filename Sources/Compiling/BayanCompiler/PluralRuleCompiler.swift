import BayanMeaning
import BayanRuntime

/// A compiler of CLDR's plural rules into the encoding of packs.
///
///     n % 100 = 3..10
///     v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1
///
/// - Source: UTS #35 part 3, Language Plural Rules Syntax.
package struct PluralRuleCompiler {
  /// An unreadable rule, with the rest of its text after the error.
  package struct Failure: Error, Hashable, Sendable {
    package var rule: String
    package var rest: String
  }

  /// Compiles the rules of one locale, in the order in which they are tried.
  ///
  /// - Parameter rules: A category's keyword and its condition, without samples; `other` may be
  ///   left out and is skipped.
  /// - Throws: ``Failure`` for text that isn't a plural rule.
  package static func compile(
    _ rules: [(category: String, condition: String)]
  ) throws(Failure)
    -> PackWriter
  {
    var writer = PackWriter()
    let named = rules.filter { $0.category != "other" }
    writer.write(named.count)
    for rule in named {
      guard let category = PluralCategory(keyword: rule.category) else {
        throw Failure(rule: rule.category, rest: rule.category)
      }
      writer.write(category.rawValue)
      var compiler = PluralRuleCompiler(rule.condition)
      try compiler.condition(into: &writer)
    }
    return writer
  }

  private let rule: String
  private var tokens: ArraySlice<Substring>

  private init(_ rule: String) {
    self.rule = rule
    tokens = Self.tokens(of: rule)[...]
  }

  /// Splits a rule into words, numbers and other characters without spaces; `!=` and `..` are one token each.
  private static func tokens(of rule: String) -> [Substring] {
    var tokens: [Substring] = []
    var index = rule.startIndex
    while index < rule.endIndex {
      let start = index
      let isWord = rule[start].isLetter || rule[start].isNumber
      rule.formIndex(after: &index)
      if isWord {
        while index < rule.endIndex, rule[index].isLetter || rule[index].isNumber {
          rule.formIndex(after: &index)
        }
      } else if rule[start...].hasPrefix("!=") || rule[start...].hasPrefix("..") {
        rule.formIndex(after: &index)
      }
      if !rule[start].isWhitespace { tokens.append(rule[start..<index]) }
    }
    return tokens
  }

  private var failure: Failure { Failure(rule: rule, rest: tokens.joined(separator: " ")) }

  private mutating func take(_ token: String) -> Bool {
    guard let first = tokens.first, first == token else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func number() throws(Failure) -> Int {
    guard let first = tokens.first, let value = Int(first), value >= 0 else { throw failure }
    tokens.removeFirst()
    return value
  }

  /// Compiles alternatives.
  ///
  /// - Grammar: `condition = and_condition ('or' and_condition)*`
  private mutating func condition(into writer: inout PackWriter) throws(Failure) {
    var alternatives: [PackWriter] = []
    repeat {
      var alternative = PackWriter()
      try conjunction(into: &alternative)
      alternatives.append(alternative)
    } while take("or")
    guard tokens.isEmpty else { throw failure }
    writer.write(alternatives.count)
    for alternative in alternatives { writer.append(alternative.bytes) }
  }

  /// Compiles conditions that must hold together.
  ///
  /// - Grammar: `and_condition = relation ('and' relation)*`
  private mutating func conjunction(into writer: inout PackWriter) throws(Failure) {
    var relations: [PackWriter] = []
    repeat {
      var relation = PackWriter()
      try self.relation(into: &relation)
      relations.append(relation)
    } while take("and")
    writer.write(relations.count)
    for relation in relations { writer.append(relation.bytes) }
  }

  /// Compiles one comparison.
  ///
  /// - Grammar: `relation = operand ('%' value)? ('=' | '!=') range_list`
  private mutating func relation(into writer: inout PackWriter) throws(Failure) {
    // The compact exponent has two letters. No pack formats compact numbers, so it is always
    // `e = 0`. The exponent is written as a relation on the integer that holds or fails accordingly.
    let isExponent = tokens.first == "e" || tokens.first == "c"
    let operands: [Substring] = ["n", "i", "v", "w", "f", "t"]
    guard let letter = tokens.popFirst(),
      let operand = isExponent ? 2 : operands.firstIndex(of: letter)
    else { throw failure }
    let modulus = take("%") ? try number() : 0
    let isNegated: Bool
    if take("!=") {
      isNegated = true
    } else if take("=") {
      isNegated = false
    } else {
      throw failure
    }
    var ranges: [(low: Int, high: Int)] = []
    repeat {
      let low = try number()
      ranges.append((low, take("..") ? try number() : low))
    } while take(",")
    if isExponent {
      let holds = ranges.contains { $0.low <= 0 && 0 <= $0.high } != isNegated
      // `v >= 0` always holds, and `v` never equals a number of digits that is never shown.
      writer.write(2)
      writer.write(0)
      writer.write(holds ? 1 : 0)
      writer.write(1)
      writer.write(PluralRuleCompiler.unreachable)
      writer.write(PluralRuleCompiler.unreachable)
      return
    }
    writer.write(operand)
    writer.write(modulus)
    writer.write(isNegated ? 1 : 0)
    writer.write(ranges.count)
    for range in ranges {
      writer.write(range.low)
      writer.write(range.high)
    }
  }

  /// A number of fraction digits that no number has.
  private static let unreachable = 1 << 30
}
