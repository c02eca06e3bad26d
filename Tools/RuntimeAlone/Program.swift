import BayanRuntime

/// A program with error messages that links only the standard library.
@main
struct Program {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
    let error = TransferError.interrupted(name: "report.pdf", left: count)
    for locale in TransfersCatalog.Locale.allCases {
      print(error.words(in: locale).description)
    }
  }
}
