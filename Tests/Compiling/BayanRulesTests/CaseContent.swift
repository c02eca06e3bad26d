/// A setting of a case: `@facet description`, `@file Locales/ar/glossary.toml`.
struct CaseSetting: Sendable {
  enum Name: String {
    /// The facet of the message: `@facet description`.
    case facet
    /// The error's arguments, in TOML.
    case arguments
    /// Lines for `bayan.toml`, in TOML.
    case project
    /// Other messages of the project, before that of the case, each in English and translated.
    case others
    /// A file of the project: `@file Locales/ar/glossary.toml`.
    case file
    /// A file that is removed from the project.
    case without
    /// Further rules, whose diagnostics are shown, too.
    case beside
  }

  var name: Name
  var argument: String
  var lines: [String] = []

  var text: String { CaseText.decodedLines(lines).joined(separator: "\n") }

  /// The lines as texts of locales.
  var texts: [CaseContent.Text] {
    var texts: [CaseContent.Text] = []
    for line in lines {
      if let start = CaseText.start(of: line) {
        texts.append(.init(locale: start.locale, lines: [start.rest]))
      } else if !texts.isEmpty {
        texts[texts.count - 1].lines.append(line)
      }
    }
    return texts
  }

  /// The lines of the setting in the file.
  var layout: [String] {
    let inner =
      name == .others
      ? texts.flatMap { CaseText.block("\($0.locale):", $0.text) }
      : CaseText.encodedLines(CaseText.decodedLines(lines))
    return ["@\(name)" + (argument.isEmpty ? "" : " \(argument)")] + inner.map { "  \($0)" }
  }
}

/// The lines of a case: texts with marks at places, diagnostics, and the fixed text.
struct CaseContent: Sendable {
  struct Text: Sendable {
    var locale: String
    /// The lines in the file, without the locale.
    var lines: [String]

    init(locale: String, lines: [String]) {
      self.locale = locale
      self.lines = lines
    }

    init(locale: String, _ text: String) {
      self.locale = locale
      lines = CaseText.lines(of: text)
    }

    var text: String { CaseText.joined(lines) }
  }

  /// The text after the first fix of each diagnostic.
  struct Fixed: Sendable {
    /// The sign `→`, or `→?` if a person has to check a fix.
    var sign: String
    var lines: [String]

    init(sign: String, lines: [String]) {
      self.sign = sign
      self.lines = lines
    }

    init?(_ line: String) {
      guard let sign = ["→", "→?"].first(where: { line == $0 || line.hasPrefix($0 + " ") }) else {
        return nil
      }
      self.init(sign: sign, lines: [String(line.dropFirst(sign.count + 1))])
    }
  }

  /// The lines that begin with `#`.
  var comments: [String] = []
  var about: String?
  var settings: [CaseSetting] = []
  var texts: [Text] = []
  var results: [String] = []
  var fixed: Fixed?

  /// The lines of the case in the file.
  var layout: [String] {
    var lines = comments + (about.map { ["- \($0)"] } ?? [])
    lines += settings.flatMap(\.layout)
    for text in texts { lines += CaseText.block("\(text.locale):", text.text) }
    lines += results
    if let fixed { lines += CaseText.block(fixed.sign, CaseText.joined(fixed.lines)) }
    return lines
  }
}
