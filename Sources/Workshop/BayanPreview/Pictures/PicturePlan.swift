import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanReports
import BayanRuntime

/// The plan of the pictures of a project's errors, with the pages from which a browser draws them.
///
/// An error has a picture for each locale, and for each set of values with which it looks
/// different.
package struct PicturePlan: Sendable {
  /// A picture of one alert.
  package struct Picture: Sendable {
    /// The path of the file from the folder of the pictures.
    package var file: String
    /// The error: `login.passwordChanged`.
    var code: String
    package var locale: String
    /// The values in the texts: `count = 3`; empty for an error without arguments.
    var values: [String]
    /// The messages whose texts are on the picture.
    var units: [MessageID]
    var alert: Alert
  }

  /// The alert on a picture.
  struct Alert: Hashable, Sendable {
    struct Text: Hashable, Sendable {
      var text: String
      var locale: String
      var direction: String
    }

    struct Button: Hashable, Sendable {
      var label: Text
      var role: String
    }

    var locale: String
    var direction: String
    /// The texts in the order of the facets.
    var facets: [Text?]
    var buttons: [Button]
  }

  /// The folder of the pictures in the folder of the site.
  package static let folder = "pictures"

  /// The pictures by error, locale and values.
  package let pictures: [Picture]

  /// Plans the pictures of a project.
  ///
  /// - Parameter locales: The tags of the requested locales; empty for all.
  package init(_ project: PreviewProject, locales: Set<String> = []) {
    let states = PreviewStates(project.catalog)
    var pictures: [Picture] = []
    var known: Set<String> = []
    for (place, domain) in project.catalog.domains.enumerated() {
      for (index, code) in domain.codes.enumerated() {
        // Of codes with the same number, which is reported, the first has the pictures.
        let name = "\(CodeAddress.folderName(of: domain.identifier))/\(code.value)"
        guard known.insert(name).inserted else { continue }
        for locale in project.catalog.locales
        where locales.isEmpty || locales.contains(locale.tag) {
          pictures += Self.pictures(
            of: code, in: domain, at: (place, index), locale, project, states, name: name)
        }
      }
    }
    self.pictures = pictures
  }

  private static func pictures(
    of code: ErrorCode, in domain: ErrorDomain, at place: (domain: Int, code: Int),
    _ locale: LocaleMessages, _ project: PreviewProject, _ states: PreviewStates, name: String
  ) -> [Picture] {
    let entry = code.entry(in: domain)
    var pictures: [Picture] = []
    var places: [Alert: Int] = [:]
    for sample in PreviewSite.samples(of: code) {
      let words = project.messages.words(
        domain: place.domain, code: place.code, arguments: sample.values,
        preferring: [LocaleTag(locale.tag)])
      let alert = Alert(words, project) { states.language(ofLabel: $0, in: locale) }
      let label = sample.label.isEmpty ? [] : [sample.label]
      if let same = places[alert] {
        pictures[same].values += label
        continue
      }
      places[alert] = pictures.count
      var units = zip(Facet.allCases, alert.facets).compactMap { facet, text in
        text.map { _ in MessageID(file: entry.file, entry: entry.entry, facet: facet) }
      }
      units += words.options.map { .label(of: $0.name) }
      let number = pictures.isEmpty ? "" : ".\(pictures.count + 1)"
      pictures.append(
        Picture(
          file: "\(CodeAddress.name(locale.tag))/\(name)\(number).png",
          code: "\(domain.name).\(code.name)", locale: locale.tag, values: label, units: units,
          alert: alert))
    }
    return pictures
  }

  /// A letter outside of ASCII for each locale, to test whether the browser has a font.
  package var letters: [(locale: String, letter: String)] {
    var found: [(locale: String, letter: String)] = []
    for picture in pictures where !found.contains(where: { $0.locale == picture.locale }) {
      let texts = picture.alert.facets.compactMap { $0?.text }
      let letter = texts.lazy.flatMap(\.unicodeScalars).first {
        !$0.isASCII && $0.properties.isAlphabetic
      }
      if let letter { found.append((picture.locale, String(letter))) }
    }
    return found
  }
}

extension PicturePlan.Alert {
  fileprivate init(
    _ words: ErrorWords, _ project: PreviewProject, languageOfLabel: (String) -> String
  ) {
    func direction(_ tag: LocaleTag) -> String {
      let pack = project.messages.packs.first { $0.locale == tag }
      return (pack?.direction ?? words.direction).rawValue
    }
    locale = words.locale.description
    self.direction = words.direction.rawValue
    facets = CatalogTable.Facet.allCases.map { facet in
      words.text(facet).map { text in
        let tag = words.locale(of: facet)
        return Text(text: text, locale: tag.description, direction: direction(tag))
      }
    }
    buttons = words.options.map { option in
      let tag = languageOfLabel(option.name)
      return Button(
        label: Text(text: option.label, locale: tag, direction: direction(LocaleTag(tag))),
        role: option.role.rawValue)
    }
  }
}
