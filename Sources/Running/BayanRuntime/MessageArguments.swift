/// The values that a message is given, in the catalog's order.
///
/// Up to two lie in the value itself, so that what an error passes to its messages takes no memory
/// from the heap.
public struct MessageArguments: Sendable {
  @usableFromInline let first: MessageArgument?
  @usableFromInline let second: MessageArgument?
  /// Those after the second; no array where there are none, for to free an empty one is a call.
  @usableFromInline let others: [MessageArgument]?

  /// No arguments.
  ///
  /// Inlinable: a call would take as long as to find a message that needs none.
  @inlinable
  public init() {
    first = nil
    second = nil
    others = nil
  }

  /// One argument or two.
  public init(_ first: MessageArgument, _ second: MessageArgument? = nil) {
    self.first = first
    self.second = second
    others = nil
  }

  /// Any number of arguments.
  public init(_ arguments: [MessageArgument]) {
    first = arguments.first
    second = arguments.dropFirst().first
    others = arguments.count > 2 ? Array(arguments.dropFirst(2)) : nil
  }

  /// Whether the argument at a place has a name: errors pass their arguments in the catalog's order.
  ///
  /// Inlined, as ``value(at:)``, so that no copy of all arguments is made for the call. False from
  /// the third place on, because nearly all messages have no more than two.
  @inline(__always)
  func hasName(_ name: UnsafeRawBufferPointer, at place: Int) -> Bool {
    (place == 0 ? first : place == 1 ? second : nil)?.name.hasUTF8(name) == true
  }

  /// The place of a name; `nil` where there is none.
  func index(of name: UnsafeRawBufferPointer) -> Int? {
    if let found = firstIndex(where: { $0.name.hasUTF8(name) }) { return found }
    // Names are equal as if normalized, which Swift's `==` is, and which is seldom needed.
    let text = String(decoding: name, as: UTF8.self)
    return firstIndex { $0.name == text }
  }

  /// The value at a place.
  ///
  /// - Precondition: There is an argument.
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
  /// Whether the text is some UTF-8, byte for byte.
  func hasUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    utf8.withContiguousStorageIfAvailable { own in
      guard own.count == bytes.count else { return false }
      for index in own.indices where own[index] != bytes[index] { return false }
      return true
    } ?? utf8.elementsEqual(bytes)
  }
}
