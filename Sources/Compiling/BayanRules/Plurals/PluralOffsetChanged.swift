import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// An `:offset` that the translation lacks or changes.
package struct PluralOffsetChanged: MessageRule {
  package static let id: RuleID = "plural-offset-changed"
  package static let severity = Diagnostic.Severity.warning
  package static let isGate = true

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage else { return }
    guard source.hasOffset || message.hasOffset else { return }
    var reported: Set<String> = []
    for selector in message.selection?.selectors ?? [] {
      guard let argument = selector.argument,
        let offset = selector.resolved.offset,
        let other = source.selection?.selector(of: argument, besides: offset),
        let wanted = other.resolved.offset,
        reported.insert(argument).inserted
      else { continue }
      report.add(
        Diagnosis.selects(argument, offset, wanted: wanted),
        at: .span(selector.variable.span, in: message),
        notes: message.source.map {
          [Diagnostic.Note("the source selects here", at: $0.place(of: other.variable.span))]
        } ?? [])
    }
    for display in message.displays where !reported.contains(display.argument) {
      let offsets = source.displays.filter { $0.argument == display.argument }.map(
        \.resolved.offset)
      guard let offset = display.resolved.offset, !offsets.isEmpty, !offsets.contains(nil),
        !offsets.contains(offset), let wanted = offsets[0]
      else { continue }
      reported.insert(display.argument)
      report.add(
        Diagnosis.shows(display.argument, offset, wanted: wanted),
        at: .span(
          display.expression.span, in: message, variant: message.texts[display.variant].variant))
    }
  }
}

extension MessageMatcher {
  /// Returns the first selector of an argument, if no selector of it has a given offset.
  ///
  /// If the source selects by both `$count` and `$others`, a translation may select by either.
  fileprivate func selector(of argument: String, besides offset: Int) -> Selector? {
    let all = selectors.filter { $0.argument == argument }
    return all.contains { $0.resolved.offset == offset } ? nil : all.first
  }
}

extension CatalogMessage {
  fileprivate var hasOffset: Bool { calls.contains { $0.function.standard?.shifts == true } }
}

extension PluralOffsetChanged {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case selects(String, Int, wanted: Int)
    case shows(String, Int, wanted: Int)

    var message: Diagnostic.Message {
      switch self {
      case .selects(let argument, let offset, let wanted):
        "the translation selects by \(sum(argument, offset)), but the source by \(sum(argument, wanted))"

      case .shows(let argument, let offset, let wanted):
        "the translation shows \(sum(argument, offset)), but the source shows \(sum(argument, wanted))"
      }
    }

    private func sum(_ argument: String, _ offset: Int) -> Diagnostic.Message {
      if offset == 0 { return "\(quoted("$" + argument))" }
      return offset < 0
        ? "\(quoted("$" + argument)) minus \(-offset)" : "\(quoted("$" + argument)) plus \(offset)"
    }
  }
}
