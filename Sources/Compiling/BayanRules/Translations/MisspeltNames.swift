import BayanChecking
import BayanDiagnostics
import BayanSupport

/// Returns the names without an entry, each with the misspelt name of the entry that is most likely meant
/// for it.
///
/// These entries aren't missing: `translation-obsolete` reports their names.
func misspeltNames(among entries: [String], known: [String]) -> [String: String] {
  let known = Set(known)
  let strange = entries.filter { !known.contains($0) }
  // Each name is compared with all known names; so many unknown names are no misspellings.
  guard !strange.isEmpty, strange.count <= 20 else { return [:] }
  let present = Set(entries)
  let pairs = strange.compactMap { name in
    nearestName(to: name, among: known).flatMap { present.contains($0) ? nil : ($0, name) }
  }
  return Dictionary(firstOf: pairs)
}
