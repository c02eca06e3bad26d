import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanRules
import BayanSupport
import BayanWorkspace

/// Renames a code, an argument, a recovery, an option or a domain in all files.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a code, an argument, a recovery, an option or a domain in all files.",
    discussion: """
        bayan rename code login.passwordChanged newPassword
        bayan rename argument upload.tooManyFiles.limit largest
        bayan rename recovery logIn signIn
        bayan rename option logIn signIn
        bayan rename domain login sign-in
        bayan rename identifier login com.example.sign-in

      A domain has two names: that of its files, and the identifier that programs compare, the text \
      of 'domain'. Locks and suppressions follow the new name. Swift code that uses the old name is \
      not changed: swiftc reports it. What 'Catalog/codes.lock' has of a release keeps its name.
      """)

  /// The kind of the renamed name.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case code
    case argument
    case recovery
    case option
    case domain
    case identifier
  }

  @OptionGroup var project: ProjectOptions

  @Argument(help: "What is renamed: code, argument, recovery, option, domain or identifier.")
  var kind: Kind

  @Argument(
    help: ArgumentHelp(
      "Its name: DOMAIN.CODE, DOMAIN.CODE.ARGUMENT, RECOVERY, OPTION or DOMAIN.",
      valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new name, without the domain.", valueName: "new"))
  var new: String

  func run() throws {
    let folder = try project.folder()
    let read = folder.readToWrite()
    let loaded = try folder.loaded(read)
    let subject = try subject()
    let rename: Rename
    do throws(Rename.Failure) {
      rename = try Rename(subject, to: new, in: loaded, rules: .all)
    } catch {
      let sentence = error.sentence(subject, to: new)
      throw ValidationError(sentence.prefix(1).uppercased() + sentence.dropFirst() + ".")
    }
    try folder.write(rename.files, moving: rename.moves, over: read)
    let moves = Dictionary(firstOf: rename.moves.map { ($0.from, $0.to) })
    for file in rename.files where moves[file.path] == nil {
      Terminal.remark("changed \(folder.prefix)\(file.path)")
    }
    for (from, to) in rename.moves {
      Terminal.remark("renamed \(folder.prefix)\(from) to \(folder.prefix)\(to)")
    }
  }

  private func subject() throws -> Rename.Subject {
    let parts = old.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    switch (kind, parts.count) {
    case (.code, 2): return .code(domain: parts[0], name: parts[1])
    case (.argument, 3): return .argument(domain: parts[0], code: parts[1], name: parts[2])
    case (.recovery, 1): return .recovery(parts[0])
    case (.option, 1): return .option(parts[0])
    case (.domain, 1): return .domain(parts[0])
    case (.identifier, 1): return .identifier(ofDomain: parts[0])
    default:
      throw ValidationError("'\(old)' is not a name of this kind. Write \(form).")
    }
  }

  /// The form in which the name is written.
  private var form: String {
    switch kind {
    case .code: "DOMAIN.CODE"
    case .argument: "DOMAIN.CODE.ARGUMENT"
    case .recovery: "RECOVERY"
    case .option: "OPTION"
    case .domain: "DOMAIN"
    case .identifier: "DOMAIN, the name of its files"
    }
  }
}
