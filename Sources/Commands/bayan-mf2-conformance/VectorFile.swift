import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanRuntime
import Foundation

/// The vectors of all test cases, and of messages with each option of each function.
///
/// The runtime as WebAssembly makes the same texts (`Tools/wasm`). It has no registered functions, so these texts are
/// made without them.
struct VectorFile {
  private var vectors = GoldenVectors()
  private(set) var messageCount = 0

  /// Returns the text of the file.
  func json() throws -> String { try vectors.json { Data($0).base64EncodedString() } }

  /// Adds a case of a test file, unless its message has syntax errors.
  mutating func add(_ test: TestCase) {
    guard let source = test.source else { return }
    add(source, in: test.locale, with: [TestRun.arguments(of: test)])
  }

  private mutating func add(
    _ source: String, in locale: String, with arguments: [[MessageArgument]]
  ) {
    let parsed = ParsedMessage.parse(source)
    guard parsed.isValid, vectors.add(parsed.message, in: locale, with: arguments) else { return }
    messageCount += 1
  }

  /// Adds messages with each option of each function of the standard, in locales that differ much.
  mutating func addOptions() {
    let values: [MessageValue] =
      ["0", "1", "2", "3", "11", "-1", "0.5", "1.50", "-1234.565", "1234567", "1e21"].compactMap {
        MessageNumber($0).map(MessageValue.number)
      } + [
        .integer(2_147_483_647), .string("7"), .string("e\u{301} \u{202E}ب\n"),
        MessageValue(-Double.infinity), .list(["a", 2, .list(["ب"])]), .list([]),
      ]
      + ["2006-01-02T15:04:05Z", "2026-07-09T23:59:59.5+03:00[Asia/Riyadh]", "2024-02-29"]
      .compactMap { MessageDateTime($0).map(MessageValue.dateTime) }
      + ["12.50 EUR", "-3 JPY", "0.005 KWD", "1 ??"].map { text in
        let parts = text.split(separator: " ").map(String.init)
        return MessageAmount(parts[0], currency: parts[1]).map(MessageValue.amount) ?? .string(text)
      }
    let lists = values.map { [MessageArgument("x", $0)] }
    for locale in ["en", "ar", "ar-EG", "pl", "hi", "de-CH"] {
      add("{$x} {$missing}", in: locale, with: lists)
      for function in StandardFunction.all {
        for annotation in Self.annotations(of: function) {
          add("a {$x \(annotation)} z", in: locale, with: lists)
          guard function.selects else { continue }
          let keys = ["0", "1", "zero", "one", "two", "few", "many"]
          let variants = keys.map { "\($0) {{\($0) {$x}}}" }.joined(separator: " ")
          add(
            ".input {$x \(annotation)} .match $x \(variants) * {{other {$x}}}", in: locale,
            with: lists)
        }
      }
    }
  }

  /// Returns calls of a function: without options, and with each value of each option.
  private static func annotations(of function: StandardFunction) -> [String] {
    let needed =
      function.measure.map { $0 == "currency" ? " currency=EUR" : " \($0)=kilometer" } ?? ""
    return [
      ":\(function.name)", ":\(function.name)\(needed)", ":\(function.name)\(needed) u:dir=rtl",
    ]
      + function.declaration.options.flatMap { option in
        values(of: option).map { value in
          ":\(function.name)\(option.name == function.measure ? "" : needed) \(option.name)=\(value)"
        }
      }
  }

  private static func values(of option: FunctionDeclaration.Option) -> [String] {
    switch option.values {
    case .oneOf(let values): values.count > 20 ? ["auto", "0", "3"] : values
    case .digitSize: ["0", "1", "4", "bad"]
    case .currencyCode: ["usd", "JPY", "KWD", "nope"]
    default: ["UTC", "+03:30", "hebrew", "meter-per-second", "|no unit|", "input"]
    }
  }
}
