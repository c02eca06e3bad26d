package import BayanRuntime
package import Foundation

/// An error for developers, beneath one of the catalog's that has the words for it.
///
/// Where it gets before a reader all the same, it has that one's words: by `localizedDescription`, and
/// in alerts.
package protocol WordedError: LocalizedError {
  /// The error of the catalog that it is beneath.
  var worded: any CatalogError { get }
}
