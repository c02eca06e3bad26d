import BayanSupport

/// The names of a catalog as names of Kotlin, each once in its scope.
///
/// A name that is taken, or means something else there, gets a `_` at its end. All names are in backticks, so that
/// none is a keyword.
struct KotlinNames {
  private var taken: Set<String>

  /// Creates the names of a scope with those that are taken from the start.
  init(taken: Set<String> = []) { self.taken = taken }

  /// Returns a name for a type: with a capital letter, and `_` for each dot.
  ///
  /// Names that differ only in case would be one class file on some disks.
  mutating func type(_ name: String) -> String {
    let parts = name.replacing(".", with: "_")
    return unique(parts.prefix(1).uppercased() + parts.dropFirst())
  }

  private mutating func unique(_ name: String) -> String {
    var name = name
    while !taken.insert(name.lowercased()).inserted { name += "_" }
    return "`\(name)`"
  }
}
