import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanSupport

/// A variable that is no argument of the error.
///
/// A translated name is recognized by the missing argument: if the source shows one argument that the
/// translation doesn't, and the translation shows one unknown argument, the two are the same.
///
/// There is one diagnostic for each name and message, at its first use. The fix changes all uses.
package struct PlaceholderUnknown: MessageRule {
  package static let id: RuleID = "placeholder-unknown"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let uses = message.uses
    guard !uses.isEmpty else { return }
    // Nearly all messages have few arguments, of which a set would cost more than a look at each.
    let isKnown =
      message.arguments.count <= 16
      && uses.references.allSatisfy { reference in
        uses.locals.contains(reference.name)
          || message.arguments.contains { $0.name == reference.name }
      }
    guard !isKnown else { return }
    let known = Set(message.arguments.map(\.name)).union(uses.locals)
    let unknown = uses.references.filter { !known.contains($0.name) }
    guard !unknown.isEmpty else { return }

    // The arguments that the source shows and this text doesn't: one of them may have another name here.
    let used = Set(uses.references.map(\.name))
    let lost = Set((message.sourceMessage?.displays ?? []).map(\.argument))
      .intersection(message.arguments.map(\.name)).subtracting(used)
    let isOnly = lost.count == 1 && Set(unknown.map(\.name)).count == 1
    var reported: Set<String> = []
    let places = Dictionary(grouping: unknown, by: \.name)
    for variable in unknown where reported.insert(variable.name).inserted {
      let near = nearestName(to: variable.name, among: known)
      let argument = near ?? (isOnly ? lost.first : nil)
      let edits = (places[variable.name] ?? []).map { use in
        TextEdit(message.localeMessage.place(of: use.span).span, "$\(argument ?? "")")
      }
      let fixes = argument.map { name in
        [
          Fix(
            "replace \(quoted("$" + variable.name)) with \(quoted("$" + name))",
            lost.contains(name) && edits.count <= message.timesInSource(name)
              ? .automatic : .review,
            edits: edits)
        ]
      }
      report.add(
        .unknown(variable.name, argument: argument, arguments: message.arguments.map(\.name)),
        at: .span(variable.span, in: message), fixes: fixes ?? [])
    }
  }
}

extension CatalogMessage {
  /// Returns the number of times that the source names an argument; any number if it has variants.
  fileprivate func timesInSource(_ name: String) -> Int {
    guard let sourceMessage, selection == nil, sourceMessage.selection == nil else { return .max }
    return sourceMessage.uses.references.count { $0.name == name }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ name: String, argument: String?, arguments: [String]) -> Self {
    let start: Self = "the error has no argument \(quoted(name))"
    if argument != nil { return "\(start)\(didYouMean(argument))" }
    return arguments.isEmpty
      ? "\(start), and no other argument" : "\(start); it has \(quotedList(arguments))"
  }
}
