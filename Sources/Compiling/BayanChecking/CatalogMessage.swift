package import BayanCatalog
package import BayanDiagnostics
package import BayanMeaning
package import BayanMessageSyntax
import BayanSupport

/// One message of one locale, with its declarations in the catalog and the analysis of its text.
///
/// All rules get the same object, one after the other. Costly properties of a message are `lazy`
/// here: they are computed for the first rule that asks, and never if no rule does. The message of
/// the source locale is such an object too, shared by all its translations.
package final class CatalogMessage {
  package let localeMessage: LocaleMessage

  package var locale: String { localeContext.tag }

  package let localeContext: LocaleContext

  package var id: MessageID { localeMessage.id }

  /// The facet; `nil` for the label of an option.
  package private(set) lazy var facet: Facet? = id.facet.flatMap(Facet.init)

  /// Whether the message is the source locale's, from which the others are translated.
  package let isSource: Bool

  /// The arguments that every error with this message carries.
  package let arguments: [ErrorArgument]

  /// The same message of the source locale; `nil` in the source locale itself, and if the source locale has
  /// no readable one.
  package let sourceMessage: CatalogMessage?

  package var source: LocaleMessage? { sourceMessage?.localeMessage }

  /// The bytes that occur in the text.
  package private(set) lazy var bytes = ByteSet(localeMessage.messageText)

  /// The shown text of each variant, in source order; never empty.
  package private(set) lazy var texts = ShownText.all(in: localeMessage)

  /// The texts as a program shows them, and after them the quoted values of declarations.
  ///
  /// The rules about letters, scripts and directions read these texts.
  package private(set) lazy var renderedTexts: [ShownText] =
    texts.map { $0.rendered(with: bytes) }
    + declaredLiterals.map { ShownText(declared: $0, in: localeMessage) }

  /// The traits of ``renderedTexts``.
  package private(set) lazy var traits: TextTraits =
    renderedTexts.reduce(into: []) { $0.formUnion($1.traits) }

  /// The quoted values of declarations.
  private var declaredLiterals: [Literal] {
    localeMessage.parsed.message.declarations.compactMap { declaration in
      if case .literal(let literal)? = declaration.value.operand { literal } else { nil }
    }
  }

  /// The shown texts of the source; `nil` if there is nothing to compare with: the source is missing,
  /// unreadable or blank.
  package var sourceTexts: [ShownText]? {
    guard let sourceMessage, !sourceMessage.localeMessage.isBlank else { return nil }
    return sourceMessage.texts
  }

  /// The uses of variables in the message.
  package private(set) lazy var uses = MessageUses(localeMessage.parsed.message)

  /// The resolved variables and placeholders of the message.
  package private(set) lazy var meaning = ResolvedMessage(localeMessage.parsed.message)

  /// The placeholders that show arguments.
  package private(set) lazy var displays = Display.all(in: localeMessage.parsed.message, meaning)

  /// The calls of functions, those of declarations first.
  package private(set) lazy var calls = localeMessage.parsed.message.calls

  /// The declarations by name; of several with one name the first.
  package private(set) lazy var declarations = Dictionary(
    firstOf: localeMessage.parsed.message.declarations, by: \.name)

  /// The matcher of the message; `nil` for a message without variants.
  package private(set) lazy var selection = MessageMatcher(
    localeMessage.parsed.message, arguments: arguments, meaning: meaning)

  /// The variants that the same values reach here and in the source; `nil` if there are too many
  /// combinations.
  package private(set) lazy var table = SelectionTable.of(
    [self, sourceMessage].compactMap { message in
      message.map { SelectionTable.Member(selection: $0.selection, locale: $0.localeContext) }
    })

  /// The source's variants that the same values choose, for each variant; `nil` if ``table`` is.
  package private(set) lazy var counterparts = table?.counterparts(of: 0, in: 1)

  package var writing: LocaleWriting { localeContext.writing }

  package init(
    _ localeMessage: LocaleMessage, in locale: LocaleContext, isSource: Bool,
    arguments: [ErrorArgument], source: CatalogMessage?
  ) {
    self.localeMessage = localeMessage
    localeContext = locale
    self.isSource = isSource
    self.arguments = arguments
    sourceMessage = source.flatMap { $0.localeMessage.parsed.isValid ? $0 : nil }
  }

  /// The bytes that occur in the text or in the source's text.
  var bytesWithSource: ByteSet {
    guard let sourceMessage else { return bytes }
    return bytes.union(sourceMessage.bytes)
  }
}

// The comparison of a translation with its source.

extension [ShownText] {
  /// Returns the text to compare with another one: that with the same keys, else the last, which
  /// most readers see.
  ///
  /// - Precondition: The array isn't empty.
  package func counterpart(of text: ShownText) -> ShownText {
    first { ($0.variant ?? "").utf8.elementsEqual((text.variant ?? "").utf8) } ?? self[count - 1]
  }
}

extension CatalogMessage {
  /// The note with the place of the source message.
  package var sourceNote: [Diagnostic.Note] {
    source.map { [Diagnostic.Note("the source is here", at: $0.place)] } ?? []
  }
}
