/// The values of an error: those that its texts show, private ones, and the underlying error.
///
/// Readers of ``arguments`` get no private value: messages, functions, logs and statuses. So no
/// message shows one or is chosen by one, whatever the pack says. To a message, a private argument is a
/// variable without a value.
///
/// Generated code makes one for each group of cases that carry the same. Nothing of this is made
/// again in a generated module: its initializers stay in the runtime.
public struct ErrorValues: Sendable {
  /// The values that the words speak of, in the catalog's order; private ones aren't among them.
  @usableFromInline let arguments: MessageArguments

  /// A ``Rest``, which few errors have; `nil` for the others.
  ///
  /// An existential, so that the compiler doesn't take these values apart, word by word, in each
  /// branch that returns them: it makes them where the caller wants them, which saves it 7 % of a
  /// generated enum, and the program a copy.
  private let rest: (any Sendable)?

  private final class Rest: Sendable {
    /// All values, private ones among them.
    let all: MessageArguments
    let privateNames: [String]
    let underlying: (any Error)?

    init(_ all: MessageArguments, _ privateNames: [String], _ underlying: (any Error)?) {
      self.all = all
      self.privateNames = privateNames
      self.underlying = underlying
    }
  }

  /// All values in the catalog's order, private ones among them.
  ///
  /// Only to compare errors, and to name in print what they carry.
  var allArguments: MessageArguments { (rest as? Rest)?.all ?? arguments }

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
    ErrorValues(arguments, Rest(allArguments, privateNames, error))
  }

  /// The same, some more arguments being private: they appear in no text and in no log.
  public func hiding(_ names: String...) -> ErrorValues {
    // By canonical equivalence, as a message's variable finds an argument.
    let shown = arguments.filter { !names.contains($0.name) }
    return ErrorValues(
      MessageArguments(shown), Rest(allArguments, privateNames + names, underlying))
  }
}
