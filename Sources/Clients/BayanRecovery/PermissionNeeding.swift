/// A failure of a request that said which permissions it needs.
///
/// Who asks the user for permissions finds in it what to ask for.
package protocol PermissionNeeding: ClientFailure {
  /// The names of the permissions; empty where the request said none.
  var neededPermissions: Set<String> { get }
}
