package import BayanCatalog
package import BayanDiagnostics
import BayanMeaning
package import BayanMessageSyntax
import BayanSupport
import BayanTOML

/// The text of one variant of a message that a reader sees.
///
/// Rules about text read this and never the message's source. Escapes are decoded. A placeholder is
/// one opaque character. The message's own markup takes no room. A quoted value, `{|Wi-Fi|}`, is its
/// shown text.
///
/// ``CatalogMessage/texts`` has one for each variant, and ``CatalogMessage/renderedTexts`` the same
/// in the form that a program shows, see ``rendered(with:)``.
///
/// The type is a class: most rules read the texts of most messages, and copies would count references.
/// Properties that nearly all rules need are computed at once, others when a rule first asks.
package final class ShownText {
  /// The character for a placeholder: U+FFFC OBJECT REPLACEMENT CHARACTER.
  ///
  /// A text may contain this character itself; ``isPlaceholder(at:)`` distinguishes them.
  package static let object: Unicode.Scalar = "\u{FFFC}"

  /// The variant's keys, as in `few *`; `nil` in a message without variants.
  package let variant: String?

  /// Whether this is a literal of its own that isn't shown unchanged.
  package let isDeclared: Bool

  package let pattern: Pattern

  /// The message's text, to which the places of characters refer.
  private let source: String

  private let reading: PatternReading

  package var traits: TextTraits { reading.traits }

  /// The first bytes of the characters, with which a rule can skip its search.
  package var bytes: ByteSet { reading.bytes }

  /// All shown characters, placeholders as ``object``.
  package var scalars: [Unicode.Scalar] { reading.scalars }

  /// The same characters with their properties.
  package private(set) lazy var characters: [ShownCharacter] = {
    var builder = CharacterBuilder(source: source, tokens: literals, isRendered: false)
    builder.append(pattern)
    return builder.characters
  }()

  /// The literals: addresses, paths, options, code, tags.
  package private(set) lazy var literals =
    TextToken.mayBeLiteral(in: bytes) ? TextToken.literals(in: scalars, bytes) : []

  /// The tokens of the whole text.
  package private(set) lazy var tokens = TextToken.all(in: scalars, literals: literals)

  /// The words of the text's prose; literals have none.
  package private(set) lazy var wordTokens: [TextWord] =
    tokens.lazy.filter { $0.kind == .word }.map { TextWord($0.range, of: self) }

  /// Whether the text is prose (``Prose``).
  package private(set) lazy var isProse = Prose(self).isProse

  /// Reads the texts of a message's variants, in source order; never empty.
  package static func all(in message: LocaleMessage) -> [ShownText] {
    let source = message.text.value
    switch message.parsed.message.body {
    case .pattern(let pattern): return [ShownText(pattern, variant: nil, source)]
    case .select(_, let variants):
      return variants.map { ShownText($0.pattern, variant: $0.keyText, source) }
    }
  }

  private init(_ pattern: Pattern, variant: String?, _ source: String) {
    self.pattern = pattern
    self.variant = variant
    self.source = source
    isDeclared = false
    reading = PatternReading(pattern)
  }

  /// Reads a literal that isn't shown unchanged: that of a declaration, or of a function.
  package init(declared literal: Literal, in message: LocaleMessage) {
    source = message.text.value
    var builder = CharacterBuilder(source: source, tokens: [], isRendered: true)
    builder.append(literal)
    pattern = Pattern(elements: [], span: literal.span)
    variant = nil
    isDeclared = true
    reading = PatternReading(builder.characters, hasLiteral: true)
    literals = []
    characters = builder.characters
  }

  /// Creates a text from another one with other characters.
  private init(
    _ characters: [ShownCharacter], _ tokens: [TextToken], hasLiteral: Bool, of other: ShownText
  ) {
    pattern = other.pattern
    variant = other.variant
    isDeclared = other.isDeclared
    source = other.source
    reading = PatternReading(characters, hasLiteral: hasLiteral)
    self.literals = tokens
    self.characters = characters
  }

  /// Returns the text in the form that a program shows.
  ///
  /// Tags such as `<b>`, which a program interprets, are left out. Tags that break a line, `<br>`
  /// and `<li>`, become a line end. Quoted values are in the isolates that formatting adds around them.
  ///
  /// - Parameter bytes: The bytes of the message, or of the text: without `<` there is no tag.
  func rendered(with bytes: ByteSet) -> ShownText {
    guard traits.contains(.literal) || bytes.contains("<") && has(.tag) else { return self }
    var builder = CharacterBuilder(
      source: source, tokens: literals, isRendered: true, breaks: literals.map(breaksLine))
    builder.append(pattern)
    return ShownText(
      builder.characters, builder.shownTokens, hasLiteral: traits.contains(.literal), of: self)
  }

  /// Returns the text without quoted values, which formatting isolates.
  package func withoutValues() -> ShownText {
    guard traits.contains(.literal) else { return self }
    return ShownText(
      characters.filter { $0.kind != .literal && $0.kind != .isolation }, [], hasLiteral: false,
      of: self)
  }
}

