/// The same without a catalog, to measure the difference.
@main
struct Program {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
    for locale in ["en", "ar"] { print("report.pdf wasn’t sent, \(count) left (\(locale))") }
  }
}
