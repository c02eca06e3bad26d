package import BayanMessageSyntax

/// What a selector chooses by.
package enum MessageSelection: Sendable {
  case cardinal
  case ordinal
  /// Text, or what a function of the project says.
  case text
}

extension Message {
  /// What the selector of a variable chooses by, as far as its declaration says.
  package func selection(by name: String) -> MessageSelection {
    let function = declarations.first { $0.name == name }?.value.function
    guard let function, ["number", "integer", "offset"].contains(function.name) else {
      return .text
    }
    let isOrdinal = function.options.contains { option in
      guard option.name == "select", case .literal(let value) = option.value else { return false }
      return value.value == "ordinal"
    }
    return isOrdinal ? .ordinal : .cardinal
  }
}
