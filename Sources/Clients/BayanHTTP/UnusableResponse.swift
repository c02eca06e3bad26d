public import BayanErrors
import Foundation

/// The facts of an unusable response, such as a proxy's HTML page or half a body.
///
/// The value is beneath errors, for developers. Logs have the status and the media type from the
/// ``descriptor``. Logs don't have the excerpt, because a body may hold secrets.
public struct UnusableResponse: Error, Hashable, Sendable, DescribedError {
  public var status: Int
  /// The media type without parameters.
  public var mediaType: String?
  /// The beginning of the body; see ``HTTPExchange/Response/excerpt``.
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
  /// The facts without the excerpt.
  public var description: String { "\(descriptor)" }
}

extension HTTPExchange.Response {
  /// The length of the longest excerpt, in scalars.
  public static let longestExcerpt = 200

  /// The beginning of the body in one line, for developers; `nil` for a body that isn't UTF-8.
  ///
  /// The excerpt is the server's text, which may have secrets, so it is neither for logs nor for
  /// users.
  package var excerpt: String? {
    let bytes = body.prefix(4 * Self.longestExcerpt)
    // The prefix may end within a character.
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
