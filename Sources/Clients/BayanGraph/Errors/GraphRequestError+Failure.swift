public import BayanErrors
import BayanHTTP
public import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation

/// As an `NSError`, the error has the domain `com.facebook.sdk.core` and the code 8, with the keys
/// of ``GraphErrorKey`` and the shared keys.
extension GraphRequestError: ClientFailure, FoundationFailure {
  public static var errorDomain: String { CoreError.domain }
  public var errorCode: Int { CoreError.graphRequestGraphAPI(underlying: kind).code }

  public var descriptor: ErrorDescriptor {
    var descriptor = ErrorDescriptor(catalogError: kind)
    descriptor.category = category.rawValue
    descriptor.serviceCode = graphCode
    descriptor.subcode = graphSubcode
    descriptor.status = httpStatus
    descriptor.traceID = envelope.shownTraceID
    descriptor.invalidArgument = envelope.invalidArgument
    return descriptor
  }

  package func completeUserInfo(_ info: inout [String: Any], _ words: FailureWords) {
    info.addServiceKeys(
      words, sdkCategory, developerMessage: envelope.developerMessage ?? kind.developerMessage,
      status: httpStatus)
    info[GraphErrorKey.kind] = kind.codeName
    info[GraphErrorKey.graphCode] = graphCode
    info[GraphErrorKey.graphSubcode] = graphSubcode
    info[GraphErrorKey.parsedResponse] = parsedResponse
    // Programs written for the SDK expect these keys only for errors with a recovery.
    guard sdkCategory == .other else { return }
    for key in [
      NSRecoveryAttempterErrorKey, NSLocalizedRecoverySuggestionErrorKey,
      NSLocalizedRecoveryOptionsErrorKey, CatalogErrorKey.recoveryOptionNames,
    ] {
      info[key] = nil
    }
  }

  private var parsedResponse: [String: Any]? {
    guard httpStatus != nil || body != nil else { return nil }
    var response: [String: Any] = [:]
    response["code"] = httpStatus
    response["body"] = body?.foundationObject
    return response
  }
}

extension GraphRequestError: PermissionNeeding {
  package var neededPermissions: Set<String> {
    let stated = request?.neededPermissions ?? []
    return Set((stated.isEmpty ? envelope.namedPermissions : stated).map(\.rawValue))
  }
}

extension ClientFailure {
  /// The HTTP status of the answer, or that of an error beneath.
  var knownStatus: Int? {
    ErrorChain(self).lazy.compactMap { error in
      if case .httpStatus(let status, _)? = error as? NetworkError { return status }
      return ErrorDescriptor(error).status
    }.first { $0 > 0 }
  }
}

extension [String: Any] {
  /// Adds the keys that every error has for programs of the service's SDK.
  mutating func addServiceKeys(
    _ words: FailureWords, _ category: GraphErrorCategory, developerMessage: String, status: Int?
  ) {
    self[GraphErrorKey.localizedDescription] = words.description
    self[GraphErrorKey.localizedTitle] = words.title
    self[GraphErrorKey.category] = category.rawValue
    self[GraphErrorKey.developerMessage] = developerMessage
    self[GraphErrorKey.httpStatus] = status
  }
}
