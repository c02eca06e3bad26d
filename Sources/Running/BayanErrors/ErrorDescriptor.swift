package import BayanRuntime
import Foundation

/// The facts of an error for developers' logs and reports, never for users.
///
///     "\(ErrorDescriptor(error))"   // com.facebook.sdk.core 8 (graphAPI), code 190.463, status 400
///
/// The descriptor has no property for tokens, bodies, or addresses with parameters, so it brings
/// none of them into a log.
public struct ErrorDescriptor: Hashable, Sendable {
  /// The domain, by which programs compare errors.
  public var domain: String

  /// The number of the error in the domain.
  public var code: Int

  /// The error's name in the catalog: `passwordChanged`.
  public var name: String?

  /// The developer message in invariant English, without values from outside.
  public var summary: String?

  /// The category's name.
  public var category: String?

  /// The service's own number of the error, where the domain has another number.
  public var serviceCode: Int?

  /// The service's own number within ``serviceCode``.
  public var subcode: Int?

  /// The HTTP status.
  public var status: Int?

  /// The media type of the response, without parameters.
  public var mediaType: String?

  /// The identifier of the occurrence in the service's own logs.
  public var traceID: String?

  /// The name of the argument or field that was invalid.
  public var invalidArgument: String?

  /// The reason why a text couldn't be parsed, with the place: `line 3, column 7: expected a
  /// comma`.
  public var parseFailure: String?

  public init(
    domain: String, code: Int, name: String? = nil, summary: String? = nil, category: String? = nil,
    serviceCode: Int? = nil, subcode: Int? = nil, status: Int? = nil, mediaType: String? = nil,
    traceID: String? = nil, invalidArgument: String? = nil, parseFailure: String? = nil
  ) {
    self.domain = domain
    self.code = code
    self.name = name
    self.summary = summary
    self.category = category
    self.serviceCode = serviceCode
    self.subcode = subcode
    self.status = status
    self.mediaType = mediaType
    self.traceID = traceID
    self.invalidArgument = invalidArgument
    self.parseFailure = parseFailure
  }

  /// Creates the facts of a catalog's error.
  package init(catalogError error: some CatalogError) {
    self.init(
      domain: type(of: error).domain, code: error.code, name: error.codeName,
      summary: error.entry.summary, category: error.category.rawValue)
  }

  /// Creates the facts of any error.
  ///
  /// The facts are those of a ``DescribedError``, or those of a catalog's error. Of any other error
  /// the facts are the domain and the code alone, because a foreign error's own text may hold
  /// secrets.
  public init(_ error: any Error) {
    if let error = error as? any DescribedError {
      self = error.descriptor
    } else if let error = error as? any CatalogError {
      self.init(catalogError: error)
    } else {
      let bridged = error as NSError
      self.init(domain: bridged.domain, code: bridged.code)
    }
  }
}

extension ErrorDescriptor: CustomStringConvertible {
  /// The facts in one line, without the summary; a service's value, such as a trace, can't break
  /// the line.
  public var description: String {
    var facts = ["\(domain) \(code)" + (name.map { " (\($0))" } ?? "")]
    if let serviceCode { facts.append("code \(serviceCode)" + (subcode.map { ".\($0)" } ?? "")) }
    if serviceCode == nil, let subcode { facts.append("subcode \(subcode)") }
    if let status { facts.append("status \(status)") }
    if let mediaType { facts.append(mediaType) }
    if let traceID { facts.append("trace \(traceID)") }
    if let invalidArgument { facts.append("invalid argument \(invalidArgument)") }
    if let parseFailure { facts.append(parseFailure) }
    return Sink.log.cleaned(facts.joined(separator: ", "))
  }
}

/// An error that has more facts for developers than its domain and code.
///
/// `"\(error)"` of such an error should be its descriptor's text. The text that reflection prints
/// may hold addresses with tokens, and texts of a service.
public protocol DescribedError: Error {
  var descriptor: ErrorDescriptor { get }
}
