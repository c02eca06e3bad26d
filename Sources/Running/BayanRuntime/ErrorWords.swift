/// The texts of an error in one locale.
///
/// A text is formatted only when it is read. No text is missing: if a locale lacks a message, that of its nearest
/// parent in the catalog answers, `es` for `es-MX`, else the source locale's. ``locale(of:)`` says which.
public struct ErrorWords: Sendable {
  /// A button.
  public struct Option: Hashable, Sendable {
    /// The option's name in the catalog: `logIn`.
    ///
    /// A program compares the name, never the label.
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
  /// All values of the error, moved here, because separate arguments would be a copy.
  @usableFromInline let values: ErrorValues

  /// The locale that answers: for a `lang` attribute, or to detect a fallback.
  public var locale: LocaleTag { catalog.packs[localeIndex].locale }

  /// The direction of the locale's script.
  public var direction: TextDirection { catalog.packs[localeIndex].direction }

  /// The title; empty if the error has none.
  public var title: String { title(for: .display) }

  /// The description of the error.
  public var description: String { description(for: .display) }

  /// The recovery suggestion.
  public var suggestion: String? { suggestion(for: .display) }

  /// The help text, which is longer than the suggestion.
  public var help: String? { help(for: .display) }

  /// The buttons, in order.
  public var options: [Option] { options(for: .display) }

  /// Returns ``title`` for a sink.
  public func title(for sink: Sink) -> String { text(.title, for: sink) ?? "" }

  /// Returns ``description`` for a sink.
  public func description(for sink: Sink) -> String { text(.description, for: sink) ?? "" }

  /// Returns ``suggestion`` for a sink.
  public func suggestion(for sink: Sink) -> String? { text(.suggestion, for: sink) }

  /// Returns ``help`` for a sink.
  public func help(for sink: Sink) -> String? { text(.help, for: sink) }

  /// Returns ``options`` for a sink.
  public func options(for sink: Sink) -> [Option] {
    catalog.table.domains[domain].codes[code].options.map { option(at: $0, for: sink) }
  }

  /// Returns an option of the error's catalog by its name, in the same locale.
  ///
  /// The option need not be one that the error offers. `nil` stands for a name that the catalog
  /// doesn't have.
  public func option(named name: String, for sink: Sink = .display) -> Option? {
    catalog.table.options.firstIndex { $0.name == name }.map { option(at: $0, for: sink) }
  }

  private func option(at index: Int, for sink: Sink) -> Option {
    let option = catalog.table.options[index]
    let pack = catalog.pack(at: localeIndex, having: option.slot)
    #if !hasFeature(Embedded)
      if let observer = catalog.observer {
        tell(observer, .option(option.name), from: pack, MessageArguments())
      }
    #endif
    let label = pack.string(option.slot, MessageArguments(), for: sink)
    return Option(name: option.name, label: label, role: option.role, locale: pack.locale)
  }

  /// Returns the text of a facet; `nil` if the error has none.
  public func text(_ facet: CatalogTable.Facet, for sink: Sink = .display) -> String? {
    guard let (pack, slot) = shownSource(of: facet) else { return nil }
    return pack.string(slot, values.arguments, for: sink)
  }

  /// Lends the UTF-8 of a facet; the buffer is empty if the error has no such facet.
  ///
  /// The bytes are valid until `body` returns. The function is inlinable for the reason that
  /// ``Pack/withUTF8(_:_:for:functions:report:_:)`` gives.
  @inlinable
  public func withUTF8<Result, Failure: Error>(
    _ facet: CatalogTable.Facet, for sink: Sink = .display,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let (pack, slot) = shownSource(of: facet) else {
      return try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return try pack.withUTF8(slot, values.arguments, for: sink, body)
  }

  /// Returns the source of a facet that is shown now, and tells it to the catalog's observer.
  @usableFromInline
  func shownSource(of facet: CatalogTable.Facet) -> (pack: Pack, slot: Int)? {
    let source = source(of: facet)
    #if !hasFeature(Embedded)
      if let observer = catalog.observer, let source {
        tell(observer, .facet(facet), from: source.pack, values.arguments)
      }
    #endif
    return source
  }

  #if !hasFeature(Embedded)
    /// Tells a shown text to an observer.
    ///
    /// The function isn't inlined, so that programs without an observer only test for one.
    @inline(never)
    private func tell(
      _ observer: TextObserver, _ part: ObservedText.Part, from pack: Pack,
      _ arguments: MessageArguments
    ) {
      let domain = catalog.table.domains[domain]
      observer.observe(
        ObservedText(
          domain: domain.identifier, code: domain.codes[code].name, part: part, locale: locale,
          answeringLocale: pack.locale, arguments: Array(arguments)))
    }
  #endif

  /// Returns the pack with a facet's message, and the message's slot; `nil` if the error has no
  /// such facet.
  func source(of facet: CatalogTable.Facet) -> (pack: Pack, slot: Int)? {
    let slots = catalog.table.domains[domain].codes[code].slots
    guard slots.indices.contains(facet.rawValue), slots[facet.rawValue] >= 0 else { return nil }
    let slot = slots[facet.rawValue]
    return (catalog.pack(at: localeIndex, having: slot), slot)
  }

  /// Returns the locale of a facet's text.
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

  /// Returns the text of a facet for a layout in the description's direction: isolated if its own direction is the
  /// other one.
  package func textBesideDescription(
    _ facet: CatalogTable.Facet, for sink: Sink
  ) -> String? {
    text(facet, for: sink).map {
      sink.isolated($0, direction(of: facet), among: direction(of: .description))
    }
  }

  /// Returns the buttons for a layout in the description's direction, see ``textBesideDescription(_:for:)``.
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
