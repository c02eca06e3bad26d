// Generated from Catalog/, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanRuntime
import BayanSDKErrors
import Testing

/// Formats every message of BayanSDKErrors in every locale, with sample values.
nonisolated struct BayanSDKErrorsLookupTests {
  static let integers = [0, 1, 2, 3, 11, 100, -1, .max, .min]
    .map(BayanRuntime.MessageValue.integer)

  /// Empty, very long, right to left, left to right, with marks unpaired.
  static let texts = [
    "", "a", Swift.String(repeating: "long ", count: 2_000), "\u{646}\u{635} abc 12",
    "abc \u{646}\u{635}", "\u{202E}\u{2067}abc",
  ].map(BayanRuntime.MessageValue.string)

  typealias Samples = Swift.KeyValuePairs<Swift.String, [BayanRuntime.MessageValue]>

  /// The arguments of the codes that have some, with samples of each.
  static let arguments: [Swift.String: Samples] = [
    "bayan.graph.tooManyCalls": ["hours": integers, "minutes": integers],
    "bayan.graph.tooManyActions": ["hours": integers, "minutes": integers],
    "bayan.graph.pageTooManyCalls": ["hours": integers, "minutes": integers],
    "bayan.graph.businessLimitReached": ["hours": integers, "minutes": integers],
    "bayan.graph.toldByService": ["message": texts],
    "bayan.graphql.tooManyCalls": ["hours": integers, "minutes": integers],
    "bayan.graphql.partialData": ["missing": integers],
    "com.facebook.sdk.login.refresh.rateLimited": ["hours": integers, "minutes": integers],
    "bayan.permission.declined": ["count": integers],
    "bayan.permission.missing": ["count": integers],
    "bayan.permission.revoked": ["count": integers],
    "bayan.permission.expired": ["count": integers],
    "bayan.permission.needed": ["purpose": texts],
  ]

  @Testing.Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func `every message has text`(locale: BayanSDKErrorsCatalog.Locale) {
    let catalog = BayanSDKErrorsCatalog.Locale.catalog
    for (domainIndex, domain) in catalog.table.domains.enumerated() {
      for (codeIndex, code) in domain.codes.enumerated() {
        let name = "\(domain.identifier).\(code.name)"
        let samples = Self.arguments[name] ?? [:]
        // Of nine numbers and six texts, each pair comes once within eighteen.
        for index in 0..<(samples.isEmpty ? 1 : 18) {
          let words = catalog.words(
            domain: domainIndex, code: codeIndex,
            arguments: samples.map { BayanRuntime.MessageArgument($0, $1[index % $1.count]) },
            preferring: [locale.tag])
          #expect(words.locale == locale.tag)
          for sink in [BayanRuntime.Sink.display, .log, .terminal, .json] {
            var texts = words.options(for: sink).map(\.label)
            for facet in BayanRuntime.CatalogTable.Facet.allCases {
              texts += [words.text(facet, for: sink)].compactMap { $0 }
              #expect(words.locale(of: facet) == locale.tag, "\(name), \(facet)")
            }
            for text in texts {
              #expect(!text.isEmpty && !text.contains("{"), "\(name), \(index): \(text)")
            }
          }
        }
      }
    }
  }
}
