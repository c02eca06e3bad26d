import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A placeholder that the source shows to a reader, and the translation doesn't.
///
/// Each variant is compared with those variants of the source that the same values choose: the
/// Arabic `few` with the English `*`. A number that selects the variant by plural category counts
/// as shown: `one {{One file}}` needs none (`plural-number-omitted` decides). So does a value that
/// is the variant's key: `admin {{The administrator}}`. A `*` shows no value. In a variant for 0
/// alone the diagnostic is a note, because a text about no things often needs no other value. The
/// diagnostic is also a note in a variant for one number if the source shows the number as another
/// value: `one {{one minute}}` for `{$range} min`.
///
/// A `*` that no whole number reaches, as in Polish, is compared with all variants of the source.
/// The diagnostic is a note if the argument can't have fractions.
package struct PlaceholderMissing: MessageRule {
  package static let id: RuleID = "placeholder-missing"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true
  // A misspelt or translated name is missing only because of the misspelling; an empty text lacks
  // all placeholders.
  package static let supersededBy: [Superseding] = [
    .inMessage(PlaceholderUnknown.id), .inVariant(TranslationEmpty.id),
    .inMessage(PlaceholderLookalike.id),
  ]

  package init() {}

  package var requiredBytes: ByteSet { "{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage, !source.displays.isEmpty else { return }
    let variants = message.argumentsByVariant
    // Most messages show in every variant all that the source shows anywhere.
    let isComplete = source.displays.allSatisfy { display in
      variants.allSatisfy { $0.contains(display.argument) }
    }
    guard !isComplete else { return }
    let sourceArguments = Self.argumentsByVariant(of: source)
    guard sourceArguments.contains(where: { !$0.isEmpty }) else { return }
    let always = sourceArguments.dropFirst().reduce(sourceArguments[0]) { $0.intersection($1) }
    let counterparts = message.counterparts
    let note = Diagnostic.Note("the source has it here", at: source.localeMessage)

    for argument in message.arguments where !argument.isPrivate {
      let argument = argument.name
      let lacking = variants.indices.filter { index in
        guard !variants[index].contains(argument) else { return false }
        guard let readers = counterparts?[index] else {
          // `plural-category-unused` reports other variants that no value reaches.
          return always.contains(argument) && (counterparts == nil || message.isFallback(index))
        }
        return readers.allSatisfy { sourceArguments[$0].contains(argument) }
      }
      if lacking.isEmpty { continue }
      if lacking.count == variants.count {
        report.add(Diagnosis.nowhere(argument), at: .message(message), notes: [note])
        continue
      }
      for index in lacking {
        guard let variant = message.selection?.variants[index] else { continue }
        let isRead = counterparts?[index] != nil || message.mayMeetFractions
        report.add(
          Diagnosis.lacking(argument, variant.keyText),
          at: .span(variant.span, in: message, variant: variant.keyText),
          atMost: !isRead || message.isForNone(index) || message.saysNumber(index, of: source)
            ? .note : .error, notes: [note])
      }
    }
  }

  /// Returns the arguments that each variant of a message tells: those that it shows, and the numbers that it
  /// selects by and shows in some variant.
  private static func argumentsByVariant(of message: CatalogMessage) -> [Set<String>] {
    var arguments = Array(repeating: Set<String>(), count: message.uses.variants.count)
    for display in message.displays { arguments[display.variant].insert(display.argument) }
    let shown = Set(message.displays.map(\.argument))
    for selector in message.selection?.selectors ?? [] where selector.number != nil {
      guard let argument = selector.argument, shown.contains(argument) else { continue }
      for index in arguments.indices { arguments[index].insert(argument) }
    }
    return arguments
  }
}

extension CatalogMessage {
  /// The arguments that each variant tells its readers: those in its pattern, and those that it
  /// was chosen by, if the key tells the value.
  fileprivate var argumentsByVariant: [Set<String>] {
    guard let selection else { return uses.patterns }
    return zip(selection.variants, uses.patterns).map { variant, used in
      let chosen = zip(selection.selectors, variant.keys).compactMap { selector, key in
        selector.isFixed(by: key, arguments) ? selector.argument : nil
      }
      return used.union(chosen)
    }
  }

  /// Whether a number in the selectors may have a fraction that no option asks for.
  fileprivate var mayMeetFractions: Bool {
    selection?.selectors.contains { $0.number?.mayHaveFractions == true } ?? false
  }

  /// Whether a variant is the required fallback.
  fileprivate func isFallback(_ variant: Int) -> Bool {
    selection?.variants[variant].keys.allSatisfy { $0.value == nil } ?? true
  }

  /// Whether a variant is for one number, for which the source has variants and shows another
  /// value.
  fileprivate func saysNumber(_ variant: Int, of source: CatalogMessage) -> Bool {
    (selection?.selectors ?? []).contains { selector in
      guard selector.number != nil, let argument = selector.argument,
        source.selection?.plural(of: argument) != nil,
        !source.displays.contains(where: { $0.argument == argument }),
        let numbers = table?.numbers(of: argument, choosing: variant)
      else { return false }
      return !numbers.isSeveral
    }
  }

  /// Whether a variant is for 0 alone: "none was chosen" needs no "of 5".
  fileprivate func isForNone(_ variant: Int) -> Bool {
    (selection?.selectors ?? []).contains { selector in
      guard selector.number != nil, let argument = selector.argument else { return false }
      return table?.numbers(of: argument, choosing: variant)?.isZero == true
    }
  }
}

extension MessageMatcher.Selector {
  /// Whether the key tells readers of a variant the value.
  fileprivate func isFixed(by key: Variant.Key, _ arguments: [ErrorArgument]) -> Bool {
    if let number { return number.type != nil || key.value != nil }
    if resolved.selection == .text { return key.value != nil }
    // The key of a project's own function tells nothing here; other rules check numbers.
    return arguments.contains {
      $0.name == argument && ($0.type == .integer || $0.type == .number)
    }
  }
}

extension PlaceholderMissing {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case nowhere(String)
    case lacking(String, String)

    var message: Diagnostic.Message {
      switch self {
      case .nowhere(let argument):
        "\(quoted("$" + argument)) is missing; the source shows it"

      case .lacking(let argument, let keys):
        "\(quoted("$" + argument)) is missing from the variant \(quoted(keys)); the source shows it"
      }
    }
  }
}
