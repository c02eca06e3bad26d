import BayanChecks
import Testing

struct RecoveryRolesTests {
  struct Alert: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var options: [String: String]
    var offered: [String]
    var expected: [String] = []
  }

  @Test(arguments: bad + good)
  func `buttons whose roles don't fit together are reported`(_ alert: Alert) throws {
    let fixture = AlertFixture(
      options: alert.options.sorted { $0.key < $1.key }.map {
        ($0.key, $0.value, "\($0.key)", "أ", "a")
      },
      offered: alert.offered)
    #expect(try fixture.diagnostics(RecoveryRoles.self) == alert.expected)
  }

  private static let place = "Catalog/recoveries.toml:2"

  static let bad = [
    Alert(
      testDescription: "two to cancel", options: ["a": "default", "b": "cancel", "c": "cancel"],
      offered: ["a", "b", "c"],
      expected: ["\(place):22 'c' cancels, like 'b'; an alert has one button that cancels"]),
    Alert(
      testDescription: "one to cancel first", options: ["a": "default", "b": "cancel"],
      offered: ["b", "a"],
      expected: [
        "\(place):12 warning: 'b' cancels but is the first button, which Return presses; put it "
          + "last"
      ]),
    Alert(
      testDescription: "one that destroys first, before one that helps",
      options: ["a": "destructive", "b": "cancel", "c": "default"], offered: ["a", "c", "b"],
      expected: [
        "\(place):12 warning: 'a' destroys but is the first button, which Return presses; put "
          + "another first"
      ]),
    Alert(
      testDescription: "one that destroys first, where only cancelling is left",
      options: ["a": "destructive", "b": "cancel"], offered: ["a", "b"],
      expected: [
        "\(place):12 note: 'a' destroys but is the first button, which Return presses; put "
          + "another first"
      ]),
    Alert(
      testDescription: "one that destroys and none to cancel",
      options: ["a": "default", "b": "destructive"], offered: ["a", "b"],
      expected: ["\(place):17 warning: 'b' destroys, but no button cancels"]),
    Alert(
      testDescription: "one alone that destroys", options: ["a": "destructive"], offered: ["a"],
      expected: ["\(place):12 warning: 'a' destroys, but no button cancels"]),
    Alert(
      testDescription: "several, none of which cancels", options: ["a": "default", "b": "default"],
      offered: ["a", "b"],
      expected: ["Catalog/recoveries.toml:1:2 note: none of the options of 'alert' cancels"]),
    Alert(
      testDescription: "one called cancel that doesn't", options: ["cancel": "default"],
      offered: ["cancel"],
      expected: [
        "Catalog/options.toml:1:2 warning: 'cancel' doesn't have the role 'cancel', so no key or "
          + "gesture presses it"
      ]),
  ]

  static let good = [
    Alert(
      testDescription: "to go on and to cancel", options: ["a": "default", "b": "cancel"],
      offered: ["a", "b"]),
    Alert(
      testDescription: "all three", options: ["a": "default", "b": "destructive", "c": "cancel"],
      offered: ["a", "b", "c"]),
    Alert(
      testDescription: "to cancel before one that destroys",
      options: ["a": "destructive", "b": "cancel"], offered: ["b", "a"]),
    Alert(testDescription: "one alone", options: ["ok": "cancel"], offered: ["ok"]),
    Alert(testDescription: "none", options: ["cancel": "cancel"], offered: []),
  ]
}
