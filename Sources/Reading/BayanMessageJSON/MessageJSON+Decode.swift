import BayanDiagnostics
package import BayanMessageSyntax
import Foundation

extension MessageJSON {
  /// Reads a message from JSON.
  ///
  /// Fields that the standard doesn't name are ignored, as it requires, and `declarations`,
  /// `options` and `attributes` may be absent. Options and attributes come in alphabetical order,
  /// since JSON has none. Neighbouring pieces of text become one.
  ///
  /// The message is written in MF2 and parsed back before it is trusted, so that a name such as
  /// `x} {$secret` can't become syntax. The spans are those in that text, ``Message/formatted()``.
  ///
  /// - Returns: A message with valid syntax. ``Message/dataModelDiagnostics()`` checks its validity, as
  ///   after parsing.
  /// - Throws: ``MessageJSONError``.
  package static func decode(utf8 bytes: [UInt8]) throws(MessageJSONError) -> Message {
    let message: Message
    do {
      message = try JSONDecoder().decode(MessageShape.self, from: Data(bytes)).message
    } catch let error as DecodingError {
      throw MessageJSONError(error)
    } catch let error as MessageJSONError {
      throw error
    } catch {
      throw .notJSON
    }
    let text = message.formatted()
    let parsed = ParsedMessage.parse(text)
    guard !parsed.diagnostics.contains(where: { $0.rule == "syntax-error" }),
      parsed.message.removingSpans() == message
    else { throw .notExpressible(text: text) }
    return parsed.message
  }

  /// Reads a message from JSON text.
  package static func decode(_ text: String) throws(MessageJSONError) -> Message {
    try decode(utf8: Array(text.utf8))
  }
}

extension MessageJSONError {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(at: context.codingPath, "'\(key.stringValue)' is missing")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(at: context.codingPath, "expected \(Self.name(of: type))")
    case .dataCorrupted:
      self = .notJSON
    @unknown default:
      self.init(at: [], "unexpected value")
    }
  }

  /// Creates an error at a place in the JSON.
  init(at path: [any CodingKey], _ reason: String) {
    let steps = path.map { "/" + ($0.intValue.map(String.init) ?? $0.stringValue) }
    self = .unexpected(path: steps.joined(), reason: reason)
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
