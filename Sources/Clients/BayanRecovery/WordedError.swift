package import BayanRuntime
package import Foundation

/// An error for developers, beneath a catalog's error that has the words for it.
///
/// If a reader sees this error nevertheless, it has the catalog's words: in `localizedDescription`,
/// and in alerts.
package protocol WordedError: LocalizedError {
  /// The catalog's error above it.
  var worded: any CatalogError { get }
}
