import BayanMessageSyntax
import BayanRuntime
import Foundation

/// Measures the time that a program waits for its messages, beside gettext, Foundation and ICU.
///
/// Prints one JSON object for each row. The first argument is the folder with the peers' files.
/// With `--names` it prints the cases' names. With a name, `ours` or `peer`, and a number it runs
/// that case so often and prints the number of calls, so that instructions can be counted.
@main
struct Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments
    let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
    let texts = try JSONDecoder().decode(
      Texts.self, from: Data(contentsOf: folder.appending(path: "texts.json")))
    let cases = LookupCases.cases(texts.plain, folder) + FormatCases.cases()
    if arguments.count == 3, arguments[2] == "--names" {
      for found in cases { print(found.name, found.peerName, separator: "\t") }
    } else if arguments.count == 6 {
      guard
        let found = cases.first(where: {
          $0.name == arguments[2] && $0.peerName == arguments[3]
        }), let rounds = Int(arguments[5])
      else { preconditionFailure("no such case") }
      let body = arguments[4] == "ours" ? found.ours : found.peer
      for _ in 0..<rounds { precondition(body() != 0, "nothing was done") }
      print(found.calls)
    } else {
      for found in cases { try write(found.measured()) }
      try write(parsing(folder))
    }
  }

  private static func write(_ row: Row) throws {
    print(String(decoding: try JSONEncoder().encode(row), as: UTF8.self))
  }

  /// Measures the parsing of messages, against a bar in megabytes a second.
  private static func parsing(_ folder: URL) throws -> Row {
    let messages = try JSONDecoder().decode(
      [String].self, from: Data(contentsOf: folder.appending(path: "messages.json")))
    let bytes = messages.reduce(0) { $0 + $1.utf8.count }
    let rounds = max(1, 1_000_000 / bytes)
    let parse = {
      var sum = 0
      for _ in 0..<rounds {
        for message in messages { sum &+= 1 + ParsedMessage.parse(message).diagnostics.count }
      }
      return sum
    }
    let times = (0..<15).map { _ in Case.time(rounds * bytes, parse) }
    let ours = Case.median(Array(times.dropFirst()))
    return Row(
      name: "parsing MessageFormat 2 (ns a byte)", peerName: "25 MB/s", bar: 1, ours: ours,
      peer: 40, ratio: ours / 40)
  }
}

/// The corpus, as the harness wrote it.
struct Texts: Codable {
  /// Plain messages in the order of the slots: English, which is gettext's key, and Arabic.
  var plain: [Plain]

  struct Plain: Codable {
    var domain: Int
    var code: Int
    var facet: Int
    var key: String
    var text: String
  }
}
