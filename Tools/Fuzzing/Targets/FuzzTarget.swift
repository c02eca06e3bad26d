/// Something that takes bytes from anyone, and what must hold whatever they are.
///
/// The fuzzer gives it bytes that it makes up, and the tests those that are kept in `Tools/Fuzzing`. A
/// crash is for the sanitizers and for Swift's own checks to find; all else that must hold is checked
/// by ``run``.
package struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name: that of its folders, and of its dictionary.
  package let name: String

  /// Takes the bytes.
  ///
  /// - Throws: ``BrokenPromise`` where something doesn't hold that must.
  package let run: @Sendable (_ bytes: [UInt8]) throws -> Void

  /// Inputs to begin with that are made of others, because they change with the format.
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

  /// Each target there is.
  package static let all: [FuzzTarget] = [
    toml, messages, packs, headers, envelopes, pipeline, exchange,
  ]
}

/// Something that must hold, and doesn't.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Checks that something holds.
///
/// - Throws: ``BrokenPromise`` if it doesn't.
func promise(
  _ holds: @autoclosure () throws -> Bool, _ description: @autoclosure () -> String
) throws {
  guard try holds() else { throw BrokenPromise(description()) }
}

extension String {
  /// The text with all that isn't printable ASCII escaped, so that differences can be seen.
  var visible: String { unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

  /// Whether the bytes are the same; `==` would take canonically equivalent texts for equal.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
