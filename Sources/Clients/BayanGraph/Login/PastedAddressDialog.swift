public import Foundation

/// A login in a terminal without a browser, as over SSH: it shows an address to open anywhere, and
/// reads the address that the browser ends at.
///
/// The pasted address holds a code, which is worth nothing without the secret that this program keeps.
public struct PastedAddressDialog: LoginDialog {
  /// The dialog's words, of the program that shows it.
  public struct Words: Hashable, Sendable {
    /// The text before the address to open.
    var open: String
    /// The text that asks for the address at the end.
    var paste: String

    public init(open: String, paste: String) {
      self.open = open
      self.paste = paste
    }
  }

  private let redirect: URL
  private let words: Words
  private let write: @Sendable (String) -> Void
  private let read: @Sendable () async -> String?

  /// How often an address that isn't the dialog's end is asked for again.
  private static let mostQuestions = 3

  /// Makes a dialog.
  ///
  /// - Parameters:
  ///   - redirect: Where the service sends the browser, as it is registered with it.
  ///   - read: Waits for a line without its end; `nil` at the end of the input.
  public init(
    redirect: URL, words: Words,
    write: @escaping @Sendable (String) -> Void = { print($0, terminator: "") },
    read: @escaping @Sendable () async -> String? = { readLine() }
  ) {
    self.redirect = redirect
    self.words = words
    self.write = write
    self.read = read
  }

  public func reply(to request: LoginRequest) async throws -> LoginReply {
    let address = request.address(redirect: redirect, response: .code)
    write("\(words.open)\n\(address.absoluteString)\n")
    for _ in 0..<Self.mostQuestions {
      try Task.checkCancellation()
      write("\(words.paste) ")
      guard let line = await read() else { return .dismissed }
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty { return .dismissed }
      if let url = URL(string: text), isEnd(url) {
        return .redirected(to: url, redirect: redirect)
      }
    }
    return .dismissed
  }

  /// Whether an address is the redirect's, whatever its parameters.
  private func isEnd(_ url: URL) -> Bool {
    url.scheme == redirect.scheme && url.host == redirect.host && url.port == redirect.port
      && url.path == redirect.path
  }
}
