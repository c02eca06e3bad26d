import ArgumentParser
import BayanChecks
import BayanDiagnostics
import BayanSupport
import BayanTOML
import Foundation

/// Suppresses diagnostics, by a comment above their messages.
struct Allow: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Suppress a diagnostic, with the reason in the file.",
    discussion: """
      For example: bayan allow letter-variant @3f9c2a71 --reason "the brand is spelled like this"

      Writes a comment above the message:

        # bayan: allow letter-variant @3f9c2a71.77ab -- the brand is spelled like this

      Every report but the printed one has the fingerprint; for the printed one, --key names the \
      message instead: login.passwordChanged.title. The comment holds while the text that is wrong \
      and the source text stay as they are. When they change, the diagnostic is back. When it is \
      no longer found, the comment is reported.

      To suppress those of a whole locale or folder, write [[allow]] in Catalog/bayan.toml.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "The rule.", completion: .list(RuleBook.names))
  var rule: String

  @Argument(help: ArgumentHelp("The diagnostics' fingerprints.", valueName: "@fingerprint"))
  var fingerprints: [String] = []

  @Option(help: ArgumentHelp("Why they are suppressed.", valueName: "text"))
  var reason: String

  @Option(
    help: ArgumentHelp("The diagnostics about this message instead; repeatable.", valueName: "key"))
  var key: [String] = []

  @Option(help: ArgumentHelp("Only those of a locale.", valueName: "tag"))
  var locale: String?

  func validate() throws {
    guard let entry = RuleBook.entry(rule) else {
      let meant = nearestName(to: rule, among: RuleBook.names)
      let hint = meant.map { "; did you mean \(quoted($0))?" } ?? "; 'bayan explain' lists them."
      throw ValidationError("There is no rule \(quoted(rule))\(hint)")
    }
    guard entry.isAdjustable else {
      throw ValidationError(
        "\(quoted(rule)) cannot be suppressed: with it the files are unusable.")
    }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw ValidationError("Say why with --reason.")
    }
    guard !fingerprints.isEmpty || !key.isEmpty else {
      throw ValidationError(
        "Name the diagnostics by their fingerprints, or by --key; for all of a rule there are "
          + "'[checks]' and '[[allow]]' in Catalog/bayan.toml.")
    }
    for text in fingerprints where Self.fingerprint(text) == nil {
      throw ValidationError("\(quoted(text)) is no fingerprint such as @3f9c2a71.")
    }
  }

  func run() throws {
    let read = project.read()
    let outcome = CheckRun()(read.files, reading: read.diagnostics)
    guard let catalog = outcome.catalog else {
      Terminal.show(outcome.diagnostics, in: outcome.files)
      throw ExitCode.failure
    }
    let wanted = Set(fingerprints.compactMap(Self.fingerprint))
    let meant = outcome.diagnostics.filter { finding in
      finding.rule.rawValue == rule && finding.suppression == nil
        && (locale == nil || finding.locale == locale)
        && (wanted.contains(finding.fingerprint ?? "")
          || finding.messageID.map { key.contains($0.description) } == true)
    }
    guard !meant.isEmpty else {
      Terminal.remark("error: \(quoted(rule)) reports nothing like that; nothing is written")
      throw ExitCode.failure
    }
    let edits = SuppressionComments.edits(
      suppressing: meant, reason: reason, in: catalog, files: outcome.files)
    let files = read.files.map { file in
      edits[file.path].map {
        SourceFile(path: file.path, bytes: TOMLEditor.apply($0, to: file.bytes))
      } ?? file
    }
    let after = CheckRun()(files, reading: read.diagnostics)
    let left = Set(after.diagnostics.filter { $0.suppression == nil }.map(\.fingerprint))
    guard after.catalog != nil, meant.allSatisfy({ !left.contains($0.fingerprint) }) else {
      Terminal.remark("error: there is no line for a comment there; nothing is written")
      throw ExitCode.failure
    }
    try project.write(files, over: read)
    for finding in meant {
      Terminal.remark("allowed \(finding.subject) [\(finding.rule)]")
    }
  }

  /// The digits of `@3f9c2a71` or `@3f9c2a71.77ab`; `nil` of anything else.
  private static func fingerprint(_ text: String) -> String? {
    let digits = text.drop { $0 == "@" }.prefix { $0 != "." }.lowercased()
    return digits.utf8.count == 8 && digits.allSatisfy { $0.isHexDigit } ? digits : nil
  }
}
