/// What a catalog says about its errors apart from their words: the same for every locale.
///
/// Encoded as one string literal in generated code, and decoded once.
public struct CatalogTable: Sendable {
  /// The facets of an error, in the order their slots have.
  public enum Facet: Int, CaseIterable, Sendable {
    case title
    case description
    case suggestion
    case help
  }

  /// A button.
  public struct Option: Hashable, Sendable {
    public var name: String
    public var role: RecoveryRole
    /// The slot of its label.
    public var slot: Int

    public init(name: String, role: RecoveryRole, slot: Int) {
      self.name = name
      self.role = role
      self.slot = slot
    }
  }

  /// How errors are dealt with.
  public struct Category: Hashable, Sendable {
    public var name: String
    public var retry: RetryPolicy

    public init(name: String, retry: RetryPolicy) {
      self.name = name
      self.retry = retry
    }
  }

  /// One error.
  public struct Code: Hashable, Sendable {
    public var name: String
    public var value: Int
    /// What happened, for developers: never shown to users.
    public var summary: String
    public var category: Int
    /// Indices into ``CatalogTable/options``, in button order.
    public var options: [Int]
    public var isSensitive: Bool
    /// The slot of each facet that it has, by ``Facet/rawValue``; -1 for none.
    public var slots: [Int]

    public init(
      name: String, value: Int, summary: String = "", category: Int, options: [Int],
      isSensitive: Bool, slots: [Int]
    ) {
      self.name = name
      self.value = value
      self.summary = summary
      self.category = category
      self.options = options
      self.isSensitive = isSensitive
      self.slots = slots
    }
  }

  /// One domain.
  public struct Domain: Hashable, Sendable {
    public var identifier: String
    public var codes: [Code]

    public init(identifier: String, codes: [Code]) {
      self.identifier = identifier
      self.codes = codes
    }
  }

  /// Tags that lead to a locale in another way than by cutting off subtags: `zh-TW` to `zh-Hant`,
  /// `no` to `nb`.
  ///
  /// The value is an index into ``locales``; -1 says that no locale of the catalog answers,
  /// although cutting would find one.
  public var aliases: [String: Int]

  /// The locales' tags.
  ///
  /// The first is the source locale.
  public var locales: [String]
  public var categories: [Category]
  public var options: [Option]
  public var domains: [Domain]

  public init(
    locales: [String], aliases: [String: Int], categories: [Category], options: [Option],
    domains: [Domain]
  ) {
    self.locales = locales
    self.aliases = aliases
    self.categories = categories
    self.options = options
    self.domains = domains
  }

  /// The first bytes of the encoding, with its version.
  static let magic = "bayan-table 1\n"

  /// The table in the encoding that ``init(_:)`` reads.
  ///
  /// The same table gives the same bytes.
  public func encoded() -> [UInt8] {
    var writer = PackWriter()
    writer.append(Self.magic.utf8)
    writer.write(locales.count)
    for locale in locales { writer.write(locale) }
    writer.write(aliases.count)
    for (tag, locale) in aliases.sorted(by: { $0.key < $1.key }) {
      writer.write(tag)
      writer.write(locale + 1)
    }
    writer.write(categories.count)
    for category in categories {
      writer.write(category.name)
      writer.write(category.retry.rawValue)
    }
    writer.write(options.count)
    for option in options {
      writer.write(option.name)
      writer.write(option.role.rawValue)
      writer.write(option.slot)
    }
    writer.write(domains.count)
    for domain in domains {
      writer.write(domain.identifier)
      writer.write(domain.codes.count)
      for code in domain.codes {
        writer.write(code.name)
        writer.write(code.summary)
        writer.write(code.value < 0 ? 1 : 0)
        writer.write(Int(code.value.magnitude))
        writer.write(code.category)
        writer.write(code.isSensitive ? 1 : 0)
        writer.write(code.options.count)
        for option in code.options { writer.write(option) }
        for facet in Facet.allCases { writer.write(code.slots[facet.rawValue] + 1) }
      }
    }
    return writer.bytes
  }

  /// Decodes a generated literal.
  ///
  /// - Precondition: The literal is as it was generated.
  public init(_ literal: StaticString) {
    let bytes = UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    guard let table = Self(bytes) else {
      preconditionFailure("the catalog's table was changed by hand; generate it again")
    }
    self = table
  }

  /// Decodes a table.
  ///
  /// - Returns: `nil` for any other bytes.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.prefix(Self.magic.utf8.count).elementsEqual(Self.magic.utf8) else { return nil }
    var reader = PackReader(bytes, at: Self.magic.utf8.count)
    locales = (0..<reader.count()).map { _ in reader.string() }
    aliases = [:]
    for _ in 0..<reader.count() { aliases[reader.string()] = reader.number() - 1 }
    categories = (0..<reader.count()).map { _ in
      Category(name: reader.string(), retry: RetryPolicy(rawValue: reader.number()) ?? .manual)
    }
    options = (0..<reader.count()).map { _ in
      Option(
        name: reader.string(), role: RecoveryRole(rawValue: reader.number()) ?? .default,
        slot: reader.number())
    }
    domains = []
    for _ in 0..<reader.count() {
      let identifier = reader.string()
      let codes = (0..<reader.count()).map { _ in Self.code(&reader) }
      domains.append(Domain(identifier: identifier, codes: codes))
    }
    guard !reader.isDamaged, isConsistent else { return nil }
  }

  /// Whether what refers to something refers to what is there.
  private var isConsistent: Bool {
    aliases.values.allSatisfy { $0 < locales.count }
      && domains.allSatisfy { domain in
        domain.codes.allSatisfy { code in
          categories.indices.contains(code.category)
            && code.options.allSatisfy(options.indices.contains)
        }
      }
  }

  private static func code(_ reader: inout PackReader) -> Code {
    let name = reader.string()
    let summary = reader.string()
    let isNegative = reader.number() == 1
    let magnitude = reader.number()
    let category = reader.number()
    let isSensitive = reader.number() == 1
    let options = (0..<reader.count()).map { _ in reader.number() }
    let slots = Facet.allCases.map { _ in reader.number() - 1 }
    return Code(
      name: name, value: isNegative ? -magnitude : magnitude, summary: summary,
      category: category, options: options, isSensitive: isSensitive, slots: slots)
  }
}

/// What a button does to the error.
public enum RecoveryRole: Int, Hashable, Sendable {
  case `default`
  case cancel
  case destructive
}

/// What trying again may do.
public enum RetryPolicy: Int, Hashable, Sendable {
  /// A program may try again by itself, once.
  case automatic
  /// The user may try again.
  case manual
  /// Trying again changes nothing.
  case never
}
