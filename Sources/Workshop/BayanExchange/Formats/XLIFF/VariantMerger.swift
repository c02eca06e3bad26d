import BayanDiagnostics

/// Puts units that are variants of one message together.
struct VariantMerger {
  private(set) var units: [ReturnedUnit] = []

  /// The indices in ``units`` of the messages whose variants were separate units, by the app's file and the name.
  private var places: [[String?]: Int] = [:]

  /// The indices of these messages' variants, by the message's index and the variant's keys.
  private var variants: [Int: [[ExchangeKey]: Int]] = [:]

  /// Adds a unit.
  ///
  /// - Parameter isVariant: Whether it is one variant, and not a whole message.
  mutating func add(_ unit: ReturnedUnit, isVariant: Bool) {
    guard isVariant, let name = unit.names.first else { return units.append(unit) }
    guard let place = places[[unit.file, name]] else {
      places[[unit.file, name]] = units.count
      for (index, variant) in unit.variants.enumerated() {
        variants[units.count, default: [:]][variant.keys] = index
      }
      return units.append(unit)
    }
    for variant in unit.variants {
      if let index = variants[place]?[variant.keys] {
        guard UnitTexts([variant]) != UnitTexts([units[place].variants[index]]) else { continue }
        units[place].problems.append(
          "two units of the file have the variant \(quoted(variant.keys.formatted)), with different texts"
        )
      } else {
        variants[place, default: [:]][variant.keys] = units[place].variants.count
        units[place].variants.append(variant)
      }
    }
    units[place].problems += unit.problems
    units[place].sourceLanguages += unit.sourceLanguages
    units[place].targetLanguages += unit.targetLanguages
    if case .message(_, .some) = unit.exported { units[place].exported = unit.exported }
    // A variant without translation has no state and doesn't count.
    units[place].state = ExchangeState.lesser(units[place].state, unit.state)
  }
}
