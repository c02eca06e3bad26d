/// A reason why some JSON isn't a message.
package enum MessageJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes aren't JSON.
  case notJSON

  /// The value at `path`, a JSON pointer such as `/pattern/0`, doesn't match the standard's schema.
  case unexpected(path: String, reason: String)

  /// The shape is right, but no message can have this content: `text` is its form in MF2.
  ///
  /// Examples are a name with a space in it, U+0000, and a message beyond the limits on size.
  case notExpressible(text: String)

  package var description: String {
    switch self {
    case .notJSON: "the data is not JSON"
    case .unexpected(let path, let reason): "'\(path.isEmpty ? "/" : path)': \(reason)"
    case .notExpressible(let text): "no message can be written as '\(text.prefix(80))'"
    }
  }
}
