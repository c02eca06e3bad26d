#if !hasFeature(Embedded)
  import Synchronization
#endif

/// The functions for messages of generated catalogs, beside the built-in functions.
///
/// A program sets the functions once when it starts:
///
///     MessageFunctions.shared = ICUFunctions.registry(timeZone: "Asia/Riyadh")
///
/// A server sets the functions for a task, so that each reader has a time zone:
///
///     try await MessageFunctions.$current.withValue(ICUFunctions.registry(timeZone: zone)) { … }
///
/// If neither is set, amounts, units, dates and times have a plain form: `12.50 EUR`, `2006-01-02
/// 15:04`.
public enum MessageFunctions {
  #if !hasFeature(Embedded)
    /// The current task's functions; `nil` for ``shared``.
    @TaskLocal public static var current: FunctionRegistry?

    private static let storage = Mutex(FunctionRegistry())

    /// The program's functions.
    public static var shared: FunctionRegistry {
      get { storage.withLock { $0 } }
      set { storage.withLock { $0 = newValue } }
    }

    /// The functions that a message calls now.
    static var active: FunctionRegistry { current ?? shared }
  #else
    /// The functions that a message calls now: none beside the built-in ones.
    static var active: FunctionRegistry { FunctionRegistry() }
  #endif
}
