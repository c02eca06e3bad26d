/// The first mention of each key.
///
/// Messages have few names: up to a dozen are searched one after the other, which is faster
/// than hashing them. More are hashed, so that a message of any length takes linear time.
struct FirstMentions<Key: Hashable, Value> {
  private var few: [(key: Key, value: Value)] = []
  private var many: [Key: Value] = [:]

  /// The number of keys that are searched one after the other.
  private static var fewest: Int { 12 }

  /// Creates an empty collection for at most `count` keys.
  init(upTo count: Int) {
    if count > 0 { few.reserveCapacity(min(count, Self.fewest)) }
  }

  /// The number of keys.
  var count: Int { few.count + many.count }

  subscript(key: Key) -> Value? {
    for entry in few where entry.key == key { return entry.value }
    return many.isEmpty ? nil : many[key]
  }

  /// Records a value, in place of the key's former one.
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
