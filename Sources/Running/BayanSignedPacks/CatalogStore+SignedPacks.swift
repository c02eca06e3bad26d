public import BayanRuntime
public import Foundation

/// The effect of a signed pack that was taken.
public enum SignedPackOutcome: Hashable, Sendable {
  /// The pack answers now, on trial until ``SignedPackState/confirm()``.
  case onTrial
  /// The state has the same pack already; nothing has changed.
  case known
}

extension CatalogStore {
  /// Replaces the words of a locale by a signed pack, which is on trial until the app confirms it.
  ///
  /// Everything is checked before a byte of the pack is read. If it is refused, words and state stay. Store the
  /// state right after this call: a pack that ends the program is then left at the next start.
  ///
  /// - Throws: ``SignedPackRefusal``.
  @discardableResult
  package func load(
    signed bytes: [UInt8], trusting trust: SignedPackTrust, state: inout SignedPackState,
    at now: Date,
    by scheme: SignatureScheme
  ) throws(SignedPackRefusal) -> SignedPackOutcome {
    let signed = try trust.check(bytes, for: embedded, at: now, by: scheme)
    let claims = signed.claims
    var entry = state.entries[claims.locale] ?? SignedPackState.Entry()
    if entry.trial == bytes || entry.trial.isEmpty && entry.confirmed == bytes { return .known }
    guard claims.number > entry.highest else {
      throw .olderNumber(claims.number, seen: entry.highest)
    }
    try replace(signed)
    entry.highest = claims.number
    entry.trial = bytes
    state.entries[claims.locale] = entry
    return .onTrial
  }

  /// Loads the confirmed packs of a state when the program starts, and leaves those that are still on trial.
  ///
  /// A pack that this program refuses is taken out of the state, such as one of an earlier version of the catalog.
  /// One that has expired stays in it, because the clock may be wrong, and isn't loaded.
  ///
  /// - Returns: The locales whose packs aren't loaded, with the reasons. Their words are those that the program was
  ///   built with.
  @discardableResult
  package func resume(
    _ state: inout SignedPackState, trusting trust: SignedPackTrust, at now: Date,
    by scheme: SignatureScheme
  ) -> [String: SignedPackRefusal] {
    var refusals: [String: SignedPackRefusal] = [:]
    for (locale, entry) in state.entries {
      state.entries[locale]?.trial = []
      if entry.confirmed.isEmpty { continue }
      do throws(SignedPackRefusal) {
        let signed = try trust.check(entry.confirmed, for: embedded, at: now, by: scheme)
        guard signed.claims.locale == locale else { throw .notASignedPack }
        try replace(signed)
      } catch {
        refusals[locale] = error
        if case .expired = error { continue }
        state.entries[locale]?.confirmed = []
      }
    }
    return refusals
  }

  private func replace(_ signed: SignedPack) throws(SignedPackRefusal) {
    let pack = try signed.opened()
    do throws(Pack.Failure) {
      try replace(pack)
    } catch {
      throw .pack(error)
    }
  }
}

#if canImport(CryptoKit) || SignedPacks
  extension CatalogStore {
    /// Replaces the words of a locale by a signed pack, which is on trial until the app confirms it.
    ///
    /// Everything is checked before a byte of the pack is read. If it is refused, words and state stay. Store the
    /// state right after this call: a pack that ends the program is then left at the next start.
    ///
    /// - Throws: ``SignedPackRefusal``.
    @discardableResult
    public func load(
      signed bytes: [UInt8], trusting trust: SignedPackTrust, state: inout SignedPackState,
      at now: Date = Date()
    ) throws(SignedPackRefusal) -> SignedPackOutcome {
      guard let scheme = SignatureScheme.ed25519 else { throw .wrongSignature }
      return try load(signed: bytes, trusting: trust, state: &state, at: now, by: scheme)
    }

    /// Loads the confirmed packs of a state when the program starts, and leaves those that are still on trial.
    ///
    /// A pack that this program refuses is taken out of the state, such as one of an earlier version of the catalog.
    /// One that has expired stays in it, because the clock may be wrong, and isn't loaded.
    ///
    /// - Returns: The locales whose packs aren't loaded, with the reasons. Their words are those that the program
    ///   was built with.
    @discardableResult
    public func resume(
      _ state: inout SignedPackState, trusting trust: SignedPackTrust, at now: Date = Date()
    ) -> [String: SignedPackRefusal] {
      guard let scheme = SignatureScheme.ed25519 else { return [:] }
      return resume(&state, trusting: trust, at: now, by: scheme)
    }
  }
#else
  extension CatalogStore {
    /// An unavailable stand-in, whose message names the trait `SignedPacks`: see `Documentation/OverTheAir.md`.
    @available(
      *, unavailable,
      message: "add 'traits: [\"SignedPacks\"]' to the .package of bayan in Package.swift"
    )
    public func load(
      signed bytes: [UInt8], trusting trust: SignedPackTrust, state: inout SignedPackState,
      at now: Date = Date()
    ) throws(SignedPackRefusal) -> SignedPackOutcome {
      fatalError("nobody can call this")
    }

    /// An unavailable stand-in, as for ``load(signed:trusting:state:at:)``.
    @available(
      *, unavailable,
      message: "add 'traits: [\"SignedPacks\"]' to the .package of bayan in Package.swift"
    )
    public func resume(
      _ state: inout SignedPackState, trusting trust: SignedPackTrust, at now: Date = Date()
    ) -> [String: SignedPackRefusal] {
      fatalError("nobody can call this")
    }
  }
#endif
