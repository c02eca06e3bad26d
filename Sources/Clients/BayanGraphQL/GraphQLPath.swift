/// A position in a response's data: names of fields or their aliases, and indices from 0.
public struct GraphQLPath: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByArrayLiteral
{
  public enum Component: Hashable, Sendable {
    case field(String)
    case index(Int)
  }

  public var components: [Component]

  init(_ components: [Component]) { self.components = components }

  public init(arrayLiteral elements: Component...) { components = elements }

  /// The path in the notation of developers: `film.characters[2].name`.
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
