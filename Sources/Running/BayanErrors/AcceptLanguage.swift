public import BayanRuntime

/// The languages of a request's `Accept-Language` field.
///
/// - Source: RFC 9110, 12.5.4, and RFC 4647.
public enum AcceptLanguage {
  /// Returns the field's languages by preference, for `words(preferring:)`.
  ///
  /// `ar-EG, en;q=0.8, *;q=0.1` is `ar-EG`, then `en`. Languages with the same weight stay in the
  /// order of the field. Languages with weight 0, the wildcard, and elements that can't be read are
  /// left out. If no language is left, the result is empty, and the source locale answers.
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
