import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A number before a noun, in an English source that selects by another number.
///
/// It guesses what a noun is by the `s` of its plural, and says nothing where a number can't be 1.
package struct NumberUnselected: MessageRule {
  package static let id: RuleID = "number-unselected"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource, message.writing.language == "en", let selection = message.selection,
      selection.selectors.contains(where: { $0.plural != nil })
    else { return }
    var known = Set(selection.selectors.compactMap(\.argument))
    for text in message.texts {
      let elements = text.pattern.elements
      for (element, next) in zip(elements, elements.dropFirst()) {
        guard case .expression(let expression) = element, case .text(let after) = next,
          let variable = expression.operand?.variable,
          let argument = countedArgument(of: expression, in: message), !known.contains(argument),
          let noun = Self.noun(at: after.value)
        else { continue }
        known.insert(argument)
        report.add(
          Diagnosis.unselected(variable.name, noun),
          at: .span(expression.span, in: message, variant: text.variant), certainty: .likely)
      }
    }
  }

  /// The argument that an expression shows as a whole number, if it may be 1 and others.
  private func countedArgument(of expression: Expression, in message: CatalogMessage) -> String? {
    guard let variable = expression.operand?.variable else { return nil }
    let names = message.uses.arguments(of: variable.name)
    guard names.count == 1, let name = names.first,
      let argument = message.arguments.first(where: { $0.name == name }),
      argument.type == .integer, argument.range.map({ $0.contains(1) && $0.count > 1 }) ?? true
    else { return nil }
    let isCount = message.meaning[expression].calls.allSatisfy { call in
      call.function.standard.map {
        $0.family == .number && $0.showsBareValue && !$0.shifts
      } ?? false
    }
    return isCount ? name : nil
  }

  /// The noun in the plural that a text begins with, after no more than one other word.
  private static func noun(at text: String) -> String? {
    guard text.unicodeScalars.first?.properties.isWhitespace == true else { return nil }
    var words: [Substring] = []
    for word in text.split(separator: " ").prefix(2) {
      let letters = word.prefix { $0.isASCII && $0.isLetter }
      words.append(letters)
      // After a mark something else begins.
      if letters.count < word.count || letters.isEmpty { break }
    }
    guard let first = words.first, !first.isEmpty else { return nil }
    if isPlural(first) { return String(first) }
    guard words.count == 2, !linking.contains(first.lowercased()), isPlural(words[1]) else {
      return nil
    }
    return String(words[1])
  }

  private static func isPlural(_ word: Substring) -> Bool {
    guard word.allSatisfy({ $0.isLowercase }) else { return false }
    if irregular.contains(String(word)) { return true }
    return word.count > 3 && word.hasSuffix("s")
      && !["ss", "us", "is"].contains { word.hasSuffix($0) }
      && !noPlurals.contains(String(word))
  }

  private static let irregular: Set = ["children", "feet", "men", "people", "women"]

  /// Words in `s` that are no nouns in the plural.
  private static let noPlurals: Set = [
    "always", "besides", "does", "exceeds", "fails", "goes", "means", "needs", "perhaps", "seems",
    "sometimes", "takes", "times", "towards", "whereas", "yours",
  ]

  /// Words after which something else than the number's noun may come.
  private static let linking: Set = [
    "a", "about", "after", "an", "and", "are", "as", "at", "before", "but", "by", "can", "cannot",
    "for", "from", "had", "has", "have", "if", "in", "into", "is", "its", "may", "must", "no",
    "not",
    "of", "on", "or", "out", "than", "that", "the", "these", "this", "those", "to", "too", "until",
    "was", "were", "when", "where", "which", "while", "will", "with", "without", "your",
  ]
}

extension NumberUnselected {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case unselected(String, String)

    var message: Diagnostic.Message {
      switch self {
      case .unselected(let variable, let noun):
        """
        \(quoted("$" + variable)) is before \(quoted(noun)), also where it is 1; select by it too
        """
      }
    }
  }
}
