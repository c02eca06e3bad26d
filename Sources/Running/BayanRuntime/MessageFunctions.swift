import Synchronization

/// The functions that the words of generated catalogs may call, beside those that are built in.
///
/// Set once when a program starts:
///
///     MessageFunctions.shared = ICUFunctions.registry(timeZone: "Asia/Riyadh")
///
/// or for a task, as a server does that answers readers in many time zones:
///
///     try await MessageFunctions.$current.withValue(ICUFunctions.registry(timeZone: zone)) { … }
///
/// Where neither is set, amounts, units, dates and times are written plainly: `12.50 EUR`,
/// `2006-01-02 15:04`.
public enum MessageFunctions {
  /// The current task's functions; `nil` for ``shared``.
  @TaskLocal public static var current: FunctionRegistry?

  private static let storage = Mutex(FunctionRegistry())

  /// The program's functions.
  public static var shared: FunctionRegistry {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// Those that a message calls now.
  static var active: FunctionRegistry { current ?? shared }
}
