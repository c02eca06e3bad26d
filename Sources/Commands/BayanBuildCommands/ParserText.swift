import BayanDiagnostics

/// The text of an error in a command line, as ArgumentParser writes it, in the language of the output.
///
/// ArgumentParser has neither the parts of its sentences nor a place for other languages. So the sentences
/// that users of commands meet are recognized, and all others stay English. `ParserTextTests` shows each to
/// the parser, so that a reworded one is seen.
struct ParserText {
  private let english: String
  private let page: String

  /// - Parameter page: The help of the command in the language of the output, if there is one.
  init(_ english: String, page: String? = nil) {
    self.english = english
    self.page = page ?? ""
  }

  /// The text, line by line.
  var text: String {
    let language = OutputLanguage.current.language
    guard !language.isEnglish else { return english }
    return english.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("Error: ") {
        let (label, error): (Diagnostic.Message, _) = ("Error:", String(line.dropFirst(7)))
        // The text of a command is in the language already.
        return "\(language(label)) \(Self.error(error).map { language($0) } ?? error)"
      }
      if line.hasPrefix("Help:  ") { return helpLine(String(line.dropFirst(7)), in: language) }
      return Self.frame(of: String(line)).map { language($0) } ?? String(line)
    }.joined(separator: "\n")
  }

  /// Returns the line with the description of an option or an argument.
  ///
  /// The command's help in the language has the same name at the beginning of a line, and the description
  /// in the lines below.
  private func helpLine(_ help: String, in language: DiagnosticLanguage) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    for place in lines.indices {
      // An error about '-o, --output <file>' has the one name that was given.
      guard
        let found = lines[place].wholeMatch(of: #/  (?:(-[a-z]), )?(--[a-z-]+|<.*>)( <.*>)?/#)
      else { continue }
      let names = [found.1, found.2].compactMap(\.self).map { $0 + (found.3 ?? "") }
      guard let name = names.first(where: { help.hasPrefix($0 + "  ") }) else { continue }
      let text = lines[(place + 1)...].prefix { $0.hasPrefix("      ") }.map { $0.dropFirst(6) }
      return language(Self.help(String(name))) + "  " + text.joined(separator: " ")
    }
    return language(Self.help(help))
  }

  private static func help(_ help: String) -> Diagnostic.Message { "Help:  \(help)" }

  /// Returns the sentence of a line around an error; `nil` for another text, such as the description of an
  /// option.
  private static func frame(of line: String) -> Diagnostic.Message? {
    if let usage = line.wholeMatch(of: /Usage: (.*)/) { return "Usage: \(String(usage.1))" }
    if let command = line.wholeMatch(of: #/  See '(.*)' for more information\./#) {
      return "  See '\(String(command.1))' for more information."
    }
    return nil
  }

  /// Returns the sentence of an error; `nil` for one that isn't the parser's.
  private static func error(_ error: String) -> Diagnostic.Message? {
    if let found = error.wholeMatch(of: /Unknown option '(.*?)'(?:\. Did you mean '(.*)'\?)?/) {
      let (option, other) = (String(found.1), found.2.map(String.init))
      return other.map { "Unknown option '\(option)'. Did you mean \(quoted($0))?" }
        ?? "Unknown option '\(option)'"
    }
    if let found = error.wholeMatch(of: /Missing expected argument '(.*)'/) {
      return "Missing expected argument '\(String(found.1))'"
    }
    if let found = error.wholeMatch(of: /Missing value for '(.*)'/) {
      return "Missing value for '\(String(found.1))'"
    }
    if let found = error.wholeMatch(of: /Unexpected argument '(.*)'/) {
      return "Unexpected argument '\(String(found.1))'"
    }
    if let found = error.wholeMatch(of: /(\d+) unexpected arguments: '(.*)'/) {
      let count = Int(found.1) ?? 0
      return "\(count) unexpected arguments: '\(String(found.2))'"
    }
    if let found = error.wholeMatch(
      of: /The option '(.*)' does not take any value, but '(.*)' was specified\./)
    {
      let (option, value) = (String(found.1), String(found.2))
      return "The option '\(option)' does not take any value, but '\(value)' was specified."
    }
    if let found = error.wholeMatch(
      of: /The value '(.*)' is invalid for '(.*?)'(?:\. Please provide one of (.*)\.)?/)
    {
      let (value, option) = (String(found.1), String(found.2))
      guard let values = found.3.map(String.init) else {
        return "The value '\(value)' is invalid for '\(option)'"
      }
      let names = values.matches(of: /'(.*?)'/).map { String($0.1) }
      return
        "The value '\(value)' is invalid for '\(option)'. Please provide one of \(quotedChoices(names))."
    }
    return nil
  }
}
