package import BayanErrors

/// A failure of a request that needs permissions.
///
/// Who asks the user for permissions finds in it what to ask for.
package protocol PermissionNeeding: ClientFailure {
  /// The names of the permissions, as the request or the service says them; empty where neither does.
  var neededPermissions: Set<String> { get }
}

extension ErrorChain {
  /// The permissions that the outermost failure needs which knows of any.
  package var neededPermissions: Set<String> {
    lazy.compactMap { ($0 as? any PermissionNeeding)?.neededPermissions }
      .first { !$0.isEmpty } ?? []
  }
}
