package import BayanChecking
package import BayanDiagnostics

/// A space before a mark where the language has none, or the reverse.
///
/// French has a no-break space before `?`, `!`, `;` and `:` and inside guillemets, in Canada only
/// before `:` and inside guillemets. Other languages have no space before a mark.
///
/// A space that may break where none should is a note. So is one before a danda, in Canadian French one
/// as wide as a word's before `?`, and none behind a word that the source has with the mark, `mailto:`.
package struct PunctuationSpacing: MessageRule {
  package static let id: RuleID = "punctuation-spacing"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.isSource, message.writing.script != "Arab" else { return }
    let spacing = MarkSpacing(message.writing)
    let found = message.found(notInSourceBy: { $0.source }, spacing.faults)
    if found.isEmpty { return }
    let names = Set(message.sourceTexts?.flatMap(\.wordsWithMarks) ?? [])
    var faults = found.map { fault in
      var fault = fault
      if fault.element.kind == .missing, names.contains(fault.element.name) {
        fault.element.kind = .missingInName
      }
      return fault
    }
    // Equal faults are reported once.
    while let first = faults.first {
      let alike = faults.filter { $0.element.kind == first.element.kind }
      faults.removeAll { $0.element.kind == first.element.kind }
      report.add(
        Diagnosis.fault(first.element, others: alike.count - 1),
        at: .text(first.element.span, of: first.text, in: message),
        atMost: first.element.kind.severity,
        fixes: Fix.making(
          first.element.kind.fix(isOne: alike.count == 1), .automatic,
          alike.map { message.edit($0.element.place, of: $0.text, to: $0.element.space) }))
    }
  }
}

extension SpacingFault.Kind {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .missing, .superfluous: .error
    case .missingInName, .breaking, .tolerated: .note
    }
  }

  fileprivate func fix(isOne: Bool) -> String {
    switch self {
    case .missing, .missingInName: isOne ? "put in a no-break space" : "put in the no-break spaces"
    case .breaking:
      isOne ? "make the space one that doesn't break" : "make the spaces ones that don't break"
    case .superfluous, .tolerated: isOne ? "remove the space" : "remove the spaces"
    }
  }
}

extension PunctuationSpacing {
  private enum Diagnosis: RuleDiagnosis {
    case fault(SpacingFault, others: Int)

    var message: Diagnostic.Message {
      switch self {
      case .fault(let fault, let others):
        let mark = quoted(String(fault.mark))
        let same =
          switch others {
          case 0: ""
          case 1: "; the same at 1 more mark"
          default: "; the same at \(others) more marks"
          }
        return switch fault.kind {
        case .missing, .missingInName:
          "there is no space \(fault.isAfter ? "after" : "before") \(mark)\(same)"
        case .breaking: "a line may break before \(mark); make the space a no-break one\(same)"
        case .superfluous, .tolerated: "there is a space before \(mark)\(same)"
        }
      }
    }
  }
}
