import ArgumentParser
import BayanRuntime
import BayanTexts
import Foundation

/// The handbook for translators, from `Documentation/Handbook`.
enum Handbook {
  enum Language: String, CaseIterable, ExpressibleByArgument {
    case english = "en"
    case arabic = "ar"

    /// Creates the first of a reader's languages in which the handbook exists.
    init(preferring locales: [LocaleTag]) {
      let languages = locales.map { String("\($0)".prefix { $0 != "-" }) }
      self = languages.compactMap(Self.init).first ?? .english
    }
  }

  enum Topic: String, CaseIterable, ExpressibleByArgument {
    case messages
    case plurals
    case direction
    case states
    case diagnostics
  }

  /// Returns a page for a terminal.
  ///
  /// - Parameter topic: The topic; `nil` for the list of topics.
  static func page(_ topic: Topic?, in language: Language) -> String {
    let name = topic?.rawValue ?? "README"
    return EmbeddedText.required(at: "Documentation/Handbook/\(language.rawValue)/\(name).md")
      .text.withoutHTML
  }
}

extension String {
  /// The text without the lines that set the direction for browsers.
  fileprivate var withoutHTML: String {
    replacing("<div dir=\"rtl\">\n\n", with: "").replacing("</div>\n\n", with: "")
      .replacing("\n</div>\n", with: "")
  }
}
