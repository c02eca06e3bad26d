import BayanCatalog
import BayanDiagnostics

// This extension changes source texts, states and source stamps.
extension RenameChanges {
  /// Moves source texts and states to the new ids of their messages.
  mutating func moveLocks(of subject: Rename.Subject, to name: String) {
    if var sources = catalog.sources {
      sources.versions = moved(sources.versions, subject, name)
      if sources != catalog.sources { replace(.sourcesLock, with: sources.fileText) }
    }
    if let adopted = catalog.adopted {
      var moved = adopted.mapped { subject.id($0, after: name) }
      if case .argument(let domain, let code, let old) = subject {
        moved.renameArgument(old, of: MessageID(file: domain, entry: code), to: name)
      }
      if moved != adopted { replace(.adoptedLock, with: moved.fileText) }
    }
    for locale in catalog.locales {
      var states = locale.states
      states.lines = moved(states.lines, subject, name)
      if states != locale.states { replace(.locale(locale.tag, .states), with: states.fileText) }
    }
  }

  private func moved<Value>(
    _ values: [MessageID: Value], _ subject: Rename.Subject, _ name: String
  ) -> [MessageID: Value] {
    let moving = values.filter { subject.id($0.key, after: name) != $0.key }
    // A lock's existing entries with the new name belong to a message that is gone.
    return values.filter { moving[$0.key] == nil }.merging(
      moving.map { (subject.id($0.key, after: name), $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Renews the fingerprints of texts with renamed placeholders, if they were current.
  ///
  /// Such a change needs no translator.
  mutating func restamp(_ after: Catalog) {
    var sources = catalog.sources
    for (before, now) in zip(catalog.locales, after.locales) {
      var states = before.states
      for message in before.messages {
        guard let source = catalog.sourceMessages?[message.id],
          let newSource = after.sourceMessages?[message.id], let new = now[message.id],
          source.fingerprint != newSource.fingerprint || message.fingerprint != new.fingerprint
        else { continue }
        if var line = states.lines[message.id] {
          if line.source == source.fingerprint { line.source = newSource.fingerprint }
          if line.translation == message.fingerprint { line.translation = new.fingerprint }
          states.lines[message.id] = line
        }
        if let facet = message.id.facet {
          replace(
            source.fingerprint, with: newSource.fingerprint,
            atKey: [message.id.entry, "source", facet], in: message.place.file)
        }
        let version = SourcesLock.Version(
          fingerprint: newSource.fingerprint, text: newSource.messageText)
        if let index = sources?.versions[message.id]?.firstIndex(
          where: { $0.fingerprint == source.fingerprint })
        {
          sources?.versions[message.id]?[index] = version
        }
      }
      if states != before.states { replace(.locale(now.tag, .states), with: states.fileText) }
    }
    if let sources, sources != catalog.sources { replace(.sourcesLock, with: sources.fileText) }
  }
}
