public import Foundation

/// A JSON value as a service sent it.
///
/// Integers and booleans stay distinct: on Linux, Foundation's `NSNumber` takes `true` for 1, and
/// `true` is no error code of a service.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number without fraction that fits in an `Int`.
  case integer(Int)
  /// Any other finite number that a `Double` holds with all its digits.
  case number(Double)
  /// Any other number, with its digits: `18446744073709551615`.
  case decimal(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Returns the member of an object; `nil` for an unknown name, and for other values.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// Returns the element of an array; `nil` beyond its end, and for other values.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The number as an integer, for `35` and `35.0`; `nil` for booleans and texts.
  public var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number, or the nearest `Double`.
  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .decimal(let digits): Double(digits)
    default: nil
    }
  }

  public var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  public var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  public var array: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  public var object: [String: JSONValue]? {
    guard case .object(let value) = self else { return nil }
    return value
  }

  /// The value for Foundation's older interfaces: dictionaries, arrays, `NSNull`.
  package var foundationObject: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .decimal(let digits): NSDecimalNumber(string: digits)
    case .string(let value): value
    case .array(let values): Self.foundationArray(values)
    case .object(let members): Self.foundationDictionary(members)
    }
  }

  // The function has loops, because `map` takes more of a small stack.
  private static func foundationArray(_ values: [JSONValue]) -> [Any] {
    var array: [Any] = []
    for value in values { array.append(value.foundationObject) }
    return array
  }

  private static func foundationDictionary(_ members: [String: JSONValue]) -> [String: Any] {
    var dictionary: [String: Any] = [:]
    for (name, value) in members { dictionary[name] = value.foundationObject }
    return dictionary
  }
}

/// Swift literals are values: `["id": "\(id)", "count": 3, "price": 1.5, "after": nil]`.
extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) {
    self = Int(exactly: value).map { .integer($0) } ?? .number(value)
  }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }

  /// Creates the value to which a type encodes itself.
  ///
  /// - Throws: The type's own errors, and `EncodingError`.
  public init(encoding value: some Encodable, by encoder: JSONEncoder = JSONEncoder()) throws {
    self = try JSONValue(parsing: Array(encoder.encode(value)))
  }
}
