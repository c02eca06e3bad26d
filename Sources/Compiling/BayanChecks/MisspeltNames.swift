import BayanDiagnostics
import BayanSupport

/// The names without an entry that an entry under another name is most likely meant for.
///
/// They aren't missing: their entry is misspelt, which `translation-obsolete` reports at the entry.
func misspeltNames(among entries: [String], known: [String]) -> Set<String> {
  let known = Set(known)
  let strange = entries.filter { !known.contains($0) }
  // Each is held against all names; so many are no slips.
  guard !strange.isEmpty, strange.count <= 20 else { return [] }
  let present = Set(entries)
  return Set(
    strange.compactMap { name in
      nearestName(to: name, among: known).flatMap { present.contains($0) ? nil : $0 }
    })
}
