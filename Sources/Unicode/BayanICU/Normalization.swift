import CBayanICU

/// Normalization Form C, the form in which texts are compared, and others.
///
/// - Source: UAX 15, in the version of ``ICUVersion/unicode``.
package enum Normalization {
  /// Gives a text in Normalization Form C.
  ///
  /// A text of more than 32 MiB is given back as it is.
  package static func normalizedNFC(_ source: String) -> String {
    let result = try? withBytes(of: source) { (bytes, length) throws(ICUError) in
      try text { bayan_icu_nfc(bytes, length, $0, $1) }
    }
    return result ?? source
  }

  /// Gives a text in Normalization Form D, in which letters are apart from their marks.
  ///
  /// A text of more than 32 MiB is given back as it is.
  package static func normalizedNFD(_ source: String) -> String {
    let result = try? withBytes(of: source) { (bytes, length) throws(ICUError) in
      try text { bayan_icu_nfd(bytes, length, $0, $1) }
    }
    return result ?? source
  }

  /// Gives a text in Normalization Form KC, in which compatibility characters are replaced by what
  /// they stand for: the Arabic presentation forms by letters.
  ///
  /// A text of more than 32 MiB is given back as it is.
  package static func normalizedNFKC(_ source: String) -> String {
    let result = try? withBytes(of: source) { (bytes, length) throws(ICUError) in
      try text { bayan_icu_nfkc(bytes, length, $0, $1) }
    }
    return result ?? source
  }
}
