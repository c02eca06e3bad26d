import BayanHistory
import BayanSupport

/// The printed form of changes.
enum ChangeReport {
  /// One line a change, the gravest first, and the verdict.
  static func text(_ changes: [CatalogChange]) -> String {
    var text = ""
    for impact in CatalogChange.Impact.allCases.reversed() {
      for change in changes where change.impact == impact {
        text += "\(impact): \(change.sentence)\n"
      }
    }
    guard let verdict = changes.map(\.impact).max() else { return "nothing has changed\n" }
    return text + "verdict: \(verdict)\n"
  }

  /// One object: `verdict`, `null` where nothing has changed, and `changes`.
  static func json(_ changes: [CatalogChange]) -> String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("verdict", changes.map(\.impact).max()?.rawValue)
      json.array("changes", of: changes) { json, change in
        json.object { json in
          json.member("impact", change.impact.rawValue)
          json.member("domain", change.domain)
          json.member("message", change.sentence)
        }
      }
    }
    return json.text + "\n"
  }
}
