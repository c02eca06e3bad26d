package import BayanCatalog
import BayanDiagnostics
import BayanRuntime
import BayanSupport

/// The properties of a catalog on which compiling a locale's messages depends: the ids of the messages,
/// their slots in packs, and the arguments that their errors pass.
///
/// Every compilation makes one; a build that compiles each locale alone also writes it to a file. The
/// interface doesn't contain the source locale's messages, summaries and places: after a change of
/// these, no other locale is compiled again.
package struct CatalogInterface: Hashable, Sendable {
  /// The messages of a code, a category or an option.
  package struct Entry: Hashable, Sendable {
    /// The name of the locale's file, without `.toml`.
    package var file: String
    package var name: String
    /// The slots by facet; of an option only that of its label.
    ///
    /// A slot is negative if there is no message.
    package var slots: [Int]
    /// The arguments that messages may show, in the order in which errors pass them.
    package var arguments: [String]
  }

  package var sourceLocale: String
  package var slotCount: Int
  package var entries: [Entry]

  package init(sourceLocale: String, slotCount: Int, entries: [Entry]) {
    self.sourceLocale = sourceLocale
    self.slotCount = slotCount
    self.entries = entries
  }

  /// - Parameter table: The table of the catalog.
  init(_ catalog: Catalog, _ table: CatalogTable) {
    sourceLocale = catalog.project.sourceLocale
    slotCount = table.slotCount
    entries = []
    for (domain, inTable) in zip(catalog.domains, table.domains) {
      for (code, known) in zip(domain.codes, inTable.codes) where code.messageOwner == .own {
        entries.append(
          Entry(
            file: domain.name, name: code.name, slots: known.slots,
            arguments: code.messageArguments.map(\.name)))
      }
    }
    entries += table.categories.map {
      Entry(file: MessageID.categoriesFile, name: $0.name, slots: $0.slots, arguments: [])
    }
    entries += table.options.map {
      Entry(file: MessageID.optionsFile, name: $0.name, slots: [$0.slot], arguments: [])
    }
  }

  /// Creates the interface of a catalog.
  ///
  /// - Returns: `nil` for a catalog that can't be compiled because of its errors.
  package init?(_ catalog: Catalog) {
    let lines = CatalogTableLines.lines(of: catalog, aliases: LocaleAliases([]))
    guard let table = CatalogTable(lines: lines) else { return nil }
    self.init(catalog, table)
  }

  // MARK: As a file

  private static let mark = "bayan-interface "
  private static let header = "\(mark)2"

  /// Whether contents are of such a file, of any version.
  package static func isInterface(_ contents: [UInt8]) -> Bool { contents.starts(with: mark.utf8) }

  /// The text of the file, without its seal; the same interface gives the same text.
  package var text: String {
    var lines = [Self.header, "source \(sourceLocale)", "slots \(slotCount)"]
    for entry in entries {
      let slots = entry.slots.map { $0 < 0 ? "-" : String($0) }.joined(separator: ",")
      let parts = ["entry", entry.file, entry.name, slots] + entry.arguments
      lines.append(parts.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The bytes of the file that stages read.
  package var bytes: [UInt8] { Seal.sealed(Array(text.utf8)) }

  /// The hash by which a part names the interface that it was compiled against.
  package var digest: String { SHA256.digest(Array(text.utf8)) }

  /// Reads the file; `nil` for another one, or one that is damaged.
  package init?(bytes: [UInt8]) {
    guard let content = Seal.opened(bytes) else { return nil }
    self.init(text: String(decoding: content, as: UTF8.self))
  }

  /// Reads the text of the file; `nil` for another one.
  package init?(text: String) {
    var lines = text.split(separator: "\n").map { WordLine(String($0)) }[...]
    func value(_ key: String) -> Substring? {
      guard let words = lines.popFirst()?.words, words.count == 2, words[0] == key else {
        return nil
      }
      return words[1]
    }
    guard text.hasPrefix(Self.header + "\n"), lines.popFirst() != nil,
      let source = value("source").map(String.init),
      let slotCount = value("slots").flatMap({ Int($0) }),
      (0...Self.mostSlots).contains(slotCount)
    else { return nil }
    var entries: [Entry] = []
    entries.reserveCapacity(lines.count)
    for line in lines {
      let parts = line.words.map(String.init)
      guard line.text == nil, parts.count >= 4, parts[0] == "entry" else { return nil }
      let slots = parts[3].split(separator: ",").map { $0 == "-" ? -1 : Int($0) ?? slotCount }
      guard slots.allSatisfy({ $0 < slotCount }) else { return nil }
      entries.append(
        Entry(file: parts[1], name: parts[2], slots: slots, arguments: Array(parts[4...])))
    }
    self.init(sourceLocale: source, slotCount: slotCount, entries: entries)
  }

  /// The limit of slots, which no catalog with readable files reaches.
  private static let mostSlots = 1 << 26
}

extension LocaleMessages {
  /// Calls a function for all messages that have slots, in the order of the interface.
  func forEachMessage(
    in interface: CatalogInterface,
    _ body: (_ message: LocaleMessage, _ slot: Int, _ entry: CatalogInterface.Entry) -> Void
  ) {
    // The entries of one file are adjacent.
    var file: (name: String, messages: MessagesFile?) = ("", nil)
    for entry in interface.entries {
      if entry.file == MessageID.optionsFile {
        if let slot = entry.slots.first, slot >= 0, let label = options?[entry.name]?.label {
          body(label, slot, entry)
        }
        continue
      }
      if file.name != entry.file {
        let isOfCategories = entry.file == MessageID.categoriesFile
        file = (entry.file, isOfCategories ? categories : domains[entry.file])
      }
      guard let facets = file.messages?[entry.name]?.facets else { continue }
      for (facet, slot) in zip(Facet.allCases, entry.slots) where slot >= 0 {
        if let message = facets[facet] { body(message, slot, entry) }
      }
    }
  }
}
