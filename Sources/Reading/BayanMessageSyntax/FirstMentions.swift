/// What came first under each of some keys.
///
/// Messages have few names: up to a dozen are looked through one after the other, which is quicker
/// than to hash them. More go by their hashes, so that a message of any length takes linear time.
struct FirstMentions<Key: Hashable, Value> {
  private var few: [(key: Key, value: Value)] = []
  private var many: [Key: Value] = [:]

  /// How many are looked through.
  private static var fewest: Int { 12 }

  /// None as yet, of some keys at most.
  init(upTo count: Int) {
    if count > 0 { few.reserveCapacity(min(count, Self.fewest)) }
  }

  /// How many keys there are.
  var count: Int { few.count + many.count }

  subscript(key: Key) -> Value? {
    for entry in few where entry.key == key { return entry.value }
    return many.isEmpty ? nil : many[key]
  }

  /// Notes a value, in place of the key's former one.
  mutating func note(_ value: Value, for key: Key) {
    if let index = few.firstIndex(where: { $0.key == key }) {
      few[index].value = value
    } else if few.count < Self.fewest {
      few.append((key, value))
    } else {
      many[key] = value
    }
  }
}
