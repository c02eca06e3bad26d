// The functions of the WebAssembly module. The host is package/bayan.js, and nobody else calls them.
//
// Texts cross the border as UTF-8. The host allocates the memory of inputs, and this side that of results, which the
// host frees. A result has its length in four bytes before its bytes.

/// A table and the packs that are loaded so far.
final class OpenCatalog {
  var catalog: MessageCatalog

  init(_ catalog: MessageCatalog) { self.catalog = catalog }

  static func at(_ handle: UnsafeRawPointer) -> OpenCatalog {
    Unmanaged<OpenCatalog>.fromOpaque(handle).takeUnretainedValue()
  }
}

private func bytes(_ start: UnsafeRawPointer, _ count: Int32) -> [UInt8] {
  [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
}

private func text(_ start: UnsafeRawPointer, _ count: Int32) -> String {
  String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
}

private func lines(_ start: UnsafeRawPointer, _ count: Int32) -> [String] {
  text(start, count).utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
}

/// Returns bytes in memory of their own, after their length.
private func result(_ bytes: some Collection<UInt8>) -> UnsafeMutableRawPointer {
  let count = bytes.count
  let place = UnsafeMutableRawPointer.allocate(byteCount: count + 4, alignment: 4)
  place.storeBytes(of: UInt32(count), as: UInt32.self)
  var next = 4
  for byte in bytes {
    place.storeBytes(of: byte, toByteOffset: next, as: UInt8.self)
    next += 1
  }
  return place
}

@_cdecl("bayan_allocate")
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(1, Int(count)), alignment: 4)
}

@_cdecl("bayan_free")
public func free(_ place: UnsafeMutableRawPointer) { place.deallocate() }

/// Opens a catalog with the pack of its source locale; 0 if the table or the pack is damaged.
///
/// The source's pack stands for the other locales until theirs are loaded, so that no text is ever missing.
@_cdecl("bayan_open")
public func open(
  _ table: UnsafeRawPointer, _ tableCount: Int32, _ pack: UnsafeRawPointer, _ packCount: Int32
) -> UnsafeMutableRawPointer? {
  guard let table = CatalogTable(lines: lines(table, tableCount)), !table.locales.isEmpty,
    let pack = try? Pack(bytes(pack, packCount)), pack.slotCount == table.slotCount,
    pack.locale == LocaleTag(table.locales[0])
  else { return nil }
  let packs = [Pack](repeating: pack, count: table.locales.count)
  return Unmanaged.passRetained(OpenCatalog(MessageCatalog(table: table, packs: packs))).toOpaque()
}

@_cdecl("bayan_close")
public func close(_ handle: UnsafeRawPointer) {
  Unmanaged<OpenCatalog>.fromOpaque(handle).release()
}

/// Loads the pack of a locale; 0 if the pack is damaged or belongs to another catalog.
@_cdecl("bayan_load")
public func load(_ handle: UnsafeRawPointer, _ pack: UnsafeRawPointer, _ count: Int32) -> Int32 {
  let open = OpenCatalog.at(handle)
  guard let pack = try? Pack(bytes(pack, count)),
    let catalog = try? open.catalog.replacing(pack)
  else { return 0 }
  open.catalog = catalog
  return 1
}

/// Returns the index of the locale that answers the preferences, one a line.
@_cdecl("bayan_match")
public func match(_ handle: UnsafeRawPointer, _ tags: UnsafeRawPointer, _ count: Int32) -> Int32 {
  let preferences = lines(tags, count).map { LocaleTag($0) }
  return Int32(OpenCatalog.at(handle).catalog.index(preferring: preferences))
}

/// Returns the tags of the catalog's locales, one a line, the source locale first.
@_cdecl("bayan_locales")
public func locales(_ handle: UnsafeRawPointer) -> UnsafeMutableRawPointer {
  result(OpenCatalog.at(handle).catalog.table.locales.joined(separator: "\n").utf8)
}

/// Returns the place of an error by its domain and its code, a line each; -1 if the catalog lacks it.
@_cdecl("bayan_find")
public func find(_ handle: UnsafeRawPointer, _ name: UnsafeRawPointer, _ count: Int32) -> Int32 {
  let names = lines(name, count)
  let domains = OpenCatalog.at(handle).catalog.table.domains
  guard names.count == 2, let domain = domains.firstIndex(where: { $0.identifier == names[0] }),
    let code = domains[domain].codes.firstIndex(where: { $0.name == names[1] }),
    domain < 1 << 12, code < 1 << 18
  else { return -1 }
  return Int32(domain << 18 | code)
}

/// Returns the text of a facet of the error at a place; 0 if the error has no such facet.
///
/// - Parameter sink: `display`, `log`, `terminal` or `json`, by its index in this order.
@_cdecl("bayan_text")
public func facetText(
  _ handle: UnsafeRawPointer, _ locale: Int32, _ place: Int32, _ facet: Int32, _ sink: Int32,
  _ arguments: UnsafeRawPointer, _ count: Int32
) -> UnsafeMutableRawPointer? {
  guard let words = words(handle, locale, place, arguments, count),
    let facet = CatalogTable.Facet(rawValue: Int(facet)),
    let text = words.text(facet, for: Sink(index: sink))
  else { return nil }
  return result(text.utf8)
}

