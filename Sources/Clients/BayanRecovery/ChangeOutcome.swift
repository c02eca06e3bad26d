import BayanErrors
import BayanRuntime
public import BayanSystemErrors
import Foundation

/// Whether a failed request made its change.
///
/// Recovery sends the request again only by this: a payment whose answer was lost may have been
/// made.
public enum ChangeOutcome: String, Hashable, Sendable, CaseIterable {
  /// A request that may be sent again without further effect: a query, GET, or a request with an
  /// idempotency key.
  case repeatable
  /// A change that wasn't made: the request was not sent, or the service refused it.
  case notMade
  /// A change that may have been made; the client can't know.
  case unknown
  /// A change that was made, although the answer can't be used.
  case made

  /// Whether sending the request again may make the change twice.
  public var mayBeMade: Bool { self == .unknown || self == .made }

  /// Creates the outcome from the HTTP status of an answer without success.
  ///
  /// With a status of 4xx the server refused the request. 408 is the exception: gateways answer it,
  /// too, if the server behind them takes too long. 307 and 308 ask for the same request at another
  /// address.
  ///
  /// - Source: RFC 9110, 15.4 to 15.6.
  public init(httpStatus status: Int) {
    switch status {
    case 408: self = .unknown
    case 307, 308, 400..<500: self = .notMade
    default: self = .unknown
    }
  }

  /// Creates the outcome from the error of the exchange.
  public init(_ error: NetworkError) {
    if ErrorChain(error).first(of: UnsentRequest.self) != nil {
      self = .notMade
      return
    }
    switch error {
    case .offline, .hostNotFound, .hostUnreachable, .insecureConnection, .notInCache,
      .requestRefused, .requestTooLarge:
      self = .notMade
    case .httpStatus(let status, _): self = ChangeOutcome(httpStatus: status)
    case .tooManyRetries(_, let last):
      self = ErrorChain(last).first(of: NetworkError.self).map { ChangeOutcome($0) } ?? .unknown
    case .unknown(let underlying):
      // The errors beneath may be more exact, by the system's error numbers.
      let known = ErrorChain(underlying).lazy.compactMap { beneath in
        beneath as? NetworkError ?? NetworkError(number: beneath as NSError, underlying: beneath)
      }.first { $0.code != error.code }
      self = known.map { ChangeOutcome($0) } ?? .unknown
    case .connectionClosed, .timedOut, .emptyResponse, .notJSON, .schemaNotMet,
      .answerTooLarge, .malformedResponse, .notSaved, .interrupted:
      self = .unknown
    }
  }

  /// Creates the outcome of a failure without one, for a request that may not be sent twice.
  ///
  /// A service that gives a reason has refused the request. After a failure that passes by itself
  /// the outcome is unknown, unless the failure is a limit.
  init(inferredFrom failure: some ClientFailure) {
    if let network = ErrorChain(failure).first(of: NetworkError.self) {
      self = ChangeOutcome(network)
    } else if let status = failure.descriptor.status, !(200..<300).contains(status) {
      self = ChangeOutcome(httpStatus: status)
    } else if failure.backoff == .limited || failure.backoff == .usedUp {
      self = .notMade
    } else {
      self = failure.category == .transient ? .unknown : .notMade
    }
  }
}

/// The fact, beneath an error of the network, that no byte of the request was sent.
package struct UnsentRequest: Error, Hashable, CustomStringConvertible {
  package init() {}

  package var description: String { "no byte of the request was sent" }
}

extension ClientFailure {
  /// The outcome of the change, from recovery or from the failure itself.
  var outcomeOfChange: ChangeOutcome { recovery.change ?? change ?? .repeatable }
}
