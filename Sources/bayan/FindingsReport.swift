import ArgumentParser
import BayanChecks
import BayanDiagnostics
import BayanICU
import Foundation

/// Findings in the form that was asked for.
struct FindingsReport {
  /// The forms.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
    case github
    case html
  }

  var form: Form
  var showNotes: Bool

  /// Writes the report; text without colours.
  func text(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String {
    switch form {
    case .text:
      TextRenderer(showNotes: showNotes, name: Self.name).render(diagnostics, files: files)
    case .json: JSONRenderer().render(diagnostics, files: files)
    case .sarif:
      SARIFRenderer(rules: RuleBook.descriptions, version: Bayan.version)
        .render(diagnostics, files: files)
    case .github: GitHubRenderer(showNotes: showNotes).render(diagnostics, files: files)
    case .html:
      HTMLRenderer(
        rules: RuleBook.descriptions,
        provenance:
          "bayan \(Bayan.version) · CLDR \(ICUVersion.cldr) · Unicode \(ICUVersion.unicode)",
        name: Self.name, localeName: { LocaleFacts.displayName(of: $0) }
      )
      .render(diagnostics, files: files)
    }
  }

  /// What the standard calls a code point.
  @Sendable static func name(_ scalar: Unicode.Scalar) -> String? {
    CharacterNames.name(of: scalar)
  }
}

/// A file that a command writes: complete, or as it was.
enum WrittenFile {
  /// Writes a file aside and renames it.
  ///
  /// - Throws: Foundation's error.
  static func write(_ bytes: some Collection<UInt8>, to path: String) throws {
    // A link is followed, so that it stays one.
    let destination = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let aside = destination.deletingLastPathComponent()
      .appendingPathComponent(".\(destination.lastPathComponent).\(getpid())")
    do {
      try Data(bytes).write(to: aside)
      if let mode = try? FileManager.default.attributesOfItem(atPath: destination.path)[
        .posixPermissions]
      {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: aside.path)
      }
      guard rename(aside.path, destination.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: aside)
      throw error
    }
  }

  /// Writes a file, or says why not and ends the run.
  static func writeOrExit(_ text: String, to path: String) throws {
    do {
      try write(text.utf8, to: path)
    } catch {
      Terminal.remark("error: '\(path)' can't be written: \(error.localizedDescription)")
      throw ExitCode.failure
    }
  }
}
