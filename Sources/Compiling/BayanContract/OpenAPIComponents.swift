import BayanSupport

/// The problems of a catalog as components of OpenAPI 3.1, for use in operations.
///
///     "409": { "content": { "application/problem+json": { "schema": {
///       "$ref": "openapi.json#/components/schemas/ShopError.outOfStock" } } } }
///
/// A domain's schema is one of its problems. Operations refer to the schemas by their names: `ShopError`,
/// `ShopError.outOfStock`, and `ShopError.sensitive.security` for sensitive errors.
struct OpenAPIComponents {
  /// The beginning of the document, by which it is recognized as generated.
  static let mark = "{\n  \"x-generated-by\": \"bayan\""

  private let contract: Contract
  private var taken: Set<String> = ["Problem"]

  static func json(_ contract: Contract) -> String {
    var components = OpenAPIComponents(contract: contract)
    return components.json()
  }

  private init(contract: Contract) { self.contract = contract }

  private mutating func json() -> String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("x-generated-by", "bayan")
      json.member("openapi", "3.1.0")
      json.object("info") { json in
        json.member("title", "\(contract.module): problems")
        json.member("version", contract.version)
      }
      json.object("paths") { _ in }
      json.object("components") { json in
        json.object("schemas") { json in
          writeProblem(&json)
          for domain in contract.domains { write(&json, domain) }
        }
      }
    }
    json.lineEnd()
    return json.text
  }

  /// Returns a name of a component that no other has: letters, digits and `.-_` of ASCII.
  private mutating func component(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if let byte = UInt8(exactly: scalar.value),
        byte.isASCIIAlphanumeric || byte == 0x2E || byte == 0x5F
      {
        result.unicodeScalars.append(scalar)
      } else {
        result += "-" + String(scalar.value, radix: 16, uppercase: true) + "-"
      }
    }
    while !taken.insert(result).inserted { result += "-" }
    return result
  }

  private mutating func write(_ json: inout JSONWriter, _ domain: Contract.Domain) {
    let name = component(domain.typeName)
    var names: [String] = []
    for code in domain.codes {
      let component = component("\(domain.typeName).\(code.name)")
      names.append(component)
      json.object(component) { json in
        json.member("description", code.summary)
        json.array("allOf") { json in
          reference(&json, "Problem")
          json.object { json in
            json.member("type", "object")
            json.array("required", of: ["domain", "code"]) { $0.string($1) }
            json.object("properties") { json in
              constant(&json, "domain", domain.identifier)
              constant(&json, "code", code.name)
              constant(&json, "category", code.category)
              if let status = code.httpStatus {
                json.object("status") { $0.member("examples", [status]) }
              }
              if !code.arguments.isEmpty { arguments(&json, code.arguments) }
            }
          }
        }
      }
    }
    for sensitive in domain.sensitive {
      let component = component("\(domain.typeName).sensitive.\(sensitive.category)")
      names.append(component)
      json.object(component) { json in
        json.member("description", "An error whose code is kept secret.")
        json.array("allOf") { json in
          reference(&json, "Problem")
          json.object { json in
            json.member("type", "object")
            json.array("required", of: ["domain", "category"]) { $0.string($1) }
            json.object("properties") { json in
              constant(&json, "domain", domain.identifier)
              constant(&json, "category", sensitive.category)
            }
            json.object("not") { json in
              json.array("required", of: ["code"]) { $0.string($1) }
            }
          }
        }
      }
    }
    json.object(name) { json in
      json.member("description", domain.summary)
      guard !names.isEmpty else { return reference(member: &json, "Problem") }
      json.array("oneOf", of: names) { self.reference(&$0, $1) }
    }
  }

  private func reference(_ json: inout JSONWriter, _ name: String) {
    json.object { reference(member: &$0, name) }
  }

  private func reference(member json: inout JSONWriter, _ name: String) {
    json.member("$ref", "#/components/schemas/\(name)")
  }

  private func constant(_ json: inout JSONWriter, _ name: String, _ value: String) {
    json.object(name) { $0.member("const", value) }
  }

  private func arguments(_ json: inout JSONWriter, _ arguments: [Contract.Argument]) {
    json.object("arguments") { json in
      json.member("type", "object")
      json.array("required", of: arguments) { $0.string($1.name) }
      json.object("properties") { json in
        for argument in arguments {
          json.object(argument.name) { json in
            if !argument.summary.isEmpty { json.member("description", argument.summary) }
            write(&json, argument.type)
            if let range = argument.range {
              json.member("minimum", range.lowerBound)
              json.member("maximum", range.upperBound)
            }
          }
        }
      }
    }
  }

  private func write(_ json: inout JSONWriter, _ type: Contract.ValueType) {
    switch type {
    case .string: json.member("type", "string")
    case .integer:
      json.member("type", "integer")
      json.member("format", "int64")
    case .number: json.member("type", "number")
    case .date:
      json.member("type", "string")
      json.member("description", "A date and time of RFC 9557, such as 2006-01-02T15:04:05Z.")
    case .currency:
      json.member("type", "object")
      json.array("required", of: ["value", "currency"]) { $0.string($1) }
      json.object("properties") { json in
        json.object("value") { json in
          json.member("type", "string")
          json.member("description", "The decimal digits, such as 12.50.")
        }
        json.object("currency") { $0.member("type", "string") }
      }
    case .list(let element):
      json.member("type", "array")
      json.object("items") { write(&$0, element) }
    }
  }

  /// Writes the members that all problems have.
  ///
  /// - Source: RFC 9457, and `ProblemDetails` of BayanErrors.
  private func writeProblem(_ json: inout JSONWriter) {
    json.object("Problem") { json in
      json.member("description", "Problem details of RFC 9457.")
      json.member("type", "object")
      json.array("required", of: ["type", "status", "title", "detail"]) { $0.string($1) }
      json.object("properties") { json in
        for (name, type) in [
          ("type", "string"), ("status", "integer"), ("title", "string"), ("detail", "string"),
          ("instance", "string"), ("suggestion", "string"), ("domain", "string"),
          ("code", "string"), ("category", "string"), ("arguments", "object"),
        ] {
          json.object(name) { $0.member("type", type) }
        }
        json.object("direction") { json in
          json.array("enum", of: ["ltr", "rtl"]) { $0.string($1) }
        }
        json.object("languages") { json in
          json.member("type", "object")
          json.object("additionalProperties") { $0.member("type", "string") }
        }
        json.object("options") { json in
          json.member("type", "array")
          json.object("items") { json in
            json.member("type", "object")
            json.array("required", of: ["name", "label", "role"]) { $0.string($1) }
            json.object("properties") { json in
              for name in ["name", "label", "language"] {
                json.object(name) { $0.member("type", "string") }
              }
              json.object("role") { json in
                json.array("enum", of: ["default", "cancel", "destructive"]) { $0.string($1) }
              }
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member that is an array of numbers.
  fileprivate mutating func member(_ name: String, _ values: [Int]) {
    array(name, of: values) { $0.number($1) }
  }
}
