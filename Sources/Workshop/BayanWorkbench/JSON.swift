import BayanDiagnostics
import BayanJSONRPC
import BayanMessageSyntax

/// A JSON value of a response.
typealias JSON = JSONRPC.Value

extension JSONRPC.Value {
  /// Creates an array with an element for each item.
  static func list<Items: Sequence>(_ items: Items, _ element: (Items.Element) -> JSON) -> JSON {
    .array(items.map(element))
  }
}

extension Pattern {
  /// The pieces of a text for the page's field: a string, or a chip with its source and its name.
  var pieces: JSON {
    .list(elements) { element in
      switch element {
      case .text(let text): return .string(text.value)
      case .expression(let expression):
        let name: String =
          switch expression.operand {
          case .variable(let variable): variable.name
          case .literal(let literal): literal.value
          case nil: expression.function?.name ?? ""
          }
        return Self.chip("placeholder", name, element)
      case .markup(let markup): return Self.chip(markup.kind.rawValue, markup.name, element)
      }
    }
  }

  private static func chip(_ kind: String, _ name: String, _ element: Element) -> JSON {
    let source = Pattern(elements: [element], span: SourceSpan(0, 0)).formatted()
    return ["code": .string(source), "name": .string(name), "kind": .string(kind)]
  }
}

/// A piece of a text that the page sends: words, or the source of a placeholder or of markup.
enum PieceBody: Decodable {
  case text(String)
  case code(String)

  private enum Key: CodingKey { case code }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      self = .code(try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .code))
    }
  }
}

extension [PieceBody] {
  /// The pattern of the pieces.
  ///
  /// A code that is no single placeholder or markup stays as text, so that a page can't write
  /// anything else by it.
  var pattern: Pattern {
    let nowhere = SourceSpan(0, 0)
    let elements: [Pattern.Element] = map { piece in
      switch piece {
      case .text(let text): return .text(Pattern.Text(value: text, span: nowhere))
      case .code(let code):
        let parsed = ParsedMessage.parse("{{\(code)}}")
        if parsed.isValid, case .pattern(let pattern) = parsed.message.body,
          pattern.elements.count == 1
        {
          return pattern.elements[0]
        }
        return .text(Pattern.Text(value: code, span: nowhere))
      }
    }
    return Pattern(elements: elements, span: nowhere)
  }
}
