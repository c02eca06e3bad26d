import BayanCatalog
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import BayanTOML

/// A message's characters with what Unicode says of each, one path a variant.
///
/// What the rules about letters, scripts and directions look at: a ``MessageText`` without its tags,
/// in which quoted values stand within the isolates that formatting puts around them. Worked out
/// once for all these rules, by ``CatalogMessage/characters``.
final class MessageCharacters: Sendable {
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
    /// What it is a part of, if that is for machines.
    var token: TextToken.Kind?
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
    /// A symbol, as arrows and angle brackets are.
    static let symbol = Traits(rawValue: 1 << 17)
    /// `?`, `,` or `;`.
    static let latinPunctuation = Traits(rawValue: 1 << 18)
    /// U+0640, which stretches words.
    static let tatweel = Traits(rawValue: 1 << 19)

    /// Letters of any script.
    static let letters: Traits = [.latin, .arabic, .otherLetter]
  }

  /// The paths in source order, and after them the quoted values of declarations.
  let paths: [Path]

  /// What there is on any path.
  let traits: Traits

  /// Reads a message.
  init(_ text: MessageText, of words: LocaleMessage) {
    let source = Array(words.text.value.utf8)
    var paths = text.paths.map { path in
      var builder = UnitBuilder(source: source)
      builder.append(path)
      return builder.path(branch: path.keys.isEmpty ? nil : path.keys)
    }
    for declaration in words.parsed.message.declarations {
      guard case .literal(let literal) = declaration.value.operand else { continue }
      var builder = UnitBuilder(source: source)
      builder.append(literal)
      paths.append(builder.path(branch: nil, isDeclared: true))
    }
    self.paths = paths
    traits = paths.reduce(into: []) { $0.formUnion($1.traits) }
  }
}

/// The units of one path under construction.
private struct UnitBuilder {
  /// The message's text.
  let source: [UInt8]
  private var units: [MessageCharacters.Unit] = []
  private var traits: MessageCharacters.Traits = []
  private let table = CharacterTable.shared

  init(source: [UInt8]) { self.source = source }

  mutating func append(_ path: MessageText.Path) {
    units.reserveCapacity(path.scalars.count + 4)
    var tags: [Range<Int>] = []
    if path.bytes.contains("<") { tags = path.tokens(.tag).map(\.range) }
    var token = 0
    for piece in path.pieces {
      switch piece.kind {
      case .markup: continue
      case .placeholder:
        append("\u{FFFC}", .placeholder, at: piece.span)
        traits.insert(.placeholder)
        continue
      case .literal:
        append("\u{2068}", .isolation, at: SourceSpan(piece.span.start, piece.span.start))
        traits.insert(.literal)
      case .text: break
      }
      var offset = piece.textStart
      for index in piece.range {
        let start = offset
        if piece.isEscaped, offset < source.count, source[offset] == UInt8(ascii: "\\") {
          offset += 1
        }
        offset += UTF8.width(path.scalars[index])
        // What a renderer takes for a tag isn't seen.
        while tags.first.map({ $0.upperBound <= index }) == true { tags.removeFirst() }
        if tags.first?.contains(index) == true { continue }
        while token < path.tokens.count, path.tokens[token].range.upperBound <= index { token += 1 }
        let isInToken = token < path.tokens.count && path.tokens[token].range.contains(index)
        append(
          path.scalars[index], piece.kind == .text ? .text : .literal, from: start, to: offset,
          token: isInToken ? path.tokens[token].kind : nil)
      }
      if piece.kind == .literal {
        append("\u{2069}", .isolation, at: SourceSpan(piece.span.end, piece.span.end))
      }
    }
  }

  /// Adds the value of a declaration.
  mutating func append(_ literal: Literal) {
    let isQuoted =
      literal.span.start < source.count && source[literal.span.start] == UInt8(ascii: "|")
    var offset = literal.span.start + (isQuoted ? 1 : 0)
    for scalar in literal.value.unicodeScalars {
      let start = offset
      if isQuoted, offset < source.count, source[offset] == UInt8(ascii: "\\") { offset += 1 }
      offset += UTF8.width(scalar)
      append(scalar, .literal, from: start, to: offset, token: nil)
    }
    traits.insert(.literal)
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, _ kind: MessageCharacters.Unit.Kind, from start: Int, to end: Int,
    token: TextToken.Kind?
  ) {
    let entry = table[scalar]
    units.append(
      MessageCharacters.Unit(
        scalar: scalar, kind: kind, token: token, start: Int32(clamping: start),
        end: Int32(clamping: end), properties: entry.properties))
    traits.formUnion(entry.traits)
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, _ kind: MessageCharacters.Unit.Kind, at span: SourceSpan
  ) {
    units.append(
      MessageCharacters.Unit(
        scalar: scalar, kind: kind, token: nil, start: Int32(clamping: span.start),
        end: Int32(clamping: span.end), properties: table[scalar].properties))
  }

  func path(branch: String?, isDeclared: Bool = false) -> MessageCharacters.Path {
    MessageCharacters.Path(branch: branch, isDeclared: isDeclared, units: units, traits: traits)
  }
}

extension MessageCharacters.Traits {
  /// What one character adds.
  init(_ scalar: Unicode.Scalar, _ properties: CharacterProperties) {
    var traits: Self = scalar.isASCII ? [] : .nonASCII
    switch properties.category {
    case .cc: if scalar != "\t", scalar != "\n", scalar != "\r" { traits.insert(.control) }
    case .cn, .co, .cs: traits.insert(.unusual)
    case .mn, .mc, .me: traits.insert(.mark)
    case .nd: traits.insert(scalar.isASCII ? .digit : [.digit, .otherDigit])
    case .lu, .ll, .lt, .lm, .lo:
      if scalar == "\u{640}" { traits.insert(.tatweel) }
      if properties.isStronglyRightToLeft { traits.insert(.rightToLeft) }
      switch properties.script {
      case .latin: traits.insert(.latin)
      case .arabic: traits.insert(.arabic)
      default: traits.insert(.otherLetter)
      }
    case .sm, .so: traits.insert(.symbol)
    case .po:
      if scalar == "?" || scalar == "," || scalar == ";" { traits.insert(.latinPunctuation) }
    default: break
    }
    guard !scalar.isASCII else {
      self = traits
      return
    }
    switch properties.category {
    case .cf, .zl, .zp: traits.insert(.ignorable)
    default:
      if properties.isDefaultIgnorable || scalar == "\u{2800}" {
        traits.insert(.ignorable)
      }
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
}

extension MessageCharacters.Path {
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
