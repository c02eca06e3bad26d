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

  /// Whether the host is one, or belongs to one.
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

  /// Whether the other is fetched in the same way, as far as both say, or in the safer one.
  fileprivate func hasScheme(of other: Address) -> Bool {
    scheme.isEmpty || other.scheme.isEmpty || scheme.utf8.elementsEqual(other.scheme.utf8)
      || scheme == "http" && other.scheme == "https"
  }

  /// Whether the host's first label names a locale.
  fileprivate func namesLocale(_ locale: String) -> Bool {
    let labels = host.split(separator: ".")
    return labels.count > 2 && Self.isTag(labels[0], of: locale)
  }

  /// The host but for a first label that names the locale, or any language: beside a page in the
  /// reader's own, the source may have one in a third.
  fileprivate func site(without locale: String, orAny: Bool = false) -> String {
    let labels = host.split(separator: ".")
    let isNamed = namesLocale(locale) || orAny && labels.count > 2 && labels[0].utf8.count == 2
    return isNamed ? labels.dropFirst().joined(separator: ".") : host
  }

  /// The steps of the path and the query but for those that name the locale.
  fileprivate func steps(of locale: String) -> [Substring] {
    rest.split { "./?&=#".contains($0) }.filter { !Self.isTag($0, of: locale) }
  }

  /// Whether a label is the locale's tag in any of the forms that addresses have it in.
  private static func isTag(_ label: Substring, of locale: String) -> Bool {
    let label = String(label.lowercased().map { $0 == "_" ? "-" : $0 })
    let language = locale.lowercased().prefix { $0 != "-" }
    return label == language || label.hasPrefix(language + "-") && label.utf8.count <= 10
  }
}

/// An address with what comparing it needs, so that this is found once for all that it is compared with.
struct ComparedAddress {
  let address: Address
  private let namesLocale: Bool
  private let site: String
  private let siteOfAnyLocale: String
  private let steps: [Substring]

  /// - Parameter locale: That of its text.
  init(_ address: Address, locale: String) {
    self.address = address
    namesLocale = address.namesLocale(locale)
    site = address.site(without: locale)
    siteOfAnyLocale = address.site(without: locale, orAny: true)
    steps = address.steps(of: locale)
  }

  /// Whether the translation's address is the same, or the same with one locale's tag where this one has
  /// another's.
  ///
  /// The source's locale goes without saying: `/help` beside `/ar/help`. A site whose host names the
  /// locale, `ar.wikipedia.org`, has pages of its own in each, so there only the host counts.
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
