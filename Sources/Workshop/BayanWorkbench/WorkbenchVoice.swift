import BayanJSONRPC
import BayanRuntime
import BayanSupport

/// The texts of the page in one of its languages.
struct WorkbenchVoice: Sendable {
  let locale: WorkbenchText.Locale

  static let all = WorkbenchText.Locale.allCases.map(WorkbenchVoice.init)

  /// Returns the language with a tag; the first language for an unknown one.
  static func named(_ tag: String?) -> Self {
    all.first { $0.tag == tag } ?? all[0]
  }

  /// Returns the language for the value of `Accept-Language`.
  static func preferred(by languages: String?) -> Self {
    let tags = (languages ?? "").split(separator: ",").map { range in
      LocaleTag(String(range.prefix { $0 != ";" }).filter { $0 != " " })
    }
    return WorkbenchText.Locale.matching(tags).map(Self.init) ?? all[0]
  }

  /// The language's tag.
  var tag: String { locale.rawValue }

  var direction: String { WorkbenchText.workbench.words(in: locale).direction.rawValue }

  /// Returns one text.
  func callAsFunction(_ text: WorkbenchText) -> String { text.words(in: locale).description }

  /// The texts by name, for scripts; those with a number aren't among them.
  var words: JSON {
    let catalog = WorkbenchText.Locale.catalog
    var words: [String: JSON] = [:]
    for (index, code) in catalog.table.domains[0].codes.enumerated() {
      let text = catalog.words(domain: 0, code: index, preferring: [LocaleTag(tag)])
      words[code.name] = .string(text.description)
    }
    return .object(words)
  }
}
