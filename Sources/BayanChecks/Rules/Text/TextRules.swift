extension Checks {
  /// Rules about the words as text: spaces, punctuation, markup, addresses, terms.
  static let textRules: [any Rule.Type] = []
}
