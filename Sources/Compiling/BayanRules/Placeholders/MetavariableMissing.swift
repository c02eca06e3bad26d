package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A name between `<` and `>` that stands for what the user writes there, and that the translation
/// lacks.
///
/// The name may be translated, `<Datei>` for `<file>`; but there must be as many.
///
/// A note where the source says "the given <project>", which translations say in words; where it is
/// nothing but the name: a label, `<locale>`; and where the translation has a word in capitals for one
/// in capitals, `ALLE` for `<ALL>`, or the name in capitals, `FILE` for `<file>`.
package struct MetavariableMissing: MessageRule {
  package static let id: RuleID = "metavariable-missing"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  package var requiredBytes: ByteSet { "<" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.isSource, let sources = message.sourceTexts,
      message.sourceMessage?.bytes.contains("<") == true
    else { return }
    let expected = sources.map(\.metavariables)
    guard expected.contains(where: { !$0.isEmpty }) else { return }
    for text in message.texts where !text.isBlank {
      let count = text.bracketedNames
      guard zip(sources, expected).allSatisfy({ $0.0.differentNames($0.1) > count }) else {
        continue
      }
      let counterpart = sources.counterpart(of: text)
      // `the given <project>` is said in words too.
      let names = counterpart.metavariables
      let isSaid = names.contains { counterpart.isGiven($0.lowerBound) }
      guard
        let name = names.first(where: { !text.holds(counterpart.scalars[$0]) }) ?? names.first
      else { continue }
      let isCapitals = counterpart.scalars[name.dropFirst().dropLast()]
        .allSatisfy(\.isASCIIUppercase)
      report.add(
        .missing(counterpart.shown(name)), at: .text(text.whole, of: text, in: message),
        atMost: isSaid || name == counterpart.whole
          || isCapitals && text.hasWordInCapitals(besides: counterpart)
          || text.words.contains {
            $0.text == counterpart.string(name.dropFirst().dropLast()).uppercased()
          }
          ? .note : .error, certainty: .likely,
        notes: message.sourceNote)
    }
  }
}

extension ShownText {
  /// The names between `<` and `>` that are no tags: nothing ends them.
  fileprivate var metavariables: [Range<Int>] {
    guard bytes.contains("<"), has(.tag) else { return [] }
    let model = MarkupModel(self)
    // An `<option>` that nothing closes is none of a list.
    let unpaired = model.faults.map(\.tag) + model.leftOpen.filter { $0.name == "option" }
    return unpaired.compactMap { tag in
      guard tag.isText, tag.kind != .close, tag.attributes.allSatisfy(\.value.isEmpty),
        !Self.formatting.contains(tag.name), scalars[tag.range.upperBound - 2] != "/",
        !isLetterOfWord(tag.range)
      else { return nil }
      return tag.range
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether one letter stands between the signs, and others behind them: `<c>ancel`.
  private func isLetterOfWord(_ range: Range<Int>) -> Bool {
    range.count == 3 && range.upperBound < scalars.count && scalars[range.upperBound].isWordPart
  }

  /// Whether it has a word in capitals that another text hasn't.
  fileprivate func hasWordInCapitals(besides other: ShownText) -> Bool {
    words.contains {
      $0.range.count > 1 && scalars[$0.range].allSatisfy(\.isUppercase)
        && !other.holds(scalars[$0.range])
    }
  }

  /// Whether the word before a place is "given" or "specified".
  fileprivate func isGiven(_ index: Int) -> Bool {
    let before = string(max(0, index - 10)..<index).lowercased()
    return before.hasSuffix("given ") || before.hasSuffix("specified ")
  }

  /// How many different names there are but those of keys, which have other names in other languages.
  fileprivate func differentNames(_ ranges: [Range<Int>]) -> Int {
    let names = ranges.map { string($0.dropFirst().dropLast()) }
    // `<Ctrl><f>`: beside a key there are keys.
    return names.contains(where: \.namesKey) ? 0 : Set(names).count
  }

  /// How many stretches between `<` and `>` there are, in any script.
  fileprivate var bracketedNames: Int {
    guard bytes.contains("<") || bytes.intersects(.nonASCII) else { return 0 }
    var count = 0
    var isOpen = false
    for scalar in scalars {
      if scalar == "<" || scalar == "＜" {
        isOpen = true
      } else if scalar == ">" || scalar == "＞", isOpen {
        count += 1
        isOpen = false
      }
    }
    return count
  }

  /// Tags that only change how text looks, and that are left open now and then.
  private static let formatting = Set(
    """
    a b big body center em font head html i markup nl p para qt s small span strong sub sup table td \
    tr tt u ul ol
    """
    .split(separator: " ").map(String.init))
}

extension String {
  fileprivate var namesKey: Bool {
    EnglishWords.namesKey(self)
      || [
        "alt", "backspace", "cmd", "control", "ctrl", "delete", "enter", "esc", "key", "meta",
        "primary", "shift", "super",
      ].contains(lowercased())
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ name: String) -> Self {
    "the source's \(quoted(name)) is missing"
  }
}
