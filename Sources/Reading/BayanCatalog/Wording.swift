/// `[wording.LANGUAGE]`: a project's changes to the word lists and the length limits of one language.
///
/// The lists themselves are files of `BayanRules`, one for each language.
package struct Wording: Sendable {
  /// The lists, by their keys in the files.
  package enum List: String, Sendable, CaseIterable {
    case titleRequests = "title-requests"
    case requests
    case tryAgain = "try-again"
    case blame
    case jargon
    case vague
    case causeUnknown = "cause-unknown"
    case countedNouns = "counted-nouns"

    /// The key of the words that a project removes from the list.
    package var allowedKey: String { rawValue + "-allowed" }

    /// A description of the list's words.
    var summary: String {
      switch self {
      case .titleRequests: "what a title begins with that asks for something (`title-request`)"
      case .requests: "what asks readers to do something (`suggestion-without-request`)"
      case .tryAgain: "what tells readers to try again (`suggestion-without-option`)"
      case .blame: "what blames the reader (`reader-blamed`)"
      case .jargon: "what only developers understand (`jargon`)"
      case .vague: "what says that there is an error, and no more (`cause-missing`)"
      case .causeUnknown: "what a `summary` without a known cause has (`cause-missing`)"
      case .countedNouns: "nouns that change with the number before them (`number-unselected`)"
      }
    }
  }

  /// A surface: a facet, or the label of a button.
  package typealias Surface = Facet?

  /// The words that the project adds.
  package var added: [List: [String]] = [:]
  /// The words that the project removes.
  package var allowed: [List: [String]] = [:]
  /// The maximum number of characters by surface; the key `nil` is the label of a button.
  package var maxLength: [Surface: Int] = [:]

  /// Returns the key of a surface in `max-length`.
  package static func key(of surface: Surface) -> String { surface?.rawValue ?? "label" }

  package static let surfaces: [Surface] = Facet.allCases + [nil]

  package init() {}
}

extension Project {
  /// Returns the project's wordings for a locale, the most general first: `en`, then `en-GB`.
  package func wordings(for locale: String) -> [Wording] {
    Self.tags(of: locale).compactMap { wording[$0] }
  }

  /// Returns a tag and its more general forms, the most general first: `zh`, `zh-Hant`, `zh-Hant-TW`.
  package static func tags(of locale: String) -> [String] {
    let parts = locale.split(separator: "-")
    return parts.indices.map { parts[...$0].joined(separator: "-") }
  }
}
