import Testing

/// A text, and the text that is expected of it.
struct TextExample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var before: String
  var after: String

  init(_ description: String, _ before: String, _ after: String) {
    (testDescription, self.before, self.after) = (description, before, after)
  }
}
