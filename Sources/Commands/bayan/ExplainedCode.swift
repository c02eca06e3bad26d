import BayanBuildCommands
import BayanCatalog
import BayanCompiler
import BayanDiagnostics
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
    let language = OutputLanguage.current.language
    let summary = category.flatMap { $0.summary(in: catalog.builtIn) }
    lines += [
      "",
      LabelledText.labelled(
        "category", code.category + (summary.map { ": \(language($0))" } ?? "")),
    ]
    if let recovery = code.recovery { lines.append(LabelledText.labelled("recovery", recovery)) }
    for argument in code.arguments {
      let (name, type) = (argument.name, "\(argument.type)")
      let kind: Diagnostic.Message =
        if let (least, most) = argument.range.map({ ("\($0.lowerBound)", "\($0.upperBound)") }) {
          "\(name): \(type), \(least) to \(most)"
        } else {
          "\(name): \(type)"
        }
      let meaning = argument.summary.isEmpty ? "" : ". \(visible(argument.summary))"
      lines.append(LabelledText.labelled("argument", language.isolated(language(kind)) + meaning))
    }
    if let since = code.since { lines.append(LabelledText.labelled("since", "\(since)")) }
    if let replacement = code.replacement {
      lines.append(LabelledText.labelled("replaced", sentence: "by \(replacement)"))
    }
    let release = catalog.released.map { lock in
      lock.domains.first { $0.identifier == domain.identifier }?.codes
        .contains { $0.name == code.name } == true
    }
    if let release {
      lines.append(LabelledText.labelled("released", sentence: release ? "yes" : "not yet"))
    }
    lines.append(
      LabelledText.labelled("page", CodeAddress.path(domain: domain.identifier, value: code.value)))
    if code.sensitive {
      let address = CodeAddress.path(domain: domain.identifier, category: code.category)
      lines.append(LabelledText.labelled("type", sentence: "\(address), as it is sensitive"))
    }
    let values = code.messageArguments.map { MessageArgument($0.name, $0.samples[0].value) }
    for tag in locale.map({ [LocaleTag($0)] }) ?? messages.packs.map(\.locale) {
      let words = messages.words(
        domain: place.domain, code: place.code, arguments: values, preferring: [tag])
      lines += ["", AlertText.text(forTranslators: ErrorAlert(words, for: .terminal))]
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
    lines += [
      "",
      LabelledText.labelled(
        "retired", sentence: "it no longer occurs, and no other error gets its number"),
    ]
    if let since = code.since { lines.append(LabelledText.labelled("since", "\(since)")) }
    if let removed = code.removed { lines.append(LabelledText.labelled("removed", "\(removed)")) }
    if let replacement = code.replacement {
      lines.append(LabelledText.labelled("replaced", sentence: "by \(replacement)"))
    }
    lines.append(
      LabelledText.labelled("page", CodeAddress.path(domain: domain.identifier, value: code.value)))
    return lines.joined(separator: "\n") + "\n"
  }
}
