import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

/// A step of matching: it takes a unit of a file nearer to the form of its message, or refuses it.
///
/// The lists below have the steps in their order. Each takes the unit as the one before it has left it, and knows
/// nothing of the others.
struct MatchingStep: Sendable {
  /// The message that a unit is of, and what is asked of the file.
  struct Context: Sendable {
    var present: ExchangeUnit
    var format: any ImportedFormat.Type
    var source: ExchangeImport.SourceTexts?

    /// The message's variants as the format has them, with all its losses.
    var written: [ReturnedVariant] = []
  }

  /// Why a unit isn't taken, as sentences.
  struct Refused: Error {
    var reasons: [Diagnostic.Message]
  }

  let name: String
  let run: @Sendable (ReturnedUnit, Context) throws(Refused) -> ReturnedUnit

  /// The steps to the texts that are compared with those of the message.
  static let beforeComparison: [MatchingStep] = [
    .placeholders, .readable, .catchAll, .blank, .forms, .names, .implied, .alike, .arguments,
  ]

  /// The steps from texts that differ to those that the message gets.
  static let afterComparison: [MatchingStep] = [.lost, .unreachable, .complete]

  /// Takes a unit through some steps.
  static func run(
    _ steps: [MatchingStep], on unit: ReturnedUnit, _ context: Context
  ) throws(Refused) -> ReturnedUnit {
    var unit = unit
    for step in steps { unit = try step.run(unit, context) }
    return unit
  }
}

extension MatchingStep {
  private static func changing(
    _ name: String, _ change: @escaping @Sendable (inout ReturnedUnit, Context) -> Void
  ) -> MatchingStep {
    MatchingStep(name: name) { (unit, context) throws(Refused) in
      var unit = unit
      change(&unit, context)
      return unit
    }
  }

  private static func refusing(
    _ name: String, _ reasons: @escaping @Sendable (ReturnedUnit, Context) -> [Diagnostic.Message]
  ) -> MatchingStep {
    MatchingStep(name: name) { (unit, context) throws(Refused) in
      let found = reasons(unit, context)
      guard found.isEmpty else { throw Refused(reasons: found) }
      return unit
    }
  }

  /// Puts the message's placeholders in place of the file's.
  static let placeholders = changing("placeholders") { unit, context in
    unit = context.format.restoredUnit(unit, in: context.present)
  }

  /// Refuses a unit that can't be read.
  static let readable = refusing("readable") { unit, _ in unit.problems }

  /// Gives the only text keys, where the message has selectors.
  static let catchAll = changing("catch-all") { unit, context in
    unit = unit.withKeys(of: context.present)
  }

  /// Removes blank translations, which tools write for untranslated texts.
  static let blank = changing("blank") { unit, context in unit.removeBlank(in: context.present) }

  /// Takes the forms that the source has, where a file for another language has the source's texts.
  static let forms = changing("forms") { unit, context in
    if context.source == .sources { unit.takeForms(of: context.present) }
  }

  /// Removes names that are where the source should be.
  static let names = changing("names") { unit, context in unit.removeNames(in: context.present) }

  /// Removes texts that the one for all other numbers stands for.
  static let implied = changing("implied") { unit, context in
    unit.removeUnneeded(in: context.present)
  }

  /// Makes one text of forms that all say the same, where the translation here is one text.
  static let alike = changing("alike") { unit, context in unit.joinAlike(in: context.present) }

  /// Refuses placeholders for no value of the message.
  static let arguments = refusing("arguments") { unit, context in
    unit.unknownPlaceholders(in: context.present, context.format)
  }

  /// Adds the texts of the catalog that the format can't carry, which no translator saw.
  static let lost = changing("lost") { unit, context in
    for variant in context.present.variants {
      guard let target = variant.target else { continue }
      let isLost = !context.written.contains { $0.keys == variant.keys && $0.target != nil }
      if isLost {
        unit.addText(ReturnedVariant(keys: variant.keys, source: variant.source, target: target))
      }
    }
  }

  /// Adds the text for `*` that no number of the message reaches.
  static let unreachable = changing("unreachable") { unit, context in
    unit.addUnreachable(in: context.present)
  }

  /// Refuses a finished translation that lacks a text.
  static let complete = refusing("complete") { unit, context in unit.gaps(in: context.present) }
}

extension ReturnedUnit {
  /// The unit with keys for its only text, where the message of the catalog has selectors.
  func withKeys(of unit: ExchangeUnit) -> ReturnedUnit {
    guard variants.count == 1, variants[0].keys.isEmpty, !unit.selectors.isEmpty else {
      return self
    }
    var returned = self
    returned.variants[0].keys = [ExchangeKey](repeating: .catchAll, count: unit.selectors.count)
    return returned
  }

  /// Makes one text of forms that all say the same, where the translation here is one text.
  fileprivate mutating func joinAlike(in unit: ExchangeUnit) {
    guard let present = unit.target, present.parsed.message.exchangeSelectors.isEmpty,
      variants.count > 1, let first = variants[0].target,
      variants.allSatisfy({ $0.target?.isSame(as: first) == true })
    else { return }
    var joined = variants.last { $0.keys.allSatisfy { $0 == .catchAll } } ?? variants[0]
    joined.keys = [ExchangeKey](repeating: .catchAll, count: joined.keys.count)
    variants = [joined]
    (selectors, isWhole) = (nil, false)
  }

  /// Removes blank translations, also those of white space.
  ///
  /// A blank translation stays if the source or the catalog's translation shows nothing either.
  fileprivate mutating func removeBlank(in unit: ExchangeUnit) {
    for index in variants.indices where variants[index].target?.isBlank == true {
      let present = unit.variants.first { $0.keys == variants[index].keys }
      let isMeant =
        present?.target?.showsNothing == true || present?.source.showsNothing == true
      if !isMeant { variants[index].target = nil }
    }
  }
}
