import ArgumentParser
import BayanBuildCommands
import BayanChecks
import BayanCompiler
import BayanICUFunctions
import BayanPreview
import BayanReports
import BayanRuntime
import Foundation

/// Shows every error as its readers meet it.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a site that shows every error as its readers meet it.",
    discussion: """
      Open index.html in a browser; it needs no server and no network. The page speaks English \
      and Arabic. Below codes/ each error has a page with a permanent address, in each locale, to \
      be published for developers.

      The folder must be a new or empty one, or one that an earlier run wrote. Files of that run \
      which are no longer needed are removed. What the rules report is on the pages, so errors \
      don't stop the command.
      """)

  /// What is written.
  enum Part: String, ExpressibleByArgument, CaseIterable {
    case site
    case codes
  }

  @OptionGroup var project: ProjectOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder of the site.", valueName: "folder"))
  var output: String

  @Option(help: "Write a part alone. site: the preview. codes: the pages of the codes.")
  var only: Part?

  @Flag(help: "Print only diagnostics.")
  var quiet = false

  func run() throws {
    let folder = try project.folder()
    let checked = folder.read().checked()
    let catalog = try folder.catalog(of: checked)
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    guard let compiled, let messages = try? compiled.messageCatalog() else {
      folder.show(checked.diagnostics + diagnostics, in: checked.files)
      throw ExitCode.failure
    }
    MessageFunctions.shared = ICUFunctions.registry()
    let shown = PreviewProject(
      catalog: catalog, messages: messages, diagnostics: checked.diagnostics,
      files: checked.files, report: .standard)
    var files: [SiteFile] = []
    if only != .codes { files += PreviewSite(shown).files() }
    if only != .site { files += CodePages(shown).files() }
    let url = URL(fileURLWithPath: output, isDirectory: true)
    try SiteFolder(url: url).update(to: files.map { ($0.path, $0.bytes) }, quietly: quiet)
    if !quiet, only != .codes {
      Terminal.remark("open \(url.appendingPathComponent("index.html").relativePath)")
    }
  }
}
