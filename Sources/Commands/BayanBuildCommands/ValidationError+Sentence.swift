package import ArgumentParser
package import BayanDiagnostics

extension ValidationError {
  /// Creates an error with a sentence in the language of the output.
  package init(sentence: Diagnostic.Message) {
    self.init(OutputLanguage.current.language(sentence))
  }
}
