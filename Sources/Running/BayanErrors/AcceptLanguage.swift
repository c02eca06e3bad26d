public import BayanRuntime

/// The languages that a request asks for: its `Accept-Language` field.
///
/// - Source: RFC 9110, 12.5.4, and RFC 4647.
public enum AcceptLanguage {
  /// The languages by preference, for `words(preferring:)`.
  ///
  /// `ar-EG, en;q=0.8, *;q=0.1` is `ar-EG`, then `en`: of languages with the same weight, the one
  /// named first comes first. Those with weight 0 and the wildcard are left out, as is what can't
  /// be read; the source locale answers where nothing is left.
  ///
  /// - Parameter field: The field's value; several fields are joined by commas.
  public static func preferences(_ field: String) -> [LocaleTag] {
    var weighted: [(tag: LocaleTag, weight: Int)] = []
    for element in WeightedElement.elements(of: field)
    where element.weight > 0 && !element.hasParameters {
      let tag = LocaleTag(element.name)
      if tag != "und" { weighted.append((tag, element.weight)) }
    }
    return weighted.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.tag)
  }
}
