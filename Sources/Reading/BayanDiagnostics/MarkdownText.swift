extension String {
  /// The text as Markdown that is read as the text: what would be an emphasis, a link, a tag or an
  /// escape there is escaped.
  public var escapedAsMarkdown: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "*", "_", "`", "<", ">", "[", "]": result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
