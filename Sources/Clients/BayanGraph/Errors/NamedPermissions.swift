extension GraphErrorEnvelope {
  /// The names of permissions in the service's message for developers.
  ///
  /// `(#200) Requires publish_actions permission`, `Requires extended permission: email`, and
  /// `requires the 'pages_read_engagement' permission or …` have such names: names with an
  /// underscore, names in quotes, and names after `permission:`. Only messages with the word
  /// "permission" are read.
  package var namedPermissions: Set<Permission> {
    guard let text = developerMessage?.prefix(600), text.lowercased().contains("permission") else {
      return []
    }
    var names: Set<Permission> = []
    var isAnnounced = false
    for word in text.split(whereSeparator: \.isWhitespace).prefix(100) {
      let isQuoted = word.contains { "'\"‘’“”".contains($0) }
      let name = word.trimmed
      if Self.isName(name), isQuoted || isAnnounced || name.contains("_") {
        names.insert(Permission(rawValue: name))
      }
      isAnnounced = word.lowercased().hasPrefix("permission") && word.hasSuffix(":")
    }
    return names
  }

  private static func isName(_ text: String) -> Bool {
    (2...64).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: "_")
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || $0 == 0x5F || (0x30...0x39).contains($0)
      }
      // Such messages also have names of parameters.
      && !["_token", "_id", "_secret"].contains(where: text.hasSuffix)
  }
}

extension Substring {
  /// The word without signs at its ends.
  fileprivate var trimmed: String {
    let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = firstIndex(where: isPart), let last = lastIndex(where: isPart) else {
      return ""
    }
    return String(self[first...last])
  }
}
