import BayanTOML

/// `Catalog/cldr.lock`: the CLDR data of each locale when its messages were written.
///
/// A message has variants for the plural categories of its time, and texts beside the digits of its
/// time. If newer data differs, readers get other variants and digits, though nobody changed
/// the message.
package struct CLDRLock: Hashable, Sendable {
  /// The CLDR data of a locale that messages depend on.
  package struct Facts: Hashable, Sendable {
    /// The version, such as `42.0`.
    package var version: String
    /// The default numbering system of the locale, such as `arab`.
    package var digits: String
    package var isRightToLeft: Bool
    /// The cardinal plural rules without `other`, in the order in which they are tried.
    package var cardinal: [Rule]
    /// The ordinal plural rules, in the same order.
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

    /// Reads `one: n = 1; few: n % 100 = 3..10`; `nil` if a part has no colon.
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
    /// The place of the line, key and value; `nil` if the line isn't in a file.
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

  /// Returns the text of a locale's line.
  package static func lineText(_ tag: String, _ facts: Facts) -> String {
    let fields: [(key: String, value: TOMLNewValue)] = [
      ("cldr", .string(facts.version)), ("digits", .string(facts.digits)),
      ("direction", .string(facts.isRightToLeft ? "rtl" : "ltr")),
      ("cardinal", .string(Rule.text(facts.cardinal))),
      ("ordinal", .string(Rule.text(facts.ordinal))),
    ]
    return "\(tomlKey([tag])) = \(TOMLNewValue.inlineTable(fields).text)"
  }

  /// The file's text: one line for each locale, sorted, so that merges rarely conflict.
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
