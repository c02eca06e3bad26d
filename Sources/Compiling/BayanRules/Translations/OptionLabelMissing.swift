package import BayanCatalog
package import BayanChecking
import BayanCompiler
package import BayanDiagnostics

/// An option without an entry in a locale's `options.toml`, or with an entry without `label`.
package struct OptionLabelMissing: CatalogRule {
  package static let id: RuleID = .optionLabelMissing
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let source = catalog.sourceMessages?.options
    let layout = catalog.layout
    let answers = AnsweringLocales(catalog.project)
    for locale in catalog.locales {
      let path = layout.path(of: .locale(locale.tag, .messages(MessageID.optionsFile)))
      let end = locale.options?.end ?? Place(file: path, span: SourceSpan(0, 0))
      let misspelt = misspeltNames(
        among: locale.options?.entries.map(\.name) ?? [], known: catalog.options.map(\.name))
      let answering = answers[locale.tag]
      for option in catalog.options where misspelt[option.name] == nil {
        let entry = locale.options?[option.name]
        if entry?.label != nil || entry?.isUnreadable == true { continue }
        if entry == nil, locale.options?.isComplete == false { continue }
        report.add(
          .noLabel(option.name, locale: locale.tag, answering),
          at: .place(entry?.place ?? end, locale: locale.tag, messageID: .label(of: option.name)),
          atMost: catalog.highestOfMissing(in: locale.tag),
          notes: Self.notes(on: option, source?[option.name]?.label, in: catalog))
      }
    }
  }
}

extension OptionLabelMissing {
  /// Returns a note with the place of the source's label, or of the option.
  private static func notes(
    on option: RecoveryOptionDeclaration, _ source: LocaleMessage?, in catalog: Catalog
  ) -> [Diagnostic.Note] {
    if let source, !source.isBuiltIn {
      return [Diagnostic.Note("the source has it here", at: source.place)]
    }
    guard !catalog.builtIn.options.isEmpty else {
      return [Diagnostic.Note("the option is declared here", at: option.place)]
    }
    let label = source.map { Diagnostic.Note("the source has it", at: $0) }
    return [label, Diagnostic.Note("the built-in option is offered here", at: option.place)]
      .compactMap { $0 }
  }
}

extension Diagnostic.Message {
  fileprivate static func noLabel(
    _ option: String, locale: String, _ answering: [String]
  ) -> Self {
    "the option \(quoted(option)) has no 'label' in \(quoted(locale))\(untilThen(answering))"
  }
}
