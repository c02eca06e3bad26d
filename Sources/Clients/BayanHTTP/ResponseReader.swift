import BayanSupport
import Foundation

/// A reader that builds a response from the parts of one transfer, within bounds.
package struct ResponseReader: Sendable {
  private var response: HTTPExchange.Response?

  /// Whether the response is larger than allowed.
  package private(set) var isTooLarge = false

  /// The response, if its head is complete and it is no interim response.
  package var whole: HTTPExchange.Response? {
    guard let response, !isInHead, response.status >= 200 else { return nil }
    return response
  }

  /// The received part of a response with a complete head.
  var partial: HTTPExchange.Response? { isInHead ? nil : response }

  /// Whether the head has begun and isn't complete.
  private(set) var isInHead = false

  private let largestBody: Int
  /// The number of bytes in all heads so far, with those of interim responses and trailers.
  private var headCount = 0
  private var lastName: String?

  package init(largestBody: Int) { self.largestBody = largestBody }

  /// Reads one line of a head: a status line, a field, or the empty line at the end.
  ///
  /// An interim response (100 to 199) is dropped when the next one begins. Fields after the body
  /// are counted and ignored, because they come too late to describe the body.
  ///
  /// - Returns: Whether reading continues.
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

  /// Reads a part of the body.
  ///
  /// - Returns: Whether reading continues.
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
  /// Whether the byte may be in a method or in a field's name (RFC 9110, 5.6.2).
  var isHTTPToken: Bool { isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(self) }
}
