/// The media types that a request takes: its `Accept` field.
///
/// - Source: RFC 9110, 12.5.1.
public enum AcceptedMedia {
  /// The media type to answer with.
  ///
  /// The range that names a type most exactly has its weight: `application/json` before
  /// `application/*` before `*/*`. Parameters of ranges are not compared.
  ///
  /// - Parameters:
  ///   - field: The field's value; several fields are joined by commas. An empty one takes all.
  ///   - offered: The types that the server has, the one that it likes best first. It is the answer
  ///     among types of the same weight, and where the request takes none: an error in a form that
  ///     was not asked for says more than no error.
  /// - Returns: `nil` where nothing is offered.
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
