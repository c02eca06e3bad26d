/// What an error carries: the values that its words speak of, and the error beneath.
///
/// Generated code makes one for each group of cases that carry the same. Nothing of this is made
/// again in a generated module: what its initializers call isn't public, so that they stay in the
/// runtime.
public struct ErrorValues: Sendable {
  /// The values that the words speak of, in the catalog's order.
  public let arguments: MessageArguments

  /// What few errors have; `nil` for the others, so that their words count no references to it.
  private let rest: Rest?

  private final class Rest: Sendable {
    let privateNames: [String]
    let underlying: (any Error)?

    init(_ privateNames: [String], _ underlying: (any Error)?) {
      self.privateNames = privateNames
      self.underlying = underlying
    }
  }

  /// The names of those arguments that are private.
  public var privateNames: [String] { rest?.privateNames ?? [] }

  /// The error beneath.
  public var underlying: (any Error)? { rest?.underlying }

  private init(_ arguments: MessageArguments, _ rest: Rest? = nil) {
    self.arguments = arguments
    self.rest = rest
  }

  /// Nothing.
  public init() { self.init(MessageArguments()) }

  /// One argument.
  public init(_ name: String, _ value: MessageValue) {
    self.init(MessageArguments(MessageArgument(name, value)))
  }

  /// Two arguments.
  public init(_ name: String, _ value: MessageValue, _ second: String, _ secondValue: MessageValue)
  {
    self.init(
      MessageArguments(MessageArgument(name, value), MessageArgument(second, secondValue)))
  }

  /// Any number of arguments.
  public init(_ arguments: [MessageArgument]) { self.init(MessageArguments(arguments)) }

  /// The same, wrapping another error.
  public func wrapping(_ error: any Error) -> ErrorValues {
    ErrorValues(arguments, Rest(privateNames, error))
  }

  /// The same, some arguments being private: they appear in no text and in no log.
  public func hiding(_ names: String...) -> ErrorValues {
    ErrorValues(arguments, Rest(names, underlying))
  }
}
