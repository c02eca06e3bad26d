import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// An argument that a translation shows more or less often than its source, to the same readers.
///
/// Languages repeat what others say once, so it is a note.
package struct PlaceholderCountChanged: MessageRule {
  package static let id: RuleID = "placeholder-count-changed"
  package static let severity = Diagnostic.Severity.note
  package static let supersededBy: [Superseding] = [
    .inMessage(PlaceholderUnknown.id), .inMessage(PlaceholderLookalike.id),
  ]

  package init() {}

  package var requiredBytes: ByteSet { "{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage, !message.displays.isEmpty, !source.displays.isEmpty
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
      report.add(
        .changed(display.argument, count, wanted: count < least ? least : most),
        at: .span(
          display.expression.span, in: message, variant: message.texts[display.variant].variant),
        certainty: .maybe, notes: [Diagnostic.Note("the source is here", at: source.words.place)])
    }
  }
}

extension CatalogMessage {
  /// How often each variant shows each argument.
  fileprivate var countsOfArguments: [Int: [String: Int]] {
    displays.reduce(into: [:]) { $0[$1.variant, default: [:]][$1.argument, default: 0] += 1 }
  }
}

extension Diagnostic.Message {
  fileprivate static func changed(_ argument: String, _ count: Int, wanted: Int) -> Self {
    "\(quoted("$" + argument)) is shown \(times(count)), in the source \(times(wanted))"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
