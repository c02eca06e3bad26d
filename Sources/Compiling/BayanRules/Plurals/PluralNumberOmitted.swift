import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// A variant for several numbers that doesn't show the number.
///
/// The diagnostic is a note if a form for 0 and 1 has a source without a text for 0: French
/// `one {{Une page}}` beside `one {{{$n} page}}`.
///
/// - Source: CLDR plural rules, by way of ICU.
package struct PluralNumberOmitted: MessageRule {
  package static let id: RuleID = "plural-number-omitted"
  package static let severity = Diagnostic.Severity.warning
  package static let isGate = true
  package static let supersededBy: [Superseding] = [
    .inMessage(BadVariantKey.id), .inMessage(PlaceholderUnknown.id),
    .inVariant(PlaceholderLookalike.id), .inVariant(TranslationEmpty.id),
  ]

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection else { return }
    var seen: Set<String> = []
    for selector in selection.selectors where selector.plural != nil {
      guard let argument = selector.argument, seen.insert(argument).inserted,
        !message.arguments.contains(where: { $0.name == argument && $0.isPrivate })
      else { continue }
      let showing = Set(message.displays.filter { $0.argument == argument }.map(\.variant))
      guard showing.count < selection.variants.count else { continue }
      let model = message.sourceMessage ?? message
      guard model.displays.contains(where: { $0.argument == argument }) else { continue }
      let sourceHasZero = model.selection?.hasZero(of: argument) == true
      for (index, variant) in selection.variants.enumerated() where !showing.contains(index) {
        guard let numbers = message.table?.numbers(of: argument, choosing: index),
          numbers.isSeveral
        else { continue }
        let placeholder = "{$\(selector.variable.name)} "
        report.add(
          .omitted(selector.variable.name, numbers),
          at: .span(variant.pattern.span, in: message, variant: variant.keyText),
          // A source without a form for 0 doesn't distinguish it either.
          atMost: numbers.isZeroAndOne && !sourceHasZero ? .note : .error,
          cldr: ICUVersion.cldr,
          fixes: Fix.making(
            "show the number", .review,
            [message.localeMessage.insertion(of: placeholder, at: variant.pattern.span.start)]))
      }
    }
  }
}

extension MessageMatcher {
  /// Whether a variant is for 0 of an argument alone.
  fileprivate func hasZero(of argument: String) -> Bool {
    selectors.indices.contains { index in
      selectors[index].argument == argument
        && variants.contains { index < $0.keys.count && $0.keys[index].isForZero }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func omitted(_ variable: String, _ numbers: NumberSet) -> Self {
    "\(quoted("$" + variable)) isn't shown, but this variant is used for several numbers: \(numbers.shown)"
  }
}
