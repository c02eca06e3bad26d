public import BayanErrors
public import BayanHTTP

/// One error of a GraphQL response.
///
/// Its message is for developers. Readers are shown the catalog's messages.
///
/// - Source: GraphQL, October 2021 and the September 2025 edition, Section 7, Response Format.
public struct GraphQLError: Error, Hashable, Sendable {
  /// A place in the operation's document; line and column count from 1.
  public struct Location: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// What went wrong, in English as a rule.
  ///
  /// `nil` where the service didn't say, against the specification.
  public var message: String?
  public var locations: [Location]
  /// The position in the data that the error is about; `nil` where it is about none.
  ///
  /// It names where the error arose, which need not be in the data any more: see
  /// ``GraphQLResponse/nullPosition(of:)``.
  public var path: GraphQLPath?
  /// What the service adds, such as `code`.
  public var extensions: [String: JSONValue]

  public init(
    message: String?, locations: [Location] = [], path: GraphQLPath? = nil,
    extensions: [String: JSONValue] = [:]
  ) {
    self.message = message
    self.locations = locations
    self.path = path
    self.extensions = extensions
  }

  /// The code that many services put into `extensions`.
  public var code: String? { extensions["code"]?.string }
}

extension GraphQLError: WrappingError, CustomStringConvertible {
  /// Nothing: the underlying errors are the service's.
  public var underlyingError: (any Error)? { nil }

  /// What the service said, for developers and their logs.
  public var description: String {
    (path.map { "\($0): " } ?? "") + (message ?? "an error without a message")
  }
}

/// A position in a response's data: names of fields as the response has them, so aliases where the
/// document has some, and indices from 0.
public struct GraphQLPath: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByArrayLiteral
{
  public enum Component: Hashable, Sendable {
    case field(String)
    case index(Int)
  }

  public var components: [Component]

  public init(_ components: [Component]) { self.components = components }

  public init(arrayLiteral elements: Component...) { components = elements }

  /// The path as developers write it: `film.characters[2].name`.
  public var description: String {
    var text = ""
    for component in components {
      switch component {
      case .field(let name): text += text.isEmpty ? name : "." + name
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}

extension GraphQLPath.Component: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self = .field(value) }
  public init(integerLiteral value: Int) { self = .index(value) }
}
