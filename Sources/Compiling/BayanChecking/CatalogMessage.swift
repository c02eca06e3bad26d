package import BayanCatalog
package import BayanDiagnostics
package import BayanMeaning
package import BayanMessageSyntax

/// One message of one locale, what the catalog says of it, and what is known of its text.
///
/// All rules see the same object, one after the other. What they ask of a message that takes work
/// to find out is a `lazy` property here: worked out for the first rule that asks, and for none
/// where none does. The message of the source locale is such an object too, shared by all that
/// are translated from it.
package final class CatalogMessage {
  package let words: LocaleMessage

  package var locale: String { localeContext.tag }

  package let localeContext: LocaleContext

  package var id: MessageID { words.id }

  /// What it tells; `nil` for the label of an option.
  package private(set) lazy var facet: Facet? = id.facet.flatMap(Facet.init)

  /// Whether it is the source locale's, from which the others are translated.
  package let isSource: Bool

  /// The arguments that every error with these words carries.
  package let arguments: [ErrorArgument]

  /// The same message of the source locale; `nil` in the source locale itself, and where it has none
  /// that could be read.
  package let sourceMessage: CatalogMessage?

  package var source: LocaleMessage? { sourceMessage?.words }

  /// The bytes that occur in the text.
  package private(set) lazy var bytes = ByteSet(words.messageText)

  /// What a reader sees of each variant, in source order; never empty.
  package private(set) lazy var texts = ShownText.all(in: words)

  /// The texts as a program shows them, and after them the quoted values of declarations.
  ///
  /// For the rules about letters, scripts and directions.
  package private(set) lazy var renderedTexts: [ShownText] =
    texts.map { $0.rendered(with: bytes) }
    + declaredLiterals.map { ShownText(declared: $0, in: words) }

  /// What there is in ``renderedTexts``.
  package private(set) lazy var traits: TextTraits =
    renderedTexts.reduce(into: []) { $0.formUnion($1.traits) }

  /// The quoted values of declarations.
  private var declaredLiterals: [Literal] {
    words.parsed.message.declarations.compactMap { declaration in
      if case .literal(let literal)? = declaration.value.operand { literal } else { nil }
    }
  }

  /// What a reader of the source sees; `nil` where there is nothing to hold the message against: no
  /// source, one that can't be read, or one that says nothing.
  package var sourceTexts: [ShownText]? {
    guard let sourceMessage, !sourceMessage.words.isBlank else { return nil }
    return sourceMessage.texts
  }

  /// Which variables the message uses, and where.
  package private(set) lazy var uses = MessageUses(words.parsed.message)

  /// What its variables and placeholders come to.
  package private(set) lazy var meaning = ResolvedMessage(words.parsed.message)

  /// The placeholders that show arguments.
  package private(set) lazy var displays = Display.all(in: words.parsed.message, meaning)

  /// The calls of functions, those of declarations first.
  package private(set) lazy var calls = words.parsed.message.calls

  /// The declarations by name; of several the first.
  package private(set) lazy var declarations = Dictionary(
    words.parsed.message.declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }
  )

  /// How it chooses among variants; `nil` for a message without.
  package private(set) lazy var selection = MessageMatcher(
    words.parsed.message, arguments: arguments, meaning: meaning)

  /// Which variants the same values reach here and in the source; `nil` where that is too much to
  /// look at.
  package private(set) lazy var table = SelectionTable.of(
    [self, sourceMessage].compactMap { message in
      message.map { SelectionTable.Member(selection: $0.selection, locale: $0.localeContext) }
    })

  /// For each variant, those of the source that the same values choose; `nil` where ``table`` is.
  package private(set) lazy var counterparts = table?.counterparts(of: 0, in: 1)

  package var writing: LocaleWriting { localeContext.writing }

  package init(
    _ words: LocaleMessage, in locale: LocaleContext, isSource: Bool,
    arguments: [ErrorArgument], source: CatalogMessage?
  ) {
    self.words = words
    localeContext = locale
    self.isSource = isSource
    self.arguments = arguments
    sourceMessage = source.flatMap { $0.words.parsed.isValid ? $0 : nil }
  }

  /// The bytes that occur in the text or in that of the source.
  var bytesWithSource: ByteSet {
    guard let sourceMessage else { return bytes }
    return bytes.union(sourceMessage.bytes)
  }
}

// How rules hold a translation against its source.

extension [ShownText] {
  /// The text that another one is held against first: that with the same keys, else the last, which
  /// is what most readers see.
  ///
  /// - Precondition: There is one.
  package func counterpart(of text: ShownText) -> ShownText {
    first { ($0.variant ?? "").utf8.elementsEqual((text.variant ?? "").utf8) } ?? self[count - 1]
  }
}

extension CatalogMessage {
  /// The note that shows where the source says it.
  package var sourceNote: [Diagnostic.Note] {
    source.map { [Diagnostic.Note("the source is here", at: $0.place)] } ?? []
  }
}
