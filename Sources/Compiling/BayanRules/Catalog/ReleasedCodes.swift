import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanHistory

/// The changes since the release in `codes.lock`, for the rules about released codes.
struct ReleasedCodes {
  let catalog: Catalog
  let changes: [CatalogChange]

  /// Compares a catalog with its lock; `nil` if nothing was released.
  init?(_ catalog: Catalog) {
    guard let released = catalog.released else { return nil }
    self.catalog = catalog
    changes = CatalogChange.changes(
      from: released, to: CodesLock(catalog),
      unread: Set(catalog.domains.filter { !$0.isComplete }.map(\.identifier)))
  }

  /// Returns the place of a code, of its domain, or of the project.
  func place(of name: String?, in change: CatalogChange) -> Place {
    guard let domain = catalog.domains.first(where: { $0.identifier == change.domain }) else {
      return catalog.project.place
    }
    let code = domain.codes.first { $0.name == name }
    return code?.valuePlace ?? code?.place ?? domain.place
  }

  /// Whether a code is below `[retired]`.
  func isRetired(_ name: String, in change: CatalogChange) -> Bool {
    catalog.domains.first { $0.identifier == change.domain }?.retired
      .contains { $0.name == name } == true
  }

  /// Returns the id of a code's entry.
  func id(of name: String, in change: CatalogChange) -> MessageID? {
    catalog.domains.first { $0.identifier == change.domain }
      .map { MessageID(file: $0.name, entry: name) }
  }
}
