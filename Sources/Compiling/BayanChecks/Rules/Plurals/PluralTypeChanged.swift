import BayanCatalog
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// Cardinal numbers for ordinal ones, or the reverse.
///
/// Not reported: a translation that doesn't select by the argument; `select=exact`, which follows
/// no plural rules.
package struct PluralTypeChanged: MessageRule {
  package static let id: RuleID = "plural-type-changed"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: """
      The source has an ordinal number (3rd) and the translation a cardinal number (3), or the \
      reverse.
      """,
    why: "The two have different plural rules, so numbers get forms that weren't made for them.",
    howToFix: """
      Copy the declaration from the source, with or without 'select=ordinal'. Then write your \
      language's variants of that kind.
      """,
    examples: [
      .message(
        "ar",
        source: """
          .input {$count :integer select=ordinal}
          .match $count
          one {{{$count}st attempt}}
          two {{{$count}nd attempt}}
          few {{{$count}rd attempt}}
          * {{{$count}th attempt}}
          """,
        bad: """
          .input {$count :integer}
          .match $count
          zero {{لا محاولات}}
          one {{محاولة واحدة}}
          two {{محاولتان}}
          few {{{$count} محاولات}}
          many {{{$count} محاولة}}
          * {{{$count} محاولة}}
          """,
        good: """
          .input {$count :integer select=ordinal}
          .match $count
          * {{المحاولة رقم {$count}}}
          """)
    ])

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection, let source = message.sourceMessage?.selection else {
      return
    }
    for selector in selection.selectors {
      guard let own = selector.plural, let argument = selector.argument,
        let model = source.plural(of: argument), let wanted = model.plural,
        own.type != wanted.type
      else { continue }
      report.add(
        .changed(argument, isOrdinal: wanted.type == .ordinal),
        at: .span(selector.variable.span, in: message),
        notes: [Diagnostic.Note("the source selects here", at: place(of: model, message))])
    }
  }

  private func place(of model: MessageSelection.Selector, _ message: CatalogMessage) -> Place {
    message.source?.place(of: model.variable.span) ?? message.words.place
  }
}

extension Diagnostic.Message {
  fileprivate static func changed(_ argument: String, isOrdinal: Bool) -> Self {
    isOrdinal
      ? "\(quoted("$" + argument)) is an ordinal in the source (3rd), but not here (3); add 'select=ordinal'"
      : "\(quoted("$" + argument)) is an ordinal here (3rd), but not in the source (3); remove 'select=ordinal'"
  }
}