extension ShownText {
  /// Whether a token is a tag after which a new line begins.
  private func breaksLine(_ token: TextToken) -> Bool {
    guard token.kind == .tag else { return false }
    let name = scalars[token.range].dropFirst().drop { $0 == "/" }.prefix { $0.isASCIIAlphanumeric }
    return Self.tagsOfLines.contains(String(String.UnicodeScalarView(name)).lowercased())
  }

  /// The names of such tags in HTML, KDE and Qt, and `<Key>`, which is between the keys of X's bindings.
  private static let tagsOfLines = Set(
    """
    address article blockquote body br caption center dd div dl dt figcaption footer form h1 h2 h3 h4 h5 \
    h6 head header hr html item key li list nl ol p para pre qt section subtitle table tbody td th thead title \
    tr ul
    """
    .split(separator: " ").map(String.init))

  package var hasPlaceholders: Bool { traits.contains(.placeholder) }

  /// Whether the text has only ASCII and placeholders.
  package var isASCII: Bool { !bytes.intersects(.nonASCII) }

  /// Whether the text shows only white space.
  package var isBlank: Bool { !hasPlaceholders && scalars.allSatisfy(\.isWhitespace) }

  /// The keys of the variant, each by itself.
  package var variantKeys: [Substring] { (variant ?? "").split(separator: " ") }

  package var whole: Range<Int> { scalars.indices }

  /// Returns the text of a stretch, placeholders as they are in ``scalars``.
  package func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// Returns the text of a stretch as diagnostics show it, placeholders as `{…}`.
  package func shown(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars[range] {
      if scalar == Self.object {
        text.append(contentsOf: "{…}".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Returns the stretches of a kind whose characters are adjacent in the message.
  package func runs(of kind: ShownCharacter.Kind) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, character) in characters.enumerated() where character.kind == kind {
      if let last = runs.last, last.upperBound == index,
        characters[index - 1].end == character.start
      {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// Whether a character stands for a placeholder.
  package func isPlaceholder(at index: Int) -> Bool {
    scalars[index] == Self.object && characters[index].kind == .placeholder
  }

  /// Returns the literal that a character belongs to.
  package func literal(at index: Int) -> TextToken? {
    let nearest = literals.partitioningIndex { $0.range.upperBound > index }
    return nearest < literals.count && literals[nearest].range.contains(index)
      ? literals[nearest] : nil
  }

  package func literals(_ kind: TextToken.Kind) -> [TextToken] {
    literals.filter { $0.kind == kind }
  }

  package func has(_ kind: TextToken.Kind) -> Bool { literals.contains { $0.kind == kind } }

  /// Returns the place in the message of a stretch of the text.
  ///
  /// A placeholder's place is its whole expression, braces included. An empty stretch marks a place.
  package func span(_ range: Range<Int>) -> SourceSpan {
    let start =
      range.lowerBound < characters.count
      ? characters[range.lowerBound].start : characters.last?.end ?? Int32(pattern.span.start)
    let end = range.last.map { characters[$0].end } ?? start
    return SourceSpan(Int(start), Int(max(start, end)))
  }
}

extension Pattern.Element {
  /// The shown form of an element, as far as it is known without arguments.
  package enum Shown {
    /// A text, or a literal that is shown unchanged.
    case text(String)
    /// A placeholder, which is shown as ``ShownText/object``.
    case object
    case nothing
  }

  package var shown: Shown {
    switch self {
    case .text(let text): .text(text.value)
    case .expression(let expression):
      if let literal = expression.plainLiteral { .text(literal.value) } else { .object }
    case .markup: .nothing
    }
  }
}

/// The properties of a text that nearly all rules need, from one pass over its pattern.
private struct PatternReading {
  /// All shown characters, placeholders as ``ShownText/object``.
  var scalars: [Unicode.Scalar]
  var traits: TextTraits
  /// The first bytes of all shown characters except placeholders.
  var bytes: ByteSet

  init(_ characters: [ShownCharacter], hasLiteral: Bool) {
    scalars = characters.map(\.scalar)
    traits = TextTraits(characters, hasLiteral: hasLiteral)
    bytes = ByteSet(characters.lazy.filter(\.isWritten).map(\.scalar))
  }

  init(_ pattern: Pattern) {
    scalars = []
    scalars.reserveCapacity(pattern.span.length)
    bytes = ByteSet()
    var scanner = TextTraits.Scanner()
    for element in pattern.elements {
      switch element.shown {
      case .text(let text):
        if case .expression = element { scanner.traits.insert(.literal) }
        bytes = bytes.union(ByteSet(text))
        // Scalars are appended one by one: `append(contentsOf:)` would read the text twice, the first
        // time to count.
        for scalar in text.unicodeScalars {
          scalars.append(scalar)
          scanner.read(scalar)
        }
      case .object:
        scalars.append(ShownText.object)
        scanner.readPlaceholder()
      case .nothing: continue
      }
    }
    traits = scanner.result
  }
}
