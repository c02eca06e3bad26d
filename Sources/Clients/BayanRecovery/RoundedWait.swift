/// A wait in the units of the catalog's words: minutes below two hours, else hours, rounded up.
package struct RoundedWait: Hashable, Sendable {
  package private(set) var hours = 0
  package private(set) var minutes = 0

  /// Creates the units of a wait; both are 0 for no wait.
  package init(_ wait: Duration) {
    let (seconds, attoseconds) = wait.components
    let whole = max(0, seconds) / 60 + (seconds % 60 > 0 || attoseconds > 0 ? 1 : 0)
    if whole < 120 {
      minutes = Int(whole)
    } else {
      // The words support at most a year.
      hours = Int(min((whole + 59) / 60, 8760))
    }
  }
}
