import BayanDiagnostics
import BayanMeaning

/// A message whose choices are within its text, as the syntaxes before MessageFormat 2 have them.
///
/// MessageFormat 2 chooses once for the whole message. `Flattening` makes the one of the other,
/// and `Nesting` goes back.
struct NestedMessage: Hashable {
  indirect enum Element: Hashable {
    case text(String)
    case value(Value)
    case choice(Choice)
  }

  /// A placeholder for an argument's value.
  struct Value: Hashable {
    var argument: String
    /// The number that is subtracted from a value before it is shown.
    var offset = 0
    var format: ValueFormat
    /// Whether the format was a skeleton, by which ICU chooses no plural category.
    var isSkeleton = false
    var span: SourceSpan
  }

  /// Texts of which a value chooses one.
  struct Choice: Hashable {
    enum Kind: Hashable {
      case text
      case plural
      case ordinal
    }

    enum Key: Hashable {
      /// A number literal that is compared with the value before the offset.
      case exact(String)
      /// A plural category, or a text.
      case word(String)
    }

    struct Case: Hashable {
      var key: Key
      var message: NestedMessage
    }

    var argument: String
    var kind: Kind
    /// The number that is subtracted before the category is looked up.
    var offset = 0
    /// How the number is shown whose category counts; `.text` where the value is a text.
    var format: ValueFormat
    var cases: [Case]
    var other: NestedMessage
    var span: SourceSpan
  }

  var elements: [Element] = []

  /// Appends text; none leaves the message as it is.
  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before)? = elements.last {
      elements[elements.count - 1] = .text(before + text)
    } else {
      elements.append(.text(text))
    }
  }
}

/// How a value is shown: a function of MessageFormat 2 with its options, or as it comes.
struct ValueFormat: Hashable {
  struct Option: Hashable {
    var name: String
    var value: String
  }

  /// The function's name without `:`; `nil` where the value's own type decides.
  var function: String?
  var options: [Option] = []

  init(_ function: String?, _ options: KeyValuePairs<String, String> = [:]) {
    self.function = function
    self.options = options.map { Option(name: $0.key, value: $0.value) }
  }

  /// As the value's type has it.
  static let plain = ValueFormat(nil)

  /// A text.
  static let text = ValueFormat("string")

  /// A number as MessageFormat 1 shows it where no style says otherwise.
  ///
  /// It rounds halves to the even digit; `:number` alone rounds them away from zero.
  static let decimal = ValueFormat("number", ["roundingMode": "halfEven"])

  /// A whole number in the locale's way.
  static let integer = ValueFormat("integer")

  /// Whether it is a number that `:offset` and plural selection work on.
  var isNumeric: Bool { standard?.family == .number && standard?.selects == true }

  /// The standard function of the name.
  var standard: StandardFunction? { function.flatMap(StandardFunction.named) }

  subscript(_ name: String) -> String? { options.first { $0.name == name }?.value }

  /// The same with one option more.
  func setting(_ name: String, _ value: String) -> ValueFormat {
    var format = self
    format.options.removeAll { $0.name == name }
    format.options.append(Option(name: name, value: value))
    return format
  }

  /// Whether both show every value alike: the order of options doesn't count.
  func isSame(as other: ValueFormat) -> Bool {
    function == other.function && Set(options) == Set(other.options)
  }
}
