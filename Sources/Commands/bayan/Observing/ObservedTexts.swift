import Foundation

/// The records of `BAYAN_OBSERVE`, each with the number of its lines.
struct ObservedTexts {
  /// A text that a program has shown.
  struct Record: Hashable, Decodable {
    var domain: String
    var code: String
    /// `title` or another facet, or `option.` and the name of an option.
    var text: String
    var locale: String
    /// The locale of the text itself.
    var answered: String
    var arguments: [String: Value]
  }

  /// The value of an argument: an integer, a list, or any other value as its text.
  indirect enum Value: Hashable, Decodable {
    case integer(Int)
    case text(String)
    case list([Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .integer(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([Value].self))
      }
    }
  }

  private(set) var counts: [Record: Int] = [:]

  /// Adds the records of a file.
  ///
  /// The last line is left out if it has no end: its program was killed.
  ///
  /// - Returns: The number of the first line that is no record; `nil` if all are.
  mutating func read(_ bytes: [UInt8]) -> Int? {
    let decoder = JSONDecoder()
    // A test shows the same texts again and again: each line is decoded once.
    var known: [ArraySlice<UInt8>: Record] = [:]
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
    for (index, line) in bytes[..<end].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() {
      let record = known[line] ?? (try? decoder.decode(Record.self, from: Data(line)))
      guard let record else { return index + 1 }
      known[line] = record
      counts[record, default: 0] += 1
    }
    return nil
  }
}
