extension [UInt8] {
  /// The first index at or after another where the bytes of a text are.
  ///
  /// `firstRange(of:)` of the standard library took three quarters of the instructions of a large
  /// file's import.
  package func firstPlace(of text: String, from start: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return start }
    var index = start
    while index + wanted.count <= count {
      if self[index] == first, self[index..<index + wanted.count].elementsEqual(wanted) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension String {
  /// The parts between the occurrences of a text, found by its bytes.
  ///
  /// The standard library compares characters, and a sign with a combining mark on it is another
  /// character: `"%\u{301}"` has no `%` there.
  ///
  /// - Precondition: The text isn't empty.
  package func splitExactly(at separator: String) -> [String] {
    precondition(!separator.isEmpty)
    let bytes = Array(utf8)
    var parts: [String] = []
    var start = 0
    while let place = bytes.firstPlace(of: separator, from: start) {
      parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place + separator.utf8.count
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The text with each occurrence of another replaced, as ``splitExactly(at:)`` finds it.
  package func replacingExactly(_ text: String, with other: String) -> String {
    splitExactly(at: text).joined(separator: other)
  }

  /// Whether another text is in the text, as ``splitExactly(at:)`` finds it.
  package func containsExactly(_ text: String) -> Bool {
    Array(utf8).firstPlace(of: text) != nil
  }
}
