/// What an error carries: the values that its words speak of, and the error beneath.
///
/// Generated code makes one for each group of cases that carry the same. Nothing of this is made
/// again in a generated module: its initializers stay in the runtime.
public struct ErrorValues: Sendable {
  /// The values that the words speak of, in the catalog's order.
  @usableFromInline let arguments: MessageArguments

  /// A ``Rest``, which few errors have; `nil` for the others.
  ///
  /// An existential, so that the compiler doesn't take these values apart, word by word, in each
  /// branch that returns them: it makes them where the caller wants them, which saves it 7 % of a
  /// generated enum, and the program a copy.
  private let rest: (any Sendable)?

  private final class Rest: Sendable {
    let privateNames: [String]
    let underlying: (any Error)?

    init(_ privateNames: [String], _ underlying: (any Error)?) {
      self.privateNames = privateNames
      self.underlying = underlying
    }
  }

  /// The names of those arguments that are private.
  var privateNames: [String] { (rest as? Rest)?.privateNames ?? [] }

  /// The error beneath.
  var underlying: (any Error)? { (rest as? Rest)?.underlying }

  private init(_ arguments: MessageArguments, _ rest: Rest? = nil) {
    self.arguments = arguments
    self.rest = rest
  }

  /// Nothing.
  @inline(never)
  public init() { self.init(MessageArguments()) }

  /// One argument.
  @inline(never)
  public init(_ name: String, _ value: MessageValue) {
    self.init(MessageArguments(MessageArgument(name, value)))
  }

  /// Two arguments.
  @inline(never)
  public init(_ name: String, _ value: MessageValue, _ second: String, _ secondValue: MessageValue)
  {
    self.init(
      MessageArguments(MessageArgument(name, value), MessageArgument(second, secondValue)))
  }

  /// Any number of arguments.
  @inline(never)
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
