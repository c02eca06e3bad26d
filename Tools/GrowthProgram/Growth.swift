import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanReports
import BayanRules
import Foundation

/// Runs every command's work on inputs of every shape in three sizes.
///
/// Before each run it prints the shape's name and its number of bytes, and after each run the
/// processor time in nanoseconds. After each line it waits for an answer. `Tools/growth` answers,
/// counts the instructions of each run, and computes their growth.
@main
struct Growth {
  static func main() {
    let sizes = CommandLine.arguments.dropFirst().prefix(3).compactMap { Int($0) }
    let wanted = CommandLine.arguments.dropFirst(4)
    guard sizes.count == 3 else {
      print(
        "usage: bayan-growth LEAST SMALLER LARGER [--every=N] [--random=FROM-TO | PART OF A NAME]..."
      )
      exit(64)
    }
    // The first run does work that is needed once, such as loading a locale's data.
    let files = Shape.project(english: "Title", arabic: "عنوان")
    tell("start", Shape.Input(bytes: files.byteCount) { work(on: files) })
    let option = "--every="
    let sample = wanted.first { $0.hasPrefix(option) }?.dropFirst(option.count)
    let every = sample.flatMap { Int($0) } ?? 1
    let names = wanted.filter { !$0.hasPrefix(option) }
    let named = Shape.all.filter { shape in
      names.isEmpty || names.contains(where: shape.name.contains)
    }
    .enumerated().filter { $0.offset.isMultiple(of: max(every, 1)) }.map(\.element)
    let random = wanted.compactMap { $0.range(after: "--random=") }.joined().map(Shape.random)
    for shape in named + random {
      // This run does work that all inputs of the shape share.
      _ = shape.input(sizes[0]).work()
      for size in sizes { tell(shape.name, shape.input(size)) }
    }
  }

  private static func tell(_ name: String, _ input: Shape.Input) {
    ask("\(name)\t\(input.bytes)")
    let start = processorTime
    _ = measured(input.work)
    ask("\(processorTime - start)")
  }

  /// Prints a line, and waits for an answer.
  private static func ask(_ line: String) {
    print(line)
    fflush(nil)
    guard readLine() != nil else { exit(1) }
  }

  /// The run of all rules, which keeps the locales' data.
  static let run = CheckRun(.all)

  /// Does the work that valgrind counts.
  @inline(never)
  static func measured(_ work: () -> Int) -> Int { work() }

  /// Checks a project, compiles it if it has no errors, and reports in every form.
  @inline(never)
  static func work(on files: [SourceFile]) -> Int {
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
      SARIFRenderer(rules: RuleBook.all.descriptions, version: "1", baseAddress: "file:///")
      .render(diagnostics, files: sources).utf8.count
    length += GitHubRenderer(showNotes: true).render(diagnostics, files: sources).utf8.count
    length += pages.render(diagnostics, files: sources).utf8.count
    return length
  }

  /// The renderer of HTML.
  static var pages: HTMLRenderer {
    HTMLRenderer(
      rules: RuleBook.all.descriptions, provenance: "", name: { _ in nil }, localeName: { $0 })
  }

  /// The processor time of all threads so far, in nanoseconds.
  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

extension String {
  /// Returns the range after a prefix, as in `--random=1-100`.
  fileprivate func range(after prefix: String) -> ClosedRange<Int>? {
    guard hasPrefix(prefix) else { return nil }
    let bounds = dropFirst(prefix.count).split(separator: "-").compactMap { Int($0) }
    return bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]...bounds[1] : nil
  }
}
