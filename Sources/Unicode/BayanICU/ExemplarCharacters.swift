import CBayanICU

/// The characters that CLDR lists for writing a language.
///
/// The set has letters as CLDR has them, mostly in lower case.
package struct ExemplarCharacters: Hashable, Sendable {
  /// Which of a locale's sets.
  package enum Kind: Int32, Hashable, Sendable, CaseIterable {
    /// The characters that the language needs.
    case main = 0
    /// The characters of names and loanwords.
    case auxiliary = 1
    /// Its punctuation marks.
    case punctuation = 2
  }

  /// The set as ICU writes it, such as `[a-z]`.
  package var pattern: String

  /// The single code points, ascending, without overlaps.
  package var ranges: [ClosedRange<Unicode.Scalar>]

  /// The members that are several code points long, such as `ch` in Czech.
  package var sequences: [String]

  /// Reads a set of a locale; that of the root, mostly empty, for an unknown language.
  package init(locale tag: String, _ kind: Kind = .main) {
    let tag = ICULocale(tag).canonical
    pattern = (try? text { bayan_icu_exemplar_pattern(tag, kind.rawValue, $0, $1) }) ?? "[]"
    sequences = (try? text { bayan_icu_exemplar_strings(tag, kind.rawValue, $0, $1) })?.lines ?? []

    let count = max(0, bayan_icu_exemplar_ranges(tag, kind.rawValue, nil, 0))
    let bounds = [UInt32](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
      let filled = bayan_icu_exemplar_ranges(tag, kind.rawValue, buffer.baseAddress, count)
      initialized = filled == count ? Int(count) : 0
    }
    ranges = stride(from: 0, to: bounds.count - 1, by: 2).compactMap { index in
      guard let first = Unicode.Scalar(bounds[index]), let last = Unicode.Scalar(bounds[index + 1])
      else { return nil }
      return first...last
    }
  }

  /// Tells whether a character is a member of its own or part of a longer one.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - ignoringCase: Whether a capital counts as the small letter it belongs to.
  package func contains(_ scalar: Unicode.Scalar, ignoringCase: Bool = true) -> Bool {
    if ranges.contains(where: { $0.contains(scalar) }) { return true }
    if sequences.contains(where: { $0.unicodeScalars.contains(scalar) }) { return true }
    guard ignoringCase else { return false }
    let lowercase = scalar.properties.lowercaseMapping.unicodeScalars
    return lowercase.first != scalar && lowercase.allSatisfy { contains($0, ignoringCase: false) }
  }
}
