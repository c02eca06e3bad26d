import BayanChecking

/// A web address, split for comparison.
struct Address {
  /// The scheme: `https`; empty if the address has none.
  var scheme = ""
  /// The host in lower case, without `www.`.
  var host: String
  /// The path and query, without a slash at the end.
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

  /// Whether the address's host is a given one or a subdomain of it.
  func isAt(_ host: String) -> Bool {
    self.host.utf8.elementsEqual(host.utf8) || self.host.hasSuffix("." + host)
  }

  /// Whether the host is reserved for examples and tests.
  ///
  /// - Source: RFC 2606.
  var isOfExamples: Bool {
    ["example.com", "example.net", "example.org"].contains(where: isAt)
      || ["example", "invalid", "localhost", "test"].contains {
        host.utf8.elementsEqual($0.utf8) || host.hasSuffix("." + $0)
      }
  }

  fileprivate var isOfWeb: Bool { scheme == "http" || scheme == "https" }

  /// Whether the other address has the same scheme, as far as both have one, or the safer one.
  fileprivate func hasScheme(of other: Address) -> Bool {
    scheme.isEmpty || other.scheme.isEmpty || scheme.utf8.elementsEqual(other.scheme.utf8)
      || scheme == "http" && other.scheme == "https"
  }

  /// Whether the host's first label names a locale.
  fileprivate func namesLocale(_ locale: String) -> Bool {
    let labels = host.split(separator: ".")
    return labels.count > 2 && Self.isTag(labels[0], of: locale)
  }

  /// Returns the host without a first label that names the locale, or any language: beside a page in the
  /// reader's own language, the source may have one in a third language.
  fileprivate func site(without locale: String, orAny: Bool = false) -> String {
    let labels = host.split(separator: ".")
    let isNamed = namesLocale(locale) || orAny && labels.count > 2 && labels[0].utf8.count == 2
    return isNamed ? labels.dropFirst().joined(separator: ".") : host
  }

  /// Returns the parts of the path and the query without those that name the locale.
  fileprivate func steps(of locale: String) -> [Substring] {
    rest.split { "./?&=#".contains($0) }.filter { !Self.isTag($0, of: locale) }
  }

  /// Whether a label is the locale's tag in any of its forms in addresses.
  private static func isTag(_ label: Substring, of locale: String) -> Bool {
    let label = String(label.lowercased().map { $0 == "_" ? "-" : $0 })
    let language = locale.lowercased().prefix { $0 != "-" }
    return label == language || label.hasPrefix(language + "-") && label.utf8.count <= 10
  }
}

/// An address with the properties for comparison, computed once for all comparisons.
struct ComparedAddress {
  let address: Address
  private let namesLocale: Bool
  private let site: String
  private let siteOfAnyLocale: String
  private let steps: [Substring]

  /// - Parameter locale: The locale of the address's text.
  init(_ address: Address, locale: String) {
    self.address = address
    namesLocale = address.namesLocale(locale)
    site = address.site(without: locale)
    siteOfAnyLocale = address.site(without: locale, orAny: true)
    steps = address.steps(of: locale)
  }

  /// Whether the translation's address is the same, perhaps with another locale's tag.
  ///
  /// The source's address may have no tag: `/help` beside `/ar/help`. A site whose host names the
  /// locale, `ar.wikipedia.org`, has its own pages for each locale, so only the host is compared.
  func isSame(as other: ComparedAddress) -> Bool {
    let (own, translated) = (address, other.address)
    if !own.host.utf8.elementsEqual(translated.host.utf8) {
      return (other.namesLocale ? siteOfAnyLocale : site).utf8.elementsEqual(other.site.utf8)
        && (own.hasScheme(of: translated) || own.isOfWeb && translated.isOfWeb)
    }
    return own.hasScheme(of: translated)
      && (own.rest.utf8.elementsEqual(translated.rest.utf8) || steps == other.steps)
  }
}
