import BayanDiagnostics
import BayanMessageSyntax

extension ExchangeImport.Change {
  /// The message of a diagnostic, with the file's own terms for placeholders.
  ///
  /// The rules know the catalog's placeholders, and the translator those of the file. Who works on elements
  /// sees no `{$who}`, and could write nothing but text for it.
  ///
  /// - Parameter terms: What the file writes for the catalog's placeholders.
  func reason(
    _ diagnostic: Diagnostic, terms: [(code: String, term: String)]
  )
    -> Diagnostic.Message
  {
    let message = diagnostic.message.mappingTexts { text in
      terms.reduce(text) { $0.replacing($1.code, with: $1.term) }
    }
    let sentence = message.description
    var named = codes.compactMap { keys, code in
      code.element.names.first { sentence.contains(quoted($0)) }.map {
        (keys: keys, name: $0, tag: code.tag)
      }
    }
    // Each variant may have other ids.
    if Set(named.map(\.tag)).count > 1 {
      named = named.filter { sentence.contains(quoted($0.keys.formatted)) }
    }
    guard let first = named.first, named.allSatisfy({ $0.tag == first.tag }) else {
      return "\(message) [\(diagnostic.rule)]"
    }
    return
      "\(message); the file has the element \(quoted(first.tag)) for \(quoted(first.name)) in the source [\(diagnostic.rule)]"
  }
}

extension Pattern.Element {
  /// The names of the placeholder in diagnostics.
  fileprivate var names: [String] {
    switch self {
    case .text: []
    case .expression(let expression):
      switch expression.operand {
      case .variable(let variable): ["$\(variable.name)", "{$\(variable.name)}"]
      case .literal, nil: [code ?? ""]
      }
    case .markup(let markup):
      switch markup.kind {
      case .open, .standalone: ["{#\(markup.name)}", "{#\(markup.name)/}", "{#\(markup.name) /}"]
      case .close: ["{/\(markup.name)}"]
      }
    }
  }
}
