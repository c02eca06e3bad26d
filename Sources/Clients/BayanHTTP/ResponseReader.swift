import BayanSupport
import Foundation

/// Gathers a response from the pieces of one transfer, within bounds.
package struct ResponseReader: Sendable {
  private var response: HTTPExchange.Response?

  /// Whether more came than is allowed.
  package private(set) var isTooLarge = false

  /// The response, if it is whole as far as its head says: no interim one, and no half of a head.
  package var whole: HTTPExchange.Response? {
    guard let response, !isInHead, response.status >= 200 else { return nil }
    return response
  }

  /// The received part of a response whose head is complete.
  var partial: HTTPExchange.Response? { isInHead ? nil : response }

  /// Whether the head has begun and isn't complete.
  private(set) var isInHead = false

  private let largestBody: Int
  /// The bytes of all heads so far, of interim responses and trailers too.
  private var headCount = 0
  private var lastName: String?

  package init(largestBody: Int) { self.largestBody = largestBody }

  /// Takes one line of a head: a status line, a field, or the empty line after them.
  ///
  /// An interim response (100 to 199) is forgotten when the next one begins. Fields after the body
  /// are counted and left out: they come too late to say what the body is.
  ///
  /// - Returns: Whether to go on.
  package mutating func takeHeader(_ line: some Collection<UInt8>) -> Bool {
    headCount += line.count
    guard headCount <= HTTPExchange.largestHead else {
      isTooLarge = true
      return false
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    if !isInHead {
      guard text.hasPrefix("HTTP/") else { return true }
      let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      response = HTTPExchange.Response(status: status ?? 0)
      isInHead = true
    } else if text.isEmpty {
      isInHead = false
      lastName = nil
    } else {
      takeField(text, isContinued: line.first == 0x20 || line.first == 0x09)
    }
    return true
  }

  private mutating func takeField(_ text: String, isContinued: Bool) {
    if isContinued {
      guard let lastName, let value = response?.headers[lastName] else { return }
      response?.headers[lastName] = value + " " + text
      return
    }
    guard let colon = text.firstIndex(of: ":") else { return }
    let name = String(text[..<colon])
    guard !name.isEmpty, name.utf8.allSatisfy(\.isHTTPToken) else { return }
    let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    let earlier = response?.headers[name].map { $0 + ", " } ?? ""
    response?.headers[name] = earlier + value
    lastName = name
  }

  /// Takes a piece of the body.
  ///
  /// - Returns: Whether to go on.
  package mutating func takeBody(_ piece: some Collection<UInt8>) -> Bool {
    guard (response?.body.count ?? 0) + piece.count <= largestBody else {
      isTooLarge = true
      return false
    }
    response?.body += piece
    return true
  }
}

extension UInt8 {
  /// Whether a method or a field's name may have it (RFC 9110, 5.6.2).
  var isHTTPToken: Bool { isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(self) }
}
