import BayanCatalog
import BayanCompiler
import BayanErrors
import BayanReports
import BayanRuntime

/// The explanation of a code as text.
struct ExplainedCode {
  let domain: ErrorDomain
  let code: ErrorCode
  let catalog: Catalog
  let messages: MessageCatalog
  /// The indices in the catalog's table.
  let place: (domain: Int, code: Int)
  /// The places where its words were seen, a line each.
  var seen: [String] = []

  static func heading(_ code: ErrorCode, in domain: ErrorDomain) -> String {
    "\(domain.name).\(code.name): \(domain.identifier) \(code.value)"
  }

  /// Returns the meaning, the category, the page, and the alert in each locale.
  func text(locale: String?) -> String {
    let visible = VisibleText.isolated
    var lines = [Self.heading(code, in: domain)]
    if !code.summary.isEmpty { lines.append(visible(code.summary)) }
    if !seen.isEmpty { lines += [""] + seen }
    let category = catalog.categories.first { $0.name == code.category }
    lines += ["", "category   \(code.category)\(category.map { ": \($0.summary)" } ?? "")"]
    if let recovery = code.recovery { lines.append("recovery   \(recovery)") }
    for argument in code.arguments {
      let range = argument.range.map { ", \($0.lowerBound) to \($0.upperBound)" } ?? ""
      let meaning = argument.summary.isEmpty ? "" : ". \(visible(argument.summary))"
      lines.append("argument   \(argument.name): \(argument.type)\(range)\(meaning)")
    }
    if let since = code.since { lines.append("since      \(since)") }
    if let replacement = code.replacement { lines.append("replaced   by \(replacement)") }
    let release = catalog.released.map { lock in
      lock.domains.first { $0.identifier == domain.identifier }?.codes
        .contains { $0.name == code.name } == true
    }
    if let release { lines.append("released   \(release ? "yes" : "not yet")") }
    lines.append("page       \(CodeAddress.path(domain: domain.identifier, value: code.value))")
    if code.sensitive {
      let address = CodeAddress.path(domain: domain.identifier, category: code.category)
      lines.append("type       \(address), as it is sensitive")
    }
    let values = code.messageArguments.map { MessageArgument($0.name, $0.samples[0].value) }
    for tag in locale.map({ [LocaleTag($0)] }) ?? messages.packs.map(\.locale) {
      let words = messages.words(
        domain: place.domain, code: place.code, arguments: values, preferring: [tag])
      lines += ["", AlertText.text(ErrorAlert(words, for: .terminal), namesLocale: true)]
      lines[lines.count - 1].removeLast()
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The explanation of a removed code as text.
struct ExplainedRetiredCode {
  let domain: ErrorDomain
  let code: RetiredCode

  /// The former meaning, the replacement, and the page of the code.
  var text: String {
    var lines = ["\(domain.name).\(code.name): \(domain.identifier) \(code.value)"]
    if !code.summary.isEmpty { lines.append(VisibleText.isolated(code.summary)) }
    lines += ["", "retired    it no longer occurs, and no other error gets its number"]
    if let since = code.since { lines.append("since      \(since)") }
    if let removed = code.removed { lines.append("removed    \(removed)") }
    if let replacement = code.replacement { lines.append("replaced   by \(replacement)") }
    lines.append("page       \(CodeAddress.path(domain: domain.identifier, value: code.value))")
    return lines.joined(separator: "\n") + "\n"
  }
}
