import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A key of a text selector that the source lacks.
///
/// The diagnostic is an error if the key replaces one of the source's keys. Otherwise the
/// diagnostic is a warning, because a program may send more values than its English distinguishes.
package struct SelectBranchUnknown: MessageRule {
  package static let id: RuleID = "select-branch-unknown"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection, message.sourceMessage?.selection != nil else { return }
    for selector in selection.selectors where selector.comparesKeys {
      guard let argument = selector.argument, let keys = SelectKeys(of: argument, in: message),
        !keys.known.isEmpty
      else { continue }
      for key in keys.unknown {
        let corrected = keys.meanings[key.value]
        let edits = selection.variants.compactMap { variant -> TextEdit? in
          guard keys.index < variant.keys.count, variant.keys[keys.index].value == key.value,
            let corrected
          else { return nil }
          let name = Literal(value: corrected, span: key.span).formatted()
          return message.localeMessage.edit(variant.keys[keys.index].span, to: name)
        }
        report.add(
          .unknown(key.value, keys.known, corrected: corrected), at: .span(key.span, in: message),
          atMost: corrected == nil ? .warning : .error,
          certainty: corrected == nil ? .likely : .certain,
          fixes: corrected.map { [Fix("write \(quoted($0))", .review, edits: edits)] } ?? [])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ key: String, _ known: [String], corrected: String?) -> Self {
    let start: Diagnostic.Message = "the source has no key \(quoted(key))"
    return corrected == nil
      ? "\(start); it has \(quotedList(known.prefix(6)))" : "\(start)\(didYouMean(corrected))"
  }
}
