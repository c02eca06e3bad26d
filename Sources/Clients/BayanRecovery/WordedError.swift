package import BayanRuntime
package import Foundation

/// An error for developers, beneath a catalog's error that has the words for it.
///
/// If a reader sees it nevertheless, it has that error's words: in `localizedDescription`, and in
/// alerts.
package protocol WordedError: LocalizedError {
  /// The catalog's error above it.
  var worded: any CatalogError { get }
}
