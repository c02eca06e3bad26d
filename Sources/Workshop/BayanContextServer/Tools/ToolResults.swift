import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanJSONRPC
import BayanRuntime
import BayanSupport
import BayanWorkspace

// Several tools' results have these parts, each of which is beside its schema.

extension Schema {
  static let diagnostics = array(
    "What the rules say, worst first.",
    of: object([
      Member("severity", choice("An error prevents writing.", ["error", "warning", "note"])),
      Member("rule", text("The rule's name.")),
      Member("message", text("What is wrong.")),
      Member("stretch", text("The part of the file that it is about; empty for none.")),
      Member("howToFix", text("What to do.")),
    ]), most: Bounds.diagnostics)

  static let formatted = array(
    "The message as users see it, for values that choose different variants.",
    of: object([
      Member("values", texts("The sample values, by argument.")),
      Member("source", text("The source's text."), isRequired: false),
      Member("translation", text("The translation's text."), isRequired: false),
    ]), most: Bounds.rows)
}

enum ToolResults {
  static func diagnostics(_ found: [Diagnostic], in project: OpenProject) -> JSONRPC.Value {
    let worstFirst = found.enumerated().sorted { a, b in
      a.element.severity == b.element.severity
        ? a.offset < b.offset : a.element.severity > b.element.severity
    }
    return .array(
      worstFirst.prefix(Bounds.diagnostics).map { _, diagnostic in
        let rule = project.rules.entry(diagnostic.rule.rawValue)
        return [
          "severity": .string(diagnostic.severity.rawValue),
          "rule": .string(diagnostic.rule.rawValue),
          "message": .string(diagnostic.message.description.bounded(to: Bounds.longestLabel)),
          "stretch": .string(stretch(of: diagnostic, in: project)),
          "howToFix": .string(
            (rule?.explanation.howToFix ?? "").bounded(to: Bounds.longestLabel)),
        ]
      })
  }

  private static func stretch(of diagnostic: Diagnostic, in project: OpenProject) -> String {
    guard let bytes = project[diagnostic.file]?.bytes, diagnostic.span.end <= bytes.count else {
      return ""
    }
    return String(decoding: bytes[diagnostic.span.range], as: UTF8.self)
      .bounded(to: Bounds.longestMention)
  }

  /// Returns a source and its translation, formatted with sample values.
  static func formatted(
    _ source: LocaleMessage, _ translation: LocaleMessage?, in catalog: Catalog
  ) -> JSONRPC.Value {
    let arguments = DeclaredArguments(catalog)[source.id] ?? []
    guard
      let table = MessageTable(
        of: [source, translation].compactMap { $0 }, arguments, in: catalog, atMost: Bounds.rows)
    else { return [] }
    return .array(
      table.rows.map { row in
        var members: [String: JSONRPC.Value] = [
          "values": .object(
            Dictionary(
              firstOf: row.values.map {
                ($0.name, .string("\($0.value)".bounded(to: Bounds.longestMention)))
              }))
        ]
        for (locale, text) in zip(table.locales, row.texts) {
          members[locale == source.locale ? "source" : "translation"] = .string(
            text.bounded(to: Bounds.longestText))
        }
        return .object(members)
      })
  }
}

extension Parameter {
  static let id = Parameter(
    name: "id", kind: .text(longest: 1_000),
    purpose: "The message's id, such as login.passwordChanged.title.")

  static let locale = Parameter(
    name: "locale", kind: .text(longest: 200),
    purpose: "The locale that is translated to, a BCP 47 tag such as ar.")

  static let text = Parameter(
    name: "text", kind: .text(longest: Bounds.longestText),
    purpose: "The whole translation, a message of Unicode MessageFormat 2.")
}
