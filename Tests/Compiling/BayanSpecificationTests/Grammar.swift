/// The standard's grammar, translated rule by rule into a recognizer for well-formed messages.
///
/// Each rule gives all places at which it can end, so that no choice is made too early. The
/// recognizer is slow, and shares no code with the parser that the tests compare with it.
///
/// - Source: MessageFormat 2.0, LDML 48.2, `message.abnf`.
struct Grammar {
  typealias Rule = (Int) -> Set<Int>

  let text: [UInt32]

  init(_ text: String) { self.text = text.unicodeScalars.map(\.value) }

  /// Whether the whole text is a message.
  var acceptsMessage: Bool {
    alternatives(simpleMessage, complexMessage)(0).contains(text.count)
  }

  // MARK: Messages

  private var simpleMessage: Rule {
    let start = alternatives(one(isSimpleStart), escape, placeholder)
    return sequence(o, optional(sequence(start, pattern)))
  }
  private var complexMessage: Rule {
    let declaration = alternatives(inputDeclaration, localDeclaration)
    return sequence(o, many(sequence(declaration, o)), alternatives(quotedPattern, matcher), o)
  }
  private var inputDeclaration: Rule { sequence(word(".input"), o, variableExpression) }
  private var localDeclaration: Rule {
    sequence(word(".local"), s, variable, o, word("="), o, expression)
  }
  private var quotedPattern: Rule { sequence(word("{{"), pattern, word("}}")) }
  private var pattern: Rule { many(alternatives(one(isText), escape, placeholder)) }
  private var placeholder: Rule { alternatives(expression, markup) }

  // MARK: Matchers

  private var matcher: Rule {
    let selectors = sequence(s, variable, many(sequence(s, variable)))
    return sequence(word(".match"), selectors, s, variant, many(sequence(o, variant)))
  }
  private var variant: Rule {
    let key = alternatives(literal, word("*"))
    return sequence(key, many(sequence(s, key)), o, quotedPattern)
  }

  // MARK: Expressions

  private var expression: Rule {
    alternatives(operandExpression(literal), variableExpression, functionExpression)
  }
  private var variableExpression: Rule { operandExpression(variable) }
  private func operandExpression(_ operand: @escaping Rule) -> Rule {
    sequence(
      word("{"), o, operand, optional(sequence(s, function)), many(sequence(s, attribute)), o,
      word("}"))
  }
  private var functionExpression: Rule {
    sequence(word("{"), o, function, many(sequence(s, attribute)), o, word("}"))
  }
  private var markup: Rule {
    let rest = sequence(identifier, many(sequence(s, option)), many(sequence(s, attribute)), o)
    return alternatives(
      sequence(word("{"), o, word("#"), rest, optional(word("/")), word("}")),
      sequence(word("{"), o, word("/"), rest, word("}")))
  }
  private var function: Rule { sequence(word(":"), identifier, many(sequence(s, option))) }
  private var option: Rule {
    sequence(identifier, o, word("="), o, alternatives(literal, variable))
  }
  private var attribute: Rule {
    sequence(word("@"), identifier, optional(sequence(o, word("="), o, literal)))
  }
  private var variable: Rule { sequence(word("$"), name) }
  private var literal: Rule {
    let quoted = sequence(word("|"), many(alternatives(one(isQuoted), escape)), word("|"))
    return alternatives(quoted, sequence(one(isNameCharacter), many(one(isNameCharacter))))
  }

  // MARK: Names, escapes, space

  private var identifier: Rule { sequence(optional(sequence(name, word(":"))), name) }
  private var name: Rule {
    sequence(
      optional(one(isBidi)), one(isNameStart), many(one(isNameCharacter)), optional(one(isBidi)))
  }
  private var escape: Rule {
    alternatives(word("\\\\"), word("\\{"), word("\\|"), word("\\}"))
  }
  private var s: Rule { sequence(many(one(isBidi)), one(isSpace), o) }
  private var o: Rule { many(one { self.isSpace($0) || self.isBidi($0) }) }

  // MARK: Characters

  private func isSpace(_ c: UInt32) -> Bool { [0x20, 0x9, 0xD, 0xA, 0x3000].contains(c) }
  private func isBidi(_ c: UInt32) -> Bool {
    c == 0x61C || c == 0x200E || c == 0x200F || (0x2066...0x2069).contains(c)
  }
  private func isText(_ c: UInt32) -> Bool { c != 0 && c != 0x5C && c != 0x7B && c != 0x7D }
  private func isSimpleStart(_ c: UInt32) -> Bool { isText(c) && !isSpace(c) && c != 0x2E }
  private func isQuoted(_ c: UInt32) -> Bool { c != 0 && c != 0x5C && c != 0x7C }
  private func isNameCharacter(_ c: UInt32) -> Bool {
    isNameStart(c) || (0x30...0x39).contains(c) || c == 0x2D || c == 0x2E
  }
  private func isNameStart(_ c: UInt32) -> Bool {
    let ranges: [ClosedRange<UInt32>] = [
      0x41...0x5A, 0x61...0x7A, 0x2B...0x2B, 0x5F...0x5F, 0xA1...0x61B, 0x61D...0x167F,
      0x1681...0x1FFF, 0x200B...0x200D, 0x2010...0x2027, 0x2030...0x205E, 0x2060...0x2065,
      0x206A...0x2FFF, 0x3001...0xD7FF, 0xE000...0xFDCF, 0xFDF0...0xFFFD,
    ]
    return ranges.contains { $0.contains(c) } || c >= 0x1_0000 && c & 0xFFFF <= 0xFFFD
  }

  // MARK: Operators of ABNF

  private func word(_ word: String) -> Rule {
    let scalars = word.unicodeScalars.map(\.value)
    return { start in
      text[start...].starts(with: scalars) ? [start + scalars.count] : []
    }
  }
  private func one(_ fits: @escaping (UInt32) -> Bool) -> Rule {
    { start in start < text.count && fits(text[start]) ? [start + 1] : [] }
  }
  private func sequence(_ rules: Rule...) -> Rule {
    { start in
      rules.reduce([start]) { ends, rule in ends.reduce(into: []) { $0.formUnion(rule($1)) } }
    }
  }
  private func alternatives(_ rules: Rule...) -> Rule {
    { start in rules.reduce(into: []) { $0.formUnion($1(start)) } }
  }
  private func optional(_ rule: @escaping Rule) -> Rule {
    { start in rule(start).union([start]) }
  }
  private func many(_ rule: @escaping Rule) -> Rule {
    { start in
      var ends: Set<Int> = [start]
      var new: Set<Int> = [start]
      while !new.isEmpty {
        var next: Set<Int> = []
        for end in new { next.formUnion(rule(end)) }
        new = next.subtracting(ends)
        ends.formUnion(new)
      }
      return ends
    }
  }
}
