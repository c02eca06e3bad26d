package import BayanCatalog

/// An enum of an app, whose cases the codes are for.
package struct ExistingEnum: Sendable {
  /// A value that a case carries.
  package struct Value: Sendable {
    package var label: String?
    /// `nil` for a type that no message shows.
    package var type: ErrorArgument.ValueType?

    package init(label: String?, type: ErrorArgument.ValueType?) {
      self.label = label
      self.type = type
    }
  }

  /// A case.
  package struct Case: Sendable {
    package var name: String
    package var values: [Value]

    package init(name: String, values: [Value]) {
      self.name = name
      self.values = values
    }

    /// Its values as the arguments of a code; `nil` where one has a type that no message shows, or where
    /// one of several has no label.
    var arguments: [TextSet.Argument]? {
      var arguments: [TextSet.Argument] = []
      for value in values {
        guard let type = value.type, let name = value.label ?? (values.count == 1 ? "value" : nil)
        else { return nil }
        arguments.append(TextSet.Argument(name: name, type: type, isNumbered: false))
      }
      return arguments
    }
  }

  package var name: String
  package var cases: [Case]

  /// Its access: the generated module can't have a lower one.
  package var access: String

  package init(name: String, cases: [Case], access: String = "internal") {
    self.name = name
    self.cases = cases
    self.access = ["public", "package"].contains(access) ? access : "internal"
  }

  /// The case that words of a key name: with the same words, whatever their capitals.
  func named(_ tokens: [String]) -> Case? {
    let wanted = Self.plain(tokens)
    return cases.first { Self.plain(FacetKeywords.tokens(of: $0.name)) == wanted }
  }

  /// Words without those that say only that it is an error.
  private static func plain(_ tokens: [String]) -> String {
    let telling = tokens.filter { !FacetKeywords.errors.contains($0) }
    return (telling.isEmpty ? tokens : telling).joined()
  }
}
