package import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax

/// Two plural forms of a noun that stand at each other's places.
///
/// The word behind the number is compared with what other messages of the locale have behind theirs:
/// where they have this message's `few` word in `one`, and its `one` word in `few`, one of the two
/// messages is wrong. The message that fewer agree with is reported; if each stands alone, both are.
///
/// Not reported: words that no other message has in both variants; cases that share one form, such as
/// the genitive `из {$n} файла` beside `{$n} файла`.
package struct PluralFormsSwapped: CatalogRule {
  package static let id: RuleID = "plural-forms-swapped"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "Two plural forms of a noun are at each other's places.",
    why: "Readers see the wrong form with nearly every number.",
    howToFix: """
      Compare the two variants with the message that the diagnostic names, and exchange the forms in \
      the one that is wrong.
      """,
    examples: [example])

  private static let example = RuleExplanation.Example.files(
    "ar", bad: files(few: "ملفًا", many: "ملفات"), good: files(few: "ملفات", many: "ملفًا"))

  /// Two messages about files, the second with these forms.
  private static func files(few: String, many: String) -> String {
    func arabic(_ name: String, few: String, many: String) -> String {
      """
      [\(name)]
      title = \"\"\"
      .input {$count :integer}
      .match $count
      zero {{لا ملفات}}
      one {{ملف واحد}}
      two {{ملفان}}
      few {{{$count} \(few)}}
      many {{{$count} \(many)}}
      * {{{$count} ملف}}
      \"\"\"
      """
    }
    func english(_ name: String, _ verb: String) -> String {
      """
      [\(name)]
      title = \"\"\"
      .input {$count :integer}
      .match $count
      one {{\(verb) {$count} file}}
      * {{\(verb) {$count} files}}
      \"\"\"
      """
    }
    return """
      # Catalog/login.toml
      [codes.copied]
      category = "other"
      arguments = { count = { type = "integer" } }

      [codes.moved]
      category = "other"
      arguments = { count = { type = "integer" } }

      # Locales/en/login.toml
      \(english("copied", "Copied"))

      \(english("moved", "Moved"))

      # Locales/ar/login.toml
      \(arabic("copied", few: "ملفات", many: "ملفًا"))

      \(arabic("moved", few: few, many: many))
      """
  }

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for locale in catalog.locales where locale.tag != catalog.project.sourceLocale {
      let messages = locale.messages.compactMap(CountedWords.init)
      guard messages.count > 1 else { continue }
      var evidence = Evidence()
      for message in messages { evidence.add(message) }
      for message in messages {
        guard let (first, second, span) = evidence.swap(in: message) else { continue }
        report.add(
          .swapped(first, second),
          at: .place(
            message.words.place(of: span), locale: locale.tag, messageID: message.words.id),
          certainty: .likely,
          notes: evidence.example[Evidence.Use(second.word, first.category)].map { other in
            [
              Diagnostic.Note(
                "\(quoted(other.id.description)) has them the other way round", at: other.place)
            ]
          } ?? [])
      }
    }
  }
}

/// The words that stand behind the number in the variants of a message.
private struct CountedWords {
  struct Form {
    var category: String
    /// The first three.
    var words: [String]
    var span: SourceSpan
  }

  var words: LocaleMessage
  var forms: [Form]

  /// - Returns: `nil` for a message that has no such words in two variants.
  init?(_ words: LocaleMessage) {
    guard case .select(let selectors, let variants) = words.parsed.message.body,
      selectors.count == 1, words.parsed.isValid
    else { return nil }
    self.words = words
    let name = selectors[0].name
    forms = variants.compactMap { variant in
      guard let key = variant.keys.first else { return nil }
      let words = variant.pattern.words(behind: name)
      let category = key.value ?? "other"
      return Int(category) == nil && !words.isEmpty
        ? Form(category: category, words: words, span: variant.pattern.span) : nil
    }
    guard forms.count > 1 else { return nil }
  }
}

extension Pattern {
  /// The first words that follow a variable's value.
  fileprivate func words(behind variable: String) -> [String] {
    for (element, next) in zip(elements, elements.dropFirst()) {
      guard case .expression(let expression) = element,
        expression.operand?.variable?.name == variable, case .text(let text) = next
      else { continue }
      let scalars = text.value.unicodeScalars
      guard scalars.first?.isWhitespace == true else { return [] }
      let sentence = scalars.prefix { $0.isAlphabetic || $0.isMark || $0.isWhitespace }
      return sentence.split(maxSplits: 3) { $0.isWhitespace }.prefix(3).map {
        String(String.UnicodeScalarView($0)).lowercased()
      }
    }
    return []
  }
}

/// How often words stand in the variants of a category.
private struct Evidence {
  struct Use: Hashable {
    var word: String
    var category: String

    init(_ word: String, _ category: String) {
      self.word = word
      self.category = category
    }
  }

  private var counts: [Use: Int] = [:]
  /// The first message of each use.
  private(set) var example: [Use: LocaleMessage] = [:]

  mutating func add(_ message: CountedWords) {
    for form in message.forms {
      for word in Set(form.words) {
        let use = Use(word, form.category)
        counts[use, default: 0] += 1
        if example[use] == nil { example[use] = message.words }
      }
    }
  }

  /// Two forms of a message that others have the other way round, more often than this way, each with
  /// its first word that differs.
  func swap(in message: CountedWords) -> (Use, Use, span: SourceSpan)? {
    func count(_ word: String, _ category: String) -> Int {
      counts[Use(word, category), default: 0]
    }
    // A category has one variant: there are six at most.
    for (index, first) in message.forms.prefix(6).enumerated() {
      for second in message.forms.prefix(6).dropFirst(index + 1) {
        guard let (word, other) = zip(first.words, second.words).first(where: { $0 != $1 }) else {
          continue
        }
        let crossed = min(count(word, second.category), count(other, first.category))
        // Without the message itself.
        let straight = max(count(word, first.category), count(other, second.category)) - 1
        if crossed > 0, crossed > straight || straight == 0 {
          return (Use(word, first.category), Use(other, second.category), first.span)
        }
      }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func swapped(
    _ first: Evidence.Use, _ second: Evidence.Use
  ) -> Self {
    """
    \(quoted(first.word)) is in '\(first.category)' and \(quoted(second.word)) in \
    '\(second.category)', and elsewhere the other way round
    """
  }
}
