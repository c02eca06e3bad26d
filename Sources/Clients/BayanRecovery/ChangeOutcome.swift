import BayanErrors
import BayanRuntime
public import BayanSDKErrors
import Foundation

/// Whether the change that a request asked for was made, although the request failed.
///
/// It decides whether the request may be sent again: a payment whose answer was lost may be a payment.
public enum ChangeOutcome: String, Hashable, Sendable, CaseIterable {
  /// Sending the request again does no more than sending it once: a query, GET, or a request with an
  /// idempotency key.
  case repeatable
  /// The change wasn't made: nothing was sent, or the service refused the request.
  case notMade
  /// The change may have been made; nobody here knows.
  case unknown
  /// The change was made, and the answer can't be used.
  case made

  /// Whether sending the request again may make the change twice.
  public var mayBeMade: Bool { self == .unknown || self == .made }

  /// The outcome by the HTTP status of an answer without success.
  ///
  /// With a status of 4xx the server refused the request. 408 is the exception: gateways answer it, too,
  /// when the server behind them takes too long. 307 and 308 ask for the same request elsewhere.
  ///
  /// - Source: RFC 9110, 15.4 to 15.6.
  public init(httpStatus status: Int) {
    switch status {
    case 408: self = .unknown
    case 307, 308, 400..<500: self = .notMade
    default: self = .unknown
    }
  }

  /// The outcome by what became of the exchange.
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
      // The errors beneath may say more, by the system's numbers.
      let known = ErrorChain(underlying).lazy.compactMap { beneath in
        beneath as? NetworkError ?? NetworkError(number: beneath as NSError, underlying: beneath)
      }.first { $0.code != error.code }
      self = known.map { ChangeOutcome($0) } ?? .unknown
    case .connectionClosed, .timedOut, .emptyResponse, .notJSON, .schemaNotMet,
      .answerTooLarge, .malformedResponse, .notSaved, .interrupted:
      self = .unknown
    }
  }

  /// The outcome for a failure that doesn't state it, of a request that may not be sent twice.
  ///
  /// A service that names a reason has refused the request. After a failure that passes by itself nobody
  /// knows, unless it is a limit.
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

/// Says, beneath an error of the network, that no byte of the request was sent.
package struct UnsentRequest: Error, Hashable, CustomStringConvertible {
  package init() {}

  package var description: String { "no byte of the request was sent" }
}

extension ClientFailure {
  /// The outcome of the change, as far as recovery or the failure itself knows.
  var outcomeOfChange: ChangeOutcome { recovery.change ?? change ?? .repeatable }
}
