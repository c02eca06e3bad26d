extension String {
  /// The text as Markdown that reads as the text: every character with a meaning there is escaped.
  package var escapedAsMarkdown: String {
    var result = ""
    for scalar in unicodeScalars {
      if "\\*_`<>[]".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
