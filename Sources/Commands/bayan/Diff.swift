import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanHistory
import BayanICU
import BayanICUFunctions
import BayanReports
import BayanRuntime
import Foundation

/// Shows what changed for readers and callers.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what changed for readers, and which version comes next.",
    discussion: """
        bayan diff                          the last release, codes only
        bayan diff --from main              a branch, tag or commit
        bayan diff --from v1.2 --to v1.3    two revisions
        bayan diff ../old                   the folder of an earlier project

      Without a revision or a folder, the catalog is compared with the release recorded in \
      Catalog/codes.lock. Of two catalogs, the report also has each text before and after, with \
      sample values, what each locale lacks, and the sizes of the packs.

      The last line is 'verdict: major', 'verdict: minor' or 'verdict: patch', by semantic \
      versioning, or 'nothing has changed'. A new code is major only if other packages can import \
      the module (access = "public"). The exit code is 0, unless --fail-on asks for another.
      """)

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
    case html
  }

  @OptionGroup var project: ProjectOptions

  @Argument(help: "The folder of the earlier project.")
  var old: String?

  @Option(
    help: ArgumentHelp(
      "The earlier state: a commit, branch or tag of the git repository that the project is in.",
      valueName: "revision"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The later state, with --from. Without it, the files as they are now.", valueName: "revision")
  )
  var to: String?

  @Option(
    help: """
      The format of the report. 'markdown' is for a comment of a pull request: it has at most 60 KB, \
      and counts what it leaves out.
      """)
  var format = Form.text

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if the verdict is this or higher: major, minor or patch.", valueName: "verdict"),
    transform: { text in
      guard let verdict = CatalogChange.Impact(rawValue: text) else {
        throw ValidationError("It can be major, minor or patch.")
      }
      return verdict
    })
  var failOn: CatalogChange.Impact?

  func validate() throws {
    if old != nil, from != nil {
      throw ValidationError("Give a folder or --from, not both.")
    }
    if to != nil, from == nil {
      throw ValidationError("--to needs --from, which names the earlier revision.")
    }
  }

  func run() throws {
    let (report, names) = try compare(try project.folder())
    let renderer = ChangeRenderer(
      names: names, isRightToLeft: { LocaleFacts.isRightToLeft($0) },
      localeName: { LocaleFacts.displayName(of: $0) }, name: { CharacterNames.name(of: $0) })
    switch format {
    case .text: Terminal.print(renderer.text(report))
    case .json: Terminal.printData(renderer.json(report))
    case .markdown: Terminal.printData(renderer.markdown(report))
    case .html: Terminal.printData(renderer.html(report))
    }
    if let failOn, let verdict = report.verdict, verdict >= failOn { throw ExitCode.failure }
  }

  private typealias Comparison = (report: ReaderChanges, names: (from: String, to: String)?)

  private func compare(_ folder: ProjectFolder) throws -> Comparison {
    func present() throws -> Catalog { try folder.load(folder.read()).catalog }
    if let from {
      let (earlier, later) = (
        try Revision(from, of: folder), try to.map { try Revision($0, of: folder) }
      )
      let new = try later?.catalog() ?? present()
      let names = (from: from, to: later?.name ?? "the working folder")
      guard let old = try earlier.catalogIfThere() else {
        Terminal.remark(
          "note: revision \(quoted(from)) has no catalog in '\(folder.name)', so all is new")
        return (changes(from: new.withoutCodes, to: new), names)
      }
      return (changes(from: old, to: new), names)
    }
    let new = try present()
    if let old {
      guard ProjectFolder.exists(old) else {
        throw ValidationError("There is no folder '\(old)'. Give the folder of an earlier project.")
      }
      let former = ProjectFolder(URL(fileURLWithPath: old, isDirectory: true))
      return (
        changes(from: try former.load(former.read()).catalog, to: new), (old, folder.name)
      )
    }
    guard let released = new.released else {
      throw ValidationError(
        "There is no release to compare with: Catalog/codes.lock is missing. Run 'bayan release', "
          + "or give --from or the folder of an earlier project.")
    }
    return (
      ReaderChanges(from: released, to: CodesLock(new), access: new.project.access), nil
    )
  }

  private func changes(from old: Catalog, to new: Catalog) -> ReaderChanges {
    MessageFunctions.shared = ICUFunctions.registry()
    // Marks that keep directions apart have their effect on a page, and are noise in a terminal.
    let isPage = format == .markdown || format == .html
    return ReaderChanges(from: old, to: new, for: isPage ? .display : .terminal)
  }
}

extension Catalog {
  /// The catalog before its first code: with its locales, and without errors and messages.
  fileprivate var withoutCodes: Catalog {
    var catalog = self
    catalog.domains = []
    catalog.released = nil
    for index in catalog.locales.indices {
      catalog.locales[index] = LocaleMessages(tag: catalog.locales[index].tag)
    }
    return catalog
  }
}
