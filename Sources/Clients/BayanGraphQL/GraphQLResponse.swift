public import BayanHTTP

/// A GraphQL response as it arrived: the data, the errors, and the problems of reading.
///
/// Reading is lenient: a malformed part is left out and reported in ``problems``, and the other
/// parts stay.
public struct GraphQLResponse: Hashable, Sendable {
  /// A part of a response that violates the specification.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The place, as `errors[2].path`.
    package var place: String
    /// The problem, for developers.
    package var message: String

    public var description: String { "\(place): \(message)" }
  }

  /// The kind of a response.
  public enum Kind: Hashable, Sendable {
    /// A response with data and without errors.
    case complete
    /// A refusal of the document or the variables, with no execution and no data.
    case requestError
    /// An execution with failed fields; the data is partial, or null as a whole.
    case executionError
  }

  /// The data; `nil` if there is none or it is null.
  public var data: JSONValue?
  /// Whether the response has `data`, which may be null.
  package var hasData: Bool
  public var errors: [GraphQLError]
  public var extensions: [String: JSONValue]
  /// The members that the specification doesn't have.
  public var otherMembers: [String: JSONValue]
  /// The problems of reading, in the order of the response.
  public var problems: [Problem]

  /// The largest number of errors of a response; further errors are reported as one problem.
  package static let mostErrors = 1000

  package init(
    data: JSONValue?, hasData: Bool, errors: [GraphQLError] = [],
    extensions: [String: JSONValue] = [:], otherMembers: [String: JSONValue] = [:],
    problems: [Problem] = []
  ) {
    self.data = data
    self.hasData = hasData
    self.errors = errors
    self.extensions = extensions
    self.otherMembers = otherMembers
    self.problems = problems
  }

  /// The kind of the response.
  ///
  /// Some servers send `"data": null` without an execution. An error of a field has a path, so
  /// errors without a path are those of the request.
  public var kind: Kind {
    if !hasData { return .requestError }
    if data == nil, !errors.isEmpty, errors.allSatisfy({ $0.path == nil }) { return .requestError }
    return errors.isEmpty && data != nil ? .complete : .executionError
  }

  /// The positions that are null because of an error, each once, in the order of the errors.
  ///
  /// Several errors may share one position, because a null moves up to the nearest nullable
  /// position.
  public var nullPositions: [GraphQLPath] {
    var seen: Set<GraphQLPath> = []
    return errors.compactMap(nullPosition(of:)).filter { seen.insert($0).inserted }
  }

  /// Returns the position to which an error's null moved up: the first null on its path.
  ///
  /// The empty path is the whole data. The position distinguishes an error's null from a null that
  /// is the answer.
  ///
  /// - Returns: `nil` for an error without a path, or with a path outside the data.
  public func nullPosition(of error: GraphQLError) -> GraphQLPath? {
    guard hasData, let path = error.path else { return nil }
    guard var value = data else { return [] }
    for (index, component) in path.components.enumerated() {
      let next: JSONValue?
      switch component {
      case .field(let name): next = value[name]
      case .index(let index): next = value[index]
      }
      guard let next else { return nil }
      if next == .null { return GraphQLPath(Array(path.components[...index])) }
      value = next
    }
    return nil
  }
}
