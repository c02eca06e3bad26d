import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanHistory
import BayanICU
import BayanICUFunctions
import BayanReports
import BayanRuntime
import BayanSupport
import Foundation

/// Shows the changes for readers and callers.
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
      sample values, what each locale lacks, and the sizes of the packs. Texts of this project for \
      errors of other modules are compared too, with these modules as they are now.

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

  @OptionGroup var module: ModuleOptions

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

  /// One of two compared states.
  private struct State {
    var catalog: Catalog
    var files: [SourceFile]
  }

  private func compare(_ folder: ProjectFolder) throws -> Comparison {
    func present(_ folder: ProjectFolder) throws -> State {
      let read = folder.read()
      return State(catalog: try folder.load(read).catalog, files: read.files)
    }
    if let from {
      let (earlier, later) = (
        try Revision(from, of: folder), try to.map { try Revision($0, of: folder) }
      )
      let new =
        try later.map { State(catalog: try $0.catalog(), files: try $0.files()) }
        ?? present(folder)
      let names = (from: from, to: later?.name ?? "the working folder")
      guard let old = try earlier.catalogIfThere() else {
        Terminal.remark(
          "note: revision \(quoted(from)) has no catalog in '\(folder.name)', so all is new")
        let old = State(catalog: new.catalog.withoutCodes, files: [])
        return (try changes(from: old, to: new, in: folder), names)
      }
      return (
        try changes(
          from: State(catalog: old, files: try earlier.files()), to: new, in: folder), names
      )
    }
    let new = try present(folder)
    if let old {
      guard ProjectFolder.exists(old) else {
        throw ValidationError("There is no folder '\(old)'. Give the folder of an earlier project.")
      }
      let former = ProjectFolder(URL(fileURLWithPath: old, isDirectory: true))
      return (
        try changes(from: try present(former), to: new, in: folder), (old, folder.name)
      )
    }
    if module.module != nil {
      throw ValidationError(
        "A release records no texts. Give --from or the folder of an earlier project with --module."
      )
    }
    guard let released = new.catalog.released else {
      throw ValidationError(
        "There is no release to compare with: Catalog/codes.lock is missing. Run 'bayan release', "
          + "or give --from or the folder of an earlier project.")
    }
    return (
      ReaderChanges(
        from: released, to: CodesLock(new.catalog), access: new.catalog.project.access), nil
    )
  }

  private func changes(
    from old: State, to new: State, in folder: ProjectFolder
  ) throws -> ReaderChanges {
    MessageFunctions.shared = ICUFunctions.registry()
    // Isolates have their effect on a page, and are only noise in a terminal.
    let sink: Sink = format == .markdown || format == .html ? .display : .terminal
    let access = old.catalog.project.access
    if module.module != nil {
      // A module that the project names no more has no texts to compare.
      guard let texts = try module.texts(of: new.catalog, files: new.files, in: folder)?.texts
      else { preconditionFailure("the module is given") }
      return ReaderChanges(
        from: texts.replacing(with: old.files, of: old.catalog), to: texts, access: access,
        for: sink)
    }
    var report = ReaderChanges(from: old.catalog, to: new.catalog, for: sink)
    // Modules that only the earlier project names had their texts removed.
    var both = new.catalog
    let names = Set(both.project.overrides.map(\.name))
    both.project.overrides += old.catalog.project.overrides.filter { !names.contains($0.name) }
    let overrides = try module.overrides(of: both, files: new.files, in: folder)
    let own = Dictionary(firstOf: new.files, by: \.path)
    folder.show(
      overrides.libraries.diagnostics.map { found in
        var found = found
        found.severity = .warning
        return found
      }, in: own)
    for var texts in overrides.catalogs {
      let former = texts.replacing(with: old.files, of: old.catalog)
      if !names.contains(texts.module.name) {
        texts = texts.replacing(with: [], of: new.catalog)
      }
      report.add(from: former, to: texts, for: sink)
    }
    return report
  }
}

extension OverriddenCatalog {
  /// Returns the texts that another state of the project has for the module.
  fileprivate func replacing(with files: [SourceFile], of catalog: Catalog) -> OverriddenCatalog {
    let isNamed = catalog.project.overrides.contains { $0.name == module.name }
    return OverriddenCatalog(
      module, library: library,
      overrides: ModuleOverrides(
        of: module.name, in: isNamed ? files : [], locales: catalog.project.locales),
      of: catalog.project)
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
