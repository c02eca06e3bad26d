import BayanSupport

extension Diagnostic {
  /// Returns the identity of the diagnostic across runs: eight hexadecimal digits.
  ///
  /// The fingerprint is made of the rule, the message's id, the locale, the variant, and the text that
  /// is wrong with each run of white space as one space. Lines, severities and the diagnostic's text
  /// aren't in it. So it survives edits elsewhere in the file, changes of the project's settings, and
  /// releases. A diagnostic without an id has its file's path instead. Two diagnostics of a rule about
  /// the same text in one variant of a message have the same fingerprint.
  ///
  /// - Parameter files: The sources by path; the text of a missing file is empty.
  package func fingerprint(in files: [String: SourceFile]) -> String {
    var hash = StableHash()
    hash.combine(rule.rawValue)
    hash.combine(messageID?.description ?? "")
    hash.combine(messageID == nil ? file : "")
    hash.combine(locale ?? "")
    hash.combine(variant ?? "")
    if let bytes = files[file]?.bytes {
      var isPending = false
      var hasText = false
      for byte in bytes[span.range.clamped(to: 0..<bytes.count)] {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: isPending = hasText
        default:
          if isPending { hash.combine(0x20) }
          hash.combine(byte)
          isPending = false
          hasText = true
        }
      }
    }
    return hash.shortText
  }
}

extension Sequence<Diagnostic> {
  /// Returns the diagnostics, each with its fingerprint.
  package func fingerprinted(in files: [String: SourceFile]) -> [Diagnostic] {
    map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.fingerprint = diagnostic.fingerprint(in: files)
      return diagnostic
    }
  }
}
