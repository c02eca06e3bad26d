import BayanMessageSyntax

/// A part of a text as XLIFF has it: characters, or a code that tools protect.
struct InlinePart {
  enum Kind: Hashable {
    case text
    /// A placeholder or standalone markup.
    case standalone
    /// The start of markup, and its end.
    case open
    case close
  }

  var kind: Kind

  /// The characters, or the code as a message has it: `{$count :integer}`.
  var text: String

  /// The label that tools show for the code: `count`.
  var label: String

  /// The number of the code within its unit, from 1; both halves of a pair have one.
  var number = 0

  /// Where the other half of a pair is in its text; `nil` for a half without the other.
  var partner: Int?
}

/// Numbers the codes of a unit, so that a code of the target has the number of the source's.
struct InlineCodes {
  private var last = 0

  /// The parts of a source.
  mutating func parts(ofSource pattern: Pattern) -> [InlinePart] {
    var parts = pattern.inlineParts
    for index in parts.indices where parts[index].needsNumber {
      last += 1
      parts.give(last, to: index)
    }
    return parts
  }

  /// The parts of a target.
  ///
  /// - Parameter source: The parts of the source beside it, in which each code is used once.
  mutating func parts(ofTarget pattern: Pattern, beside source: [InlinePart]) -> [InlinePart] {
    var parts = pattern.inlineParts
    var free = source.indices.filter { source[$0].needsNumber }
    for index in parts.indices where parts[index].needsNumber {
      let wanted = parts.code(at: index)
      if let place = free.firstIndex(where: { source.code(at: $0) == wanted }) {
        parts.give(source[free[place]].number, to: index)
        free.remove(at: place)
      } else {
        last += 1
        parts.give(last, to: index)
      }
    }
    return parts
  }
}

extension InlinePart {
  /// Whether it is a code that gets a number of its own: the end of a pair has that of its start.
  fileprivate var needsNumber: Bool {
    kind == .standalone || kind == .open || kind == .close && partner == nil
  }
}

extension [InlinePart] {
  fileprivate mutating func give(_ number: Int, to index: Int) {
    self[index].number = number
    if let partner = self[index].partner { self[partner].number = number }
  }

  /// Returns the identity of a code: both halves of a pair.
  fileprivate func code(at index: Int) -> [String] {
    let part = self[index]
    return ["\(part.kind)", part.text, part.partner.map { self[$0].text } ?? ""]
  }
}

extension Pattern {
  /// The parts, with the halves of pairs that enclose each other as they must in XML.
  fileprivate var inlineParts: [InlinePart] {
    var parts: [InlinePart] = []
    var open: [Int] = []
    for element in elements {
      switch element {
      case .text(let text): parts.append(InlinePart(kind: .text, text: text.value, label: ""))
      case .expression(let expression):
        parts.append(
          InlinePart(
            kind: .standalone, text: expression.formatted(), label: expression.exchangeLabel))
      case .markup(let markup):
        let text = Pattern(elements: [element], span: .none).formatted()
        var part = InlinePart(kind: .standalone, text: text, label: markup.name)
        switch markup.kind {
        case .standalone: break
        case .open:
          part.kind = .open
          open.append(parts.count)
        case .close:
          part.kind = .close
          if let start = open.last, parts[start].label == markup.name {
            open.removeLast()
            part.partner = start
            parts[start].partner = parts.count
          }
        }
        parts.append(part)
      }
    }
    return parts
  }
}

extension Expression {
  /// The label that translators see: the name of the placeholder's value.
  var exchangeLabel: String {
    switch operand {
    case .variable(let variable): variable.name
    case .literal(let literal): literal.value
    case nil: function?.name ?? ""
    }
  }
}

/// A reader of inline codes that are written as in messages, such as `{$count :integer}`.
struct CodeReader {
  private var known: [String: Pattern.Element?] = [:]

  /// The most codes that are remembered; only hostile files have more different ones.
  private static let limit = 10_000

  /// Returns the placeholder or markup of a code; `nil` for other text.
  mutating func element(_ code: String) -> Pattern.Element? {
    if let found = known[code] { return found }
    let element = Self.read(code)
    if known.count < Self.limit { known[code] = .some(element) }
    return element
  }

  /// The end of markup, `{/link}`, by its start, for elements that name the start alone.
  static func end(ofStart code: String?) -> String? {
    guard let code, case .markup(let markup)? = read(code), markup.kind == .open else { return nil }
    return "{/\(markup.name)}"
  }

  static func read(_ code: String) -> Pattern.Element? {
    let parsed = ParsedMessage.parse(code)
    guard parsed.isValid, parsed.message.declarations.isEmpty,
      case .pattern(let pattern) = parsed.message.body, pattern.elements.count == 1
    else { return nil }
    if case .text = pattern.elements[0] { return nil }
    return pattern.elements[0]
  }
}

/// Puts together a pattern of what a file has.
struct PatternBuilder {
  private(set) var elements: [Pattern.Element] = []

  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    guard case .text(var before) = elements.last else {
      return elements.append(.text(.init(value: text, span: .none)))
    }
    elements.removeLast()
    before.value += text
    elements.append(.text(before))
  }

  mutating func append(_ element: Pattern.Element) {
    if case .text(let text) = element { append(text.value) } else { elements.append(element) }
  }

  mutating func append(_ pattern: Pattern) { for element in pattern.elements { append(element) } }

  var pattern: Pattern { Pattern(elements: elements, span: .none) }
}
