/// The arguments of a message, in the catalog's order.
///
/// Up to two arguments are stored inline, so that the arguments of most errors take no memory from
/// the heap.
public struct MessageArguments: Sendable {
  @usableFromInline let first: MessageArgument?
  @usableFromInline let second: MessageArgument?
  /// The arguments after the second; `nil` if there are none, because freeing an empty array is a
  /// call.
  @usableFromInline let others: [MessageArgument]?

  /// Creates no arguments.
  ///
  /// The initializer is inlinable: a call would take as long as the lookup of a message without
  /// placeholders.
  @inlinable
  public init() {
    first = nil
    second = nil
    others = nil
  }

  /// Creates one argument or two.
  public init(_ first: MessageArgument, _ second: MessageArgument? = nil) {
    self.first = first
    self.second = second
    others = nil
  }

  /// Creates any number of arguments.
  public init(_ arguments: [MessageArgument]) {
    first = arguments.first
    second = arguments.dropFirst().first
    others = arguments.count > 2 ? Array(arguments.dropFirst(2)) : nil
  }

  /// Returns whether the argument at an index has a name: errors pass arguments in the catalog's
  /// order.
  ///
  /// The function is inlined, like ``value(at:)``, so that the call doesn't copy all arguments. The
  /// result is `false` from the third index on, because nearly all messages have at most two
  /// arguments.
  @inline(__always)
  func hasName(_ name: UnsafeRawBufferPointer, at place: Int) -> Bool {
    (place == 0 ? first : place == 1 ? second : nil)?.name.hasUTF8(name) == true
  }

  /// Returns the index of a name; `nil` for an unknown name.
  func index(of name: UnsafeRawBufferPointer) -> Int? {
    if let found = firstIndex(where: { $0.name.hasUTF8(name) }) { return found }
    // Names are equal if they are canonically equivalent, as with Swift's `==`. That is seldom
    // needed.
    let text = String(decoding: name, as: UTF8.self)
    return firstIndex { $0.name == text }
  }

  /// Returns the value at an index.
  ///
  /// - Precondition: The index is below the number of arguments.
  @inline(__always)
  func value(at place: Int) -> MessageValue {
    let value = place == 0 ? first?.value : place == 1 ? second?.value : others?[place - 2].value
    guard let value else { preconditionFailure("no such argument") }
    return value
  }
}

extension MessageArguments: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { first == nil ? 0 : second == nil ? 1 : 2 + (others?.count ?? 0) }

  public subscript(position: Int) -> MessageArgument {
    guard
      let argument = position == 0 ? first : position == 1 ? second : others?[position - 2]
    else {
      preconditionFailure("no such argument")
    }
    return argument
  }
}

extension MessageArguments: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: MessageArgument...) { self.init(elements) }
}

extension MessageArguments: Hashable {}

extension String {
  /// Returns whether the text has these bytes as its UTF-8.
  func hasUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    utf8.withContiguousStorageIfAvailable { own in
      guard own.count == bytes.count else { return false }
      for index in own.indices where own[index] != bytes[index] { return false }
      return true
    } ?? utf8.elementsEqual(bytes)
  }
}
