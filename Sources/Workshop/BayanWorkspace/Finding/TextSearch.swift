package import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// A search for the messages behind a text on a screen.
package struct TextSearch: Sendable {
  /// A result of the search in messages.
  package struct Found: Sendable {
    /// The file and the entry of the error, category or option.
    package var entry: MessageID
    /// The matching messages, first those of the first matching locale, the longest first, and then
    /// those of other locales with the same words.
    package var messages: [LocaleMessage]
    /// The values on the screen, without cases and marks.
    package var values: [(name: String, value: String)]
    /// The quality of the match; positive.
    package var score: Int
    /// Whether the text consists of the messages, their values, and white space between messages.
    package var isExact: Bool
  }

  /// The length in scalars from which a longer text is no clearer.
  package static let longestText = 2_000

  private let seen: FoldedText
  private let wordSearches: [ByteSearch]

  /// Creates a search.
  ///
  /// - Parameter text: A text that a person saw or copied; its first ``longestText`` scalars count.
  package init(_ text: String) {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestText)))
    // A text that was cut off has '…' or three full stops at its ends.
    seen = FoldedText(text.replacing(/^(?:\.\.\.|…)|(?:\.\.\.|…)$/, with: ""))
    wordSearches = Self.wordSearches(of: text)
  }

  /// Whether the text has no words to search for.
  package var isEmpty: Bool { seen.scalars.isEmpty }

  // MARK: Messages

  /// Returns the entries whose words are in the text, or whose words contain it; the best first.
  package func found(in locales: [LocaleMessages]) -> [Found] {
    var all: [MessageID: Found] = [:]
    for locale in locales {
      let files = [locale.categories].compactMap(\.self) + locale.domains.values
      let entries = files.flatMap(\.entries).map(\.messages)
      let labels = (locale.options?.entries ?? []).map { [$0.label].compactMap(\.self) }
      for found in (entries + labels).compactMap(found) {
        if all[found.entry].map({ $0.score < found.score }) != false {
          all[found.entry] = found
        } else if all[found.entry]?.score == found.score {
          all[found.entry]?.messages += found.messages
        }
      }
    }
    return all.values.sorted { one, other in
      one.score == other.score ? "\(one.entry)" < "\(other.entry)" : one.score > other.score
    }
  }

  /// Returns an entry with its matching messages; `nil` if none matches.
  private func found(_ messages: [LocaleMessage]) -> Found? {
    let matches = messages.compactMap { message in
      match(message).map { (message: message, match: $0) }
    }
    .sorted { $0.match.literalCount > $1.match.literalCount }
    guard let first = matches.first else { return nil }
    // Beside the longest message, only whole ones count, because a few letters match everywhere.
    let all = [first] + matches.dropFirst().filter(\.match.isWhole)
    let literal = min(all.map(\.match.literalCount).reduce(0, +), seen.scalars.count)
    let values = min(all.map(\.match.valueCount).max() ?? 0, seen.scalars.count - literal)
    let rest = seen.scalars.count - literal - values
    // Words that the message doesn't have count against it, but a value may be long.
    let cost = 2 * rest + values
    guard cost < 8 * literal else { return nil }
    var id = first.message.id
    id.facet = nil
    return Found(
      entry: id, messages: all.map(\.message), values: first.match.values,
      // Of equal matches, a whole message is better than a part of one.
      score: 8 * literal - cost + (first.match.isWhole ? 1 : 0),
      isExact: first.match.isWhole && rest < all.count)
  }

  /// Returns the match of the best variant.
  private func match(_ message: LocaleMessage) -> PatternMatch? {
    let patterns: [Pattern] =
      switch message.parsed.message.body {
      case .pattern(let pattern): [pattern]
      case .select(_, let variants): variants.map(\.pattern)
      }
    return patterns.lazy.compactMap { ShownPattern($0).match(in: seen) }
      .max { ($0.literalCount, $0.isWhole ? 1 : 0) < ($1.literalCount, $1.isWhole ? 1 : 0) }
  }

  // MARK: Files

  /// The result of a search in a project.
  package struct Result: Sendable {
    /// The entries, the best first.
    package var found: [Found]
    /// A catalog with all facts about the entries; for a large project often without its other
    /// files.
    package var catalog: Catalog
  }

  /// Searches a project.
  ///
  /// In a large catalog, the files that have the text's words in the same spelling are read first,
  /// which takes a hundredth of the time. A text in other cases, or one that the files write with
  /// escapes, is found in the other files.
  ///
  /// - Returns: `nil` if the project can't be read.
  package func search(_ files: [SourceFile]) -> Result? {
    let kinds = files.map { ProjectLayout.split($0.path)?.file }
    let names = likelyNames(
      of: zip(files, kinds).compactMap { file, kind in
        if case .locale(_, .messages(let name))? = kind { (file, name) } else { nil }
      })
    // The codes that use a category's words or a button may be in any file of the catalog.
    if !names.isEmpty, names.isDisjoint(with: Self.sharedFiles) {
      let some = zip(files, kinds).filter { Self.isNeeded($0.1, for: names) }.map(\.0)
      if let result = result(of: some), let best = result.found.first, isConvincing(best) {
        return result
      }
    }
    return result(of: files)
  }

  private func result(of files: [SourceFile]) -> Result? {
    guard let catalog = CatalogLoader.load(files).catalog else { return nil }
    return Result(found: found(in: catalog.locales), catalog: catalog)
  }

  /// Returns whether the whole text is found, so that other files can have no better match.
  private func isConvincing(_ found: Found) -> Bool {
    found.isExact || found.score >= 8 * seen.scalars.count
  }

  private static let sharedFiles: Set = [MessageID.categoriesFile, MessageID.optionsFile]

  private static func isNeeded(_ file: ProjectFile?, for names: Set<String>) -> Bool {
    switch file {
    case .project, .categories, .recoveries, .options, .locale(_, .settings): true
    case .domain(let name): names.contains(name)
    case .locale(_, .messages(let name)): names.union(sharedFiles).contains(name)
    default: false
    }
  }

  /// Returns the names of the files whose lines have most of the text's words in the same spelling.
  private func likelyNames(of files: [(file: SourceFile, name: String)]) -> Set<String> {
    for word in wordSearches {
      var names: Set<String> = []
      var most = 1
      for (file, name) in files {
        let count = word.mostWords(wordSearches, in: file.bytes)
        if count > most {
          most = count
          names = []
        }
        if count == most { names.insert(name) }
      }
      // A word that no file has may be part of a value.
      if !names.isEmpty { return names.count < 20 ? names : [] }
    }
    return []
  }

  /// Returns the longest phrases, which few lines have, and then the longest words.
  private static func wordSearches(of text: String) -> [ByteSearch] {
    func parts(_ isSeparator: (Unicode.Scalar) -> Bool) -> [[UInt8]] {
      text.unicodeScalars.split(whereSeparator: isSeparator).map { part in
        Array(String(String.UnicodeScalarView(part)).utf8)
      }
    }
    let letterRuns = parts { !$0.properties.isAlphabetic }
    let phrases = parts { !$0.properties.isAlphabetic && $0 != " " }.map { phrase in
      Array(phrase.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed())
    }
    return Set(letterRuns + phrases).filter { $0.count > 1 }
      .sorted { ($1.count, $0.description) < ($0.count, $1.description) }
      .prefix(8).map(ByteSearch.init)
  }
}

