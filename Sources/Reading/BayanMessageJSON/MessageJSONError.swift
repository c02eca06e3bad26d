/// Why some JSON isn't a message.
package enum MessageJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It isn't JSON.
  case notJSON

  /// It isn't what the standard's schema asks for at `path`, a JSON pointer such as `/pattern/0`.
  case unexpected(path: String, reason: String)

  /// It has the right shape, but says what no message can: `text` is what it would be in MF2.
  ///
  /// Such as a name with a space in it, U+0000, or a message beyond the limits on size.
  case notExpressible(text: String)

  package var description: String {
    switch self {
    case .notJSON: "the data is not JSON"
    case .unexpected(let path, let reason): "'\(path.isEmpty ? "/" : path)': \(reason)"
    case .notExpressible(let text): "no message can be written as '\(text.prefix(80))'"
    }
  }
}
