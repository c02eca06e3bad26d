import BayanChecks
import Testing

/// A message, its translation, and what a rule says of them, for tables of cases.
struct MessageCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let locale: String
  let source: String?
  let target: String
  let arguments: String
  let expected: [String]

  /// - Parameters:
  ///   - arguments: TOML: what the error carries, where the rule needs other arguments than most.
  ///   - expected: The diagnostics, as `diagnostics(source:target:locale:rule:)` prints them.
  init(
    _ about: String, _ locale: String = "ar", source: String?, _ target: String,
    arguments: String = MessagePair.arguments, _ expected: [String] = []
  ) {
    testDescription = about
    self.locale = locale
    // `plural` marks its selector, which is the translation's to have.
    self.source = source?.replacing("①", with: "")
    self.target = target
    self.arguments = arguments
    self.expected = expected
  }

  /// Runs a rule and compares.
  func check(_ rule: any Rule.Type, _ location: SourceLocation = #_sourceLocation) throws {
    let found = try diagnostics(
      source: source, target: target, locale: locale, rule: rule, arguments: arguments)
    #expect(found == expected, sourceLocation: location)
  }
}

/// A matcher by `count`, each key with its pattern: `plural("one", "{One file}", …)`.
///
/// - Parameter function: The selector's function, with options.
func plural(_ variants: String..., by function: String = "integer") -> String {
  var text = ".input {$count :\(function)} .match ①$count"
  for (index, part) in variants.enumerated() {
    text += index.isMultiple(of: 2) ? " \(part)" : " {{\(part)}}"
  }
  return text
}
