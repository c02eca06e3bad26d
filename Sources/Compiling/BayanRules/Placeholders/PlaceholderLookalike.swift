import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// Text that looks like a placeholder.
///
/// Input methods make full-width braces, machine translation drops `$`, and people remember the
/// placeholders of other formats: `｛name｝`, `{name}`, `${name}`, `$name`, `\{name\}`, `%name%`,
/// `%s`, `% s`, `%1$@`. If this placeholder is missing, the rule also reports `[name]`, `[[name]]`,
/// `<name>`, `《name》` and `@name`.
package struct PlaceholderLookalike: MessageRule {
  package static let id: RuleID = "placeholder-lookalike"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package init() {}

  package var requiredBytes: ByteSet { LookalikeScanner.signs }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.texts.contains(where: LookalikeScanner.mayFind) else { return }
    let source = message.sourceMessage
    let known = Set(message.arguments.map(\.name))
    guard !known.isEmpty else { return }
    // In the source any text may be intended.
    let shown = source.map { Set($0.displays.map(\.argument)).intersection(known) } ?? known
    for (text, present) in zip(message.texts, message.uses.variants) {
      let lost = shown.subtracting(present)
      let scanner = LookalikeScanner(known: known, lost: lost, source: source?.texts ?? [])
      for found in scanner.lookalikes(in: text) {
        let fixes = found.argument.map { name in
          Fix.making(
            "write \(quoted("{$\(name)}"))", found.isCertain ? .automatic : .review,
            [message.localeMessage.edit(found.span, to: "{$\(name)}")])
        }
        report.add(
          // The argument for `%s` is unknown.
          .lookalike(
            found.text,
            arguments: found.argument.map { [$0] } ?? (lost.isEmpty ? known : lost).sorted()),
          at: .span(found.span, in: message, variant: text.variant),
          certainty: found.isCertain ? .certain : .likely, fixes: fixes ?? [])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lookalike(_ text: String, arguments: [String]) -> Self {
    let placeholders = quotedList(arguments.map { "{$\($0)}" })
    return arguments.count == 1
      ? "\(quoted(text)) is shown as it is written; the placeholder is written \(placeholders)"
      : "\(quoted(text)) is shown as it is written; placeholders are written \(placeholders)"
  }
}
