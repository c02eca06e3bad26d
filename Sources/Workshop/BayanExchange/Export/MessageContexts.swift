import BayanCatalog
import BayanDiagnostics
import BayanRuntime
import BayanSupport

/// The context of each message for translators: the place where it is shown, and its subject.
struct MessageContexts {
  struct Context {
    var notes: [ExchangeNote]
    var maxLength: Int?
  }

  private var codes: [String: [String: ErrorCode]] = [:]
  private let categories: [String: ErrorCategory]
  private let options: [String: RecoveryOptionDeclaration]

  init(_ catalog: Catalog) {
    for domain in catalog.domains {
      codes[domain.name] = Dictionary(firstOf: domain.codes, by: \.name)
    }
    categories = Dictionary(firstOf: catalog.categories, by: \.name)
    options = Dictionary(firstOf: catalog.options, by: \.name)
  }

  /// The context of a message.
  subscript(id: MessageID) -> Context {
    guard let facet = id.facet.flatMap(Facet.init) else { return label(id) }
    var lines = [Self.purpose(of: facet)]
    if id.file == MessageID.categoriesFile {
      lines.append("It is shown for all errors of the kind '\(id.entry)'.")
      if let summary = categories[id.entry]?.summary, !summary.isEmpty { lines.append(summary) }
      return Context(notes: Self.notes(lines), maxLength: nil)
    }
    let code = codes[id.file]?[id.entry]
    if let summary = code?.summary, !summary.isEmpty { lines.append("What happened: \(summary)") }
    if code?.sensitive == true { lines.append("The text may not say what went wrong inside.") }
    return Context(notes: Self.notes(lines), maxLength: code?.maxLength[facet])
  }

  private func label(_ id: MessageID) -> Context {
    let option = options[id.entry]
    var lines = ["The label of a button."]
    switch option?.role {
    case .cancel: lines.append("It cancels.")
    case .destructive: lines.append("It destroys something.")
    case .default, nil: break
    }
    return Context(notes: Self.notes(lines), maxLength: option?.maxLength)
  }

  private static func notes(_ lines: [String]) -> [ExchangeNote] {
    [ExchangeNote(.context, lines.joined(separator: " "))]
  }

  private static func purpose(of facet: Facet) -> String {
    switch facet {
    case .title: "The title of an error."
    case .description: "The description of an error: what has happened."
    case .suggestion: "The suggestion of an error: what to do."
    case .help: "Further help on an error."
    }
  }
}
