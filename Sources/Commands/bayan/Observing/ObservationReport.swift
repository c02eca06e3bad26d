import BayanCatalog

/// The differences between a catalog and the texts that test runs have shown.
struct ObservationReport {
  /// A code of the catalog that no run has shown.
  struct Missing {
    /// `login.passwordChanged`.
    var id: String
    var place: Place
  }

  /// An argument with a value that its range excludes.
  struct Outside {
    var id: String
    var argument: String
    var value: Int
    var range: ClosedRange<Int>
    var count: Int
  }

  /// A text of another locale than that of the error's words.
  struct Fallback {
    var id: String
    var text: String
    var locale: String
    var answered: String
    var count: Int
  }

  /// A code that the catalog doesn't have.
  struct Unknown {
    var domain: String
    var code: String
    var count: Int
  }

  private(set) var codeCount = 0
  /// The locales in which a text was shown, sorted.
  private(set) var locales: [String] = []
  private(set) var textCount = 0
  private(set) var missing: [Missing] = []
  private(set) var outside: [Outside] = []
  private(set) var fallbacks: [Fallback] = []
  private(set) var unknown: [Unknown] = []

  /// Whether there is nothing to report.
  var isClean: Bool {
    missing.isEmpty && outside.isEmpty && fallbacks.isEmpty && unknown.isEmpty
  }

  init(_ texts: ObservedTexts, _ catalog: Catalog) {
    var codes: [CodeName: (id: String, code: ErrorCode)] = [:]
    for domain in catalog.domains {
      for code in domain.codes {
        codes[CodeName(domain: domain.identifier, code: code.name)] =
          ("\(domain.name).\(code.name)", code)
      }
    }
    codeCount = codes.count
    var shown: Set<CodeName> = []
    var values: [OutsideKey: Outside] = [:]
    var answered: [FallbackKey: Fallback] = [:]
    var strangers: [CodeName: Int] = [:]
    var tags: Set<String> = []
    for (record, count) in texts.counts {
      let name = CodeName(domain: record.domain, code: record.code)
      guard let (id, code) = codes[name] else {
        strangers[name, default: 0] += count
        continue
      }
      textCount += count
      shown.insert(name)
      tags.insert(record.locale)
      if record.locale != record.answered {
        let key = FallbackKey(
          id: id, text: record.text, locale: record.locale, answered: record.answered)
        let before = answered[key]?.count ?? 0
        answered[key] = Fallback(
          id: id, text: record.text, locale: record.locale, answered: record.answered,
          count: before + count)
      }
      // Only integers have a range.
      for argument in code.messageArguments {
        guard let range = argument.range,
          case .integer(let number)? = record.arguments[argument.name], !range.contains(number)
        else { continue }
        let key = OutsideKey(id: id, argument: argument.name, value: number)
        let before = values[key]?.count ?? 0
        values[key] = Outside(
          id: id, argument: argument.name, value: number, range: range, count: before + count)
      }
    }
    locales = tags.sorted()
    missing = catalog.domains.flatMap { domain in
      domain.codes.filter {
        !shown.contains(CodeName(domain: domain.identifier, code: $0.name))
      }.map { Missing(id: "\(domain.name).\($0.name)", place: $0.place) }
    }
    outside = values.values.sorted {
      ($0.id, $0.argument, $0.value) < ($1.id, $1.argument, $1.value)
    }
    fallbacks = answered.values.sorted {
      ($0.locale, $0.id, $0.text, $0.answered) < ($1.locale, $1.id, $1.text, $1.answered)
    }
    unknown = strangers.map { Unknown(domain: $0.key.domain, code: $0.key.code, count: $0.value) }
      .sorted { ($0.domain, $0.code) < ($1.domain, $1.code) }
  }

  private struct CodeName: Hashable {
    var domain: String
    var code: String
  }

  private struct OutsideKey: Hashable {
    var id: String
    var argument: String
    var value: Int
  }

  private struct FallbackKey: Hashable {
    var id: String
    var text: String
    var locale: String
    var answered: String
  }
}
