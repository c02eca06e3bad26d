import BayanBuildCommands
import BayanDiagnostics
import BayanErrors
import BayanRuntime

/// Lines of a label and a value, with the labels in the language of the output.
enum LabelledText {
  /// The width of the labels; those of a language have at most nine characters.
  private static let width = 11

  /// Returns a line with a value that is the same in all languages.
  static func labelled(_ label: Diagnostic.Message, _ value: String) -> String {
    let language = OutputLanguage.current.language
    let text = language(label)
    let padding = String(repeating: " ", count: max(1, width - text.count))
    return language.isolated(text) + padding + value
  }

  /// Returns a line with a sentence as its value.
  static func labelled(_ label: Diagnostic.Message, sentence: Diagnostic.Message) -> String {
    let language = OutputLanguage.current.language
    return labelled(label, language.isolated(language(sentence)))
  }
}

extension AlertText {
  /// Draws an alert for a translator, with its locale and direction in the language of the output.
  static func text(forTranslators alert: ErrorAlert) -> String {
    let language = OutputLanguage.current.language
    let tags = joinedByCommas(alert.languages.map { "\($0.description)" })
    let place: Diagnostic.Message =
      alert.direction == .rightToLeft ? "\(tags), right to left" : "\(tags), left to right"
    // The line has the alert's direction, so that the frame stays on its side.
    let line =
      alert.direction == .rightToLeft ? language(place) : language.isolated(language(place))
    return text(alert, lastLine: line)
  }
}
