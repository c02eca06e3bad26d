import BayanErrors
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

@Suite("The texts for errors without a catalog")
struct EveryTextTests {
  struct Beneath: Error {}

  static let counts = [0, 1, 2, 3, 11, 100]
  static let names = [
    "", "Report.pdf", "تقرير.pdf", String(repeating: "long ", count: 12), "a \"b\" {$c} <d>",
  ]

  static let all: [any CatalogLocalizedError] = {
    func numbered(_ domain: String) -> [any CatalogLocalizedError] {
      (0...60).compactMap {
        SystemErrors.numbered(NSError(domain: domain, code: $0)) as? any CatalogLocalizedError
      }
    }
    var all = numbered(SystemError.domain) + numbered(NetworkError.domain)
    all += names.flatMap { name -> [SystemError] in
      [
        .fileNotFound(file: name, underlying: Beneath()),
        .folderNotFound(file: name, underlying: Beneath()),
        .readNotPermitted(file: name, underlying: Beneath()),
        .writeNotPermitted(file: name, underlying: Beneath()),
        .fileExists(file: name, underlying: Beneath()),
        .folderNotEmpty(file: name, underlying: Beneath()),
        .diskFull(file: name, underlying: Beneath()), .readOnly(file: name, underlying: Beneath()),
        .fileTooLarge(file: name, underlying: Beneath()),
        .inUse(file: name, underlying: Beneath()),
        .folderInsteadOfFile(file: name, underlying: Beneath()),
        .shortcutBroken(file: name, underlying: Beneath()),
        .diskFailed(file: name, underlying: Beneath()),
        .fileUnreadable(file: name, underlying: Beneath()),
        .readFailed(file: name, underlying: Beneath()),
        .writeFailed(file: name, underlying: Beneath()),
        .notDownloaded(file: name, underlying: Beneath()),
        .cloudFull(file: name, underlying: Beneath()),
        .textUnreadable(file: name, underlying: Beneath()),
      ]
    }
    all += counts.flatMap { count -> [NetworkError] in
      [
        .timedOut(seconds: count, underlying: Beneath()),
        .tooManyRetries(attempts: count, underlying: Beneath()),
      ]
    }
    all += (100...599).map { NetworkError.httpStatus(status: $0, underlying: Beneath()) }
    return all
  }()

  /// Each text of an error in a locale, without marks of isolation.
  static func texts(
    of error: some CatalogError, in locale: LocaleTag
  ) -> [(name: String, text: String)] {
    let words = error.words(in: locale)
    var texts = [("title", words.title(for: .log)), ("description", words.description(for: .log))]
    if let text = words.suggestion(for: .log) { texts.append(("suggestion", text)) }
    for option in words.options(for: .log) { texts.append((option.name, option.label)) }
    return texts
  }

  @Test func `the list here has every code`() {
    let known = BayanSystemErrorsCatalog.Locale.catalog.table.domains.flatMap { domain in
      domain.codes.map { "\(domain.identifier).\($0.name)" }
    }
    let listed = Set(Self.all.map { "\(type(of: $0).domain).\($0.codeName)" })
    #expect(listed == Set(known))
    #expect(known.count == 56)
  }

  @Test func `each is known by its domain and number`() {
    for domain in BayanSystemErrorsCatalog.Locale.catalog.table.domains {
      for code in domain.codes {
        let error = NSError(domain: domain.identifier, code: code.value)
        #expect(SystemErrors.numbered(error)?.codeName == code.name, "\(code.name)")
      }
    }
  }

  @Test(arguments: BayanSystemErrorsCatalog.Locale.allCases)
  func `each is complete in its own locale, and ends as its kind of text does`(
    locale: BayanSystemErrorsCatalog.Locale
  ) {
    for error in Self.all {
      let words = error.words(in: locale.tag)
      #expect(words.locale == locale.tag)
      if error.category.rawValue != "silent" {
        #expect(words.suggestion != nil && !words.options.isEmpty, "\(error)")
      }
      for (name, text) in Self.texts(of: error, in: locale.tag) {
        #expect(!text.isEmpty, "\(error).\(name)")
        let isSentence = ["description", "suggestion"].contains(name)
        #expect(text.hasSuffix(".") == isSentence, "\(error).\(name): \(text)")
        guard error.messageArguments.allSatisfy({ $0.value != .string(Self.names[4]) }) else {
          continue
        }
        #expect(!text.contains { "{}'\"".contains($0) }, "\(error).\(name): \(text)")
        if locale == .ar { #expect(!text.contains { ",;?".contains($0) }, "\(text)") }
      }
    }
  }

  @Test func `no text shows a number but a count, and Arabic has Latin letters in names alone`() {
    for error in Self.all {
      let counts = error.messageArguments.compactMap { argument -> Int? in
        guard case .integer(let number) = argument.value, argument.name != "status" else {
          return nil
        }
        return number
      }
      let isNamed = error.messageArguments.contains {
        if case .string(let name) = $0.value { !name.isEmpty } else { false }
      }
      for locale in BayanSystemErrorsCatalog.Locale.allCases where !isNamed {
        for (name, text) in Self.texts(of: error, in: locale.tag) {
          let plain = ["UTF-8", "Wi-Fi"].reduce(text) {
            $0.replacingOccurrences(of: $1, with: "")
          }
          let numbers = plain.split { !$0.isWholeNumber }.map { digits in
            digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
          }
          #expect(numbers.allSatisfy(counts.contains), "\(error).\(name): \(text)")
          if locale == .ar {
            let latin = plain.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
            #expect(!latin, "\(error).\(name): \(text)")
          }
        }
      }
    }
  }

  @Test func `an HTTP status chooses words and is not shown`() {
    let texts = [404, 429, 503, 500, 302].map {
      NetworkError.httpStatus(status: $0, underlying: Beneath()).words(in: .en).description
    }
    #expect(Set(texts).count == 5)
    let other = NetworkError.httpStatus(status: 418, underlying: Beneath())
    #expect(other.words(in: .en).description == texts[3])
  }

  @Test func `a name is isolated from the sentence around it`() {
    let error = SystemError.diskFull(file: "Report.pdf", underlying: Beneath())
    #expect(
      error.words(in: .en).description
        == "There isn’t enough free space to save “\u{2068}Report.pdf\u{2069}”.")
    #expect(
      error.words(in: .ar).description
        == "لا توجد مساحة خالية تكفي لحفظ «\u{2068}Report.pdf\u{2069}».")
  }

  /// The clients' catalog has these texts, too, because its own errors share them.
  @Test(arguments: ["en", "ar"] as [LocaleTag])
  func `the texts of categories and buttons are those of the clients' catalog`(locale: LocaleTag) {
    let pairs: [(any CatalogError, any CatalogError)] = [
      (SystemError.unknown(underlying: Beneath()), GraphError.unexpected),
      (SystemError.programFault(underlying: Beneath()), GraphError.badSignature),
      (SystemError.cancelled(underlying: Beneath()), CoreError.cancelled),
    ]
    for (own, clients) in pairs {
      #expect(own.category.rawValue == clients.category.rawValue)
      #expect(own.retryPolicy == clients.retryPolicy)
      let own = Self.texts(of: own, in: locale).map { "\($0.name): \($0.text)" }
      #expect(own == Self.texts(of: clients, in: locale).map { "\($0.name): \($0.text)" })
    }
    let buttons = [
      NetworkError.offline(underlying: Beneath()) as any CatalogError, GraphError.unknown,
    ].map { $0.words(in: locale).options.map { "\($0.name) \($0.role) \($0.label)" } }
    #expect(buttons[0] == buttons[1])
  }
}
