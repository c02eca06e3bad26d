public import BayanErrors
import Foundation

/// The facts of a response that can't be used: an HTML page of a proxy, or half a body.
///
/// It is beneath errors, for developers. Logs have its status and media type by its
/// ``descriptor``; the excerpt is for whoever asks for it, for a body may hold anything.
public struct UnusableResponse: Error, Hashable, Sendable, DescribedError {
  public var status: Int
  /// The media type without parameters.
  public var mediaType: String?
  /// The beginning of the body, as ``HTTPExchange/Response/excerpt`` has it.
  public var excerpt: String?

  public init(_ response: HTTPExchange.Response) {
    status = response.status
    mediaType = response.mediaType
    excerpt = response.excerpt
  }

  public var descriptor: ErrorDescriptor {
    ErrorDescriptor(
      domain: "bayan.http", code: status, summary: "The response can't be used.", status: status,
      mediaType: mediaType)
  }
}

extension UnusableResponse: CustomStringConvertible {
  /// Without the excerpt.
  public var description: String { "\(descriptor)" }
}

extension HTTPExchange.Response {
  /// The longest excerpt, in scalars.
  public static let longestExcerpt = 200

  /// The beginning of the body in one line, for developers; `nil` for one that is no text in UTF-8.
  ///
  /// It has what the server sent, secrets too: it is not for logs, nor for users.
  package var excerpt: String? {
    let bytes = body.prefix(4 * Self.longestExcerpt)
    // A prefix may end within a character.
    let text = (0..<4).lazy
      .compactMap { String(validating: bytes.dropLast($0), as: UTF8.self) }.first
    guard let text, !text.isEmpty, !text.unicodeScalars.contains("\0") else { return nil }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where line.count < Self.longestExcerpt {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        if !line.isEmpty, line.last != " " { line.append(" ") }
      case .format: break
      default: line.append(scalar)
      }
    }
    return String(line).trimmingCharacters(in: .whitespaces)
  }
}
