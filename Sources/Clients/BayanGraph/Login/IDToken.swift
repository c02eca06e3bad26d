import BayanHTTP
import Foundation

/// A function that verifies the service's signatures.
///
/// The service chooses the keys and the algorithm. This package has no cryptography, so programs
/// bring their own.
public protocol IDTokenSignatureVerifier: Sendable {
  /// Returns whether a signature of the signed bytes is the service's.
  ///
  /// - Parameters:
  ///   - signed: The token's first two parts with the dot between them.
  ///   - algorithm: The header's `alg`; never `none`.
  ///   - keyID: The header's `kid`.
  func isValid(
    signature: [UInt8], of signed: [UInt8], algorithm: String, keyID: String?
  ) async -> Bool
}

/// The claims of a verified ID token that the service issued for this login.
struct IDToken {
  var userID: String

  /// The length of the longest token that is read, in bytes.
  static let longest = 16_384

  /// Verifies a token: signature, audience, nonce, times.
  ///
  /// - Returns: `nil` for an invalid token; the reason isn't disclosed.
  static func verified(
    _ text: String, appID: String, nonce: String, now: Date,
    by verifier: any IDTokenSignatureVerifier
  ) async -> IDToken? {
    guard text.utf8.count <= longest else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, let header = json(parts[0]), let claims = json(parts[1]),
      let signature = bytes(parts[2]), !signature.isEmpty,
      let algorithm = header["alg"]?.string, algorithm.lowercased() != "none"
    else { return nil }
    guard claims["nonce"]?.string == nonce, let userID = claims["sub"]?.string, !userID.isEmpty,
      claims["aud"]?.string == appID || claims["aud"]?.array == [.string(appID)],
      let expires = claims["exp"]?.integer, let issued = claims["iat"]?.integer
    else { return nil }
    // The clocks may differ by a minute.
    let time = now.timeIntervalSince1970.rounded(.down)
    guard Double(expires) > time - 60, Double(issued) < time + 60 else { return nil }
    let signed = Array(parts[0]) + [UInt8(ascii: ".")] + Array(parts[1])
    let isValid = await verifier.isValid(
      signature: signature, of: signed, algorithm: algorithm, keyID: header["kid"]?.string)
    return isValid ? IDToken(userID: userID) : nil
  }

  private static func json(_ part: Substring.UTF8View) -> JSONValue? {
    bytes(part).flatMap { try? JSONValue(parsing: $0) }
  }

  /// Returns the bytes of base64url text without padding.
  private static func bytes(_ part: Substring.UTF8View) -> [UInt8]? {
    var text = String(decoding: part, as: UTF8.self)
    guard !text.contains("+"), !text.contains("/"), !text.contains("=") else { return nil }
    text = text.replacing("-", with: "+").replacing("_", with: "/")
    text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    return Data(base64Encoded: text).map { Array($0) }
  }
}
