/// The same program without a catalog, so that the difference can be measured.
@main
struct Program {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
    for locale in ["en", "ar"] { print("report.pdf wasn’t sent, \(count) left (\(locale))") }
  }
}
