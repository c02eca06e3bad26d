package import BayanCatalog
import BayanErrors
import BayanRuntime
import Foundation

/// A reader that finds the catalog's errors in a service's raw answer.
///
/// The reader knows the formats of Graph (`{"error": {"code": …, "error_subcode": …}}`), of GraphQL
/// (`{"errors": [{"extensions": {"code": …}}]}`), of problem details (RFC 9457, with the address of
/// an error's page as the `type`), and the JSON that `bayan show` prints.
package struct ServiceAnswerReader {
  /// The errors, each once, the most certain first.
  package private(set) var errors: [CatalogPlace] = []
  /// The service's waiting time in seconds.
  package private(set) var retryAfter: Int?
  /// Whether the service reports the error as transient.
  package private(set) var isTransient = false

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - text: JSON.
  ///   - status: The HTTP status of the answer. The status counts only if nothing else is known,
  ///     because many errors share it.
  /// - Returns: `nil` for a text that is no JSON.
  package init?(_ text: String, status: Int?, in catalog: Catalog) {
    guard let value = try? JSONDecoder().decode(JSONPart.self, from: Data(text.utf8)) else {
      return nil
    }
    let matches = catalog.domains.map { ServiceMatches(lines: $0.serviceMatchLines) }
    func add(_ place: CatalogPlace?) {
      if let place, !errors.contains(place) { errors.append(place) }
    }
    func match(_ answer: ServiceAnswer) {
      for (domain, matches) in matches.enumerated() {
        guard let matches, let code = matches.index(of: answer), code != matches.defaultIndex else {
          continue
        }
        add(CatalogPlace(domain: domain, code: code))
      }
    }
    let objects = value.answerObjects
    for object in objects {
      if let seconds = object.seconds { retryAfter = retryAfter ?? seconds }
      if object["is_transient"]?.boolean == true { isTransient = true }
      for name in ["doc_url", "type"] {
        if let address = object[name]?.string { catalog.errors(atAddress: address).forEach(add) }
      }
      if let name = object["error"]?.string { add(catalog.error(named: name)) }
      if let domain = object["domain"]?.string, let code = object["code"]?.number {
        add(catalog.error(named: "\(domain) \(code)"))
      }
    }
    for object in objects {
      let code = object["code"]?.number ?? object["error_code"]?.number
      let subcode = object["error_subcode"]?.number ?? object["subcode"]?.number
      if code != nil || subcode != nil { match(ServiceAnswer(code: code, subcode: subcode)) }
      for name in ["code", "errorType", "classification", "type"] {
        if let name = object[name]?.string { match(ServiceAnswer(name: name)) }
      }
    }
    guard errors.isEmpty else { return }
    for status in [objects.lazy.compactMap { $0["status"]?.number }.first ?? status] {
      if let status { match(ServiceAnswer(httpStatus: status)) }
    }
  }
}

extension Catalog {
  /// Returns the error with a page at an address, or all sensitive errors of a category.
  fileprivate func errors(atAddress address: String) -> [CatalogPlace] {
    let parts = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    guard parts.count >= 3, let page = parts.last?.split(separator: ".").first else { return [] }
    let folder = parts[parts.count - 2]
    return domains.indices.flatMap { index -> [CatalogPlace] in
      let domain = domains[index]
      guard CodeAddress.folderName(of: domain.identifier) == folder else { return [] }
      return domain.codes.indices.filter { code in
        let code = domain.codes[code]
        return code.sensitive ? CodeAddress.name(code.category) == page : "\(code.value)" == page
      }.map { CatalogPlace(domain: index, code: $0) }
    }
  }
}

/// A part of a JSON text.
private enum JSONPart: Decodable {
  case object([String: JSONPart])
  case array([JSONPart])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONPart].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONPart].self))
    }
  }

  subscript(name: String) -> JSONPart? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The value as a whole number, which some services write as text.
  var number: Int? {
    switch self {
    case .number(let value): Int(exactly: value)
    case .string(let text): Int(text)
    default: nil
    }
  }

  /// The objects that may describe an error.
  ///
  /// The objects are `error`, the elements of `errors`, the answer itself, and the `extensions` of
  /// each. There may be several answers in an array.
  var answerObjects: [JSONPart] {
    var objects: [JSONPart] = []
    func add(_ part: JSONPart?) {
      guard let part, case .object = part, objects.count < 50 else { return }
      objects.append(part)
      if let extensions = part["extensions"], case .object = extensions {
        objects.append(extensions)
      }
    }
    func addAnswer(_ part: JSONPart) {
      add(part["error"])
      if case .array(let errors)? = part["errors"] { errors.forEach(add) }
      add(part)
    }
    if case .array(let parts) = self {
      parts.prefix(20).forEach(addAnswer)
    } else {
      addAnswer(self)
    }
    return objects
  }

  /// The waiting time in seconds.
  var seconds: Int? {
    for name in ["retry_after", "retryAfter", "retry-after", "Retry-After"] {
      if let seconds = self[name]?.number, (0...999_999_999).contains(seconds) { return seconds }
    }
    return nil
  }
}
