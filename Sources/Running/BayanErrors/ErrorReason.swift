/// The name of an error in `google.rpc.ErrorInfo`.
///
/// - Source: AIP-193, `reason`.
package enum ErrorReason {
  /// Returns a name in capitals: `TOO_MANY_CALLS` for `tooManyCalls`, `INVALID_ID_TOKEN` for
  /// `invalidIDToken`.
  package static func name(of name: String) -> String {
    let letters = Array(name)
    var reason = ""
    for (index, letter) in letters.enumerated() {
      let isFirstOfWord =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase
          || (index + 1 < letters.count && letters[index + 1].isLowercase))
      if isFirstOfWord, letters[index - 1] != "_" { reason += "_" }
      reason += letter.uppercased()
    }
    return reason
  }
}
