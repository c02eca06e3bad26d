import BayanErrors
import BayanRuntime

/// Shows an error of this target's catalog in Arabic, then every error in every locale.
@main
struct Consumer {
  static func main() {
    let error: StorageError = .diskFull(freeMegabytes: 3)
    print("\(error.words(in: .ar).title(for: .terminal))؛ \(error.localizedDescription)")

    let catalog = ConsumerCatalog.Locale.catalog
    for (domainIndex, domain) in catalog.table.domains.enumerated() {
      for (codeIndex, code) in domain.codes.enumerated() {
        for locale in ConsumerCatalog.Locale.allCases {
          let words = catalog.words(
            domain: domainIndex, code: codeIndex,
            arguments: [MessageArgument("freeMegabytes", 3)], preferring: [locale.tag])
          print(
            "\(domain.identifier) \(code.name) \(locale.rawValue):", words.title(for: .terminal),
            "|", words.description(for: .terminal))
        }
      }
    }
  }
}
