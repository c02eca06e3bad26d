import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

extension PrintfPlaceholders {
  /// How a placeholder is written.
  struct Conversion: Hashable {
    enum Kind: Hashable {
      case text
      case exact(Value)
      case inexact(Value)
      /// A program has no value for it.
      case unknown(Value, Pattern.Element)
    }
    var code: String
    var kind: Kind
  }

  /// The texts that leave a value out and have a later one: `String(format:)` needs to know the type
  /// of every value before the last.
  func gapLosses(
    _ patterns: [Pattern], _ side: Side, _ unit: ExchangeUnit
  ) -> [ExchangeLoss] {
    // Java takes values by their places.
    guard syntax == .foundation else { return [] }
    let message =
      (side == .target ? unit.target : nil)?.parsed.message ?? unit.source.parsed.message
    let chosen = unit.selectors.compactMap { choosing($0, in: message)?.place }
    for pattern in patterns {
      let shown = pattern.elements.compactMap { value(of: $0, side)?.place }
      let places = Set((shown + chosen).filter(passed.contains))
      // An app passes what its own texts leave out.
      guard let last = places.max(), places.count < last,
        let missing = (1...last).first(where: { !places.contains($0) && passed.contains($0) })
      else { continue }
      return [
        ExchangeLoss(
          .options, of: unit.id,
          "a text has '%\(last)$…' without '%\(missing)$…', but 'String(format:)' can't skip a value",
          makesTextWrong: true)
      ]
    }
    return []
  }

  func losses(_ all: [Conversion], _ unit: ExchangeUnit) -> [ExchangeLoss] {
    var losses: [ExchangeLoss] = []
    var known: Set<Conversion> = []
    var kinds: [Int: Set<PrintfType.Kind>] = [:]
    for conversion in all where known.insert(conversion).inserted {
      switch conversion.kind {
      case .exact(let value):
        kinds[value.place, default: []].formUnion([PrintfType.Kind(value.type)].compactMap { $0 })
      case .text:
        losses.append(
          ExchangeLoss(.options, of: unit.id, "\(conversion.code) is in the file as its text"))
      case .inexact(let value):
        kinds[value.place, default: []].formUnion([PrintfType.Kind(value.type)].compactMap { $0 })
        let sentence: Diagnostic.Message =
          PrintfType.Kind(value.type) == .object
          ? "the file has '\(syntax.formatted(value))' for \(conversion.code); the program has to pass the formatted text"
          : "the file has '\(syntax.formatted(value))' for \(conversion.code), whose options stay in the catalog"
        losses.append(ExchangeLoss(.options, of: unit.id, sentence))
      case .unknown(let value, let element):
        let kind: ExchangeLoss.Kind = if case .markup = element { .markup } else { .options }
        losses.append(
          ExchangeLoss(
            kind, of: unit.id,
            "the file has '\(syntax.formatted(value))' for \(conversion.code), and programs have no value for it",
            makesTextWrong: true))
      }
    }
    for (place, kinds) in kinds.sorted(by: { $0.key < $1.key }) where kinds.count > 1 {
      losses.append(
        ExchangeLoss(
          .options, of: unit.id,
          "'$\(argument(at: place)?.name ?? "")' is shown as a number and as text, but a program can pass only one of them",
          makesTextWrong: true))
    }
    let all = kinds.keys.sorted()
    let shown = all.compactMap(argument).filter { $0.type == .string }
    for argument in all.filter({ !passed.contains($0) }).compactMap(argument) {
      losses.append(
        ExchangeLoss(
          .options, of: unit.id,
          isApps
            ? "the app's texts don't have '$\(argument.name)', so it doesn't pass it"
            : "the source doesn't have '$\(argument.name)', so programs don't pass it",
          makesTextWrong: true))
    }
    if !shown.isEmpty {
      losses.append(
        ExchangeLoss(
          .isolation, of: unit.id,
          "the file can't isolate the direction of \(joinedByCommas(shown.map { "'$\($0.name)'" })) from the text around it"
        ))
    }
    return losses
  }
}
