/// The media types of a request's `Accept` field.
///
/// - Source: RFC 9110, 12.5.1.
public enum AcceptedMedia {
  /// Returns the offered media type that the request prefers.
  ///
  /// A type has the weight of the most specific range that includes it: `application/json` before
  /// `application/*` before `*/*`. Parameters of ranges are not compared.
  ///
  /// - Parameters:
  ///   - field: The field's value; several fields are joined by commas. An empty field takes all
  ///     types.
  ///   - offered: The types that the server has, its favourite first. The favourite is also the
  ///     answer if several types have the same weight, or if the request takes none of them: an
  ///     error in a form that the client didn't ask for says more than no error.
  /// - Returns: `nil` if `offered` is empty.
  public static func preferred(_ field: String, of offered: [String]) -> String? {
    let ranges = WeightedElement.elements(of: field).map { ($0.name.lowercased(), $0.weight) }
    guard !ranges.isEmpty else { return offered.first }
    func weight(of type: String) -> Int {
      let major = type.prefix { $0 != "/" }
      for range in [type, "\(major)/*", "*/*"] {
        if let found = ranges.first(where: { $0.0 == range }) { return found.1 }
      }
      return 0
    }
    let weights = offered.map { weight(of: $0.lowercased()) }
    guard let best = weights.max() else { return nil }
    return weights.firstIndex(of: best).map { offered[$0] }
  }
}
