/// The values that a message is given, in the catalog's order.
///
/// Up to two lie in the value itself, so that what an error passes to its words takes no memory
/// from the heap.
public struct MessageArguments: Sendable {
  /// The first two, or as many as there are.
  @usableFromInline let pair: (MessageArgument?, MessageArgument?)

  /// All of them, where there are more than two; else `nil`.
  @usableFromInline let all: [MessageArgument]?

  /// How many there are.
  public let count: Int

  /// No arguments.
  @inlinable
  public init() { self.init(count: 0, nil, nil) }

  /// One argument.
  @inlinable
  public init(_ argument: MessageArgument) { self.init(count: 1, argument, nil) }

  /// Two arguments.
  @inlinable
  public init(_ first: MessageArgument, _ second: MessageArgument) {
    self.init(count: 2, first, second)
  }

  /// Any number of arguments.
  public init(_ arguments: [MessageArgument]) {
    count = arguments.count
    pair = (arguments.first, arguments.count < 2 ? nil : arguments[1])
    all = arguments.count > 2 ? arguments : nil
  }

  @inlinable
  init(count: Int, _ first: MessageArgument?, _ second: MessageArgument?) {
    self.count = count
    pair = (first, second)
    all = nil
  }

  /// Lends the arguments side by side: up to two are copied to the stack.
  @inlinable
  func withBuffer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<MessageArgument>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let all { return try all.withUnsafeBufferPointer(body) }
    return try withUnsafeTemporaryAllocation(
      of: MessageArgument.self, capacity: 2
    ) { memory throws(Failure) in
      if let first = pair.0 { memory.initializeElement(at: 0, to: first) }
      if let second = pair.1 { memory.initializeElement(at: 1, to: second) }
      let arguments = UnsafeMutableBufferPointer(rebasing: memory[..<count])
      defer { arguments.deinitialize() }
      return try body(UnsafeBufferPointer(arguments))
    }
  }
}

extension MessageArguments: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(position: Int) -> MessageArgument {
    precondition(position >= 0 && position < count, "no such argument")
    if let all { return all[position] }
    guard let argument = position == 0 ? pair.0 : pair.1 else {
      preconditionFailure("no such argument")
    }
    return argument
  }
}

extension MessageArguments: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: MessageArgument...) { self.init(elements) }
}

extension MessageArguments: Hashable {
  public static func == (a: MessageArguments, b: MessageArguments) -> Bool { a.elementsEqual(b) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for argument in self { hasher.combine(argument) }
  }
}
