// README.md explains these declarations. On Apple's systems two of them are in Foundation.

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

public protocol IntentResult: Sendable {}

extension IntentResult where Self == EmptyResult {
  public static func result() -> Self { EmptyResult() }
}

public struct EmptyResult: IntentResult {}

public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  init()
  static var title: LocalizedStringResource { get }
  func perform() async throws -> PerformResult
}
