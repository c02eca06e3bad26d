import Foundation

/// The memory of the process.
enum Memory {
  /// Gives back to the system what stages that are through have left.
  ///
  /// Many small pieces are made and freed by several threads, each of which keeps what it was given
  /// for itself: by the end of a run that is half as much as all that is in use. Looked up by name,
  /// for Swift doesn't import the header, and other C libraries than Debian's haven't got it.
  static func giveBack() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let trim = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: Trim.self)(0)
  }
}
