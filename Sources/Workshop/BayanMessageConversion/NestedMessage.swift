import BayanDiagnostics
import BayanMeaning

/// A message with choices within its text, as in the syntaxes before MessageFormat 2.
///
/// MessageFormat 2 has one choice for the whole message. `Flattening` converts to MessageFormat 2,
/// and `Nesting` converts back.
struct NestedMessage: Hashable {
  indirect enum Element: Hashable {
    case text(String)
    case value(Value)
    case choice(Choice)
  }

  /// A placeholder for an argument's value.
  struct Value: Hashable {
    var argument: String
    /// The number that is subtracted from the value before formatting.
    var offset = 0
    var format: ValueFormat
    /// Whether the format was a skeleton, which ICU ignores in the choice of plural categories.
    var isSkeleton = false
    var span: SourceSpan
  }

  /// Texts among which a value chooses.
  struct Choice: Hashable {
    enum Kind: Hashable {
      case text
      case plural
      case ordinal
    }

    enum Key: Hashable {
      /// A number literal, with which the value before the offset is compared.
      case exact(String)
      /// A plural category or a text.
      case word(String)
    }

    struct Case: Hashable {
      var key: Key
      var message: NestedMessage
    }

    var argument: String
    var kind: Kind
    /// The number that is subtracted before the lookup of the category.
    var offset = 0
    /// The format of the number whose category decides; `.text` for a text.
    var format: ValueFormat
    var cases: [Case]
    var other: NestedMessage
    var span: SourceSpan
  }

  var elements: [Element] = []

  /// Appends text; an empty one leaves the message unchanged.
  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before)? = elements.last {
      elements[elements.count - 1] = .text(before + text)
    } else {
      elements.append(.text(text))
    }
  }
}

/// The format of a value: a function of MessageFormat 2 with its options, or the default of its
/// type.
struct ValueFormat: Hashable {
  struct Option: Hashable {
    var name: String
    var value: String
  }

  /// The function's name without `:`; `nil` for the default of the value's type.
  var function: String?
  var options: [Option] = []

  init(_ function: String?, _ options: KeyValuePairs<String, String> = [:]) {
    self.function = function
    self.options = options.map { Option(name: $0.key, value: $0.value) }
  }

  /// The default format of the value's type.
  static let plain = ValueFormat(nil)

  /// The format of a text.
  static let text = ValueFormat("string")

  /// The default number format of MessageFormat 1.
  ///
  /// The format rounds halves to the even digit; `:number` alone rounds them away from zero.
  static let decimal = ValueFormat("number", ["roundingMode": "halfEven"])

  /// The format of a whole number.
  static let integer = ValueFormat("integer")

  /// Whether `:offset` and plural selection accept the value.
  var isNumeric: Bool { standard?.family == .number && standard?.selects == true }

  /// The standard function with the name.
  var standard: StandardFunction? { function.flatMap(StandardFunction.named) }

  subscript(_ name: String) -> String? { options.first { $0.name == name }?.value }

  /// Returns the format with one more option.
  func setting(_ name: String, _ value: String) -> ValueFormat {
    var format = self
    format.options.removeAll { $0.name == name }
    format.options.append(Option(name: name, value: value))
    return format
  }

  /// Returns whether both formats show every value in the same way; the order of options doesn't
  /// matter.
  func isSame(as other: ValueFormat) -> Bool {
    function == other.function && Set(options) == Set(other.options)
  }
}
