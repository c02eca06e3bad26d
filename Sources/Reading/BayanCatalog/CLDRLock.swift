import BayanTOML

/// `Catalog/cldr.lock`: what CLDR said of each locale when its messages were written.
///
/// A message has variants for the plural categories of its time, and texts beside the digits of its
/// time. When newer data says otherwise, readers get other variants and digits, though nobody changed
/// the message.
package struct CLDRLock: Hashable, Sendable {
  /// What CLDR says of a locale, as far as messages depend on it.
  package struct Facts: Hashable, Sendable {
    /// The version, such as `42.0`.
    package var version: String
    /// The numbering system, such as `arab`, that the locale has without a choice of the project's.
    package var digits: String
    package var isRightToLeft: Bool
    /// The rules of counted numbers, in the order in which they are tried, without `other`.
    package var cardinal: [Rule]
    /// The rules of ranks, likewise.
    package var ordinal: [Rule]

    package init(
      version: String, digits: String, isRightToLeft: Bool, cardinal: [Rule], ordinal: [Rule]
    ) {
      self.version = version
      self.digits = digits
      self.isRightToLeft = isRightToLeft
      self.cardinal = cardinal
      self.ordinal = ordinal
    }
  }

  /// The rule of a plural category.
  package struct Rule: Hashable, Sendable {
    package var category: String
    /// The condition, such as `n % 100 = 3..10`.
    package var condition: String

    package init(category: String, condition: String) {
      self.category = category
      self.condition = condition
    }

    /// Reads `one: n = 1; few: n % 100 = 3..10`; `nil` for what has no colon.
    static func rules(_ text: String) -> [Rule]? {
      let parts = text.split(separator: ";")
      let rules = parts.compactMap { part -> Rule? in
        guard let colon = part.firstIndex(of: ":") else { return nil }
        func trimmed(_ text: Substring) -> String {
          text.split(separator: " ").joined(separator: " ")
        }
        return Rule(
          category: trimmed(part[..<colon]),
          condition: trimmed(part[part.index(after: colon)...]))
      }
      return rules.count == parts.count ? rules : nil
    }

    static func text(_ rules: [Rule]) -> String {
      rules.map { "\($0.category): \($0.condition)" }.joined(separator: "; ")
    }
  }

  /// A locale's line.
  package struct Line: Hashable, Sendable {
    package var facts: Facts
    /// The line, key and value; `nil` for one that isn't in a file.
    package var place: Place?

    package init(facts: Facts, place: Place? = nil) {
      self.facts = facts
      self.place = place
    }
  }

  /// The lines by the locale's tag.
  package var locales: [String: Line]

  /// Creates a lock.
  package init(locales: [String: Line] = [:]) { self.locales = locales }

  /// A locale's line as it is in the file.
  package static func lineText(_ tag: String, _ facts: Facts) -> String {
    let fields: [(key: String, value: TOMLNewValue)] = [
      ("cldr", .string(facts.version)), ("digits", .string(facts.digits)),
      ("direction", .string(facts.isRightToLeft ? "rtl" : "ltr")),
      ("cardinal", .string(Rule.text(facts.cardinal))),
      ("ordinal", .string(Rule.text(facts.ordinal))),
    ]
    return "\(tomlKey([tag])) = \(TOMLNewValue.inlineTable(fields).text)"
  }

  /// The file's text: one line a locale, sorted, so that merges rarely conflict.
  package var fileText: String {
    let lines = locales.sorted { $0.key < $1.key }.map { Self.lineText($0.key, $0.value.facts) }
    return """
      # What CLDR said of each locale when its messages were written. Written by `bayan cldr --accept`.
      format = 1

      [locales]
      \(lines.joined(separator: "\n"))

      """
  }
}
