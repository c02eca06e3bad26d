extension Sequence<Diagnostic> {
  /// Returns the diagnostics in the order in which they are shown: by file, then by offset.
  ///
  /// Diagnostics at one place are ordered by rule, locale, message and wording, so that the output never
  /// depends on the order in which rules ran.
  public func sortedByPlace() -> [Diagnostic] {
    sorted { a, b in
      if a.file != b.file { return a.file < b.file }
      if a.span.start != b.span.start { return a.span.start < b.span.start }
      if a.span.end != b.span.end { return a.span.end < b.span.end }
      if a.rule != b.rule { return a.rule < b.rule }
      if a.locale != b.locale { return (a.locale ?? "") < (b.locale ?? "") }
      if a.messageID != b.messageID {
        return (a.messageID?.description ?? "") < (b.messageID?.description ?? "")
      }
      return a.message.description < b.message.description
    }
  }
}
