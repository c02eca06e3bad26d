import BayanRuntime
import BayanSupport

/// The words of the pages themselves, in one of their languages.
struct PreviewVoice: Sendable {
  let locale: PreviewText.Locale

  static let all = PreviewText.Locale.allCases.map(PreviewVoice.init)

  /// The language's tag.
  var tag: String { locale.rawValue }

  var direction: String { PreviewText.preview.words(in: locale).direction.rawValue }

  /// Returns one text.
  func callAsFunction(_ text: PreviewText) -> String { text.words(in: locale).description }

  /// Returns a text of numbers, such as `3–10, 103–110, …`, in the language's digits, and its
  /// direction.
  func numbers(_ text: String) -> (text: String, direction: String) {
    let digits = Array(self(.digits))
    let isNumeric = text.first.map { "0"..."9" ~= $0 } ?? false
    guard isNumeric, digits.count == 10, digits[0] != "0",
      text.allSatisfy({ $0.isNumber || $0.isWhitespace || ".,–…%".contains($0) })
    else { return (text, "ltr") }
    let own = text.map { $0.isASCII ? $0.wholeNumberValue.map { digits[$0] } ?? $0 : $0 }
    return (String(own).replacing(", ", with: "، "), direction)
  }

  /// The file name of the index page in this language.
  var indexPage: String { isFirst ? "index.html" : "index.\(tag).html" }

  /// Whether this is the language of the pages without a tag in their names.
  var isFirst: Bool { locale == Self.all[0].locale }

  /// Returns the words as data for scripts, by name; words with a number have a text for each
  /// number.
  ///
  /// - Parameters:
  ///   - errors: The largest number of errors.
  ///   - diagnostics: The largest number of diagnostics.
  func script(errors: Int, diagnostics: Int) -> String {
    let catalog = PreviewText.Locale.catalog
    return DataScript.text("words") { json in
      json.object { json in
        for (index, code) in catalog.table.domains[0].codes.enumerated()
        where code.name != "errorCount" && code.name != "diagnosticCount" {
          let words = catalog.words(domain: 0, code: index, preferring: [LocaleTag(tag)])
          json.member(code.name, words.description)
        }
        json.array("errorCount", of: 0...errors) { $0.string(self(.errorCount(count: $1))) }
        json.array("diagnosticCount", of: 0...diagnostics) {
          $0.string(self(.diagnosticCount(count: $1)))
        }
      }
    }
  }
}

/// Data in scripts, because pages from the file system can't load any other files.
enum DataScript {
  /// Returns a script that passes one value to the page: `bayan("name", …)`.
  static func text(_ name: String, _ value: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    value(&json)
    return "bayan(\"\(name)\", \(json.text))\n"
  }
}
