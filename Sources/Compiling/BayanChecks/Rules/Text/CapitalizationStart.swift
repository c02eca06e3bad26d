package import BayanDiagnostics

/// A translation starts with a capital letter if its source does.
///
/// Off unless a project wants it: languages capitalize by rules of their own.
///
/// Reported, in Russian, beside `Save`:
///
///     сохранить
///
/// Not reported: in scripts without capitals; where either starts with a placeholder, a digit or
/// something that isn't prose.
package struct CapitalizationStart: MessageRule {
  package static let id: RuleID = "capitalization-start"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what:
      "A translation starts with a small letter and its source with a capital, or the other way.",
    why: "Labels in a row look uneven.",
    bad: "сохранить         the source says Save",
    good: "Сохранить",
    howToFix: """
      Begin with the same kind of letter as the source, unless your language's rules say \
      otherwise.
      """,
    examples: [
      .init("ru", source: "Save", bad: "сохранить", good: "Сохранить"),
      .init("pl", source: "Save", bad: "zapisz", good: "Zapisz"),
    ])

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceText else { return }
    let expected = source.paths.compactMap { $0.startsUpper?.isUpper }
    guard !expected.isEmpty else { return }
    for path in message.text.paths {
      guard let (isUpper, index) = path.startsUpper, !expected.contains(isUpper) else { continue }
      let properties = path.scalars[index].properties
      let wanted = isUpper ? properties.lowercaseMapping : properties.titlecaseMapping
      report.add(
        .differs(isUpper), at: index..<(index + 1), of: path, in: message, certainty: .maybe,
        notes: message.sourceNote,
        fixes: message.fixes(
          "write \(quoted(wanted))", .review, index..<(index + 1), of: path, to: wanted))
    }
  }
}

extension MessageText.Path {
  /// Whether the first letter is a capital, and where it stands; `nil` where case says nothing.
  fileprivate var startsUpper: (isUpper: Bool, index: Int)? {
    guard let index = scalars.firstIndex(where: { $0.isWordPart || $0 == MessageText.object }),
      token(at: index) == nil, scalars[index].properties.isCased
    else { return nil }
    return (scalars[index].isUppercase, index)
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ isUpper: Bool) -> Self {
    isUpper
      ? "the translation starts with a capital, and the source with a small letter"
      : "the translation starts with a small letter, and the source with a capital"
  }
}
