/// What an error carries: the values that its words speak of, and the error beneath.
///
/// Generated code makes one for each group of cases that carry the same. Nothing of this is made
/// again in a generated module: ``init(_:_:_:)`` isn't public, so that what calls it stays in the
/// runtime.
public struct ErrorValues: Sendable {
  /// The values that the words speak of, in the catalog's order.
  public let arguments: MessageArguments

  /// The names of those arguments that are private.
  public let privateNames: [String]

  /// The error beneath.
  public let underlying: (any Error)?

  init(_ arguments: MessageArguments, _ privateNames: [String], _ underlying: (any Error)?) {
    self.arguments = arguments
    self.privateNames = privateNames
    self.underlying = underlying
  }

  /// Nothing.
  public init() { self.init(MessageArguments(), [], nil) }

  /// One argument.
  public init(_ name: String, _ value: MessageValue) {
    self.init(MessageArguments(MessageArgument(name, value)), [], nil)
  }

  /// Two arguments.
  public init(_ name: String, _ value: MessageValue, _ second: String, _ secondValue: MessageValue)
  {
    self.init(
      MessageArguments(MessageArgument(name, value), MessageArgument(second, secondValue)), [], nil)
  }

  /// Any number of arguments.
  public init(_ arguments: [MessageArgument]) { self.init(MessageArguments(arguments), [], nil) }

  /// The same, wrapping another error.
  public func wrapping(_ error: any Error) -> ErrorValues {
    ErrorValues(arguments, privateNames, error)
  }

  /// The same, some arguments being private: they appear in no text and in no log.
  public func hiding(_ names: String...) -> ErrorValues {
    ErrorValues(arguments, names, underlying)
  }
}
