import BayanCatalog
import BayanDiagnostics

extension Catalog {
  /// Examples of keys, with names of this catalog.
  var exampleOfKeys: Diagnostic.Message {
    let message = locales.first?.messages.first { $0.id.namesMessage }
    guard let id = message?.id else { return "Write an entry as DOMAIN.CODE." }
    return "Write an entry as in \(id.file).\(id.entry), or one of its messages as in \(id)."
  }
}
