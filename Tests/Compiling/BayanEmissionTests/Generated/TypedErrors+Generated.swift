// Generated from Catalog/account.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 6.
// swift-format-ignore-file

import BayanErrors
import BayanRuntime

/// Errors of an account.
///
/// - Remark: Domain `org.example.account`, Catalog/account.toml.
indirect enum AccountError: GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = TypedErrorsCatalog.Locale

  /// “Your pass ended on {$since :date length=long}.”
  ///
  /// - Remark: Code 1, `other`; Catalog/account.toml, `expired`.
  case expired(since: MessageDateTime)

  /// “{$reminder :app:ordinal} reminder: you owe {$amount}.”
  ///
  /// Something is owed.
  ///
  /// - Remark: Code 2, `other`; Catalog/account.toml, `unpaid`.
  case unpaid(amount: MessageAmount, reminder: Int)

  /// “{$people} have waited {$days} days and owe {$fees}.”
  ///
  /// Others wait.
  ///
  /// - Remark: Code 3, `other`; Catalog/account.toml, `waiting`.
  case waiting(people: [String], fees: [MessageAmount], days: [Int])

  static var domainIndex: Int { 0 }

  @inline(never)
  var codeIndex: Int {
    switch self {
    case .expired: return 0
    case .unpaid: return 1
    case .waiting: return 2
    }
  }

  @inline(never)
  var errorValues: ErrorValues {
    switch self {
    case .expired(let since): return .carrying(since: since)
    case .unpaid(let amount, let reminder): return .carrying(amount: amount, reminder: reminder)
    case .waiting(let people, let fees, let days):
      return .carrying(people: people, fees: fees, days: days)
    }
  }

  static var errorsWithoutValues: [Self] {
    []
  }
}

extension AccountError: CatalogLocalizedError {}

// Generated from Catalog/session.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 6.
// swift-format-ignore-file

import BayanErrors
import BayanRuntime

/// - Remark: Domain `org.example.session`, Catalog/session.toml.
indirect enum SessionError: GeneratedError, ErrorWithPrivateArguments {
  /// The locales that have words for these errors.
  typealias Locale = TypedErrorsCatalog.Locale

  /// “The session was closed.”
  ///
  /// - Remark: Code 1, `other`; Catalog/session.toml, `closed`.
  case closed

  /// “The session has ended.”
  ///
  /// - Remark: Code 2, `other`; Catalog/session.toml, `ended`.
  case ended(
    token: String, attempts: Int, owed: MessageAmount, since: MessageDateTime, names: [String],
    underlying: any Error)

  static var domainIndex: Int { 1 }

  @inline(never)
  var codeIndex: Int {
    switch self {
    case .closed: return 0
    case .ended: return 1
    }
  }

  @inline(never)
  var errorValues: ErrorValues {
    switch self {
    case .ended(let token, let attempts, let owed, let since, let names, let underlying):
      return .carrying(
        token: token, attempts: attempts, owed: owed, since: since,
        names: names).wrapping(underlying).hiding("token", "owed")
    // The others carry nothing.
    default: return ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.closed]
  }
}

extension SessionError: CatalogLocalizedError {}

// Generated from Catalog/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 6.
// swift-format-ignore-file

import BayanRuntime

// If this is missing, BayanRuntime is older than the bayan that made this code.
private typealias RequiredRuntime = BayanRuntimeForCodeFormat6

/// The locales and the words of TypedErrors.
enum TypedErrorsCatalog {
  /// The locales that have words here.
  enum Locale: String, CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    typealias Category = TypedErrorsCatalog.Category

    /// The options that these errors offer.
    typealias Option = NoOption

    /// The locale's place among those of the catalog.
    var index: Int {
      switch self {
      case .en: 0
      case .ar: 1
      }
    }

    /// The words in all of them, as they are now.
    static var catalog: MessageCatalog { store.current }

    /// Where packs loaded from files replace the words built in.
    static let store = CatalogStore(table: table, packs: [packEn, packAr])
  }

  /// How these errors are dealt with.
  enum Category: String, CatalogName {
    /// Nothing to offer but the message.
    case other
  }

  /// The errors apart from their words, a line a code; `CatalogTable` says how it is read.
  private static let table: StaticString = """
    bayan-table 3
    locale en
    locale ar
    alias ar arb
    fallback ar ckb
    category other manual
    domain org.example.account
    1 expired other - t:
    2 unpaid other - t: Something is owed.
    3 waiting other - t: Others wait.
    domain org.example.session
    1 closed other - t:
    2 ended other - t:
    end
    """
}

// What errors carry, a function for each list of arguments.
extension ErrorValues {
  @inline(never)
  static func carrying(since: MessageDateTime) -> ErrorValues {
    ErrorValues("since", .dateTime(since))
  }

  @inline(never)
  static func carrying(amount: MessageAmount, reminder: Int) -> ErrorValues {
    ErrorValues("amount", .amount(amount), "reminder", .integer(reminder))
  }

