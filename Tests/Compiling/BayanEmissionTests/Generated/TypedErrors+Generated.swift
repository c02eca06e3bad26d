// Generated from Catalog/account.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanErrors
import BayanRuntime

/// Errors of an account.
///
/// - Remark: Domain `org.example.account`, Catalog/account.toml.
nonisolated indirect enum AccountError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = TypedErrorsCatalog.Locale

  /// “Your pass ended on {$since :date length=long}.”
  ///
  /// - Remark: Code 1, `other`; Catalog/account.toml, `expired`.
  case expired(since: BayanRuntime.MessageDateTime)

  /// “{$reminder :app:ordinal} reminder: you owe {$amount}.”
  ///
  /// Something is owed.
  ///
  /// - Remark: Code 2, `other`; Catalog/account.toml, `unpaid`.
  case unpaid(amount: BayanRuntime.MessageAmount, reminder: Swift.Int)

  /// “{$people} have waited {$days} days and owe {$fees}.”
  ///
  /// Others wait.
  ///
  /// - Remark: Code 3, `other`; Catalog/account.toml, `waiting`.
  case waiting(people: [Swift.String], fees: [BayanRuntime.MessageAmount], days: [Swift.Int])

  static var domainIndex: Swift.Int { 0 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .expired: return 0
    case .unpaid: return 1
    case .waiting: return 2
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
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

nonisolated extension AccountError: BayanErrors.CatalogLocalizedError {}

// Generated from Catalog/session.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanErrors
import BayanRuntime

/// - Remark: Domain `org.example.session`, Catalog/session.toml.
nonisolated indirect enum SessionError:
  BayanRuntime.GeneratedError, BayanRuntime.ErrorWithPrivateArguments
{
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
    token: Swift.String, attempts: Swift.Int, owed: BayanRuntime.MessageAmount,
    since: BayanRuntime.MessageDateTime, names: [Swift.String], underlying: any Swift.Error)

  static var domainIndex: Swift.Int { 1 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .closed: return 0
    case .ended: return 1
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .ended(let token, let attempts, let owed, let since, let names, let underlying):
      return .carrying(
        token: token, attempts: attempts, owed: owed, since: since,
        names: names).wrapping(underlying).hiding("token", "owed")
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.closed]
  }
}

nonisolated extension SessionError: BayanErrors.CatalogLocalizedError {}

// Generated from Catalog/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanRuntime

