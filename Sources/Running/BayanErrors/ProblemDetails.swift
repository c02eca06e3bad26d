public import BayanRuntime
public import Foundation

/// An error as a server sends it to its clients over HTTP, in the reader's language.
///
///     let problem = ProblemDetails(
///       error, status: 503, preferring: AcceptLanguage.preferences(field))
///     response.headers["Content-Type"] = ProblemDetails.mediaType
///     response.headers["Content-Language"] = problem.contentLanguage
///     response.headers["Vary"] = "Accept-Language"
///     response.body = try problem.json()
///
/// All texts are the catalog's. The body has neither the error's number nor the developer message. Clients read
/// the error from ``domain``, ``code`` and ``arguments``, for which `bayan contract` writes types.
///
/// - Source: RFC 9457.
public struct ProblemDetails: Hashable, Sendable {
  /// The media type of the body.
  public static let mediaType = "application/problem+json"

  /// A URI that names the kind of problem, or `about:blank`.
  public var type: String
  /// The HTTP status of the response.
  public var status: Int
  /// A short title of the problem.
  public var title: String
  /// The description of the error.
  public var detail: String
  /// A URI that names this occurrence, for support.
  public var instance: String?
  /// The recovery suggestion.
  public var suggestion: String?
  /// The buttons, in order.
  public var options: [ErrorWords.Option]
  /// The error's domain.
  public var domain: String
  /// The error's name in its domain; `nil` for a sensitive error.
  public var code: String?
  /// The error's category.
  public var category: String
  /// The error's arguments; none of a sensitive error, and no private ones.
  public var arguments: MessageArguments
  /// The language of ``detail``.
  public var language: LocaleTag
  /// The language of ``title``.
  public var titleLanguage: LocaleTag
  /// The language of ``suggestion``.
  public var suggestionLanguage: LocaleTag
  /// The direction of ``detail``; a text of the other direction is isolated.
  public var direction: TextDirection

  /// The languages of all texts, that of ``detail`` first: the `Content-Language` of the response, `ar` or `en, ar`.
  ///
  /// There are several where a translation lacks a text.
  ///
  /// - Source: RFC 9110, 8.5.
  public var contentLanguage: String {
    var languages = [language]
    let others =
      [titleLanguage] + (suggestion == nil ? [] : [suggestionLanguage])
      + options.compactMap(\.locale)
    for tag in others where !languages.contains(tag) { languages.append(tag) }
    return languages.map(\.description).joined(separator: ", ")
  }

  /// Creates the problem details of a catalog's error.
  ///
  /// - Parameters:
  ///   - status: The HTTP status, 400 to 599.
  ///   - types: The place where the pages of the project's errors are published, such as
  ///     `https://example.org/`. The problem's type is the address of the error's page there; see
  ///     ``CodeAddress``. A sensitive error has the address of its category, so that its type
  ///     reveals no more than its words. `nil` gives every error the type `about:blank`.
  ///   - instance: A URI for this occurrence.
  ///   - preferences: The reader's locales; see ``AcceptLanguage``.
  public init(
    _ error: some CatalogError, status: Int, types: String? = nil, instance: String? = nil,
    preferring preferences: [LocaleTag]
  ) {
    let words = error.words(preferring: preferences)
    type = types.map { CodeAddress.address(of: error.pageAddress, below: $0) } ?? "about:blank"
    self.status = status
    let isSensitive = error.entry.isSensitive
    domain = Swift.type(of: error).domain
    code = isSensitive ? nil : error.codeName
    category = error.category.rawValue
    arguments = isSensitive ? MessageArguments() : error.messageArguments
    let description = words.description(for: .json)
    language = words.locale(of: .description)
    let title = words.textBesideDescription(.title, for: .json) ?? ""
    // A category may lack titles, but the standard requires one.
    self.title = title.isEmpty ? description : title
    titleLanguage = title.isEmpty ? language : words.locale(of: .title)
    detail = description
    self.instance = instance
    suggestion = words.textBesideDescription(.suggestion, for: .json)
    suggestionLanguage = words.locale(of: .suggestion)
    options = words.optionsBesideDescription(for: .json)
    direction = words.direction(of: .description)
  }

  /// Returns the body: one JSON object, with its members sorted by name.
  ///
  /// - Throws: `EncodingError`, never in practice: the body holds only text and numbers.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension ProblemDetails: Encodable {
  private enum Key: String, CodingKey {
    case type, status, title, detail, instance, suggestion, options, direction, languages
    case domain, code, category, arguments
  }

  private struct Button: Encodable {
    var name: String
    var label: String
    var role: String
    var language: String?
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(type, forKey: .type)
    try members.encode(status, forKey: .status)
    try members.encode(title, forKey: .title)
    try members.encode(detail, forKey: .detail)
    try members.encodeIfPresent(instance, forKey: .instance)
    try members.encodeIfPresent(suggestion, forKey: .suggestion)
    try members.encode(direction.rawValue, forKey: .direction)
    try members.encode(domain, forKey: .domain)
    try members.encodeIfPresent(code, forKey: .code)
    try members.encode(category, forKey: .category)
    if !arguments.isEmpty {
      let values = arguments.map { ($0.name, ArgumentJSON(value: $0.value)) }
      try members.encode(Dictionary(values, uniquingKeysWith: { $1 }), forKey: .arguments)
    }
    var languages: [String: String] = [:]
    if titleLanguage != language { languages[Key.title.rawValue] = titleLanguage.description }
    if suggestion != nil, suggestionLanguage != language {
      languages[Key.suggestion.rawValue] = suggestionLanguage.description
    }
    if !languages.isEmpty {
      languages[Key.detail.rawValue] = language.description
      try members.encode(languages, forKey: .languages)
    }
    if !options.isEmpty {
      let buttons = options.map {
        Button(
          name: $0.name, label: $0.label, role: $0.role.rawValue,
          language: $0.locale == language ? nil : $0.locale?.description)
      }
      try members.encode(buttons, forKey: .options)
    }
  }
}
