import BayanJSONRPC

/// The error codes that the protocol adds to those of JSON-RPC.
///
/// - Source: Language Server Protocol 3.17, `ErrorCodes`.
extension JSONRPC.Failure {
  static let notInitialized = Self(code: -32002, message: "the first request must be 'initialize'")

  static func requestFailed(_ message: String) -> Self { Self(code: -32803, message: message) }
  static let contentModified = Self(
    code: -32801, message: "the text has changed since; ask again")
}
