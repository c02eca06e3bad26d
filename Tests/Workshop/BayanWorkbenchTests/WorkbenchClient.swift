import BayanDiagnostics
import BayanRules
import BayanWorkspace
import Foundation
import Testing

@testable import BayanWorkbench

/// A browser of a workbench in the same process, with a dictionary as its disk.
final class WorkbenchClient {
  /// The disk's files by path.
  var disk: [String: String]
  /// A change of the disk between the workbench's reading and its writing.
  var meanwhile: (inout [String: String]) -> Void = { _ in }
  /// The kept texts that weren't saved.
  var kept: [UInt8]?
  private(set) var writes = 0
  private let isReadOnly: Bool
  /// Whether the checks end before the next request.
  var isPatient = true

  lazy var workbench = Workbench(
    Workbench.Settings(
      access: WorkbenchAccess(port: 4000, secret: "open-sesame", session: "crumbs"),
      isReadOnly: isReadOnly),
    rules: .all,
    unsaved: Workbench.UnsavedStore(
      read: { [unowned self] in kept }, write: { [unowned self] in kept = $0 })
  ) { [unowned self] in
    let read = disk
    return ProjectSnapshot(
      contents: OpenProject.Contents(
        files: read.map { SourceFile(path: $0.key, text: $0.value) }),
      isCurrent: { [unowned self] in disk == read },
      write: { [unowned self] files in
        meanwhile(&disk)
        for file in files where disk[file.path] != read[file.path] {
          return "'\(file.path)' was changed"
        }
        writes += 1
        for file in files { disk[file.path] = String(decoding: file.bytes, as: UTF8.self) }
        return nil
      })
  }

  init(_ disk: [String: String] = WorkbenchClient.shop, isReadOnly: Bool = false) {
    self.disk = disk
    self.isReadOnly = isReadOnly
  }

  static let fields: [(name: String, value: String)] = [
    ("Host", "127.0.0.1:4000"), ("Cookie", "bayan-4000=crumbs"),
  ]

  func get(_ target: String) -> (status: Int, json: [String: Any]) {
    answer(WorkbenchRequest("GET", target, fields: Self.fields))
  }

  func post(_ path: String, _ body: [String: Any]) -> (status: Int, json: [String: Any]) {
    let data = (try? JSONSerialization.data(withJSONObject: body)) ?? Data()
    return answer(
      WorkbenchRequest(
        "POST", path,
        fields: Self.fields + [
          ("Origin", "http://127.0.0.1:4000"), ("Content-Type", "application/json"),
        ], body: Array(data)))
  }

  private func answer(_ request: WorkbenchRequest) -> (status: Int, json: [String: Any]) {
    if isPatient { finishChecks() }
    let response = workbench.respond(to: request)
    let json = try? JSONSerialization.jsonObject(with: Data(response.text.utf8))
    return (response.status, json as? [String: Any] ?? [:])
  }

  /// Runs the checks that the workbench asks for.
  func finishChecks() {
    while let check = workbench.nextCheck() { workbench.finish(check()) }
  }

  func message(_ id: String, _ locale: String = "ar") -> [String: Any] {
    get("/api/message?locale=\(locale)&id=\(id)").json
  }

  /// Saves a whole text over the present version.
  @discardableResult
  func save(
    _ id: String, _ text: String, _ locale: String = "ar"
  ) -> (status: Int, json: [String: Any]) {
    let version = message(id, locale)["version"] as? String ?? ""
    return post(
      "/api/save",
      ["id": id, "locale": locale, "version": version, "message": ["text": text]])
  }

  /// The rows of a message as the page sends them back.
  static func table(_ view: [String: Any]) -> [String: Any] {
    let rows = (view["rows"] as? [[String: Any]] ?? []).map { row in
      ["keys": row["keys"] ?? [], "pieces": row["pieces"] ?? NSNull()]
    }
    return [
      "text": view["text"] ?? "", "selectors": view["selectors"] ?? [], "rows": rows,
    ]
  }

  /// The keys of the rows: `few`, `one *`.
  static func keys(_ view: [String: Any]) -> [String] {
    (view["rows"] as? [[String: Any]] ?? []).map {
      ($0["keys"] as? [String] ?? []).joined(separator: " ")
    }
  }

  static func row(_ keys: String, of view: [String: Any]) throws -> [String: Any] {
    let rows = view["rows"] as? [[String: Any]] ?? []
    return try #require(
      rows.first { ($0["keys"] as? [String] ?? []).joined(separator: " ") == keys })
  }

  /// A shop whose Arabic has a finished, a stale and a draft message, and lacks others.
  static let shop = [
    "Catalog/bayan.toml": """
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]

    [module]
    name = "ShopErrors"
    """,
    "Catalog/categories.toml": """
    [other]
    summary = "Nothing to offer but the message."
    requires = ["title"]
    """,
    "Catalog/options.toml": """
    [retry]
    role = "default"
    """,
    "Catalog/recoveries.toml": """
    [retry]
    options = ["retry"]
    """,
    "Catalog/shop.toml": """
    domain = "com.example.shop"
    type = "ShopError"
    summary = "Errors of the shop."

    [codes.soldOut]
    value = 1
    category = "other"
    recovery = "retry"
    summary = "The item is sold out."

    [codes.left]
    value = 2
    category = "other"
    summary = "Few items are left."
    arguments = { count = { type = "integer", range = "0...50", summary = "How many are left." } }

    [codes.place]
    value = 3
    category = "other"
    summary = "The customer's place in the queue."
    arguments = { place = { type = "integer", range = "1...5" }, name = { type = "string" } }

    [codes.closed]
    value = 4
    category = "other"
    summary = "The shop is closed."
    """,
    "Locales/en/options.toml": """
    [retry]
    label = "Retry"
    """,
    "Locales/en/shop.toml": """
    # Shown in the cart.
    [soldOut]
    title = "The item is sold out."

    [left]
    title = '''
    .input {$count :integer}
    .match $count
    one {{Only {$count} item is left.}}
    *   {{Only {$count} items are left.}}
    '''

    [place]
    title = "{$name}, you are number {$place :integer} in the queue."

    [closed]
    title = "The shop is closed."
    """,
    "Locales/ar/options.toml": """
    [retry]
    label = "إعادة المحاولة"
    """,
    "Locales/ar/glossary.toml": """
    [terms]
    "item" = ["صنف"]
    """,
    "Locales/ar/shop.toml": """
    # The shop, in Arabic.

    [soldOut]
    # Ask marketing before a change.
    title = "نفد هذا الصنف."   # short
    source = { title = "00000000" }

    [closed]
    title = "المتجر مغلق."
    source = { title = "CLOSED" }
    """.replacing("CLOSED", with: fingerprint("The shop is closed.")),
    "Locales/ar/state.lock": """
    shop.closed.title = draft CLOSED WORDS mcp

    """.replacing("CLOSED", with: fingerprint("The shop is closed."))
      .replacing("WORDS", with: fingerprint("المتجر مغلق.")),
  ]

  static func fingerprint(_ text: String) -> String { messageFingerprintForTests(text) }
}
