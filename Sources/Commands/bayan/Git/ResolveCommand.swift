import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanMerge
import BayanReports
import BayanTOML
import Foundation

/// Merges files that git couldn't, and asks about the conflicts.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Merge what git couldn't, and ask about the rest.",
    discussion: """
        bayan resolve                  ask about each text that both sides changed
        bayan resolve --take theirs    take the other side's texts everywhere

      Works during a merge, a rebase, a cherry-pick and 'git stash pop', with the merge driver and \
      without. Entries that only one side changed are merged without a question. Files that aren't \
      the catalog's are left to you.

      'ours' is your branch. That also holds in a rebase, where git calls it theirs.
      """)

  enum Side: String, ExpressibleByArgument, CaseIterable {
    case ours
    case theirs
  }

  @OptionGroup var project: ProjectOptions

  @Option(help: "Take this side of all conflicts, without a question.")
  var take: Side?

  @Flag(help: "Begin anew in files that were edited since the merge.")
  var force = false

  func run() throws {
    let folder = try project.folder()
    let git = Git(folder: folder.url)
    let files = try UnmergedFile.all(by: git)
    guard !files.isEmpty else {
      return Terminal.remark("Git has no conflicts in this catalog.")
    }
    let sides = try MergeSides(by: git)
    var resolution = try Resolution(folder, git, sides, take: take, force: force)
    defer { resolution.stop() }
    for file in files { try resolution.resolve(file) }
    try resolution.conclude()
  }
}

/// The dialog about one conflict after the other, until none is left or the user quits.
private struct Resolution {
  private let folder: ProjectFolder
  private let git: Git
  private let sides: MergeSides
  private let take: ResolveCommand.Side?
  private let force: Bool
  private let isAsking: Bool
  private var input: LineInput?
  private var hasQuit = false
  private var left: [String] = []
  private let catalog: Catalog?

  init(
    _ folder: ProjectFolder, _ git: Git, _ sides: MergeSides, take: ResolveCommand.Side?,
    force: Bool
  ) throws {
    (self.folder, self.git, self.sides, self.take, self.force) = (folder, git, sides, take, force)
    isAsking = take == nil && Terminal.canAsk
    if isAsking { input = LineInput() }
    // In a catalog with conflicts, one side is enough to show numbers in the form of its locale.
    catalog = CatalogLoader.load(folder.read().files).catalog
    Terminal.remark("ours is \(sides.mine), theirs is \(sides.other)")
  }

  func stop() { input?.stop() }

  mutating func resolve(_ file: UnmergedFile) throws {
    let present: [UInt8]?
    switch folder.content(of: file.path) {
    case .nothing where !file.isOther: present = nil
    case .file(let bytes) where !file.isOther: present = bytes
    default:
      return skip(
        file.path, "is a link or a folder, or is one on a side; decide by hand, and run 'git add'")
    }
    guard let text = file.merged else {
      return skip(file.path, "can't be merged by its entries; edit it, and run 'git add'")
    }
    guard try force || file.isUntouched(present, text, by: git) else {
      return skip(
        file.path, "was edited since the merge; go on by hand, or give --force to begin anew")
    }
    var choices: [Int: MergeConflict.Choice] = [:]
    let conflicts = text.conflicts
    for (index, conflict) in conflicts.enumerated() where !hasQuit {
      choices[index] = try choice(
        of: conflict, in: file, "\(index + 1) of \(conflicts.count)")
    }
    guard choices.count == conflicts.count else {
      let marks = ConflictMarks(
        ours: sides.isSwapped ? sides.other : sides.mine,
        theirs: sides.isSwapped ? sides.mine : sides.other,
        base: try git.showsBase ? "base" : nil)
      if file.ours != nil, file.theirs != nil {
        let marked = text.settling { choices[$0] }.bytes(marks: marks)
        guard try change(file, from: present, to: marked) else { return }
      }
      return skip(file.path, "has conflicts left")
    }
    // A file that one side deleted is removed, if the user chooses that side.
    let isGone = conflicts.first?.keys == [] && choices[0].map { isDeletion($0, of: file) } == true
    let result = isGone ? nil : text.settling { choices[$0] }.bytes(marks: ConflictMarks())
    guard try change(file, from: present, to: result) else { return }
    _ =
      try isGone
      ? git.need("rm", "--quiet", "--cached", "--", file.path)
      : git.need("add", "--", file.path)
    Terminal.remark("merged '\(file.path)'")
  }

  /// Writes the decisions, unless the file or the index has changed since they were made.
  ///
  /// - Returns: Whether the file has its new contents; otherwise it is unchanged.
  private mutating func change(
    _ file: UnmergedFile, from old: [UInt8]?, to new: [UInt8]?
  ) throws -> Bool {
    guard try file.isCurrent(by: git) else {
      skip(file.path, "is no longer what git had; nothing was written, run the command again")
      return false
    }
    if let problem = folder.problem(changing: file.path, from: old, to: new) {
      left.append(file.path)
      Terminal.remark("\(problem); nothing was written")
      return false
    }
    // An unchanged file may have been changed by others, too.
    guard folder.content(of: file.path) == new.map({ .file($0) }) ?? .nothing else {
      skip(file.path, "has changed since it was read; run the command again")
      return false
    }
    return true
  }

