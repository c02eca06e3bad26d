public import Foundation

/// Something that a user allows an app, by the service's name: `email`.
public struct Permission: RawRepresentable, Codable, Hashable, Sendable, Comparable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// The permission of a basic login: the name and other public facts.
  public static let publicProfile: Permission = "public_profile"

  public var description: String { rawValue }

  public static func < (a: Permission, b: Permission) -> Bool { a.rawValue < b.rawValue }

  /// The permissions of a list with commas, as the service writes it; an empty one has none.
  package static func list(_ text: String) -> Set<Permission> {
    Set(text.split(separator: ",").map { Permission(rawValue: String($0)) })
  }
}

/// A token with which the app acts for a user until it expires.
///
/// Its description doesn't tell the token: descriptions end up in logs. Encoded, it does.
public struct AccessToken: Codable, Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The secret that requests are sent with.
  public var tokenString: String
  public var userID: String
  public var permissions: Set<Permission>
  /// All that the user has ever declined for this app and not given since, on any device.
  public var declinedPermissions: Set<Permission>
  /// The permissions that the user took back here or at the service, and neither gave nor declined since.
  public var revokedPermissions: Set<Permission>
  /// The permissions that were given too long ago.
  public var expiredPermissions: Set<Permission>
  /// `nil` for a token that doesn't expire.
  public var expirationDate: Date?
  /// When access to the user's data ends; `nil` for never.
  public var dataAccessExpirationDate: Date?
  /// Whether it is the app's own token, which no login can renew.
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

  /// Reads a stored token, also of a version that knew less of it.
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

  /// Whether the user has given a permission, and it is in force.
  public func hasGranted(_ permission: Permission) -> Bool {
    permissions.contains(permission) && !expiredPermissions.contains(permission)
  }

  /// Whether what was asked with the other token may be asked with this one: of the same user, or after
  /// a login where there was none.
  func mayReplace(_ other: AccessToken?) -> Bool {
    guard let other else { return true }
    return userID.utf8.elementsEqual(other.userID.utf8)
  }

  /// Those of some permissions that the user has not given.
  package func missing(of needed: Set<Permission>) -> Set<Permission> {
    needed.filter { !hasGranted($0) }
  }

  /// The permissions that the user declined or took back.
  var refusedPermissions: Set<Permission> { declinedPermissions.union(revokedPermissions) }

  /// The token of a new login, with what the user said no to before and hasn't answered otherwise now.
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

  /// The token as it is after the service says that access has to be renewed: over, with all the
  /// user has given.
  func expired(at now: Date) -> AccessToken {
    var copy = self
    copy.expirationDate = now.addingTimeInterval(-1)
    copy.dataAccessExpirationDate = now.addingTimeInterval(-1)
    return copy
  }

  public var description: String {
    "access token of user \(userID) (\(permissions.sorted().map(\.rawValue).joined(separator: ", ")))"
  }

  /// Nothing but the description, for `dump` and whatever else prints by reflection.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

/// Who is logged in.
public struct Profile: Codable, Hashable, Sendable {
  public var userID: String
  public var name: String?

  public init(userID: String, name: String? = nil) {
    self.userID = userID
    self.name = name
  }
}
