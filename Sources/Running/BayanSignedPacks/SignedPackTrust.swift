import BayanRuntime
import Foundation

/// The signers that may replace the words of a catalog, and the limits for their packs.
public struct SignedPackTrust: Sendable {
  /// The module's name in `bayan.toml`.
  public var module: String

  /// The accepted public keys: during a rotation the old one and the new one.
  public var keys: [PackKey]

  /// The most bytes that a signed pack may have.
  public var sizeLimit = 4 << 20

  /// The least number that is taken, even if the state was lost: that of the packs at the time of the app's release.
  public var leastNumber: UInt64 = 0

  public init(module: String, keys: [PackKey]) {
    self.module = module
    self.keys = keys
  }

  /// Checks all but the number and the pack itself.
  ///
  /// The size comes first, then the signature: nothing that a stranger wrote is interpreted further than the
  /// lengths of the envelope.
  ///
  /// - Throws: The first reason against the pack.
  func check(
    _ bytes: [UInt8], for catalog: MessageCatalog, at now: Date, by scheme: SignatureScheme
  ) throws(SignedPackRefusal) -> SignedPack {
    guard bytes.count <= sizeLimit else { throw .tooLarge(bytes.count, limit: sizeLimit) }
    let signed = try SignedPack(bytes)
    guard keys.contains(signed.key) else { throw .unknownKey(signed.key) }
    guard scheme.isValid(signed.signature, signed.message, signed.key) else {
      throw .wrongSignature
    }
    let claims = signed.claims
    guard claims.module.utf8.elementsEqual(module.utf8) else { throw .otherModule(claims.module) }
    guard claims.contract == catalog.fingerprint, Int(claims.slots) == catalog.table.slotCount
    else {
      throw .otherContract
    }
    guard claims.number >= leastNumber else {
      throw .olderNumber(claims.number, seen: leastNumber)
    }
    // A time that isn't a number is no time before the end.
    let end = Double(claims.end)
    guard claims.end == 0 || now.timeIntervalSince1970 <= end else {
      throw .expired(Date(timeIntervalSince1970: end))
    }
    return signed
  }
}

extension SignedPack {
  /// Reads the pack, after everything else was checked.
  func opened() throws(SignedPackRefusal) -> Pack {
    do throws(Pack.Failure) {
      let pack = try Pack(pack)
      guard pack.locale == LocaleTag(claims.locale) else { throw .otherCatalog }
      return pack
    } catch {
      throw .pack(error)
    }
  }
}
