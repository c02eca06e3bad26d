package import BayanCatalog
package import BayanRuntime

/// A value for showing messages.
package struct SampleValue: Hashable, Sendable {
  /// The reason for showing the value.
  package enum Kind: String, Sendable, CaseIterable {
    /// The catalog's `example`.
    case example
    case number
    /// The ends of the declared range.
    case lowest, highest
    case short, long, empty
    /// A name with a direction opposite to that of some messages.
    case rightToLeft, leftToRight
    /// A text that tries to be markup, to reorder the text around it, and to begin a line.
    case hostile
    case other
  }

  package var kind: Kind
  package var value: MessageValue
}

extension ErrorArgument {
  /// Values that show the behaviour of messages, all of the argument's type and range; never empty.
  ///
  /// The first value is for messages that are shown for another reason.
  package var samples: [SampleValue] {
    var samples: [SampleValue] = []
    func add(_ kind: SampleValue.Kind, _ value: MessageValue?) {
      guard let value, !samples.contains(where: { $0.value == value }) else { return }
      samples.append(SampleValue(kind: kind, value: value))
    }
    func add(_ kind: SampleValue.Kind, _ text: String) { add(kind, value(text)) }
    if let example { add(.example, example) }
    switch type {
    case .integer, .number:
      add(.number, "\(usualNumber)")
      for number in ["0", "1", "2", "11", "100", "1.5", "1000000"] { add(.number, number) }
      add(.lowest, range.map { "\($0.lowerBound)" } ?? "")
      add(.highest, range.map { "\($0.upperBound)" } ?? "")
    case .string:
      add(.short, "Ann")
      add(.long, "Maximiliana Konstantinopolitanska-Wolfeschlegelsteinhausenbergerdorff")
      add(.empty, .string(""))
      add(.rightToLeft, "ليلى (3)")
      add(.leftToRight, "Web Team (3)")
      add(.hostile, "\u{202E}<b onclick='x'>javascript:alert(1)</b>\n\"&")
    case .date: add(.other, "2006-01-02T15:04:05Z")
    case .currency:
      for amount in ["3.00 EUR", "0.00 EUR", "1000000.00 USD"] { add(.other, amount) }
    case .list(let element):
      let elements = ErrorArgument(
        name: name, type: element, place: place
      ).samples.map(\.value)
      for count in [2, 1, 3, 0] { add(.other, .list(Array(elements.prefix(count)))) }
    }
    return samples
  }

  /// Three, or the nearest number in the range.
  private var usualNumber: Int { range.map { min(max($0.lowerBound, 3), $0.upperBound) } ?? 3 }
}
