import BayanCatalog
public import BayanDiagnostics
import BayanMessageSyntax

/// What the source always says, the translation says on every path.
///
/// Each variant is a path of its own: a placeholder that five variants have and the sixth lacks is
/// seen by the readers of the sixth alone. An argument that selects the variant counts as used:
/// `one {{One file}}` needs no number.
///
/// Reported, beside `{$name} has {$count} messages.`:
///
///     .input {$count :integer}
///     .match $count
///     one {{You have one message.}}
///     *   {{{$name} has {$count} messages.}}
///
/// Not reported: an argument that only some variants of the source have.
public struct PlaceholderMissing: MessageRule {
  public static let id: RuleID = "placeholder-missing"
  public static let severity = Diagnostic.Severity.error
  // A name that is misspelt or translated is missing only because of that; words that are empty lack
  // everything.
  public static let yieldsTo: [Precedence] = [
    .inMessage(PlaceholderUnknown.id), .inMessage(TranslationEmpty.id),
  ]

  public static let explanation = RuleExplanation(
    what: "What the source always says is missing from the translation, or from one variant of it.",
    why: "Each variant has readers of its own; those of the one that lacks it are never told.",
    bad: "one {{You have one message.}} * {{{$name} has {$count} messages.}}",
    good: "one {{{$name} has one message.}} * {{{$name} has {$count} messages.}}")

  public init() {}

  public var triggers: ByteSet { "{" }

  public func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage else { return }
    let needed = source.uses.always
    guard !needed.isEmpty else { return }
    let uses = message.uses
    let note = Diagnostic.Note("the source says it here", at: source.words.place)

    for argument in message.arguments.map(\.name) where needed.contains(argument) {
      let lacking = uses.paths.filter { !$0.arguments.contains(argument) }
      guard let first = lacking.first else { continue }
      if lacking.count == uses.paths.count, lacking.count > 1 || first.keys.isEmpty {
        report.add(
          .nowhere(argument), at: message.words.place, locale: message.locale, key: message.key,
          notes: [note])
      } else {
        for path in lacking {
          report.add(
            .lacking(argument, path.keys), at: path.span, in: message, notes: [note])
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nowhere(_ argument: String) -> Self {
    "\(quoted("$" + argument)) is missing, which the source shows"
  }

  fileprivate static func lacking(_ argument: String, _ keys: String) -> Self {
    "\(quoted("$" + argument)) is missing from the variant \(quoted(keys)); the source always shows it"
  }
}
