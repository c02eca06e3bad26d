import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanExchange
import Foundation

/// A reader of an enum's cases that uses the user's own compiler.
///
/// `-dump-ast` of one file works without the rest of its module: types that the compiler doesn't
/// find are types that messages can't show.
enum ExistingEnumReader {
  private static let largestFile = 4 << 20
  /// The largest tree of the compiler in bytes; a tree of 1,000 cases has 3 million.
  private static let largestTree = 128 << 20
  /// The compiler's time limit in seconds.
  private static let secondLimit = 30

  /// Reads the enum of a path, `Sources/App/AppError.swift` or `Sources/App/Errors.swift:AppError`.
  ///
  /// - Throws: `ValidationError` if there is no such enum, or no compiler.
  static func read(_ argument: String) throws -> ExistingEnum {
    let (path, wanted) = parts(of: argument)
    guard let status = FileStatus(path), status.kind == .file, status.size <= largestFile else {
      throw ValidationError("There is no Swift file '\(path)'.")
    }
    guard let tree = try dump(path) else {
      throw ValidationError(
        "'swiftc' can't read '\(path)'. Make sure that it is in the PATH, and that the file compiles."
      )
    }
    let items = tree["items"] as? [[String: Any]] ?? []
    let all = items.filter { $0["_kind"] as? String == "enum_decl" }
    let named = wanted.map { wanted in all.filter { name(of: $0) == wanted } } ?? all
    let errors = named.filter(isError)
    let found = errors.isEmpty ? named : errors
    guard found.count == 1, let name = name(of: found[0]) else {
      let names = found.compactMap { name(of: $0) }.joined(separator: ", ")
      throw ValidationError(
        found.isEmpty
          ? "'\(path)' has no such enum at its top level."
          : "'\(path)' has several enums: \(names). Name one as '\(path):\(names.prefix { $0 != "," })'."
      )
    }
    return ExistingEnum(
      name: name, cases: cases(of: found[0]), access: found[0]["access"] as? String ?? "internal")
  }

  /// Returns the path, and the enum's name after the last `:`; a path may have a `:` of its own.
  private static func parts(of argument: String) -> (path: String, name: String?) {
    guard FileStatus(argument)?.kind != .file, let colon = argument.lastIndex(of: ":") else {
      return (argument, nil)
    }
    return (String(argument[..<colon]), String(argument[argument.index(after: colon)...]))
  }

  private static func dump(_ path: String) throws -> [String: Any]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-module-name", "Read", path,
    ]
    let output = Pipe()
    process.standardOutput = output
    // The compiler reports missing declarations, because it reads only one file of the module.
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(secondLimit), execute: deadline)
    // Further output stays in the pipe, and the compiler ends with it.
    let data = (try? output.fileHandleForReading.read(upToCount: largestTree + 1)) ?? Data()
    try? output.fileHandleForReading.close()
    process.waitUntilExit()
    deadline.cancel()
    guard data.count <= largestTree, process.terminationReason == .exit else {
      throw ValidationError(
        "'swiftc' makes too much of '\(path)'. Give a file that has the enum and little else.")
    }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  private static func name(of declaration: [String: Any]) -> String? {
    let name = declaration["name"] as? [String: Any]
    return (name?["base_name"] as? [String: Any])?["name"] as? String
  }

  private static func isError(_ declaration: [String: Any]) -> Bool {
    let inheritance = declaration["inherits"] as? [String: Any]
    let conformances = inheritance?["conformances"] as? [[String: Any]] ?? []
    return conformances.contains { $0["protocol"] as? String == "s:s5ErrorP" }
  }

  private static func cases(of declaration: [String: Any]) -> [ExistingEnum.Case] {
    let members = declaration["members"] as? [[String: Any]] ?? []
    return members.filter { $0["_kind"] as? String == "enum_element_decl" }.compactMap { element in
      guard let name = name(of: element) else { return nil }
      let list = element["params"] as? [String: Any]
      let values = (list?["params"] as? [[String: Any]] ?? []).map { parameter in
        ExistingEnum.Value(
          label: self.name(of: parameter),
          type: (parameter["interface_type"] as? String).flatMap(type))
      }
      return ExistingEnum.Case(name: name, values: values)
    }
  }

  /// Returns an argument's type for a mangled type of the standard library; `nil` for other types.
  ///
  /// - Source: Swift's `docs/ABI/Mangling.rst`, "Known nominal types".
  private static func type(_ mangled: String) -> ErrorArgument.ValueType? {
    switch mangled {
    case "$sSSD": .string
    case "$sSiD", "$sSuD": .integer
    case "$sSdD", "$sSfD": .number
    default:
      mangled.wholeMatch(of: /\$ss\d+U?Int\d+VD/) != nil ? .integer : nil
    }
  }
}
