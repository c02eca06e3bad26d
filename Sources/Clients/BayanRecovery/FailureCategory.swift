public import BayanRuntime
public import BayanSDKErrors

/// How failures are dealt with; recovery decides by it.
///
/// - `transient`: it passes by itself, and is tried again.
/// - `recoverable`, `security`: the user is asked.
/// - `other`, `developer`: there is nothing to do about it but to show it.
/// - `silent`: nothing is shown.
public typealias FailureCategory = BayanSDKErrorsCatalog.Category

extension FailureCategory {
  /// The category of an error of any catalog: the one of the same name, or else the one with the
  /// same `retry`.
  public init(of error: some CatalogError) {
    let name = error.category.rawValue
    if let known = FailureCategory(rawValue: name) {
      self = known
      return
    }
    switch error.retryPolicy {
    case .automatic: self = .transient
    case .manual: self = .recoverable
    case .never: self = .other
    }
  }
}
