import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanTOML
import Foundation

/// Measures the time that an editor waits for the check of a message at each keystroke.
///
/// The argument is a project's folder. Its catalog is loaded once, and its rules are prepared once,
/// which is one row. Then some thousand messages are changed in five places, one after the other,
/// as if typed. Each time the value is read as TOML, parsed and checked by all rules about
/// messages, without results from before. A message counts by the median of its five times. The
/// rows are the first message of a locale, the median of all messages and the slowest message.
/// Prints one JSON object for each row.
/// JSON object a row.
@main
struct Keystrokes {
  static func main() throws {
    let files = try files(in: URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true))
    guard let catalog = CatalogLoader.load(files).catalog else {
      preconditionFailure("the project can't be read")
    }
    let (checker, preparation) = prepared(for: catalog)
    let messages = messages(of: catalog)
    // The locale's data is ready by now, but the locale's first message still waits for other work.
    let firsts = catalog.locales.compactMap { locale in
      messages.first { $0.locale == locale.tag }
    }.map { nanoseconds(of: typed($0, 0), $0, checker) }
    let times = messages.map { message in
      (0..<5).map { nanoseconds(of: typed(message, $0), message, checker) }.sorted()[2]
    }.sorted()
    try write("the checker prepared for \(catalog.locales.count) locales", preparation, bar: nil)
    try write("the first of a locale", firsts.max() ?? 0)
    try write("the median of \(times.count.formatted())", times[times.count / 2])
    try write("the slowest of \(times.count.formatted())", times[times.count - 1])
  }

  /// Returns a checker, with the time of its preparation.
  static func prepared(for catalog: Catalog) -> (MessageChecker, nanoseconds: Double) {
    var checker: MessageChecker?
    let duration = ContinuousClock().measure { checker = MessageChecker(catalog, rules: .all) }
    guard let checker else { preconditionFailure("what was made is there") }
    return (checker, nanoseconds(duration))
  }

  static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
  }

  /// Reads and checks one state of a message.
  static func nanoseconds(
    of text: String, _ message: LocaleMessage, _ checker: MessageChecker
  ) -> Double {
    let source = SourceFile(path: message.place.file, text: "text = \(tomlBasicString(text))\n")
    var found: [Diagnostic]?
    let duration = ContinuousClock().measure {
      guard let value = TOMLDocument.parse(source).document.root["text"]?.value,
        let text = value.string
      else { return }
      found = checker.diagnostics(
        in: text, at: Place(file: source.path, span: value.span), id: message.id,
        locale: message.locale)
    }
    precondition(found != nil, "the message wasn't checked")
    return nanoseconds(duration)
  }

  /// Returns a message with one more letter, somewhere between its words.
  static func typed(_ message: LocaleMessage, _ keystroke: Int) -> String {
    var scalars = Array(message.messageText.unicodeScalars)
    let places = scalars.indices.filter { scalars[$0] == " " && $0 > 0 && scalars[$0 - 1] != "}" }
    let place = places.isEmpty ? scalars.count : places[places.count * (2 * keystroke + 1) / 10]
    scalars.insert(message.locale == "ar" ? "ب" : "b", at: place)
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns every tenth message of all locales, and all messages with variants.
  static func messages(of catalog: Catalog) -> [LocaleMessage] {
    catalog.locales.flatMap { locale in
      locale.messages.enumerated().filter { index, message in
        index % 10 == 0 || message.messageText.contains(".match")
      }.map(\.element)
    }
  }

  static func files(in project: URL) throws -> [SourceFile] {
    try ["Catalog", "Locales"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: project.appending(path: folder).path)
        .filter { $0.hasSuffix(".toml") }.sorted()
        .map { path in
          SourceFile(
            path: "\(folder)/\(path)",
            text: try String(
              contentsOf: project.appending(path: "\(folder)/\(path)"), encoding: .utf8))
        }
    }
  }

  /// Prints a row.
  ///
  /// - Parameter bar: The bar in milliseconds; `nil` for a row without one.
  static func write(_ which: String, _ nanoseconds: Double, bar: Double? = 1) throws {
    let milliseconds = nanoseconds / 1e6
    let row: [String: Any] = [
      "name": "one message checked cold, \(which) (ms)", "ours": milliseconds, "peer": 1,
      "peer_name": "a millisecond", "ratio": milliseconds, "bar": bar as Any? ?? NSNull(),
      "holds": bar.map { milliseconds <= $0 } as Any? ?? NSNull(),
    ]
    print(
      String(
        decoding: try JSONSerialization.data(withJSONObject: row, options: [.sortedKeys]),
        as: UTF8.self))
  }
}
