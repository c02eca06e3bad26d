import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnosticTexts
import BayanDiagnostics
import BayanICUFunctions
import BayanPreview
import BayanReports
import BayanRuntime
import Foundation

/// Shows every error in the form that readers see.
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

  /// The written part of the site.
  enum Part: String, ExpressibleByArgument, CaseIterable {
    case site
    case codes
  }

  @OptionGroup var project: ProjectOptions

  @OptionGroup var module: ModuleOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder of the site.", valueName: "folder"))
  var output: String

  @Option(help: "Write only one part. site: the preview. codes: the pages of the codes.")
  var only: Part?

  @OptionGroup var pseudo: PseudoOptions

  @Flag(
    help: """
      Also draw each error as a picture, in each locale and with each value that changes it, by a \
      Chromium that is installed. pictures/index.json lists them by message.
      """)
  var pictures = false

  @Option(help: ArgumentHelp("Draw pictures only of this locale. Repeatable.", valueName: "tag"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The Chromium that draws. Without it BAYAN_BROWSER in the environment, or the first of \
      \(Browser.names.joined(separator: ", ")) in the path.
      """, valueName: "program"))
  var browser: String?

  @Flag(help: "Print only diagnostics.")
  var quiet = false

  /// The time limit of an answer; a page of forty pictures takes a busy machine some seconds.
  private static let secondsForAnswer = 60

  func validate() throws {
    if !pictures, !locale.isEmpty || browser != nil {
      throw ValidationError(sentence: "'--locale' and '--browser' are for '--pictures'.")
    }
  }

  func run() throws {
    let progress = ProgressLine()
    defer { progress.finish() }
    progress.phase("reading")
    let folder = try project.folder()
    let checked = try module.checked(folder)
    let catalog = try folder.catalog(of: checked).withPseudoLocales(and: pseudo.locales)
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    guard let compiled, let messages = try? compiled.messageCatalog() else {
      progress.finish()
      folder.show(checked.diagnostics + diagnostics, in: checked.files)
      throw ExitCode.failure
    }
    let errors = catalog.domains.reduce(0) { $0 + $1.codes.count }
    progress.phase("writing the pages of \(errors) \(errors, "error", "errors")")
    MessageFunctions.shared = ICUFunctions.registry()
    let shown = PreviewProject(
      catalog: catalog, messages: messages, diagnostics: checked.diagnostics,
      files: checked.files, report: .standard, languages: DiagnosticLanguage.all)
    var files: [SiteFile] = []
    if only != .codes { files += PreviewSite(shown).files() }
    if only != .site { files += CodePages(shown).files() }
    if pictures { files += try draw(shown, progress) }
    let url = URL(fileURLWithPath: output, isDirectory: true)
    progress.finish()
    try SiteFolder(url: url).update(to: files.map { ($0.path, $0.bytes) }, quietly: quiet)
    if !quiet, only != .codes {
      let page = url.appendingPathComponent("index.html").relativePath
      Terminal.say("open \(page)")
    }
  }

  /// Draws the pictures.
  private func draw(_ project: PreviewProject, _ progress: ProgressLine) throws -> [SiteFile] {
    let tags = project.catalog.locales.map(\.tag)
    for tag in locale where !tags.contains(tag) {
      throw ValidationError(
        sentence:
          "The catalog has no locale '\(tag)'. Use one of these: \(tags.joined(separator: ", ")).")
    }
    guard let path = browser ?? Browser.installed(in: ProcessInfo.processInfo.environment) else {
      Terminal.say(
        "error: no Chromium is installed that could draw pictures; name one with '--browser'")
      throw ExitCode.failure
    }
    do throws(Browser.Failure) {
      let browser = try Browser(path: path, seconds: Self.secondsForAnswer)
      defer { browser.close() }
      let drawing = PictureDrawing(plan: PicturePlan(project, locales: Set(locale)))
      for tag in try drawing.localesWithoutFonts(by: browser) {
        progress.pause()
        Terminal.say(
          "warning: the browser has no font with the letters of '\(tag)'; its pictures show boxes")
      }
      let count = drawing.plan.pictures.count
      let start = ContinuousClock.now
      progress.phase("drawing \(count) \(count, "picture", "pictures")")
      return try drawing.files(by: browser) { (drawn: Int) in
        let seconds = (ContinuousClock.now - start) / drawn * (count - drawn) / .seconds(1)
        progress.phase(
          "drew \(drawn) of \(count) pictures, about \(phrase: Self.time(seconds)) left")
        if !quiet, !Terminal.showsProgress, drawn == count || drawn % 400 == 0 {
          Terminal.say("drew \(drawn) of \(count) pictures")
        }
      }
    } catch {
      Terminal.say(error.sentence)
      throw ExitCode.failure
    }
  }

  private static func time(_ seconds: Double) -> Diagnostic.Message {
    let whole: Int = Int(seconds.rounded(.up))
    let minutes: Int = Int((seconds / 60).rounded(.up))
    return seconds < 90 ? "\(whole) s" : "\(minutes) min"
  }
}
