package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// A number before a word, in a source that doesn't select by it.
///
/// The diagnostic is a warning if the list `counted-nouns` has the word, and in English if the message
/// selects by another number. Otherwise the diagnostic is a note, because it is unknown whether the
/// word changes with the number. Nothing is reported if the numbers of the argument have one form.
package struct NumberUnselected: MessageRule {
  package static let id: RuleID = "number-unselected"
  package static let severity = Diagnostic.Severity.warning

  private var nouns = WordLists()

  package init() {}

  package var requiredBytes: ByteSet { "{" }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.nouns = WordLists(.countedNouns, catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    let numbers = message.arguments.filter { $0.type == .integer || $0.type == .number }
    guard !numbers.isEmpty else { return }
    var known = Set((message.selection?.selectors ?? []).compactMap(\.argument))
    guard !numbers.allSatisfy({ known.contains($0.name) }) else { return }
    let selectsByNumber = message.selection?.selectors.contains { $0.plural != nil } == true
    for text in message.texts {
      for (index, element) in text.pattern.elements.enumerated() {
        guard case .expression(let expression) = element,
          let argument = countedArgument(of: expression, among: numbers, in: message),
          !known.contains(argument.name),
          let noun = noun(after: index, in: text.pattern, message)
        else { continue }
        let reach = message.localeContext.reach(
          .cardinal, PluralReach.Numbers(range: argument.range))
        let categories = reach.categories.filter { !$0.numbers.isForLargeNumbers }.map(\.name)
        guard categories.count > 1 else { continue }
        known.insert(argument.name)
        report.add(
          Self.unselected(argument.name, noun.word, categories),
          at: .span(expression.span, in: message, variant: text.variant),
          atMost: noun.isListed || noun.isPlural && selectsByNumber ? .warning : .note,
          certainty: noun.isListed ? .certain : .likely,
          fixes: fixes(argument.name, categories, in: message))
      }
    }
  }

  /// Returns the argument that an expression shows as a bare number.
  private func countedArgument(
    of expression: Expression, among numbers: [ErrorArgument], in message: CatalogMessage
  ) -> ErrorArgument? {
    guard let variable = expression.operand?.variable else { return nil }
    let names = message.uses.arguments(of: variable.name)
    guard names.count == 1, let name = names.first,
      let argument = numbers.first(where: { $0.name == name })
    else { return nil }
    let isCount = message.meaning[expression].calls.allSatisfy { call in
      call.function.standard.map {
        $0.family == .number && $0.showsBareValue && !$0.shifts
      } ?? false
    }
    return isCount ? argument : nil
  }

  /// A word after a number.
  private struct Noun {
    var word: String
    /// Whether the list of nouns has the word.
    var isListed: Bool
    /// Whether the word looks like an English plural.
    var isPlural: Bool
  }

  /// Returns the word after a placeholder that may be a noun.
  private func noun(
    after index: Int, in pattern: Pattern, _ message: CatalogMessage
  ) -> Noun? {
    let finder = nouns[message.locale]
    if message.writing.language == "en" {
      guard pattern.elements.indices.contains(index + 1),
        case .text(let after) = pattern.elements[index + 1]
      else { return nil }
      let tokens = Self.leadingWords(at: after.value)
      // The list has singulars too: "2 new message".
      if let word = tokens.first(where: { finder?.isFound(in: $0) == true }) {
        return Noun(word: word, isListed: true, isPlural: Self.isPlural(word[...]))
      }
      if let word = tokens.first(where: { Self.isPlural($0[...]) }) {
        return Noun(word: word, isListed: false, isPlural: true)
      }
    }
    guard let word = CountedWord(after: index, in: pattern)?.word else { return nil }
    let isListed = finder?.isFound(in: word) == true
    // In English other words follow numbers as often as nouns: "Port 80 failed".
    guard isListed || message.writing.language != "en" && message.localeContext.changesNouns else {
      return nil
    }
    return Noun(word: word, isListed: isListed, isPlural: false)
  }

  /// Returns the fix that writes a variant for each category, if the message has one pattern.
  private func fixes(
    _ argument: String, _ categories: [String], in message: CatalogMessage
  ) -> [Fix] {
    let parsed = message.localeMessage.parsed.message
    guard case .pattern(let pattern) = parsed.body, parsed.declarations.isEmpty else { return [] }
    let text = PluralSkeleton.matcher(
      ".input {$\(argument) :integer}", selecting: argument, categories, pattern)
    return Fix.making(
      "write a variant for each form", .review, [message.localeMessage.rewritingInLines(to: text)],
      isDraft: true)
  }

  private static func unselected(
    _ argument: String, _ noun: String, _ categories: [String]
  ) -> Diagnostic.Message {
    """
    \(quoted(noun)) follows \(quoted("$" + argument)) in one form for all numbers; select by \
    \(quoted("$" + argument)), with the variants \(quotedList(categories))
    """
  }

  /// Returns the first words of a text, one of which may be the number's noun: at most two, and only one
  /// if a word other than a noun may follow it.
  private static func leadingWords(at text: String) -> [String] {
    guard text.unicodeScalars.first?.properties.isWhitespace == true else { return [] }
    var tokens: [String] = []
    for word in text.split(separator: " ").prefix(2) {
      let letters = word.prefix { $0.isASCII && $0.isLetter }
      if letters.isEmpty { break }
      tokens.append(String(letters))
      // After a mark something else begins.
      if letters.count < word.count || linking.contains(letters.lowercased()) { break }
    }
    return tokens
  }

  private static func isPlural(_ word: Substring) -> Bool {
    guard word.allSatisfy({ $0.isLowercase }) else { return false }
    if irregular.contains(String(word)) { return true }
    return word.count > 3 && word.hasSuffix("s")
      && !["ss", "us", "is"].contains { word.hasSuffix($0) }
      && !noPlurals.contains(String(word))
  }

  private static let irregular: Set = ["children", "feet", "men", "people", "women"]

  /// Words ending in `s` that aren't plural nouns.
  private static let noPlurals: Set = [
    "always", "besides", "does", "exceeds", "fails", "goes", "means", "needs", "perhaps", "seems",
    "sometimes", "takes", "times", "towards", "whereas", "yours",
  ]

  /// Words that another word than the number's noun may follow.
  private static let linking: Set = [
    "a", "about", "after", "an", "and", "are", "as", "at", "before", "but", "by", "can", "cannot",
    "for", "from", "had", "has", "have", "if", "in", "into", "is", "its", "may", "must", "no",
    "not",
    "of", "on", "or", "out", "than", "that", "the", "these", "this", "those", "to", "too", "until",
    "was", "were", "when", "where", "which", "while", "will", "with", "without", "your",
  ]
}
