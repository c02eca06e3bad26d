public import BayanHTTP

/// A part of the service's configuration that was left out, with the reason.
///
/// The problem is for logs: the other parts of the configuration are in force.
public struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
  /// The place of the part: `[3].items[0].code`.
  public var path: String
  /// The reason, in lower case and without a full stop.
  public var reason: String

  public var description: String { "\(path): \(reason)" }
}

extension ErrorConfiguration {
  /// The largest number of codes and subcodes in a service's configuration; further ones are left
  /// out.
  package static let mostEntries = 10_000

  /// Replaces entries of this configuration by those of the service's.
  ///
  ///     [{"name": "login", "items": [{"code": 190, "subcodes": [463]}],
  ///       "recovery_message": "…", "recovery_options": ["…", "…"]}]
  ///
  /// Later entries win. Unreadable parts are left out, and the others still count.
  ///
  /// - Returns: The parts that were left out.
  public mutating func overlay(_ value: JSONValue) -> [ConfigurationProblem] {
    guard let list = value.array else {
      return [ConfigurationProblem(path: "", reason: "expected a list of entries")]
    }
    var problems: [ConfigurationProblem] = []
    for (index, element) in list.enumerated() {
      overlay(element, at: "[\(index)]", &problems)
    }
    return problems
  }

  private mutating func overlay(
    _ element: JSONValue, at path: String, _ problems: inout [ConfigurationProblem]
  ) {
    guard element.object != nil else { return problems.add(path, "expected an object") }
    guard let name = element["name"]?.string, !name.isEmpty else {
      return problems.add(path + ".name", "expected a name")
    }
    guard let items = element["items"]?.array else {
      return problems.add(path + ".items", "expected a list of codes")
    }
    var entry = Entry(name: name)
    if let message = element["recovery_message"], message != .null {
      entry.suggestion = message.string
      if message.string == nil { problems.add(path + ".recovery_message", "expected a text") }
    }
    if let options = element["recovery_options"], options != .null {
      entry.options = (options.array ?? []).prefix(8).compactMap(\.string)
      if entry.options.count != options.array?.count {
        problems.add(path + ".recovery_options", "expected a short list of texts")
      }
    }
    for (index, item) in items.enumerated() {
      overlay(item, entry, at: "\(path).items[\(index)]", &problems)
    }
  }

  private mutating func overlay(
    _ item: JSONValue, _ entry: Entry, at path: String, _ problems: inout [ConfigurationProblem]
  ) {
    guard let code = item["code"]?.integer else {
      return problems.add(path + ".code", "expected a number")
    }
    guard let list = item["subcodes"], list != .null else {
      return set(entry, code: code, subcode: nil, at: path, &problems)
    }
    guard let subcodes = list.array else {
      return problems.add(path + ".subcodes", "expected a list of numbers")
    }
    if subcodes.isEmpty { set(entry, code: code, subcode: nil, at: path, &problems) }
    for (index, value) in subcodes.enumerated() {
      guard let subcode = value.integer else {
        problems.add("\(path).subcodes[\(index)]", "expected a number")
        continue
      }
      set(entry, code: code, subcode: subcode, at: path, &problems)
    }
  }

  private mutating func set(
    _ entry: Entry, code: Int, subcode: Int?, at path: String,
    _ problems: inout [ConfigurationProblem]
  ) {
    guard count < Self.mostEntries else {
      return problems.add(path, "more than \(Self.mostEntries) codes")
    }
    set(entry, code: code, subcode: subcode)
  }
}

extension [ConfigurationProblem] {
  /// Adds a problem, if there are fewer than a hundred.
  fileprivate mutating func add(_ path: String, _ reason: String) {
    guard count < 100 else { return }
    append(ConfigurationProblem(path: path, reason: reason))
  }
}
