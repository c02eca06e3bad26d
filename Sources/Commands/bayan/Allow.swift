import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanSupport
import BayanTOML
import Foundation

/// Suppresses diagnostics, by a comment above their message.
struct Allow: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Suppress diagnostics, with the reason in the file.",
    discussion: """
      For example: bayan allow letter-variant @3f9c2a71 --reason "the brand is spelled like this"

      This writes a comment above the message:

        # bayan: allow letter-variant @3f9c2a71.77ab -- the brand is spelled like this

      Every format of 'bayan check' but text contains the fingerprints. Instead of fingerprints \
      you can give --key with a message, such as login.passwordChanged.title, or with a whole \
      entry, such as login.passwordChanged. A suppression is valid while the \
      message and its source text stay the same. When one of them changes, the diagnostic is \
      reported again. When the diagnostic is gone, the unused comment is reported.

      To suppress a rule for a whole locale or file, use [[allow]] in Catalog/bayan.toml.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "The rule's name.", completion: .list(RuleBook.all.names))
  var rule: String

  @Argument(help: ArgumentHelp("The fingerprints of the diagnostics.", valueName: "@fingerprint"))
  var fingerprints: [String] = []

  @Option(help: ArgumentHelp("Why they are suppressed.", valueName: "text"))
  var reason: String

  @Option(
    help: ArgumentHelp(
      "Suppress the diagnostics of this message or entry. Repeatable.", valueName: "key"))
  var key: [String] = []

  @Option(help: ArgumentHelp("Only in this locale.", valueName: "tag"))
  var locale: String?

  func validate() throws {
    guard try RuleBook.all.entry(named: rule).isAdjustable else {
      throw ValidationError(
        "\(quoted(rule)) cannot be suppressed: with it the files are unusable. Fix the file.")
    }
    guard SuppressionEntry.isReason(reason) else {
      throw ValidationError(sentence: "Give the reason with --reason.")
    }
    guard !fingerprints.isEmpty || !key.isEmpty else {
      throw ValidationError(
        "Name the diagnostics by fingerprint, or by --key. To suppress a whole rule, use '[checks]' "
          + "or '[[allow]]' in Catalog/bayan.toml.")
    }
    for text in fingerprints where Self.fingerprint(text) == nil {
      throw ValidationError(
        sentence: "\(quoted(text)) is not a fingerprint. Write it as in @3f9c2a71.")
    }
  }

  func run() throws {
    let folder = try project.folder()
    let read = folder.readToWrite()
    let outcome = read.checked()
    let catalog = try folder.catalog(of: outcome)
    let wanted = Set(fingerprints.compactMap(Self.fingerprint))
    let keys = key.compactMap(MessageID.init)
    if let text = key.first(where: { MessageID($0) == nil }) {
      throw ValidationError(sentence: "\(quoted(text)) is not a key. \(catalog.exampleOfKeys)")
    }
    let matching = outcome.diagnostics.filter { diagnostic in
      diagnostic.rule.rawValue == rule && diagnostic.suppression == nil
        && (locale == nil || diagnostic.locale == locale)
        && (wanted.contains(diagnostic.fingerprint ?? "")
          || diagnostic.messageID.map { id in keys.contains { $0.contains(id) } } == true)
    }
    guard !matching.isEmpty else {
      Terminal.remark("error: \(quoted(rule)) has no such diagnostic; nothing was written")
      throw ExitCode.failure
    }
    let edits = SuppressionComments.edits(
      suppressing: matching, reason: reason, in: catalog, files: outcome.files)
    let files = read.files.map { file in
      edits[file.path].map {
        SourceFile(path: file.path, bytes: TOMLEditor.apply($0, to: file.bytes))
      } ?? file
    }
    let after = CheckRun(.all)(files, reading: read.diagnostics)
    let left = Set(after.diagnostics.filter { $0.suppression == nil }.map(\.fingerprint))
    guard after.catalog != nil, matching.allSatisfy({ !left.contains($0.fingerprint) }) else {
      Terminal.remark("error: there is no place for a comment there; nothing was written")
      throw ExitCode.failure
    }
    try folder.write(files, over: read)
    for diagnostic in matching {
      Terminal.remark("suppressed \(diagnostic.subject) [\(diagnostic.rule)]")
    }
  }

  /// Returns the digits of `@3f9c2a71` or `@3f9c2a71.77ab`; `nil` for any other text.
  private static func fingerprint(_ text: String) -> String? {
    let digits = text.drop { $0 == "@" }.prefix { $0 != "." }.lowercased()
    return digits.utf8.count == 8 && digits.allSatisfy { $0.isHexDigit } ? digits : nil
  }
}
