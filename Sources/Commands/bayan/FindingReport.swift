import BayanBuildCommands
import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanICUFunctions
import BayanReports
import BayanRuntime
import BayanSupport
import BayanWorkspace

/// The errors whose words a person saw, as text and as JSON.
struct FindingReport {
  /// The best matches, without those that are only counted.
  let best: [TextSearch.Found]
  /// The number of equally good matches.
  let count: Int
  let catalog: Catalog
  /// The prefix of the files' paths.
  let prefix: String
  let files: [String: SourceFile]

  private let language = OutputLanguage.current.language

  // MARK: Text

  /// The text: one error in the form of 'explain', or several with their kinds and the places of
  /// their words.
  var text: String {
    var blocks = best.map(block)
    let rest: Int = count - best.count
    let others: Diagnostic.Message = "and \(rest) more with these words"
    if rest > 0 { blocks.append(language(others) + "\n") }
    return blocks.joined(separator: "\n")
  }

  private func block(_ found: TextSearch.Found) -> String {
    let errors = catalog.errors(showing: found.entry)
    guard errors.count == 1, let place = errors.first, !isShared(found) else {
      return shared(found, errors)
    }
    let domain = catalog.domains[place.domain]
    let code = domain.codes[place.code]
    if best.count == 1, let messages = try? CatalogCompiler.compile(catalog).0?.messageCatalog() {
      MessageFunctions.shared = ICUFunctions.registry()
      return ExplainedCode(
        domain: domain, code: code, catalog: catalog, messages: messages, place: place,
        seen: seenLines(found)
      ).text(locale: found.messages[0].locale)
    }
    var lines = [ExplainedCode.heading(code, in: domain)]
    if !code.summary.isEmpty { lines.append(VisibleText.isolated(code.summary)) }
    return (lines + seenLines(found)).joined(separator: "\n") + "\n"
  }

  /// Returns the text about words that several errors share.
  private func shared(
    _ found: TextSearch.Found, _ errors: [(domain: Int, code: Int)]
  ) -> String {
    let what: Diagnostic.Message =
      found.entry.file == MessageID.optionsFile
      ? "the button \(quoted(found.entry.entry))"
      : "the words of the category \(quoted(found.entry.entry))"
    let names = joinedByCommas(errors.prefix(10).map { "\(name($0))" })
    let rest: Int = errors.count - 10
    let owners: Diagnostic.Message =
      errors.isEmpty
      ? "no error has them" : rest > 0 ? "\(names), and \(rest) more" : "\(names)"
    return
      ([language(what)] + seenLines(found)
      + [LabelledText.labelled("errors", sentence: owners)])
      .joined(separator: "\n") + "\n"
  }

  private func isShared(_ found: TextSearch.Found) -> Bool {
    [MessageID.optionsFile, MessageID.categoriesFile].contains(found.entry.file)
  }

  private func name(_ place: (domain: Int, code: Int)) -> String {
    let domain = catalog.domains[place.domain]
    return "\(domain.name).\(domain.codes[place.code].name)"
  }

  private func seenLines(_ found: TextSearch.Found) -> [String] {
    found.messages.map { message in
      let facet = message.id.facet ?? ""
      return LabelledText.labelled(
        "seen", sentence: "\(facet) in \(message.locale), \(location(of: message))")
    }
      + found.values.map {
        LabelledText.labelled("value", "\($0.name) = \(VisibleText.isolated($0.value))")
      }
  }

  private func location(of message: LocaleMessage) -> Diagnostic.Message {
    let place = message.place
    let line = files.location(of: place.span.start, in: place.file).line
    return message.isBuiltIn ? "built in" : "\(prefix)\(place.file):\(line)"
  }

  // MARK: JSON

  /// The JSON object: `count`, and `found` with the `entry`, `errors`, `exact`, `messages` and
  /// `values` of each.
  var json: String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("count", count)
      json.array("found", of: best) { json, found in
        json.object { json in
          json.member("entry", "\(found.entry)")
          json.array("errors", of: catalog.errors(showing: found.entry)) { json, place in
            let domain = catalog.domains[place.domain]
            let code = domain.codes[place.code]
            json.object { json in
              json.member("error", name(place))
              json.member("domain", domain.identifier)
              json.member("number", code.value)
              json.member("summary", code.summary)
              json.member("category", code.category)
            }
          }
          json.member("exact", found.isExact)
          json.array("messages", of: found.messages) { json, message in
            json.object { json in
              json.member("id", "\(message.id)")
              json.member("locale", message.locale)
              json.member("file", message.isBuiltIn ? nil : prefix + message.place.file)
              json.member(
                "line",
                files.location(of: message.place.span.start, in: message.place.file).line)
            }
          }
          json.object("values") { json in
            for value in found.values { json.member(value.name, value.value) }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
