public import BayanRuntime
public import Foundation

/// The reason why a signed pack isn't taken.
///
/// Only the last case has looked at the pack itself.
public enum SignedPackRefusal: Error, Hashable, Sendable {
  /// More bytes than the app allows, with both numbers.
  case tooLarge(Int, limit: Int)
  /// A pack without a signature, as `bayan pack` writes it without a key.
  case notSigned
  /// Bytes that are no signed pack.
  case notASignedPack
  /// A signed pack of another version of the format, with that version.
  case otherFormat(String)
  /// Bytes that end too early.
  case truncated
  /// A key that the app doesn't accept.
  case unknownKey(PackKey)
  /// Bytes that the key's owner hasn't signed.
  case wrongSignature
  /// A pack of another module, with its name.
  case otherModule(String)
  /// A pack of another catalog, or of another version of the catalog with other codes, arguments or options.
  case otherContract
  /// A number that isn't above the highest one seen, or below the least that the app takes.
  case olderNumber(UInt64, seen: UInt64)
  /// A pack whose end has passed.
  case expired(Date)
  /// A pack that was signed, and that the catalog can't use.
  case pack(Pack.Failure)
}

extension SignedPackRefusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLarge(let size, let limit): "the pack has \(size) bytes, and the limit is \(limit)"
    case .notSigned: "the pack has no signature"
    case .notASignedPack: "the bytes are not a signed pack"
    case .otherFormat(let version):
      "the signed pack has format \(version), and this program reads format \(SignedPack.version)"
    case .truncated: "the signed pack is cut off"
    case .unknownKey(let key): "the pack is signed with \(key), which this program doesn't accept"
    case .wrongSignature: "the signature is wrong"
    case .otherModule(let name): "the pack belongs to the module '\(name)'"
    case .otherContract:
      """
      the pack belongs to a catalog with other locales, codes, arguments or options than the program was built with
      """
    case .olderNumber(let number, let seen):
      "the pack has number \(number), and number \(seen) was seen already"
    case .expired(let end): "the pack was good until \(end.ISO8601Format())"
    case .pack(let failure): failure.description
    }
  }
}
