/// Returns a name in single quotes, cut if it is longer than a person would write.
package func quoted(_ name: String) -> String {
  let shown = name.prefix(80)
  return shown.endIndex == name.endIndex ? "'\(name)'" : "'\(shown)…'"
}

/// Returns a list of names in quotes: `'a', 'b' and 'c'`; the empty text for no names.
package func quotedList(_ names: some Collection<String>) -> String {
  let all = names.map(quoted)
  guard all.count > 1, let last = all.last else { return all.first ?? "" }
  return all.dropLast().joined(separator: ", ") + " and " + last
}

/// Returns names of which one is possible, in quotes: "'a', 'b' or 'c'".
package func quotedChoices(_ names: some Collection<String>) -> String {
  let all = names.map(quoted)
  guard all.count > 1, let last = all.last else { return all.first ?? "" }
  return all.dropLast().joined(separator: ", ") + " or " + last
}

/// Returns the end of a message that suggests a name: "; did you mean 'x'?", or nothing.
package func didYouMean(_ name: String?) -> String {
  name.map { "; did you mean \(quoted($0))?" } ?? ""
}

/// Returns a noun with its English article: `an integer`, `a list`.
package func withArticle(_ noun: String) -> String {
  let startsWithVowel = noun.first.map { "aeiou".contains($0) } ?? false
  return (startsWithVowel ? "an " : "a ") + noun
}
