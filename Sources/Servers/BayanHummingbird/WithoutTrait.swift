#if !Hummingbird
  public import BayanServing

  /// An unavailable stand-in, whose message names the trait `Hummingbird`: see
  /// `Documentation/Servers.md`.
  ///
  /// Without the trait, no part of Hummingbird is built, and the compiler's own error would name no
  /// remedy. The stand-in is a function: the compiler would refuse a type as no middleware, before
  /// it looks at the type's availability.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(
    *, unavailable,
    message: "add 'traits: [\"Hummingbird\"]' to the .package of bayan in Package.swift"
  )
  public func ErrorMiddleware<Middleware>(_ telling: ErrorTelling = ErrorTelling()) -> Middleware {
    fatalError("nobody can call this")
  }
#endif
