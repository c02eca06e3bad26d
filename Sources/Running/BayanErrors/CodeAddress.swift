package import BayanRuntime
import BayanSupport

/// The permanent address of the page about an error.
///
///     codes/com.facebook.sdk.login/302.html        in the catalog's source locale
///     codes/ar/com.facebook.sdk.login/302.html     in Arabic
///     codes/com.facebook.sdk.login/other.html      for its sensitive errors of category `other`
///
/// Addresses are relative to the place where a project's pages are published. `bayan preview`
/// writes the pages, and ``ProblemDetails`` and `bayan explain` name them. A retired code keeps its
/// address.
package enum CodeAddress {
  /// The format of the file at an address.
  package enum Form: String, Sendable, CaseIterable {
    case html
    case json
    /// The list of a page's languages.
    case languages = "languages.html"
  }

  /// The folder of all pages.
  static let folder = "codes"

  /// Returns the whole address of a page: its path below the place where the pages are published.
  ///
  /// The place is a folder, with a slash at its end or without one. A host alone gets a slash
  /// before the path (RFC 3986, 5.2.3). A place in another form is only a prefix of the address,
  /// such as a URL with a query, or a scheme without folders (`urn:example:`).
  static func address(of path: String, below place: String) -> String {
    let isFolder = place.contains("://") || place.hasPrefix("/")
    let isComplete = place.hasSuffix("/") || place.contains("?") || place.contains("#")
    return place + (isFolder && !isComplete ? "/" : "") + path
  }

  /// Returns the address of a code's page.
  ///
  /// - Parameters:
  ///   - domain: The domain's identifier, which may be any text.
  ///   - locale: The locale of the page; `nil` for the source locale.
  public static func path(
    domain: String, value: Int, locale: String? = nil, form: Form = .html
  ) -> String {
    path(domain: domain, page: "\(value)", locale: locale, form: form)
  }

  /// Returns the address of the page about the sensitive errors of a category.
  ///
  /// A sensitive error must not reveal its code, so it has this address in place of its own. No
  /// category's name is a number, so the address is never that of a code.
  public static func path(
    domain: String, category: String, locale: String? = nil, form: Form = .html
  ) -> String {
    path(domain: domain, page: name(category), locale: locale, form: form)
  }

  /// Returns the address of the list of a domain's codes, or of the list of all codes.
  package static func list(domain: String? = nil, locale: String? = nil) -> String {
    let parts = [folder, locale.map(name), domain.map(folderName), "index.html"]
    return parts.compactMap { $0 }.joined(separator: "/")
  }

  private static func path(
    domain: String, page: String, locale: String?, form: Form
  ) -> String {
    let locale = locale.map { "\(name($0))/" } ?? ""
    return "\(folder)/\(locale)\(folderName(of: domain))/\(page).\(form.rawValue)"
  }

  /// Returns the name of a domain's folder, the same on the disk and in addresses.
  ///
  /// A domain that could be a locale's tag, such as `ar`, has a `~` after it, because the folder of
  /// that locale's pages has the tag as its name.
  package static func folderName(of domain: String) -> String {
    let name = name(domain)
    let language = domain.utf8.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    let rest = domain.utf8.dropFirst(language.count)
    let isTag = (2...3).contains(language.count) && (rest.isEmpty || rest.first == 0x2D)
    return isTag ? name + "~" : name
  }

  /// Returns a text as one component of an address, which is also the name of a file.
  ///
  /// ASCII letters, digits and `.-_` stay, and `~2F` stands for any other byte. Different texts
  /// have different names.
  package static func name(_ text: String) -> String {
    var result = ""
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: break
      // A leading full stop is escaped, so that no name is `.` or `..`, and no file is hidden.
      case 0x2E where offset > 0: break
      default:
        result += "~" + byte.hexadecimal(width: 2, uppercase: true)
        continue
      }
      result.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return result.isEmpty ? "~" : result
  }
}

extension CatalogTable {
  /// Returns the address of an error's own page, relative to where the project's pages are
  /// published.
  ///
  /// The page of a sensitive error is that of its category, so that the address reveals no more
  /// than the error's words.
  ///
  /// - Parameters:
  ///   - domain: The index of the domain.
  ///   - code: The index of the code in the domain.
  package func pageAddress(domain: Int, code: Int) -> String {
    let entry = domains[domain].codes[code]
    let domain = domains[domain].identifier
    return entry.isSensitive
      ? CodeAddress.path(domain: domain, category: categories[entry.category].name)
      : CodeAddress.path(domain: domain, value: entry.value)
  }
}

extension CatalogDescribed {
  /// The address of the page about the error; see ``CatalogTable/pageAddress(domain:code:)``.
  package var pageAddress: String {
    Locale.catalog.table.pageAddress(domain: Self.domainIndex, code: codeIndex)
  }
}
