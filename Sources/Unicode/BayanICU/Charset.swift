import CBayanICU

/// Encodings of old files, such as `ISO-8859-6` and `windows-1256`.
///
/// - Source: ICU's converters, which know the names that IANA has registered.
package enum Charset {
  /// The text of bytes in an encoding; `nil` where nobody knows the encoding, or where bytes stand for
  /// nothing in it.
  package static func text(of bytes: [UInt8], in charset: String) -> String? {
    guard bytes.count <= Int(Int32.max) / 4, charset.utf8.count < 60 else { return nil }
    let capacity = bytes.count * 2 + 16
    let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      let found = bytes.withUnsafeBytes { bytes in
        bayan_icu_decode(
          charset, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count),
          buffer.baseAddress, Int32(capacity))
      }
      count = max(0, Int(found))
    }
    guard bytes.isEmpty || !units.isEmpty else { return nil }
    return String(validating: units, as: UTF16.self)
  }
}
