package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanSupport

/// A function that is neither standard nor declared in `[functions]` of `bayan.toml`.
package struct UnknownFunction: MessageRule {
  package static let id: RuleID = "unknown-function"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  private var signatures = FunctionSignatures()

  package init() {}

  package var requiredBytes: ByteSet { ":" }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.signatures = FunctionSignatures(catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for function in message.calls.map(\.function)
    where signatures[function.name] == nil {
      let nearest = nearestName(to: function.name, among: signatures.names)
      let start = SourceSpan(
        function.span.start, function.span.start + 1 + function.name.utf8.count)
      let place = message.localeMessage.place(of: start).span
      let fixes = nearest.map { name in
        [
          Fix(
            "replace \(quoted(":" + function.name)) with \(quoted(":" + name))", .review,
            edits: [TextEdit(place, ":" + name)])
        ]
      }
      report.add(
        .unknown(function.name, nearest: nearest), at: .span(start, in: message),
        fixes: fixes ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ name: String, nearest: String?) -> Self {
    let start: Self = "there is no function \(quoted(":" + name))"
    guard nearest == nil else { return "\(start)\(didYouMean(nearest.map { ":" + $0 }))" }
    let isOwn = name.utf8.contains(UInt8(ascii: ":"))
    return isOwn
      ? "\(start); declare it in '[functions]' of 'Catalog/bayan.toml'"
      : "\(start) in the standard; a function of your own needs a namespace, as in ':app:ordinal'"
  }
}
