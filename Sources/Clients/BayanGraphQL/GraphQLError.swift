public import BayanErrors
public import BayanHTTP
public import BayanRecovery
package import BayanRuntime
import BayanSDKErrors
import BayanSupport
import Foundation

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

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The message of the service, in English as a rule.
  ///
  /// `nil` where the service didn't say, against the specification.
  public var message: String?
  public var locations: [Location]
  /// The position in the data that the error is about; `nil` where it is about none.
  ///
  /// It names where the error arose, which need not be in the data any more: see
  /// ``GraphQLResponse/nullPosition(of:)``.
  public var path: GraphQLPath?
  /// The members that the service adds, such as `code`.
  public var extensions: [String: JSONValue]
  /// The members that the specification doesn't name, such as GitHub's `type`.
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

  /// The code that many services put into `extensions`.
  public var code: String? { extensions["code"]?.string }

  /// The extensions as a type.
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
  /// The meaning of its name by the names that most servers use; else whether a field failed, or the
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
  /// Nothing: the underlying errors are the service's.
  public var underlyingError: (any Error)? { nil }

  /// The error's name and where it arose, for logs: `FORBIDDEN at film.title`.
  ///
  /// Descriptions get into logs, and services quote variables in ``message``. So it isn't in it.
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
