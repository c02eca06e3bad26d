import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// A message's words character by character, one path a variant, with the way back to the message.
///
/// What rules about characters look at: escapes are resolved, placeholders are single opaque
/// characters, quoted values stand within the isolates that formatting puts around them, markup is
/// gone. Worked out once for all rules, by ``CatalogMessage/text``.
final class MessageText: Sendable {
  /// One character as its reader gets it.
  struct Unit: Sendable {
    /// Where a character comes from.
    enum Kind: UInt8, Sendable {
      /// Literal text of the pattern.
      case text
      /// A quoted value: `{|C++|}`.
      case literal
      /// A value that is known only when the message is formatted, as U+FFFC.
      case placeholder
      /// An isolate that formatting adds around a quoted value.
      case isolation
    }

    var scalar: Unicode.Scalar
    var kind: Kind
    /// UTF-8 offsets into the message's text; of a placeholder's whole expression.
    var start: Int32
    var end: Int32
    var properties: CharacterProperties

    /// Whether the character is written in the message.
    var isWritten: Bool { kind == .text || kind == .literal }
  }

  /// One way through the message.
  struct Path: Sendable {
    /// The variant's keys; `nil` where there is only one way.
    var branch: String?
    /// Whether this is the value of a declaration, which isn't shown where it stands.
    var isDeclared: Bool
    var units: [Unit]
    var traits: Traits
  }

  /// What there is anywhere in a message, so that most rules are done with most messages at once.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt32

    /// A character outside ASCII.
    static let nonASCII = Traits(rawValue: 1 << 0)
    /// A letter written from right to left.
    static let rightToLeft = Traits(rawValue: 1 << 1)
    /// A letter of Arabic script.
    static let arabic = Traits(rawValue: 1 << 2)
    /// An isolate, an embedding, an override, or what ends them.
    static let bidiPair = Traits(rawValue: 1 << 3)
    /// U+200E, U+200F or U+061C.
    static let bidiMark = Traits(rawValue: 1 << 4)
    /// A character that isn't drawn.
    static let ignorable = Traits(rawValue: 1 << 5)
    /// A control character other than a tab or a line break.
    static let control = Traits(rawValue: 1 << 6)
    /// A combining mark.
    static let mark = Traits(rawValue: 1 << 7)
    /// A decimal digit other than ASCII's.
    static let otherDigit = Traits(rawValue: 1 << 8)
    /// A decimal digit.
    static let digit = Traits(rawValue: 1 << 9)
    /// A character that NFC may change.
    static let nfc = Traits(rawValue: 1 << 10)
    /// What Unicode leaves without a meaning, or advises against.
    static let unusual = Traits(rawValue: 1 << 11)
    /// A letter in the form of one position.
    static let positionalForm = Traits(rawValue: 1 << 12)
    /// A Latin letter.
    static let latin = Traits(rawValue: 1 << 13)
    /// A letter of neither Latin nor Arabic script.
    static let otherLetter = Traits(rawValue: 1 << 14)
    /// A value known only when the message is formatted.
    static let placeholder = Traits(rawValue: 1 << 15)
    /// A quoted value.
    static let literal = Traits(rawValue: 1 << 16)
    /// An arrow, or another symbol that can point.
    static let symbol = Traits(rawValue: 1 << 17)
  }

  /// The paths in source order, and after them the quoted values of declarations.
  let paths: [Path]

  /// What there is on any path.
  let traits: Traits

  /// Reads a message.
  ///
  /// - Parameter source: The text that the message was parsed from.
  init(_ message: Message, source: String) {
    var paths: [Path] = []
    switch message.body {
    case .pattern(let pattern):
      paths.append(Self.path(pattern, branch: nil, source: source))
    case .select(_, let variants):
      for variant in variants {
        let keys = variant.keys.map(\.text).joined(separator: " ")
        paths.append(Self.path(variant.pattern, branch: keys, source: source))
      }
    }
    for declaration in message.declarations {
      guard case .literal(let literal) = declaration.value.operand else { continue }
      var builder = UnitBuilder(source: source)
      builder.append(literal: literal)
      paths.append(builder.path(branch: nil, isDeclared: true))
    }
    self.paths = paths
    traits = paths.reduce(into: []) { $0.formUnion($1.traits) }
  }

  private static func path(_ pattern: Pattern, branch: String?, source: String) -> Path {
    var builder = UnitBuilder(source: source)
    for element in pattern.elements {
      switch element {
      case .text(let text): builder.append(text.span, as: .text)
      case .expression(let expression): builder.append(expression)
      case .markup: break
      }
    }
    return builder.path(branch: branch, isDeclared: false)
  }
}

/// The units of one path under construction.
private struct UnitBuilder {
  let source: String
  private var units: [MessageText.Unit] = []
  private var traits: MessageText.Traits = []

  init(source: String) { self.source = source }

