extension String {
  /// Whether a glob is for all of it: `*` is any text, and `?` any character; capitals don't count.
  func matches(_ glob: String) -> Bool {
    let (text, glob) = (Array(lowercased()), Array(glob.lowercased()))
    var (index, place) = (0, 0)
    var star: (place: Int, index: Int)?
    while index < text.count {
      if place < glob.count, glob[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < glob.count, glob[place] == "?" || glob[place] == text[index] {
        index += 1
        place += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        (index, place) = (last.index + 1, last.place + 1)
      } else {
        return false
      }
    }
    return glob[place...].allSatisfy { $0 == "*" }
  }
}
