import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanTOML
import Foundation
import Testing

@testable import BayanChecking
@testable import BayanRules

@Suite("one cause, one diagnostic")
struct SupersedingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source = "Hello {$name}"
    var target: String
    var diagnostics: [String]
  }

  @Test(arguments: [
    Example(
      testDescription: "a name that is misspelt isn't missing too",
      target: "مرحبا {①$nmae}",
      diagnostics: [
        "① the error has no argument 'nmae'; did you mean 'name'? [placeholder-unknown]"
      ]),
    Example(
      testDescription: "words that are empty lack nothing else",
      target: "①", diagnostics: ["Locales/ar/login.toml:2:9 this text is empty [translation-empty]"]
    ),
    Example(
      testDescription: "a message that can't be read is left to the parser",
      target: "مرحبا {", diagnostics: []),
    Example(
      testDescription: "a source that can't be read is compared with nothing",
      source: "Hello {$name", target: "مرحبا", diagnostics: []),
  ])
  func `only the cause is reported, and not what follows from it`(_ example: Example) throws {
    let found = try diagnostics(
      source: example.source, target: example.target, rules: RuleBook.all.rules)
    #expect(found.filter { !$0.contains(" note: ") } == example.diagnostics)
  }

  @Test func `an option's label that is misspelt isn't missing too`() throws {
    let fixture = CatalogFixture([
      "Locales/ar/options.toml": "[logIn]\nlabel = \"ا\"\n[①cancle]\nlabel = \"ب\""
    ])
    #expect(
      try fixture.checkDiagnostics() == [
        "① these texts are never shown: there is no option 'cancle' in 'Catalog/options.toml'; "
          + "did you mean 'cancel'? [translation-obsolete]"
      ])
  }

  @Test func `letters lost to another encoding are said once`() throws {
    var fixture = CatalogFixture()
    let index = try #require(fixture.files.firstIndex { $0.path == "Locales/ar/login.toml" })
    // The first word is encoded as Windows-1256.
    let text = "[passwordChanged]\ntitle = \"".utf8 + [0xE3, 0xD1, 0xCD, 0xC8, 0xC7] + "\"\n".utf8
    fixture.files[index] = SourceFile(path: "Locales/ar/login.toml", bytes: Array(text))
    let found = RuleBook.all.diagnostics(of: CatalogLoader.load(fixture.files)).filter {
      $0.file == "Locales/ar/login.toml" && $0.rule != "translation-missing"
    }
    #expect(found.map(\.rule.rawValue) == ["encoding-invalid"])
  }

  // MARK: - Scopes

  /// A rule that reports the text between ‹ and ›.
  private struct Cause: MessageRule {
    static let id: RuleID = "test-cause"
    static let severity = Diagnostic.Severity.warning
    func check(_ message: CatalogMessage, into report: inout Report) {
      if let span = message.span(from: "‹", to: "›") {
        report.add("cause", at: .span(span, in: message, variant: message.variant(of: "‹")))
      }
    }
  }

  /// Reports the text between « and ».
  private static func check(_ message: CatalogMessage, into report: inout Report) {
    if let span = message.span(from: "«", to: "»") {
      report.add("effect", at: .span(span, in: message, variant: message.variant(of: "«")))
    }
  }

  private struct InMessage: MessageRule {
    static let id: RuleID = "test-in-message"
    static let severity = Diagnostic.Severity.warning
    static let supersededBy: [Superseding] = [.inMessage("test-cause")]
    func check(_ message: CatalogMessage, into report: inout Report) {
      SupersedingTests.check(message, into: &report)
    }
  }

  private struct InVariant: MessageRule {
    static let id: RuleID = "test-in-variant"
    static let severity = Diagnostic.Severity.warning
    static let supersededBy: [Superseding] = [.inVariant("test-cause")]
    func check(_ message: CatalogMessage, into report: inout Report) {
      SupersedingTests.check(message, into: &report)
    }
  }

  private struct AtSpan: MessageRule {
    static let id: RuleID = "test-at-span"
    static let severity = Diagnostic.Severity.warning
    static let supersededBy: [Superseding] = [.atSpan("test-cause")]
    func check(_ message: CatalogMessage, into report: inout Report) {
      SupersedingTests.check(message, into: &report)
    }
  }

  private struct Loud: MessageRule {
    static let id: RuleID = "test-loud"
    static let severity = Diagnostic.Severity.error
    static let supersededBy: [Superseding] = [.inMessage("test-cause")]
    func check(_ message: CatalogMessage, into report: inout Report) {
      SupersedingTests.check(message, into: &report)
    }
  }

  /// A rule that is superseded by a superseded rule, and so never reports anything beside it.
  private struct Second: MessageRule {
    static let id: RuleID = "test-second"
    static let severity = Diagnostic.Severity.warning
    static let supersededBy: [Superseding] = [.inMessage("test-in-message")]
    func check(_ message: CatalogMessage, into report: inout Report) {
      SupersedingTests.check(message, into: &report)
    }
  }

  struct Scoped: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var target: String
    /// The rules whose diagnostics remain beside the cause.
    var rest: Set<String>
  }

  private static let start = ".input {$count :integer} .match $count "

  @Test(arguments: [
    Scoped(
      testDescription: "no cause", target: "a «b»",
      rest: ["test-in-message", "test-in-variant", "test-at-span", "test-loud"]),
    Scoped(
      testDescription: "a cause elsewhere in the text", target: "‹a› «b»",
      rest: ["test-at-span", "test-loud"]),
    Scoped(testDescription: "a cause that overlaps", target: "‹a «b› c»", rest: ["test-loud"]),
    Scoped(
      testDescription: "a cause in another variant",
      target: start + "one {{‹a›}} * {{«b»}}",
      rest: ["test-in-variant", "test-at-span", "test-loud"]),
    Scoped(
      testDescription: "a cause about all variants",
      target: ".local $x = {|‹›|} " + start + "one {{a}} * {{«b»}}",
      rest: ["test-at-span", "test-loud"]),
    Scoped(
      testDescription: "a message that can't be read", target: "{ «b»", rest: []),
  ])
  func yields(_ example: Scoped) throws {
    let pair = MessagePair(source: nil, target: example.target, locale: "ar")
    let found = try pair.diagnostics([
      Cause.self, InMessage.self, InVariant.self, AtSpan.self, Loud.self, Second.self,
    ])
    #expect(Set(found.map(\.rule.rawValue)).subtracting(["test-cause"]) == example.rest)
  }

  @Test func `every rule that is yielded to exists, and none yields to itself in the end`() {
    for rule in RuleBook.all.rules {
      var seen: Set<RuleID> = []
      var open = rule.supersededBy.map(\.rule)
      while let next = open.popLast() {
        #expect(RuleBook.all.entry(next.rawValue) != nil, "\(rule.id) yields to \(next)")
        #expect(next != rule.id, "\(rule.id) yields to itself")
        guard seen.insert(next).inserted else { continue }
        open += RuleBook.all.entry(next.rawValue)?.supersededBy.map(\.rule) ?? []
      }
    }
  }
}

extension CatalogMessage {
  fileprivate func span(from open: String, to close: String) -> SourceSpan? {
    let text = localeMessage.text.value
    guard let start = text.range(of: open), let end = text.range(of: close) else { return nil }
    return SourceSpan(
      text.utf8.distance(from: text.startIndex, to: start.lowerBound),
      text.utf8.distance(from: text.startIndex, to: end.upperBound))
  }

  /// Returns the keys of the variant with a mark; `nil` without variants.
  fileprivate func variant(of mark: String) -> String? {
    let text = localeMessage.text.value
    guard let match = text.range(of: ".match"), let place = text.range(of: mark),
      place.lowerBound > match.lowerBound
    else { return nil }
    return text[..<place.lowerBound].contains("* {{") ? "*" : "one"
  }
}
