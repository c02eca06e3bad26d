import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanRuntime
import BayanSupport

/// The values with which an error is shown.
enum ArgumentValues {
  /// Returns the given values, and the catalog's examples for the other arguments.
  ///
  /// - Throws: `ValidationError` with all problems: unknown names, invalid values, and arguments
  ///   without a value.
  static func values(
    _ given: [ValueArgument], of error: ErrorCode
  ) throws -> [MessageArgument] {
    var problems: [Diagnostic.Message] = []
    var values: [String: MessageValue] = [:]
    for argument in given {
      guard let declared = error.arguments.first(where: { $0.name == argument.name }) else {
        problems.append(unknown(argument.name, of: error))
        continue
      }
      guard !declared.isPrivate else {
        problems.append(
          "'\(argument.name)' is private: no message gets its value, so leave it out.")
        continue
      }
      guard let value = declared.value(argument.text) else {
        problems.append(
          "'\(argument.name)' can't be '\(argument.text)'; write \(declared.expectation).")
        continue
      }
      values[argument.name] = value
    }
    for declared in error.messageArguments
    where values[declared.name] == nil && !given.contains(where: { $0.name == declared.name }) {
      guard let value = declared.example.flatMap(declared.value) else {
        problems.append(
          "'\(declared.name)' has no value; give \(declared.expectation) with --arg \(declared.name)=VALUE, or an 'example' in the catalog."
        )
        continue
      }
      values[declared.name] = value
    }
    guard problems.isEmpty else {
      throw ValidationError(
        problems.map { OutputLanguage.current.language($0) }.joined(separator: "\n"))
    }
    return error.messageArguments.compactMap { argument in
      values[argument.name].map { MessageArgument(argument.name, $0) }
    }
  }

  private static func unknown(_ name: String, of error: ErrorCode) -> Diagnostic.Message {
    let names = error.arguments.map(\.name)
    if names.isEmpty { return "'\(error.name)' has no arguments, so not '\(name)' either." }
    guard let nearest = nearestName(to: name, among: names) else {
      return "'\(error.name)' has no argument '\(name)'; it has \(quotedList(names))."
    }
    return "'\(error.name)' has no argument '\(name)'; did you mean \(quoted(nearest))?"
  }
}
