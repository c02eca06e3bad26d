public import BayanMessageSyntax

extension MessageJSON {
  /// Writes a valid message as JSON, valid under the standard's schema.
  ///
  /// One line, the fields in the order of the standard's description, options and attributes in
  /// that of the message; so equal messages give equal bytes. Written by hand for that reason:
  /// Foundation's encoder either sorts the fields or puts them in any order.
  ///
  /// Options and attributes are maps in JSON: of several with one name the last is written, which
  /// for attributes is the one that counts. Spans aren't written.
  public static func encode(_ message: Message) -> String {
    let declarations = field("declarations", array(message.declarations.map(encode)))
    switch message.body {
    case .pattern(let pattern):
      return object([type("message"), declarations, field("pattern", encode(pattern))])
    case .select(let selectors, let variants):
      return object([
        type("select"), declarations,
        field("selectors", array(selectors.map(encode))),
        field("variants", array(variants.map(encode))),
      ])
    }
  }

  // MARK: The parts of a message

  private static func encode(_ declaration: Declaration) -> String {
    object([
      type(declaration.kind.rawValue), field("name", string(declaration.name)),
      field("value", encode(declaration.value)),
    ])
  }

  private static func encode(_ variant: Variant) -> String {
    let keys = variant.keys.map { key in
      switch key {
      case .literal(let literal): encode(literal)
      case .catchAll: object([type("*")])
      }
    }
    return object([field("keys", array(keys)), field("value", encode(variant.pattern))])
  }

  private static func encode(_ pattern: Pattern) -> String {
    array(
      pattern.elements.map { element in
        switch element {
        case .text(let text): string(text.value)
        case .expression(let expression): encode(expression)
        case .markup(let markup): encode(markup)
        }
      })
  }

  private static func encode(_ expression: Expression) -> String {
    var fields = [type("expression")]
    if let operand = expression.operand { fields.append(field("arg", encode(operand))) }
    if let function = expression.function {
      let parts = [type("function"), field("name", string(function.name))]
      fields.append(field("function", object(parts + encode(function.options))))
    }
    return object(fields + encode(expression.attributes))
  }

  private static func encode(_ markup: Markup) -> String {
    let fields = [
      type("markup"), field("kind", string(markup.kind.rawValue)),
      field("name", string(markup.name)),
    ]
    return object(fields + encode(markup.options) + encode(markup.attributes))
  }

  private static func encode(_ operand: Operand) -> String {
    switch operand {
    case .literal(let literal): encode(literal)
    case .variable(let variable): encode(variable)
    }
  }

  private static func encode(_ literal: Literal) -> String {
    object([type("literal"), field("value", string(literal.value))])
  }

  private static func encode(_ variable: Variable) -> String {
    object([type("variable"), field("name", string(variable.name))])
  }

  private static func encode(_ options: [Option]) -> [String] {
    map("options", options.map { ($0.name, encode($0.value)) })
  }

  private static func encode(_ attributes: [Attribute]) -> [String] {
    map("attributes", attributes.map { ($0.name, $0.value.map(encode) ?? "true") })
  }

  // MARK: JSON

  /// A field that holds a map; none if the map is empty.
  private static func map(_ name: String, _ entries: [(name: String, value: String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    var positions: [String: Int] = [:]
    var last: [(name: String, value: String)] = []
    for entry in entries {
      if let position = positions[entry.name] {
        last[position].value = entry.value
      } else {
        positions[entry.name] = last.count
        last.append(entry)
      }
    }
    return [field(name, object(last.map { field($0.name, $0.value) }))]
  }

  private static func type(_ name: String) -> String { field("type", string(name)) }

  private static func field(_ name: String, _ value: String) -> String {
    string(name) + ":" + value
  }

  private static func object(_ fields: [String]) -> String {
    "{" + fields.joined(separator: ",") + "}"
  }

  private static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.unicodeScalars.append("\\")
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
