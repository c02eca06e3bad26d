/// The values of an error: the arguments of its texts, private arguments, and the underlying error.
///
/// Messages, functions, logs and statuses read ``arguments``, which has no private value. So no
/// message shows or depends on a private value, with any pack. In a message, a private argument is
/// a variable without a value.
///
/// Generated code makes one value for each group of cases that carry the same arguments. The
/// initializers aren't inlined, so that generated modules have no copies of them.
public struct ErrorValues: Sendable {
  /// The arguments that messages may show, in the catalog's order, without private ones.
  @usableFromInline let arguments: MessageArguments

  /// A ``Rest``, if the error has private arguments or an underlying error; else `nil`.
  ///
  /// The property is an existential. Otherwise the compiler would take its fields apart in each branch
  /// that returns a value. The existential saves the compiler 7 % of its work on a generated enum, and
  /// the program a copy.
  #if !hasFeature(Embedded)
    private let rest: (any Sendable)?
    private var known: Rest? { rest as? Rest }
  #else
    private let rest: Rest?
    private var known: Rest? { rest }
  #endif

  private final class Rest: Sendable {
    /// All arguments, with the private ones.
    let all: MessageArguments
    let privateNames: [String]
    let underlying: AnyUnderlyingError?

    init(_ all: MessageArguments, _ privateNames: [String], _ underlying: AnyUnderlyingError?) {
      self.all = all
      self.privateNames = privateNames
      self.underlying = underlying
    }
  }

  /// All arguments in the catalog's order, with the private ones.
  ///
  /// These arguments serve only to compare errors, and to print the names of the arguments.
  var allArguments: MessageArguments { known?.all ?? arguments }

  /// The names of the private arguments.
  var privateNames: [String] { known?.privateNames ?? [] }

  /// The underlying error.
  var underlying: AnyUnderlyingError? { known?.underlying }

  private init(_ arguments: MessageArguments, _ rest: Rest? = nil) {
    self.arguments = arguments
    self.rest = rest
  }

  /// Creates the values of an error without arguments.
  @inline(never)
  public init() { self.init(MessageArguments()) }

  /// Creates values with one argument.
  @inline(never)
  public init(_ name: String, _ value: MessageValue) {
    self.init(MessageArguments(MessageArgument(name, value)))
  }

  /// Creates values with two arguments.
  @inline(never)
  public init(_ name: String, _ value: MessageValue, _ second: String, _ secondValue: MessageValue)
  {
    self.init(
      MessageArguments(MessageArgument(name, value), MessageArgument(second, secondValue)))
  }

  /// Creates values with any number of arguments.
  @inline(never)
  public init(_ arguments: [MessageArgument]) { self.init(MessageArguments(arguments)) }

  #if !hasFeature(Embedded)
    /// Returns the values with an underlying error.
    public func wrapping(_ error: AnyUnderlyingError) -> ErrorValues {
      ErrorValues(arguments, Rest(allArguments, privateNames, error))
    }
  #endif

  /// Returns the values with some arguments made private, so that these appear in no text and in no
  /// log.
  public func hiding(_ names: String...) -> ErrorValues {
    // Names are compared by canonical equivalence, as for a message's variables.
    let shown = arguments.filter { !names.contains($0.name) }
    return ErrorValues(
      MessageArguments(shown), Rest(allArguments, privateNames + names, underlying))
  }
}
