import BayanWorkspace
import Foundation
import Testing

@testable import BayanWorkbench

/// Requests while the project is being checked.
@Suite("Checks beside requests")
struct CheckTests {
  typealias Client = WorkbenchClient

  private static let id = "shop.soldOut.title"
  private static let other = "shop.closed.title"

  /// A client whose workbench isn't checked yet, with two translations that end in two spaces.
  private static func client() -> Client {
    var disk = Client.shop
    disk["Locales/ar/shop.toml"]?.replace("الصنف.\"", with: "  الصنف.\"")
    disk["Locales/ar/shop.toml"]?.replace("المتجر مغلق.\"", with: "المتجر  مغلق.\"")
    disk["Locales/ar/state.lock"] = nil
    let client = Client(disk)
    client.isPatient = false
    return client
  }

  /// The severities in the list, by message.
  private static func severities(_ client: Client) -> [String: String] {
    let rows = client.get("/api/list?locale=ar").json["rows"] as? [[String: Any]] ?? []
    return Dictionary(
      rows.compactMap { row in
        guard let id = row["id"] as? String, let severity = row["severity"] as? String else {
          return nil
        }
        return (id, severity)
      }, uniquingKeysWith: { $1 })
  }

  private static func isChecked(_ client: Client) -> Bool? {
    client.get("/api/list?locale=ar").json["isChecked"] as? Bool
  }

  @Test("The page has all messages before the project is checked")
  func listsBefore() {
    let client = Self.client()
    let list = client.get("/api/list?locale=ar")
    #expect(list.json["total"] as? Int == 5)
    #expect(list.json["isChecked"] as? Bool == false)
    #expect(Self.severities(client).isEmpty)
    let diagnostics = client.message(Self.id)["diagnostics"] as? [[String: Any]]
    #expect(diagnostics?.contains { $0["rule"] as? String == "double-space" } == true)
    let before = client.workbench.revision
    client.finishChecks()
    #expect(client.workbench.revision > before)
    #expect(Self.isChecked(client) == true)
    #expect(Set(Self.severities(client).keys) == [Self.id, Self.other])
    #expect(client.workbench.nextCheck() == nil)
  }

  @Test("A save is answered before the check, and the other messages keep their diagnostics")
  func savesBefore() {
    let client = Self.client()
    client.finishChecks()
    #expect(client.save(Self.id, "نفد هذا الصنف.").status == 200)
    #expect(Self.isChecked(client) == false)
    #expect(Set(Self.severities(client).keys) == [Self.other])
    client.finishChecks()
    #expect(Set(Self.severities(client).keys) == [Self.other])
  }

  @Test("A result of former texts leaves the present catalog, and the next check follows")
  func formerResult() throws {
    let client = Self.client()
    let former = try #require(client.workbench.nextCheck())
    #expect(client.save(Self.id, "نفد هذا الصنف الآن.").status == 200)
    client.workbench.finish(former())
    #expect(client.message(Self.id)["saved"] as? String == "نفد هذا الصنف الآن.")
    let rows = client.get("/api/list?locale=ar&state=translated").json["rows"] as? [[String: Any]]
    #expect(rows?.contains { $0["id"] as? String == Self.id } == true)
    #expect(Self.isChecked(client) == false)
    client.finishChecks()
    #expect(Self.isChecked(client) == true)
    #expect(Set(Self.severities(client).keys) == [Self.other])
  }

  @Test("A label that another button of the alert has isn't saved, also before a check")
  func refusesSameLabel() {
    let client = Self.client()
    client.disk["Catalog/options.toml"]? += "\n[later]\nrole = \"cancel\"\n"
    client.disk["Catalog/recoveries.toml"]?.replace("[\"retry\"]", with: "[\"retry\", \"later\"]")
    client.disk["Locales/en/options.toml"]? += "\n[later]\nlabel = \"Later\"\n"
    client.disk["Locales/ar/options.toml"]? += "\n[later]\nlabel = \"لاحقًا\"\n"
    let before = client.disk
    let saved = client.save("options.later.label", "إعادة المحاولة")
    #expect(saved.status == 422)
    #expect((saved.json["reasons"] as? [String])?.isEmpty == false)
    #expect(client.disk == before)
    #expect(client.save("options.later.label", "فيما بعد").status == 200)
  }

  @Test("A suppressed diagnostic stays suppressed when its message is saved before a check")
  func suppressedBefore() {
    let client = Self.client()
    client.disk["Catalog/bayan.toml"]? += """

      [[allow]]
      rule = "double-space"
      path = "Locales/ar/**"
      reason = "Two spaces are wanted."
      """
    #expect(client.save(Self.id, "نفد  الصنف.").status == 200)
    #expect(Self.severities(client)[Self.id] == nil)
  }

  @Test("A diagnostic is suppressed before the check has found it")
  func suppressesBefore() {
    let client = Self.client()
    let view = client.message(Self.id)
    let answer = client.post(
      "/api/suppress",
      [
        "id": Self.id, "locale": "ar", "version": view["version"] ?? "", "rule": "double-space",
        "reason": "Two spaces are wanted.",
      ])
    #expect(answer.status == 200)
    #expect(client.disk["Locales/ar/shop.toml"]?.contains("bayan: allow double-space") == true)
  }
}
