extension String {
  /// The text with every byte percent-encoded (RFC 3986) but the unreserved ones: letters, digits
  /// and `-._~`.
  ///
  /// - Parameter unescaped: Further ASCII characters that stay as they are, such as the `/` of a path.
  package func percentEncoded(keeping unescaped: String = "") -> String {
    var result = ""
    for byte in utf8 {
      if byte.isUnreservedInURLs || unescaped.utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + byte.hexadecimal(width: 2, uppercase: true)
      }
    }
    return result
  }
}
