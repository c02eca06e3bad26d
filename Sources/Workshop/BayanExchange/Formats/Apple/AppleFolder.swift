import BayanICU

/// The folders of an app's languages: `de.lproj/Localizable.strings`.
enum AppleFolder {
  /// The language that the folder of a file states; `nil` where it states none, as `Base.lproj`.
  static func language(of path: String) -> String? {
    guard let folder = path.split(separator: "/").dropLast().last, folder.hasSuffix(".lproj") else {
      return nil
    }
    let name = String(folder.dropLast(6))
    // Old projects have names in English, such as 'German'.
    let length = name.prefix { $0 != "-" && $0 != "_" }.utf8.count
    let tag = name.replacing("_", with: "-")
    return (2...3).contains(length) && LocaleFacts.isWellFormed(tag) ? tag : nil
  }
}
