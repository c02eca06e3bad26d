package import BayanRuntime
import BayanSupport

/// The permanent address of the page about an error.
///
///     codes/com.facebook.sdk.login/302.html        in the catalog's source locale
///     codes/ar/com.facebook.sdk.login/302.html     in Arabic
///     codes/com.facebook.sdk.login/other.html      its sensitive errors of the category `other`
///
/// Addresses are relative to where a project's pages are published. `bayan preview` writes the pages,
/// and ``ProblemDetails`` and `bayan explain` name them. A code that was retired keeps its address.
package enum CodeAddress {
  /// The format of a file at an address.
  package enum Form: String, Sendable, CaseIterable {
    case html
    case json
    /// The list of a page's languages.
    case languages = "languages.html"
  }

  /// The folder of all pages.
  static let folder = "codes"

  /// The whole address of a page: its path below the place where the pages are published.
  ///
  /// The place is a folder, with a slash at its end or without: a host alone has a slash before the path (RFC 3986,
  /// 5.2.3). A place in another form, with a query or a scheme without folders, such as `urn:example:`, is what the
  /// addresses begin with.
  static func address(of path: String, below place: String) -> String {
    let isFolder = place.contains("://") || place.hasPrefix("/")
    let isComplete = place.hasSuffix("/") || place.contains("?") || place.contains("#")
    return place + (isFolder && !isComplete ? "/" : "") + path
  }

  /// The address of a code's page.
  ///
  /// - Parameters:
  ///   - domain: The domain's identifier; any text.
  ///   - locale: The locale of the page; `nil` for the source locale.
  public static func path(
    domain: String, value: Int, locale: String? = nil, form: Form = .html
  ) -> String {
    path(domain: domain, page: "\(value)", locale: locale, form: form)
  }

  /// The address of the page about the sensitive errors of a category.
  ///
  /// A sensitive error may not tell which one it is, so its own address is this one. No category has
  /// a number as its name.
  public static func path(
    domain: String, category: String, locale: String? = nil, form: Form = .html
  ) -> String {
    path(domain: domain, page: name(category), locale: locale, form: form)
  }

  /// The address of the list of codes: of a domain, or of all, which is that of their folder.
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

  /// The folder of a domain: one name, the same as a file and in an address.
  ///
  /// A domain that could be a locale's tag, such as `ar`, has a `~` after it, as that locale's
  /// pages are in a folder with the name of its tag.
  package static func folderName(of domain: String) -> String {
    let name = name(domain)
    let language = domain.utf8.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    let rest = domain.utf8.dropFirst(language.count)
    let isTag = (2...3).contains(language.count) && (rest.isEmpty || rest.first == 0x2D)
    return isTag ? name + "~" : name
  }

  /// A text as one part of an address, and as the name of a file.
  ///
  /// Letters, digits and `.-_` of ASCII stay, `~2F` stands for any other byte. No two texts have the
  /// same name.
  package static func name(_ text: String) -> String {
    var result = ""
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: break
      // No name is `.` or `..`, and none is hidden.
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
  /// The address that an error gives of itself, relative to where the project's pages are published.
  ///
  /// A sensitive error gives that of its category, so that it tells no more than its words.
  ///
  /// - Parameters:
  ///   - domain: The place of the domain.
  ///   - code: The place of the code there.
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
