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

/// The locales and the words of BayanServing.
public nonisolated enum BayanServingCatalog {
  // If this is missing, BayanRuntime is older than the bayan that made this code.
  private typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat8

  /// The locales that have words here.
  public enum Locale: Swift.String, BayanRuntime.CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    public typealias Category = BayanServingCatalog.Category

    /// The options that these errors offer.
    public typealias Option = BayanRuntime.NoOption

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
    /// The request cannot be answered as it is.
    case request
    /// Passes by itself; trying again may succeed.
    case transient
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
    category request manual
    category transient automatic
    domain bayan.server
    1 failed transient - tds: Something failed that its readers can know nothing of; the log has it.
    2 unavailable transient - tds: The server, or one that it asks, does not answer for the moment.
    3 badRequest request - tds: The request cannot be read, or something in it is missing or wrong.
    4 unauthenticated request - tds: The request does not say who sends it, or says it wrongly.
    5 forbidden request - tds: Who sent the request may not do this.
    6 notFound request - tds: There is nothing at this path, or nothing that the sender may see.
    7 methodNotAllowed request - tds: What is at this path does not have the method.
    8 tooSlow transient - tds: The request did not arrive in time.
    9 conflict request - tds: What is changed is no longer as the sender believes.
    10 tooLarge request - tds: The request's body is larger than the server takes.
    11 unsupportedMedia request - tds: The server does not know the format of what was sent, or of what is wanted.
    12 tooManyRequests transient - tds: The sender sent too many requests.
    end
    """
}
