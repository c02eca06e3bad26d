public import BayanErrors
public import BayanHTTP
public import BayanRecovery
package import BayanRuntime
import BayanSDKErrors
import BayanSupport
import Foundation

/// An error of a GraphQL response.
///
/// The error's message is for developers. Readers are shown the catalog's messages.
///
/// - Source: GraphQL, October 2021 and the September 2025 edition, Section 7, Response Format.
public struct GraphQLError: Error, Hashable, Sendable {
  /// A place in the operation's document; line and column count from 1.
  public struct Location: Hashable, Sendable {
    public var line: Int
    public var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The message of the service, usually in English.
  ///
  /// The message is `nil` if the service sent none, against the specification.
  public var message: String?
  public var locations: [Location]
  /// The position of the error in the data; `nil` if the service gives none.
  ///
  /// The error occurred at this position, which may be missing in the data: see
  /// ``GraphQLResponse/nullPosition(of:)``.
  public var path: GraphQLPath?
  /// The service's own members, such as `code`.
  public var extensions: [String: JSONValue]
  /// The members that the specification doesn't have, such as GitHub's `type`.
  public var otherMembers: [String: JSONValue]

  package init(
    message: String?, locations: [Location] = [], path: GraphQLPath? = nil,
    extensions: [String: JSONValue] = [:], otherMembers: [String: JSONValue] = [:]
  ) {
    self.message = message
    self.locations = locations
    self.path = path
    self.extensions = extensions
    self.otherMembers = otherMembers
  }

  /// The code that many services have in `extensions`.
  public var code: String? { extensions["code"]?.string }

  /// Returns the extensions, decoded as a type.
  ///
  ///     struct Limit: Decodable { var code: String; var retryAfter: Int }
  ///     try error.extensions(as: Limit.self).retryAfter
  ///
  /// - Throws: ``GraphQLDecodingError``.
  public func extensions<Value: Decodable>(
    as type: Value.Type
  ) throws(GraphQLDecodingError) -> Value {
    try JSONValue.object(extensions).decoded(as: type)
  }
}

extension GraphQLError: WordedError {
  /// The meaning of the error by the names of most servers; else an error of a field or of the
  /// request.
  package var worded: any CatalogError {
    let name = GraphQLErrorNames().name(of: self)
    let matches = GraphQLResponseError.serviceMatches
    if let name, case let answer = ServiceAnswer(name: name),
      matches.index(of: answer) != matches.defaultIndex
    {
      return GraphQLResponseError(answer: answer, hours: 0, minutes: 0)
    }
    return path == nil ? GraphQLResponseError.requestFailed : GraphQLResponseError.noData
  }

  public var errorDescription: String? { worded.words.description }
  public var recoverySuggestion: String? { worded.words.suggestion }
}

extension GraphQLError: WrappingError, CustomStringConvertible {
  /// Always `nil`: the underlying errors are the service's.
  public var underlyingError: (any Error)? { nil }

  /// The error's name and position for logs: `FORBIDDEN at film.title`.
  ///
  /// The description leaves out ``message``, because descriptions end up in logs, and services
  /// quote variables in messages.
  public var description: String {
    let isName = { (text: String) in
      text.utf8.count <= 64
        && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_-./".utf8.contains($0) }
    }
    let name = code.flatMap { isName($0) ? $0 : nil } ?? "an error without a code"
    let place = locations.first.map { " (line \($0.line), column \($0.column))" } ?? ""
    return name + (path.map { " at \($0)" } ?? place)
  }
}
