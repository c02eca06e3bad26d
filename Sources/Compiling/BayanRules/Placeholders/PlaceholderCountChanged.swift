import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// An argument that a translation shows more or less often than its source, to the same readers.
///
/// Languages repeat values that others show once, so the diagnostic is a note. It is a warning if
/// an argument that is shown more often replaces another, which these readers don't see:
/// `{$a} of {$a}` for `{$a} of {$b}`. If no variant shows the other argument,
/// ``PlaceholderMissing`` reports it.
package struct PlaceholderCountChanged: MessageRule {
  package static let id: RuleID = "placeholder-count-changed"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [
    .inMessage(PlaceholderUnknown.id), .inMessage(PlaceholderLookalike.id),
    .inMessage(PlaceholderMissing.id),
  ]

  package init() {}

  package var requiredBytes: ByteSet { "{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage, !message.displays.isEmpty, !source.displays.isEmpty,
      message.showsSomethingTwice || source.showsSomethingTwice
    else { return }
    let counterparts = message.counterparts
    let (shown, expected) = (message.countsOfArguments, source.countsOfArguments)
    var reported: Set<String> = []
    for display in message.displays where !reported.contains(display.argument) {
      guard let variants = counterparts?[display.variant] else { continue }
      let counts = variants.map { expected[$0]?[display.argument] ?? 0 }
      let count = shown[display.variant]?[display.argument] ?? 0
      guard let most = counts.max(), let least = counts.min(), least > 0,
        count < least || count > most
      else { continue }
      reported.insert(display.argument)
      // The arguments that the source shows to all of these readers, and this variant doesn't.
      let lost = variants.map { Set((expected[$0] ?? [:]).keys) }
        .reduce(nil) { $0?.intersection($1) ?? $1 }?
        .subtracting((shown[display.variant] ?? [:]).keys).sorted().first
      let replaced = count > most ? lost : nil
      report.add(
        Diagnosis.changed(
          display.argument, count, wanted: count < least ? least : most, insteadOf: replaced),
        at: .span(
          display.expression.span, in: message, variant: message.texts[display.variant].variant),
        atMost: replaced == nil ? .note : .error, certainty: .maybe,
        notes: [Diagnostic.Note("the source is here", at: source.localeMessage)])
    }
  }
}

extension CatalogMessage {
  /// Whether a variant may show an argument more than once; most messages have few placeholders.
  fileprivate var showsSomethingTwice: Bool {
    displays.count > 50
      || displays.indices.contains { index in
        displays[..<index].contains {
          $0.variant == displays[index].variant && $0.argument == displays[index].argument
        }
      }
  }

  /// The number of times that each variant shows each argument.
  fileprivate var countsOfArguments: [Int: [String: Int]] {
    displays.reduce(into: [:]) { $0[$1.variant, default: [:]][$1.argument, default: 0] += 1 }
  }
}

extension PlaceholderCountChanged {
  private enum Diagnosis: RuleDiagnosis {
    case changed(_ argument: String, _ count: Int, wanted: Int, insteadOf: String?)

    var message: Diagnostic.Message {
      switch self {
      case .changed(let argument, let count, let wanted, nil):
        "\(quoted("$" + argument)) is shown \(times(count)), but \(times(wanted)) in the source"
      case .changed(let argument, let count, let wanted, let other?):
        """
        \(quoted("$" + argument)) is shown \(times(count)), but \(times(wanted)) in the source; \
        \(quoted("$" + other)) isn't shown
        """
      }
    }

    private func times(_ count: Int) -> Diagnostic.Message {
      switch count {
      case 1: "once"
      case 2: "twice"
      default: "\(count) times"
      }
    }
  }
}
