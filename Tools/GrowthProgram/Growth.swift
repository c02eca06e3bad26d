import BayanCatalog
import BayanChecks
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanReports
import Foundation

/// Runs everything that a project goes through, on inputs of every shape in two sizes.
///
/// Prints a line a run: the shape's name and how many bytes it has. `Tools/growth` counts the
/// instructions of each call of ``measured(_:)`` and says how they grow.
@main
struct Growth {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().prefix(4).compactMap { Int($0) }
    let wanted = CommandLine.arguments.dropFirst(5).first
    guard numbers.count == 4 else {
      print("usage: growth SMALLER LARGER PROCESS PROCESSES [PART OF A NAME]")
      exit(64)
    }
    let (sizes, process, processes) = (numbers.prefix(2), numbers[2], numbers[3])
    // What is made once, such as what ICU knows of a locale, is made by the first run.
    _ = measured(Shape.project(english: "Title", arabic: "عنوان"))
    print("start", 0, sep: "\t")
    let shapes = Shape.all.filter { wanted.map($0.name.contains) ?? true }
    for (index, shape) in shapes.enumerated() where index % processes == process {
      // The least is what the shape costs however small it is.
      for size in [Shape.least] + sizes {
        let files = shape.files(size)
        let bytes = files.reduce(0) { $0 + $1.bytes.count }
        let clock = ContinuousClock()
        let duration = clock.measure { _ = measured(files) }
        print(shape.name, bytes, duration.milliseconds, sep: "\t")
      }
    }
  }

  /// Keeps what ICU knows of the locales, which is asked for once.
  private static let run = CheckRun()

  /// Checks a project, compiles it if nothing stands against that, and reports in every form.
  @inline(never)
  static func measured(_ files: [SourceFile]) -> Int {
    let outcome = run(files)
    var length = 0
    if !outcome.hasErrors, let catalog = outcome.catalog,
      let compiled = CatalogCompiler.compile(catalog).0
    {
      length += CatalogEmitter.files(catalog, compiled).count
    }
    let (diagnostics, sources) = (outcome.diagnostics, outcome.files)
    length +=
      TextRenderer(showNotes: true, name: { _ in nil })
      .render(diagnostics, files: sources).utf8.count
    length += JSONRenderer().render(diagnostics, files: sources).utf8.count
    length +=
      SARIFRenderer(rules: RuleBook.descriptions, version: "1", baseAddress: "file:///")
      .render(diagnostics, files: sources).utf8.count
    length += GitHubRenderer(showNotes: true).render(diagnostics, files: sources).utf8.count
    length +=
      HTMLRenderer(
        rules: RuleBook.descriptions, provenance: "", name: { _ in nil }, localeName: { $0 }
      ).render(diagnostics, files: sources).utf8.count
    return length
  }

  private static func print(_ items: Any..., sep: String = " ") {
    Swift.print(items.map { "\($0)" }.joined(separator: sep))
  }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
