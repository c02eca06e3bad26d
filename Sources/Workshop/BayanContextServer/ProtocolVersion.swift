/// The supported revisions of the protocol.
///
/// - Source: Model Context Protocol 2026-07-28, "Versioning and Compatibility".
enum ProtocolVersion {
  /// The revision in which each request has its version.
  static let perRequest = "2026-07-28"

  /// The revisions that begin with `initialize`, the latest first.
  static let withHandshake = ["2025-11-25", "2025-06-18"]

  static let all = [perRequest] + withHandshake

  /// Returns the version for the answer to `initialize`.
  static func agreed(with wanted: String) -> String {
    withHandshake.contains(wanted) ? wanted : withHandshake[0]
  }
}
