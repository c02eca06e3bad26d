import BayanDiagnostics
import BayanMessageSyntax

extension ExchangeImport.Change {
  /// What a rule says of the words, with the element of the file that a placeholder in it is.
  ///
  /// A translator who works on elements sees no `{$who}`, and could write nothing but text for it.
  func reason(_ diagnostic: Diagnostic) -> String {
    let sentence = "\(diagnostic.message)"
    let rule = "[\(diagnostic.rule)]"
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
      return "\(sentence) \(rule)"
    }
    return
      "\(sentence); in the file \(quoted(first.name)) is the element \(quoted(first.tag)) of the source \(rule)"
  }
}

extension Pattern.Element {
  /// What diagnostics call it.
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
