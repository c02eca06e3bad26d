import ArgumentParser
import BayanBuildCommands
import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax
import BayanReports
import BayanSupport
import Foundation

/// Converts messages of older syntaxes to MessageFormat 2, and back.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Convert a message of an older syntax to MessageFormat 2, or back.",
    discussion: """
      For example:

        bayan convert --from icu '{n, plural, one {# file} other {# files}}' --whole n
        bayan convert --from printf '%1$s has %2$d files' --name who --name count
        bayan convert --to icu 'Hello, {$name}!'

      Syntaxes: icu (ICU's MessageFormat), java (the same, where apostrophes always quote), printf \
      (C), foundation (Objective-C and Swift). What has no equivalent is refused, with the reason.
      """)

  /// The syntaxes beside MessageFormat 2.
  enum Syntax: String, CaseIterable, ExpressibleByArgument {
    case icu
    case java
    case printf
    case foundation
  }

  @Argument(help: "The message.")
  var message: String?

  @ArgumentParser.Option(help: "The syntax of the message; the result is MessageFormat 2.")
  var from: Syntax?

  @ArgumentParser.Option(help: "The syntax of the result; the message is MessageFormat 2.")
  var to: Syntax?

  @ArgumentParser.Option(
    name: .customLong("whole"),
    help: ArgumentHelp("An argument that is never a fraction. Repeatable.", valueName: "name"))
  var wholeNumbers: [String] = []

  @ArgumentParser.Option(
    name: .customLong("name"),
    help: ArgumentHelp(
      "The name of the next argument of a format string. Repeatable.", valueName: "name"))
  var names: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Convert date styles such as 'short' to the nearest form; in some locales the text differs."))
  var nearestDates = false

  @Flag(
    help: ArgumentHelp(
      "Convert each line of standard input, a JSON string, and print a JSON object for it."))
  var lines = false

  func validate() throws {
    guard (from == nil) != (to == nil) else {
      throw ValidationError("Give either --from or --to.")
    }
    guard lines != (message != nil) else {
      throw ValidationError("Give either a message or --lines.")
    }
  }

  func run() throws {
    guard let message else { return convertLines() }
    do throws(ConversionProblem) {
      Terminal.print(try converted(message) + "\n")
    } catch {
      let file = SourceFile(path: "message", text: message)
      // This rule is none of the catalog's, because users could neither look it up nor switch it
      // off.
      let rule = RuleID(rawValue: "message-conversion")
      let diagnostic = Diagnostic(rule, .error, error.message, file: file.path, span: error.span)
      Terminal.show(PlacedDiagnostics([diagnostic], in: [file.path: file], below: ""))
      throw ExitCode.failure
    }
  }

  private func convertLines() {
    while let line = readLine() {
      var json = JSONWriter(.spaced)
      json.object { json in
        do throws(ConversionProblem) {
          guard let text = try? JSONDecoder().decode(String.self, from: Data(line.utf8)) else {
            throw ConversionProblem("this line isn't a JSON string")
          }
          json.member("message", try converted(text))
        } catch {
          json.member("problem", error.message.description)
          json.member("offset", error.span.start)
        }
      }
      Terminal.printData(json.text + "\n")
    }
  }

  private func converted(_ text: String) throws(ConversionProblem) -> String {
    let whole = Set(wholeNumbers)
    switch (from, to) {
    case (.icu, _), (.java, _):
      return try ICUMessageFormat.message(
        from: text, apostrophes: from == .icu ? .doubleOptional : .doubleRequired,
        wholeNumbers: whole, nearestDates: nearestDates
      ).formatted()
    case (.printf, _), (.foundation, _):
      return try PrintfFormat.message(
        from: .init(text), arguments: names, dialect: from == .printf ? .c : .foundation
      ).formatted()
    case (nil, let to):
      let parsed = ParsedMessage.parse(text)
      if let first = parsed.diagnostics.first {
        throw ConversionProblem(first.message, at: first.span)
      }
      guard to == .printf || to == .foundation else {
        return try ICUMessageFormat.pattern(for: parsed.message, wholeNumbers: whole)
      }
      let format = try PrintfFormat.format(
        for: parsed.message, arguments: names, wholeNumbers: whole,
        dialect: to == .printf ? .c : .foundation)
      guard format.substitutions.isEmpty else { throw ConversionProblem(.severalTexts) }
      return format.text
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let severalTexts: Self =
    "a format string without variables can't have variants"
}
