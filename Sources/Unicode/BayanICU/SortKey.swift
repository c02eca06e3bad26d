import CBayanICU

/// Where a text is in the order of English, with numbers by their value: `a2`, `A10`, `b`.
///
/// Foundation calls this order `localizedStandardCompare`. Texts that it doesn't tell apart are
/// ordered by code point.
///
/// - Source: UTS 10 with CLDR's root collation, in the version of ``ICUVersion/cldr``.
package struct SortKey: Comparable, Sendable {
  private let bytes: [UInt8]
  private let text: [UInt8]

  /// Makes the key of a text.
  package init(_ text: String) {
    self.text = Array(text.utf8)
    let key = try? withBytes(of: text) { (characters, length) throws(ICUError) -> [UInt8] in
      var buffer = [CChar](repeating: 0, count: 64 + 8 * Int(length))
      var needed = bayan_icu_sort_key(characters, length, &buffer, Int32(buffer.count))
      if needed > Int32(buffer.count) {
        buffer = [CChar](repeating: 0, count: Int(needed))
        needed = bayan_icu_sort_key(characters, length, &buffer, needed)
      }
      guard needed >= 0 else { throw ICUError(code: -needed) }
      return buffer[..<Int(needed)].map { UInt8(bitPattern: $0) }
    }
    bytes = key ?? []
  }

  package static func < (a: SortKey, b: SortKey) -> Bool {
    a.bytes == b.bytes
      ? a.text.lexicographicallyPrecedes(b.text) : a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}
