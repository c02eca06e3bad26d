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

/// The locales and the words of QuickstartErrors.
nonisolated enum QuickstartErrorsCatalog {
  // If this is missing, BayanRuntime is older than the bayan that made this code.
  private typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat8

  /// The locales that have words here.
  enum Locale: Swift.String, BayanRuntime.CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    typealias Category = QuickstartErrorsCatalog.Category

    /// The options that these errors offer.
    typealias Option = QuickstartErrorsCatalog.Option

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
    /// Passes by itself; trying again may succeed.
    case transient
    /// The user can do something about it.
    case recoverable
  }

  /// The options that these errors offer: their buttons.
  enum Option: Swift.String, BayanRuntime.CatalogName {
    /// “Try Again”
    case retry
    /// “Choose Another File”
    case chooseFile
    /// “Manage Storage”
    case manageStorage
    /// “Cancel”
    case cancel
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
    category transient manual
    category recoverable manual
    option retry default
    option chooseFile default
    option manageStorage default
    option cancel cancel
    domain com.example.upload
    1 offline transient retry,cancel tds: There is no connection.
    2 fileTooLarge recoverable chooseFile,cancel tds: The file is larger than the server accepts.
    3 quotaExceeded recoverable manageStorage,cancel tds: The user's storage has no room for these files.
    end
    """
}

// What errors carry, a function for each list of arguments.
nonisolated extension BayanRuntime.ErrorValues {
  @inline(never)
  static func carrying(name: Swift.String, megabytes: Swift.Int) -> Self {
    Self("name", .string(name), "megabytes", .integer(megabytes))
  }

  @inline(never)
  static func carrying(count: Swift.Int) -> Self {
    Self("count", .integer(count))
  }
}
