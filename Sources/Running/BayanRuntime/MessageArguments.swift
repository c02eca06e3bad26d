/// The values that a message is given, in the catalog's order.
///
/// Up to two lie in the value itself, so that what an error passes to its messages takes no memory
/// from the heap.
public struct MessageArguments: Sendable {
  private let first: MessageArgument?
  private let second: MessageArgument?
  /// Those after the second.
  private let others: [MessageArgument]

  /// No arguments.
  public init() {
    first = nil
    second = nil
    others = []
  }

  /// One argument.
  public init(_ argument: MessageArgument) {
    first = argument
    second = nil
    others = []
  }

  /// Two arguments.
  public init(_ first: MessageArgument, _ second: MessageArgument) {
    self.first = first
    self.second = second
    others = []
  }

  /// Any number of arguments.
  public init(_ arguments: [MessageArgument]) {
    first = arguments.first
    second = arguments.dropFirst().first
    others = Array(arguments.dropFirst(2))
  }

  /// The value of a name; `nil` where there is none.
  ///
  /// - Parameter place: Where it is expected: errors pass their arguments in the catalog's order.
  func value(_ name: UnsafeRawBufferPointer, expectedAt place: Int) -> MessageValue? {
    // Two comparisons without copying an argument: most messages have no more.
    if place == 0, first?.name.hasUTF8(name) == true { return first?.value }
    if place == 1, second?.name.hasUTF8(name) == true { return second?.value }
    if let found = first(where: { $0.name.hasUTF8(name) }) { return found.value }
    // Names are equal as if normalized, which Swift's `==` is, and which is seldom needed.
    let text = String(decoding: name, as: UTF8.self)
    return first { $0.name == text }?.value
  }
}

extension MessageArguments: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { first == nil ? 0 : second == nil ? 1 : 2 + others.count }

  public subscript(position: Int) -> MessageArgument {
    if position > 1 { return others[position - 2] }
    guard let argument = position == 0 ? first : position == 1 ? second : nil else {
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

extension String {
  /// Whether the text is some UTF-8, byte for byte.
  fileprivate func hasUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).elementsEqual(bytes) }
      ?? utf8.elementsEqual(bytes)
  }
}
