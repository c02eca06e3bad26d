import BayanRuntime
import CPeers
import Foundation
import Messages

/// Measures what a program waits for its words, beside gettext, Foundation and ICU.
///
/// Prints one JSON object a row. The argument is the folder with the peers' files.
@main
struct Benchmarks {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    let texts = try JSONDecoder().decode(
      Texts.self, from: Data(contentsOf: folder.appending(path: "texts.json")))
    let catalog = MessagesCatalog.Locale.catalog
    let arabic = catalog.packs[catalog.index(matching: "ar") ?? 0]

    let rows = lookups(texts, arabic, folder) + [plural(texts, catalog)]
    for row in rows { print(String(decoding: try JSONEncoder().encode(row), as: UTF8.self)) }
  }

  /// The corpus, as the script wrote it.
  struct Texts: Codable {
    /// Plain messages: English, which is gettext's key, and Arabic, in the order of the slots.
    var plain: [Plain]
    var pluralDomain: Int
    var pluralCode: Int
    var icuPattern: String

    struct Plain: Codable {
      var domain: Int
      var code: Int
      var facet: Int
      var key: String
      var text: String
    }
  }

  static func lookups(_ texts: Texts, _ pack: Pack, _ folder: URL) -> [Row] {
    let table = MessagesCatalog.Locale.catalog.table
    var generator = SystemRandomNumberGenerator()
    let chosen = texts.plain.shuffled(using: &generator).prefix(4096)
    let slots = chosen.map { table.domains[$0.domain].codes[$0.code].slots[$0.facet] }
    let keys = chosen.compactMap { strdup($0.key) }
    let names = chosen.map(\.key)
    precondition(
      peer_gettext_bind("bench", folder.appending(path: "locale").path) == 1, "no C.UTF-8")
    guard let bundle = Bundle(path: folder.appending(path: "bundle").path) else {
      preconditionFailure("no bundle")
    }
    for (index, message) in chosen.enumerated() {
      precondition(pack.string(slots[index]) == message.text, "ours differs")
      precondition(String(cString: peer_gettext(keys[index])) == message.text, "gettext differs")
      precondition(
        bundle.localizedString(forKey: message.key, value: nil, table: nil) == message.text,
        "Foundation differs")
    }

    let calls = 16 * slots.count
    func repeated(_ body: (Int) -> Int) -> Int {
      var sum = 0
      for _ in 0..<16 {
        for index in slots.indices { sum &+= body(index) }
      }
      return sum
    }
    let borrow = {
      repeated { index in pack.withUTF8(slots[index]) { $0.count &+ Int($0[0]) } }
    }
    let string = { repeated { pack.string(slots[$0]).utf8.count } }
    let gettext = { repeated { Int(peer_gettext(keys[$0])[0]) } }
    let foundation = {
      repeated { bundle.localizedString(forKey: names[$0], value: nil, table: nil).utf8.count }
    }
    let words = texts.plain.indices.prefix(4096).map { index in
      let message = texts.plain[index]
      return (
        MessagesCatalog.Locale.catalog.words(
          domain: message.domain, code: message.code, preferring: ["ar"]),
        CatalogTable.Facet.allCases[message.facet]
      )
    }
    let facet = { repeated { words[$0].0.text(words[$0].1)?.utf8.count ?? 0 } }
    let error = Domain1Error.code3
    let whole = { repeated { _ in error.words(in: .ar).title.utf8.count } }

    return [
      .measure(
        "plain message, borrowed UTF-8", against: "gettext()", bar: 1 / 20, calls: calls,
        ours: borrow, peer: gettext),
      .measure(
        "plain message to String", against: "gettext()", bar: 1 / 3, calls: calls, ours: string,
        peer: gettext),
      .measure(
        "plain message to String", against: "Bundle.localizedString", bar: 1 / 10, calls: calls,
        ours: string, peer: foundation),
      .measure(
        "words.title to String", against: "gettext()", bar: nil, calls: calls, ours: facet,
        peer: gettext),
      .measure(
        "error.words(in: .ar).title", against: "gettext()", bar: nil, calls: calls, ours: whole,
        peer: gettext),
    ]
  }

  static func plural(_ texts: Texts, _ catalog: MessageCatalog) -> Row {
    guard let message = peer_icu_open(texts.icuPattern, "ar") else {
      preconditionFailure("ICU doesn't take the pattern")
    }
    let name = "تقرير الربع الأول"
    let units = Array(name.utf16) + [0]
    let pack = catalog.packs[catalog.index(matching: "ar") ?? 0]
    let slot = catalog.table.domains[texts.pluralDomain].codes[texts.pluralCode].slots[2]
    let counts = [0, 1, 2, 5, 17, 100, 1_234]
    for count in counts {
      let arguments = [
        MessageArgument("name", .string(name)), MessageArgument("count", .integer(count)),
      ]
      let isolates: Set<Unicode.Scalar> = ["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"]
      let ours = pack.string(slot, arguments).unicodeScalars.filter { !isolates.contains($0) }
      _ = peer_icu_format(message, Double(count), units)
      let theirs = String(cString: peer_icu_text())
      if String(String.UnicodeScalarView(ours)) != theirs {
        FileHandle.standardError.write(
          Data("differs: \(String(String.UnicodeScalarView(ours))) / \(theirs)\n".utf8))
      }
    }
    let rounds = 2_000
    return .measure(
      "Arabic plural, number and text, to String", against: "umsg_format", bar: 1 / 10,
      calls: rounds * counts.count
    ) {
      var sum = 0
      for _ in 0..<rounds {
        for count in counts {
          sum &+=
            pack.string(
              slot,
              [MessageArgument("name", .string(name)), MessageArgument("count", .integer(count))]
            ).utf8.count
        }
      }
      return sum
    } peer: {
      var sum = 0
      for _ in 0..<rounds {
        for count in counts { sum &+= Int(peer_icu_format(message, Double(count), units)) }
      }
      return sum
    }
  }
}
