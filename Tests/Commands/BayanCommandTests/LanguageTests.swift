import BayanTestProject
import Foundation
import Testing

@Suite("errors of command lines in Arabic")
struct LanguageTests {
  /// Returns the Latin words of a line that are neither in a value nor in guillemets.
  private static func english(in line: Substring) -> [String] {
    let values = /[\u{2066}-\u{2068}][^\u{2066}-\u{2069}]*\u{2069}|«[^«»]*»/
    var rest = String(line)
    while rest.contains(values) { rest.replace(values, with: " ") }
    return rest.split { !$0.isASCII || !$0.isLetter }.filter {
      !["bayan", "Chromium", "JSON"].contains($0)
    }
    .map(String.init)
  }

  /// The command lines, with the sentence that ArgumentParser writes in English.
  @Test(arguments: [
    (["check", "--nots"], "Unknown option '--nots'. Did you mean '--notes'?"),
    (["check", "--xyzzy-plugh"], "Unknown option '--xyzzy-plugh'"),
    (["import"], "Missing expected argument '<file>'"), (["export"], "Missing expected argument"),
    (["export", "--to"], "Missing value for '--to <format>'"),
    (
      ["review", "--list=x"], "The option '--list' does not take any value, but 'x' was specified."
    ),
    (["handbook", "plurals", "x"], "Unexpected argument 'x'"),
    (["handbook", "plurals", "x", "y"], "2 unexpected arguments: 'x', 'y'"),
    (
      ["check", "--format", "pdf"],
      "The value 'pdf' is invalid for '--format <format>'. Please provide"
    ),
    (["import", "x", "--format", "pdf"], "The value 'pdf' is invalid for '--format <format>'"),
    (["serve", "--port", "x"], "The value 'x' is invalid for '--port <port>'"),
  ])
  func `an error of the parser is in Arabic`(_ arguments: [String], _ sentence: String) throws {
    let english = try runBayan(arguments)
    #expect(
      english.status == 64 && english.errors.contains("Error: \(sentence)"), "\(english.errors)")
    let arabic = try runBayan(arguments + ["--language", "ar"])
    #expect(arabic.status == 64)
    let lines = arabic.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("خطأ: ") == true)
    #expect(lines.first.map(Self.english(in:)) == [], "\(arabic.errors)")
    #expect(lines.contains { $0.hasPrefix("الاستخدام: ") } && !arabic.errors.contains("Usage"))
  }

  /// Sentences of the commands themselves; a new one is English until somebody translates it, so that the test
  /// runs for releases alone.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["EVERY"] != nil),
    arguments: [
      ["chekc"], ["xyzzy"], ["check", "--project", "none"], ["check", "none"],
      ["check", "--locale", "xx"], ["check", "--baseline", "none"],
      ["check", "--all", "--format", "json"],
      ["check", "--update-baseline"], ["check", "--help-uri", "x"], ["check", "--fix=review"],
      ["show", "none"], ["show", "login.none"], ["show", "login.passwordChanged", "--arg", "x=1"],
      ["explain", "none-such"], ["explain", "category-missing"], ["explain", "{"],
      ["explain", "login.x"],
      ["handbook", "plurls"], ["handbook", "x"], ["review"], ["review", "x", "--list"],
      ["review", "login.none", "--locale", "ar"], ["import", "none"],
      ["import", "x", "--ours", "--theirs"],
      ["export", "--to", "none"], ["export", "--to", "csv", "--locale", "en"],
      ["export", "--to", "csv", "--locale", "aar"],
      ["export", "x.y", "--to", "csv", "--locale", "ar"],
      ["export", "--to", "strings", "--adopted-keys"], ["preview", "-o", "x", "--locale", "ar"],
      ["preview", "-o", "x", "--pictures", "--locale", "xx"], ["serve", "--port", "70000"],
    ])
  func `an error of a command for translators is in Arabic`(_ arguments: [String]) throws {
    let project = try TestProject.copy()
    let english = try project.bayan(arguments)
    let arabic = try project.bayan(arguments + ["--language", "ar"])
    #expect(english.status == arabic.status && english.status != 0, "\(english)")
    for line in arabic.errors.split(separator: "\n") {
      let isUsage = line.hasPrefix("الاستخدام: ")
      #expect(isUsage || Self.english(in: line).isEmpty, "\(line)")
    }
  }
}
