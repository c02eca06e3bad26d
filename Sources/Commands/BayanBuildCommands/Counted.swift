/// Returns a number and its noun in English: "1 file", "2 files".
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
