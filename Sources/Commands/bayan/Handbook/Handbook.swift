import ArgumentParser
import BayanRuntime
import Foundation

/// The handbook for translators, which is `Documentation/Handbook`.
enum Handbook {
  enum Language: String, CaseIterable, ExpressibleByArgument {
    case english = "en"
    case arabic = "ar"

    /// The first of a reader's languages that the handbook is written in.
    init(preferring locales: [LocaleTag]) {
      let languages = locales.map { String("\($0)".prefix { $0 != "-" }) }
      self = languages.compactMap(Self.init).first ?? .english
    }

    fileprivate var pages: Pages {
      switch self {
      case .english: .english
      case .arabic: .arabic
      }
    }
  }

  enum Topic: String, CaseIterable, ExpressibleByArgument {
    case messages
    case plurals
    case direction
    case states
    case diagnostics
  }

  /// The pages of one language, as they stand in Markdown, without their last line feeds.
  struct Pages {
    var contents: String
    var messages: String
    var plurals: String
    var direction: String
    var states: String
    var diagnostics: String
  }

  /// A page for a terminal.
  ///
  /// - Parameter topic: `nil` for the list of topics.
  static func page(_ topic: Topic?, in language: Language) -> String {
    let pages = language.pages
    let text =
      switch topic {
      case nil: pages.contents
      case .messages: pages.messages
      case .plurals: pages.plurals
      case .direction: pages.direction
      case .states: pages.states
      case .diagnostics: pages.diagnostics
      }
    return (text + "\n").withoutHTML
  }
}

extension String {
  /// The text without the lines that tell a browser its direction.
  fileprivate var withoutHTML: String {
    replacing("<div dir=\"rtl\">\n\n", with: "").replacing("</div>\n\n", with: "")
      .replacing("\n</div>\n", with: "")
  }
}
