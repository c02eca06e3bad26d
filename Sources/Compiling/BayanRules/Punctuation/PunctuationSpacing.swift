package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A space before a mark if the language has none there, or the reverse.
package struct PunctuationSpacing: MessageRule {
  package static let id: RuleID = "punctuation-spacing"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.isSource, message.writing.script != "Arab" else { return }
    message.reportSpacing(of: message.texts, into: &report)
  }
}

extension CatalogMessage {
  /// Reports spaces that differ from the language's rule, equal faults once.
  ///
  /// A space that the source has before the same kind of mark is accepted, and so is a comma that
  /// the source has between letters. After a word that the source has with the mark the diagnostic
  /// is a note, `mailto:`.
  func reportSpacing(of texts: [ShownText], into report: inout Report) {
    let spacing = MarkSpacing(writing)
    var found = found(
      in: texts,
      notInSourceBy: { $0.kind == .superfluous ? $0.mark.punctuationRole : nil }, spacing.faults)
    if found.isEmpty { return }
    let joins = marksBetweenLettersOfSource()
    found.removeAll { fault in
      fault.element.isAfter && fault.element.mark.punctuationRole.map(joins.contains) == true
    }
    let names = Set(sourceTexts?.flatMap(\.wordsWithMarks) ?? [])
    for index in found.indices where names.contains(found[index].element.name) {
      found[index].element.isNote = true
    }
    for alike in found.grouped(by: { [$0.element.kind.rawValue, $0.element.isNote ? 1 : 0] }) {
      let (first, text) = (alike[0].element, alike[0].text)
      report.add(
        SpacingDiagnosis(fault: first, others: alike.count - 1),
        at: .text(first.span, of: text, in: self), atMost: first.isNote ? .note : .error,
        fixes: Fix.making(
          first.fix(isOne: alike.count == 1), .automatic,
          alike.map { edit($0.element.place, of: $0.text, to: $0.element.text) }))
    }
  }
}

extension ShownText {
  /// The words with a mark right after them, the mark included: `mailto:`.
  fileprivate var wordsWithMarks: [[Unicode.Scalar]] {
    zip(tokens, tokens.dropFirst()).filter { $0.kind == .word && $1.kind == .mark }
      .map { Array(scalars[$0.range.lowerBound..<$1.range.upperBound]) }
  }
}

extension SpacingFault {
  fileprivate func fix(isOne: Bool) -> Diagnostic.Message {
    switch kind {
    case .missing where isAfter && mark != "«": isOne ? "add the space" : "add the spaces"
    case .missing: isOne ? "add a no-break space" : "add the no-break spaces"
    case .misplaced: isOne ? "move the space after the mark" : "move the spaces after the marks"
    case .breaking:
      isOne
        ? "replace the space with a no-break space" : "replace the spaces with no-break spaces"
    case .superfluous: isOne ? "remove the space" : "remove the spaces"
    }
  }
}

private struct SpacingDiagnosis: RuleDiagnosis {
  var fault: SpacingFault
  var others: Int

  var message: Diagnostic.Message {
    let mark = quoted(String(fault.mark))
    let same = sameElsewhere(others)
    return switch fault.kind {
    case .missing where fault.isAfter: "there is no space after \(mark)\(same)"
    case .missing: "there is no space before \(mark)\(same)"
    case .misplaced: "the space is before \(mark) instead of after it\(same)"
    case .breaking: "a line may break before \(mark); use a no-break space\(same)"
    case .superfluous: "there is a space before \(mark)\(same)"
    }
  }
}
