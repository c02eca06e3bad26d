import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanReports
import BayanRuntime

extension CodePages {
  /// Writes the arguments of a code, with their values and meanings.
  func writeArguments(_ subject: Subject, _ voice: PreviewVoice, to page: inout HTMLWriter) {
    guard let place = subject.place, subject.value != nil else { return }
    let arguments = project.catalog.domains[place.domain].codes[place.code].arguments
    guard !arguments.isEmpty else { return }
    page.element("h2", text: voice(.arguments))
    page.block("ul", ["class": "arguments"]) { page in
      for argument in arguments {
        page.element("li") { page in
          page.element(
            "bdi", ["class": "key", "dir": "ltr", "lang": "en"],
            text: "\(argument.name): \(argument.type)")
          let range = argument.range.map { "\($0.lowerBound)–\($0.upperBound)" }
          for (title, value) in [
            (PreviewText.argumentRange, range), (.argumentExample, argument.example),
          ] {
            guard let value else { continue }
            let (text, direction) = voice.numbers(value)
            page.text(" · \(voice(title)): ")
            page.element("bdi", ["dir": direction], text: text)
          }
          if argument.isPrivate { page.text(" · \(voice(.privateArgument))") }
          if !argument.summary.isEmpty {
            page.element(
              "p",
              ["class": "meaning", "lang": project.catalog.project.sourceLocale, "dir": "auto"],
              text: argument.summary)
          }
        }
        page.lineBreak()
      }
    }
  }

  /// Writes a table for each text with variants: the values and the text of each variant.
  func writeVariants(
    _ subject: Subject, in tag: LocaleTag, _ voice: PreviewVoice, to page: inout HTMLWriter
  ) {
    guard let place = subject.place, subject.value != nil else { return }
    let domain = project.catalog.domains[place.domain]
    let code = domain.codes[place.code]
    let arguments = code.messageArguments
    guard !arguments.isEmpty,
      let locale = project.catalog.locales.first(where: { $0.tag == tag.description })
    else { return }
    let usual = arguments.map { MessageArgument($0.name, $0.samples[0].value) }
    let entry = code.entry(in: domain)
    for (facet, shown) in zip(Facet.allCases, CatalogTable.Facet.allCases) {
      let id = MessageID(file: entry.file, entry: entry.entry, facet: facet)
      guard let message = locale[id] else { continue }
      let samples = VariantSamples(of: [message], values: usual, declared: arguments)
      guard !samples.selecting.isEmpty else { continue }
      let texts = samples.rows.map { values in
        project.messages.words(
          domain: place.domain, code: place.code, arguments: values, preferring: [tag]
        ).text(shown)
      }
      page.element("h2", text: "\(voice(.variants)): \(voice(Self.title(of: facet)))")
      writeTable(
        of: samples.selecting,
        rows: samples.merged(showing: texts.map { [$0] }).map {
          ($0.labels, texts[$0.place] ?? "")
        },
        in: tag, voice, to: &page)
    }
  }

  private static func title(of facet: Facet) -> PreviewText {
    switch facet {
    case .title: .titleFacet
    case .description: .descriptionFacet
    case .suggestion: .suggestionFacet
    case .help: .helpFacet
    }
  }

  private func writeTable(
    of names: [String], rows: [(labels: [String], text: String)], in tag: LocaleTag,
    _ voice: PreviewVoice, to page: inout HTMLWriter
  ) {
    let pack = project.messages.packs.first { $0.locale == tag }
    let direction = (pack?.direction ?? .leftToRight).rawValue
    page.block("div", ["class": "variants"]) { page in
      page.block("table") { page in
        page.element("thead") { page in
          page.element("tr") { page in
            for name in names {
              page.element("th", ["scope": "col"]) {
                $0.element("bdi", ["dir": "ltr"], text: "$\(name)")
              }
            }
            page.element("td") { _ in }
          }
        }
        page.block("tbody") { page in
          for row in rows {
            page.element("tr") { page in
              for (name, label) in zip(names, row.labels) {
                let (text, direction) = voice.numbers(label)
                page.element("th", ["scope": "row", "data-name": "$\(name)"]) {
                  $0.element("bdi", ["dir": direction], text: text)
                }
              }
              page.element("td", ["lang": tag.description, "dir": direction]) {
                $0.rendering(row.text)
              }
            }
            page.lineBreak()
          }
        }
      }
    }
  }
}
