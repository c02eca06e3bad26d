// Stand-ins for the files that need locks, mirrors or the environment. Embedded Swift has none of
// these, and these files have no arithmetic.

public enum MessageFunctions {
  static var active: FunctionRegistry { FunctionRegistry() }
}

public enum MessageLocale {
  public static var current: LocaleTag? { nil }
  public static var program: [LocaleTag] { [] }
  public static var preferences: [LocaleTag] { [] }
}

public final class CatalogStore: Sendable {
  public let current: MessageCatalog
  package init(_ current: MessageCatalog) { self.current = current }
}

public protocol ErrorWithPrivateArguments {}
