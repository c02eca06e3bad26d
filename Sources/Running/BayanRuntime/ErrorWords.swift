/// The texts of an error in one locale.
///
/// Nothing is formatted until it is asked for, and nothing can be missing: a text that the locale lacks is that of
/// its nearest parent in the catalog that has it (`es` for `es-MX`), else the source locale's.
/// ``locale(of:)`` tells which.
public struct ErrorWords: Sendable {
  /// A button.
  public struct Option: Hashable, Sendable {
    /// The catalog's name: `logIn`.
    ///
    /// A program decides by it, never by the label.
    public var name: String
    /// The text of the button.
    public var label: String
    public var role: RecoveryRole
    /// The locale of the label; `nil` for the label of a service, which doesn't tell.
    public var locale: LocaleTag?

    package init(name: String, label: String, role: RecoveryRole, locale: LocaleTag? = nil) {
      self.name = name
      self.label = label
      self.role = role
      self.locale = locale
    }
  }

  let catalog: MessageCatalog
  let localeIndex: Int
  let domain: Int
  let code: Int
  /// All of what the error carries, moved here: to take the arguments out would copy them.
  @usableFromInline let values: ErrorValues

  /// The locale that answers: for a `lang` attribute, or to see a fallback.
  public var locale: LocaleTag { catalog.packs[localeIndex].locale }

  /// The direction the locale is read in.
  public var direction: TextDirection { catalog.packs[localeIndex].direction }

  /// A few words to name the problem; empty where the category has no titles.
  public var title: String { title(for: .display) }

  /// The description of the error.
  public var description: String { description(for: .display) }

  /// The recovery suggestion.
  public var suggestion: String? { suggestion(for: .display) }

  /// The help text, with more to read.
  public var help: String? { help(for: .display) }

  /// The buttons, in order.
  public var options: [Option] { options(for: .display) }

  /// ``title``, made for a sink.
  public func title(for sink: Sink) -> String { text(.title, for: sink) ?? "" }

  /// ``description``, made for a sink.
  public func description(for sink: Sink) -> String { text(.description, for: sink) ?? "" }

  /// ``suggestion``, made for a sink.
  public func suggestion(for sink: Sink) -> String? { text(.suggestion, for: sink) }

  /// ``help``, made for a sink.
  public func help(for sink: Sink) -> String? { text(.help, for: sink) }

  /// ``options``, made for a sink.
  public func options(for sink: Sink) -> [Option] {
    catalog.table.domains[domain].codes[code].options.map { option(at: $0, for: sink) }
  }

  /// An option of the error's catalog by its name, in the same locale, whether or not the error
  /// offers it; `nil` for a name that the catalog doesn't have.
  public func option(named name: String, for sink: Sink = .display) -> Option? {
    catalog.table.options.firstIndex { $0.name == name }.map { option(at: $0, for: sink) }
  }

  private func option(at index: Int, for sink: Sink) -> Option {
    let option = catalog.table.options[index]
    let pack = catalog.pack(at: localeIndex, having: option.slot)
    let label = pack.string(option.slot, MessageArguments(), for: sink)
    return Option(name: option.name, label: label, role: option.role, locale: pack.locale)
  }

  /// The text of a facet, or `nil` where the error has none.
  public func text(_ facet: CatalogTable.Facet, for sink: Sink = .display) -> String? {
    guard let (pack, slot) = source(of: facet) else { return nil }
    return pack.string(slot, values.arguments, for: sink)
  }

  /// Lends the UTF-8 of a facet; no bytes where the error has none.
  ///
  /// The bytes are valid until `body` returns. Inlinable for the reason that
  /// ``Pack/withUTF8(_:_:for:functions:report:_:)`` has.
  @inlinable
  public func withUTF8<Result, Failure: Error>(
    _ facet: CatalogTable.Facet, for sink: Sink = .display,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let (pack, slot) = source(of: facet) else {
      return try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return try pack.withUTF8(slot, values.arguments, for: sink, body)
  }

  /// The pack that has a facet's message, and the message's slot there; `nil` where the error has
  /// none.
  @usableFromInline
  func source(of facet: CatalogTable.Facet) -> (pack: Pack, slot: Int)? {
    let slots = catalog.table.domains[domain].codes[code].slots
    guard slots.indices.contains(facet.rawValue), slots[facet.rawValue] >= 0 else { return nil }
    let slot = slots[facet.rawValue]
    return (catalog.pack(at: localeIndex, having: slot), slot)
  }

  /// The locale that a facet's text comes from.
  public func locale(of facet: CatalogTable.Facet) -> LocaleTag {
    source(of: facet)?.pack.locale ?? locale
  }

  /// The direction that a facet's text is read in.
  public func direction(of facet: CatalogTable.Facet) -> TextDirection {
    source(of: facet)?.pack.direction ?? direction
  }

  /// The locales of the texts, each once, that of the description first.
  ///
  /// There are several where the answering locale lacks a text: `ar` and `en`.
  public var languages: [LocaleTag] {
    let facets = CatalogTable.Facet.allCases.compactMap { source(of: $0)?.pack.locale }
    let labels = catalog.table.domains[domain].codes[code].options.map {
      catalog.pack(at: localeIndex, having: catalog.table.options[$0].slot).locale
    }
    return (facets + labels).reduce(into: [locale(of: .description)]) { languages, tag in
      if !languages.contains(tag) { languages.append(tag) }
    }
  }

  /// The text of a facet as it stands beside the description, in whose direction all texts are laid out: isolated
  /// if it is read in the other one.
  package func textBesideDescription(
    _ facet: CatalogTable.Facet, for sink: Sink
  ) -> String? {
    text(facet, for: sink).map {
      sink.isolated($0, direction(of: facet), among: direction(of: .description))
    }
  }

  /// The buttons beside the description, as ``textBesideDescription(_:for:)`` has other texts.
  package func optionsBesideDescription(for sink: Sink) -> [Option] {
    catalog.table.domains[domain].codes[code].options.map {
      optionBesideDescription(at: $0, for: sink)
    }
  }

  /// An option of the catalog beside the description; `nil` for a name that the catalog doesn't have.
  package func optionBesideDescription(named name: String, for sink: Sink) -> Option? {
    catalog.table.options.firstIndex { $0.name == name }.map {
      optionBesideDescription(at: $0, for: sink)
    }
  }

  private func optionBesideDescription(at index: Int, for sink: Sink) -> Option {
    var option = option(at: index, for: sink)
    let pack = catalog.pack(at: localeIndex, having: catalog.table.options[index].slot)
    option.label = sink.isolated(
      option.label, pack.direction, among: direction(of: .description))
    return option
  }
}
