import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// Three or more plural forms that are the same, where the source's forms differ.
///
/// Equal texts for `few` and others are a note if a noun has a form of its own after a few, because
/// grammar may need the same form: `не более {$n} цифр`. Equal texts in all forms are a note in a Slavic
/// language if the number is shown: `каждый {$n}-й`.
package struct PluralFormsIdentical: MessageRule {
  package static let id: RuleID = "plural-forms-identical"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [
    .inMessage(PluralTypeChanged.id), .inMessage(BadVariantKey.id),
  ]

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection, selection.variants.count > 2 else { return }
    for (index, selector) in selection.selectors.enumerated() where selector.plural != nil {
      for group in selection.groups(at: index)
      where message.everydayForms(of: group.variants, by: selector.argument) > 2 {
        let first = selection.variants[group.variants[0]].pattern
        guard first.hasInflectableWords, isAlone(selector.argument, in: first, message) else {
          continue
        }
        let text = first.formatted()
        guard
          group.variants.dropFirst().allSatisfy({
            selection.variants[$0].pattern.formatted().utf8.elementsEqual(text.utf8)
          }), sourceTellsApart(selector, of: message)
        else { continue }
        report.add(
          Diagnosis.identical(group.variants.count), at: .span(first.span, in: message),
          atMost: isCertain(selector.argument, in: first, message) ? .error : .note,
          certainty: .likely)
        return
      }
      for group in selection.groups(at: index) {
        guard
          let few = group.variants.first(where: { selection.category(of: $0, at: index) == "few" })
        else { continue }
        let pattern = selection.variants[few].pattern
        guard let argument = selector.argument,
          CountedWord.first(of: argument, in: pattern, message) != nil,
          isAlone(selector.argument, in: pattern, message)
        else { continue }
        let text = pattern.formatted()
        let alike = group.variants.filter {
          selection.category(of: $0, at: index) != nil
            && selection.variants[$0].pattern.formatted().utf8.elementsEqual(text.utf8)
        }
        let names = alike.compactMap { selection.category(of: $0, at: index) }
        guard names.count > 2, names.contains("many") || names.contains("*"),
          sourceTellsApart(selector, of: message)
        else { continue }
        // After `не более` and in other cases than the nominative, few and many have one form.
        report.add(
          Diagnosis.asFew(names), at: .span(pattern.span, in: message), atMost: .note,
          certainty: .maybe)
        return
      }
    }
  }

  /// Whether the source has different texts for different numbers; `true` without a source.
  private func sourceTellsApart(
    _ selector: MessageMatcher.Selector, of message: CatalogMessage
  ) -> Bool {
    guard let source = message.sourceMessage else { return true }
    guard let argument = selector.argument, let model = source.selection,
      let place = model.selectors.firstIndex(where: { $0.argument == argument })
    else { return false }
    return model.groups(at: place).contains { group in
      Set(group.variants.map { model.variants[$0].pattern.formatted() }).count > 1
    }
  }

  /// Whether equal forms are hardly intended.
  ///
  /// Without a number in the source, one text may do for all. In Slavic languages grammar may need
  /// one form: `каждый {$n}-й`, `wybrano {$n}`.
  private func isCertain(
    _ argument: String?, in pattern: Pattern, _ message: CatalogMessage
  ) -> Bool {
    guard sourceShows(argument, in: message) else { return false }
    return !Self.slavic.contains(message.writing.language)
      || !pattern.shows(argument, in: message)
  }

  private static let slavic: Set<String> = [
    "be", "bg", "bs", "cs", "dsb", "hr", "hsb", "mk", "pl", "ru", "sh", "sk", "sl", "sr", "uk",
  ]

  /// Whether the source, if there is one, shows the number: without it one text may do for all.
  private func sourceShows(_ argument: String?, in message: CatalogMessage) -> Bool {
    (message.sourceMessage ?? message).displays.contains { $0.argument == argument }
  }

  /// Whether the number is the only value; another argument may be the noun.
  private func isAlone(
    _ argument: String?, in pattern: Pattern, _ message: CatalogMessage
  ) -> Bool {
    pattern.expressions.allSatisfy { expression in
      guard let variable = expression.operand?.variable else { return true }
      return message.uses.arguments(of: variable.name) == [argument ?? ""]
    }
  }
}

extension CatalogMessage {
  /// Returns the number of variants for other numbers than millions.
  fileprivate func everydayForms(of variants: [Int], by argument: String?) -> Int {
    guard variants.count == 3, let argument else { return variants.count }
    return variants.count {
      table?.numbers(of: argument, choosing: $0)?.isForLargeNumbers != true
    }
  }
}

extension MessageMatcher {
  /// Returns the plural category of a variant, or `*`; `nil` for a variant of a single number.
  fileprivate func category(of variant: Int, at index: Int) -> String? {
    let keys = variants[variant].keys
    guard index < keys.count else { return nil }
    guard let value = keys[index].value else { return "*" }
    return Int(value) == nil ? value : nil
  }
}

extension Pattern {
  /// Whether the pattern shows the number.
  fileprivate func shows(_ argument: String?, in message: CatalogMessage) -> Bool {
    guard let argument else { return false }
    return expressions.contains { expression in
      guard let variable = expression.operand?.variable else { return false }
      return message.uses.arguments(of: variable.name) == [argument]
    }
  }

  /// Whether the pattern has a word that could change with the number; a short word is an abbreviation.
  ///
  /// Scripts without case write few vowels: three letters are a word in Arabic and Hebrew.
  fileprivate var hasInflectableWords: Bool {
    for case .text(let text) in elements {
      var length = 0
      for scalar in text.value.unicodeScalars {
        length = scalar.isAlphabetic ? length + 1 : 0
        if length > (scalar.unicode.isCased ? 3 : 2) { return true }
      }
    }
    return false
  }
}

extension PluralFormsIdentical {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case identical(Int)
    case asFew([String])

    var message: Diagnostic.Message {
      switch self {
      case .identical(let count):
        "all \(count) forms are the same, but those of the source differ"

      case .asFew(let names):
        "\(quotedList(names)) are the same, but with numbers of 'few' the noun has another form"
      }
    }
  }
}
