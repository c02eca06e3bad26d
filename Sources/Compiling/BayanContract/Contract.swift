/// The facts about a catalog's errors that other programs need, without words.
///
/// A client learns from it which errors a server may send and which arguments they carry. Private arguments, and
/// the codes of sensitive errors, are not part of it, because no answer of a server has them.
package struct Contract: Hashable, Sendable {
  /// A category, which says how its errors are dealt with.
  package struct Category: Hashable, Sendable {
    package var name: String
    package var summary: String
    /// `automatic`, `manual` or `never`.
    package var retry: String
  }

  /// A button.
  package struct Option: Hashable, Sendable {
    package var name: String
    package var role: String
  }

  /// An argument, which messages may show.
  package struct Argument: Hashable, Sendable {
    package var name: String
    package var type: ValueType
    package var range: ClosedRange<Int>?
    package var summary: String
  }

  /// The type of an argument's values.
  package indirect enum ValueType: Hashable, Sendable {
    case string
    case integer
    case number
    /// A date and time, as a text of RFC 9557.
    case date
    /// An amount of money: its decimal digits and its currency's code.
    case currency
    case list(of: ValueType)
  }

  /// A code of another domain or the same one.
  package struct Reference: Hashable, Sendable {
    package var domain: String
    package var code: String
  }

  /// An error of a domain.
  package struct Code: Hashable, Sendable {
    package var name: String
    package var value: Int
    package var summary: String
    package var category: String
    package var retry: String
    /// The HTTP status that stands for this error alone.
    package var httpStatus: Int?
    /// The options in the order of their buttons.
    package var options: [String]
    package var arguments: [Argument]
    /// The first version with the code.
    package var since: String?
    package var replacement: Reference?
    /// The address of the code's page, below the place where pages are published.
    package var page: String
  }

  /// The sensitive errors of a category, of which a client learns only the category.
  package struct Sensitive: Hashable, Sendable {
    package var category: String
    package var retry: String
    package var httpStatus: Int?
    package var page: String
  }

  /// A code that was removed.
  package struct Retired: Hashable, Sendable {
    package var name: String
    package var value: Int
    package var summary: String
    package var since: String?
    package var removed: String?
    package var replacement: Reference?
  }

  /// A domain and its errors.
  package struct Domain: Hashable, Sendable {
    package var identifier: String
    /// The name of the error type in Swift, which may have dots.
    package var typeName: String
    package var summary: String
    package var codes: [Code]
    package var sensitive: [Sensitive]
    package var retired: [Retired]
  }

  /// The version: a hash of `codes.lock` as a release of this catalog would write it.
  package var version: String
  /// Whether `codes.lock` is as a release of this catalog would write it.
  package var isReleased: Bool
  package var module: String
  package var sourceLocale: String
  package var locales: [String]
  package var categories: [Category]
  package var options: [Option]
  package var domains: [Domain]
}

extension Contract.ValueType {
  /// The name of the type in files; of a list, that of its elements.
  package var name: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .number: "number"
    case .date: "date"
    case .currency: "currency"
    case .list(let element): element.name
    }
  }

  /// Whether values are lists.
  package var isList: Bool { if case .list = self { true } else { false } }
}
