import BayanCatalog
import BayanDiagnostics
import BayanSupport

/// A renderer of an ``ObservationReport``: for people, for programs, and for pull requests.
struct ObservationRenderer {
  let report: ObservationReport
  /// The sources by path, for lines.
  let files: [String: SourceFile]
  /// The prefix of the paths.
  let prefix: String

  private var summary: String {
    let shown = report.codeCount - report.missing.count
    let locales = report.locales.isEmpty ? "" : " (\(report.locales.joined(separator: ", ")))"
    return
      "\(shown) of \(report.codeCount) codes were shown, in \(report.textCount) texts\(locales)"
  }

  /// The parts of the report that have lines, each with its heading.
  private var parts: [(heading: String, lines: [String])] {
    [
      ("never shown", report.missing.map { "\(place($0.place)): \($0.id)" }),
      (
        "values outside their range",
        report.outside.map {
          """
          \($0.id): \($0.argument) was \($0.value), and its range is \
          \($0.range.lowerBound)...\($0.range.upperBound) (\($0.count)×)
          """
        }
      ),
      (
        "texts that another locale answered",
        report.fallbacks.map {
          "\($0.id): \($0.text) in \($0.locale) was answered by \($0.answered) (\($0.count)×)"
        }
      ),
      (
        "codes that the catalog doesn't have",
        report.unknown.map { "\($0.code) of \($0.domain) (\($0.count)×)" }
      ),
    ].filter { !$0.lines.isEmpty }
  }

  /// The report for a terminal.
  var text: String {
    summary + "\n"
      + parts.map { part in
        "\n\(part.heading):\n" + part.lines.map { "  \($0)\n" }.joined()
      }.joined()
  }

  /// The report as Markdown.
  var markdown: String {
    summary.escapedAsMarkdown + "\n"
      + parts.map { part in
        let heading = part.heading.prefix(1).uppercased() + part.heading.dropFirst()
        return "\n### \(heading): \(part.lines.count)\n\n"
          + part.lines.map { "- \($0.escapedAsMarkdown)\n" }.joined()
      }.joined()
  }

  /// The report as one JSON object with sorted keys.
  var json: String {
    var json = JSONWriter(.spaced)
    json.object { json in
      json.array("answeredByAnotherLocale", of: report.fallbacks) { json, fallback in
        json.object { json in
          json.member("answered", fallback.answered)
          json.member("code", fallback.id)
          json.member("count", fallback.count)
          json.member("locale", fallback.locale)
          json.member("text", fallback.text)
        }
      }
      json.member("codes", report.codeCount)
      json.array("locales", of: report.locales) { $0.string($1) }
      json.array("neverShown", of: report.missing) { json, missing in
        json.object { json in
          json.member("code", missing.id)
          json.member("file", prefix + missing.place.file)
          json.member("line", line(missing.place))
        }
      }
      json.array("outsideRange", of: report.outside) { json, outside in
        json.object { json in
          json.member("argument", outside.argument)
          json.member("code", outside.id)
          json.member("count", outside.count)
          json.member("lower", outside.range.lowerBound)
          json.member("upper", outside.range.upperBound)
          json.member("value", outside.value)
        }
      }
      json.member("texts", report.textCount)
      json.array("unknown", of: report.unknown) { json, unknown in
        json.object { json in
          json.member("code", unknown.code)
          json.member("count", unknown.count)
          json.member("domain", unknown.domain)
        }
      }
    }
    return json.text + "\n"
  }

  private func line(_ place: Place) -> Int {
    files[place.file]?.location(of: place.span.start).line ?? 1
  }

  private func place(_ place: Place) -> String { "\(prefix)\(place.file):\(line(place))" }
}
