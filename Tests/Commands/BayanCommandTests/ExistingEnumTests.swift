import BayanTestProject
import Foundation
import Testing

/// The compiler's answer to an enum that a catalog is bound to.
@Suite("An enum of the project's own")
struct ExistingEnumTests {
  private static let catalog = [
    "Catalog/bayan.toml": """
    format = 1
    source-locale = "en"
    locales = ["en"]

    [module]
    name = "Payments"
    access = "public"
    """,
    "Catalog/categories.toml": "[other]\nrequires = [\"title\"]\n",
    "Catalog/payment.toml": """
    domain = "com.example.payment"
    type = { existing = "PaymentError" }

    [codes.limitReached]
    category = "other"
    arguments = { amount = { type = "integer" }, limit = { type = "integer" } }

    [codes.declined]
    category = "other"
    arguments = { reason = { type = "string" } }

    [codes.offline]
    category = "other"
    wraps = true
    """,
    "Locales/en/payment.toml": """
    [limitReached]
    title = "{$amount} is more than {$limit}"

    [declined]
    title = "Declined: {$reason}"

    [offline]
    title = "Offline"
    """,
  ]

  @Test(arguments: [
    ("limitReached(amount: Int, limit: Int), declined(reason: String), offline(any Error)", nil),
    // A single value needs no label.
    (
      "limitReached(amount: Int, limit: Int), declined(String), offline(underlying: any Error)", nil
    ),
    (
      "limitReached(limit: Int, amount: Int), declined(reason: String), offline(any Error)",
      "payment.toml:4:"
    ),
    (
      "limitReached(amount: Int, most: Int), declined(reason: String), offline(any Error)",
      "payment.toml:4:"
    ),
    (
      "limitReached(Int, Int), declined(reason: String), offline(any Error)", "payment.toml:4:"
    ),
    (
      "limitReached(amount: Int, limit: Int), declined(because: String), offline(any Error)",
      "payment.toml:8:"
    ),
  ])
  func `has its values in the catalog's order and under its names`(
    _ cases: String, _ refused: String?
  ) throws {
    let project = try TestProject(Self.catalog)
    let file = project.folder.appendingPathComponent("PaymentError.swift")
    try Data("public enum PaymentError: Error { case \(cases) }\n".utf8).write(to: file)
    let compiler = SnippetCompiler(
      page: DocumentationPage(withoutBlocks: cases), folder: project.folder)
    let complaints = try compiler.complaints(about: [file])
    if let refused {
      #expect(complaints.contains("Catalog/\(refused)") && complaints.contains("label"))
    } else {
      #expect(complaints == "")
    }
  }

  @Test(arguments: [
    "Error {",
    "Error, CustomStringConvertible { public var description: String { \"own\" };",
    "Error, CustomReflectable { public var customMirror: Mirror { Mirror(self, children: []) };",
    "Described { public var debugDescription: String { \"own\" };",
  ])
  func `may print itself in its own way if it has private arguments`(_ beginning: String) throws {
    var catalog = Self.catalog
    catalog["Catalog/payment.toml"] = catalog["Catalog/payment.toml"]?.replacing(
      "reason = { type = \"string\" }", with: "reason = { type = \"string\", private = true }")
    catalog["Locales/en/payment.toml"] = catalog["Locales/en/payment.toml"]?.replacing(
      ": {$reason}", with: "")
    let project = try TestProject(catalog)
    let file = project.folder.appendingPathComponent("PaymentError.swift")
    try Data(
      """
      public protocol Described: Error, CustomDebugStringConvertible {}
      public enum PaymentError: \(beginning)
        case limitReached(amount: Int, limit: Int), declined(reason: String), offline(any Error)
      }

      """.utf8
    ).write(to: file)
    let compiler = SnippetCompiler(
      page: DocumentationPage(withoutBlocks: beginning), folder: project.folder)
    #expect(try compiler.complaints(about: [file]) == "")
  }
}