  /// Adds a stretch of the message, escapes resolved.
  mutating func append(_ span: SourceSpan, as kind: MessageText.Unit.Kind) {
    let utf8 = source.utf8
    guard let first = utf8.index(utf8.startIndex, offsetBy: span.start, limitedBy: utf8.endIndex),
      let last = utf8.index(first, offsetBy: span.length, limitedBy: utf8.endIndex)
    else { return }
    var offset = span.start
    var start = offset
    var isEscaped = false
    units.reserveCapacity(units.count + span.length / 2 + 8)
    for scalar in source.unicodeScalars[first..<last] {
      let width = scalar.utf8Width
      offset += width
      // A backslash stands before each character that couldn't stand by itself.
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      isEscaped = false
      let properties = CharacterProperties(of: scalar)
      units.append(
        MessageText.Unit(
          scalar: scalar, kind: kind, start: Int32(clamping: start), end: Int32(clamping: offset),
          properties: properties))
      traits.insert(MessageText.Traits(scalar, properties))
      start = offset
    }
  }

  /// Adds a quoted value without its quotes.
  mutating func append(literal: Literal) {
    let utf8 = source.utf8
    guard let first = utf8.index(utf8.startIndex, offsetBy: literal.span.start, limitedBy: utf8.endIndex),
      first < utf8.endIndex
    else { return }
    let isQuoted = utf8[first] == UInt8(ascii: "|") && literal.span.length >= 2
    let span =
      isQuoted
      ? SourceSpan(literal.span.start + 1, literal.span.end - 1) : literal.span
    append(span, as: .literal)
    traits.insert(.literal)
  }

  mutating func append(_ expression: Expression) {
    if case .literal(let literal) = expression.operand,
      expression.function == nil || expression.function?.name == "string"
    {
      appendMark("\u{2068}", .isolation, at: SourceSpan(expression.span.start, expression.span.start))
      append(literal: literal)
      appendMark("\u{2069}", .isolation, at: SourceSpan(expression.span.end, expression.span.end))
    } else {
      appendMark("\u{FFFC}", .placeholder, at: expression.span)
      traits.insert(.placeholder)
    }
  }

  private mutating func appendMark(
    _ scalar: Unicode.Scalar, _ kind: MessageText.Unit.Kind, at span: SourceSpan
  ) {
    units.append(
      MessageText.Unit(
        scalar: scalar, kind: kind, start: Int32(clamping: span.start),
        end: Int32(clamping: span.end), properties: CharacterProperties(of: scalar)))
  }

  func path(branch: String?, isDeclared: Bool) -> MessageText.Path {
    let units = units.contains { $0.scalar == "<" } ? units.withoutTags() : units
    return MessageText.Path(branch: branch, isDeclared: isDeclared, units: units, traits: traits)
  }
}

extension MessageText.Traits {
  /// What one character adds.
  init(_ scalar: Unicode.Scalar, _ properties: CharacterProperties) {
    var traits: Self = scalar.isASCII ? [] : .nonASCII
    switch properties.category {
    case .cc: if scalar != "\t", scalar != "\n", scalar != "\r" { traits.insert(.control) }
    case .cn, .co, .cs: traits.insert(.unusual)
    case .mn, .mc, .me: traits.insert(.mark)
    case .nd: traits.insert(scalar.isASCII ? .digit : [.digit, .otherDigit])
    case .lu, .ll, .lt, .lm, .lo:
      if properties.isStronglyRightToLeft { traits.insert(.rightToLeft) }
      switch properties.script {
      case .latin: traits.insert(.latin)
      case .arabic: traits.insert(.arabic)
      default: traits.insert(.otherLetter)
      }
    case .sm, .so: traits.insert(.symbol)
    default: break
    }
    guard !scalar.isASCII else {
      self = traits
      return
    }
    if properties.isDefaultIgnorable || scalar == "\u{2800}" || properties.category == .cf {
      traits.insert(.ignorable)
    }
    if properties.isDeprecated || properties.isNoncharacter { traits.insert(.unusual) }
    if properties.mayChangeInNFC { traits.insert(.nfc) }
    if properties.isPositionalForm { traits.insert(.positionalForm) }
    switch properties.bidiClass {
    case .lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi: traits.insert(.bidiPair)
    default: if scalar.isBidiMark { traits.insert(.bidiMark) }
    }
    self = traits
  }
}

extension Unicode.Scalar {
  /// Whether this is U+200E, U+200F or U+061C: a mark that acts by itself.
  var isBidiMark: Bool { value == 0x200E || value == 0x200F || value == 0x061C }

  /// How many bytes the scalar has in UTF-8.
  var utf8Width: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4 }
}

extension MessageText.Path {
  /// The stretch of the message that some of the units come from.
  func span(_ range: Range<Int>) -> SourceSpan {
    guard let first = units[range].first, let last = units[range].last else {
      return SourceSpan(0, 0)
    }
    return SourceSpan(Int(first.start), max(Int(first.start), Int(last.end)))
  }

  /// The stretch of one unit.
  func span(_ index: Int) -> SourceSpan { span(index..<index + 1) }

  /// Some of the units as text.
  func string(_ range: Range<Int>) -> String {
    var scalars = String.UnicodeScalarView()
    for unit in units[range] { scalars.append(unit.scalar) }
    return String(scalars)
  }
}
