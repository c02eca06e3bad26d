import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanSupport

/// A key of the source's text selector that the translation lacks.
///
/// A translation that doesn't select by the argument at all is a note: many languages don't need a
/// distinction that English makes.
package struct SelectBranchMissing: MessageRule {
  package static let id: RuleID = "select-branch-missing"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage, let model = source.selection else { return }
    for (index, selector) in model.selectors.enumerated() where selector.comparesKeys {
      guard let argument = selector.argument else { continue }
      let note = Diagnostic.Note(
        "the source selects here", at: source.localeMessage.place(of: selector.variable.span))
      guard let keys = SelectKeys(of: argument, in: message) else {
        let names = model.keys(at: index).map(\.value)
        guard !names.isEmpty,
          message.selection?.selectors.contains(where: { $0.argument == argument }) != true
        else { continue }
        report.add(
          Diagnosis.dropped(argument, names), at: .message(message), atMost: .note,
          certainty: .maybe,
          notes: [note])
        continue
      }
      let missing = keys.missing.filter { !keys.meanings.values.contains($0) }
      guard !missing.isEmpty, let selection = message.selection else { continue }
      report.add(
        Diagnosis.missing(missing),
        at: .span(selection.selectors[keys.index].variable.span, in: message), notes: [note],
        fixes: fixes(adding: missing, at: keys.index, selection, in: message))
    }
  }

  /// Returns the fixes that add the missing variants, with the text of the last one.
  private func fixes(
    adding missing: [String], at index: Int, _ selection: MessageMatcher,
    in message: CatalogMessage
  ) -> [Fix] {
    guard selection.selectors.count == 1,
      let model = selection.variants.first(where: { $0.keys.first?.value == nil })
    else { return [] }
    let added = missing.map { key in
      let key = Literal(value: key, span: SourceSpan(0, 0)).formatted()
      return LocaleMessage.AddedVariant(
        "\(key) {{\(model.pattern.formatted())}}", before: model)
    }
    return Fix.making(
      missing.count == 1 ? "add the variant" : "add the variants", .review,
      message.localeMessage.addition(of: added), isDraft: true)
  }
}

/// The keys of a translation and its source, for one argument that both select by.
struct SelectKeys {
  /// The index of the translation's selector.
  let index: Int
  /// The keys of the source that the translation lacks.
  let missing: [String]
  /// The keys of the translation that the source lacks.
  let unknown: [Literal]
  /// The missing key that each unknown key most likely stands for.
  let meanings: [String: String]
  /// The source's keys.
  let known: [String]

  /// - Returns: `nil` unless both select by the argument, by comparing keys.
  init?(of argument: String, in message: CatalogMessage) {
    guard let selection = message.selection, let model = message.sourceMessage?.selection,
      let index = selection.selectors.firstIndex(where: {
        $0.argument == argument && $0.comparesKeys
      }),
      let place = model.selectors.firstIndex(where: {
        $0.argument == argument && $0.comparesKeys
      })
    else { return nil }
    self.index = index
    let own = selection.keys(at: index)
    let known = model.keys(at: place).map(\.value)
    let names = Set(own.map(\.value))
    let missing = known.filter { !names.contains($0) }
    let unknown = own.filter { !known.contains($0.value) }
    var meanings: [String: String] = [:]
    for (position, key) in unknown.enumerated() {
      if let near = nearestName(to: key.value, among: missing) {
        meanings[key.value] = near
      } else if unknown.count == missing.count {
        // A translated key keeps its position.
        meanings[key.value] = missing[position]
      }
    }
    self.known = known
    self.missing = missing
    self.unknown = unknown
    self.meanings = meanings
  }
}

extension MessageMatcher.Selector {
  /// Whether keys are compared as text or, with `select=exact`, as numbers.
  var comparesKeys: Bool { number.map { $0.type == nil } ?? (resolved.selection == .text) }
}

extension SelectBranchMissing {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case missing([String])
    case dropped(String, [String])

    var message: Diagnostic.Message {
      switch self {
      case .missing(let keys):
        keys.count == 1
          ? "there is no variant for \(quotedList(keys)), which the source has"
          : "there are no variants for \(quotedList(keys)), which the source has"

      case .dropped(let argument, let keys):
        "the source selects by \(quoted("$" + argument)) (\(keys.prefix(4).joined(separator: ", "))), but the translation doesn't"
      }
    }
  }
}
