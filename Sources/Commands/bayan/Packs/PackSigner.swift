import ArgumentParser
import BayanBuildCommands
import BayanRuntime
import BayanSignedPacks
import Foundation

/// The signing of packs with a private key from a file.
struct PackSigner {
  private let key: PackSigningKey
  private let publicKey: PackKey

  /// Reads the key.
  ///
  /// - Throws: `ExitCode`, with the reason printed.
  init(file path: String) throws {
    try Self.checkSupport()
    guard let text = FileManager.default.contents(atPath: path) else {
      Terminal.remark("error: there is no file '\(path)'; make a key with 'bayan pack --new-key'")
      throw ExitCode.failure
    }
    guard let key = PackSigningKey(String(decoding: text, as: UTF8.self)) else {
      Terminal.remark("error: '\(path)' is no private key of 'bayan pack --new-key'")
      throw ExitCode.failure
    }
    self.key = key
    #if canImport(CryptoKit) || SignedPacks
      publicKey = try key.publicKey
    #else
      throw ExitCode.failure
    #endif
  }

  /// Returns the bytes of a signed pack.
  ///
  /// - Parameter end: The last second since 1970 in which the pack is good; 0 for no end.
  func signed(
    _ pack: [UInt8], of locale: String, module: String, number: UInt64, end: UInt64
  ) throws -> [UInt8] {
    let contents = try Pack(pack)
    let claims = SignedPack.Claims(
      number: number, end: end, contract: contents.fingerprint,
      slots: UInt32(contents.slotCount), locale: locale, module: module)
    return try SignedPack.bytes(of: pack, claims, key: publicKey) { message in
      #if canImport(CryptoKit) || SignedPacks
        try key.signature(of: message)
      #else
        throw ExitCode.failure
      #endif
    }
  }

  /// Returns the text of a new private key, and its public key.
  static func newKey() throws -> (text: String, publicKey: PackKey) {
    try checkSupport()
    #if canImport(CryptoKit) || SignedPacks
      let key = PackSigningKey()
      return (key.text, try key.publicKey)
    #else
      throw ExitCode.failure
    #endif
  }

  private static func checkSupport() throws {
    if PackSigningKey.isSupported { return }
    Terminal.remark(
      """
      error: this bayan was built without signatures; build it with: \
      swift build --traits SignedPacks --product bayan
      """)
    throw ExitCode.failure
  }
}
