public import Foundation

/// A login in a terminal without a browser, as over SSH: the user opens an address on any device,
/// and pastes the browser's final address.
///
/// The pasted address has a code, which is useless without this program's secret.
public struct PastedAddressDialog: LoginDialog {
  /// The dialog's texts, in the program's language.
  public struct Texts: Hashable, Sendable {
    /// The text before the address of the dialog.
    var open: String
    /// The text that asks for the final address.
    var paste: String

    public init(open: String, paste: String) {
      self.open = open
      self.paste = paste
    }
  }

  private let redirect: URL
  private let texts: Texts
  private let write: @Sendable (String) -> Void
  private let read: @Sendable () async -> String?

  /// The largest number of questions, because another address than the dialog's final one is asked
  /// for again.
  private static let mostQuestions = 3

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - redirect: The redirect address that is registered with the service.
  ///   - read: Waits for a line, and returns it without its end; `nil` at the end of the input.
  public init(
    redirect: URL, texts: Texts,
    write: @escaping @Sendable (String) -> Void = { print($0, terminator: "") },
    read: @escaping @Sendable () async -> String? = { readLine() }
  ) {
    self.redirect = redirect
    self.texts = texts
    self.write = write
    self.read = read
  }

  public func reply(to request: LoginRequest) async throws -> LoginReply {
    let address = request.address(redirect: redirect, response: .code)
    write("\(texts.open)\n\(address.absoluteString)\n")
    for _ in 0..<Self.mostQuestions {
      try Task.checkCancellation()
      write("\(texts.paste) ")
      guard let line = await read() else { return .dismissed }
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty { return .dismissed }
      if let url = URL(string: text), isEnd(url) {
        return .redirected(to: url, redirect: redirect)
      }
    }
    return .dismissed
  }

  /// Returns whether an address is the redirect's, with any parameters.
  private func isEnd(_ url: URL) -> Bool {
    url.scheme == redirect.scheme && url.host == redirect.host && url.port == redirect.port
      && url.path == redirect.path
  }
}
