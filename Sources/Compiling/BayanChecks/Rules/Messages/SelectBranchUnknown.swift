import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax

/// A translation that selects by a text has no keys but the source's.
///
/// Keys are names that programs send. One that was translated never comes.
///
/// Reported, beside `.match $gender female {{She…}} male {{He…}} * {{They…}}`:
///
///     .match $gender أنثى {{…}} ذكر {{…}} * {{…}}
///
/// A key that stands for one of the source's is an error; any other is a warning, for a program may
/// know more values than its English tells apart.
///
/// Not reported: plural categories and numbers of a plural.
package struct SelectBranchUnknown: MessageRule {
  package static let id: RuleID = "select-branch-unknown"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A key by which the translation selects isn't among the source's.",
    why: "Keys are names that programs send; one that was translated or misspelt never comes.",
    bad: ".match $gender أنثى {{…}} * {{…}}     for .match $gender female {{…}} * {{…}}",
    good: ".match $gender female {{…}} * {{…}}",
    howToFix: """
      Write the key as the source has it: keys are names for programs and aren't translated. \
      Delete the variant if the source has no such key.
      """,
    examples: [
      .init(
        "ar",
        source: """
          .input {$gender :string}
          .match $gender
          female {{She changed her picture}}
          * {{They changed their picture}}
          """,
        bad: """
          .input {$gender :string}
          .match $gender
          أنثى {{غيّرت صورتها}}
          * {{تغيّرت الصورة}}
          """,
        good: """
          .input {$gender :string}
          .match $gender
          female {{غيّرت صورتها}}
          * {{تغيّرت الصورة}}
          """)
    ])

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection, message.sourceMessage?.selection != nil else { return }
    for selector in selection.selectors where selector.comparesKeys {
      guard let argument = selector.argument, let keys = SelectKeys(of: argument, in: message),
        !keys.known.isEmpty
      else { continue }
      for key in keys.unknown {
        let meant = keys.meanings[key.value]
        let edits = selection.variants.compactMap { variant -> TextEdit? in
          guard keys.index < variant.keys.count, variant.keys[keys.index].value == key.value,
            let meant
          else { return nil }
          let name = Literal(value: meant, span: key.span).formatted()
          return message.words.replacement(of: variant.keys[keys.index].span, by: name)
        }
        report.add(
          .unknown(key.value, keys.known, meant: meant), at: key.span, in: message,
          atMost: meant == nil ? .warning : .error, certainty: meant == nil ? .likely : .certain,
          fixes: meant.map { [Fix("write \(quoted($0))", .review, edits: edits)] } ?? [])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ key: String, _ known: [String], meant: String?) -> Self {
    let start = "the source has no key \(quoted(key))"
    return meant == nil
      ? "\(start); it has \(quotedList(known.prefix(6)))" : "\(start)\(didYouMean(meant))"
  }
}
