import BayanRuntime
import CPeers
import Foundation
import Messages

/// Messages without arguments, beside gettext, Foundation and ICU's resource bundles.
enum LookupCases {
  static func cases(_ texts: [Texts.Plain], _ folder: URL) -> [Case] {
    let catalog = MessagesCatalog.Locale.catalog
    let table = catalog.table
    let pack = catalog.packs[MessagesCatalog.Locale.ar.index]
    var generator = SystemRandomNumberGenerator()
    let chosen = Array(texts.shuffled(using: &generator).prefix(4096))
    let slots = chosen.map { table.domains[$0.domain].codes[$0.code].slots[$0.facet] }
    let keys = chosen.compactMap { strdup($0.key) }
    let names = chosen.map(\.key)
    // Keys of the resource bundle number the messages in the order of their writing.
    let (codes, facets) = (table.domains[0].codes.count, CatalogTable.Facet.allCases.count)
    let resourceKeys = chosen.compactMap {
      strdup("k\(($0.domain * codes + $0.code) * facets + $0.facet)")
    }
    precondition(
      peer_gettext_bind("bench", folder.appending(path: "locale").path) == 1, "no C.UTF-8")
    guard let bundle = Bundle(path: folder.appending(path: "bundle").path),
      let resources = peer_icu_bundle_open(folder.path, "ar")
    else { preconditionFailure("no bundle") }
    for (index, message) in chosen.enumerated() {
      precondition(pack.string(slots[index]) == message.text, "ours differs")
      precondition(String(cString: peer_gettext(keys[index])) == message.text, "gettext differs")
      precondition(
        bundle.localizedString(forKey: message.key, value: nil, table: nil) == message.text,
        "Foundation differs")
      var length: Int32 = 0
      let units = peer_icu_bundle_text(resources, resourceKeys[index], &length)
      precondition(
        String(decoding: UnsafeBufferPointer(start: units, count: Int(length)), as: UTF16.self)
          == message.text, "ICU differs")
    }

    let rounds = 16
    func repeated(_ body: (Int) -> Int) -> Int {
      var sum = 0
      for _ in 0..<rounds { for index in slots.indices { sum &+= body(index) } }
      return sum
    }
    func lookup(
      _ name: String, against peerName: String, bar: Double?, _ ours: @escaping (Int) -> Int,
      _ peer: @escaping (Int) -> Int
    ) -> Case {
      Case(
        name, against: peerName, bar: bar, calls: rounds * slots.count,
        ours: { repeated(ours) }, peer: { repeated(peer) })
    }
    let borrow = { (index: Int) in
      pack.withUTF8(slots[index]) { text in text.count &+ Int(text[0]) }
    }
    let string = { (index: Int) in pack.string(slots[index]).utf8.count }
    let gettext = { (index: Int) in Int(peer_gettext(keys[index])[0]) }
    let foundation = { (index: Int) in
      bundle.localizedString(forKey: names[index], value: nil, table: nil).utf8.count
    }
    let resource = { (index: Int) in
      var length: Int32 = 0
      let units = peer_icu_bundle_text(resources, resourceKeys[index], &length)
      return Int(length) &+ Int(units?[0] ?? 0)
    }
    let words = chosen.map { message in
      (
        catalog.words(domain: message.domain, code: message.code, preferring: ["ar"]),
        CatalogTable.Facet.allCases[message.facet]
      )
    }
    let facet = { (index: Int) in words[index].0.text(words[index].1)?.utf8.count ?? 0 }
    let lent = { (index: Int) in
      words[index].0.withUTF8(words[index].1) { text in text.count &+ Int(text[0]) }
    }
    let error = Domain1Error.code3
    let whole = { (_: Int) in error.words(in: .ar).title.utf8.count }
    return [
      lookup("plain message, borrowed UTF-8", against: "gettext()", bar: 1 / 20, borrow, gettext),
      lookup(
        "plain message, borrowed UTF-8", against: "ures_getStringByKey", bar: nil, borrow,
        resource),
      lookup("plain message to String", against: "gettext()", bar: 1 / 3, string, gettext),
      lookup(
        "plain message to String", against: "Bundle.localizedString", bar: 1 / 10, string,
        foundation),
      lookup("words.title to String", against: "gettext()", bar: nil, facet, gettext),
      lookup("words.withUTF8(.title)", against: "words.title to String", bar: 1, lent, facet),
      lookup("error.words(in: .ar).title", against: "gettext()", bar: nil, whole, gettext),
    ]
  }
}
