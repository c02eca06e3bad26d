package import BayanChecking
import BayanDiagnostics

extension RuleBook.Entry {
  /// Returns the explanation for a terminal, in lines of 80 characters except for examples and commands.
  ///
  /// - Parameter locale: The locale whose example is shown, if there is one. The page is in the language
  ///   of its readers, if the rule has one in it; if not, the first line says that the page is in English.
  package func page(locale: String? = nil) -> String {
    let page = RulePage(of: id, preferring: locale)
    let headings = page.labels
    let labels = RuleLabels(page.language)
    let explanation = page.explanation
    let own = locale.flatMap { explanation.example(for: $0) }
    let example = own ?? explanation.examples.first
    var parts: [String] = []
    let language = RulePage.Labels.language(of: locale)
    if language != page.language, let line = RuleLabels(language).pageInEnglish {
      parts.append(line)
    }
    parts.append("\(id) (\(isOnByDefault ? labels.severity(severity) : labels.offByDefault))")
    if let because = page.facts["because"] {
      parts.append("\(labels.why(severity)): \(because)".wrapped)
    }
    parts.append("\(explanation.what.wrapped)\n\(explanation.why.wrapped)")
    if let example {
      if let source = example.source {
        parts.append("\(headings.source)\n" + Self.indented(source))
      }
      parts.append("\(headings.bad)\n" + Self.indented(example.bad))
      parts.append("\(headings.good)\n" + Self.indented(example.good[0]))
      for good in example.good.dropFirst() {
        parts.append("\(labels.goodToo)\n" + Self.indented(good))
      }
    }
    if !explanation.notReported.isEmpty {
      let items = explanation.notReported.map { "- \($0)".wrapped(indentation: "  ") }
      let label = example == nil ? headings.good : labels.alsoNotReported
      parts.append("\(label)\n\(items.joined(separator: "\n"))")
    }
    parts.append("\(headings.howToFix): \(explanation.howToFix)".wrapped)
    if !supersededBy.isEmpty {
      let rules = Set(supersededBy.map(\.rule.rawValue)).sorted()
      parts.append(labels.superseded(by: rules).wrapped)
    }
    if let reason = page.facts["gate"] { parts.append(labels.gate(reason).wrapped) }
    parts.append(isAdjustable ? labels.adjusting(id) : labels.notAdjustable)
    let others = explanation.examples.map(\.locale).filter { $0 != example?.locale && $0 != "en" }
    if own == nil, !others.isEmpty {
      parts.append(labels.moreExamples(others))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    RuleExplanation.Example.shortened(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}

extension String {
  /// The text as a paragraph in lines of at most 80 characters, broken at its spaces.
  fileprivate var wrapped: String { wrapped(indentation: "") }

  /// Returns the text as such a paragraph, with an indentation for all lines but the first.
  fileprivate func wrapped(indentation: String) -> String {
    var lines: [String] = []
    var length = 0
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let width = word.unicodeScalars.count
      if !lines.isEmpty, length + 1 + width <= 80 {
        lines[lines.count - 1] += " " + word
        length += 1 + width
      } else {
        let indentation = lines.isEmpty ? "" : indentation
        lines.append(indentation + word)
        length = indentation.count + width
      }
    }
    return lines.joined(separator: "\n")
  }
}
