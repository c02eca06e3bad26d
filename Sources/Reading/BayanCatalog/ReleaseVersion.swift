import BayanSupport

/// A version of a project, as in `since`: `1.4`, `2.0.0-beta.1`.
///
/// - Source: Semantic Versioning 2.0.0, without build metadata; the second and third number may be
///   left out.
public struct ReleaseVersion: Hashable, Sendable, CustomStringConvertible {
  /// One to three numbers.
  private let numbers: [Int]

  /// The parts after `-`; empty for a version that is no pre-release.
  private let preRelease: [String]

  /// Reads a version; `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false).map {
      Self.number($0)
    }
    guard numbers.count <= 3, !numbers.contains(nil) else { return nil }
    self.numbers = numbers.compactMap { $0 }
    guard parts.count > 1 else {
      preRelease = []
      return
    }
    let identifiers = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard identifiers.allSatisfy(Self.isIdentifier) else { return nil }
    preRelease = identifiers.map(String.init)
  }

  /// The version as it was written.
  public var description: String {
    let version = numbers.map(String.init).joined(separator: ".")
    return preRelease.isEmpty ? version : "\(version)-\(preRelease.joined(separator: "."))"
  }

  /// Whether this version was released before another one; `1.4` and `1.4.0` are the same.
  package func precedes(_ other: Self) -> Bool {
    for place in 0..<3 {
      let (a, b) = (number(at: place), other.number(at: place))
      if a != b { return a < b }
    }
    // A pre-release comes before its release.
    if preRelease.isEmpty || other.preRelease.isEmpty {
      return !preRelease.isEmpty && other.preRelease.isEmpty
    }
    for (a, b) in zip(preRelease, other.preRelease) where a != b {
      switch (Int(a), Int(b)) {
      case (let a?, let b?): return a < b
      case (nil, nil): return a < b
      case (let number, nil): return number != nil
      case (nil, _?): return false
      }
    }
    return preRelease.count < other.preRelease.count
  }

  private func number(at place: Int) -> Int { numbers.indices.contains(place) ? numbers[place] : 0 }

  /// Reads digits without a leading zero that fit an integer.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit), text == "0" || text.first != "0"
    else { return nil }
    return Int(text)
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard !text.isEmpty,
      text.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") })
    else { return false }
    return !text.utf8.allSatisfy(\.isASCIIDigit) || number(text) != nil
  }
}
