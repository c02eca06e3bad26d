import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanICU
import BayanJSONRPC
import BayanPreview
import BayanReports
import BayanRuntime

extension MessageViews {
  /// The most sample values of an alert.
  private static let mostSamples = 40

  /// Returns the alert in which a message is shown, with a proposed text, for each sample value.
  ///
  /// The alert of a button is that of the first error that offers it. A text without a translation
  /// is that of the source, as its readers would see it.
  func alert(around id: MessageID, proposed: LocaleMessage?) -> JSON {
    let place = code(of: id)
    let entry = place.map { $0.code.entry(in: $0.domain) } ?? (file: id.file, entry: id.entry)
    let samples =
      place.map { PreviewSite.samples(of: $0.code) }
      ?? [PreviewSite.Sample(label: "", kind: nil, values: [])]
    let facets = Facet.allCases.map { facet in
      shown(MessageID(file: entry.file, entry: entry.entry, facet: facet), proposed)
    }
    let options =
      place?.code.recovery.flatMap { name in
        catalog.recoveries.first { $0.name == name }?.options.map(\.option)
      } ?? (id.file == MessageID.optionsFile ? [id.entry] : [])
    return [
      "code": JSON(place.map { "\($0.domain.name).\($0.code.name)" }),
      "samples": .list(samples.prefix(Self.mostSamples)) { sample in
        [
          "label": .string(sample.label), "kind": JSON(sample.kind?.rawValue),
          "facets": .list(facets) { facet in
            guard let facet else { return .null }
            return [
              "text": .string(facet.preview.string(sample.values)), "from": .string(facet.from),
            ]
          },
        ]
      },
      "space": .string(Sentences.space(in: LocaleTag(locale))),
      "buttons": .list(options) { option in
        let role = catalog.options.first { $0.name == option }?.role ?? .default
        let label = shown(.label(of: option), proposed)
        return [
          "name": .string(option), "role": .string(role.rawValue),
          "label": .string(label?.preview.string() ?? option),
          "from": .string(label?.from ?? "en"),
        ]
      },
    ]
  }

  /// Returns the message that readers of the locale see, compiled, with its locale.
  private func shown(
    _ id: MessageID, _ proposed: LocaleMessage?
  ) -> (preview: MessagePreview, from: String)? {
    let own = proposed?.id == id ? proposed : messages?[id]
    let fallbacks = [own, catalog.sourceMessages?[id]]
    for message in fallbacks.compactMap({ $0 }) where !message.isBlank {
      // A draft is shown here, as it would be once it is accepted.
      if let preview = preview(message) { return (preview, message.locale) }
    }
    return nil
  }

  /// Returns the code in whose alert a message is shown: its own, or the first with its category or
  /// its button.
  func code(of id: MessageID) -> (domain: ErrorDomain, code: ErrorCode)? {
    let recoveries = Set(
      catalog.recoveries.filter { $0.options.contains { $0.option == id.entry } }.map(\.name))
    for domain in catalog.domains {
      for code in domain.codes {
        let isShown =
          switch id.file {
          case MessageID.optionsFile: code.recovery.map(recoveries.contains) ?? false
          case MessageID.categoriesFile:
            code.messageOwner != .own && code.category == id.entry
          default: domain.name == id.file && code.name == id.entry
          }
        if isShown { return (domain, code) }
      }
    }
    return nil
  }
}
