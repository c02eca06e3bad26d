import ArgumentParser
package import BayanCatalog
import BayanDiagnostics
import BayanSupport

extension Catalog {
  /// Ends the command if a given locale isn't in the catalog.
  ///
  /// - Throws: `ValidationError` with the catalog's locales.
  package func checkLocales(_ tags: [String]) throws {
    for tag in tags where !project.locales.contains(tag) {
      throw ValidationError(sentence: unknownLocale(tag, among: Set(project.locales)))
    }
  }
}

/// Returns the message about a locale that no catalog has.
func unknownLocale(_ tag: String, among known: Set<String>) -> Diagnostic.Message {
  if let pseudo = PseudoLocale(tag) { return "Name another locale: \(pseudo.refusal)." }
  guard let nearest = nearestLocale(to: tag, among: known) else {
    return "The catalog has no locale \(quoted(tag)); it has \(quotedList(known.sorted()))."
  }
  return "The catalog has no locale \(quoted(tag)); did you mean \(quoted(nearest))?"
}
