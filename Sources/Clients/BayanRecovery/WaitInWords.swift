/// A wait as the catalog's words say it: in minutes below two hours, else in hours, rounded up.
package struct WaitInWords: Hashable, Sendable {
  package private(set) var hours = 0
  package private(set) var minutes = 0

  /// Both are 0 for no wait.
  package init(_ wait: Duration) {
    let (seconds, attoseconds) = wait.components
    let whole = max(0, seconds) / 60 + (seconds % 60 > 0 || attoseconds > 0 ? 1 : 0)
    if whole < 120 {
      minutes = Int(whole)
    } else {
      // A year is the most that the words can say.
      hours = Int(min((whole + 59) / 60, 8760))
    }
  }
}
