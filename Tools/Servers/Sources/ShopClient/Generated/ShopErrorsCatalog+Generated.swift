// Generated from Catalog/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import BayanRuntime

/// The locales and the words of ShopErrors.
public nonisolated enum ShopErrorsCatalog {
  // If this is missing, BayanRuntime is older than the bayan that made this code.
  private typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat8

  /// The locales that have words here.
  public enum Locale: Swift.String, BayanRuntime.CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    public typealias Category = ShopErrorsCatalog.Category

    /// The options that these errors offer.
    public typealias Option = ShopErrorsCatalog.Option

    /// The locale's place among those of the catalog.
    public var index: Swift.Int {
      switch self {
      case .en: 0
      case .ar: 1
      }
    }

    /// The words in all of them, as they are now.
    public static var catalog: BayanRuntime.MessageCatalog { store.current }

    /// Where packs loaded from files replace the words built in.
    public static let store = BayanRuntime.CatalogStore(table: table, packs: [packEn, packAr])
  }

  /// How these errors are dealt with.
  public enum Category: Swift.String, BayanRuntime.CatalogName {
    /// Passes by itself; trying again may succeed.
    case transient
    /// The user can do something about it.
    case recoverable
    /// There is nothing to do but to read the message.
    case other
  }

  /// The options that these errors offer: their buttons.
  public enum Option: Swift.String, BayanRuntime.CatalogName {
    /// “Log In”
    case logIn
    /// “Try Again”
    case retry
    /// “Allow”
    case allow
    /// “Change Order”
    case editOrder
    /// “Cancel”
    case cancel
    /// “OK”
    case ok
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
    category transient automatic
    category recoverable manual
    category other never
    option logIn default
    option retry default
    option allow default
    option editOrder default
    option cancel cancel
    option ok cancel
    domain org.example.shop
    1 unexpected other ok td: The service answered with an error that nothing here describes.
    2 unreachable transient retry,cancel tds: There was no response, or none that can be used.
    3 tokenExpired recoverable logIn,cancel tds: The access token has expired. The client renews it without a question.
    4 loggedOut recoverable logIn,cancel tds: The session is over, and can't be renewed.
    5 permissionMissing recoverable allow,cancel tds: The user hasn't allowed this yet.
    6 busy transient retry,cancel tds: The service wants to be left alone for a while.
    7 outOfStock recoverable editOrder,cancel tds: There are fewer in stock than were ordered. `left` is how many there are.
    end
    """
}

// What errors carry, a function for each list of arguments.
nonisolated extension BayanRuntime.ErrorValues {
  @inline(never)
  static func carrying(left: Swift.Int) -> Self {
    Self("left", .integer(left))
  }
}
