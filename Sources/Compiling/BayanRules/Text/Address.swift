import BayanChecking

/// An address, taken apart as far as comparison needs it.
struct Address {
  /// `https`; empty where the address goes without.
  var scheme = ""
  /// In lower case, without `www.`.
  var host: String
  /// Path and query, without a slash at the end.
  var rest: String

  init(_ text: String) {
    var scalars = Array(text.unicodeScalars)
    if let colon = scalars.firstIndex(of: ":"), scalars[colon...].starts(with: "://".unicodeScalars)
    {
      scheme = String(String.UnicodeScalarView(scalars[..<colon])).lowercased()
      scalars.removeFirst(colon + 3)
    }
    let end = scalars.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? scalars.count
    var host = String(String.UnicodeScalarView(scalars[..<end])).lowercased()
    if host.hasPrefix("www.") { host.removeFirst(4) }
    self.host = host
    var rest = scalars[end...]
    while rest.last == "/" { rest.removeLast() }
    self.rest = String(String.UnicodeScalarView(rest))
  }

  func isSame(as other: Address) -> Bool {
    hasScheme(of: other) && host.utf8.elementsEqual(other.host.utf8)
      && rest.utf8.elementsEqual(other.rest.utf8)
  }

  private var isOfWeb: Bool { scheme == "http" || scheme == "https" }

  /// Whether a host is one of those that are kept for examples.
  ///
  /// - Source: RFC 2606.
  static func isKeptForExamples(_ host: String) -> Bool {
    ["example.com", "example.net", "example.org", ".example", ".test", ".invalid"].contains {
      host.hasSuffix($0)
    }
  }

  /// Whether the other is fetched in the same way, as far as both say, or in the safer one.
  private func hasScheme(of other: Address) -> Bool {
    scheme.isEmpty || other.scheme.isEmpty || scheme.utf8.elementsEqual(other.scheme.utf8)
      || scheme == "http" && other.scheme == "https"
  }

  /// Whether the other is the same with one locale's tag where this has another's.
  ///
  /// A site whose host names the locale has pages of its own in each, so there only the host counts.
  func isSame(as other: Address, from source: String, to target: String) -> Bool {
    let hosts = Self.differ(host, other.host, from: source, to: target, isHost: true)
    if hosts == .byLocale { return hasScheme(of: other) || isOfWeb && other.isOfWeb }
    return hosts == .nowhere && hasScheme(of: other)
      && Self.differ(rest, other.rest, from: source, to: target) != .otherwise
  }

  /// Whether the host is one, or belongs to one.
  func isAt(_ host: String) -> Bool {
    self.host.utf8.elementsEqual(host.utf8) || self.host.hasSuffix("." + host)
  }

  private enum Difference {
    case nowhere
    case byLocale
    case otherwise
  }

  private static func differ(
    _ a: String, _ b: String, from source: String, to target: String, isHost: Bool = false
  ) -> Difference {
    let a = labels(of: a)
    let b = labels(of: b)
    // `/help` beside `/ar/help`: the source's locale goes without saying.
    if b.count == a.count + 1 || b.count + 1 == a.count {
      let longer = b.count > a.count ? b : a
      let shorter = b.count > a.count ? a : b
      let locale = b.count > a.count ? target : source
      for index in longer.indices where isTag(longer[index], of: locale) {
        var rest = longer
        rest.remove(at: index)
        if rest == shorter { return .byLocale }
      }
      return .otherwise
    }
    guard a.count == b.count else { return .otherwise }
    var result = Difference.nowhere
    for (a, b) in zip(a, b) where a != b {
      // The source may name a page in a third language: `fr.wikipedia.org` in an English text.
      guard isTag(a, of: source) || isHost && a.utf8.count == 2, isTag(b, of: target) else {
        return .otherwise
      }
      result = .byLocale
    }
    return result
  }

  private static func labels(of text: String) -> [String] {
    text.unicodeScalars.split(omittingEmptySubsequences: true) { scalar in
      "./?&=#".unicodeScalars.contains(scalar)
    }
    .map { String($0) }
  }

  /// Whether a label is the locale's tag in any of the forms that addresses have it in.
  private static func isTag(_ label: String, of locale: String) -> Bool {
    let label = String(label.lowercased().map { $0 == "_" ? "-" : $0 })
    let language = locale.lowercased().prefix { $0 != "-" }
    return label == language || label.hasPrefix(language + "-") && label.utf8.count <= 10
  }
}
