package import BayanCatalog
package import BayanMessageSyntax
package import BayanRuntime
import BayanSupport

/// Texts that the native runtime made, for comparison with the runtime on other machines.
///
/// Each text has its locale, its arguments and its sink. The same input gives the same bytes.
package struct GoldenVectors {
  /// The sinks, in the order of the texts of a vector.
  private static let sinks: [(name: String, sink: Sink)] = [
    ("display", .display), ("log", .log), ("terminal", .terminal), ("json", .json),
  ]

  /// The messages of a locale, in one pack.
  private struct Part {
    var bodies: [PackBuilder.Body] = []
    /// The arguments of each message's vectors.
    var arguments: [[[MessageArgument]]] = []
  }

  /// The beginning of the vectors of a catalog, by which they are recognized as generated.
  package static let mark = "{\"sinks\":"

  private var locales: [String] = []
  private var parts: [String: Part] = [:]

  package init() {}

  /// Adds a message with the arguments of each of its vectors.
  ///
  /// - Returns: Whether the message can be compiled.
  @discardableResult
  package mutating func add(
    _ message: Message, in locale: String, with arguments: [[MessageArgument]]
  ) -> Bool {
    guard let body = MessageCompiler.compile(message.withFallback) else { return false }
    if parts[locale] == nil { locales.append(locale) }
    parts[locale, default: Part()].bodies.append(body)
    parts[locale, default: Part()].arguments.append(arguments)
    return true
  }

  /// Returns the vectors of all messages: a JSON object with a pack for each locale, and the texts of each message.
  ///
  /// - Parameter encode: Returns the bytes of a pack as text, by base 64.
  package func json(encode: ([UInt8]) -> String) throws -> String {
    var packs: [(locale: String, bytes: [UInt8], pack: Pack)] = []
    for locale in locales {
      let data = try LocaleData(locale, numberingSystem: nil)
      let built = data.pack(
        locale: LocaleTag(locale), fingerprint: 0, bodies: parts[locale]?.bodies ?? [])
      guard let built else { continue }
      packs.append((locale, built.bytes, try Pack(built.bytes)))
    }
    var json = JSONWriter(.compact)
    json.object { json in
      json.array("sinks", of: Self.sinks) { $0.string($1.name) }
      json.array("packs", of: packs) { json, part in
        json.object { json in
          json.member("locale", part.locale)
          json.member("pack", encode(part.bytes))
          json.array("vectors") { json in
            for (slot, lists) in (parts[part.locale]?.arguments ?? []).enumerated() {
              for arguments in lists {
                let texts = Self.sinks.map { sink in
                  part.pack.string(
                    slot, MessageArguments(arguments), for: sink.sink, functions: FunctionRegistry()
                  )
                }
                json.lineBreak()
                json.array { json in
                  json.number(slot)
                  json.arguments(arguments)
                  json.array(of: texts) { $0.string($1) }
                }
              }
            }
          }
        }
      }
    }
    json.lineEnd()
    return json.text
  }
}

extension GoldenVectors {
  /// Returns the vectors of a catalog: the texts of all errors with sample values, and the locales of preferences.
  ///
  /// - Throws: `Pack.Failure`, which would be an error of the compiler.
  package static func json(
    of catalog: Catalog, compiled: CompiledCatalog
  ) throws(Pack.Failure) -> String {
    let messages = try compiled.messageCatalog()
    var json = JSONWriter(.compact)
    json.object { json in
      json.array("sinks", of: Self.sinks) { $0.string($1.name) }
      json.array("matches") { json in
        for preferences in Self.preferences(for: messages.table.locales) {
          json.lineBreak()
          json.array { json in
            json.array(of: preferences) { $0.string($1) }
            let index = messages.index(preferring: preferences.map { LocaleTag($0) })
            json.string(messages.table.locales[index])
          }
        }
      }
      json.array("errors") { json in
        for tag in messages.table.locales {
          for (domain, declared) in catalog.domains.enumerated() {
            for (code, error) in declared.codes.enumerated() where !error.sensitive {
              for arguments in Self.samples(of: error) {
                let words = messages.words(
                  domain: domain, code: code, arguments: arguments, preferring: [LocaleTag(tag)])
                json.lineBreak()
                json.array { json in
                  json.string(tag)
                  json.string(declared.identifier)
                  json.string(error.name)
                  json.arguments(arguments)
                  write(&json, words)
                }
              }
            }
          }
        }
      }
    }
    json.lineEnd()
    return json.text
  }

  private static func write(_ json: inout JSONWriter, _ words: ErrorWords) {
    json.object { json in
      for facet in CatalogTable.Facet.allCases {
        let texts = sinks.compactMap { words.text(facet, for: $0.sink) }
        guard !texts.isEmpty else { continue }
        json.array("\(facet)") { json in
          for text in texts { json.string(text) }
          json.string(words.locale(of: facet).description)
          json.string(words.direction(of: facet).rawValue)
        }
      }
      json.array("options", of: words.options) { json, option in
        json.array(of: [
          option.name, option.role.rawValue, option.locale?.description ?? "", option.label,
        ]) { $0.string($1) }
      }
    }
  }

  /// Returns the arguments of an error's vectors: the first sample of each, then the second, and so on.
  private static func samples(of error: ErrorCode) -> [[MessageArgument]] {
    let samples = error.messageArguments.map { ($0.name, $0.samples.map(\.value)) }
    return (0..<max(1, samples.map(\.1.count).max() ?? 1)).map { index in
      samples.map { name, values in MessageArgument(name, values[index % values.count]) }
    }
  }

  /// Returns readers' preferences that try the matching of some locales.
  private static func preferences(for locales: [String]) -> [[String]] {
    let single = locales.flatMap { tag in
      [tag, tag + "-001", tag + "-Latn", tag.split(separator: "-").first.map(String.init) ?? tag]
    }
    let others = [
      "ar-EG", "ar-Latn", "arz", "es-419", "es-MX", "pt-BR", "pt-PT", "zh-TW", "zh-Hans", "nb",
      "nn",
      "sr-Latn", "en-Latn-GB", "ca-valencia", "und", "x-bad", "", "EN-us", "fr",
    ]
    return ([[]] + (single + others).map { [$0] })
      + [
        ["fr", "ar-SA"], ["nn", "en"], ["xx", "yy"], ["en-AU", "ar"], Array(locales.reversed()),
      ]
  }
}
