package import BayanDiagnostics
import BayanSupport

/// A renderer of diagnostics as a log in SARIF 2.1.0, for code scanning services and editors.
///
/// The log has all diagnostics: notes at their level, suppressed ones with their reason under
/// `suppressions`, those of the baseline as `unchanged`. Columns count code points.
///
/// - Source: OASIS, Static Analysis Results Interchange Format 2.1.0 with errata 01.
package struct SARIFRenderer: Sendable {
  /// The descriptions of the rules; of other rules the log has only the names.
  package var rules: [RuleDescription]

  /// The tool's version.
  package var version: String

  /// The address of the folder that the paths of files start from, with `/` at its end; `nil` if
  /// the reader has to know it.
  package var baseAddress: String?

  /// The address of a rule's explanation, with `{rule}` for its name; `nil` if there is none.
  package var helpAddress: String?

  /// The language of the sentences; programs that read them expect English.
  package var language: DiagnosticLanguage = .english

  /// Creates a renderer.
  package init(
    rules: [RuleDescription], version: String, baseAddress: String? = nil,
    helpAddress: String? = nil
  ) {
    self.rules = rules
    self.version = version
    self.baseAddress = baseAddress
    self.helpAddress = helpAddress
  }

  /// The base that the paths of files are relative to.
  private static let base = "PROJECT"

  /// Writes the diagnostics, sorted by file and offset; the text ends with a line break.
  package func render(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String {
    let sorted = diagnostics.sortedByPlace()
    let described = Dictionary(firstOf: rules, by: \.id)
    let used = Set(sorted.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    var json = JSONWriter()
    json.object { json in
      json.member(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      )
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          writeTool(used.map { ($0, described[$0]) }, to: &json)
          json.member("columnKind", "unicodeCodePoints")
          json.member("defaultEncoding", "utf-8")
          json.object("originalUriBaseIds") { json in
            json.object(Self.base) { json in
              if let baseAddress { json.member("uri", baseAddress) }
              json.object("description") { $0.member("text", "Where 'bayan check' was run.") }
            }
          }
          json.array("results") { json in
            for diagnostic in sorted {
              json.lineBreak()
              json.object { json in
                json.member("ruleId", diagnostic.rule.rawValue)
                json.member("ruleIndex", indices[diagnostic.rule] ?? -1)
                write(diagnostic, files: files, to: &json)
              }
            }
            if !sorted.isEmpty { json.lineEnd() }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private func writeTool(_ rules: [(RuleID, RuleDescription?)], to json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", "bayan")
        json.member("semanticVersion", version)
        json.array("rules", of: rules) { json, rule in
          json.object { json in
            json.member("id", rule.0.rawValue)
            if let description = rule.1 { write(description, to: &json) }
          }
        }
      }
    }
  }

  private func write(_ rule: RuleDescription, to json: inout JSONWriter) {
    let texts = rule.texts
    let whatAndWhy = "\(texts.what) \(texts.why)"
    json.object("shortDescription") { $0.member("text", texts.what) }
    json.object("fullDescription") { $0.member("text", whatAndWhy) }
    if let helpAddress {
      json.member("helpUri", helpAddress.replacing("{rule}", with: rule.id.rawValue))
    }
    json.object("help") { json in
      var text = "\(whatAndWhy)\n\nHow to fix it: \(texts.howToFix)\n"
      var markdown = """
        \(whatAndWhy.escapedAsMarkdown)

        **How to fix it:** \(texts.howToFix.escapedAsMarkdown)

        """
      for (title, example) in [("Reported", texts.bad), ("Not reported", texts.good)] {
        guard let example else { continue }
        text += "\n\(title):\n\(example)\n"
        markdown += "\n\(title):\n\n\(Self.fenced(example))\n"
      }
      json.member("text", text)
      json.member("markdown", markdown)
    }
    json.object("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
  }

  private static func fenced(_ text: String) -> String { "```\n\(text)\n```" }

  private func write(
    _ diagnostic: Diagnostic, files: [String: SourceFile], to json: inout JSONWriter
  ) {
    json.member("level", diagnostic.severity.rawValue)
    json.key("message")
    let remarks = diagnostic.notes.filter { $0.span == nil }.map { note in
      "\nnote: \(language(note.message))" + (note.visual.map { ": \($0.inVisualOrder)" } ?? "")
    }
    json.object {
      $0.member("text", language(diagnostic.message) + remarks.joined())
    }
    json.array("locations") { json in
      json.object { json in
        writeLocation(diagnostic.file, diagnostic.span, files: files, to: &json)
        if let name = diagnostic.logicalName {
          json.array("logicalLocations") { json in
            json.object { json in
              json.member("fullyQualifiedName", name)
              json.member("kind", "resource")
            }
          }
        }
      }
    }
    let related = diagnostic.notes.filter { $0.span != nil }
    if !related.isEmpty {
      json.array("relatedLocations", of: related) { json, note in
        json.object { json in
          writeLocation(
            note.file ?? diagnostic.file, note.span ?? SourceSpan(0, 0), files: files, to: &json)
          json.object("message") { $0.member("text", language(note.message)) }
        }
      }
    }
    if let fingerprint = diagnostic.fingerprint {
      json.object("partialFingerprints") { $0.member("bayan/v1", fingerprint) }
    }
    json.array("suppressions") { json in
      guard let suppression = diagnostic.suppression else { return }
      json.object { json in
        json.member("kind", suppression.kind.rawValue)
        json.member("status", "accepted")
        json.member("justification", suppression.reason)
      }
    }
    if let isInBaseline = diagnostic.isInBaseline {
      json.member("baselineState", isInBaseline ? "unchanged" : "new")
    }
    writeFixes(of: diagnostic, files: files, to: &json)
    json.object("properties") { json in
      json.member("certainty", diagnostic.certainty.rawValue)
      if let locale = diagnostic.locale { json.member("locale", locale) }
      if let id = diagnostic.messageID { json.member("key", id.description) }
      if let variant = diagnostic.variant { json.member("branch", variant) }
      if let cldr = diagnostic.cldr { json.member("cldr", cldr) }
    }
  }

  private func writeFixes(
    of diagnostic: Diagnostic, files: [String: SourceFile], to json: inout JSONWriter
  ) {
    let fixes = diagnostic.fixes.filter { !$0.edits.isEmpty }
    guard !fixes.isEmpty else { return }
    json.array("fixes", of: fixes) { json, fix in
      json.object { json in
        json.object("description") { $0.member("text", language(fix.label)) }
        json.array("artifactChanges") { json in
          json.object { json in
            writeArtifact(diagnostic.file, to: &json)
            json.array("replacements", of: fix.edits) { json, edit in
              json.object { json in
                json.key("deletedRegion")
                writeRegion(edit.span, in: diagnostic.file, files: files, to: &json)
                json.object("insertedContent") { $0.member("text", edit.replacement) }
              }
            }
          }
        }
        json.object("properties") { json in
          json.member("applicability", fix.applicability.rawValue)
          json.member("draft", fix.isDraft)
        }
      }
    }
  }

  /// Writes a location's file and region.
  private func writeLocation(
    _ path: String, _ span: SourceSpan, files: [String: SourceFile], to json: inout JSONWriter
  ) {
    json.object("physicalLocation") { json in
      writeArtifact(path, to: &json)
      json.key("region")
      writeRegion(span, in: path, files: files, to: &json)
    }
  }

  private func writeArtifact(_ path: String, to json: inout JSONWriter) {
    json.object("artifactLocation") { json in
      let address = path.percentEncoded(keeping: "/")
      if path.hasPrefix("/") {
        json.member("uri", "file://" + address)
      } else {
        json.member("uri", address)
        json.member("uriBaseId", Self.base)
      }
    }
  }

  private func writeRegion(
    _ span: SourceSpan, in path: String, files: [String: SourceFile], to json: inout JSONWriter
  ) {
    let start = files.location(of: span.start, in: path)
    let end = files.location(of: span.end, in: path)
    json.object { json in
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
      json.member("byteOffset", span.start)
      json.member("byteLength", span.length)
    }
  }
}

extension Diagnostic {
  /// `login.passwordChanged.title (ar) [few *]`: the message without its file.
  fileprivate var logicalName: String? {
    guard let messageID else { return nil }
    return messageID.description + (locale.map { " (\($0))" } ?? "")
      + (variant.map { " [\($0)]" } ?? "")
  }
}
