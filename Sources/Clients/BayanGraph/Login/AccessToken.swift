public import Foundation

/// A permission that a user gives an app, by the service's name: `email`.
public struct Permission: RawRepresentable, Codable, Hashable, Sendable, Comparable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// The permission of a basic login, for the name and other public facts.
  public static let publicProfile: Permission = "public_profile"

  public var description: String { rawValue }

  public static func < (a: Permission, b: Permission) -> Bool { a.rawValue < b.rawValue }

  /// Returns the permissions of the service's list with commas; none for an empty list.
  package static func list(_ text: String) -> Set<Permission> {
    Set(text.split(separator: ",").map { Permission(rawValue: String($0)) })
  }
}

/// A token with which the app acts for a user until it expires.
///
/// The value's description hides the token, because descriptions end up in logs. The encoding has
/// the token.
public struct AccessToken: Codable, Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The secret that is sent with requests.
  public var tokenString: String
  public var userID: String
  public var permissions: Set<Permission>
  /// All permissions that the user declined for this app, on any device, and hasn't given since.
  public var declinedPermissions: Set<Permission>
  /// The permissions that the user revoked, here or at the service, and neither gave nor declined
  /// since.
  public var revokedPermissions: Set<Permission>
  /// The permissions that the user gave too long ago.
  public var expiredPermissions: Set<Permission>
  /// The end of the token's validity; `nil` for a token that doesn't expire.
  public var expirationDate: Date?
  /// The end of access to the user's data; `nil` for never.
  public var dataAccessExpirationDate: Date?
  /// Whether the token is the app's own, which no login can renew.
  public var isClientToken: Bool

  public init(
    tokenString: String, userID: String, permissions: Set<Permission> = [],
    declinedPermissions: Set<Permission> = [], revokedPermissions: Set<Permission> = [],
    expiredPermissions: Set<Permission> = [], expirationDate: Date? = nil,
    dataAccessExpirationDate: Date? = nil, isClientToken: Bool = false
  ) {
    self.tokenString = tokenString
    self.userID = userID
    self.permissions = permissions
    self.declinedPermissions = declinedPermissions
    self.revokedPermissions = revokedPermissions
    self.expiredPermissions = expiredPermissions
    self.expirationDate = expirationDate
    self.dataAccessExpirationDate = dataAccessExpirationDate
    self.isClientToken = isClientToken
  }

  /// Reads a stored token, even of an older version with fewer properties.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    tokenString = try values.decode(String.self, forKey: .tokenString)
    userID = try values.decode(String.self, forKey: .userID)
    permissions = try values.decode(Set<Permission>.self, forKey: .permissions)
    declinedPermissions = try values.decode(Set<Permission>.self, forKey: .declinedPermissions)
    revokedPermissions =
      try values.decodeIfPresent(Set<Permission>.self, forKey: .revokedPermissions) ?? []
    expiredPermissions = try values.decode(Set<Permission>.self, forKey: .expiredPermissions)
    expirationDate = try values.decodeIfPresent(Date.self, forKey: .expirationDate)
    dataAccessExpirationDate =
      try values.decodeIfPresent(Date.self, forKey: .dataAccessExpirationDate)
    isClientToken = try values.decode(Bool.self, forKey: .isClientToken)
  }

  /// Returns whether the user has given a permission that is still in force.
  public func hasGranted(_ permission: Permission) -> Bool {
    permissions.contains(permission) && !expiredPermissions.contains(permission)
  }

  /// Returns whether a request of the other token may be sent with this one: both have the same
  /// user, or the other request had no token.
  func mayReplace(_ other: AccessToken?) -> Bool {
    guard let other else { return true }
    return userID.utf8.elementsEqual(other.userID.utf8)
  }

  /// Returns the permissions that the user has not given, of some.
  package func missing(of needed: Set<Permission>) -> Set<Permission> {
    needed.filter { !hasGranted($0) }
  }

  /// The permissions that the user declined or revoked.
  var refusedPermissions: Set<Permission> { declinedPermissions.union(revokedPermissions) }

  /// Returns the token of a new login with the user's earlier refusals, unless the user has changed
  /// them now.
  func remembering(_ previous: AccessToken?) -> AccessToken {
    guard let previous else { return self }
    var copy = self
    copy.revokedPermissions.formUnion(
      previous.revokedPermissions.subtracting(permissions).subtracting(declinedPermissions))
    copy.declinedPermissions.formUnion(previous.declinedPermissions.subtracting(permissions))
    return copy
  }

  public func isExpired(at now: Date = Date()) -> Bool {
    expirationDate.map { $0 <= now } ?? false
  }

  public func isDataAccessExpired(at now: Date = Date()) -> Bool {
    dataAccessExpirationDate.map { $0 <= now } ?? false
  }

  /// Returns the token after the service's demand to renew access: expired, with all permissions.
  func expired(at now: Date) -> AccessToken {
    var copy = self
    copy.expirationDate = now.addingTimeInterval(-1)
    copy.dataAccessExpirationDate = now.addingTimeInterval(-1)
    return copy
  }

  public var description: String {
    "access token of user \(userID) (\(permissions.sorted().map(\.rawValue).joined(separator: ", ")))"
  }

  /// A mirror with the description alone, for `dump` and other uses of reflection.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

/// The user who is logged in.
public struct Profile: Codable, Hashable, Sendable {
  public var userID: String
  public var name: String?

  public init(userID: String, name: String? = nil) {
    self.userID = userID
    self.name = name
  }
}
