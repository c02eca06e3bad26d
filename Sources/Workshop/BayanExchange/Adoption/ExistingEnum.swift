/// An enum of an app, whose cases the codes are for.
package struct ExistingEnum: Sendable {
  /// A case.
  package struct Case: Sendable {
    package var name: String
    /// The associated values: their labels, and their types as the source writes them.
    package var values: [(label: String?, type: String)]

    package init(name: String, values: [(label: String?, type: String)]) {
      self.name = name
      self.values = values
    }
  }

  package var name: String
  package var cases: [Case]

  package init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// The case that words of a key name: with the same words, whatever their capitals.
  func name(for words: [String]) -> String? {
    let wanted = words.joined()
    return cases.first { $0.name.lowercased() == wanted }?.name
  }
}