  private func isDeletion(_ choice: MergeConflict.Choice, of file: UnmergedFile) -> Bool {
    switch choice {
    case .ours: file.ours == nil
    case .theirs: file.theirs == nil
    case .text: false
    }
  }

  private mutating func skip(_ path: String, _ why: String) {
    left.append(path)
    Terminal.remark("'\(path)' \(why)")
  }

  // MARK: Questions

  /// Returns git's name of a side that the user calls ours.
  private func choice(_ side: ResolveCommand.Side) -> MergeConflict.Choice {
    (side == .ours) == sides.isSwapped ? .theirs : .ours
  }

  private mutating func choice(
    of conflict: MergeConflict, in file: UnmergedFile, _ count: String
  ) throws -> MergeConflict.Choice? {
    if let take { return choice(take) }
    let name = conflict.keys.isEmpty ? "the file" : conflict.keys.joined(separator: ".")
    Terminal.remark("")
    Terminal.remark("\(name) in '\(file.path)' (\(count))")
    let (ours, theirs) =
      sides.isSwapped ? (conflict.theirs, conflict.ours) : (conflict.ours, conflict.theirs)
    for (lines, title) in [(conflict.base, "before"), (ours, "ours"), (theirs, "theirs")] {
      show(lines, as: title, of: conflict, in: file)
    }
    guard isAsking else { return nil }
    while true {
      switch input?.answer(to: "Which one? [ours/theirs/edit/skip/quit]") {
      case nil, "q", "quit":
        hasQuit = true
        return nil
      case "o", "ours": return choice(.ours)
      case "t", "theirs": return choice(.theirs)
      case "s", "skip", "": return nil
      case "e", "edit":
        guard let text = edited(ours.isEmpty ? theirs : ours) else { continue }
        return .text(text)
      default:
        Terminal.remark(
          "ours is \(sides.mine), theirs is \(sides.other); edit asks for other lines, skip leaves "
            + "git's marks, quit stops and keeps what was answered")
      }
    }
  }

  /// Returns lines that the user has edited; `nil` for invalid TOML.
  private mutating func edited(_ lines: [UInt8]) -> [UInt8]? {
    let text = String(decoding: lines, as: UTF8.self)
    let new: String?
    if let editor = TextEditor() {
      new = editor.edit(text)
    } else {
      Terminal.remark(
        "Without VISUAL or EDITOR, the text is one line, such as: \(text.prefix(200))")
      new = input?.next(after: "> ")
    }
    guard let new else { return nil }
    let bytes = Array((new.hasSuffix("\n") ? new : new + "\n").utf8)
    let read = TOMLDocument.parse(SourceFile(path: "", bytes: bytes))
    if let fault = read.diagnostics.first(where: { $0.severity == .error }) {
      Terminal.remark("error: \(fault.message)")
      return nil
    }
    return bytes
  }

  /// Prints a side: a message as it is shown to readers, and any other part as its source.
  private func show(
    _ lines: [UInt8], as title: String, of conflict: MergeConflict, in file: UnmergedFile
  ) {
    if lines.isEmpty {
      if title != "before" { FixEffect.show("(deleted)", as: title) }
      return
    }
    let text = String(decoding: lines, as: UTF8.self)
    guard conflict.keys.count == 2, let (_, kind) = ProjectLayout.split(file.path),
      case .locale(let tag, .messages(let name)) = kind, let catalog,
      let value = TOMLDocument.parse(SourceFile(path: file.path, bytes: lines)).document.root
        .entries.first?.value, let string = value.string,
      let table = MessageTable(
        of: [
          LocaleMessage(
            reading: string,
            id: MessageID(file: name, entry: conflict.keys[0], facet: conflict.keys[1]),
            locale: tag, at: Place(file: file.path, span: value.span))
        ],
        DeclaredArguments(catalog)[
          MessageID(file: name, entry: conflict.keys[0], facet: conflict.keys[1])] ?? [],
        in: catalog, atMost: 20)
    else { return FixEffect.show(text, as: title) }
    let rows = table.rows.map { row in
      let choice = zip(table.selecting, row.labels).map { "$\($0) = \($1): " }.joined()
      return choice + row.texts[0]
    }
    FixEffect.show(rows.joined(separator: "\n"), as: title)
  }

  func conclude() throws {
    if left.isEmpty {
      return Terminal.remark(
        "All files of the catalog are merged. Run 'bayan check', and then let git go on.")
    }
    Terminal.remark("\(counted(left.count, "file")) left")
    throw ExitCode.failure
  }
}
