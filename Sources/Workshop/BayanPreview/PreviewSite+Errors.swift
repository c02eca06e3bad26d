package import BayanCatalog
package import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanReports
package import BayanRuntime
import BayanSupport

extension PreviewSite {
  /// A set of sample values: those of each argument in turn, with the usual values of the others.
  package struct Sample {
    package var label: String
    package var kind: SampleValue.Kind?
    package var values: [MessageArgument]

    package init(label: String, kind: SampleValue.Kind?, values: [MessageArgument]) {
      self.label = label
      self.kind = kind
      self.values = values
    }
  }

  package static func samples(of code: ErrorCode) -> [Sample] {
    let all = code.messageArguments.map { ($0.name, $0.samples) }
    let usual = all.map { MessageArgument($0.0, $0.1[0].value) }
    var samples = [
      Sample(
        label: usual.map { "\($0.name) = \(VisibleText.isolated("\($0.value)"))" }
          .joined(separator: ", "),
        kind: all.count == 1 ? all[0].1[0].kind : nil, values: usual)
    ]
    for (index, (name, values)) in all.enumerated() {
      for sample in values.dropFirst() {
        var row = usual
        row[index].value = sample.value
        samples.append(
          Sample(
            label: "\(name) = \(VisibleText.isolated("\(sample.value)"))", kind: sample.kind,
            values: row))
      }
    }
    return samples
  }

  /// Returns a data file with the errors from an index on.
  func chunk(from start: Int) -> String {
    DataScript.text("codes-\(start / Self.chunkSize)") { json in
      json.array(of: codes[start..<min(start + Self.chunkSize, codes.count)]) { json, place in
        error(place, to: &json)
      }
    }
  }

  private func error(_ place: (domain: Int, code: Int), to json: inout JSONWriter) {
    let domain = project.catalog.domains[place.domain]
    let code = domain.codes[place.code]
    let samples = Self.samples(of: code)
    json.object { json in
      json.member("summary", code.summary)
      json.member("page", CodeAddress.path(domain: domain.identifier, value: code.value))
      json.array(
        "options", of: project.messages.table.domains[place.domain].codes[place.code].options
      ) { $0.number($1) }
      json.array("samples", of: code.messageArguments.isEmpty ? [] : samples) { json, sample in
        json.array { json in
          json.string(sample.label)
          json.string(sample.kind?.rawValue)
        }
      }
      json.array("locales", of: project.catalog.locales) { json, locale in
        json.object { json in
          texts(of: place, in: LocaleTag(locale.tag), samples, to: &json)
        }
      }
      tables(of: code, in: domain, place, to: &json)
      json.array("diagnostics", of: diagnostics(of: place)) { json, diagnostic in
        json.array { json in
          json.string(diagnostic.locale)
          json.object { json in
            for voice in PreviewVoice.all {
              json.member(voice.tag, project.article(diagnostic, in: voice))
            }
          }
        }
      }
    }
  }

  /// Writes the texts of an error in a locale for each sample: as an alert, in a terminal, in a
  /// log.
  private func texts(
    of place: (domain: Int, code: Int), in tag: LocaleTag, _ samples: [Sample],
    to json: inout JSONWriter
  ) {
    let facets = CatalogTable.Facet.allCases
    let all = samples.map { sample in
      project.messages.words(
        domain: place.domain, code: place.code, arguments: sample.values, preferring: [tag])
    }
    // The data has each text's locale if one of them has no translation.
    if facets.contains(where: { all[0].locale(of: $0) != tag }) {
      json.array("from", of: facets) { $0.string(all[0].locale(of: $1).description) }
    }
    json.array("texts", of: all) { json, words in
      json.array(of: facets) { $0.string(words.text($1)) }
    }
    json.array("terminal", of: all) {
      $0.string(AlertText.text(ErrorAlert($1, for: .terminal)))
    }
    json.array("log", of: all) { json, words in
      let alert = ErrorAlert(words, for: .log)
      json.string([alert.title, alert.message].filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  /// Writes a table for each text with variants, with a row for each shown text and its values.
  private func tables(
    of code: ErrorCode, in domain: ErrorDomain, _ place: (domain: Int, code: Int),
    to json: inout JSONWriter
  ) {
    let arguments = code.messageArguments
    guard !arguments.isEmpty else { return json.array("tables") { _ in } }
    let usual = arguments.map { MessageArgument($0.name, $0.samples[0].value) }
    let entry = code.entry(in: domain)
    json.array("tables", of: zip(Facet.allCases, CatalogTable.Facet.allCases)) { json, facet in
      let id = MessageID(file: entry.file, entry: entry.entry, facet: facet.0)
      let samples = VariantSamples(
        of: project.catalog.locales.compactMap { $0[id] }, values: usual,
        declared: arguments, classes: numbers)
      guard !samples.selecting.isEmpty else { return }
      json.object { json in
        json.member("facet", facet.0.rawValue)
        json.array("names", of: samples.selecting) { $0.string($1) }
        let texts = samples.rows.map { values in
          project.catalog.locales.map { locale in
            project.messages.words(
              domain: place.domain, code: place.code, arguments: values,
              preferring: [LocaleTag(locale.tag)]
            ).text(facet.1)
          }
        }
        json.array("rows", of: samples.merged(showing: texts)) { json, row in
          json.array { json in
            json.array(of: row.labels) { $0.string(VisibleText.isolated($1)) }
            json.array(of: texts[row.place]) { $0.string($1) }
          }
        }
      }
    }
  }
}