extension Catalog {
  /// Returns the errors that show an entry's words: one error, or all errors with a category's
  /// words or a button.
  package func errors(showing entry: MessageID) -> [(domain: Int, code: Int)] {
    let recoveries = Set(
      recoveries.lazy.filter { recovery in
        recovery.options.contains { $0.option == entry.entry }
      }.map(\.name))
    return domains.indices.flatMap { domain in
      domains[domain].codes.indices.filter { index in
        let code = domains[domain].codes[index]
        return switch entry.file {
        case MessageID.optionsFile: code.recovery.map(recoveries.contains) == true
        case MessageID.categoriesFile:
          code.messageOwner == .category && code.category == entry.entry
        default: domains[domain].name == entry.file && code.name == entry.entry
        }
      }.map { (domain, $0) }
    }
  }
}

extension ByteSearch {
  /// Returns the largest number of the given words in a line that has this word.
  fileprivate func mostWords(_ searches: [ByteSearch], in bytes: [UInt8]) -> Int {
    var most = 0
    var start = 0
    while let place = firstPlace(in: bytes, start..<bytes.count) {
      let lineStart = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let lineEnd = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      most = max(most, searches.count { $0.firstPlace(in: bytes, lineStart..<lineEnd) != nil })
      start = lineEnd
    }
    return most
  }
}
