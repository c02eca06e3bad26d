import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanMessageSyntax
import Foundation
import Testing

/// Every construct must occur, so that a property of generated catalogs holds for all constructs.
@Suite("exchange: generated catalogs")
struct GeneratedCatalogTests {
  private static func catalogs() throws -> [GeneratedCatalog] {
    try (UInt64(1)...60).map { try GeneratedCatalog(seed: $0, codes: 5) }
  }

  /// The functions of LDML 48, "Default Functions", and one function of a project.
  private static let functions = [
    "string", "number", "integer", "offset", "percent", "currency", "unit", "datetime", "date",
    "time", "app:rank", "app:now",
  ]

  private static let constructs: Set<String> = Set(functions.map { "function \($0)" }).union([
    "declaration input", "declaration local", "selectors 0", "selectors 1", "selectors 2",
    "selectors 3", "key *", "key number", "key category", "key text", "key empty",
    "operand variable", "operand literal", "operand none", "option literal", "option variable",
    "attribute", "attribute with a value", "markup open", "markup close", "markup standalone",
    "markup with options", "markup with attributes", "text empty",
    "selects plural", "selects ordinal", "selects exact",
  ]).union(characters.keys.map { "text with \($0)" })

  /// Characters that formats write in their own way.
  private static let characters = [
    "braces": "{", "a stroke": "|", "a backslash": "\\", "a quote": "\"", "an apostrophe": "'",
    "a line end": "\n", "CR LF": "\r\n", "CR": "\r", "a tab": "\t", "a control": "\u{1}",
    "DEL": "\u{7F}", "NEL": "\u{85}", "a mark of direction": "\u{200F}", "an isolate": "\u{2067}",
    "a byte-order mark": "\u{FEFF}", "no character": "\u{FFFE}", "a line separator": "\u{2028}",
    "a combining mark": "\u{301}", "a joiner": "\u{200D}", "a character above U+FFFF": "𝄞",
    "markup of XML": "<b>", "an entity": "&amp;", "the end of CDATA": "]]>", "a comment": "<!--",
    "an instruction": "<?x?>", "a percent sign": "%d", "a variable of printf": "%#@x@",
    "two spaces": "  ", "a stamp": "bayan:", "a comment of C": "/*",
  ]

  @Test func `messages have every construct of MessageFormat 2`() throws {
    var found: Set<String> = []
    for made in try Self.catalogs() {
      for message in made.catalog.locales.flatMap(\.messages) {
        found.formUnion(message.parsed.message.constructs)
        for text in message.parsed.message.texts.values {
          let decoded = ParsedMessage.parse("{{\(text)}}").message
          for case .text(let part) in decoded.patterns.flatMap(\.elements) {
            for (name, character) in Self.characters
            where part.value.contains(literally: character) { found.insert("text with \(name)") }
          }
        }
      }
    }
    #expect(Self.constructs.subtracting(found) == [])
    #expect(found.subtracting(Self.constructs) == [], "the list above is whole")
  }

  @Test func `files have every key of their schemas`() throws {
    let files = try Self.catalogs().flatMap(\.files).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    let text = files.joined(separator: "\n")
    for kind in FileSchema.Kind.allCases {
      let schema = try JSONSerialization.jsonObject(with: Data(FileSchema.json(of: kind).utf8))
      for key in Self.keys(schema) {
        let forms = ["\(key) =", ".\(key) ", ".\(key).", "\n\(key).", "[\(key).", "[\(key)]"]
        #expect(forms.contains { text.contains(literally: $0) }, "\(kind): \(key)")
      }
    }
  }

  private static func keys(_ schema: Any) -> Set<String> {
    if let list = schema as? [Any] { return Set(list.flatMap(keys)) }
    guard let object = schema as? [String: Any] else { return [] }
    let own = (object["properties"] as? [String: Any]).map { Set($0.keys) } ?? []
    return own.union(object.values.flatMap(keys))
  }

  @Test func `units have every state and note, and formats lose all that can be lost`() throws {
    var states: Set<ExchangeState> = [.final]
    var notes: Set<ExchangeNote.Kind> = []
    var losses: Set<ExchangeLoss.Kind> = []
    for made in try Self.catalogs() {
      let document = ExchangeDocument(made.catalog, locale: "ar")
      states.formUnion(document.units.map(\.state))
      notes.formUnion(document.units.flatMap(\.notes).map(\.kind))
      for format in ExchangeFormats.all {
        losses.formUnion(format.write(document, over: nil).losses.map(\.kind))
      }
    }
    #expect(states == Set(ExchangeState.allCases))
    #expect(notes == [.context, .argument, .limit, .pluralExamples, .change])
    #expect(losses == Set(ExchangeLoss.Kind.allCases))
  }
}

extension Message {
  fileprivate var patterns: [Pattern] {
    switch body {
    case .pattern(let pattern): [pattern]
    case .select(_, let variants): variants.map(\.pattern)
    }
  }

  /// The names of the constructs in the catalog.
  fileprivate var constructs: Set<String> {
    var found: Set<String> = []
    for declaration in declarations {
      found.insert("declaration \(declaration.kind.rawValue)")
      found.formUnion(declaration.value.constructs)
    }
    if case .select(let selectors, let variants) = body {
      found.insert("selectors \(selectors.count)")
      found.formUnion(variants.flatMap(\.keys).map(\.construct))
    } else {
      found.insert("selectors 0")
    }
    for pattern in patterns {
      if pattern.elements.isEmpty { found.insert("text empty") }
      for element in pattern.elements {
        switch element {
        case .text: break
        case .expression(let expression): found.formUnion(expression.constructs)
        case .markup(let markup):
          found.insert("markup \(markup.kind.rawValue)")
          if !markup.options.isEmpty { found.insert("markup with options") }
          if !markup.attributes.isEmpty { found.insert("markup with attributes") }
        }
      }
    }
    return found
  }
}

extension Variant.Key {
  fileprivate var construct: String {
    guard case .literal(let literal) = self else { return "key *" }
    if literal.value.isEmpty { return "key empty" }
    if Double(literal.value) != nil { return "key number" }
    let categories = ["zero", "one", "two", "few", "many", "other"]
    return categories.contains(literal.value) ? "key category" : "key text"
  }
}

extension BayanMessageSyntax.Expression {
  fileprivate var constructs: Set<String> {
    var found: Set<String> = []
    switch operand {
    case .variable: found.insert("operand variable")
    case .literal: found.insert("operand literal")
    case nil: found.insert("operand none")
    }
    if let function { found.insert("function \(function.name)") }
    for option in function?.options ?? [] {
      switch option.value {
      case .literal(let literal):
        found.insert("option literal")
        if option.name == "select" { found.insert("selects \(literal.value)") }
      case .variable: found.insert("option variable")
      }
    }
    for attribute in attributes {
      found.insert(attribute.value == nil ? "attribute" : "attribute with a value")
    }
    return found
  }
}

extension String {
  /// Returns whether the text contains another one exactly.
  fileprivate func contains(literally other: String) -> Bool {
    range(of: other, options: .literal) != nil
  }
}
