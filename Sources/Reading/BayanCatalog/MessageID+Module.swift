package import BayanDiagnostics

extension MessageID {
  /// Returns the id as a project's files have it beside its own messages: `ShopErrors/login.passwordChanged`.
  package func below(_ module: String) -> MessageID {
    MessageID(file: "\(module)/\(file)", entry: entry, facet: facet)
  }

  /// Whether the message is one of another module, for whose errors a project has texts.
  package var isInOtherModule: Bool { file.utf8.contains(UInt8(ascii: "/")) }

  /// Returns the id in a module's own catalog; `nil` for an id of another module.
  package func inModule(_ module: String) -> MessageID? {
    guard file.hasPrefix(module + "/") else { return nil }
    return MessageID(
      file: String(file.dropFirst(module.utf8.count + 1)), entry: entry, facet: facet)
  }
}

extension StateLock {
  /// Returns the states of a project's texts for errors of a module, with the ids of the module.
  package func states(of module: String) -> StateLock {
    var lock = StateLock()
    for (id, line) in lines {
      if let own = id.inModule(module) { lock.lines[own] = line }
    }
    return lock
  }

  /// Replaces the states of a project's texts for errors of a module.
  package mutating func setStates(of module: String, to lock: StateLock) {
    lines = lines.filter { $0.key.inModule(module) == nil }
    for (id, line) in lock.lines { lines[id.below(module)] = line }
  }
}
