extension Sequence<Diagnostic> {
  /// Returns the diagnostics in display order: by file, then by offset.
  ///
  /// Diagnostics at one place are ordered by rule, locale, message id and text, so that the output never
  /// depends on the order in which rules ran.
  package func sortedByPlace() -> [Diagnostic] {
    let all = Array(self)
    // The check has already sorted the diagnostics that are rendered.
    if zip(all.dropFirst(), all).allSatisfy({ !$0.comesBefore($1) }) { return all }
    // The loop sorts indices by pointer: moving or copying a diagnostic copies some twenty fields.
    let order = all.withUnsafeBufferPointer { all in
      all.indices.sorted { all[$0].comesBefore(all[$1]) }
    }
    return order.map { all[$0] }
  }
}

extension Diagnostic {
  fileprivate func comesBefore(_ other: Diagnostic) -> Bool {
    if file != other.file { return file < other.file }
    if span.start != other.span.start { return span.start < other.span.start }
    if span.end != other.span.end { return span.end < other.span.end }
    if rule != other.rule { return rule < other.rule }
    if locale != other.locale { return (locale ?? "") < (other.locale ?? "") }
    if messageID != other.messageID {
      return (messageID?.description ?? "") < (other.messageID?.description ?? "")
    }
    return message.description < other.message.description
  }
}
