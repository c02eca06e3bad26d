import BayanDiagnostics
import BayanMessageSyntax

// The shapes of the standard's schema, each of which decodes to a part of the model. The shapes aren't
// part of the model itself, which has spans, and which nobody should encode by accident.
// Foundation isn't imported here: its `Expression` would hide the message's.

private let nowhere = SourceSpan(0, 0)

private func unknown(
  _ value: String, of field: String, in decoder: any Decoder
) -> MessageJSONError {
  MessageJSONError(at: decoder.codingPath, "'\(value)' is not a \(field) here")
}

private enum Field: String, CodingKey {
  case type, declarations, pattern, selectors, variants
  case name, value, keys
  case arg, function, attributes, options, kind
}

struct MessageShape: Decodable {
  var message: Message

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let declarations = try fields.decodeIfPresent([DeclarationShape].self, forKey: .declarations)
    let body: Message.Body
    switch try fields.decode(String.self, forKey: .type) {
    case "message":
      body = .pattern(try fields.decode(PatternShape.self, forKey: .pattern).pattern)
    case "select":
      let variants = try fields.decode([VariantShape].self, forKey: .variants)
      body = .select(
        selectors: try fields.decode([VariableShape].self, forKey: .selectors).map(\.variable),
        variants: variants.map(\.variant))
    case let type: throw unknown(type, of: "type", in: decoder)
    }
    message = Message(declarations: (declarations ?? []).map(\.declaration), body: body)
  }
}

private struct DeclarationShape: Decodable {
  var declaration: Declaration

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let type = try fields.decode(String.self, forKey: .type)
    guard let kind = Declaration.Kind(rawValue: type) else {
      throw unknown(type, of: "type", in: decoder)
    }
    // The parser below checks that the name of an input is that of its operand.
    declaration = Declaration(
      kind: kind, name: try fields.decode(String.self, forKey: .name), nameSpan: nowhere,
      value: try fields.decode(ExpressionShape.self, forKey: .value).expression, span: nowhere)
  }
}

private struct VariantShape: Decodable {
  var variant: Variant

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    variant = Variant(
      keys: try fields.decode([KeyShape].self, forKey: .keys).map(\.key),
      pattern: try fields.decode(PatternShape.self, forKey: .value).pattern, span: nowhere)
  }
}

private struct KeyShape: Decodable {
  var key: Variant.Key

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    switch try fields.decode(String.self, forKey: .type) {
    case "*": key = .catchAll(nowhere)
    default: key = .literal(try LiteralShape(from: decoder).literal)
    }
  }
}

private struct PatternShape: Decodable {
  var pattern: Pattern

  init(from decoder: any Decoder) throws {
    let all = try decoder.singleValueContainer().decode([ElementShape].self).map(\.element)
    var elements: [Pattern.Element] = []
    for element in all {
      if case .text(let text) = element {
        if text.value.isEmpty { continue }
        if case .text(let before)? = elements.last {
          elements[elements.count - 1] = .text(
            .init(value: before.value + text.value, span: nowhere))
          continue
        }
      }
      elements.append(element)
    }
    pattern = Pattern(elements: elements, span: nowhere)
  }
}

private struct ElementShape: Decodable {
  var element: Pattern.Element

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      element = .text(.init(value: text, span: nowhere))
      return
    }
    let fields = try decoder.container(keyedBy: Field.self)
    switch try fields.decode(String.self, forKey: .type) {
    case "markup": element = .markup(try MarkupShape(from: decoder).markup)
    default: element = .expression(try ExpressionShape(from: decoder).expression)
    }
  }
}

private struct ExpressionShape: Decodable {
  var expression: Expression

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let type = try fields.decode(String.self, forKey: .type)
    guard type == "expression" else { throw unknown(type, of: "type", in: decoder) }
    expression = Expression(
      operand: try fields.decodeIfPresent(OperandShape.self, forKey: .arg)?.operand,
      function: try fields.decodeIfPresent(FunctionShape.self, forKey: .function)?.function,
      attributes: try attributes(in: fields), span: nowhere)
    guard expression.operand != nil || expression.function != nil else {
      throw DecodingError.keyNotFound(
        Field.arg, .init(codingPath: decoder.codingPath, debugDescription: ""))
    }
  }
}

private struct FunctionShape: Decodable {
  var function: Function

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let type = try fields.decode(String.self, forKey: .type)
    guard type == "function" else { throw unknown(type, of: "type", in: decoder) }
    function = Function(
      name: try fields.decode(String.self, forKey: .name), options: try options(in: fields),
      span: nowhere)
  }
}

private struct MarkupShape: Decodable {
  var markup: Markup

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let name = try fields.decode(String.self, forKey: .kind)
    guard let kind = Markup.Kind(rawValue: name) else {
      throw unknown(name, of: "kind", in: decoder)
    }
    markup = Markup(
      kind: kind, name: try fields.decode(String.self, forKey: .name),
      options: try options(in: fields), attributes: try attributes(in: fields), span: nowhere)
  }
}

private struct OperandShape: Decodable {
  var operand: Operand

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    switch try fields.decode(String.self, forKey: .type) {
    case "variable": operand = .variable(try VariableShape(from: decoder).variable)
    default: operand = .literal(try LiteralShape(from: decoder).literal)
    }
  }
}

private struct VariableShape: Decodable {
  var variable: Variable

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let type = try fields.decode(String.self, forKey: .type)
    guard type == "variable" else { throw unknown(type, of: "type", in: decoder) }
    variable = Variable(name: try fields.decode(String.self, forKey: .name), span: nowhere)
  }
}

private struct LiteralShape: Decodable {
  var literal: Literal

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let type = try fields.decode(String.self, forKey: .type)
    guard type == "literal" else { throw unknown(type, of: "type", in: decoder) }
    literal = Literal(value: try fields.decode(String.self, forKey: .value), span: nowhere)
  }
}

/// A literal, or `true` for an attribute without a value.
private struct AttributeShape: Decodable {
  var value: Literal?

  init(from decoder: any Decoder) throws {
    if (try? decoder.singleValueContainer().decode(Bool.self)) == true { return }
    value = try LiteralShape(from: decoder).literal
  }
}

private func options(in fields: KeyedDecodingContainer<Field>) throws -> [Option] {
  let shapes = try fields.decodeIfPresent([String: OperandShape].self, forKey: .options) ?? [:]
  return shapes.sorted { $0.key < $1.key }.map {
    Option(name: $0.key, value: $0.value.operand, nameSpan: nowhere, span: nowhere)
  }
}

private func attributes(in fields: KeyedDecodingContainer<Field>) throws -> [Attribute] {
  let shapes = try fields.decodeIfPresent([String: AttributeShape].self, forKey: .attributes)
  return (shapes ?? [:]).sorted { $0.key < $1.key }.map {
    Attribute(name: $0.key, value: $0.value.value, span: nowhere)
  }
}
