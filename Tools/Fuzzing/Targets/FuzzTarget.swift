/// A function for bytes from anyone, with invariants that hold for all bytes.
///
/// The fuzzer generates bytes for it, and the tests pass the inputs in `Tools/Fuzzing`. The
/// sanitizers and Swift's own checks find crashes, and ``run`` checks all other invariants.
package struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name, which its folders and its dictionary share.
  package let name: String

  /// Runs the target on bytes.
  ///
  /// - Throws: ``BrokenPromise`` if an invariant doesn't hold.
  package let run: @Sendable (_ bytes: [UInt8]) throws -> Void

  /// Returns generated inputs to start from, because they depend on the current format.
  package let seeds: @Sendable () -> [[UInt8]]

  init(
    _ name: String, seeds: @escaping @Sendable () -> [[UInt8]] = { [] },
    run: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) {
    self.name = name
    self.run = run
    self.seeds = seeds
  }

  package var description: String { name }

  /// All targets.
  package static let all: [FuzzTarget] = [
    toml, messages, packs, headers, envelopes, pipeline, exchange,
  ]
}

/// An invariant that doesn't hold.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Checks an invariant.
///
/// - Throws: ``BrokenPromise`` if it doesn't hold.
func promise(
  _ holds: @autoclosure () throws -> Bool, _ description: @autoclosure () -> String
) throws {
  guard try holds() else { throw BrokenPromise(description()) }
}

extension String {
  /// The text with escapes for everything but printable ASCII, so that differences can be seen.
  var visible: String { unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

  /// Returns whether the bytes are the same; `==` ignores canonical differences.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
