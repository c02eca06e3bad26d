import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanICU
import BayanReports
import BayanRuntime
import BayanSupport

extension PreviewSite {
  /// Returns the script with the facts of every error for the list and its filters.
  func indexScript(counts: [Int]) -> String {
    let catalog = project.catalog
    let table = project.messages.table
    let rules = Set(project.diagnostics.map(\.rule.rawValue)).sorted()
    let ruleNumbers = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let starts = Array(stride(from: 0, to: codes.count, by: Self.chunkSize))
    let rows = starts.concurrentMap { start in
      codes[start..<min(start + Self.chunkSize, codes.count)].map {
        row($0, ruleNumbers: ruleNumbers)
      }.joined(separator: ",\n")
    }
    let head = DataScript.text("index") { json in
      json.object { json in
        json.member("module", catalog.project.moduleName)
        json.member("chunkSize", Self.chunkSize)
        json.array("locales", of: catalog.locales) { json, locale in
          json.object { json in
            json.member("tag", locale.tag)
            json.object("names") { json in
              for voice in PreviewVoice.all {
                json.member(
                  voice.tag, LocaleFacts.displayName(of: locale.tag, in: voice.tag))
              }
            }
            let pack = project.messages.packs.first { $0.locale == LocaleTag(locale.tag) }
            json.member("dir", pack?.direction.rawValue ?? "auto")
            json.member("space", Sentences.space(in: LocaleTag(locale.tag)))
          }
        }
        json.array("domains", of: catalog.domains) { json, domain in
          json.array { json in
            json.string(domain.name)
            json.string(domain.identifier)
          }
        }
        json.array("categories", of: catalog.categories) { $0.string($1.name) }
        json.array("states", of: states.possible) { $0.string($1.name.codeName) }
        json.array("rules", of: rules) { $0.string($1) }
        json.array("options", of: table.options.indices) { json, index in
          option(index, in: table, to: &json)
        }
      }
    }
    return head + "bayan(\"codes\", [\n\(rows.joined(separator: ",\n"))\n])\n"
  }

  /// Writes a button: its name, its role, and in each locale its label and the label's locale.
  private func option(_ index: Int, in table: CatalogTable, to json: inout JSONWriter) {
    let option = table.options[index]
    json.object { json in
      json.member("name", option.name)
      json.member("role", option.role.rawValue)
      json.array("labels", of: project.catalog.locales) { json, locale in
        let words = project.messages.words(
          domain: 0, code: 0, preferring: [LocaleTag(locale.tag)])
        json.array { json in
          json.string(words.option(named: option.name)?.label ?? "")
          json.string(states.language(ofLabel: option.name, in: locale))
        }
      }
    }
  }

  /// Writes a row: `[domain, name, number, category, states, severity, rules, texts]`.
  private func row(
    _ place: (domain: Int, code: Int), ruleNumbers: [String: Int]
  ) -> String {
    let domain = project.catalog.domains[place.domain]
    let code = domain.codes[place.code]
    let found = diagnostics(of: place)
    var json = JSONWriter()
    json.array { json in
      json.number(place.domain)
      json.string(code.name)
      json.number(code.value)
      json.number(project.messages.table.domains[place.domain].codes[place.code].category)
      json.array { json in
        for locale in project.catalog.locales {
          json.number(states.state(of: code, in: domain, locale).rank)
        }
      }
      json.array { json in
        for locale in [nil] + project.catalog.locales.map(\.tag) {
          let worst = found.filter { $0.locale == locale }.map(\.severity).max()
          json.number(worst.map { (Diagnostic.Severity.allCases.firstIndex(of: $0) ?? 0) + 1 } ?? 0)
        }
      }
      json.array(of: Set(found.compactMap { ruleNumbers[$0.rule.rawValue] }).sorted()) {
        $0.number($1)
      }
      json.number(found.count)
      json.array { json in
        let values = code.messageArguments.map { MessageArgument($0.name, $0.samples[0].value) }
        for locale in project.catalog.locales {
          let words = project.messages.words(
            domain: place.domain, code: place.code, arguments: values,
            preferring: [LocaleTag(locale.tag)])
          json.array { json in
            json.string(words.title(for: .terminal))
            json.string(ErrorAlert(words, for: .terminal).message)
          }
        }
      }
    }
    return json.text
  }
}
