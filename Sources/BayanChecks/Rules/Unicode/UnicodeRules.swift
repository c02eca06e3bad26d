extension Checks {
  /// Rules about letters, scripts and directions.
  static let unicodeRules: [any Rule.Type] = []
}
