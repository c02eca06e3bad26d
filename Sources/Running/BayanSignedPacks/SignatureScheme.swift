#if canImport(CryptoKit)
  import CryptoKit
  import Foundation
#elseif SignedPacks
  import Crypto
  import Foundation
#endif

/// The functions of a signature algorithm.
///
/// They are values, so that tests of the format need no library of cryptography. Programs use ``ed25519`` alone.
package struct SignatureScheme: Sendable {
  /// Returns whether a signature of a message is that of a key.
  package var isValid: @Sendable (_ signature: [UInt8], _ message: [UInt8], _ key: PackKey) -> Bool

  package init(
    isValid: @escaping @Sendable (_ signature: [UInt8], _ message: [UInt8], _ key: PackKey) -> Bool
  ) {
    self.isValid = isValid
  }

  #if canImport(CryptoKit) || SignedPacks
    /// Ed25519 of RFC 8032, by the system's CryptoKit, or by swift-crypto where the system has none.
    package static let ed25519: SignatureScheme? = SignatureScheme { signature, message, key in
      guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: key.bytes) else {
        return false
      }
      return key.isValidSignature(signature, for: message)
    }
  #else
    /// No algorithm: the package was built without its trait `SignedPacks`.
    package static let ed25519: SignatureScheme? = nil
  #endif
}

/// A private key, for the command that signs.
package struct PackSigningKey: Sendable {
  /// The secret of 32 bytes, from which the key pair follows.
  private var secret: [UInt8]

  private static let prefix = "bayan-private-key ed25519:"

  /// Reads a key from the text of its file; `nil` for any other text.
  package init?(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.count == 1, let secret = PackKey.bytes(of: String(lines[0]), after: Self.prefix)
    else { return nil }
    self.secret = secret
  }

  /// The text of the key's file.
  package var text: String { Self.prefix + PackKey.digits(secret) + "\n" }

  #if canImport(CryptoKit) || SignedPacks
    /// Whether this build can sign.
    package static let isSupported = true

    /// Creates a new key from the system's random numbers.
    package init() { secret = Array(Curve25519.Signing.PrivateKey().rawRepresentation) }

    private var key: Curve25519.Signing.PrivateKey {
      get throws { try Curve25519.Signing.PrivateKey(rawRepresentation: secret) }
    }

    /// The public key.
    package var publicKey: PackKey {
      get throws { PackKey(bytes: Array(try key.publicKey.rawRepresentation)) }
    }

    /// Returns the signature of a message.
    package func signature(of message: [UInt8]) throws -> [UInt8] {
      Array(try key.signature(for: message))
    }
  #else
    /// Whether this build can sign.
    package static let isSupported = false
  #endif
}
