package import BayanDiagnostics
import BayanRuntime

extension DiagnosticLanguage {
  /// The languages that diagnostics can be shown in, English first.
  package static let all: [DiagnosticLanguage] =
    DiagnosticTextsCatalog.Locale.allCases.map { $0 == .en ? .english : DiagnosticLanguage($0) }

  /// Returns the language that answers the first tag with an answer; `nil` if none has one.
  ///
  /// Only a tag of a language that is there, and isn't English, makes the catalog: that is a quarter of
  /// the instructions of a small check, and each command asks this when it starts.
  package static func answering(_ tags: some Sequence<String>) -> DiagnosticLanguage? {
    let languages = DiagnosticTextsCatalog.Locale.allCases.map { language(of: $0.tag) }
    for tag in tags.lazy.map({ LocaleTag($0) }) {
      if language(of: tag) == "en" { return .english }
      guard languages.contains(language(of: tag)) else { continue }
      if let index = DiagnosticTextsCatalog.Locale.catalog.index(matching: tag) {
        return all[index]
      }
    }
    return nil
  }

  /// Returns the first subtag.
  private static func language(of tag: LocaleTag) -> Substring {
    tag.description.prefix { $0 != "-" }
  }

  private init(_ locale: DiagnosticTextsCatalog.Locale) {
    let catalog = DiagnosticTextsCatalog.Locale.catalog
    self.init(
      tag: locale.rawValue,
      isRightToLeft: catalog.packs[locale.index].direction == .rightToLeft
    ) { message, isolating in
      SentenceTable.shared.text(of: message, in: locale, isolating: isolating)
    }
  }
}

/// The places of all sentences in the catalog's table, by the keys of their patterns.
///
/// It is made when the first diagnostic is shown in another language than English.
struct SentenceTable: Sendable {
  private struct Sentence {
    var domain: Int
    var code: Int
    /// The names of the values, in the pattern's order.
    var names: [String] = []
  }

  private let sentences: [Int: Sentence]

  static let shared = SentenceTable()

  /// The names of the values, in order, by the keys of the patterns.
  var names: [Int: [String]] { sentences.mapValues(\.names) }

  private init() {
    var sentences: [Int: Sentence] = [:]
    for (index, domain) in DiagnosticTextsCatalog.Locale.catalog.table.domains.enumerated() {
      for (code, entry) in domain.codes.enumerated() {
        sentences[entry.value] = Sentence(domain: index, code: code)
      }
    }
    for line in argumentNames.description.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard let key = parts.first.flatMap({ Int($0, radix: 16) }) else { continue }
      sentences[key]?.names = parts.dropFirst().map(String.init)
    }
    self.sentences = sentences
  }

  func text(
    of message: Diagnostic.Message, in locale: DiagnosticTextsCatalog.Locale, isolating: Bool
  ) -> String? {
    // A text of the system has no pattern; a part that is left out needs none.
    if message.isEmpty { return "" }
    guard message.hasWords else { return joined(message, in: locale, isolating: isolating) }
    return text(of: message.key, message.values, in: locale, isolating: isolating)
  }

  /// Returns the sentence of a pattern's key with values; `nil` if there is none with so many, or a part has
  /// none.
  func text(
    of key: Int, _ values: [Diagnostic.Message.Value], in locale: DiagnosticTextsCatalog.Locale,
    isolating: Bool
  ) -> String? {
    guard let sentence = sentences[key], sentence.names.count == values.count else { return nil }
    var arguments: [MessageArgument] = []
    for (name, value) in zip(sentence.names, values) {
      // A sentence with a part in English is shown in English.
      guard let value = argument(value, in: locale, isolating: isolating) else { return nil }
      arguments.append(MessageArgument(name, value))
    }
    let words = DiagnosticTextsCatalog.Locale.catalog.words(
      domain: sentence.domain, code: sentence.code, arguments: arguments, preferring: [locale.tag])
    guard words.locale(of: .description) == locale.tag else { return nil }
    let text = words.description(for: isolating ? .display : .json)
    // A part that is left out leaves its isolate.
    return isolating ? text.replacing("\u{2068}\u{2069}", with: "") : text
  }

  /// Returns a message without words: values, and the signs between them.
  private func joined(
    _ message: Diagnostic.Message, in locale: DiagnosticTextsCatalog.Locale, isolating: Bool
  ) -> String? {
    var values = message.values[...]
    var text = ""
    for scalar in message.pattern.unicodeScalars {
      if scalar == Diagnostic.Message.mark, let value = values.popFirst() {
        guard let part = shown(value, in: locale, isolating: isolating) else { return nil }
        text += part
      } else if locale == .ar, scalar == "," {
        text += "،"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Returns a value of a message without words; `nil` for a part that isn't translated.
  private func shown(
    _ value: Diagnostic.Message.Value, in locale: DiagnosticTextsCatalog.Locale, isolating: Bool
  ) -> String? {
    func isolated(_ text: String) -> String {
      isolating ? "\u{2068}\(text.visible)\u{2069}" : text.visible
    }
    return switch value {
    case .text(let text): isolated(text)
    case .quoted(let text): locale.quotation.start + isolated(text) + locale.quotation.end
    case .list(let names), .choices(let names): locale.choice(of: names, isolating: isolating)
    case .integer(let number), .words(_, let number): "\(number)"
    case .phrase(let message): self.text(of: message, in: locale, isolating: isolating)
    }
  }

  private func argument(
    _ value: Diagnostic.Message.Value, in locale: DiagnosticTextsCatalog.Locale, isolating: Bool
  ) -> MessageValue? {
    switch value {
    case .text(let text), .quoted(let text): .string(text.visible)
    case .list(let names):
      .list(names.map { .string(locale.quotation.start + $0.visible + locale.quotation.end) })
    case .choices(let names): .string(locale.choice(of: names, isolating: isolating))
    case .integer(let number), .words(_, let number): .integer(number)
    case .phrase(let message):
      text(of: message, in: locale, isolating: isolating).map(MessageValue.string)
    }
  }
}

extension DiagnosticTextsCatalog.Locale {
  /// The marks around each name of a list.
  ///
  /// A list is one value of a message, so that the message can't put marks around its names.
  fileprivate var quotation: (start: String, end: String) {
    switch self {
    case .en: ("'", "'")
    case .ar: ("«", "»")
    }
  }

  /// Returns names of which one is possible, as a text: CLDR's list pattern `or`, which
  /// MessageFormat's functions don't have.
  fileprivate func choice(of names: [String], isolating: Bool) -> String {
    let (separator, last): (String, String) =
      switch self {
      case .en: (", ", " or ")
      case .ar: (" أو ", " أو ")
      }
    let shown = names.map { name in
      let name = quotation.start + name.visible + quotation.end
      return isolating ? "\u{2068}\(name)\u{2069}" : name
    }
    guard let end = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: separator) + last + end
  }
}

extension String {
  /// The text with control and format characters named, `<U+202E>`, except joiners.
  ///
  /// So no value steers a terminal, and the controls in a sentence are only its own isolates.
  fileprivate var visible: String {
    func isHidden(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        scalar != "\u{200C}" && scalar != "\u{200D}"
      default: false
      }
    }
    guard unicodeScalars.contains(where: isHidden) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if isHidden(scalar) {
        let number = String(scalar.value, radix: 16, uppercase: true)
        text += "<U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)>"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
