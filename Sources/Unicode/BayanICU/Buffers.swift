import CBayanICU

/// Calls a function that writes text to a buffer, again with more room if it asks for it.
///
/// - Parameter bytes: The room at first.
/// - Throws: What the function answers below 0.
func text(
  expecting bytes: Int32 = 256, _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32
) throws(ICUError) -> String {
  var capacity = bytes
  while true {
    var needed: Int32 = 0
    let result: String? = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) {
      buffer in
      guard let start = buffer.baseAddress else { return nil }
      needed = write(start, capacity)
      guard needed >= 0, needed <= capacity else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<Int(needed)], as: UTF8.self)
    }
    if let result { return result }
    if needed < 0 { throw ICUError(code: -needed) }
    capacity = needed
  }
}

/// Calls a function that writes lines of two words; a word that is alone stands for itself.
///
/// Such a list takes long to write, so it gets room for all of it at once.
///
/// - Returns: Nothing if ICU's data can't be read.
func pairs(
  _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32
) -> [(String, String)] {
  let lines = (try? text(expecting: 1 << 14, write))?.lines ?? []
  return lines.map { line in
    let parts = line.split(separator: " ").map(String.init)
    return (parts.first ?? line, parts.last ?? line)
  }
}

/// Lends a text's UTF-8 to a function, with its length in bytes.
///
/// - Throws: If the text is too long for ICU's 32-bit lengths, as a catalog's never is.
func withBytes<Result>(
  of text: String, _ body: (UnsafePointer<CChar>, Int32) throws(ICUError) -> Result
) throws(ICUError) -> Result {
  var text = text
  let outcome: Swift.Result<Result, ICUError> = text.withUTF8 { bytes in
    // Three bytes a unit on the way back, eighteen units a character under NFC.
    guard bytes.count < Int(Int32.max) / 64 else { return .failure(.illegalArgument) }
    return bytes.withMemoryRebound(to: CChar.self) { characters in
      let empty: CChar = 0
      return withUnsafePointer(to: empty) { nothing in
        do throws(ICUError) {
          return .success(try body(characters.baseAddress ?? nothing, Int32(characters.count)))
        } catch {
          return .failure(error)
        }
      }
    }
  }
  return try outcome.get()
}

extension String {
  /// The parts that line feeds end.
  var lines: [String] { split(separator: "\n").map(String.init) }
}
