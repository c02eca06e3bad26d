/// A name that a message shows in quotes, cut if it is longer than a person would write.
package struct Quoted: Hashable, Sendable, CustomStringConvertible {
  /// The name, or its beginning and `…`.
  package let text: String

  /// The most characters that are shown.
  package static let limit = 80

  package init(_ name: String) {
    let shown = name.prefix(Self.limit)
    text = shown.endIndex == name.endIndex ? name : "\(shown)…"
  }

  package var description: String { "'\(text)'" }
}

/// Names that a message shows as a list, each in quotes: `'a', 'b' and 'c'` in English, or `'a', 'b' or 'c'`.
package struct QuotedList: Hashable, Sendable, CustomStringConvertible {
  /// The names, each cut as ``Quoted`` does.
  package let names: [String]

  /// Whether the list is a choice of one name.
  package let isChoice: Bool

  package init(_ names: some Collection<String>, isChoice: Bool = false) {
    self.names = names.map { Quoted($0).text }
    self.isChoice = isChoice
  }

  package var description: String {
    guard names.count > 1, let last = names.last else { return names.first.map { "'\($0)'" } ?? "" }
    let first = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "\(first) \(isChoice ? "or" : "and") '\(last)'"
  }
}

/// Returns a name in single quotes, cut if it is longer than a person would write.
package func quoted(_ name: String) -> Quoted { Quoted(name) }

/// Returns a list of names in quotes: `'a', 'b' and 'c'`; the empty text for no names.
package func quotedList(_ names: some Collection<String>) -> QuotedList { QuotedList(names) }

/// Returns the name in quotes as a text, for outputs that aren't diagnostics.
@_disfavoredOverload
package func quoted(_ name: String) -> String { Quoted(name).description }

/// Returns the names in quotes as a text, for outputs that aren't diagnostics.
@_disfavoredOverload
package func quotedList(_ names: some Collection<String>) -> String {
  QuotedList(names).description
}

/// Returns names of which one is possible, in quotes: "'a', 'b' or 'c'".
package func quotedChoices(_ names: some Collection<String>) -> QuotedList {
  QuotedList(names, isChoice: true)
}

/// Returns parts of a sentence with "and" between each two.
package func joinedByAnd(_ parts: [Diagnostic.Message]) -> Diagnostic.Message {
  parts.dropFirst().reduce(parts.first ?? "") { "\($0) and \($1)" }
}

/// Returns parts of a sentence with commas between them.
package func joinedByCommas(_ parts: some Collection<Diagnostic.Message>) -> Diagnostic.Message {
  parts.dropFirst().reduce(parts.first ?? "") { "\($0), \($1)" }
}

/// Returns the end of a message that suggests a name: "; did you mean 'x'?", or nothing.
package func didYouMean(_ name: String?) -> Diagnostic.Message {
  name.map { "; did you mean \(quoted($0))?" } ?? ""
}

/// Returns the noun of a type with its English article: `an integer`, `a table`.
package func withArticle(_ noun: String) -> Diagnostic.Message {
  switch noun {
  case "string": "a string"
  case "integer": "an integer"
  case "number": "a number"
  case "float": "a float"
  case "boolean": "a boolean"
  case "date": "a date"
  case "currency": "a currency"
  case "array": "an array"
  case "table": "a table"
  // The kinds of dates and times of TOML: `local date`.
  case "offset date-time": "an offset date-time"
  case "local date-time": "a local date-time"
  case "local date": "a local date"
  case "local time": "a local time"
  default: Diagnostic.Message(noun)
  }
}
