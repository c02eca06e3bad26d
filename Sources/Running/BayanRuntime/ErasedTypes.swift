// The types of values whose kind is known only when a message is formatted.
//
// Embedded Swift has no existentials and casts. There only the functions of this module exist, and none of them has
// a locale's data, so that a list of the kinds suffices.

#if !hasFeature(Embedded)
  /// A registered function.
  typealias AnyMessageFunction = any MessageFunction
  /// The result of a registered function.
  public typealias AnyFunctionValue = any FunctionValue
  package typealias AnyDateTimeFormatting = any DateTimeFormatting
  package typealias AnyMeasureFormatting = any MeasureFormatting
  /// An error beneath a catalog's error.
  public typealias AnyUnderlyingError = any Error

  extension FunctionValue {
    /// The value as one of any kind.
    var erased: AnyFunctionValue { self }
  }

  extension MessageFunction {
    /// The function as one of any kind.
    var erased: AnyMessageFunction { self }
  }

  extension DateTimeValue {
    /// Returns a value if it is of this kind.
    static func of(_ value: AnyFunctionValue?) -> Self? { value as? Self }
  }

  extension MeasureValue {
    /// Returns a value if it is of this kind.
    static func of(_ value: AnyFunctionValue?) -> Self? { value as? Self }
  }
#else
  /// The formatting with a locale's data, which nothing has in Embedded Swift.
  package enum NoFormatting: DateTimeFormatting, MeasureFormatting {
    package var hasUnknownTimeZone: Bool { switch self {} }
    package func name(ofTimeZone name: String) -> String? { switch self {} }
    package func offset(ofTimeZone name: String, at milliseconds: Int64) -> Int? { switch self {} }
    package func format(_ value: DateTimeValue) -> [FormattedPart.Piece]? { switch self {} }
    package func fractionDigits(ofCurrency code: String) -> Int { switch self {} }
    package func format(_ value: MeasureValue) -> [FormattedPart.Piece]? { switch self {} }
  }

  package typealias AnyDateTimeFormatting = NoFormatting
  package typealias AnyMeasureFormatting = NoFormatting

  /// An error beneath a catalog's error, which nothing has in Embedded Swift.
  public enum AnyUnderlyingError: Sendable {}

  /// A function of the standard in its plain form.
  enum AnyMessageFunction {
    case dateTime(DateTimeFunction)
    case measure(MeasureFunction)

    func resolve(_ call: inout FunctionCall) -> AnyFunctionValue? {
      switch self {
      case .dateTime(let function): function.resolve(&call)
      case .measure(let function): function.resolve(&call)
      }
    }
  }

  extension DateTimeFunction { var erased: AnyMessageFunction { .dateTime(self) } }
  extension MeasureFunction { var erased: AnyMessageFunction { .measure(self) } }

  /// The result of a function of this module.
  public struct AnyFunctionValue: FunctionValue {
    enum Kind: Sendable {
      case dateTime(DateTimeValue)
      case measure(MeasureValue)
      case list(ListValue)
    }

    let kind: Kind

    public var partType: String {
      switch kind {
      case .dateTime(let value): value.partType
      case .measure(let value): value.partType
      case .list(let value): value.partType
      }
    }

    public var plainValue: MessageValue? {
      switch kind {
      case .dateTime(let value): value.plainValue
      case .measure(let value): value.plainValue
      case .list(let value): value.plainValue
      }
    }

    public var numberOptions: NumberOptions {
      if case .measure(let value) = kind { value.numberOptions } else { NumberOptions() }
    }

    public var direction: TextDirection? {
      switch kind {
      case .dateTime(let value): value.direction
      case .measure(let value): value.direction
      case .list(let value): value.direction
      }
    }

    public func format() throws(MessageError) -> [FormattedPart.Piece] {
      switch kind {
      case .dateTime(let value): try value.format()
      case .measure(let value): try value.format()
      case .list(let value): value.format()
      }
    }
  }

  extension DateTimeValue {
    var erased: AnyFunctionValue { AnyFunctionValue(kind: .dateTime(self)) }

    static func of(_ value: AnyFunctionValue?) -> Self? {
      if case .dateTime(let own)? = value?.kind { own } else { nil }
    }
  }

  extension MeasureValue {
    var erased: AnyFunctionValue { AnyFunctionValue(kind: .measure(self)) }

    static func of(_ value: AnyFunctionValue?) -> Self? {
      if case .measure(let own)? = value?.kind { own } else { nil }
    }
  }

  extension ListValue { var erased: AnyFunctionValue { AnyFunctionValue(kind: .list(self)) } }
#endif
