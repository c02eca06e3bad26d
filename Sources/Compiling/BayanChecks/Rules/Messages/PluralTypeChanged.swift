import BayanCatalog
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// A translation counts where the source counts, and ranks where the source ranks.
///
/// "The 3rd" and "3 files" follow different plural rules: English has four forms for the one and two
/// for the other, Arabic one and six.
///
/// Reported, beside `.input {$place :integer select=ordinal} …`:
///
///     .input {$place :integer}
///     .match $place
///     zero {{…}} one {{…}} two {{…}} few {{…}} many {{…}} * {{…}}
///
/// Not reported: a translation that doesn't select by the argument; `select=exact`, which follows no
/// plural rules.
package struct PluralTypeChanged: MessageRule {
  package static let id: RuleID = "plural-type-changed"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "The source ranks by a number (3rd) and the translation counts (3), or the reverse.",
    why: "The two follow different plural rules, so that numbers reach forms not made for them.",
    bad: ".input {$n :integer} .match $n …     for .input {$n :integer select=ordinal} …",
    good: ".input {$n :integer select=ordinal} .match $n …",
    howToFix: """
      Copy the declaration from the source, with or without 'select=ordinal' as it is there, \
      then write the variants of that kind for your language.
      """,
    examples: [
      .init(
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
        .changed(argument, isOrdinal: wanted.type == .ordinal), at: selector.variable.span,
        in: message,
        notes: [Diagnostic.Note("the source selects here", at: place(of: model, message))]
      )
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
