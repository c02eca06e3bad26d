import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecks
import BayanDiagnostics

/// Renames a code, an argument, a recovery or an option in all files.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a code, an argument, a recovery or an option in all files.",
    discussion: """
        bayan rename code login.passwordChanged newPassword
        bayan rename argument upload.tooManyFiles.limit largest
        bayan rename recovery logIn signIn
        bayan rename option logIn signIn

      Swift code that uses the old name is not changed: swiftc reports it. Catalog/codes.lock keeps \
      what was released, so that 'bayan check' reports a released code that is renamed.
      """)

  /// What is renamed.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case code
    case argument
    case recovery
    case option
  }

  @OptionGroup var project: ProjectOptions

  @Argument(help: "What is renamed: code, argument, recovery or option.")
  var kind: Kind

  @Argument(
    help: ArgumentHelp(
      "Its name: DOMAIN.CODE, DOMAIN.CODE.ARGUMENT, RECOVERY or OPTION.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new name, without the domain.", valueName: "new"))
  var new: String

  func run() throws {
    let folder = try project.folder()
    let read = folder.read()
    let (catalog, files) = try folder.load(read)
    let rename: Rename
    do {
      rename = try Rename(try subject(), to: new, in: catalog, files: files)
    } catch let failure as Rename.Failure {
      throw ValidationError(sentence(for: failure))
    }
    try folder.write(rename.files, over: read)
    for file in rename.files { Terminal.remark("changed \(folder.prefix)\(file.path)") }
  }

  private func subject() throws -> Rename.Subject {
    let parts = old.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    switch (kind, parts.count) {
    case (.code, 2): return .code(domain: parts[0], name: parts[1])
    case (.argument, 3): return .argument(domain: parts[0], code: parts[1], name: parts[2])
    case (.recovery, 1): return .recovery(parts[0])
    case (.option, 1): return .option(parts[0])
    default:
      let form =
        switch kind {
        case .code: "DOMAIN.CODE"
        case .argument: "DOMAIN.CODE.ARGUMENT"
        case .recovery: "RECOVERY"
        case .option: "OPTION"
        }
      throw ValidationError(
        "'\(old)' is not the name of \(kind == .code ? "a" : "an") \(kind.rawValue). Write \(form)."
      )
    }
  }

  private func sentence(for failure: Rename.Failure) -> String {
    switch failure {
    case .unknown: "The catalog has no \(kind.rawValue) '\(old)'."
    case .exists: "There is a \(kind.rawValue) '\(new)' already."
    case .notAFileName: "'\(new)' can't be the name of a file."
    case .notAName:
      "'\(new)' can't be a Swift name. Use letters, digits and '_', and no digit first."
    case .unusable(let path): "'\(path)' can't be changed. Rename the key there by hand."
    }
  }
}