/// The locales and the words of TypedErrors.
nonisolated enum TypedErrorsCatalog {
  // If this is missing, BayanRuntime is older than the bayan that made this code.
  private typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat8

  /// The locales that have words here.
  enum Locale: Swift.String, BayanRuntime.CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    typealias Category = TypedErrorsCatalog.Category

    /// The options that these errors offer.
    typealias Option = BayanRuntime.NoOption

    /// The locale's place among those of the catalog.
    var index: Swift.Int {
      switch self {
      case .en: 0
      case .ar: 1
      }
    }

    /// The words in all of them, as they are now.
    static var catalog: BayanRuntime.MessageCatalog { store.current }

    /// Where packs loaded from files replace the words built in.
    static let store = BayanRuntime.CatalogStore(table: table, packs: [packEn, packAr])
  }

  /// How these errors are dealt with.
  enum Category: Swift.String, BayanRuntime.CatalogName {
    /// Nothing to offer but the message.
    case other
  }

  /// The errors apart from their words, a line a code; `CatalogTable` says how it is read.
  private static let table: Swift.StaticString = """
    bayan-table 5
    locale en
    locale ar
    script Arab ar
    script Latn en
    alias ar arb
    fallback ar aao abh abv acm acq acw acx acy adf aeb aec afb ajp ajt apc apd ar-Latn arb-Latn arq ars ary arz auz avl ayh ayl ayn ayp bbz ckb pga shu ssh
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
nonisolated extension BayanRuntime.ErrorValues {
  @inline(never)
  static func carrying(since: BayanRuntime.MessageDateTime) -> Self {
    Self("since", .dateTime(since))
  }

  @inline(never)
  static func carrying(amount: BayanRuntime.MessageAmount, reminder: Swift.Int) -> Self {
    Self("amount", .amount(amount), "reminder", .integer(reminder))
  }

  @inline(never)
  static func carrying(
    people: [Swift.String], fees: [BayanRuntime.MessageAmount], days: [Swift.Int]
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("people", .list(people.map { .string($0) })),
      BayanRuntime.MessageArgument("fees", .list(fees.map { .amount($0) })),
      BayanRuntime.MessageArgument("days", .list(days.map { .integer($0) })),
    ])
  }

  @inline(never)
  static func carrying(
    token: Swift.String, attempts: Swift.Int, owed: BayanRuntime.MessageAmount,
    since: BayanRuntime.MessageDateTime, names: [Swift.String]
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("token", .string(token)),
      BayanRuntime.MessageArgument("attempts", .integer(attempts)),
      BayanRuntime.MessageArgument("owed", .amount(owed)),
      BayanRuntime.MessageArgument("since", .dateTime(since)),
      BayanRuntime.MessageArgument("names", .list(names.map { .string($0) })),
    ])
  }
}

// Generated from Locales/ar/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

nonisolated extension TypedErrorsCatalog.Locale {
  /// The pack of 'ar'.
  static let packAr: Swift.StaticString = """
    bayan-pack 5\u{A}\u{0}\u{0}\u{0}\u{4}\u{0}\u{0}\u{0}\u{0}\u{0}\u{5}\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}P\u{0}\u{0}\u{0}\u{1}hn=we5T8r\u{3}4\u{2}ar\u{1}\u{2}٠\u{2}١\u{2}٢\u{2}٣\u{2}٤\u{2}٥\u{2}٦\u{2}٧\u{2}٨\u{2}٩\u{2}٫\u{2}٬\u{3}\u{61C}-\u{3}\u{61C}+\u{3}∞\u{E}ليس\u{A0}رقم\u{3}\u{3}\u{1}\u{0}\u{4}٪\u{61C}\u{3}\u{61C}-\u{4}٪\u{61C}\u{3}\u{3}\u{4}arab\u{5}\u{0}\u{1}\u{1}\u{0}\u{0}\u{0}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{0}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{1}\u{0}\u{0}\u{0}\u{1}\u{2}\u{2}\u{3}\u{1}\u{1}\u{0}d\u{1}\u{0}\u{1}\u{3}\u{A}\u{4}\u{1}\u{1}\u{0}d\u{1}\u{0}\u{1}\u{B}c\u{1}\u{0}\u{3} و\u{3} و\u{3} و\u{3} و\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}F\u{0}\u{0}\u{1}\u{10}\u{0}\u{0}\u{1}d\u{0}\u{0}\u{1}\u{7F}\u{0}\u{0}\u{2}\u{18}\
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
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

nonisolated extension TypedErrorsCatalog.Locale {
  /// The pack of 'en'.
  static let packEn: Swift.StaticString = """
    bayan-pack 5\u{A}\u{0}\u{0}\u{0}\u{3}D\u{0}\u{0}\u{0}\u{0}\u{5}\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}?\u{0}\u{0}\u{0}\u{1}Wn=we5~\u{E}'Mj\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}∞\u{3}NaN\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{3}\u{3}\u{4}latn\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{5} and \u{2}, \u{2}, \u{6}, and \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}:\u{0}\u{0}\u{0}{\u{0}\u{0}\u{1}>\u{0}\u{0}\u{1}V\u{0}\u{0}\u{1}m\
    m\u{0}\u{0}\u{3}\u{0}\u{13}Your pass ended on \u{1}\u{2}\u{0}\u{5}since\u{1}\u{4}date\u{1}\u{1}\u{6}length\u{1}\u{4}long\u{0}\u{1}.\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{1}\u{8}reminder\u{1}\u{B}app:ordinal\u{0}\u{0}\u{13} reminder: you owe \u{1}\u{2}\u{0}\u{6}amount\u{0}\u{0}\u{1}.\
    m\u{0}\u{0}\u{6}\u{1}\u{2}\u{0}\u{6}people\u{0}\u{0}\u{D} have waited \u{1}\u{2}\u{2}\u{4}days\u{0}\u{0}\u{E} days and owe \u{1}\u{2}\u{1}\u{4}fees\u{0}\u{0}\u{1}.\
    tThe session was closed.\
    tThe session has ended.
    """
}
