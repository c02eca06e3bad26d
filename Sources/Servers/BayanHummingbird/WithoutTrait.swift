#if !Hummingbird
  /// There with the trait `Hummingbird`: see `Documentation/Servers.md`.
  ///
  /// Without the trait nothing of Hummingbird is there, and the compiler's own error would name no remedy. It
  /// is a function, because a type that isn't a middleware is refused as such, before its availability is
  /// looked at.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(
    *, unavailable,
    message: "add 'traits: [\"Hummingbird\"]' to the .package of bayan in Package.swift"
  )
  public func ErrorMiddleware<Middleware>(_ telling: ErrorTelling = ErrorTelling()) -> Middleware {
    fatalError("nobody can call this")
  }
#endif
