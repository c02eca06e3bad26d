package import BayanMessageSyntax
import BayanSupport

extension MessageJSON {
  /// Writes a valid message as JSON that is valid under the standard's schema.
  ///
  /// The JSON is one line. The fields have the order of the standard's description; options and
  /// attributes have that of the message. So equal messages give equal bytes.
  ///
  /// Options and attributes are maps in JSON. Of several with one name the last is written, which
  /// for attributes is the one that counts. Spans aren't written.
  package static func encode(_ message: Message) -> String {
    var json = JSONWriter()
    json.write(message)
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ message: Message) {
    object { json in
      switch message.body {
      case .pattern(let pattern):
        json.member("type", "message")
        json.write(message.declarations)
        json.key("pattern")
        json.write(pattern)
      case .select(let selectors, let variants):
        json.member("type", "select")
        json.write(message.declarations)
        json.array("selectors", of: selectors) { $0.write($1) }
        json.array("variants", of: variants) { $0.write($1) }
      }
    }
  }

  private mutating func write(_ declarations: [Declaration]) {
    array("declarations", of: declarations) { json, declaration in
      json.object { json in
        json.member("type", declaration.kind.rawValue)
        json.member("name", declaration.name)
        json.key("value")
        json.write(declaration.value)
      }
    }
  }

  private mutating func write(_ variant: Variant) {
    object { json in
      json.array("keys", of: variant.keys) { json, key in
        switch key {
        case .literal(let literal): json.write(literal)
        case .catchAll: json.object { $0.member("type", "*") }
        }
      }
      json.key("value")
      json.write(variant.pattern)
    }
  }

  private mutating func write(_ pattern: Pattern) {
    array(of: pattern.elements) { json, element in
      switch element {
      case .text(let text): json.string(text.value)
      case .expression(let expression): json.write(expression)
      case .markup(let markup): json.write(markup)
      }
    }
  }

  private mutating func write(_ expression: Expression) {
    object { json in
      json.member("type", "expression")
      if let operand = expression.operand {
        json.key("arg")
        json.write(operand)
      }
      if let function = expression.function {
        json.object("function") { json in
          json.member("type", "function")
          json.member("name", function.name)
          json.write(function.options)
        }
      }
      json.write(expression.attributes)
    }
  }

  private mutating func write(_ markup: Markup) {
    object { json in
      json.member("type", "markup")
      json.member("kind", markup.kind.rawValue)
      json.member("name", markup.name)
      json.write(markup.options)
      json.write(markup.attributes)
    }
  }

  private mutating func write(_ operand: Operand) {
    switch operand {
    case .literal(let literal): write(literal)
    case .variable(let variable): write(variable)
    }
  }

  private mutating func write(_ literal: Literal) {
    object { json in
      json.member("type", "literal")
      json.member("value", literal.value)
    }
  }

  private mutating func write(_ variable: Variable) {
    object { json in
      json.member("type", "variable")
      json.member("name", variable.name)
    }
  }

  private mutating func write(_ options: [Option]) {
    map("options", options.map { ($0.name, $0.value) }) { $0.write($1) }
  }

  private mutating func write(_ attributes: [Attribute]) {
    map("attributes", attributes.map { ($0.name, $0.value) }) { json, value in
      if let value { json.write(value) } else { json.boolean(true) }
    }
  }

  /// Writes a member that is a map; none if the map is empty.
  private mutating func map<Value>(
    _ name: String, _ entries: [(name: String, value: Value)],
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard !entries.isEmpty else { return }
    let last = Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    var names: Set<String> = []
    object(name) { json in
      for entry in entries where names.insert(entry.name).inserted {
        guard let value = last[entry.name] else { continue }
        json.key(entry.name)
        write(&json, value)
      }
    }
  }
}
