package import BayanChecking
import BayanDiagnostics

extension RuleBook.Entry {
  /// Returns the explanation for a terminal, in lines of 80 characters except for examples and commands.
  ///
  /// - Parameter locale: The locale whose example is shown, if there is one.
  package func page(locale: String? = nil) -> String {
    let page = RulePage(of: id, preferring: locale)
    let explanation = page.explanation
    let own = locale.flatMap { explanation.example(for: $0) }
    let example = own ?? explanation.examples.first
    var parts = ["\(id) (\(isOnByDefault ? "\(severity)" : "off by default"))"]
    if let because = page.facts["because"] { parts.append("Why \(severity): \(because)".wrapped) }
    parts.append("\(explanation.what.wrapped)\n\(explanation.why.wrapped)")
    if let example {
      if let source = example.source { parts.append("The source:\n" + Self.indented(source)) }
      parts.append("Reported:\n" + Self.indented(example.bad))
      parts.append("Not reported:\n" + Self.indented(example.good[0]))
      for good in example.good.dropFirst() {
        parts.append("Not reported either:\n" + Self.indented(good))
      }
    }
    if !explanation.notReported.isEmpty {
      let items = explanation.notReported.map { "- \($0)".wrapped(indentation: "  ") }
      parts.append(
        "\(example == nil ? "Not" : "Also not") reported:\n\(items.joined(separator: "\n"))")
    }
    parts.append("How to fix it: \(explanation.howToFix)".wrapped)
    if !supersededBy.isEmpty {
      let rules = quotedList(Set(supersededBy.map(\.rule.rawValue)).sorted())
      parts.append("Not reported where another rule reports the cause: \(rules).".wrapped)
    }
    if let reason = page.facts["gate"] {
      parts.append(
        """
        A gate: \(reason) 'import', 'adopt', assistants, 'release' and 'check --for release' refuse \
        such a text, whatever [checks] says, unless 'bayan allow' names it.
        """.wrapped)
    }
    parts.append(
      isAdjustable ? adjusting : "It can't be turned off: with it the files are unusable.")
    let others = explanation.examples.map(\.locale).filter { $0 != example?.locale && $0 != "en" }
    if own == nil, !others.isEmpty {
      parts.append("More examples: --locale \(others.joined(separator: ", ")).")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var adjusting: String {
    """
    [checks] in Catalog/bayan.toml sets it: \(id) = "error", "warning", "note" or "off".
    To suppress one diagnostic: bayan allow \(id) @FINGERPRINT --reason "…"
    To suppress those of a locale or of some files: [[allow]] in Catalog/bayan.toml.
    """
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
