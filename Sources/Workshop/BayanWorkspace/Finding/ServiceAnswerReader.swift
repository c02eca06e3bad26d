package import BayanCatalog
import BayanErrors
import BayanRuntime
import BayanSupport

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
    guard let value = try? PlainJSON(Array(text.utf8), JSONLimits(depth: 100, values: 100_000))
    else {
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

extension PlainJSON {
  /// The value as a whole number, which some services write as text.
  fileprivate var number: Int? {
    switch self {
    case .number(let digits): Int(digits) ?? Double(digits).flatMap(Int.init(exactly:))
    case .string(let text): Int(text)
    default: nil
    }
  }

  /// The objects that may describe an error.
  ///
  /// The objects are `error`, the elements of `errors`, the answer itself, and the `extensions` of
  /// each. There may be several answers in an array.
  fileprivate var answerObjects: [PlainJSON] {
    var objects: [PlainJSON] = []
    func add(_ part: PlainJSON?) {
      guard let part, case .object = part, objects.count < 50 else { return }
      objects.append(part)
      if let extensions = part["extensions"], case .object = extensions {
        objects.append(extensions)
      }
    }
    func addAnswer(_ part: PlainJSON) {
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
  fileprivate var seconds: Int? {
    for name in ["retry_after", "retryAfter", "retry-after", "Retry-After"] {
      if let seconds = self[name]?.number, (0...999_999_999).contains(seconds) { return seconds }
    }
    return nil
  }
}
