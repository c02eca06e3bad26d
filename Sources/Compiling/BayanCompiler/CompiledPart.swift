package import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax
import BayanRuntime
import BayanSupport

/// Compiled messages of one locale: all of them, or those of some domains.
package struct CompiledPart: Sendable {
  package var tag: String
  /// The ``CatalogInterface/digest`` that it was compiled against; empty within one process.
  package var interface = ""
  /// The hashes of the files that it was compiled from, by path.
  package var files: [String: String] = [:]
  package var data: LocaleData
  /// The options with an entry in the part, which get no built-in label.
  package var options: Set<String> = []
  /// The bodies in ascending order of slots.
  package var bodies: [(slot: Int, body: PackBuilder.Body)] = []

  /// Compiles the messages of a locale.
  ///
  /// - Parameter known: The known data of locales; ICU is asked for the rest.
  /// - Returns: `nil`, with the diagnostics that prevent it, if the messages can't be compiled.
  package static func compile(
    _ locale: LocaleMessages, against interface: CatalogInterface,
    reusing known: CompiledLocales = CompiledLocales(), at place: Place
  ) -> (part: CompiledPart?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var bodies: [(slot: Int, body: PackBuilder.Body)] = []
    // A draft of the source locale is also compiled, because no other text can replace it.
    let isSource = locale.tag == interface.sourceLocale
    bodies.reserveCapacity(interface.slotCount)
    locale.forEachMessage(in: interface) { message, slot, entry in
      // An empty translation is none, as for the checks.
      guard message.parsed.isValid, isSource || !(locale.isDraft(message) || message.isBlank) else {
        return
      }
      let body = MessageCompiler.compile(
        message.parsed.message, argumentNames: entry.arguments)
      if let body {
        bodies.append((slot, body))
      } else {
        diagnostics.append(.tooManySelectors(in: message))
      }
    }
    // The bodies of a part are sorted by slot.
    bodies.sort { $0.slot < $1.slot }
    do {
      let data = try known.data(
        of: PseudoLocale(locale.tag)?.model ?? locale.tag, numberingSystem: locale.numberingSystem)
      guard diagnostics.isEmpty else { return (nil, diagnostics) }
      return (
        CompiledPart(
          tag: locale.tag, data: data, options: Set(locale.options?.entries.map(\.name) ?? []),
          bodies: bodies), []
      )
    } catch {
      diagnostics.append(.unreadableRule(error, locale: locale.tag, at: place))
    }
    return (nil, diagnostics)
  }

  /// Returns the pack of the part; `nil` if its texts are too long for one.
  func pack(slots: Int, fingerprint: UInt64) -> CompiledCatalog.Locale? {
    var bodies = [PackBuilder.Body](repeating: .absent, count: slots)
    for (slot, body) in self.bodies where slot < bodies.count { bodies[slot] = body }
    return data.pack(locale: LocaleTag(tag), fingerprint: fingerprint, bodies: bodies).map {
      CompiledCatalog.Locale(tag: tag, pack: $0.bytes, bodyOffsets: $0.bodyOffsets)
    }
  }

  // MARK: As a file

  private static let mark = "bayan-part "
  private static let header = Array("\(mark)2\n".utf8)

  /// Whether contents are of such a file, of any version.
  package static func isPart(_ contents: [UInt8]) -> Bool { contents.starts(with: mark.utf8) }

  /// The bytes of the file that is linked; the same part gives the same bytes.
  package var bytes: [UInt8] {
    var bytes = Self.header
    func add(_ number: Int) {
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    func add(_ block: some Collection<UInt8>) {
      add(block.count)
      bytes += block
    }
    add(tag.utf8)
    add(interface.utf8)
    add(files.count)
    for (path, digest) in files.sorted(by: { $0.key < $1.key }) {
      add(path.utf8)
      add(digest.utf8)
    }
    for block in data.blocks { add(block) }
    add(options.count)
    for option in options.sorted() { add(option.utf8) }
    add(bodies.count)
    for (slot, body) in bodies {
      add(slot)
      switch body {
      case .absent: add([])
      case .text(let text): add([PackFormat.textTag] + text.utf8)
      case .message(let message): add([PackFormat.messageTag] + message.bytes)
      }
    }
    return Seal.sealed(bytes)
  }

  /// Reads the file; `nil` for another file or a damaged one.
  package init?(bytes: [UInt8]) {
    guard bytes.starts(with: Self.header), let bytes = Seal.opened(bytes) else { return nil }
    var place = Self.header.count
    func number() -> Int? {
      guard place + 4 <= bytes.count else { return nil }
      defer { place += 4 }
      return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    func block() -> ArraySlice<UInt8>? {
      guard let count = number(), place + count <= bytes.count else { return nil }
      defer { place += count }
      return bytes[place..<place + count]
    }
    func text() -> String? { block().flatMap { String(validating: $0, as: UTF8.self) } }
    guard let tag = text(), let interface = text(), let fileCount = number() else { return nil }
    for _ in 0..<fileCount {
      guard let path = text(), let digest = text() else { return nil }
      files[path] = digest
    }
    var blocks: [ArraySlice<UInt8>] = []
    for _ in 0..<LocaleData.blockCount {
      guard let block = block() else { return nil }
      blocks.append(block)
    }
    guard let data = LocaleData(blocks: blocks), let optionCount = number() else { return nil }
    (self.tag, self.interface, self.data) = (tag, interface, data)
    for _ in 0..<optionCount {
      guard let option = text() else { return nil }
      options.insert(option)
    }
    guard let bodyCount = number() else { return nil }
    for _ in 0..<bodyCount {
      guard let slot = number(), let block = block(), slot > bodies.last?.slot ?? -1 else {
        return nil
      }
      switch block.first {
      case PackFormat.textTag:
        guard let text = String(validating: block.dropFirst(), as: UTF8.self) else { return nil }
        bodies.append((slot, .text(text)))
      case PackFormat.messageTag:
        var message = PackWriter()
        message.append(block.dropFirst())
        bodies.append((slot, .message(message)))
      default: return nil
      }
    }
    guard place == bytes.count else { return nil }
  }

  private init(
    tag: String, data: LocaleData, options: Set<String>,
    bodies: [(slot: Int, body: PackBuilder.Body)]
  ) {
    self.tag = tag
    self.data = data
    self.options = options
    self.bodies = bodies
  }
}

extension Diagnostic {
  fileprivate static func tooManySelectors(in message: LocaleMessage) -> Diagnostic {
    Diagnostic(
      "message-too-complex", .error,
      "the message has more than \(FormattingLimits.selectors) selectors",
      file: message.place.file, span: message.place.span, messageID: message.id)
  }

  fileprivate static func unreadableRule(
    _ failure: PluralRuleCompiler.Failure, locale: String, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      "plural-rule-unreadable", .error,
      "ICU's plural rule '\(failure.rule)' for '\(locale)' can't be read: it is wrong from '\(failure.rest)' on",
      file: place.file, span: place.span, locale: locale)
  }
}
