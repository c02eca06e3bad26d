package import BayanDiagnostics
import Synchronization

/// The language of what a command shows to people, chosen once when it starts.
///
/// `--language` comes first, then `BAYAN_LANGUAGE`. `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` choose a
/// language from right to left only where it can be read: in a file or a pipe, or on a terminal
/// that is known to show it. On another terminal the output is English, and its last line says in
/// that language how to ask for it.
package struct OutputLanguage: Sendable {
  /// The language.
  package var language: DiagnosticLanguage = .english

  /// Whether the user has asked for it by `--language`.
  ///
  /// Without that, forms for programs are English.
  package var isAskedFor = false

  /// The last line of a report in English, if the user's own language couldn't be shown.
  package var hint: String?

  private static let chosen = Mutex(OutputLanguage())

  /// The choice of this process.
  package static var current: OutputLanguage {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// The language of reports for programs.
  package var ofPrograms: DiagnosticLanguage { isAskedFor ? language : .english }

  /// Chooses the language.
  ///
  /// - Parameters:
  ///   - asked: The value of `--language`.
  ///   - showsBidi: Whether the output isn't a terminal, or the terminal shows text from right to left.
  ///   - answering: Returns the language that answers the first of some tags; `nil` if none has one.
  /// - Returns: `nil` if no language answers `asked`.
  static func choice(
    asked: String?, in environment: [String: String], showsBidi: Bool,
    answering: ([String]) -> DiagnosticLanguage?
  ) -> OutputLanguage? {
    if let asked {
      return answering([asked]).map { OutputLanguage(language: $0, isAskedFor: true) }
    }
    if let tag = environment["BAYAN_LANGUAGE"], !tag.isEmpty {
      return OutputLanguage(language: answering([tag]) ?? .english)
    }
    guard let own = answering(preferences(in: environment)) else { return OutputLanguage() }
    if own.isRightToLeft && !showsBidi {
      let hint: Diagnostic.Message =
        "to read this in your language, add \(quoted("--language \(own.tag)"))"
      return OutputLanguage(hint: own(hint))
    }
    return OutputLanguage(language: own)
  }

  /// Returns the tags of POSIX's variables; none for the locale `C`, which asks for English.
  private static func preferences(in environment: [String: String]) -> [String] {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") else { return [] }
    func tag(_ locale: Substring) -> String {
      String(locale.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    }
    let own = tag(Substring(locale))
    guard own != "C", own != "POSIX" else { return [] }
    // As in gettext, LANGUAGE counts only with a locale.
    return (value("LANGUAGE")?.split(separator: ":").map(tag) ?? []) + [own]
  }

  /// Whether a terminal shows text from right to left as it is read, and no sign for an isolate.
  ///
  /// mlterm 3.9.0 orders text too, but draws a box for each isolate. xterm 379 orders nothing.
  ///
  /// - Source: the release notes of VTE 0.58, which brought it; pictures of VTE 0.70.6, mlterm 3.9.0 and
  ///   xterm 379 with the report of `bayan check`, in `Documentation/Images/terminals-arabic.png`.
  static func isBidiTerminal(_ environment: [String: String]) -> Bool {
    environment["VTE_VERSION"].flatMap(Int.init).map { $0 >= 5800 } ?? false
  }
}
