import BayanCatalog
package import BayanICU

/// A selection by number, and the numbers that it meets.
package struct NumberSelection: Hashable, Sendable {
  /// The plural rules; `nil` for `select=exact`.
  package var type: PluralRules.NumberType?
  package var numbers: PluralReach.Numbers
  /// Whether the argument's type allows fractions that the options don't ask for.
  ///
  /// Most arguments of `type = "number"` count whole things nevertheless. So each rule decides whether
  /// fractions count.
  package var mayHaveFractions: Bool
  /// The number that `:offset` adds.
  package var offset: Int
  /// The factor by which the sum is multiplied: a hundred for `:percent`.
  package var scale: Int

  /// The same selection of all numbers that the argument's type allows.
  package var possible: Self {
    var copy = self
    copy.numbers.hasFractions = numbers.hasFractions || mayHaveFractions
    return copy
  }

  /// Returns the number that this selector compares when another selector of the same argument compares a
  /// given number.
  ///
  /// - Returns: `nil` if the number isn't whole.
  package func number(_ other: Int, of selection: NumberSelection) -> Int? {
    guard scale != selection.scale else {
      return other - selection.offset * scale + offset * scale
    }
    let scaled = (other - selection.offset * selection.scale + offset * selection.scale) * scale
    return scaled.isMultiple(of: selection.scale) ? scaled / selection.scale : nil
  }
}

extension NumberSelection {
  /// - Parameter arguments: The declared arguments. An undeclared argument counts as whole numbers;
  ///   another rule reports it.
  /// - Returns: `nil` if the argument isn't a number, or if other arguments decide.
  init?(_ resolved: ResolvedExpression, of arguments: [ErrorArgument]) {
    let argument = arguments.first { $0.name == resolved.argument }
    guard argument == nil || argument?.type == .integer || argument?.type == .number,
      let offset = resolved.offset, resolved.selection.isByNumber
    else { return nil }
    type = resolved.selection.numberType
    guard let rounding = NumberRounding(resolved) else { return nil }
    let isWhole = resolved.calls.contains { $0.function.standard?.isWhole == true }
    let allowsFractions = !isWhole && argument?.type == .number
    scale = resolved.scale
    mayHaveFractions = allowsFractions && rounding.allowsFractions
    numbers = PluralReach.Numbers(
      range: argument?.range.flatMap(resolved.numbers(of:)),
      // Counts aren't negative.
      lowest: max(0, resolved.numbers(of: 0...0)?.lowerBound ?? 0),
      // Whole numbers times a hundred are multiples of a hundred.
      step: argument?.type == .number && !isWhole ? 1 : scale,
      hasFractions: allowsFractions && rounding.asksForFractions,
      rounding: rounding.keepsIntegers ? nil : rounding)
    self.offset = offset
  }
}

extension ResolvedExpression {
  /// Returns the results of the offset and the factor on a range of the argument; `nil` if they are unknown.
  package func numbers(of range: ClosedRange<Int>) -> ClosedRange<Int>? {
    func number(_ end: Int) -> Int? {
      guard let offset else { return nil }
      let (sum, overflows) = end.addingReportingOverflow(offset)
      let (product, overflowsToo) = sum.multipliedReportingOverflow(by: scale)
      return overflows || overflowsToo ? nil : product
    }
    guard let low = number(range.lowerBound), let high = number(range.upperBound) else {
      return nil
    }
    return low...high
  }
}