/// Returns the locale of a facet's text and its direction, a line each.
@_cdecl("bayan_locale")
public func facetLocale(
  _ handle: UnsafeRawPointer, _ locale: Int32, _ place: Int32, _ facet: Int32
) -> UnsafeMutableRawPointer? {
  guard let words = words(handle, locale, place, handle, 0),
    let facet = CatalogTable.Facet(rawValue: Int(facet))
  else { return nil }
  return result("\(words.locale(of: facet))\n\(words.direction(of: facet).rawValue)".utf8)
}

/// Returns the options of an error: name, role, locale and label of each, separated by U+0000.
@_cdecl("bayan_options")
public func options(
  _ handle: UnsafeRawPointer, _ locale: Int32, _ place: Int32, _ sink: Int32
) -> UnsafeMutableRawPointer? {
  guard let words = words(handle, locale, place, handle, 0) else { return nil }
  let parts = words.options(for: Sink(index: sink)).map { option in
    "\(option.name)\0\(option.role.rawValue)\0\(option.locale?.description ?? "")\0\(option.label)"
  }
  return result(parts.joined(separator: "\0").utf8)
}

/// Opens the pack of some messages without a catalog, for tests and previews; 0 if it is damaged.
@_cdecl("bayan_pack")
public func pack(_ pack: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer? {
  guard let pack = try? Pack(bytes(pack, count)) else { return nil }
  return Unmanaged.passRetained(pack.contents).toOpaque()
}

/// Returns the text of a pack's message.
@_cdecl("bayan_string")
public func string(
  _ handle: UnsafeRawPointer, _ slot: Int32, _ sink: Int32, _ arguments: UnsafeRawPointer,
  _ count: Int32
) -> UnsafeMutableRawPointer {
  let contents = Unmanaged<PackContents>.fromOpaque(handle).takeUnretainedValue()
  var reader = ArgumentReader(bytes: bytes(arguments, count))
  let text = Pack(contents).string(
    Int(slot), MessageArguments(reader.arguments()), for: Sink(index: sink))
  return result(text.utf8)
}

@_cdecl("bayan_unpack")
public func closePack(_ handle: UnsafeRawPointer) {
  Unmanaged<PackContents>.fromOpaque(handle).release()
}

extension Pack {
  fileprivate init(_ contents: PackContents) { self.contents = contents }
}

private func words(
  _ handle: UnsafeRawPointer, _ locale: Int32, _ place: Int32, _ arguments: UnsafeRawPointer,
  _ count: Int32
) -> ErrorWords? {
  let catalog = OpenCatalog.at(handle).catalog
  let (domain, code) = (Int(place) >> 18, Int(place) & (1 << 18 - 1))
  guard place >= 0, catalog.table.domains.indices.contains(domain),
    catalog.table.domains[domain].codes.indices.contains(code),
    catalog.table.locales.indices.contains(Int(locale))
  else { return nil }
  var reader = ArgumentReader(bytes: bytes(arguments, count))
  return ErrorWords(
    catalog: catalog, localeIndex: Int(locale), domain: domain, code: code,
    values: ErrorValues(reader.arguments()))
}

extension Sink {
  fileprivate init(index: Int32) {
    self = index == 1 ? .log : index == 2 ? .terminal : index == 3 ? .json : .display
  }
}

/// A reader of the arguments in the form of bayan.js: a letter for the type, then parts with their lengths.
private struct ArgumentReader {
  var bytes: [UInt8]
  var place = 0

  /// Reads arguments up to the end, or to the first one that is damaged.
  mutating func arguments() -> [MessageArgument] {
    var arguments: [MessageArgument] = []
    while place < bytes.count, let name = part(), let value = value() {
      arguments.append(MessageArgument(name, value))
    }
    return arguments
  }

  private mutating func value(depth: Int = 0) -> MessageValue? {
    guard place < bytes.count else { return nil }
    let type = bytes[place]
    place += 1
    switch type {
    case UInt8(ascii: "s"): return part().map { .string($0) }
    case UInt8(ascii: "n"): return part().map { Self.number($0) }
    case UInt8(ascii: "d"):
      return part().map { text in MessageDateTime(text).map { .dateTime($0) } ?? .string(text) }
    case UInt8(ascii: "c"):
      guard let digits = part(), let currency = part() else { return nil }
      return MessageAmount(digits, currency: currency).map { .amount($0) } ?? .string(digits)
    case UInt8(ascii: "l"):
      guard depth < 2, let count = part().flatMap({ Int($0) }), count <= bytes.count else {
        return nil
      }
      var elements: [MessageValue] = []
      for _ in 0..<count {
        guard let element = value(depth: depth + 1) else { return nil }
        elements.append(element)
      }
      return .list(elements)
    default: return nil
    }
  }

  /// Returns a number; an integer that is too large for `Int` is the same decimal number.
  private static func number(_ text: String) -> MessageValue {
    if let integer = Int(text) { return .integer(integer) }
    if let number = MessageNumber(text) { return .number(number) }
    switch text {
    case "NaN": return MessageValue(Double.nan)
    case "Infinity": return MessageValue(Double.infinity)
    case "-Infinity": return MessageValue(-Double.infinity)
    default: return .string(text)
    }
  }

  private mutating func part() -> String? {
    guard place + 4 <= bytes.count else { return nil }
    var count = 0
    for offset in 0..<4 { count |= Int(bytes[place + offset]) << (8 * offset) }
    place += 4
    guard count >= 0, count <= bytes.count - place else { return nil }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }
}
