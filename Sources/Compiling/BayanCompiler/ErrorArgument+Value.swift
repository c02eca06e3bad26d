package import BayanCatalog
package import BayanRuntime

extension ErrorArgument {
  /// Reads a value in the form of the argument's type: `3`, `2006-01-02`, `12.50 EUR`, `Ann, Bob`.
  ///
  /// - Returns: `nil` for text that isn't of the type, or not in the range.
  package func value(_ text: String) -> MessageValue? {
    if let range {
      guard let number = Int(text), range.contains(number) else { return nil }
    }
    return Self.value(text, as: type)
  }

  private static func value(_ text: String, as type: ValueType) -> MessageValue? {
    switch type {
    case .string: return .string(text)
    case .integer:
      let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
      guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return MessageNumber(text).map(MessageValue.number)
    case .number:
      let special: [String: Double] = ["NaN": .nan, "Infinity": .infinity, "-Infinity": -.infinity]
      return special[text].map { MessageValue($0) } ?? MessageNumber(text).map(MessageValue.number)
    case .date: return MessageDateTime(text).map(MessageValue.dateTime)
    case .currency:
      let parts = text.split(separator: " ")
      guard parts.count == 2 else { return nil }
      return MessageAmount(String(parts[0]), currency: String(parts[1])).map(MessageValue.amount)
    case .list(let element):
      let values = text.split(separator: ",").map { part in
        value(String(part.drop { $0 == " " }), as: element)
      }
      let known = values.compactMap { $0 }
      return known.count == values.count ? .list(known) : nil
    }
  }
}
