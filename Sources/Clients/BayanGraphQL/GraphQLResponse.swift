public import BayanHTTP

/// A GraphQL response as it arrived: the data, the errors, and what of it couldn't be read.
///
/// Reading is lenient, for a response is all there is: one malformed part costs that part, is
/// reported among ``problems``, and leaves the rest.
public struct GraphQLResponse: Hashable, Sendable {
  /// Something in a response that isn't as the specification has it.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The place, as `errors[2].path`.
    package var place: String
    /// The problem, for developers.
    package var message: String

    public var description: String { "\(place): \(message)" }
  }

  /// The kind of a response.
  public enum Kind: Hashable, Sendable {
    /// Data, and no errors.
    case complete
    /// Nothing was executed: the document or the variables were refused. There is no data.
    case requestError
    /// It was executed, and some fields failed. The data is partial, or null altogether.
    case executionError
  }

  /// The data; `nil` where there is none or it is null.
  public var data: JSONValue?
  /// Whether the response has `data`, be it null.
  package var hasData: Bool
  public var errors: [GraphQLError]
  public var extensions: [String: JSONValue]
  /// The members that the specification doesn't name.
  public var otherMembers: [String: JSONValue]
  /// The problems of reading, in the order of the response.
  public var problems: [Problem]

  /// How many errors are kept of one response; what goes beyond is reported as one problem.
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

  /// The kind of a response.
  ///
  /// Some servers say `"data": null` where nothing was executed. An error of a field has a path, so
  /// that errors without any are those of the request.
  public var kind: Kind {
    if !hasData { return .requestError }
    if data == nil, !errors.isEmpty, errors.allSatisfy({ $0.path == nil }) { return .requestError }
    return errors.isEmpty && data != nil ? .complete : .executionError
  }

  /// The positions that are null because of an error, each once, in the order of the errors.
  ///
  /// Several errors may have met in one position: a null moves up to the first that may be null.
  public var nullPositions: [GraphQLPath] {
    var seen: Set<GraphQLPath> = []
    return errors.compactMap(nullPosition(of:)).filter { seen.insert($0).inserted }
  }

  /// The position that an error's null bubbled up to: the first null on the way along its path.
  ///
  /// The empty path is the whole data. With it a null that an error caused is distinguished from
  /// one that is the answer.
  ///
  /// - Returns: `nil` for an error without a path, or whose path leads past the data.
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
