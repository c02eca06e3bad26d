import BayanHTTP
import BayanRuntime
import BayanSDKErrors

/// The places of error names in a service's responses, and the aliases for the catalog's names.
///
/// The catalog matches `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT` and more
/// (Catalog/graphql.toml). Other names of a service need an alias:
///
///     GraphQLErrorNames(aliases: ["NOT_LOGGED_IN": "UNAUTHENTICATED"])
public struct GraphQLErrorNames: Hashable, Sendable {
  /// The places that servers use: `extensions.code` of Apollo and most others, `errorType` and
  /// `classification` of servers on graphql-java, and members outside of `extensions`.
  public static let usualPlaces = [
    ["extensions", "code"], ["extensions", "errorType"], ["extensions", "classification"],
    ["errorType"], ["type"],
  ]

  /// The places of the names; a place is the list of members on its path.
  ///
  /// The first name of an error that the catalog knows counts.
  package var places: [[String]]
  /// The catalog's names by the service's own.
  package var aliases: [String: String]

  public init(places: [[String]] = Self.usualPlaces, aliases: [String: String] = [:]) {
    self.places = places
    self.aliases = aliases
  }

  /// Returns the catalog's name of an error; `nil` if the catalog knows none of its names.
  func name(of error: GraphQLError) -> String? {
    let members = JSONValue.object(
      error.otherMembers.merging(["extensions": .object(error.extensions)]) { $1 })
    let matches = GraphQLResponseError.serviceMatches
    for place in places {
      let found = place.reduce(members as JSONValue?) { value, member in value?[member] }
      guard let value = found?.string else { continue }
      let name = aliases[value] ?? value
      if matches.index(of: ServiceAnswer(name: name)) != matches.defaultIndex { return name }
    }
    return nil
  }
}
