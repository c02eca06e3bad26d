package import BayanMessageSyntax

/// What a selector chooses by.
package enum MessageSelection: Hashable, Sendable {
  case cardinal
  case ordinal
  /// Numbers that are keys, and no categories.
  case exact
  /// Text, or what a function of the project says.
  case text
}

extension Message {
  /// What the selector of a variable chooses by, as far as its declaration says.
  ///
  /// `.local $n = {$count}` chooses as `$count` does.
  package func selection(by name: String) -> MessageSelection {
    var name = name
    for _ in declarations {
      guard let declaration = declarations.first(where: { $0.name == name }) else { break }
      if let function = declaration.value.function { return function.selection }
      guard declaration.kind == .local, case .variable(let other) = declaration.value.operand
      else { break }
      name = other.name
    }
    return .text
  }
}

extension Function {
  fileprivate var selection: MessageSelection {
    guard ["number", "integer", "offset"].contains(name) else { return .text }
    for option in options where option.name == "select" {
      guard case .literal(let value) = option.value else { continue }
      if value.value == "ordinal" { return .ordinal }
      if value.value == "exact" { return .exact }
    }
    return .cardinal
  }
}
