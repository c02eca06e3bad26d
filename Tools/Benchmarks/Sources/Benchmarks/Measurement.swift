/// A row of the table; times are nanoseconds a call.
struct Row: Codable {
  var name: String
  var ours: Double
  var peer: Double
  var peerName: String
  var ratio: Double
  var bar: Double?
  var holds: Bool?

  enum CodingKeys: String, CodingKey {
    case name, ours, peer, ratio, bar, holds
    case peerName = "peer_name"
  }

  /// Runs ours and the peer's in turn; what is compared are neighbours, and the median counts.
  static func measure(
    _ name: String, against peerName: String, bar: Double?, calls: Int, runs: Int = 31,
    ours: () -> Int, peer: () -> Int
  ) -> Row {
    var pairs: [(ours: Double, peer: Double)] = []
    for run in 0...runs {
      let pair = (ours: time(calls, ours), peer: time(calls, peer))
      // The first run warms the caches.
      if run > 0 { pairs.append(pair) }
    }
    let ratio = median(pairs.map { $0.ours / $0.peer })
    return Row(
      name: name, ours: median(pairs.map(\.ours)), peer: median(pairs.map(\.peer)),
      peerName: peerName, ratio: ratio, bar: bar, holds: bar.map { ratio <= $0 })
  }

  private static func time(_ calls: Int, _ body: () -> Int) -> Double {
    let clock = ContinuousClock()
    var sum = 0
    let duration = clock.measure { sum = body() }
    precondition(sum != 0, "nothing was looked up")
    return Double(duration.components.attoseconds) / 1e9 / Double(calls)
      + Double(duration.components.seconds) * 1e9 / Double(calls)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
