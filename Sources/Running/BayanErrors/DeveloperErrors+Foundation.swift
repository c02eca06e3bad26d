public import BayanRuntime
public import Foundation

// The runtime's errors are for developers, and no reader sees them, so they are in English alone.

extension MessageError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unresolvedVariable(let name): "The message has no value for '\(name)'."
    case .unknownFunction(let name): "Nobody knows the message's function '\(name)'."
    case .badOperand(let function): "The function '\(function)' doesn't take its operand."
    case .badOption(let name): "The option '\(name)' has a value that its function doesn't take."
    case .badSelector: "The message selects by something that can't select."
    case .badVariantKey(let key): "The message's selector doesn't take the key '\(key)'."
    case .unsupportedOperation(let text): "The message asks for what can't be done here: \(text)."
    }
  }
}

extension Pack.Failure: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .notAPack: "The file has no pack of messages."
    case .otherVersion(let version): "The pack of messages has another version: \(version)."
    case .incomplete: "The pack of messages is incomplete."
    case .damaged: "The pack of messages is damaged."
    case .otherCatalog: "The pack of messages is another catalog's."
    }
  }
}