  @inline(never)
  static func carrying(people: [String], fees: [MessageAmount], days: [Int]) -> ErrorValues {
    ErrorValues([
      MessageArgument("people", .list(people.map { .string($0) })),
      MessageArgument("fees", .list(fees.map { .amount($0) })),
      MessageArgument("days", .list(days.map { .integer($0) }))])
  }

  @inline(never)
  static func carrying(
    token: String, attempts: Int, owed: MessageAmount, since: MessageDateTime,
    names: [String]) -> ErrorValues {
    ErrorValues([
      MessageArgument("token", .string(token)), MessageArgument("attempts", .integer(attempts)),
      MessageArgument("owed", .amount(owed)), MessageArgument("since", .dateTime(since)),
      MessageArgument("names", .list(names.map { .string($0) }))])
  }
}

// Generated from Locales/ar/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 6.
// swift-format-ignore-file

extension TypedErrorsCatalog.Locale {
  /// The pack of 'ar'.
  static let packAr: StaticString = """
    bayan-pack 4\u{A}\u{0}\u{0}\u{0}\u{3}k\u{0}\u{0}\u{0}\u{0}\u{5}\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1};\u{0}\u{0}\u{0}\u{1}Ss[\u{15}$#\u{1F}G\u{14}\u{5}\u{9}\u{2}ar\u{1}\u{2}٠\u{2}١\u{2}٢\u{2}٣\u{2}٤\u{2}٥\u{2}٦\u{2}٧\u{2}٨\u{2}٩\u{2}٫\u{2}٬\u{3}\u{61C}-\u{3}\u{61C}+\u{3}\u{3}\u{1}\u{0}\u{4}٪\u{61C}\u{3}\u{61C}-\u{4}٪\u{61C}\u{4}arab\u{5}\u{0}\u{1}\u{1}\u{0}\u{0}\u{0}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{0}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{1}\u{0}\u{0}\u{0}\u{1}\u{2}\u{2}\u{3}\u{1}\u{1}\u{0}d\u{1}\u{0}\u{1}\u{3}\u{A}\u{4}\u{1}\u{1}\u{0}d\u{1}\u{0}\u{1}\u{B}c\u{1}\u{0}\u{3} و\u{3} و\u{3} و\u{3} و\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}F\u{0}\u{0}\u{1}\u{10}\u{0}\u{0}\u{1}d\u{0}\u{0}\u{1}\u{7F}\u{0}\u{0}\u{2}\u{18}\
    m\u{0}\u{0}\u{3}\u{0}\u{1F}انتهت صلاحيتك في \u{1}\u{2}\u{0}\u{5}since\u{1}\u{4}date\u{1}\u{1}\u{6}length\u{1}\u{4}long\u{0}\u{1}.\
    m\u{0}\u{0}\u{5}\u{0}\u{F}التذكير \u{1}\u{2}\u{1}\u{8}reminder\u{1}\u{B}app:ordinal\u{0}\u{0}\u{B}: عليك \u{1}\u{2}\u{0}\u{6}amount\u{0}\u{0}\u{1}.\
    m\u{0}\u{0}\u{7}\u{0}\u{B}ينتظر \u{1}\u{2}\u{0}\u{6}people\u{0}\u{0}\u{8} منذ \u{1}\u{2}\u{2}\u{4}days\u{0}\u{0}\u{17} أيام وعليهم \u{1}\u{2}\u{1}\u{4}fees\u{0}\u{0}\u{1}.\
    tأُغلقت الجلسة.\
    tانتهت الجلسة.
    """
}

// Generated from Locales/en/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 6.
// swift-format-ignore-file

extension TypedErrorsCatalog.Locale {
  /// The pack of 'en'.
  static let packEn: StaticString = """
    bayan-pack 4\u{A}\u{0}\u{0}\u{0}\u{3}:\u{0}\u{0}\u{0}\u{0}\u{5}\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}5\u{0}\u{0}\u{0}\u{1}Ms[\u{15}$# ${)C\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{4}latn\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{5} and \u{2}, \u{2}, \u{6}, and \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}:\u{0}\u{0}\u{0}{\u{0}\u{0}\u{1}>\u{0}\u{0}\u{1}V\u{0}\u{0}\u{1}m\
    m\u{0}\u{0}\u{3}\u{0}\u{13}Your pass ended on \u{1}\u{2}\u{0}\u{5}since\u{1}\u{4}date\u{1}\u{1}\u{6}length\u{1}\u{4}long\u{0}\u{1}.\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{1}\u{8}reminder\u{1}\u{B}app:ordinal\u{0}\u{0}\u{13} reminder: you owe \u{1}\u{2}\u{0}\u{6}amount\u{0}\u{0}\u{1}.\
    m\u{0}\u{0}\u{6}\u{1}\u{2}\u{0}\u{6}people\u{0}\u{0}\u{D} have waited \u{1}\u{2}\u{2}\u{4}days\u{0}\u{0}\u{E} days and owe \u{1}\u{2}\u{1}\u{4}fees\u{0}\u{0}\u{1}.\
    tThe session was closed.\
    tThe session has ended.
    """
}
