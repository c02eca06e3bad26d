// README.md explains these declarations.

@MainActor open class UIViewController {
  public init() {}
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {}
}

@MainActor public class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public convenience init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.init()
  }
  init() {}
}

public class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public func addAction(_ action: UIAlertAction) {}
  public var preferredAction: UIAlertAction?
}
