/// The UTF-8 byte-order mark, with which some editors and spreadsheets begin a file.
package enum ByteOrderMark {
  package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
}

extension Collection where Element == UInt8 {
  /// The length of the byte-order mark at the start; 0 without one.
  package var byteOrderMarkLength: Int {
    starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
  }

  /// The bytes after the byte-order mark.
  package var afterByteOrderMark: SubSequence { dropFirst(byteOrderMarkLength) }
}
