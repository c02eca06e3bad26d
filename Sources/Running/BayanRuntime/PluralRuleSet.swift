/// Compiled plural rules apart from a pack, for tools that compare versions of CLDR.
package struct PluralRuleSet: Sendable {
  private let rules: PluralRules

  /// Reads rules as packs carry them.
  ///
  /// - Returns: `nil` for bytes that no compiler wrote.
  package init?(_ written: PackWriter) {
    let rules = written.bytes.withUnsafeBytes { bytes -> PluralRules? in
      var reader = PackReader(bytes, at: 0)
      let rules = PluralRules(&reader)
      return reader.isDamaged ? nil : rules
    }
    guard let rules else { return nil }
    self.rules = rules
  }

  /// The category of a number as it is shown, so that `1.0` may differ from `1`; `nil` for what is no
  /// number.
  package func category(ofShown number: String) -> PluralCategory? {
    MessageNumber(number).map {
      rules.category(of: PluralOperands($0, minimumFraction: 0))
    }
  }
}
