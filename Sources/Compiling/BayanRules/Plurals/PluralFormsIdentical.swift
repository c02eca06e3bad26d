import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// Three or more plural forms that are the same, where the source's forms differ.
///
/// `few` and others alike are a note where a noun has a form of its own after a few, because
/// grammar may ask for the same: `не более {$n} цифр`. All forms alike are a note in a Slavic language,
/// where the number is shown: `каждый {$n}-й`.
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
        // After `не более` and in other cases than a subject's, few and many do have one form.
        report.add(
          Diagnosis.asFew(names), at: .span(pattern.span, in: message), atMost: .note,
          certainty: .maybe)
        return
      }
    }
  }

  /// Whether the source, where there is one, says different things of different numbers.
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

  /// Whether forms that are the same can hardly be meant.
  ///
  /// Without a number in the source, one wording may do for all. In Slavic languages one form may be
  /// what grammar asks for: `каждый {$n}-й`, `wybrano {$n}`.
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

  /// Whether the source, where there is one, shows the number: without it one wording may do for all.
  private func sourceShows(_ argument: String?, in message: CatalogMessage) -> Bool {
    (message.sourceMessage ?? message).displays.contains { $0.argument == argument }
  }

  /// Whether nothing but the number is filled in; another argument may be the noun.
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
  /// How many variants are read of other numbers than millions.
  fileprivate func everydayForms(of variants: [Int], by argument: String?) -> Int {
    guard variants.count == 3, let argument else { return variants.count }
    return variants.count {
      table?.numbers(of: argument, choosing: $0)?.isForLargeNumbers != true
    }
  }
}

extension MessageMatcher {
  /// The plural category that a variant is for, or `*`; `nil` for one of a single number.
  fileprivate func category(of variant: Int, at index: Int) -> String? {
    let keys = variants[variant].keys
    guard index < keys.count else { return nil }
    guard let value = keys[index].value else { return "*" }
    return Int(value) == nil ? value : nil
  }
}

extension Pattern {
  /// Whether the number is shown anywhere.
  fileprivate func shows(_ argument: String?, in message: CatalogMessage) -> Bool {
    guard let argument else { return false }
    return expressions.contains { expression in
      guard let variable = expression.operand?.variable else { return false }
      return message.uses.arguments(of: variable.name) == [argument]
    }
  }

  /// Whether there is a word that could change with the number; a short one is an abbreviation.
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
        "\(quotedList(names)) are the same, but the noun has a form of its own with numbers of 'few'"
      }
    }
  }
}
