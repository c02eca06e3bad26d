package import BayanHTTP

extension GraphQLResponse {
  /// Reads a response.
  ///
  /// - Returns: `nil` for a value that is no GraphQL response: no object, or one with neither
  ///   `data` nor `errors`.
  package init?(_ value: JSONValue) {
    guard let members = value.object, members["data"] != nil || members["errors"] != nil else {
      return nil
    }
    var reader = Reader()
    let errors = reader.errors(members["errors"])
    self.init(data: nil, hasData: members["data"] != nil)
    switch members["data"] {
    case .object?: data = members["data"]
    case .null?, nil: data = nil
    default: reader.note("data", "is neither an object nor null")
    }
    self.errors = errors
    switch members["extensions"] {
    case .object(let extensions)?: self.extensions = extensions
    case nil: break
    default: reader.note("extensions", "is no object")
    }
    otherMembers = members.filter { !["data", "errors", "extensions"].contains($0.key) }
    if errors.isEmpty, !hasData { reader.note("data", "is missing, and no error says why") }
    if errors.isEmpty, hasData, data == nil {
      reader.note("data", "is null, and no error says why")
    }
    problems = reader.problems
  }

  /// A reader of errors that records the unreadable parts.
  private struct Reader {
    var problems: [Problem] = []

    mutating func note(_ place: String, _ message: String) {
      problems.append(Problem(place: place, message: message))
    }

    mutating func errors(_ value: JSONValue?) -> [GraphQLError] {
      guard let value else { return [] }
      guard let elements = value.array else {
        note("errors", "is no list")
        return []
      }
      if elements.isEmpty { note("errors", "is empty; without errors there is none") }
      if elements.count > mostErrors {
        note("errors", "has \(elements.count) elements, of which \(mostErrors) are kept")
      }
      return elements.prefix(mostErrors).enumerated().compactMap { index, element in
        error(element, at: "errors[\(index)]")
      }
    }

    private mutating func error(_ value: JSONValue, at place: String) -> GraphQLError? {
      guard let members = value.object else {
        note(place, "is no object")
        return nil
      }
      var error = GraphQLError(message: members["message"]?.string)
      if error.message == nil { note("\(place).message", "is no text") }
      error.locations = locations(members["locations"], at: "\(place).locations")
      error.path = path(members["path"], at: "\(place).path")
      let named = ["message", "locations", "path", "extensions"]
      error.otherMembers = members.filter { !named.contains($0.key) }
      switch members["extensions"] {
      case .object(let extensions)?: error.extensions = extensions
      case nil, .null?: break
      default: note("\(place).extensions", "is no object")
      }
      return error
    }

    private mutating func locations(
      _ value: JSONValue?, at place: String
    ) -> [GraphQLError.Location] {
      guard let value, value != .null else { return [] }
      guard let elements = value.array else {
        note(place, "is no list")
        return []
      }
      return elements.enumerated().compactMap { index, element in
        guard let line = element["line"]?.integer, let column = element["column"]?.integer,
          line >= 1, column >= 1
        else {
          note("\(place)[\(index)]", "has no line and column, both from 1")
          return nil
        }
        return GraphQLError.Location(line: line, column: column)
      }
    }

    /// Returns a path; `nil` for a path with an invalid component, because the rest would be
    /// another position.
    private mutating func path(_ value: JSONValue?, at place: String) -> GraphQLPath? {
      guard let value, value != .null else { return nil }
      guard let elements = value.array else {
        note(place, "is no list")
        return nil
      }
      var components: [GraphQLPath.Component] = []
      for (index, element) in elements.enumerated() {
        if let name = element.string {
          components.append(.field(name))
        } else if let number = element.integer, number >= 0 {
          components.append(.index(number))
        } else {
          note("\(place)[\(index)]", "is neither a name nor an index")
          return nil
        }
      }
      return GraphQLPath(components)
    }
  }
}
