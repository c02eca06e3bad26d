import BayanRuntime
import CPeers
import Formats

/// Messages with arguments, beside `umsg_format` on the same texts in ICU's syntax.
enum FormatCases {
  /// Numbers from 0 to one with grouping, so that each Arabic form occurs.
  private static let counts = [0, 1, 2, 5, 17, 100, 1_234]
  private static let name = "تقرير الربع الأول"
  private static let rounds = 2_000

  static func cases() -> [Case] {
    let catalog = FormatsCatalog.Locale.catalog
    let pack = catalog.packs[FormatsCatalog.Locale.ar.index]
    func slot(_ code: Int) -> Int { catalog.table.domains[0].codes[code].slots[0] }
    let (number, plural, choice) = (slot(0), slot(1), slot(2))
    func named(_ count: Int) -> MessageArguments {
      MessageArguments(
        MessageArgument("name", .string(name)), MessageArgument("count", .integer(count)))
    }
    let errors = counts.map { FormatsError.plural(name: name, count: $0) }
    @inline(__always)
    func lent(_ text: UnsafeRawBufferPointer) -> Int { text.count &+ Int(text[0]) }
    func chosen(_ count: Int) -> MessageArguments {
      MessageArguments(
        MessageArgument("who", .string("female")), MessageArgument("count", .integer(count)))
    }
    func counted(_ count: Int) -> MessageArguments {
      MessageArguments(MessageArgument("count", .integer(count)))
    }
    return [
      // The function `withUTF8` is the equal of `umsg_format`, which writes into the caller's
      // memory.
      lentCase("one number, lent", Pattern.number, name) {
        pack.withUTF8(number, counted(counts[$0]), lent)
      },
      lentCase("Arabic plural, number and text, lent", Pattern.plural, name) {
        pack.withUTF8(plural, named(counts[$0]), lent)
      },
      lentCase("two selectors, lent", Pattern.choice, "female") {
        pack.withUTF8(choice, chosen(counts[$0]), lent)
      },
      formatCase("one number to String", Pattern.number, name, bar: 1 / 3) {
        pack.string(number, counted(counts[$0]))
      },
      formatCase("Arabic plural, number and text, to String", Pattern.plural, name, bar: 1 / 3) {
        pack.string(plural, named(counts[$0]))
      },
      formatCase("two selectors to String", Pattern.choice, "female", bar: 1 / 3) {
        pack.string(choice, chosen(counts[$0]))
      },
      // This row has no bar: it also takes the arguments out of the error, while the peer gets
      // them.
      formatCase("error.words(in: .ar).title, an Arabic plural", Pattern.plural, name, bar: nil) {
        errors[$0].words(in: .ar).title
      },
    ]
  }

  private static func formatCase(
    _ title: String, _ pattern: String, _ text: String, bar: Double?,
    _ format: @escaping (Int) -> String
  ) -> Case {
    let peer = Peer(pattern, text)
    for index in counts.indices { peer.check(format(index), counts[index]) }
    return Case(
      title, against: "umsg_format", bar: bar, calls: rounds * counts.count,
      ours: {
        var sum = 0
        for _ in 0..<rounds { for index in counts.indices { sum &+= format(index).utf8.count } }
        return sum
      }, peer: peer.run)
  }

  private static func lentCase(
    _ title: String, _ pattern: String, _ text: String, _ format: @escaping (Int) -> Int
  ) -> Case {
    let peer = Peer(pattern, text)
    return Case(
      title, against: "umsg_format", bar: 1 / 4, calls: rounds * counts.count,
      ours: {
        var sum = 0
        for _ in 0..<rounds { for index in counts.indices { sum &+= format(index) } }
        return sum
      }, peer: peer.run)
  }

  /// A message in ICU's syntax, opened.
  private struct Peer {
    private let message: UnsafeMutableRawPointer
    private let units: [UInt16]

    init(_ pattern: String, _ text: String) {
      guard let message = peer_icu_open(pattern, "ar") else {
        preconditionFailure("ICU doesn't take \(pattern)")
      }
      self.message = message
      units = Array(text.utf16) + [0]
    }

    /// Checks that ICU's text is the same, except for isolates.
    func check(_ text: String, _ count: Int) {
      let isolates: ClosedRange<UInt32> = 0x2066...0x2069
      var ours = String.UnicodeScalarView()
      ours.append(contentsOf: text.unicodeScalars.filter { !isolates.contains($0.value) })
      precondition(peer_icu_format(message, Double(count), units) > 0, "ICU can't format")
      let theirs = String(cString: peer_icu_text())
      precondition(String(ours) == theirs, "differs: \(String(ours)) / \(theirs)")
    }

    /// Formats as often as a case does.
    func run() -> Int {
      var sum = 0
      for _ in 0..<rounds {
        for count in counts { sum &+= Int(peer_icu_format(message, Double(count), units)) }
      }
      return sum
    }
  }

  /// The texts of Formats/Locales/ar in ICU's syntax.
  private enum Pattern {
    static let number =
      """
      بقي {0, number} من الملفات.
      """

    static let plural =
      """
      {0, plural, zero {لم يُرسل أي ملف (#) من «{1}»، تحقق من الاتصال.} \
      one {لم يُرسل ملف واحد (#) من «{1}»، تحقق من الاتصال.} \
      two {لم يُرسل ملفان (#) من «{1}»، تحقق من الاتصال.} \
      few {لم تُرسل # ملفات من «{1}»، تحقق من الاتصال.} \
      many {لم يُرسل # ملفًا من «{1}»، تحقق من الاتصال.} \
      other {لم يُرسل # ملف من «{1}»، تحقق من الاتصال.}}
      """

    static let choice =
      """
      {1, select, female {{0, plural, zero {لم ترسل هي أي ملف (#).} \
      one {أرسلت هي ملفًا واحدًا (#).} \
      two {أرسلت هي ملفين (#).} \
      few {أرسلت هي # ملفات.} \
      many {أرسلت هي # ملفًا.} \
      other {أرسلت هي # ملف.}}} \
      other {{0, plural, zero {لم يرسل هو أي ملف (#).} \
      one {أرسل هو ملفًا واحدًا (#).} \
      two {أرسل هو ملفين (#).} \
      few {أرسل هو # ملفات.} \
      many {أرسل هو # ملفًا.} \
      other {أرسل هو # ملف.}}}}
      """
  }
}
