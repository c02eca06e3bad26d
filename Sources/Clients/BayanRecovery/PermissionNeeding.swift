package import BayanErrors

/// A failure of a request that needs permissions.
///
/// An attempter that asks the user for permissions finds their names in it.
package protocol PermissionNeeding: ClientFailure {
  /// The names of the permissions, from the request or the service; empty if neither has them.
  var neededPermissions: Set<String> { get }
}

extension ErrorChain {
  /// The permissions of the outermost failure that has any.
  package var neededPermissions: Set<String> {
    lazy.compactMap { ($0 as? any PermissionNeeding)?.neededPermissions }
      .first { !$0.isEmpty } ?? []
  }
}
