import BayanHTTP
import BayanRuntime
import BayanSDKErrors

/// Where a service puts the names of its errors, and which of the catalog's they are.
///
/// The catalog matches `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT` and more
/// (Catalog/graphql.toml). A service that says it otherwise is understood by an alias:
///
///     GraphQLErrorNames(aliases: ["NOT_LOGGED_IN": "UNAUTHENTICATED"])
public struct GraphQLErrorNames: Hashable, Sendable {
  /// The places that servers use: `extensions.code` as Apollo and most have it, `errorType` and
  /// `classification` of those on graphql-java, and members outside of `extensions`.
  public static let usualPlaces = [
    ["extensions", "code"], ["extensions", "errorType"], ["extensions", "classification"],
    ["errorType"], ["type"],
  ]

  /// Where names are looked for: each place is the members on the way to it.
  ///
  /// Of the names of one error, the first that the catalog knows counts.
  package var places: [[String]]
  /// The catalog's names by the service's own.
  package var aliases: [String: String]

  public init(places: [[String]] = Self.usualPlaces, aliases: [String: String] = [:]) {
    self.places = places
    self.aliases = aliases
  }

  /// The catalog's name for an error; `nil` where it has none that the catalog knows.
  func name(of error: GraphQLError) -> String? {
    let members = JSONValue.object(
      error.otherMembers.merging(["extensions": .object(error.extensions)]) { $1 })
    let matches = GraphQLResponseError.serviceMatches
    for place in places {
      let found = place.reduce(members as JSONValue?) { value, member in value?[member] }
      guard let said = found?.string else { continue }
      let name = aliases[said] ?? said
      if matches.index(of: ServiceAnswer(name: name)) != matches.defaultIndex { return name }
    }
    return nil
  }
}
