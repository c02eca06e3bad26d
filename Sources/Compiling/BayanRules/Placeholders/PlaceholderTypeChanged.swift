import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// An argument that the translation shows as another kind of value.
package struct PlaceholderTypeChanged: MessageRule {
  package static let id: RuleID = "placeholder-type-changed"
  package static let severity = Diagnostic.Severity.warning
  package static let isGate = true

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage, !message.displays.isEmpty else { return }
    var reported: Set<String> = []
    for display in message.displays {
      guard let function = display.resolved.kind, let family = display.resolved.standard?.family
      else { continue }
      let isKept = source.displays.contains {
        $0.argument == display.argument && $0.resolved.kind == function
      }
      if isKept { continue }
      let models = source.displays.filter { $0.argument == display.argument }
      let families = models.map { $0.resolved.standard?.family }
      guard let model = models.first, let wanted = model.resolved.kind, !families.contains(nil),
        !families.contains(family), reported.insert(display.argument).inserted
      else { continue }
      let site = display.resolved.site ?? display.expression.span
      report.add(
        .changed(display.argument, function, wanted: wanted),
        at: .span(
          site, in: message,
          variant: site == display.expression.span ? message.texts[display.variant].variant : nil),
        notes: [
          Diagnostic.Note(
            "the source shows it here", at: source.localeMessage.place(of: model.expression.span))
        ], fixes: message.fixes(showing: display, as: models))
    }
  }
}

extension CatalogMessage {
  /// Returns the fix of a placeholder that shows an argument differently from all of the source's.
  ///
  /// There is no fix if the source's placeholders differ, or if a declaration formats the argument.
  func fixes(showing display: Display, as models: [Display]) -> [Fix] {
    guard let model = models.first, display.expression.attributes.isEmpty,
      display.resolved.site == nil || display.resolved.site == display.expression.span,
      display.expression.operand?.variable?.name == display.argument,
      model.expression.operand?.variable?.name == model.argument,
      model.resolved.site == model.expression.span
    else { return [] }
    var plain = model.expression
    plain.attributes = []
    let text = plain.formatted()
    guard
      models.allSatisfy({ other in
        var other = other.expression
        other.attributes = []
        return other.formatted() == text
      })
    else { return [] }
    return Fix.making(
      "write \(quoted(text))", .automatic, [localeMessage.edit(display.expression.span, to: text)])
  }
}

extension Diagnostic.Message {
  fileprivate static func changed(_ argument: String, _ function: String, wanted: String) -> Self {
    """
    \(quoted("$" + argument)) is formatted with \(quoted(":" + function)), but with \
    \(quoted(":" + wanted)) in the source
    """
  }
}
