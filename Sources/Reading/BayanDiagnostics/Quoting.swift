/// A name as diagnostics show it: in single quotes, and cut where no person would have written so much.
package func quoted(_ name: String) -> String {
  let shown = name.prefix(80)
  return shown.endIndex == name.endIndex ? "'\(name)'" : "'\(shown)…'"
}

/// Names as diagnostics list them: `'a', 'b' and 'c'`; the empty text for none.
package func quotedList(_ names: some Collection<String>) -> String {
  let all = names.map(quoted)
  guard all.count > 1, let last = all.last else { return all.first ?? "" }
  return all.dropLast().joined(separator: ", ") + " and " + last
}

/// The end of a message that names what was most likely meant: "; did you mean 'x'?", or nothing.
package func didYouMean(_ name: String?) -> String {
  name.map { "; did you mean \(quoted($0))?" } ?? ""
}

/// A noun with the article that it has in English: `an integer`, `a list`.
package func withArticle(_ noun: String) -> String {
  let startsWithVowel = noun.first.map { "aeiou".contains($0) } ?? false
  return (startsWithVowel ? "an " : "a ") + noun
}
