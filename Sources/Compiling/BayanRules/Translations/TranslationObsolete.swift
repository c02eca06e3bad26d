package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// Texts that are never shown.
///
/// The rule also reports an entry of its own for a code with `words = "category"`.
package struct TranslationObsolete: CatalogRule {
  package static let id: RuleID = "translation-obsolete"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    // The number of suggestions that were searched, by locale.
    var asked: [String: Int] = [:]
    for domain in catalog.domains where domain.isComplete {
      let names = Set(domain.codes.map(\.name))
      let inheriting = Set(domain.codes.filter { $0.messageOwner == .category }.map(\.name))
      for locale in catalog.locales {
        for entry in locale.domains[domain.name]?.entries ?? [] {
          if inheriting.contains(entry.name) {
            report.add(
              Diagnosis.inherits(entry.name),
              at: .place(
                entry.place, locale: locale.tag,
                messageID: MessageID(file: domain.name, entry: entry.name)))
          } else if !names.contains(entry.name) {
            add(
              entry.name, what: "code", in: domain.name, at: entry.place, names, locale: locale.tag,
              to: &report, asked: &asked)
          }
        }
      }
    }
    // Built-in names exist, used or not.
    let categories = Set(catalog.categoriesToName.map(\.name))
    let options = Set(catalog.optionsToName.map(\.name))
    for locale in catalog.locales {
      for entry in locale.categories?.entries ?? [] where !categories.contains(entry.name) {
        add(
          entry.name, what: "category", in: MessageID.categoriesFile, at: entry.place, categories,
          builtIn: catalog.builtIn.categories.map(\.name), locale: locale.tag, to: &report,
          asked: &asked)
      }
      for entry in locale.options?.entries ?? [] where !options.contains(entry.name) {
        add(
          entry.name, what: "option", in: MessageID.optionsFile, at: entry.place, options,
          builtIn: catalog.builtIn.options.map(\.name), locale: locale.tag, to: &report,
          asked: &asked)
      }
    }
  }

  /// - Parameter builtIn: The built-in names, if the project has no file of its own; else empty.
  private func add(
    _ name: String, what: Diagnostic.Message, in file: String, at place: Place,
    _ names: Set<String>,
    builtIn: [String] = [], locale: String, to report: inout Report,
    asked: inout [String: Int]
  ) {
    // Each suggestion compares all names. So many obsolete names are no misspellings,
    // and a large catalog would take a minute for useless suggestions.
    let nearest = asked[locale, default: 0] < 200 ? nearestName(to: name, among: names) : nil
    asked[locale, default: 0] += 1
    report.add(
      builtIn.isEmpty
        ? Diagnosis.unknown(what, name, file: file, nearest: nearest)
        : .notBuiltIn(what, name, names: builtIn, file: file, nearest: nearest),
      at: .place(place, locale: locale, messageID: MessageID(file: file, entry: name)),
      fixes: Fix.replacing(place.span, with: nearest))
  }
}

extension TranslationObsolete {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case unknown(Diagnostic.Message, String, file: String, nearest: String?)
    case notBuiltIn(Diagnostic.Message, String, names: [String], file: String, nearest: String?)
    case inherits(String)

    var message: Diagnostic.Message {
      switch self {
      case .unknown(let what, let name, let file, let nearest):
        let path = quoted(ProjectLayout().path(of: .domain(file)))
        return
          "these texts are never shown: there is no \(what) \(quoted(name)) in \(path)\(didYouMean(nearest))"

      case .notBuiltIn(let what, let name, let names, let file, let nearest):
        let path = quoted(ProjectLayout().path(of: .domain(file)))
        return nearest == nil
          ? "these texts are never shown: there is no \(what) \(quoted(name)); without \(path) there are \(quotedList(names))"
          : "these texts are never shown: there is no \(what) \(quoted(name))\(didYouMean(nearest))"

      case .inherits(let name):
        return "\(quoted(name)) uses the texts of its category, so these are never shown"
      }
    }
  }
}
